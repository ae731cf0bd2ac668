"""Weighted max-min fair rates with caps, by progressive filling over a heap of bottleneck links.

Activities of class c (n_c of them, weight w_c, cap k_c) each use u_cl bytes of link l per byte of their own progress.
Raise one level x for everybody; an activity's rate is w_c x until it is frozen

    by its cap,             at x = k_c / w_c, or
    by a saturated link,    at x = (capacity_l - sum over frozen n u rate) / (sum over filling n u w),

and the link with the smallest such x is the next bottleneck. Freezing others can only raise a link's key, so a stale
key in the heap is too small: look at it again when it comes to the top (lazy keys). O((nnz + L) log L).

On links that pause their sender (lossless Ethernet) a full queue does more. The links before it on the way of every class that
it holds are stopped too, and serve what is on them, in turn, no faster than the class that waits: they freeze at the same level.
And a link whose k senders are stopped and started in turn loses gap / sqrt(k) of its rate to the gaps.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from fabric_studio.sim.kernels.arrays import (
    CROWD,
    FILLING,
    LEFT,
    PULL,
    Floats,
    Ids,
    Network,
    Scratch,
    Solution,
)

STALE = 1.0 + 1e-12
"""A key is taken as it is when the link's level has risen by less than this since"""


@njit(nogil=True, cache=True, error_model="numpy")
def sink(queue: Ids, keys: Floats, place: int, size: int) -> None:
    """Move the item at `place` of a heap (smallest key first) away from the root until its children are not smaller."""
    item, key = queue[place], keys[place]
    while True:
        child = 2 * place + 1
        if child >= size:
            break
        if child + 1 < size and keys[child + 1] < keys[child]:
            child += 1
        if keys[child] >= key:
            break
        queue[place] = queue[child]
        keys[place] = keys[child]
        place = child
    queue[place] = item
    keys[place] = key


@njit(nogil=True, cache=True, error_model="numpy")
def rise(queue: Ids, keys: Floats, place: int) -> None:
    """Move the item at `place` of a heap towards the root until its parent is not larger."""
    item, key = queue[place], keys[place]
    while place > 0:
        parent = (place - 1) >> 1
        if keys[parent] <= key:
            break
        queue[place] = queue[parent]
        keys[place] = keys[parent]
        place = parent
    queue[place] = item
    keys[place] = key


@njit(nogil=True, cache=True, error_model="numpy")
def pop(queue: Ids, keys: Floats, size: int) -> int:
    """Take the first item off a heap; returns the new size."""
    size -= 1
    queue[0] = queue[size]
    keys[0] = keys[size]
    if size > 0:
        sink(queue, keys, 0, size)
    return size


@njit(nogil=True, cache=True, error_model="numpy")
def _freeze(c: int, level: float, net: Network, members: Ids, scratch: Scratch, mark: int) -> None:
    scratch.settled[c] = mark
    pull = members[c] * net.weight[c]
    for k in range(net.use_ptr[c], net.use_ptr[c + 1]):
        link = net.use_link[k]
        each = pull * net.use_coef[k]
        scratch.fluid[link, LEFT] -= each * level
        scratch.fluid[link, PULL] -= each
        scratch.fluid[link, FILLING] -= 1.0


@njit(nogil=True, cache=True, error_model="numpy")
def _stop_senders(
    c: int, link: int, level: float, net: Network, solution: Solution, scratch: Scratch, n_stopped: int
) -> int:
    """Put the links before `link` on the way of class c onto the stack of stopped ones; returns its new height."""
    for k in range(net.use_ptr[c], net.use_ptr[c + 1]):
        if net.use_link[k] == link:
            break
        before = net.use_link[k]
        if net.use_hop[k] >= 0 and net.pauses[before] and solution.saturation[before] == np.inf:
            solution.saturation[before] = level
            scratch.stopped[n_stopped] = before
            n_stopped += 1
    return n_stopped


