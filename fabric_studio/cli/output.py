"""What the command line prints: one JSON document on standard output, or text; progress on standard error."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from fabric_studio.base.progress import Progress


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


def print_json(document: object) -> None:
    json.dump(plain(document), sys.stdout, indent=2, ensure_ascii=False, allow_nan=False)
    sys.stdout.write("\n")


def print_lines(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


def table(rows: Iterable[tuple[str, ...]], indent: str = "") -> list[str]:
    """Columns padded to their widest cell."""
    cells = [tuple(str(cell) for cell in row) for row in rows]
    widths = [max(len(row[k]) for row in cells) for k in range(len(cells[0]))] if cells else []
    return [
        (indent + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))).rstrip()
        for row in cells
    ]


def watched() -> Progress:
    """Progress that shows itself on standard error when that is a terminal."""
    if not sys.stderr.isatty():
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
