"""The part of the fabric that a change of traffic can reach: a breadth-first search over classes and links that share traffic."""

from __future__ import annotations

from numba import njit

from fabric_studio.sim.kernels.arrays import Ids, Network, Scratch


@njit(nogil=True, cache=True, error_model="numpy")
def gather(
    net: Network, members: Ids, dirty: Ids, n_dirty: int, scratch: Scratch, mark: int
) -> tuple[int, int]:
    """Collect every link and every running class connected with the dirty classes through running classes.

    dirty int32[>= n_dirty]; `mark` is larger than any used before. Writes scratch.classes and scratch.links and
    returns how many of each. What is outside keeps its rates exactly: it shares no link with anything inside.
    """
    classes, links = scratch.classes, scratch.links
    n_classes = n_links = 0
    for i in range(n_dirty):
        scratch.class_mark[dirty[i]] = mark
        classes[n_classes] = dirty[i]
        n_classes += 1
    at = 0
    while at < n_classes:
        c = classes[at]
        at += 1
        for k in range(net.use_ptr[c], net.use_ptr[c + 1]):
            link = net.use_link[k]
            if scratch.link_mark[link] == mark:
                continue
            scratch.link_mark[link] = mark
            links[n_links] = link
            n_links += 1
            for j in range(net.on_ptr[link], net.on_ptr[link + 1]):
                other = net.on_class[j]
                if members[other] > 0 and scratch.class_mark[other] != mark:
                    scratch.class_mark[other] = mark
                    classes[n_classes] = other
                    n_classes += 1
    return n_classes, n_links
