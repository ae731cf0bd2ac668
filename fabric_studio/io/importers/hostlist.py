"""Slurm hostlist expressions: many host names written short, "node[001-016],login[1,3]".

Several brackets in one name multiply out (leftmost slowest), text may follow a bracket, commas split names only outside
brackets, and leading zeros count: "n[08-11]" is n08, n09, n10, n11.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr

LIMIT = 1_000_000
"""Most names one expression may stand for; a typing error such as [1-99999999999] must not eat the machine."""

_LONGEST_NUMBER = 64
_RANGE = re.compile(r"([0-9]+)(?:-([0-9]+))?")
_DIGITS = re.compile(r"([0-9]+)")
_UNWRITABLE = re.compile(r"[\[\],\s]")
_WAY_OUT = mark("write for example node[001-016] or node1,node2")


def expand(text: str, *, limit: int = LIMIT) -> list[str]:
    """All names of an expression in the order written; a name written twice comes twice.

    BadInputError for brackets that do not match, ranges that run backwards, and more than `limit` names.
    """
    names: list[str] = []
    for item in _split(text):
        parts = _parts(item, text)
        count = 1
        for part in parts:
            count *= sum(_size(low, high) for low, high in part) if isinstance(part, list) else 1
        if len(names) + count > limit:
            raise BadInputError(
                "hostlist",
                tr("{item!r} stands for {count:,} names", item=_short(item), count=count),
                tr("at most {limit:,} are read", limit=limit),
            )
        choices = [_numbers(part) if isinstance(part, list) else [part] for part in parts]
        names.extend("".join(choice) for choice in itertools.product(*choices))
    return names


def compress(names: Iterable[str]) -> str:
    """The short form of a set of names; `expand(compress(names))` is `sorted(set(names), key=natural_key)`.

    BadInputError for a name that a hostlist cannot hold (empty, or with brackets, commas or blanks).
    """
    runs: list[tuple[str, str, list[list[str]]]] = []
    for name in sorted(set(names), key=natural_key):
        if not name or _UNWRITABLE.search(name):
            raise BadInputError(
                "hostlist",
                tr("the name {name!r} cannot be written in a hostlist", name=name),
                tr("rename it"),
            )
        head, digits, tail = _last_number(name)
        if not digits:
            runs.append((name, "", []))
        elif runs and runs[-1][2] and runs[-1][:2] == (head, tail):
            ranges = runs[-1][2]
            if digits == _successor(ranges[-1][0], ranges[-1][-1]):
                ranges[-1][1:] = [digits]
            else:
                ranges.append([digits])
        else:
            runs.append((head, tail, [[digits]]))
    return ",".join(head + _bracket(ranges) + tail for head, tail, ranges in runs)


def natural_key(name: str) -> tuple[object, ...]:
    """Sorts names as people do: rack2 before rack10, n1 before n01."""
    key: list[object] = []
    for index, piece in enumerate(_DIGITS.split(name)):
        if index % 2 == 0:
            key.append(piece)
        else:
            # By value without int(): compare the digits that count, longer is larger; then how it was written.
            digits = piece.lstrip("0")
            key.append((len(digits), digits, len(piece)))
    return tuple(key)


def _split(text: str) -> list[str]:
    """The names of an expression, still with their brackets; commas inside brackets do not split."""
    items, depth, start = [], 0, 0
    for index, character in enumerate(text):
        if character == "[":
            depth += 1
            if depth > 1:
                raise BadInputError(
                    "hostlist",
                    tr("{text!r} has a bracket inside a bracket", text=_around(text, index)),
                    tr(_WAY_OUT),
                )
        elif character == "]":
            depth -= 1
            if depth < 0:
                raise BadInputError(
                    "hostlist",
                    tr("{text!r} closes a bracket that is not open", text=_around(text, index)),
                    tr(_WAY_OUT),
                )
        elif character == "," and depth == 0:
            items.append(text[start:index])
            start = index + 1
    if depth:
        raise BadInputError(
            "hostlist",
            tr("{text!r} has no closing bracket", text=_short(text[start:])),
            tr("the line may be cut off; ") + tr(_WAY_OUT),
        )
    items.append(text[start:])
    return [stripped for item in items if (stripped := item.strip())]


def _parts(item: str, text: str) -> list[str | list[tuple[str, str]]]:
    """One name as literal texts and lists of number ranges."""
    if re.search(r"\s", item):
        raise BadInputError(
            "hostlist", tr("{item!r} has a blank inside a name", item=_short(item)), tr(_WAY_OUT)
        )
    parts: list[str | list[tuple[str, str]]] = []
    for index, piece in enumerate(re.split(r"[\[\]]", item)):
        if index % 2 == 0:
            if piece:
                parts.append(piece)
            continue
        ranges = []
        for written in piece.split(","):
            match = _RANGE.fullmatch(written)
            if match is None or max(map(len, match.groups(""))) > _LONGEST_NUMBER:
                raise BadInputError(
                    "hostlist",
                    tr(
                        "{written!r} in {item!r} is not a number or a range",
                        written=_short(written),
                        item=_short(item),
                    ),
                    tr(_WAY_OUT),
                )
            low, high = match[1], match[2] or match[1]
            if int(high) < int(low):
                raise BadInputError(
                    "hostlist",
                    tr("the range {written} in {item!r} runs backwards", written=written, item=_short(item)),
                    tr(_WAY_OUT),
                )
            ranges.append((low, high))
        parts.append(ranges)
    return parts


def _size(low: str, high: str) -> int:
    return int(high) - int(low) + 1


def _numbers(ranges: list[tuple[str, str]]) -> list[str]:
    return [str(number).zfill(len(low)) for low, high in ranges for number in range(int(low), int(high) + 1)]


def _last_number(name: str) -> tuple[str, str, str]:
    pieces = _DIGITS.split(name)
    if len(pieces) == 1 or len(pieces[-2]) > _LONGEST_NUMBER:
        return name, "", ""
    return "".join(pieces[:-2]), pieces[-2], pieces[-1]


def _successor(first: str, last: str) -> str:
    """What the next number of a range that starts with `first` must look like."""
    return str(int(last) + 1).zfill(len(first))


def _bracket(ranges: list[list[str]]) -> str:
    if not ranges:
        return ""
    if len(ranges) == 1 and len(ranges[0]) == 1:
        return ranges[0][0]
    return "[" + ",".join("-".join(bounds) for bounds in ranges) + "]"


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."


def _around(text: str, index: int) -> str:
    return text[max(0, index - 30) : index + 30]
