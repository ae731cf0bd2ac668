"""Weighted max-min fair rates with caps, by progressive filling over a heap of bottleneck links.

Activities of class c (n_c of them, weight w_c, cap k_c) each use u_cl bytes of link l per byte of their own progress.
Raise one level x for everybody; an activity's rate is w_c x until it is frozen

    by its cap,             at x = k_c / w_c, or
    by a saturated link,    at x = (capacity_l - sum over frozen n u rate) / (sum over filling n u w),

and the link with the smallest such x is the next bottleneck. Freezing others can only raise a link's key, so a stale
key in the heap is too small: look at it again when it comes to the top (lazy keys). O((nnz + L) log L).
"""

from __future__ import annotations

import numpy as np
from numba import njit

from fabric_studio.sim.kernels.arrays import Floats, Ids, Network, Scratch

_STALE = 1.0 + 1e-12


@njit(nogil=True, cache=True, error_model="numpy")
def _sink(queue: Ids, key: Floats, place: int, size: int) -> None:
    # Both heaps of this file, links by key and capped classes by level, hold the smallest first.
    link = queue[place]
    mine = key[link]
    while True:
        child = 2 * place + 1
        if child >= size:
            break
        if child + 1 < size and key[queue[child + 1]] < key[queue[child]]:
            child += 1
        if key[queue[child]] >= mine:
            break
        queue[place] = queue[child]
        place = child
    queue[place] = link


@njit(nogil=True, cache=True, error_model="numpy")
def _freeze(c: int, rate: float, net: Network, members: Ids, scratch: Scratch) -> None:
    scratch.frozen[c] = 1
    scratch.new_rate[c] = rate
    for k in range(net.use_ptr[c], net.use_ptr[c + 1]):
        link = net.use_link[k]
        each = members[c] * net.use_coef[k]
        scratch.left[link] -= each * rate
        scratch.pull[link] -= each * net.weight[c]
        scratch.filling[link] -= 1


@njit(nogil=True, cache=True, error_model="numpy")
def fill(net: Network, members: Ids, scratch: Scratch, n_classes: int, n_links: int) -> None:
    """Solve one closed set of classes and links: scratch.classes[:n_classes] and scratch.links[:n_links], where every
    running class on those links is among the classes and every link of those classes among the links.

    Writes scratch.new_rate[c], bytes/s of one activity of class c; 0 for a class without running activities.
    A link of no capacity gives 0. Certificate: each class is at its cap or crosses a saturated link on which no other
    class has a higher rate per weight.
    """
    classes, links = scratch.classes, scratch.links
    left, pull, count, key, queue = scratch.left, scratch.pull, scratch.filling, scratch.key, scratch.queue
    for i in range(n_links):
        left[links[i]] = net.capacity[links[i]]
        pull[links[i]] = 0.0
        count[links[i]] = 0
    n_capped = 0
    for i in range(n_classes):
        c = classes[i]
        scratch.frozen[c] = members[c] == 0
        scratch.new_rate[c] = 0.0
        if members[c] == 0:
            continue
        if net.cap[c] < np.inf:
            scratch.capped[n_capped] = c
            scratch.level[c] = net.cap[c] / net.weight[c]
            n_capped += 1
        for k in range(net.use_ptr[c], net.use_ptr[c + 1]):
            pull[net.use_link[k]] += members[c] * net.use_coef[k] * net.weight[c]
            count[net.use_link[k]] += 1
    for place in range(n_capped // 2 - 1, -1, -1):
        _sink(scratch.capped, scratch.level, place, n_capped)
    size = 0
    for i in range(n_links):
        link = links[i]
        if count[link] > 0:
            key[link] = max(left[link], 0.0) / pull[link]
            queue[size] = link
            size += 1
    for place in range(size // 2 - 1, -1, -1):
        _sink(queue, key, place, size)

    while size > 0 or n_capped > 0:
        if n_capped > 0:
            c = scratch.capped[0]
            if scratch.frozen[c] or size == 0 or scratch.level[c] <= key[queue[0]]:
                if not scratch.frozen[c]:
                    _freeze(c, net.cap[c], net, members, scratch)
                n_capped -= 1
                scratch.capped[0] = scratch.capped[n_capped]
                if n_capped > 0:
                    _sink(scratch.capped, scratch.level, 0, n_capped)
                continue
        link = queue[0]
        if count[link] == 0:
            size -= 1
            queue[0] = queue[size]
            if size > 0:
                _sink(queue, key, 0, size)
            continue
        now = max(left[link], 0.0) / pull[link]
        if now > key[link] * _STALE:
            key[link] = now
            _sink(queue, key, 0, size)
            continue
        level = key[link]
        for k in range(net.on_ptr[link], net.on_ptr[link + 1]):
            c = net.on_class[k]
            if members[c] > 0 and not scratch.frozen[c]:
                _freeze(c, level * net.weight[c], net, members, scratch)
        size -= 1
        queue[0] = queue[size]
        if size > 0:
            _sink(queue, key, 0, size)


@njit(nogil=True, cache=True, error_model="numpy")
def fill_everything(net: Network, members: Ids, scratch: Scratch) -> Floats:
    """Rates of all classes at once, float64[C]: the heat map of one traffic phase, without a clock."""
    n_classes, n_links = net.weight.size, net.capacity.size
    for c in range(n_classes):
        scratch.classes[c] = c
    for link in range(n_links):
        scratch.links[link] = link
    fill(net, members, scratch, n_classes, n_links)
    return scratch.new_rate.copy()
