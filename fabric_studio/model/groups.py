"""Grouping rows by several whole-number columns at once."""

from __future__ import annotations

import numpy as np

from fabric_studio.model.table import Ints


def group_rows(*columns: Ints) -> tuple[Ints, Ints]:
    """(row of the first member of each group, group of every row) for rows that are equal in all columns.

    The columns are packed into one number, which sorts tens of times faster than rows of a matrix do.
    """
    key = np.zeros(len(columns[0]), np.int64)
    room = 1
    for column in columns:
        distinct, code = np.unique(column, return_inverse=True)
        if room * max(1, len(distinct)) >= 2**62:
            _, key = np.unique(key, return_inverse=True)
            room = int(key.max(initial=0)) + 1
        key = key * len(distinct) + code.ravel()
        room *= max(1, len(distinct))
    _, first, group = np.unique(key, return_index=True, return_inverse=True)
    return first.astype(np.int64), group.ravel().astype(np.int64)
