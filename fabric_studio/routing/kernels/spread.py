"""Packet spray: every switch sends equal parts over all its links that lie on a shortest way."""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from fabric_studio.routing.kernels.choices import nearer, room_for_choices
from fabric_studio.routing.kernels.distances import FAR

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
    found = room_for_choices(out_ptr)
    here, there = np.empty(n_nodes, np.int64), np.empty(n_nodes, np.int64)
    total = 0
    for p in range(len(start)):
        away, goal = distance[table[p]], target[p]
        if start[p] != goal and away[start[p]] < FAR:
            here[0], count = start[p], 1
            amount[start[p]] = 1.0
            for _ in range(away[start[p]]):
                reached = 0
                for i in range(count):
                    node = here[i]
                    choices = nearer(node, goal, away, out_ptr, out_link, head, forwards, 0, found)
                    each = amount[node] / max(choices, 1)
                    amount[node] = 0.0
                    for k in range(choices):
                        to = head[found[k]]
                        if not count_only:
                            link[total] = found[k]
                            share[total] = each
                        total += 1
                        if amount[to] == 0.0:
                            there[reached] = to
                            reached += 1
                        amount[to] += each
                here, there = there, here
                count = reached
            amount[goal] = 0.0
        if count_only:
            ptr[p + 1] = total
