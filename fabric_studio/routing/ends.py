"""The two ends of a flow: whose NIC it uses, and through which port it leaves and enters."""

from __future__ import annotations

import numpy as np

from fabric_studio.model.table import Ints
from fabric_studio.routing.graph import FabricGraph
from fabric_studio.routing.kernels.ends import bridge, pick_ports
from fabric_studio.routing.net import SwitchNet
from fabric_studio.routing.policy import Pxn


class Ends:
    """Of n ranks with P ports. nic_rank (n,): whose NIC a rank uses; number (n,): of each rank, counted leaf by leaf."""

    def __init__(self, graph: FabricGraph, net: SwitchNet, pxn: Pxn) -> None:
        self._graph, self._pxn = graph, pxn
        cabled = np.diff(graph.port_ptr) > 0
        first = np.minimum(graph.port_ptr[:-1], max(len(graph.rank_port) - 1, 0))
        self._leaf: Ints = (
            np.where(cabled, net.head[graph.rank_port[first]], -1)
            if len(graph.rank_port)
            else np.full(graph.n_ranks, -1, np.int64)
        )
        self.nic_rank: Ints = _nic_ranks(graph)
        self.number: Ints = np.empty(graph.n_ranks, np.int64)
        self.number[np.argsort(self._leaf, kind="stable")] = np.arange(graph.n_ranks)
        # A cable from server to server is a network of its own.
        port = graph.rank_port
        leaf = net.head[port]
        apart = net.n_nodes + np.minimum(port, graph.reverse(port))
        self._component: Ints = np.where(net.forwards[leaf], net.component[leaf], apart)
        self._one_network = len(port) == 0 or bool((self._component == self._component[0]).all())
        self._parts = int(self._component.max(initial=0)) + 1
        rank = np.repeat(np.arange(graph.n_ranks), np.diff(graph.port_ptr))
        held = np.flatnonzero(graph.up_link[rank] >= 0)
        key = graph.rank_domain[rank[held]] * self._parts + self._component[held]
        order = np.argsort(key, kind="stable")
        self._member_key, self._member = key[order], rank[held][order]
        self._scales_up = graph.up_link >= 0
        # Of relays: (server, leaf) of every rank, in order.
        self._nodes = net.n_nodes + 1
        key = graph.rank_node * self._nodes + self._leaf + 1
        self._by_server = np.argsort(key, kind="stable")
        self._server_key = key[self._by_server]

    def relays(self, src: Ints, dst: Ints) -> tuple[Ints, Ints]:
        """The ranks whose NICs flows leave and enter by."""
        out = self.nic_rank[dst]
        if self._pxn == "off":
            return self.nic_rank[src], out
        via = self.nic_rank[self._relay(src, out)]
        if not self._one_network:
            out = out.copy()
            bridge(
                via, out, self._graph.port_ptr, self._component, self._graph.rank_domain, self._scales_up, self._member_key,
                self._member, self._parts,
            )  # fmt: skip
        return via, out

    def ports(self, via: Ints, out: Ints, turn_out: Ints, turn_in: Ints) -> tuple[Ints, Ints]:
        """The directed links out of the port that a flow leaves by and of the one that it enters by; -1 where no two ports are in one
        network. The turns pick."""
        leave, enter = np.empty(len(via), np.int64), np.empty(len(via), np.int64)
        pick_ports(via, out, turn_out, turn_in, self._graph.port_ptr, self._component, leave, enter)
        there = leave >= 0
        leave[there], enter[there] = (self._graph.rank_port[port[there]] for port in (leave, enter))
        return leave, enter

    def _relay(self, src: Ints, dst: Ints) -> Ints:
        """Whose NIC a flow leaves by: the source's own, or, where the rails differ and another accelerator of the same server
        or tray sits on the destination's leaf, that one. Not one of another tray: a domain that spans leaves would send
        all its traffic for a leaf through the few NICs it has there."""
        leaf, graph = self._leaf, self._graph
        wanted = graph.rank_node[src] * self._nodes + leaf[dst] + 1
        spot = np.minimum(np.searchsorted(self._server_key, wanted), max(len(self._by_server) - 1, 0))
        found = self._by_server[spot]
        here = (
            (self._server_key[spot] == wanted)
            & (leaf[dst] >= 0)
            & (graph.up_link[src] >= 0)
            & (graph.down_link[found] >= 0)
        )
        other_rail = (graph.rank_rail[src] != graph.rank_rail[dst]) & (leaf[src] != leaf[dst])
        return np.where(here & other_rail, found, src)


def _nic_ranks(graph: FabricGraph) -> Ints:
    """Whose NIC each rank uses: its own where that is cabled, else one of its server, else one of its scale-up domain;
    ranks without spread over those with. A rank that finds none keeps itself and is unreachable from outside."""
    count = graph.n_ranks
    found = np.arange(count, dtype=np.int64)
    cabled = np.diff(graph.port_ptr) > 0
    for group, crosses in ((graph.rank_node, False), (graph.rank_domain, True)):
        order = np.flatnonzero(cabled)
        order = order[np.argsort(group[order], kind="stable")]
        left = np.searchsorted(group[order], group)
        offers = np.searchsorted(group[order], group, side="right") - left
        lacking = ~cabled[found] & (offers > 0) & ((graph.up_link >= 0) | (not crosses))
        found[lacking] = order[left[lacking] + graph.rank_index[lacking] % offers[lacking]]
    return found
