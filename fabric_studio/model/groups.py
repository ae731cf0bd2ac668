"""Grouping rows by several whole-number columns at once."""

from __future__ import annotations

import numpy as np

from fabric_studio.model.table import Ints

_ROOM = 4
"""Values are ticked off in a list while it holds at most so many times as many as there are rows; beyond, they are sorted,
which takes ten times as long."""


def group_rows(*columns: Ints) -> tuple[Ints, Ints]:
    """(row of the first member of each group, group of every row) for rows that are equal in all columns.

    The columns are packed into one number, which sorts tens of times faster than rows of a matrix do.
    """
    key = np.zeros(len(columns[0]), np.int64)
    room = 1
    for column in columns:
        count, code = _numbered(column)
        if room * max(1, count) >= 2**62:
            room, key = _numbered(key)
        key = key * count + code
        room *= max(1, count)
    count, group = _numbered(key)
    first = np.empty(count, np.int64)
    # Of several rows of one group the last that is written stays, which is the first.
    first[group[::-1]] = np.arange(len(key) - 1, -1, -1)
    return first, group


def _numbered(values: Ints) -> tuple[int, Ints]:
    """How many different values there are, and the number of each in their order."""
    if not len(values):
        return 0, np.zeros(0, np.int64)
    low, high = int(values.min()), int(values.max())
    if high - low < _ROOM * len(values):
        place = values - low
        seen = np.zeros(high - low + 1, bool)
        seen[place] = True
        number = np.cumsum(seen) - 1
        return int(number[-1]) + 1, number[place]
    distinct, code = np.unique(values, return_inverse=True)
    return len(distinct), code.ravel().astype(np.int64)
