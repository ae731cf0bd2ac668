"""Adds up what the pairs of a route use of the links: one row per route, each link once."""

from __future__ import annotations

import numpy as np
from numba import njit

from fabric_studio.sim.kernels.arrays import Counts, Floats, Ids


@njit(nogil=True, cache=True, error_model="numpy")
def add_up(
    piece_route: Ids, piece_ptr: Counts, link: Ids, value: Floats, n_routes: int, n_links: int
) -> tuple[Counts, Ids, Floats]:
    """Pieces k, each of route piece_route[k] (int32[K], rising), hold link[piece_ptr[k]:piece_ptr[k+1]] and values there.

    Returns CSR by route: int64[n_routes+1], int32[nnz], float64[nnz]. Links of a route stand in the order in which they were
    first met, so a route of one path keeps its travel order. O(nnz).
    """
    ptr = np.zeros(n_routes + 1, np.int64)
    out_link = np.empty(link.size, np.int32)
    out_value = np.empty(link.size, np.float64)
    place = np.full(n_links, -1, np.int64)
    size = np.int64(0)
    start = np.int64(0)
    route = 0
    for k in range(piece_route.size):
        while route < piece_route[k]:
            route += 1
            ptr[route] = size
            start = size
        for i in range(piece_ptr[k], piece_ptr[k + 1]):
            if value[i] == 0.0:
                continue
            at = place[link[i]]
            if at >= start and out_link[at] == link[i]:
                out_value[at] += value[i]
            else:
                place[link[i]] = size
                out_link[size] = link[i]
                out_value[size] = value[i]
                size += 1
    while route < n_routes:
        route += 1
        ptr[route] = size
    return ptr, out_link[:size].copy(), out_value[:size].copy()
