"""One step of a way: which links lead on from a switch, and which of them the hash takes.

Every kernel that walks asks node by node. It puts the links that it may take into `found` (room for the most links that any node has),
and takes one of them.
"""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from fabric_studio.routing.kernels.hashing import mix

Ints = NDArray[np.int64]


@njit(nogil=True, cache=True)
def room_for_choices(out_ptr: Ints) -> Ints:
    """An array with room for the links out of any node."""
    most = 0
    for node in range(out_ptr.size - 1):
        most = max(most, out_ptr[node + 1] - out_ptr[node])
    return np.empty(most, np.int64)


@njit(nogil=True, cache=True, inline="always")
def drawn(header: np.uint64, count: int) -> np.int64:
    """Which of so many choices the hash of a header takes."""
    return np.int64(mix(header) % np.uint64(count)) if count > 1 else np.int64(0)


@njit(nogil=True, cache=True, inline="always")
def nearer(
    node: np.int64,
    goal: np.int64,
    distances: NDArray[np.int16],
    out_ptr: Ints,
    out_link: Ints,
    head: Ints,
    forwards: NDArray[np.bool_],
    turn: np.int64 | int,
    found: Ints,
) -> int:
    """The links out of a node that lie on a shortest way to `goal`, in their order beginning with number `turn`, put into `found`;
    how many they are. distances (N,): hops to the goal."""
    left = distances[node] - 1
    first, last = out_ptr[node], out_ptr[node + 1]
    count = 0
    for begin, end in ((first + turn, last), (first, first + turn)):
        for k in range(begin, end):
            link = out_link[k]
            to = head[link]
            if left == 0 if to == goal else (distances[to] == left and forwards[to]):
                found[count] = link
                count += 1
    return count
