"""Up/down routing, which needs no more than a drawing in one piece: up towards the top, then down, and never up again."""

from __future__ import annotations

import numpy as np
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import breadth_first_order, dijkstra

from fabric_studio.base.language import mark
from fabric_studio.model.table import Ints
from fabric_studio.routing.kernels.updown import walk_up_down
from fabric_studio.routing.net import SwitchNet
from fabric_studio.routing.policy import Between, Policy, Ways
from fabric_studio.routing.shortest import mended


def find(net: SwitchNet, ways: Ways) -> Between:
    """Shortest legal ways; a pair without one (two tops that no switch above joins) takes a shortest way."""
    place, order = places(net), np.argsort(ways.target, kind="stable")
    length, ptr = np.empty(len(ways.start), np.int64), np.empty(len(ways.start), np.int64)
    room = 8 * len(ways.start)
    while True:
        path = np.empty(room, np.int64)
        needed = walk_up_down(
            order, ways.start, ways.target, ways.entropy, place, net.in_ptr, net.in_node, net.out_ptr, net.out_link,
            net.head, net.forwards, net.seed, room, ptr, length, path,
        )  # fmt: skip
        if needed <= room:
            return mended(net, ways, Between.single(ptr, length, path))
        room = needed


def places(net: SwitchNet) -> Ints:
    """(N,): a different number for every switch, lower ones further up. Where tiers lie one on the other, the highest first; in any
    other drawing by hops from the switch with most neighbours, which leaves every pair a legal way."""
    a, z = net.edges
    height = _heights(net)
    joined = csr_matrix((np.ones(2 * len(a)), (np.append(a, z), np.append(z, a))), (net.n_nodes, net.n_nodes))
    if len(a) and (height[a] != height[z]).all():
        key = -height
    else:
        key = np.full(net.n_nodes, net.n_nodes, np.int64)
        degree = np.diff(joined.indptr)
        for root in np.argsort(-degree, kind="stable").tolist():
            if degree[root] and key[root] == net.n_nodes:
                reached, before = breadth_first_order(joined, root, directed=False)
                key[root] = 0
                for node in reached[1:].tolist():
                    key[node] = key[before[node]] + 1
    place = np.empty(net.n_nodes, np.int64)
    place[np.lexsort((np.arange(net.n_nodes), key))] = np.arange(net.n_nodes)
    return place


def _heights(net: SwitchNet) -> Ints:
    """(N,): hops from the nearest switch that has an endpoint; 0 for what is far from all."""
    cabled = np.arange(net.n_cabled)
    first = np.unique(net.head[cabled[net.forwards[net.head[cabled]] & ~net.forwards[net.tail[cabled]]]])
    a, z = net.edges
    if not len(first) or not len(a):
        return np.zeros(net.n_nodes, np.int64)
    joined = csr_matrix((np.ones(2 * len(a)), (np.append(a, z), np.append(z, a))), (net.n_nodes, net.n_nodes))
    hops = dijkstra(joined, indices=first, unweighted=True, min_only=True)
    return np.where(np.isfinite(hops), hops, 0).astype(np.int64)


POLICY = Policy(
    name="up-down",
    title=mark("Up/down"),
    summary=mark("Towards the top first, then only down: free of deadlock in any drawing; by hash where several ways are legal"),
    find=find,
)
