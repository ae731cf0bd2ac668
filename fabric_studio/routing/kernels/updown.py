"""Up/down routing: first towards the top, then only down, so that no circle of waiting switches can form."""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from fabric_studio.routing.kernels.choices import drawn, room_for_choices

Ints = NDArray[np.int64]


@njit(nogil=True, cache=True)
def walk_up_down(
    order: Ints,
    start: Ints,
    target: Ints,
    entropy: Ints,
    place: Ints,
    in_ptr: Ints,
    in_node: Ints,
    out_ptr: Ints,
    out_link: Ints,
    head: Ints,
    forwards: NDArray[np.bool_],
    seed: NDArray[np.uint64],
    room: int,
    ptr: Ints,
    length: Ints,
    path: Ints,
) -> int:
    """Shortest legal ways. `order` (W,): ways sorted by target. A link leads up when `place` (N,) of its head is lower than that of its
    tail. in_ptr, in_node: switches with a link into each node.

    ptr and length as for `walk`, but filled in here; ways follow each other in `path` in the order of `order`, room for `room` links.
    Returns how many there are; more than `room` means: call again with so much room.
    """
    n_nodes = out_ptr.size - 1
    down, free = np.full(n_nodes, -1, np.int64), np.full(n_nodes, -1, np.int64)
    queue, phase = np.empty(2 * n_nodes + 2, np.int64), np.empty(2 * n_nodes + 2, np.int64)
    found = room_for_choices(out_ptr)
    total, known = 0, -1
    for w in order:
        goal = target[w]
        if goal != known:
            known = goal
            down[:] = -1
            free[:] = -1
            down[goal] = free[goal] = 0
            queue[0], phase[0], queue[1], phase[1] = goal, 0, goal, 1
            first, last = 0, 2
            while first < last:
                node, rising = queue[first], phase[first]
                first += 1
                for k in range(in_ptr[node], in_ptr[node + 1]):
                    before = in_node[k]
                    if not forwards[before]:
                        continue
                    if rising:
                        if place[node] < place[before] and free[before] < 0:
                            free[before] = free[node] + 1
                            queue[last], phase[last] = before, 1
                            last += 1
                    elif place[node] > place[before] and down[before] < 0:
                        down[before] = down[node] + 1
                        queue[last], phase[last] = before, 0
                        last += 1
                        if free[before] < 0:
                            free[before] = down[before]
                            queue[last], phase[last] = before, 1
                            last += 1
        length[w] = free[start[w]]
        ptr[w] = total
        if length[w] < 0:
            continue
        total += length[w]
        if total > room:
            continue
        node, at, falling = start[w], ptr[w], False
        for left in range(length[w] - 1, -1, -1):
            choices = 0
            for k in range(out_ptr[node], out_ptr[node + 1]):
                to = head[out_link[k]]
                up = place[to] < place[node]
                if forwards[to] and (free[to] == left and not falling if up else down[to] == left):
                    found[choices] = out_link[k]
                    choices += 1
            path[at] = found[drawn(np.uint64(entropy[w]) ^ seed[node], choices)]
            to = head[path[at]]
            falling = falling or place[to] > place[node]
            node = to
            at += 1
    return total
