"""Shortest ways hop by hop, one choice at every switch: by hash as ECMP does, or by a number as D-mod-k does.

`ptr`, `length` (W,): where the links of each way go in `path`, and how many there are, -1 where there is no way; `table` (W,): the
row of `distance` (T, N) that belongs to the way's target.
"""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from fabric_studio.routing.kernels.choices import drawn, nearer, room_for_choices

Ints = NDArray[np.int64]


@njit(nogil=True, cache=True)
def walk(
    start: Ints,
    target: Ints,
    entropy: Ints,
    table: Ints,
    distance: NDArray[np.int16],
    out_ptr: Ints,
    out_link: Ints,
    head: Ints,
    forwards: NDArray[np.bool_],
    seed: NDArray[np.uint64],
    ptr: Ints,
    length: Ints,
    path: Ints,
) -> None:
    """At every switch the next link is one of those on a shortest way, chosen by a hash of the flow's entropy and the switch's
    `seed` (N,). Parallel cables are separate choices."""
    found = room_for_choices(out_ptr)
    for w in range(len(start)):
        if length[w] <= 0:
            continue
        node, away, at = start[w], distance[table[w]], ptr[w]
        while node != target[w]:
            choices = nearer(node, target[w], away, out_ptr, out_link, head, forwards, 0, found)
            if choices == 0:
                length[w] = -1
                break
            link = found[drawn(np.uint64(entropy[w]) ^ seed[node], choices)]
            path[at] = link
            at += 1
            node = head[link]


@njit(nogil=True, cache=True)
def walk_by_number(
    start: Ints,
    target: Ints,
    number: Ints,
    table: Ints,
    distance: NDArray[np.int16],
    out_ptr: Ints,
    out_link: Ints,
    head: Ints,
    forwards: NDArray[np.bool_],
    ptr: Ints,
    length: Ints,
    path: Ints,
) -> None:
    """At the first switch with k choices take choice number mod k, at the next number/k mod its own, and so on. Choices stand in the
    order of the switches they lead to, which is the same everywhere, whatever order cables were drawn in."""
    found = room_for_choices(out_ptr)
    for w in range(len(start)):
        if length[w] <= 0:
            continue
        node, away, at, rest = start[w], distance[table[w]], ptr[w], number[w]
        while node != target[w]:
            choices = nearer(node, target[w], away, out_ptr, out_link, head, forwards, 0, found)
            if choices == 0:
                length[w] = -1
                break
            for k in range(1, choices):
                link, place = found[k], k
                to = head[link]
                while place > 0 and head[found[place - 1]] > to:
                    found[place] = found[place - 1]
                    place -= 1
                found[place] = link
            link = found[rest % choices]
            rest //= choices
            path[at] = link
            at += 1
            node = head[link]
