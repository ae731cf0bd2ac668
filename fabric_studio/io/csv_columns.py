"""Reading plain CSV as columns: no quotes and no surprises, which is what nearly every project holds.

Works on the bytes as one array, so 300,000 lines of 20 cells take about a second; `csv.reader` takes several. Anything
unusual gives None, and the caller reads cell by cell, which also finds the line that is wrong.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

_MOST_DIGITS = 18
_DECIMAL = frozenset("-+.eE0123456789")


def plain_columns(data: bytes, types: Mapping[str, str]) -> dict[str, Any] | None:
    """Columns by header name. `types`: "whole", "decimal", "text" or "flag" for every column that must be there.

    A whole column is int64, the others are lists. None when the text has quotes, escapes, carriage returns, a ragged
    line, another header, or a cell that is not of its type.
    """
    if not data.endswith(b"\n") or any(sign in data for sign in (b'"', b"\r", b"\\", b"\0")):
        return None
    header = data[: data.index(b"\n")].decode("utf-8", "replace").split(",")
    if sorted(header) != sorted(types):
        return None
    signs = np.frombuffer(data, np.uint8)
    cuts = np.flatnonzero((signs == ord(",")) | (signs == ord("\n")))
    if len(cuts) % len(header):
        return None
    grid = cuts.reshape(-1, len(header))
    ends_line = signs[grid] == ord("\n")
    if ends_line[:, :-1].any() or not ends_line[:, -1].all():
        return None
    stops = grid[1:]
    starts = np.empty_like(stops)
    starts[:, 0], starts[:, 1:] = grid[:-1, -1] + 1, stops[:, :-1] + 1
    try:
        return {
            name: _COLUMN[types[name]](data, signs, starts[:, place], stops[:, place])
            for place, name in enumerate(header)
        }
    except ValueError:
        return None


def _whole(
    data: bytes, signs: NDArray[np.uint8], start: NDArray[np.int64], stop: NDArray[np.int64]
) -> NDArray[np.int64]:
    if not len(start):
        return np.zeros(0, np.int64)
    negative = signs[start] == ord("-")
    begin = start + negative
    size = stop - begin
    if size.min() < 1 or size.max() > _MOST_DIGITS:
        raise ValueError("not a whole number")
    value = np.zeros(len(start), np.int64)
    for place in range(int(size.max())):
        inside = place < size
        digit = signs[np.where(inside, begin + place, 0)].astype(np.int64) - ord("0")
        if ((digit < 0) | (digit > 9))[inside].any():
            raise ValueError("not a whole number")
        value = np.where(inside, value * 10 + digit, value)
    return np.where(negative, -value, value)


def _text(
    data: bytes, signs: NDArray[np.uint8], start: NDArray[np.int64], stop: NDArray[np.int64]
) -> list[str]:
    if not len(start) or (start == stop).all():
        return [""] * len(start)
    known: dict[Any, str] = {}
    pairs = zip(start.tolist(), stop.tolist(), strict=True)
    if data.isascii():
        text = data.decode("ascii")
        return [known.setdefault(cell, cell) for cell in (text[a:b] for a, b in pairs)]
    return [
        known[cell] if cell in known else known.setdefault(cell, cell.decode())
        for cell in (data[a:b] for a, b in pairs)
    ]


def _decimal(
    data: bytes, signs: NDArray[np.uint8], start: NDArray[np.int64], stop: NDArray[np.int64]
) -> list[float]:
    cells = _text(data, signs, start, stop)
    known = {cell: _number(cell) for cell in set(cells)}
    return [known[cell] for cell in cells]


def _number(cell: str) -> float:
    if not set(cell) <= _DECIMAL:
        raise ValueError("not a number")
    return float(cell) if cell else math.nan


def _flag(
    data: bytes, signs: NDArray[np.uint8], start: NDArray[np.int64], stop: NDArray[np.int64]
) -> list[bool]:
    cells = _text(data, signs, start, stop)
    if not set(cells) <= {"true", "false"}:
        raise ValueError("not true or false")
    return [cell == "true" for cell in cells]


_COLUMN: Mapping[str, Any] = {"whole": _whole, "text": _text, "decimal": _decimal, "flag": _flag}
