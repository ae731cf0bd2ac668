"""Who waits for whom: finding a ring of things that wait for each other, which no order can satisfy."""

from __future__ import annotations

from collections import deque

import numpy as np
from numpy.typing import ArrayLike


def find_cycle(count: int, before: ArrayLike, after: ArrayLike) -> list[int]:
    """Some of `count` things that wait for each other in a ring, in the order in which they wait, the lowest first; empty when there is no such ring.

    before[i] must end before after[i] starts.
    """
    first, then = np.asarray(before, np.int64), np.asarray(after, np.int64)
    waiting = np.bincount(then, minlength=count)
    order = np.argsort(first, kind="stable")
    ptr = np.searchsorted(first[order], np.arange(count + 1)).tolist()
    following = then[order].tolist()
    left = waiting.tolist()
    ready = deque(np.flatnonzero(waiting == 0).tolist())
    done = len(ready)
    while ready:
        here = ready.popleft()
        for place in range(ptr[here], ptr[here + 1]):
            there = following[place]
            left[there] -= 1
            if left[there] == 0:
                ready.append(there)
                done += 1
    if done == count:
        return []
    # Everything left waits for something left: walking back must come to a place twice.
    stuck = {
        one: other
        for one, other in zip(then.tolist(), first.tolist(), strict=True)
        if left[one] and left[other]
    }
    here = next(iter(stuck))
    seen: dict[int, int] = {}
    way: list[int] = []
    while here not in seen:
        seen[here] = len(way)
        way.append(here)
        here = stuck[here]
    ring = way[seen[here] :][::-1]
    first_place = ring.index(min(ring))
    return ring[first_place:] + ring[:first_place]
