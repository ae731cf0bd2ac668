"""How far every switch is from some targets, breadth-first, for many targets at once."""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

FAR = np.int16(32_000)
"""Distance of a node that cannot be reached."""


@njit(nogil=True, cache=True)
def distances_to(
    last_ptr: NDArray[np.int64],
    last_node: NDArray[np.int64],
    in_ptr: NDArray[np.int64],
    in_node: NDArray[np.int64],
    distance: NDArray[np.int16],
) -> None:
    """Hops from every node to each of T targets, written into distance (T, N), FAR where there is no way.

    A target is given by the nodes with a link into it, last_ptr (T+1), last_node, which are 1 away; so targets with the same
    neighbours, as the leaves of a pod, share a row. What stands for the target itself in its row means nothing.
    in_ptr (N+1), in_node: CSR of the nodes that forward and have a link into each node. Breadth-first, 64 targets at a time,
    one bit each.
    """
    n_nodes, n_targets = in_ptr.size - 1, last_ptr.size - 1
    distance[:] = FAR
    seen, front, onward = (
        np.zeros(n_nodes, np.uint64),
        np.zeros(n_nodes, np.uint64),
        np.zeros(n_nodes, np.uint64),
    )
    here, there = np.empty(n_nodes, np.int64), np.empty(n_nodes, np.int64)
    for first in range(0, n_targets, 64):
        count = 0
        seen[:] = 0
        for t in range(first, min(first + 64, n_targets)):
            for k in range(last_ptr[t], last_ptr[t + 1]):
                node = last_node[k]
                if front[node] == 0:
                    here[count] = node
                    count += 1
                front[node] |= np.uint64(1) << np.uint64(t - first)
        level = 1
        while count > 0:
            for i in range(count):
                node = here[i]
                seen[node] |= front[node]
                for t in range(first, min(first + 64, n_targets)):
                    if front[node] & (np.uint64(1) << np.uint64(t - first)):
                        distance[t, node] = level
            reached = 0
            for i in range(count):
                node = here[i]
                for k in range(in_ptr[node], in_ptr[node + 1]):
                    before = in_node[k]
                    fresh = front[node] & ~seen[before]
                    if fresh != 0:
                        if onward[before] == 0:
                            there[reached] = before
                            reached += 1
                        onward[before] |= fresh
            for i in range(count):
                front[here[i]] = 0
            for i in range(reached):
                front[there[i]] = onward[there[i]]
                onward[there[i]] = 0
            here, there = there, here
            count = reached
            level += 1
