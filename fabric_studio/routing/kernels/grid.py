"""Grids of any number of dimensions: which links belong to one dimension, and ways dimension by dimension."""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from fabric_studio.routing.kernels.choices import drawn, room_for_choices

Ints = NDArray[np.int64]


@njit(nogil=True, cache=True)
def _root(parent: Ints, edge: np.int64) -> np.int64:
    while parent[edge] != edge:
        parent[edge] = parent[parent[edge]]
        edge = parent[edge]
    return edge


@njit(nogil=True, cache=True)
def same_dimension(ptr: Ints, neighbour: Ints, edge: Ints, count: int) -> Ints:
    """(count,) one number per dimension for every edge of a graph, CSR ptr (N+1), neighbour (rising per node), edge.

    In a product of graphs two edges at a node span exactly one square where they are of different dimensions, and opposite edges of
    a square are of one (Feder's and Sabidussi's relation). What is no product ends up as a single dimension.
    """
    parent = np.arange(count)
    for v in range(ptr.size - 1):
        for i in range(ptr[v], ptr[v + 1]):
            for j in range(i + 1, ptr[v + 1]):
                a, b = neighbour[i], neighbour[j]
                squares, left, right = 0, np.int64(-1), np.int64(-1)
                at, on = ptr[a], ptr[b]
                while at < ptr[a + 1] and on < ptr[b + 1]:
                    if neighbour[at] < neighbour[on]:
                        at += 1
                    elif neighbour[at] > neighbour[on]:
                        on += 1
                    else:
                        if neighbour[at] != v:
                            squares += 1
                            left, right = edge[at], edge[on]
                        at += 1
                        on += 1
                for k in range(ptr[a], ptr[a + 1]):
                    if neighbour[k] == b:
                        squares = 2
                if squares == 1:
                    parent[_root(parent, right)] = _root(parent, edge[i])
                    parent[_root(parent, left)] = _root(parent, edge[j])
                else:
                    parent[_root(parent, edge[i])] = _root(parent, edge[j])
    return np.array([_root(parent, k) for k in np.arange(count)])


@njit(nogil=True, cache=True)
def walk_dimensions(
    start: Ints,
    target: Ints,
    entropy: Ints,
    place: Ints,
    link_dimension: Ints,
    hops_ptr: Ints,
    hops: NDArray[np.int16],
    size: Ints,
    out_ptr: Ints,
    out_link: Ints,
    head: Ints,
    ptr: Ints,
    length: Ints,
    path: Ints,
) -> None:
    """The first dimension until it is right, then the second ... place (D, N): of each node in each dimension; link_dimension (L,), -1 for
    links of none; hops[hops_ptr[d] + a * size[d] + b]: from place a to place b. ptr, length, path as for `walk`; length becomes -1
    where a link that is needed is not usable. Where both ways round a ring are equally long, and between parallel cables, the hash
    chooses."""
    found = room_for_choices(out_ptr)
    for w in range(len(start)):
        if length[w] <= 0:
            continue
        node, at = start[w], ptr[w]
        for d in range(len(size)):
            goal = place[d, target[w]]
            while length[w] > 0 and place[d, node] != goal:
                row = hops_ptr[d] + goal
                left = hops[row + place[d, node] * size[d]] - 1
                choices = 0
                for k in range(out_ptr[node], out_ptr[node + 1]):
                    link = out_link[k]
                    if link_dimension[link] == d and hops[row + place[d, head[link]] * size[d]] == left:
                        found[choices] = link
                        choices += 1
                if choices == 0:
                    length[w] = -1
                    break
                path[at] = found[drawn(np.uint64(entropy[w]) + np.uint64(d), choices)]
                node = head[path[at]]
                at += 1
