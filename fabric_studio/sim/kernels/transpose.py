"""CSR transpose: from class -> links to link -> classes."""

from __future__ import annotations

import numpy as np
from numba import njit

from fabric_studio.sim.kernels.arrays import Counts, Floats, Ids


@njit(nogil=True, cache=True, error_model="numpy")
def transpose(ptr: Counts, column: Ids, value: Floats, n_columns: int) -> tuple[Counts, Ids, Floats]:
    """Transpose a CSR matrix by counting sort, O(rows + columns + nnz).

    ptr int64[R+1], column int32[nnz], value float64[nnz] -> ptr int64[n_columns+1], row int32[nnz], value float64[nnz];
    rows of each column come out in rising order.
    """
    out_ptr = np.zeros(n_columns + 1, np.int64)
    for k in range(column.size):
        out_ptr[column[k] + 1] += 1
    for c in range(n_columns):
        out_ptr[c + 1] += out_ptr[c]
    place = out_ptr[:-1].copy()
    out_row = np.empty(column.size, np.int32)
    out_value = np.empty(column.size, np.float64)
    for r in range(ptr.size - 1):
        for k in range(ptr[r], ptr[r + 1]):
            at = place[column[k]]
            out_row[at] = r
            out_value[at] = value[k]
            place[column[k]] = at + 1
    return out_ptr, out_row, out_value
