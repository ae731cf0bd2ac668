"""New max-min rates after a small change, from the old ones: the change spreads only as far as it alters anything.

Filling (`maxmin`) freezes classes in rising order of level, and what freezes at a level depends only on what froze below it.
So a change is followed in the same order. A link is *touched* when something on it changes; its level is then found again.
A class keeps its old level unless the link that held it, its holder, is touched and no longer holds it there:

    the holder is full below the class's old level: the class stops earlier, and its other links are touched at that level;
    the holder passes its old level without being full: the class is let loose, its other links are touched at that old level.

A touched link waits in a heap under a lower bound of its next event, as in `maxmin`. A class whose holder is untouched stops at
its old level whatever happens above. Where a link comes out at its old level, the ripple ends there.
Same result as solving everything, to rounding (SimGrid calls the coarser, component-wise form of this selective update).
"""

from __future__ import annotations

import numpy as np
from numba import njit

from fabric_studio.sim.kernels.arrays import Ids, Network, Scratch, Solution
from fabric_studio.sim.kernels.maxmin import STALE, pop, rise, sink

GAVE_UP = -1


@njit(nogil=True, cache=True, error_model="numpy")
def _full_at(
    link: int, level: float, net: Network, members: Ids, solution: Solution, scratch: Scratch, mark: int
) -> float:
    """Level at which a link is full if all classes that still fill at `level` go on; inf when none does.

    On the way, classes that stop by themselves up to `level` are settled: those held elsewhere, or by their cap.
    """
    left, pull = net.capacity[link], 0.0
    for k in range(net.on_ptr[link], net.on_ptr[link + 1]):
        c = net.on_class[k]
        if members[c] == 0:
            continue
        if scratch.settled[c] != mark:
            if scratch.class_mark[c] == mark:
                if net.cap[c] <= level * net.weight[c] * STALE:
                    solution.level[c] = net.cap[c] / net.weight[c]
                    solution.holder[c] = -1
                    scratch.settled[c] = mark
            elif solution.level[c] <= level * STALE:
                holder = solution.holder[c]
                if holder < 0 or scratch.link_mark[holder] != mark:
                    scratch.settled[c] = mark
        each = members[c] * net.weight[c] * net.on_coef[k]
        if scratch.settled[c] == mark:
            left -= each * solution.level[c]
        else:
            pull += each
    return max(left, 0.0) / pull if pull > 0.0 else np.inf


@njit(nogil=True, cache=True, error_model="numpy")
def _drain(link: int, net: Network, members: Ids, solution: Solution) -> None:
    """Nothing fills on a link any more, so it is not full, unless it still holds classes that were settled before it was touched
    (they stop at the very level at which it was touched)."""
    for k in range(net.on_ptr[link], net.on_ptr[link + 1]):
        c = net.on_class[k]
        if members[c] > 0 and solution.holder[c] == link:
            return
    solution.saturation[link] = np.inf


@njit(nogil=True, cache=True, error_model="numpy")
def _touch(
    c: int,
    level: float,
    net: Network,
    members: Ids,
    solution: Solution,
    scratch: Scratch,
    mark: int,
    size: int,
    n_links: int,
) -> tuple[int, int, int]:
    """Take the links of a class into the ripple at the present level; returns sizes of heap and list, and work done."""
    work = 0
    for k in range(net.use_ptr[c], net.use_ptr[c + 1]):
        link = net.use_link[k]
        if scratch.link_mark[link] == mark:
            continue
        scratch.link_mark[link] = mark
        scratch.links[n_links] = link
        n_links += 1
        work += net.on_ptr[link + 1] - net.on_ptr[link]
        full = _full_at(link, level, net, members, solution, scratch, mark)
        if full == np.inf:
            _drain(link, net, members, solution)
            continue
        scratch.queue[size] = link
        scratch.queue_key[size] = max(level, min(full, solution.saturation[link]))
        rise(scratch.queue, scratch.queue_key, size)
        size += 1
    return size, n_links, work


@njit(nogil=True, cache=True, error_model="numpy")
def ripple(
    net: Network,
    members: Ids,
    dirty: Ids,
    n_dirty: int,
    solution: Solution,
    scratch: Scratch,
    mark: int,
    budget: int,
) -> tuple[int, int, int]:
    """Follow the change of membership of the dirty classes, int32[>= n_dirty]. `mark` is larger than any used before.

    Returns (c, l, work): scratch.classes[:c] are the dirty classes and those with a new level, scratch.links[:l] the
    links whose load may have changed. GAVE_UP as c when more than `budget` classes were looked at: then solve everything.
    """
    classes, queue, keys = scratch.classes, scratch.queue, scratch.queue_key
    n_classes = n_links = size = work = 0
    for i in range(n_dirty):
        c = dirty[i]
        scratch.class_mark[c] = mark
        classes[n_classes] = c
        n_classes += 1
        if members[c] == 0 or net.use_ptr[c] == net.use_ptr[c + 1]:
            solution.level[c] = 0.0 if members[c] == 0 else net.cap[c] / net.weight[c]
            solution.holder[c] = -1
            scratch.settled[c] = mark
    for i in range(n_dirty):
        size, n_links, more = _touch(dirty[i], 0.0, net, members, solution, scratch, mark, size, n_links)
        work += more
    while size > 0 and work <= budget:
        link, level = queue[0], keys[0]
        full = _full_at(link, level, net, members, solution, scratch, mark)
        work += net.on_ptr[link + 1] - net.on_ptr[link]
        if full == np.inf:
            _drain(link, net, members, solution)
            size = pop(queue, keys, size)
            continue
        passes = full > level * STALE
        if passes:
            old = solution.saturation[link]
            at_old = old <= level * STALE
            keys[0] = full if at_old else min(full, old)
            sink(queue, keys, 0, size)
            if not at_old:
                continue
            solution.saturation[link] = np.inf
        else:
            size = pop(queue, keys, size)
            solution.saturation[link] = level
        for k in range(net.on_ptr[link], net.on_ptr[link + 1]):
            c = net.on_class[k]
            if members[c] == 0 or scratch.settled[c] == mark:
                continue
            loose = scratch.class_mark[c] == mark
            if passes:
                if loose or solution.holder[c] != link:
                    continue
            else:
                scratch.settled[c] = mark
                solution.holder[c] = link
                if not loose and solution.level[c] <= level * STALE:
                    continue
                solution.level[c] = level
            if not loose:
                scratch.class_mark[c] = mark
                classes[n_classes] = c
                n_classes += 1
                size, n_links, more = _touch(c, level, net, members, solution, scratch, mark, size, n_links)
                work += more
    return (n_classes if size == 0 else GAVE_UP), n_links, work
