"""Paths between ranks: over the scale-up domain inside it, over NICs and switches outside, rail-aware."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ids, Ints
from fabric_studio.routing.ecmp import distances_to, walk
from fabric_studio.routing.facts import facts_of
from fabric_studio.routing.graph import FabricGraph, fabric_graph
from fabric_studio.routing.links import links_of
from fabric_studio.workloads.fabric import Fabric

MAX_HOPS = 16
"""Links on a path outside the server; beyond it a pair counts as unreachable."""

Pxn = Literal["auto", "off"]


@dataclass(frozen=True)
class Paths:
    """F flows, CSR: ptr (F+1), link (directed links in travel order), share (1 on a single path); reachable (F,);
    latency_s (F,): sum over the path, of its directed links."""

    ptr: NDArray[np.int64]
    link: NDArray[np.int32]
    share: Floats
    reachable: Flags
    latency_s: Floats


class FabricRouter:
    """Routes over one snapshot. Built once per snapshot by `router_of`; safe to use from one thread at a time.

    rail awareness (`pxn="auto"`): traffic for another rail first crosses the scale-up domain to a rank whose NIC is on the
    destination's leaf, as NCCL's PXN does, where there is one.
    """

    def __init__(
        self,
        snapshot: Snapshot,
        graph: FabricGraph,
        *,
        pxn: Pxn = "auto",
        seed: int = 1,
        down: Ints | None = None,
    ) -> None:
        """`down`: directed links that no path may use; they keep their numbers."""
        alive = np.ones(len(graph.tail), bool)
        if down is not None:
            alive[down] = False
            graph = _with_ports(graph, alive)
        self._snapshot, self.graph, self._pxn, self._ecmp_seed = snapshot, graph, pxn, seed
        self.n_ranks = graph.n_ranks
        self.capacity_bytes_s, self.latency_s = graph.capacity_bytes_s, graph.latency_s
        self.link_cable: Ids = graph.link_cable
        self.rank_domain = graph.rank_domain.astype(np.int32)
        self.rank_rail = graph.rank_rail.astype(np.int32)
        self.notes = graph.notes
        nodes = max(1, len(snapshot.devices))
        cabled = graph.n_cabled
        usable = np.flatnonzero(alive[:cabled])
        self._out_ptr, order = _csr(graph.tail[usable], nodes)
        self._out_link = usable[order]
        # Only nodes that forward are ever on the way to a target, and parallel cables make them no nearer.
        onward = usable[graph.forwards[graph.tail[usable]]] if cabled else usable
        pairs = np.sort(graph.head[onward] * nodes + graph.tail[onward])
        pairs = pairs[np.diff(pairs, prepend=-1) > 0]
        self._in_ptr = np.searchsorted(pairs, np.arange(nodes + 1) * nodes)
        self._in_node = pairs % nodes
        rng = np.random.default_rng(seed)
        self._seed = rng.integers(0, 2**63, nodes).astype(np.uint64)
        self._forwards = graph.forwards if len(graph.forwards) else np.zeros(1, bool)
        self._head = graph.head.astype(np.int64)
        self._distance = np.empty((0, nodes), np.int16)
        self._row_of_target = np.full(nodes, -1, np.int64)
        self._row_of_neighbours: dict[bytes, int] = {}
        first = (
            graph.rank_port[np.minimum(graph.port_ptr[:-1], max(len(graph.rank_port) - 1, 0))]
            if len(graph.rank_port)
            else None
        )
        self._leaf = (
            np.full(self.n_ranks, -1, np.int64)
            if first is None
            else np.where(np.diff(graph.port_ptr) > 0, graph.head[first], -1)
        )

        self._nic_rank: Ints = _nic_ranks(graph)
        self._scale_up_rank: Ints = np.flatnonzero(graph.up_link >= 0)

    @cached_property
    def fabric(self) -> Fabric:
        """Rates, architecture and properties of links for workloads and the simulator."""
        return facts_of(self._snapshot, self.graph)

    def avoiding(self, links: Ints) -> FabricRouter:
        """The same fabric with some directed links out of use. All links keep their numbers, names and capacities."""
        graph = fabric_graph(self._snapshot)
        return FabricRouter(
            self._snapshot, graph, pxn=self._pxn, seed=self._ecmp_seed, down=np.asarray(links, np.int64)
        )

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
        """Directed links of the cable, or of all cables at the device, of that name; empty when nothing is called so."""
        graph, snapshot = self.graph, self._snapshot
        cabled = np.arange(graph.n_cabled)
        device = np.flatnonzero(snapshot.devices.name == name)
        if len(device):
            return cabled[np.isin(graph.tail[cabled], device) | np.isin(graph.head[cabled], device)]
        links = links_of(snapshot)
        row = np.flatnonzero(snapshot.cables.name[links.cable] == name)
        chain = np.searchsorted(links.ptr, row, side="right") - 1
        first = snapshot.cables.uid[links.cable[links.ptr[chain]]]
        return cabled[np.isin(graph.link_cable[cabled], first)]

    def rank_name(self, rank: int) -> str:
        node = int(self.graph.rank_node[rank])
        return f"{self._snapshot.devices.name[node]} accelerator {int(self.graph.rank_index[rank]) + 1}"

    # -- paths ------------------------------------------------------------------------------------------------------

    def paths(self, src: NDArray[np.int32], dst: NDArray[np.int32], *, entropy: NDArray[np.int64]) -> Paths:
        """One path per flow between ranks; a flow from a rank to itself uses no link and is reachable."""
        src64, dst64 = src.astype(np.int64), dst.astype(np.int64)
        return self._paths(src64, dst64, np.asarray(entropy, np.int64))

    def _paths(self, src: Ints, dst: Ints, entropy: Ints) -> Paths:
        graph, count = self.graph, len(src)
        near = graph.rank_domain[src] == graph.rank_domain[dst]
        near &= (graph.up_link[src] >= 0) & (graph.down_link[dst] >= 0) | (src == dst)
        hops = np.full((count, MAX_HOPS + 6), -1, np.int64)
        hops[:, 0] = np.where(near & (src != dst), graph.up_link[src], -1)
        hops[:, 1] = np.where(near & (src != dst), graph.down_link[dst], -1)
        reachable = near.copy()
        rows = np.flatnonzero(~near)
        if len(rows):
            reachable[rows] = self._outside(src[rows], dst[rows], entropy[rows], rows, hops)
        used = (hops >= 0) & reachable[:, None]
        link = hops[used]
        ptr = np.concatenate((np.zeros(1, np.int64), np.cumsum(used.sum(axis=1)))).astype(np.int64)
        latency = np.bincount(
            np.repeat(np.arange(count), used.sum(axis=1)), weights=self.latency_s[link], minlength=count
        )
        return Paths(
            ptr, link.astype(np.int32), np.ones(len(link)), reachable, np.asarray(latency, np.float64)
        )

    def _outside(self, src: Ints, dst: Ints, entropy: Ints, rows: Ints, hops: Ints) -> Flags:
        """Fill hops[rows] for flows that leave the scale-up domain; returns which of them are reachable."""
        graph = self.graph
        rank, dst = dst, self._nic_rank[dst]
        via = self._nic_rank[self._relay(src, dst) if self._pxn == "auto" else src]
        relayed = via != src
        hops[rows, 0] = np.where(relayed, graph.up_link[src], -1)
        hops[rows, 1] = np.where(relayed, graph.down_link[via], -1)
        ports = graph.port_ptr[via + 1] - graph.port_ptr[via]
        ok = (ports > 0) & (graph.port_ptr[dst + 1] > graph.port_ptr[dst])
        result = np.zeros(len(src), bool)
        live = np.flatnonzero(ok)
        if not len(live):
            return result
        # The destination's own port is picked first: the last link must be into it, not into any NIC of the server.
        in_ports = (graph.port_ptr[dst + 1] - graph.port_ptr[dst])[live]
        final = graph.reverse(graph.rank_port[graph.port_ptr[dst[live]] + entropy[live] % in_ports])
        first = graph.rank_port[graph.port_ptr[via[live]] + (entropy[live] // 7) % ports[live]]
        leaf_in, leaf_out = graph.head[first], graph.tail[final]
        direct = leaf_in == graph.rank_node[dst[live]]  # cabled back to back
        table = self._tables(leaf_out)
        length, path = np.zeros(len(live), np.int64), np.full((len(live), MAX_HOPS), -1, np.int64)
        walk(
            leaf_in,
            leaf_out,
            entropy[live],
            table,
            self._distance,
            self._out_ptr,
            self._out_link,
            self._head,
            self._forwards,
            self._seed,
            length,
            path,
        )
        usable = ((length >= 0) & self._forwards[leaf_in]) | direct
        path[direct] = -1
        at = rows[live]
        hops[at, 2] = first
        hops[at, 3 : 3 + MAX_HOPS] = path
        hops[at, 3 + MAX_HOPS] = np.where(direct, -1, final)
        onward = (dst != rank)[live]
        hops[at, 4 + MAX_HOPS] = np.where(onward, graph.up_link[dst[live]], -1)
        hops[at, 5 + MAX_HOPS] = np.where(onward, graph.down_link[rank[live]], -1)
        result[live] = usable
        return result

    def _relay(self, src: Ints, dst: Ints) -> Ints:
        """Whose NIC a flow leaves by: the source's own, or, where the rails differ and another accelerator of the same server
        or tray sits on the destination's leaf, that one. Not one of another tray: a domain that spans leaves would send
        all its traffic for a leaf through the few NICs it has there."""
        leaf, graph = self._leaf, self.graph
        nodes = len(self._row_of_target) + 1
        keys = graph.rank_node * nodes + leaf + 1
        order = np.argsort(keys, kind="stable")
        wanted = graph.rank_node[src] * nodes + leaf[dst] + 1
        spot = np.minimum(np.searchsorted(keys[order], wanted), max(len(order) - 1, 0))
        found = order[spot]
        here = (
            (keys[found] == wanted)
            & (leaf[dst] >= 0)
            & (graph.up_link[src] >= 0)
            & (graph.down_link[found] >= 0)
        )
        other_rail = (graph.rank_rail[src] != graph.rank_rail[dst]) & (leaf[src] != leaf[dst])
        return np.where(here & other_rail, found, src)

    def _tables(self, targets: Ints) -> Ints:
        """Rows of the distance table for these target nodes, computed on first use; targets with the same neighbours share one."""
        missing = np.unique(targets[self._row_of_target[targets] < 0])
        if len(missing):
            fresh: list[Ints] = []
            for target in missing.tolist():
                neighbours = self._in_node[self._in_ptr[target] : self._in_ptr[target + 1]]
                row = self._row_of_neighbours.setdefault(neighbours.tobytes(), len(self._row_of_neighbours))
                if row == len(self._distance) + len(fresh):
                    fresh.append(neighbours)
                self._row_of_target[target] = row
            grown = np.empty((len(self._distance) + len(fresh), self._distance.shape[1]), np.int16)
            grown[: len(self._distance)] = self._distance
            ptr = np.cumsum([0, *map(len, fresh)])
            nodes = np.concatenate([*fresh, np.zeros(0, np.int64)])
            distances_to(ptr, nodes, self._in_ptr, self._in_node, grown[len(self._distance) :])
            self._distance = grown
        return self._row_of_target[targets]


def _with_ports(graph: FabricGraph, alive: Flags) -> FabricGraph:
    """The graph with only those ports of ranks whose cable works both ways."""
    works = alive[graph.rank_port] & alive[graph.reverse(graph.rank_port)]
    rank = np.repeat(np.arange(graph.n_ranks), np.diff(graph.port_ptr))[works]
    ptr = np.concatenate((np.zeros(1, np.int64), np.cumsum(np.bincount(rank, minlength=graph.n_ranks))))
    return replace(graph, rank_port=graph.rank_port[works], port_ptr=ptr.astype(np.int64))


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


def _csr(key: Ints, size: int) -> tuple[Ints, Ints]:
    order = np.argsort(key, kind="stable")
    ptr = np.searchsorted(key[order], np.arange(size + 1)).astype(np.int64)
    return ptr, order.astype(np.int64)


def router_of(snapshot: Snapshot, *, pxn: Pxn = "auto") -> FabricRouter:
    """The router of a snapshot, computed once for it."""
    return snapshot.derived(f"routing.router.{pxn}", lambda s: FabricRouter(s, fabric_graph(s), pxn=pxn))
