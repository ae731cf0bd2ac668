"""The picture of a run, links x time, kept in two bytes a cell: utilisation 0 to 1 in steps of 1/65535."""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from fabric_studio.sim.kernels.arrays import Ids, Singles

Cells = NDArray[np.uint16]
FULL = 65535.0
_BLOCK = 256
"""Rows read at a time, so that what is written stays in the cache"""


@njit(nogil=True, cache=True, error_model="numpy")
def draw(utilization: Singles, row: Ids, out: Cells) -> None:
    """Write one bin: utilization float32[L], row int32[L] of each link, out uint16[rows]."""
    first = 0
    while first < utilization.size:
        # Links mostly keep their order: a run of neighbours is converted in one sweep.
        last = first + 1
        while last < utilization.size and row[last] == row[last - 1] + 1:
            last += 1
        shift = row[first] - first
        for link in range(first, last):
            out[link + shift] = np.uint16(
                min(max(utilization[link], np.float32(0.0)), np.float32(1.0)) * np.float32(FULL)
                + np.float32(0.5)
            )
        first = last


@njit(nogil=True, cache=True, error_model="numpy")
def merge(left: Cells, right: Cells, share_right: float, out: Cells) -> None:
    """Two neighbouring bins become one, uint16[rows] each; `share_right` is the second one's share of the time."""
    for row in range(out.size):
        out[row] = np.uint16(left[row] + (np.float64(right[row]) - left[row]) * share_right + 0.5)


@njit(nogil=True, cache=True, error_model="numpy")
def read(cells: Cells, rows: NDArray[np.int64], out: Singles) -> None:
    """float32[K, T] of some rows of cells uint16[T, rows]; 0 for a row that the picture does not have."""
    place = np.full(cells.shape[1], -1, np.int64)
    for k in range(rows.size):
        if rows[k] < cells.shape[1]:
            place[rows[k]] = k
        else:
            out[k, :] = 0.0
    # Along the picture's rows in order, some at a time, so that both sides stay in the cache.
    for first in range(0, cells.shape[1], _BLOCK):
        last = min(first + _BLOCK, cells.shape[1])
        for t in range(cells.shape[0]):
            for row in range(first, last):
                if place[row] >= 0:
                    out[place[row], t] = cells[t, row] / FULL