@njit(nogil=True, cache=True, error_model="numpy")
def fill(
    net: Network, members: Ids, solution: Solution, scratch: Scratch, n_classes: int, n_links: int, mark: int
) -> None:
    """Solve one closed set of classes and links: scratch.classes[:n_classes] and scratch.links[:n_links], where every
    running class on those links is among the classes and every link of those classes among the links.

    `mark` is larger than any used before. Writes solution; the level of a class without running activities is 0.
    A link of no capacity gives 0. Certificate: each class is at its cap or crosses a saturated link on which no other
    class has a higher level.
    """
    classes, links = scratch.classes, scratch.links
    fluid, queue, keys = scratch.fluid, scratch.queue, scratch.queue_key
    for i in range(n_links):
        link = links[i]
        fluid[link, LEFT] = net.capacity[link]
        fluid[link, PULL] = 0.0
        fluid[link, FILLING] = 0.0
        fluid[link, CROWD] = 0.0
        solution.saturation[link] = np.inf
    n_capped = 0
    filling = 0
    for i in range(n_classes):
        c = classes[i]
        solution.level[c] = 0.0
        solution.holder[c] = -1
        if members[c] == 0:
            scratch.settled[c] = mark
            continue
        filling += 1
        if net.cap[c] < np.inf:
            scratch.capped[n_capped] = c
            scratch.cap_level[n_capped] = net.cap[c] / net.weight[c]
            n_capped += 1
        pull = members[c] * net.weight[c]
        for k in range(net.use_ptr[c], net.use_ptr[c + 1]):
            fluid[net.use_link[k], PULL] += pull * net.use_coef[k]
            fluid[net.use_link[k], FILLING] += 1.0
            if net.use_hop[k] > 0:
                fluid[net.use_link[k], CROWD] += members[c]
    for place in range(n_capped // 2 - 1, -1, -1):
        sink(scratch.capped, scratch.cap_level, place, n_capped)
    size = 0
    for i in range(n_links):
        link = links[i]
        if net.pauses[link] and fluid[link, CROWD] > 1.0:
            fluid[link, LEFT] *= 1.0 - net.gap / np.sqrt(fluid[link, CROWD])
        if fluid[link, FILLING] > 0.0:
            queue[size] = link
            keys[size] = max(fluid[link, LEFT], 0.0) / fluid[link, PULL]
            size += 1
    for place in range(size // 2 - 1, -1, -1):
        sink(queue, keys, place, size)

    while filling > 0 and (size > 0 or n_capped > 0):
        if n_capped > 0:
            c = scratch.capped[0]
            frozen = scratch.settled[c] == mark
            if frozen or size == 0 or scratch.cap_level[0] <= keys[0]:
                if not frozen:
                    level = scratch.cap_level[0]
                    solution.level[c] = level
                    _freeze(c, level, net, members, scratch, mark)
                    filling -= 1
                n_capped = pop(scratch.capped, scratch.cap_level, n_capped)
                continue
        link = queue[0]
        if fluid[link, FILLING] == 0.0:
            size = pop(queue, keys, size)
            continue
        now = max(fluid[link, LEFT], 0.0) / fluid[link, PULL]
        if now > keys[0] * STALE:
            keys[0] = now
            sink(queue, keys, 0, size)
            continue
        level = keys[0]
        size = pop(queue, keys, size)
        solution.saturation[link] = level
        scratch.stopped[0] = link
        n_stopped = 1
        while n_stopped > 0:
            n_stopped -= 1
            link = scratch.stopped[n_stopped]
            for k in range(net.on_ptr[link], net.on_ptr[link + 1]):
                c = net.on_class[k]
                if members[c] == 0 or scratch.settled[c] == mark:
                    continue
                solution.level[c] = level
                solution.holder[c] = link
                _freeze(c, level, net, members, scratch, mark)
                filling -= 1
                if net.pauses[link]:
                    n_stopped = _stop_senders(c, link, level, net, solution, scratch, n_stopped)


@njit(nogil=True, cache=True, error_model="numpy")
def rate_of(c: int, net: Network, solution: Solution) -> float:
    """Bytes/s of one activity of a class."""
    rate: float = min(net.weight[c] * solution.level[c], net.cap[c])
    return rate


@njit(nogil=True, cache=True, error_model="numpy")
def fill_everything(net: Network, members: Ids, solution: Solution, scratch: Scratch) -> Floats:
    """Rates of all classes at once, float64[C]: the heat map of one traffic phase, without a clock."""
    n_classes, n_links = net.weight.size, net.capacity.size
    for c in range(n_classes):
        scratch.classes[c] = c
        scratch.settled[c] = 0
    for link in range(n_links):
        scratch.links[link] = link
    fill(net, members, solution, scratch, n_classes, n_links, 1)
    rates = np.empty(n_classes)
    for c in range(n_classes):
        rates[c] = rate_of(c, net, solution)
    return rates
