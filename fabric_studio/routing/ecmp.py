"""Equal-cost multi-path routing, hop by hop, for many flows at once.

At every switch the next link is one of those on a shortest path to the destination, chosen by a hash of the flow's
entropy and the switch's own seed, as switches do with the 5-tuple. Parallel cables are separate choices.
"""

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


@njit(nogil=True, cache=True)
def _mix(x: np.uint64) -> np.uint64:
    """A 64-bit hash with good avalanche (splitmix64 finaliser)."""
    x = np.uint64(x)
    x ^= x >> np.uint64(30)
    x *= np.uint64(0xBF58476D1CE4E5B9)
    x ^= x >> np.uint64(27)
    x *= np.uint64(0x94D049BB133111EB)
    x ^= x >> np.uint64(31)
    return x


@njit(nogil=True, cache=True)
def walk(
    start: NDArray[np.int64],
    target: NDArray[np.int64],
    entropy: NDArray[np.int64],
    table: NDArray[np.int64],
    distance: NDArray[np.int16],
    out_ptr: NDArray[np.int64],
    out_link: NDArray[np.int64],
    head: NDArray[np.int64],
    forwards: NDArray[np.bool_],
    seed: NDArray[np.uint64],
    hops: NDArray[np.int64],
    path: NDArray[np.int64],
) -> None:
    """Paths of F flows from node start[f] to node target[f]. table[f]: row of `distance` (T, N) of that target's neighbours.

    out_ptr (N+1), out_link: CSR of the links out of each node; head: node each link leads to; seed: per node.
    hops (F,): number of links, -1 where there is no path; path (F, H): the links, filled from the left.
    """
    for f in range(len(start)):
        node = start[f]
        row = table[f]
        count = 0
        if node != target[f] and (distance[row, node] >= 32_000 or distance[row, node] > path.shape[1]):
            hops[f] = -1
            continue
        while node != target[f]:
            left = distance[row, node] - 1
            choices = 0
            for k in range(out_ptr[node], out_ptr[node + 1]):
                to = head[out_link[k]]
                if left == 0 if to == target[f] else (distance[row, to] == left and forwards[to]):
                    choices += 1
            if choices == 0:
                count = -1
                break
            pick = (
                np.int64(_mix(np.uint64(entropy[f]) ^ seed[node]) % np.uint64(choices)) if choices > 1 else 0
            )
            for k in range(out_ptr[node], out_ptr[node + 1]):
                to = head[out_link[k]]
                if left == 0 if to == target[f] else (distance[row, to] == left and forwards[to]):
                    if pick == 0:
                        path[f, count] = out_link[k]
                        count += 1
                        node = to
                        break
                    pick -= 1
        hops[f] = count
