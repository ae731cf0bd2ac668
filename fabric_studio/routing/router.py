"""Paths between ranks: over the scale-up domain inside it, over NICs and switches outside, by the policy that was chosen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from fabric_studio.base.language import tr
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ids, Ints
from fabric_studio.routing.catalogue import POLICIES
from fabric_studio.routing.circuits import with_circuits
from fabric_studio.routing.ends import Ends
from fabric_studio.routing.facts import facts_of
from fabric_studio.routing.graph import FabricGraph, fabric_graph
from fabric_studio.routing.kernels.ends import join
from fabric_studio.routing.named import links_named
from fabric_studio.routing.net import SwitchNet
from fabric_studio.routing.policy import Between, Pxn, Routing, Ways
from fabric_studio.workloads.fabric import Fabric

_SEED = 1
_LEAST_LEFT = 1e-6
"""Loads are divided by what is left"""


@dataclass(frozen=True)
class Paths:
    """F flows, CSR: ptr (F+1), link (directed links; those of a single path in travel order), share (1 on a single path); reachable (F,);
    latency_s (F,): sum over the path, of its directed links, the mean where there are several."""

    ptr: NDArray[np.int64]
    link: NDArray[np.int32]
    share: Floats
    reachable: Flags
    latency_s: Floats


class FabricRouter:
    """Routes over one snapshot. Built once per snapshot and routing by `router_of`; safe to use from one thread at a time."""

    def __init__(
        self, snapshot: Snapshot, graph: FabricGraph, routing: Routing, *, down: Ints | None = None
    ) -> None:
        """`down`: directed links that no path may use; they keep their numbers. UnknownNameError for a policy that is none."""
        self._policy = POLICIES[routing.policy]
        alive = np.ones(len(graph.tail), bool)
        if down is not None:
            alive[down] = False
            graph = _with_ports(graph, alive)
        self._snapshot, self.graph, self.routing = snapshot, graph, routing
        self.n_ranks = graph.n_ranks
        self.capacity_bytes_s, self.latency_s = graph.capacity_bytes_s, graph.latency_s
        self.link_cable: Ids = graph.link_cable
        self.rank_domain = graph.rank_domain.astype(np.int32)
        self.rank_rail = graph.rank_rail.astype(np.int32)
        self._net = SwitchNet(graph, with_circuits(snapshot, graph, routing.circuits), alive, _SEED)
        self._ends = Ends(graph, self._net, routing.pxn)
        self._scale_up_rank: Ints = np.flatnonzero(graph.up_link >= 0)

    @property
    def notes(self) -> tuple[str, ...]:
        """What a reader of the results must know about the network and its routing."""
        said = tr("Routing {name}: {what}.", name=self.routing.policy, what=tr(self._policy.summary))
        if self._policy.splits == "queue pairs":
            said += " " + tr("Queue pairs of a flow: {count}.", count=self.routing.queue_pairs)
        if self.routing.pxn == "off":
            said += " " + tr("No traffic changes rails inside a server (pxn=off).")
        return (said, *self.graph.notes)

    @cached_property
    def fabric(self) -> Fabric:
        """Rates, architecture and properties of links for workloads and the simulator."""
        return facts_of(self._snapshot, self.graph)

    def avoiding(self, links: Ints, left: Floats | None = None) -> FabricRouter:
        """The same fabric with some directed links out of use. All links keep their numbers, names and capacities. left (L,): what the
        others have left of their rates, for policies that weigh links."""
        graph = fabric_graph(self._snapshot)
        other = FabricRouter(self._snapshot, graph, self.routing, down=np.asarray(links, np.int64))
        if left is not None:
            other._net.capacity = graph.capacity_bytes_s * np.maximum(left, _LEAST_LEFT)
        return other

    @property
    def weighs(self) -> bool:
        """Whether paths change when a link only slows down."""
        return self._policy.weighs

    def routed(self, routing: Routing) -> FabricRouter:
        """The same fabric by another policy. BadInputError when that does not fit the drawing, UnknownNameError when there is none."""
        other = self if routing == self.routing else router_of(self._snapshot, routing)
        if other.misfit:
            other._policy.refuse_misfit(other._net)
        return other

    @cached_property
    def misfit(self) -> str:
        """Why the policy does not fit the drawing; "" when it does."""
        return self._policy.misfit(self._net)

    # -- names ------------------------------------------------------------------------------------------------------

    def link_name(self, link: int) -> str:
        """ "leaf-01 to spine-02 (C00012)" of a directed link."""
        return self.link_names(np.array([link]))[0]

    def link_names(self, links: Ints) -> list[str]:
        """The same for many links at once."""
        graph, snapshot = self.graph, self._snapshot
        tail, head = graph.tail[links], graph.head[links]
        cabled = np.flatnonzero((tail >= 0) & (head >= 0))
        names = np.empty(len(links), object)
        device = snapshot.devices.name
        cable = snapshot.cables.name[snapshot.cables.index_of(graph.link_cable[links[cabled]])]
        names[cabled] = [
            f"{a} to {z} ({c})"
            for a, z, c in zip(
                device[tail[cabled]].tolist(), device[head[cabled]].tolist(), cable.tolist(), strict=True
            )
        ]
        inside = np.flatnonzero((tail < 0) | (head < 0))
        if len(inside):
            rank = self._scale_up_rank[(links[inside] - graph.n_cabled) % len(self._scale_up_rank)]
            names[inside] = [
                f"{server} accelerator {index + 1} {'to' if leaving else 'from'} the scale-up domain"
                for server, index, leaving in zip(
                    device[graph.rank_node[rank]].tolist(), graph.rank_index[rank].tolist(),
                    (head[inside] < 0).tolist(), strict=True,
                )
            ]  # fmt: skip
        return [str(name) for name in names]

    def links_named(self, name: str) -> Ints:
        """Directed links of the cable, of all cables at the device, or of those at one of its ports ("leaf-01 12/2"), of that
        name; empty when nothing is called so."""
        return links_named(self._snapshot, self.graph, name)

    def rank_name(self, rank: int) -> str:
        node = int(self.graph.rank_node[rank])
        return f"{self._snapshot.devices.name[node]} accelerator {int(self.graph.rank_index[rank]) + 1}"

    # -- paths ------------------------------------------------------------------------------------------------------

    def paths(self, src: NDArray[np.int32], dst: NDArray[np.int32], *, entropy: NDArray[np.int64]) -> Paths:
        """The way of every flow between ranks; a flow from a rank to itself uses no link and is reachable."""
        graph, count = self.graph, len(src)
        from_, to = src.astype(np.int64), dst.astype(np.int64)
        near = graph.rank_domain[from_] == graph.rank_domain[to]
        near &= (graph.up_link[from_] >= 0) & (graph.down_link[to] >= 0) | (from_ == to)
        far = np.flatnonzero(~near)
        of_flow, part, entropy64 = self._split(far, from_, to, np.asarray(entropy, np.int64))
        before, after, middle, found = self._outside(from_[of_flow], to[of_flow], entropy64, part)
        inside = np.flatnonzero(near & (from_ != to))
        reachable = near.copy()
        reachable[of_flow[found]] = True
        reachable[of_flow[~found]] = False
        of = middle.of
        if len(inside):
            up_down = np.full((len(inside), 3), -1, np.int64)
            up_down[:, 0], up_down[:, 1] = graph.up_link[from_[inside]], graph.down_link[to[inside]]
            none = np.full((len(inside), 3), -1, np.int64)
            before, after = np.concatenate((up_down, before)), np.concatenate((none, after))
            part = np.concatenate((np.ones(len(inside)), part))
            of_flow = np.concatenate((inside, of_flow))
            of = np.concatenate((np.full(len(inside), -1, np.int64), of))
        rows = np.argsort(of_flow, kind="stable") if len(inside) else np.arange(len(of_flow))
        rows = rows[reachable[of_flow[rows]]]
        return self._joined(
            count, of_flow[rows], part[rows], before[rows], of[rows], middle, after[rows], reachable
        )

    def _split(self, far: Ints, src: Ints, dst: Ints, entropy: Ints) -> tuple[Ints, Floats, Ints]:
        """(flow, part, entropy) of every way that the flows outside domains take; `far` are those."""
        policy, ptr = self._policy, self.graph.port_ptr
        if policy.splits == "one":
            return far, np.ones(len(far)), entropy[far]
        if policy.splits == "queue pairs":
            each = np.full(len(far), self.routing.queue_pairs)
        else:
            ports = np.maximum(np.diff(ptr), 1)
            each = np.maximum(ports[self._ends.nic_rank[src[far]]], ports[self._ends.nic_rank[dst[far]]])
        flow = np.repeat(far, each)
        number = np.arange(len(flow)) - np.repeat(np.cumsum(each) - each, each)
        own = entropy[flow]
        if policy.splits == "queue pairs":
            own = np.where(number > 0, _scattered(own, number), own)
        else:
            own = number  # every port in its turn
        return flow, 1.0 / np.repeat(each, each), own

    def _outside(self, src: Ints, dst: Ints, entropy: Ints, part: Floats) -> tuple[Ints, Ints, Between, Flags]:
        """(links before, links after, links between the switches, whether there is a way) of ways that leave the domain."""
        graph, ends, net = self.graph, self._ends, self._net
        count = len(src)
        before, after = np.full((count, 3), -1, np.int64), np.full((count, 3), -1, np.int64)
        via, out = ends.relays(src, dst)
        # Ports and switches are to choose by different digits of the hash.
        turn_out = entropy if self._policy.splits == "ports" else entropy // 7
        leave, enter = ends.ports(via, out, turn_out, entropy)
        found = leave >= 0
        live = np.flatnonzero(found)
        first, final = leave[live], graph.reverse(enter[live])
        leaf_in, leaf_out = net.head[first], net.tail[final]
        direct = first == final  # cabled back to back
        relayed = via != src
        before[:, 0] = np.where(relayed, graph.up_link[src], -1)
        before[:, 1] = np.where(relayed, graph.down_link[via], -1)
        before[live, 2] = first
        after[live, 0] = np.where(direct, -1, final)
        onward = out != dst
        after[:, 1] = np.where(onward, graph.up_link[out], -1)
        after[:, 2] = np.where(onward, graph.down_link[dst], -1)
        inner = np.flatnonzero(~direct)
        rows = live[inner]
        ways = Ways(
            leaf_in[inner], leaf_out[inner], entropy[rows], ends.number[via[rows]], ends.number[out[rows]], part[rows]
        )
        middle = self._policy.find(net, ways)
        of = np.full(count, -1, np.int64)
        of[rows] = middle.of
        found[rows] = middle.there
        return before, after, replace(middle, of=of), found

    def _joined(
        self, count: int, of_flow: Ints, part: Floats, before: Ints, of: Ints, middle: Between, after: Ints, reachable: Flags
    ) -> Paths:
        """The pieces of all ways in one."""
        ptr = np.zeros(count + 1, np.int64)
        pieces = (of_flow, part, before, of, middle.ptr, middle.link, middle.share, after)
        join(*pieces, ptr, np.zeros(0, np.int32), np.zeros(0))
        link, share = np.empty(int(ptr[-1]), np.int32), np.empty(int(ptr[-1]))
        if len(link):
            join(*pieces, ptr, link, share)
        latency = np.bincount(
            np.repeat(np.arange(count), np.diff(ptr)), weights=self.latency_s[link] * share, minlength=count
        )
        return Paths(ptr, link, share, reachable, np.asarray(latency, np.float64))


def _scattered(entropy: Ints, number: Ints) -> Ints:
    """Another entropy for every queue pair of a flow."""
    mixed = entropy.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15) + number.astype(np.uint64) * np.uint64(0xD1B54A32D192ED03)
    return (mixed >> np.uint64(2)).astype(np.int64)


def _with_ports(graph: FabricGraph, alive: Flags) -> FabricGraph:
    """The graph with only those ports of ranks whose cable works both ways."""
    works = alive[graph.rank_port] & alive[graph.reverse(graph.rank_port)]
    rank = np.repeat(np.arange(graph.n_ranks), np.diff(graph.port_ptr))[works]
    ptr = np.concatenate((np.zeros(1, np.int64), np.cumsum(np.bincount(rank, minlength=graph.n_ranks))))
    return replace(graph, rank_port=graph.rank_port[works], port_ptr=ptr.astype(np.int64))


def router_of(snapshot: Snapshot, routing: Routing | None = None, *, pxn: Pxn = "auto") -> FabricRouter:
    """The router of a snapshot, computed once for each routing. `pxn` alone: ECMP with that setting."""
    how = routing or Routing(pxn=pxn)
    return snapshot.derived(f"routing.router.{how}", lambda s: FabricRouter(s, fabric_graph(s), how))
