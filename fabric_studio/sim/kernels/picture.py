"""The picture of a run, links x time, kept in two bytes a cell: utilisation 0 to 1 in steps of 1/65535."""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from fabric_studio.sim.kernels.arrays import Ids, Singles

Cells = NDArray[np.uint16]
FULL = 65535.0


@njit(nogil=True, cache=True, error_model="numpy")
def draw(utilization: Singles, row: Ids, out: Cells) -> None:
    """Write one bin: utilization float32[L], row int32[L] of each link, out uint16[rows]."""
    for link in range(utilization.size):
        out[row[link]] = np.uint16(min(max(utilization[link], 0.0), 1.0) * FULL + 0.5)


@njit(nogil=True, cache=True, error_model="numpy")
def merge(left: Cells, right: Cells, share_right: float, out: Cells) -> None:
    """Two neighbouring bins become one, uint16[rows] each; `share_right` is the second one's share of the time."""
    for row in range(out.size):
        out[row] = np.uint16(left[row] + (np.float64(right[row]) - left[row]) * share_right + 0.5)


@njit(nogil=True, cache=True, error_model="numpy")
def read(cells: Cells, rows: NDArray[np.int64], out: Singles) -> None:
    """float32[K, T] of some rows of cells uint16[T, rows]; 0 for a row that the picture does not have."""
    for t in range(cells.shape[0]):
        for k in range(rows.size):
            out[k, t] = 0.0
            if rows[k] < cells.shape[1]:
                out[k, t] = cells[t, rows[k]] / FULL
