"""Finds out whether the switches of a drawing form a grid, and where each of them sits in it."""

from __future__ import annotations

from dataclasses import dataclass
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import connected_components, shortest_path

from fabric_studio.base.language import tr
from fabric_studio.model.table import Flags, Ints
from fabric_studio.routing.kernels.grid import same_dimension
from fabric_studio.routing.net import SwitchNet

MOST_NEIGHBOURS, LONGEST = 64, 4096


@dataclass(frozen=True, slots=True)
class Grid:
    """D dimensions. place (D, N): of each node, 0 for what is no switch; link_dimension (L,), -1 = none; size (D,); hops[hops_ptr[d] + a *
    size[d] + b]: from place a to place b. misfit: why the drawing is no grid, "" when it is; then the arrays mean nothing."""

    place: Ints
    link_dimension: Ints
    size: Ints
    hops_ptr: Ints
    hops: NDArray[np.int16]
    misfit: str = ""


_known: WeakKeyDictionary[SwitchNet, Grid] = WeakKeyDictionary()


def grid_of(net: SwitchNet) -> Grid:
    """The grid as drawn, whatever is out of use; worked out once."""
    if net not in _known:
        _known[net] = _grid(net)
    return _known[net]


def _no(why: str) -> Grid:
    none = np.zeros(0, np.int64)
    return Grid(np.zeros((0, 0), np.int64), none, none, none, np.zeros(0, np.int16), why)


def _grid(net: SwitchNet) -> Grid:
    a, z = net.edges
    nodes = np.unique(np.append(a, z))
    if not len(nodes):
        return _no(tr("no two switches are joined"))
    number = np.zeros(net.n_nodes, np.int64)
    number[nodes] = np.arange(len(nodes))
    count = len(a)
    tail, head, edge = np.append(a, z), np.append(z, a), np.tile(np.arange(count), 2)
    order = np.lexsort((head, tail))
    ptr = np.searchsorted(tail[order], np.arange(net.n_nodes + 1)).astype(np.int64)
    degree = np.diff(ptr)
    if degree.max() > MOST_NEIGHBOURS:
        return _no(tr("a switch has {count} neighbours, more than any torus", count=int(degree.max())))
    dimension = np.unique(same_dimension(ptr, head[order], edge[order], count), return_inverse=True)[1]
    if int(dimension.max()) == 0 and degree.max() > 2:
        return _no(tr("its switches form no grid, torus or ring"))
    places, sizes = [], []
    for d in range(int(dimension.max()) + 1):
        labels = _components(number[a], number[z], dimension != d, len(nodes))
        places.append(labels)
        sizes.append(int(labels.max()) + 1)
    if np.prod([float(size) for size in sizes]) != len(nodes) or max(sizes) > LONGEST:
        return _no(tr("its switches form no whole grid, torus or ring"))
    place = np.zeros((len(sizes), net.n_nodes), np.int64)
    place[:, nodes] = np.stack(places)
    hops, hops_ptr = [], [0]
    for d, size in enumerate(sizes):
        own = dimension == d
        ends = (place[d, a[own]], place[d, z[own]])
        along = csr_matrix((np.ones(int(own.sum())), ends), (size, size))
        far = shortest_path(along, directed=False, unweighted=True)
        if not np.isfinite(far).all():
            return _no(tr("its switches form no whole grid, torus or ring"))
        hops.append(far.astype(np.int16).ravel())
        hops_ptr.append(hops_ptr[-1] + size * size)
    lone = net.between_switches
    low, high = np.minimum(net.tail[lone], net.head[lone]), np.maximum(net.tail[lone], net.head[lone])
    at = np.searchsorted(a * net.n_nodes + z, low * net.n_nodes + high)
    link_dimension = np.full(len(net.tail), -1, np.int64)
    link_dimension[lone] = np.where(low != high, dimension[np.minimum(at, count - 1)], -1)
    if _lonely(net, nodes):
        return _no(tr("a switch with accelerators is joined to no other switch"))
    return Grid(place, link_dimension, np.array(sizes), np.array(hops_ptr[:-1]), np.concatenate(hops))


def _components(a: Ints, z: Ints, chosen: Flags, count: int) -> Ints:
    joined = csr_matrix((np.ones(int(chosen.sum()), bool), (a[chosen], z[chosen])), (count, count))
    return np.asarray(connected_components(joined, directed=False)[1], np.int64)


def _lonely(net: SwitchNet, nodes: Ints) -> bool:
    """Whether an endpoint hangs on a switch that is not in the grid."""
    cabled = np.arange(net.n_cabled)
    leaves = net.head[cabled[net.forwards[net.head[cabled]] & ~net.forwards[net.tail[cabled]]]]
    return not bool(np.isin(leaves, nodes).all())
