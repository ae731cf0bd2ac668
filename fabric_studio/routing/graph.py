"""The fabric as a graph: devices as nodes, directed links with capacity and delay, ranks with their ports."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from fabric_studio.base.language import tr
from fabric_studio.catalog.parts import Part
from fabric_studio.model.groups import group_rows
from fabric_studio.model.ports import logical_ports
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ids, Ints
from fabric_studio.routing.links import links_of, panel_devices

DEFAULT_SWITCH_NS = 500.0
"""Estimate for a switch whose part gives no latency (Ethernet cut-through class value 400-600 ns)."""
NIC_NS = 600.0
"""One way through a NIC, typical (InfiniBand verbs about 0.6 us HCA to HCA)."""
BYTES_PER_GBIT = 1e9 / 8


@dataclass(frozen=True)
class FabricGraph:
    """Nodes are the rows of snapshot.devices. Directed links (L): first every link A to Z, then every link Z to A, then
    scale-up links: rank to domain, domain to rank.

    tail, head: node, -1 for the scale-up side; capacity_bytes_s: one-way; latency_s: propagation, modules and the
    switch or NIC at the head; link_cable: uid of its first cable, 0 for scale-up; n_cabled: how many come from links.
    forwards: which nodes pass traffic on (switches, routers), shape (D,).
    Ranks (n): node of each; rank_port (CSR `port_ptr`, n+1): its directed links out of the server, usually one;
    rank_rail: index of its NIC in the server; rank_domain: scale-up domain number; domain_name; scale-up links of rank
    r: up_link[r], down_link[r], -1 where the domain has one rank only. link_row (n_cabled / 2,): row of each link, A to Z, in
    links_of(snapshot).
    """

    tail: Ints
    head: Ints
    capacity_bytes_s: Floats
    latency_s: Floats
    link_cable: Ids
    n_cabled: int
    forwards: Flags
    rank_node: Ints
    rank_index: Ints
    rank_rail: Ints
    rank_domain: Ints
    port_ptr: Ints
    rank_port: Ints
    up_link: Ints
    down_link: Ints
    notes: tuple[str, ...]
    link_row: Ints = field(default_factory=lambda: np.zeros(0, np.int64))

    @property
    def n_ranks(self) -> int:
        return len(self.rank_node)

    def reverse(self, link: Ints) -> Ints:
        """The other direction of links that come from cables."""
        half = self.n_cabled // 2
        return np.where(link < half, link + half, link - half)


def fabric_graph(snapshot: Snapshot, networks: tuple[str, ...] = ("compute", "scale-across")) -> FabricGraph:
    """The graph of the named networks, computed once per snapshot."""
    return snapshot.derived(f"routing.graph.{networks}", lambda s: _graph(s, networks))


def _graph(snapshot: Snapshot, networks: tuple[str, ...]) -> FabricGraph:
    links, devices = links_of(snapshot), snapshot.devices
    specs = [spec if isinstance(spec, Part) else None for spec in snapshot.parts.spec]
    part = snapshot.parts.index_of(devices.part) if len(devices) else np.zeros(0, np.int64)
    switching = np.array([s is not None and s.kind in ("switch", "router", "ocs") for s in specs], bool)
    forwards = switching[part] if len(devices) else np.zeros(0, bool)
    notes: list[str] = []

    chosen = np.flatnonzero((links.z >= 0) & np.isin(links.network, networks) & (links.rate_gbps > 0))
    a, z = links.a[chosen], links.z[chosen]
    rate, delay_s = links.rate_gbps[chosen] * BYTES_PER_GBIT, links.delay_ns[chosen] * 1e-9
    node_ns = np.array([_node_ns(s) for s in specs], float)[part] if len(devices) else np.zeros(0)
    if any(s is not None and s.kind == "switch" and s.latency_ns is None for s in specs):
        notes.append(
            tr(
                "a switch whose part gives no latency counts {latency_ns:g} ns (estimate)",
                latency_ns=DEFAULT_SWITCH_NS,
            )
        )
    tail, head = np.concatenate((a, z)), np.concatenate((z, a))
    latency = np.concatenate((delay_s, delay_s)) + (node_ns[head] if len(head) else 0.0) * 1e-9
    first_cable = (
        snapshot.cables.uid[links.cable[links.ptr[chosen]]] if len(chosen) else np.zeros(0, np.int64)
    )

    ranks = _ranks(snapshot, specs, part, notes)
    port_ptr, rank_port = _rank_ports(
        snapshot,
        specs,
        part,
        ranks,
        links.a_port[chosen],
        links.a_lane[chosen],
        links.z_port[chosen],
        links.z_lane[chosen],
        a,
        z,
        forwards,
    )
    domain, up_capacity = _domains(snapshot, specs, part, ranks)
    shared = np.bincount(domain, minlength=int(domain.max()) + 1 if len(domain) else 0)
    inside = (
        np.flatnonzero((shared[domain] > 1) & (up_capacity > 0)) if len(domain) else np.zeros(0, np.int64)
    )
    cabled, extra = len(tail), len(inside)
    up, down = np.full(len(domain), -1, np.int64), np.full(len(domain), -1, np.int64)
    up[inside], down[inside] = cabled + np.arange(extra), cabled + extra + np.arange(extra)
    none = np.full(extra, -1, np.int64)
    node = ranks[0][inside]
    return FabricGraph(
        np.concatenate((tail, node, none)),
        np.concatenate((head, none, node)),
        np.concatenate((rate, rate, up_capacity[inside], up_capacity[inside])),
        np.concatenate((latency, np.full(extra, 0.5e-6), np.full(extra, 0.5e-6))),
        np.concatenate((first_cable, first_cable, np.zeros(2 * extra, np.int64))),
        cabled,
        forwards,
        ranks[0],
        ranks[1],
        ranks[2],
        domain,
        port_ptr,
        rank_port,
        up,
        down,
        tuple(notes),
        chosen,
    )


def _node_ns(spec: Part | None) -> float:
    if spec is None or spec.kind == "panel":
        return 0.0
    if spec.kind in ("switch", "router", "ocs"):
        return DEFAULT_SWITCH_NS if spec.latency_ns is None else spec.latency_ns
    return NIC_NS


def _ranks(
    snapshot: Snapshot, specs: list[Part | None], part: Ints, notes: list[str]
) -> tuple[Ints, Ints, Ints]:
    """(device row, index in the device, rail) of every accelerator, in order of rack, then rack unit, then index; where
    no part states accelerators, every device that is neither switch nor panel and has a cable is one rank."""
    devices = snapshot.devices
    per_part = np.array(
        [0 if s is None or s.kind in ("rack", "switch") else s.own_accelerators for s in specs], np.int64
    )
    count = per_part[part] if len(devices) else np.zeros(0, np.int64)
    if not count.any() and len(devices):
        wired = np.zeros(len(devices), bool)
        wired[devices.index_of(np.concatenate((snapshot.cables.a_device, snapshot.cables.z_device)))] = True
        kinds = np.array([s is not None and s.kind in ("server", "appliance") for s in specs], bool)[part]
        count = (wired & kinds & ~panel_devices(snapshot)).astype(np.int64)
        if count.any():
            notes.append(tr("no part states its accelerators: every server counts as one rank"))
    order = np.lexsort((devices.uid, devices.u, devices.rack))
    node = np.repeat(order, count[order])
    start = np.repeat(np.cumsum(count[order]) - count[order], count[order])
    index = np.arange(len(node)) - start
    return node.astype(np.int64), index.astype(np.int64), index.astype(np.int64)


def _rank_ports(
    snapshot: Snapshot,
    specs: list[Part | None],
    part: Ints,
    ranks: tuple[Ints, Ints, Ints],
    a_port: Ints,
    a_lane: Ints,
    z_port: Ints,
    z_lane: Ints,
    a: Ints,
    z: Ints,
    forwards: Flags,
) -> tuple[Ints, Ints]:
    """The directed links out of each rank: those at the logical ports that are its share of the server's ports.

    A server with P cabled-capable compute ports and n accelerators gives rank i the ports i*P/n up to (i+1)*P/n.
    """
    node, index, _ = ranks
    slot_of = [_port_slots(s) for s in specs]
    end_node = np.concatenate((a, z))
    end_port, end_lane = np.concatenate((a_port, z_port)), np.concatenate((a_lane, z_lane))
    far = np.concatenate((z, a))
    own = np.flatnonzero(~forwards[end_node]) if len(end_node) else np.zeros(0, np.int64)
    per_node = np.bincount(node, minlength=len(snapshot.devices))
    first_rank = np.full(len(snapshot.devices), -1, np.int64)
    if len(node):
        leaders = np.flatnonzero(index == 0)
        first_rank[node[leaders]] = leaders
    own = own[(first_rank[end_node[own]] >= 0) & (far[own] != end_node[own])] if len(own) else own
    rank, link = np.zeros(len(own), np.int64), own
    for row in np.unique(part[end_node[own]]).tolist() if len(own) else ():
        slots, total = slot_of[row]
        here = np.flatnonzero(part[end_node[own]] == row)
        device = end_node[own[here]]
        ports, lanes = end_port[own[here]], end_lane[own[here]]
        # As large as the part has ports, since a file may name any lane; what is none counts as the first.
        shape = tuple(1 + max((key[axis] for key in slots), default=0) for axis in (0, 1))
        number = np.zeros(shape, np.int64)
        for (cage, lane), at in slots.items():
            number[cage, lane] = at
        known = (ports >= 0) & (ports < shape[0]) & (lanes >= 0) & (lanes < shape[1])
        slot = np.where(known, number[np.where(known, ports, 0), np.where(known, lanes, 0)], 0)
        share = np.minimum(slot * per_node[device] // max(total, 1), per_node[device] - 1)
        rank[here] = first_rank[device] + share
    order = np.lexsort((link, rank))
    ptr = np.concatenate((np.zeros(1, np.int64), np.cumsum(np.bincount(rank, minlength=len(node))))).astype(
        np.int64
    )
    return ptr, link[order]


def _port_slots(spec: Part | None) -> tuple[dict[tuple[int, int], int], int]:
    """Number of each logical port among those that carry the fabric: compute ports where the part names some, else all."""
    if spec is None:
        return {}, 0
    ports = logical_ports(spec, "compute") or logical_ports(spec)
    return {(cage, lane): number for number, (cage, lane, _) in enumerate(ports)}, len(ports)


def _domains(
    snapshot: Snapshot, specs: list[Part | None], part: Ints, ranks: tuple[Ints, Ints, Ints]
) -> tuple[Ints, Floats]:
    """Scale-up domain number and one-way scale-up rate (bytes/s) of each rank: the rack's domain where the rack is one,
    else the server's own, else a domain of its own with no rate."""
    node = ranks[0]
    racks, devices = snapshot.racks, snapshot.devices
    rack_row = racks.index_of(devices.rack) if len(devices) else np.zeros(0, np.int64)
    rack_part = snapshot.parts.index_of(racks.part) if len(racks) else np.zeros(0, np.int64)
    rate = np.array(
        [s.scale_up.one_way_gbytes_s_per_accelerator * 1e9 if s and s.scale_up else 0.0 for s in specs], float
    )
    size = np.array([s.scale_up.domain_accelerators if s and s.scale_up else 1 for s in specs], np.int64)
    by_rack = rate[rack_part][rack_row] > 0 if len(devices) else np.zeros(0, bool)
    holder = np.where(by_rack, rack_row, len(racks) + np.arange(len(devices)))
    source = np.where(by_rack, rack_part[rack_row] if len(devices) else 0, part)
    key, capacity, limit = holder[node], rate[source[node]], size[source[node]]
    _, group = group_rows(key)
    order = np.argsort(group, kind="stable")
    starts = np.searchsorted(group[order], np.arange(int(group.max()) + 1 if len(group) else 0))
    within = np.empty(len(node), np.int64)
    within[order] = np.arange(len(node)) - starts[group[order]]
    split = within // np.maximum(limit, 1)
    alone = capacity <= 0
    _, domain = group_rows(group, split, np.where(alone, np.arange(len(node)), -1))
    return domain, capacity
