"""Packet spray: every switch sends equal parts over all its links that lie on a shortest way."""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

Ints = NDArray[np.int64]


@njit(nogil=True, cache=True)
def spread(
    start: Ints,
    target: Ints,
    table: Ints,
    distance: NDArray[np.int16],
    out_ptr: Ints,
    out_link: Ints,
    head: Ints,
    forwards: NDArray[np.bool_],
    ptr: Ints,
    link: Ints,
    share: NDArray[np.float64],
) -> None:
    """The links between start[p] and target[p] and the part that each carries, links of one hop together, in order of hops.

    Called twice. With empty `link` it counts, into ptr (P+1), as running sums; then it fills in what ptr leaves room for.
    A pair without a way has no links.
    """
    count_only = link.size == 0
    n_nodes = out_ptr.size - 1
    amount = np.zeros(n_nodes)
    here, there = np.empty(n_nodes, np.int64), np.empty(n_nodes, np.int64)
    total = 0
    for p in range(len(start)):
        row, goal = table[p], target[p]
        if start[p] != goal and distance[row, start[p]] < 32_000:
            here[0], count = start[p], 1
            amount[start[p]] = 1.0
            left = distance[row, start[p]] - 1
            while left >= 0:
                reached = 0
                for i in range(count):
                    node = here[i]
                    choices = 0
                    for k in range(out_ptr[node], out_ptr[node + 1]):
                        to = head[out_link[k]]
                        if left == 0 if to == goal else (distance[row, to] == left and forwards[to]):
                            choices += 1
                    each = amount[node] / max(choices, 1)
                    amount[node] = 0.0
                    for k in range(out_ptr[node], out_ptr[node + 1]):
                        to = head[out_link[k]]
                        if left == 0 if to == goal else (distance[row, to] == left and forwards[to]):
                            if not count_only:
                                link[total] = out_link[k]
                                share[total] = each
                            total += 1
                            if amount[to] == 0.0:
                                there[reached] = to
                                reached += 1
                            amount[to] += each
                here, there = there, here
                count = reached
                left -= 1
            amount[goal] = 0.0
        if count_only:
            ptr[p + 1] = total
