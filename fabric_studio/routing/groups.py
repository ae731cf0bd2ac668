"""Finds the groups of a dragonfly: switches joined closely, with single links from group to group."""

from __future__ import annotations

from dataclasses import dataclass
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import connected_components, shortest_path

from fabric_studio.base.language import tr
from fabric_studio.model.table import Ints
from fabric_studio.routing.net import SwitchNet

LARGEST = 4096
NO_WAY = 30_000


@dataclass(frozen=True, slots=True)
class Groups:
    """group (N,): of each switch, -1 outside; count: how many; place (N,): inside its group; size (count,); near[near_ptr[g] + a * size[g] +
    b]: hops over the group's own usable links, 30,000 = none; gate: usable links from group to group, sorted by gate_key = from * count +
    to. misfit: why the drawing is no dragonfly, "" when it is."""

    group: Ints
    count: int
    place: Ints
    size: Ints
    near_ptr: Ints
    near: NDArray[np.int16]
    gate_key: Ints
    gate: Ints
    misfit: str = ""


_known: WeakKeyDictionary[SwitchNet, Groups] = WeakKeyDictionary()


def groups_of(net: SwitchNet) -> Groups:
    """The groups as drawn, with the ways that are in use; worked out once."""
    if net not in _known:
        _known[net] = _groups(net)
    return _known[net]


def _no(why: str) -> Groups:
    none = np.zeros(0, np.int64)
    return Groups(none, 0, none, none, none, np.zeros(0, np.int16), none, none, why)


def _groups(net: SwitchNet) -> Groups:
    a, z = net.edges
    nodes = np.unique(np.append(a, z))
    if not len(nodes):
        return _no(tr("no two switches are joined"))
    # Links inside a group are sides of triangles; single links between groups are not.
    joined = csr_matrix((np.ones(len(a), np.int32), (a, z)), (net.n_nodes, net.n_nodes))
    joined = (joined + joined.T).tocsr()
    closed = np.asarray((joined @ joined).multiply(joined).tocsr()[a, z]).ravel() > 0
    inner = csr_matrix((np.ones(int(closed.sum()), bool), (a[closed], z[closed])), (net.n_nodes, net.n_nodes))
    label = connected_components(inner, directed=False)[1]
    _, of = np.unique(label[nodes], return_inverse=True)
    size = np.bincount(of)
    if len(size) < 3 or size.min() < 2 or size.max() > LARGEST:
        return _no(tr("its switches form no groups of three or more that are joined all with all and linked to each other"))
    group, place = np.full(net.n_nodes, -1, np.int64), np.zeros(net.n_nodes, np.int64)
    group[nodes] = of
    order = np.argsort(of, kind="stable")
    place[nodes[order]] = np.arange(len(nodes)) - np.repeat(np.cumsum(size) - size, size)
    usable = net.out_link[net.forwards[net.tail[net.out_link]] & net.forwards[net.head[net.out_link]]]
    from_, to = group[net.tail[usable]], group[net.head[usable]]
    local, between = usable[from_ == to], usable[from_ != to]
    near, near_ptr = [], [0]
    of_local = group[net.tail[local]]
    by_group = np.argsort(of_local, kind="stable")
    cuts = np.searchsorted(of_local[by_group], np.arange(len(size) + 1))
    for g, wide in enumerate(size.tolist()):
        own = local[by_group[cuts[g] : cuts[g + 1]]]
        ends = (place[net.tail[own]], place[net.head[own]])
        hops = shortest_path(csr_matrix((np.ones(len(own)), ends), (wide, wide)), unweighted=True)
        near.append(np.where(np.isfinite(hops), hops, NO_WAY).astype(np.int16).ravel())
        near_ptr.append(near_ptr[-1] + wide * wide)
    key = group[net.tail[between]] * len(size) + group[net.head[between]]
    rising = np.argsort(key, kind="stable")
    return Groups(
        group, len(size), place, size.astype(np.int64), np.array(near_ptr[:-1]), np.concatenate(near), key[rising],
        between[rising],
    )  # fmt: skip
