"""An indexed binary heap: the earliest event first, and any event can be moved or withdrawn in O(log n).

nodes int32[N] (heap order, `size` in use), at int32[N] (place of a node, -1 = absent), key float64[N] (by node).
Equal keys come out lowest node first, so that a run does not depend on the order of insertion.
"""

from __future__ import annotations

from numba import njit

from fabric_studio.sim.kernels.arrays import Floats, Ids


@njit(nogil=True, cache=True, error_model="numpy", inline="always")
def _before(key: Floats, a: int, b: int) -> bool:
    return key[a] < key[b] or (key[a] == key[b] and a < b)


@njit(nogil=True, cache=True, error_model="numpy")
def sift_up(nodes: Ids, at: Ids, key: Floats, place: int) -> None:
    """Move the node at `place` towards the root until its parent is not later."""
    node = nodes[place]
    while place > 0:
        parent = (place - 1) >> 1
        if not _before(key, node, nodes[parent]):
            break
        nodes[place] = nodes[parent]
        at[nodes[place]] = place
        place = parent
    nodes[place] = node
    at[node] = place


@njit(nogil=True, cache=True, error_model="numpy")
def sift_down(nodes: Ids, at: Ids, key: Floats, place: int, size: int) -> None:
    """Move the node at `place` away from the root until both children are not earlier."""
    node = nodes[place]
    while True:
        child = 2 * place + 1
        if child >= size:
            break
        if child + 1 < size and _before(key, nodes[child + 1], nodes[child]):
            child += 1
        if not _before(key, nodes[child], node):
            break
        nodes[place] = nodes[child]
        at[nodes[place]] = place
        place = child
    nodes[place] = node
    at[node] = place


@njit(nogil=True, cache=True, error_model="numpy")
def put(nodes: Ids, at: Ids, key: Floats, size: int, node: int, when: float) -> int:
    """Insert `node` at time `when`, or move it there; returns the new size."""
    if at[node] < 0:
        key[node] = when
        nodes[size] = node
        at[node] = size
        sift_up(nodes, at, key, size)
        return size + 1
    earlier = when < key[node]
    key[node] = when
    if earlier:
        sift_up(nodes, at, key, at[node])
    else:
        sift_down(nodes, at, key, at[node], size)
    return size


@njit(nogil=True, cache=True, error_model="numpy")
def remove(nodes: Ids, at: Ids, key: Floats, size: int, node: int) -> int:
    """Withdraw `node` if it is there; returns the new size."""
    place = at[node]
    if place < 0:
        return size
    size -= 1
    at[node] = -1
    last = nodes[size]
    if place < size:
        nodes[place] = last
        at[last] = place
        sift_up(nodes, at, key, place)
        sift_down(nodes, at, key, at[last], size)
    return size
