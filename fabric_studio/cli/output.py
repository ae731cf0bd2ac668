"""What the command line prints: one JSON document on standard output, or text; progress on standard error."""

from __future__ import annotations

import json
import math
import re
import sys
import textwrap
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from fabric_studio.base.progress import Progress
from fabric_studio.cli.streams import tell_line

_CONTROL = dict.fromkeys((*range(32), *range(127, 160), 0x2028, 0x2029), "\N{REPLACEMENT CHARACTER}")
"""Names come from files of strangers; these characters could play tricks on a terminal."""


_WIDE = "\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6"
_WORD = re.compile(rf"[{_WIDE}] *|[^\s{_WIDE}]+ *")
_NEVER_FIRST = "，。；：、）】》！？"
"""Closing marks stay with what they close."""


def plain(value: object) -> Any:
    """Values JSON can hold: arrays as lists, unknown numbers (NaN, infinity) as null."""
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, np.ndarray | list | tuple | set | frozenset):
        return [plain(item) for item in value]
    if isinstance(value, np.generic):
        value = value.item()
    if isinstance(value, float) and not math.isfinite(value):
        return None
    return value


def to_json(document: object, *, ascii_only: bool = False) -> str:
    """The document as it is printed and written to files, ending in a line end."""
    return json.dumps(plain(document), indent=2, ensure_ascii=ascii_only, allow_nan=False) + "\n"


def print_json(document: object) -> None:
    unicode = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    sys.stdout.write(to_json(document, ascii_only=not unicode))


def print_lines(lines: Iterable[str]) -> None:
    for line in lines:
        print(visible(line))


def visible(line: str) -> str:
    """One line without control characters, in letters that standard output can show."""
    encoding = sys.stdout.encoding or "utf-8"
    return line.translate(_CONTROL).encode(encoding, "replace").decode(encoding)


def tell(text: str) -> None:
    """One line on standard error: what went wrong, or how far a long piece of work is."""
    encoding = sys.stderr.encoding or "utf-8"
    line = text.translate(_CONTROL).encode(encoding, "backslashreplace").decode(encoding)
    tell_line(line)


def width(text: str) -> int:
    """How many places a terminal gives to a text: two to a Chinese character."""
    return len(text) + sum(unicodedata.east_asian_width(letter) in "WF" for letter in text)


def wrapped(
    text: str, most: int, *, initial_indent: str = "", subsequent_indent: str = "", hyphens: bool = True
) -> list[str]:
    """Lines of at most so many places; `hyphens`: whether words with one are broken there. Chinese, which has no spaces, is
    broken between its characters."""
    if width(text) == len(text):
        return textwrap.wrap(
            text,
            most,
            initial_indent=initial_indent,
            subsequent_indent=subsequent_indent,
            break_on_hyphens=hyphens,
        )
    lines, line = [], initial_indent
    for word in _WORD.findall(text):
        bare = not line.strip() or line in (initial_indent, subsequent_indent)
        if width(line) + width(word.rstrip()) > most and not bare and word[0] not in _NEVER_FIRST:
            lines.append(line.rstrip())
            line = subsequent_indent
        line += word
    return [*lines, line.rstrip()]


def columns(rows: Iterable[tuple[str, ...]], indent: str = "", *, numbers: bool = False) -> list[str]:
    """Columns padded to their widest cell; `numbers`: all but the first to the right."""
    cells = [tuple(str(cell) for cell in row) for row in rows]
    widths = [max(width(row[k]) for row in cells) for k in range(len(cells[0]))] if cells else []

    def padded(row: tuple[str, ...]) -> Iterable[str]:
        for index, (cell, wide) in enumerate(zip(row, widths, strict=True)):
            gap = " " * (wide - width(cell))
            yield gap + cell if numbers and index else cell + gap

    return [(indent + "  ".join(padded(row))).rstrip() for row in cells]


def watched(otherwise: str = "") -> Progress:
    """Progress that shows itself on standard error when that is a terminal; else one line there, if there is one to say."""
    if not sys.stderr.isatty():
        if otherwise:
            tell(otherwise)
        return Progress()

    last = ""

    def show(fraction: float, text: str) -> None:
        nonlocal last
        line = f"{fraction:4.0%}  {text}"
        if line != last:
            sys.stderr.write(f"\r\x1b[K{line}")
            sys.stderr.write("\r\x1b[K" if fraction >= 1.0 else "")
            sys.stderr.flush()
            last = line

    return Progress(show)
