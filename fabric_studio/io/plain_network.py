"""A design as network simulators see it: numbered end points and switches, and links with a rate and a delay.

End points are the ranks of the simulation, in the same order, so that a list of flows fits. Scale-up domains come along.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.catalog.parts import Part
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ints
from fabric_studio.routing.graph import BYTES_PER_GBIT, DEFAULT_SWITCH_NS, FabricGraph, fabric_graph
from fabric_studio.routing.links import links_of

NETWORKS = ("compute",)


@dataclass(frozen=True, slots=True)
class PlainNetwork:
    """Nodes: end points 0 to n_ranks - 1, then switches. a, z: node of each link; rate_gbps: one-way; delay_ns: of the
    cable and its modules alone. switch_device: row in snapshot.devices; switch_ns: latency of each switch. domain: scale-up
    domain of each rank; scale_up_gbps: one-way rate of each rank into it, 0 without one. strangers: links left out as they
    end at a box that is neither."""

    n_ranks: int
    a: Ints
    z: Ints
    rate_gbps: Floats
    delay_ns: Floats
    switch_device: Ints
    switch_ns: Floats
    domain: Ints
    scale_up_gbps: Floats
    accelerator: str
    strangers: int

    def __len__(self) -> int:
        return self.n_ranks + len(self.switch_device)


def plain_network(snapshot: Snapshot) -> PlainNetwork:
    """The compute network of a design; BadInputError when it has no end point."""
    graph = fabric_graph(snapshot, NETWORKS)
    if not graph.n_ranks:
        raise BadInputError(
            "design", tr("has no accelerator and no cabled server"), tr("add servers and cable them")
        )
    half = graph.n_cabled // 2
    rank_of = np.full(max(graph.n_cabled, 1), -1, np.int64)
    rank_of[graph.rank_port] = np.repeat(np.arange(graph.n_ranks), np.diff(graph.port_ptr))
    wired = np.zeros(len(snapshot.devices), bool)
    wired[graph.tail[: graph.n_cabled]] = True
    switches = np.flatnonzero(graph.forwards & wired)
    number = np.full(len(snapshot.devices), -1, np.int64)
    number[switches] = graph.n_ranks + np.arange(len(switches))
    a = np.where(rank_of[:half] >= 0, rank_of[:half], number[graph.tail[:half]])
    z = np.where(rank_of[half : 2 * half] >= 0, rank_of[half : 2 * half], number[graph.head[:half]])
    known = (a >= 0) & (z >= 0)
    specs = [spec if isinstance(spec, Part) else None for spec in snapshot.parts.spec]
    part = snapshot.parts.index_of(snapshot.devices.part)
    latency = np.array(
        [DEFAULT_SWITCH_NS if s is None or s.latency_ns is None else s.latency_ns for s in specs], float
    )
    return PlainNetwork(
        graph.n_ranks, a[known], z[known], _rates(snapshot)[known], _delays(snapshot)[known], switches,
        latency[part[switches]] if len(switches) else np.zeros(0), graph.rank_domain, _scale_up(graph),
        _accelerator(specs, part, graph), int((~known).sum()),
    )  # fmt: skip


def _chosen(snapshot: Snapshot) -> Ints:
    """Rows of the links that the graph is made of, in its order."""
    links = links_of(snapshot)
    return np.flatnonzero((links.z >= 0) & np.isin(links.network, NETWORKS) & (links.rate_gbps > 0))


def _rates(snapshot: Snapshot) -> Floats:
    return links_of(snapshot).rate_gbps[_chosen(snapshot)]


def _delays(snapshot: Snapshot) -> Floats:
    return links_of(snapshot).delay_ns[_chosen(snapshot)]


def _scale_up(graph: FabricGraph) -> Floats:
    rate = np.zeros(graph.n_ranks)
    inside = np.flatnonzero(graph.up_link >= 0)
    rate[inside] = graph.capacity_bytes_s[graph.up_link[inside]] / BYTES_PER_GBIT
    return rate


def _accelerator(specs: list[Part | None], part: Ints, graph: FabricGraph) -> str:
    """The accelerator of the first rank, "" when its part names none."""
    spec = specs[int(part[graph.rank_node[0]])]
    return "" if spec is None else spec.accelerator
