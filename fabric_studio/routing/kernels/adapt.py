"""Adaptive routing: flows look for the least loaded way, one after the other, until nobody gains any more."""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from fabric_studio.routing.kernels.choices import drawn, nearer, room_for_choices

Ints = NDArray[np.int64]


@njit(nogil=True, cache=True)
def adapt(
    start: Ints,
    target: Ints,
    entropy: Ints,
    table: Ints,
    distance: NDArray[np.int16],
    out_ptr: Ints,
    out_link: Ints,
    tail: Ints,
    head: Ints,
    forwards: NDArray[np.bool_],
    capacity: NDArray[np.float64],
    part: NDArray[np.float64],
    rounds: int,
    ptr: Ints,
    length: Ints,
    path: Ints,
) -> None:
    """Of all shortest ways a flow takes the one whose most loaded link is least loaded, flow by flow, then again in up to
    `rounds` - 1 more rounds with all others in their places. Load: flows over capacity (L,); part (W,): how much of a flow each is.

    ptr, length, path: as for `walk`. The first of equals depends on the entropy.
    """
    n_nodes = out_ptr.size - 1
    load = np.zeros(capacity.size)
    worst, total = np.zeros(n_nodes), np.zeros(n_nodes)
    by, seen = np.empty(n_nodes, np.int64), np.full(n_nodes, -1, np.int64)
    here, there = np.empty(n_nodes, np.int64), np.empty(n_nodes, np.int64)
    found = room_for_choices(out_ptr)
    mark = 0
    for turn in range(rounds):
        moved = 0
        for w in range(len(start)):
            if length[w] <= 0:
                continue
            away, goal, own = distance[table[w]], target[w], part[w]
            if turn > 0:
                for i in range(ptr[w], ptr[w] + length[w]):
                    load[path[i]] -= own
            here[0], count = start[w], 1
            worst[start[w]] = total[start[w]] = 0.0
            for _ in range(length[w]):
                reached = 0
                mark += 1
                for i in range(count):
                    node = here[i]
                    turned = drawn(np.uint64(entropy[w]) ^ np.uint64(node), out_ptr[node + 1] - out_ptr[node])
                    choices = nearer(node, goal, away, out_ptr, out_link, head, forwards, turned, found)
                    for k in range(choices):
                        link = found[k]
                        to = head[link]
                        busy = (load[link] + own) / capacity[link]
                        high, much = max(worst[node], busy), total[node] + busy
                        if seen[to] != mark:
                            there[reached] = to
                            reached += 1
                            seen[to] = mark
                        elif high > worst[to] or (high == worst[to] and much >= total[to]):
                            continue
                        worst[to], total[to], by[to] = high, much, link
                here, there = there, here
                count = reached
            node = goal
            for i in range(ptr[w] + length[w] - 1, ptr[w] - 1, -1):
                link = by[node]
                if turn == 0 or path[i] != link:
                    moved += 1
                path[i] = link
                load[link] += own
                node = tail[link]
        if moved == 0:
            break


@njit(nogil=True, cache=True)
def choose(
    way_ptr: Ints,
    link: Ints,
    options: int,
    capacity: NDArray[np.float64],
    part: NDArray[np.float64],
    rounds: int,
    chosen: Ints,
) -> None:
    """Option of every flow with the least load times length, as UGAL weighs them; of equals the first. Flow f may take the ways f *
    options + o of the CSR way_ptr, link; a way without links is none, unless it is the first. chosen (F,): filled in."""
    load = np.zeros(capacity.size)
    for turn in range(rounds):
        moved = 0
        for f in range(len(chosen)):
            own = part[f]
            if turn > 0:
                way = f * options + chosen[f]
                for i in range(way_ptr[way], way_ptr[way + 1]):
                    load[link[i]] -= own
            best, least = 0, np.inf
            for o in range(options):
                way = f * options + o
                hops = way_ptr[way + 1] - way_ptr[way]
                if hops == 0:
                    continue
                busy = 0.0
                for i in range(way_ptr[way], way_ptr[way + 1]):
                    busy = max(busy, (load[link[i]] + own) / capacity[link[i]])
                if busy * hops < least * (1.0 - 1e-12):
                    best, least = o, busy * hops
            if turn == 0 or chosen[f] != best:
                moved += 1
            chosen[f] = best
            way = f * options + best
            for i in range(way_ptr[way], way_ptr[way + 1]):
                load[link[i]] += own
        if moved == 0:
            break
