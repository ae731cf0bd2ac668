"""Drawings of networks for routing tests, made switch by switch: any graph, trees, tori, dragonflies."""

from __future__ import annotations

import itertools

import networkx
import numpy as np

from fabric_studio.catalog.parts import Medium, Part, PortGroup, ScaleUp
from fabric_studio.model import build
from fabric_studio.model.journal import Document
from fabric_studio.model.snapshot import Snapshot

RACK = Part(id="rack", name="Rack", kind="rack", source="a test", height_u=48, width_mm=600, depth_mm=1200, height_mm=2200)
SWITCH = Part(id="sw", name="Switch", kind="switch", source="a test", height_u=1, latency_ns=150, ports=(PortGroup("data", 128, "OSFP", 400, 4, 1),))
MEDIUM = Medium(id="dr4", name="DR4", source="a test", medium_class="DR", speed_gbps=400, lanes=4, lane_gbps=100, max_reach_m=500, host_connectors=("OSFP",))


def server(accelerators: int, ports: int) -> Part:
    return Part(
        id=f"srv{accelerators}-{ports}", name="Server", kind="server", source="a test", height_u=4, accelerators=accelerators,
        scale_up=ScaleUp("NVLink 4", accelerators, 450.0) if accelerators > 1 else None,
        ports=(PortGroup("compute", ports, "OSFP", 400, 4, 1, role="compute"),),
    )  # fmt: skip


def drawn(
    graph: networkx.Graph, hosts: dict[object, int], *, accelerators: int = 1, cables: list[tuple[int, object]] | None = None,
    parts: dict[object, Part] | None = None,
) -> Snapshot:
    """Switches and links of `graph` (edge attributes `count`: parallel cables; `network`). hosts: servers on each switch, one cable each, in the
    order of the switches; or, with `cables`, (server, switch) one by one. parts: of switches that are none of the usual. Servers are s0, s1 ...; switches are named after their nodes."""
    document = Document()
    wires = [(host, node) for host, node in enumerate(node for node in graph for _ in range(hosts.get(node, 0)))]
    wires = wires if cables is None else cables
    used: dict[object, int] = {}

    def port(end: object) -> int:
        used[end] = used.get(end, -1) + 1
        return used[end]

    with document.transaction("draw") as tx:
        hall = build.add_shell(tx, hall_width_mm=90_000, hall_depth_mm=10_000)[0]
        rack = int(build.add_racks(tx, RACK, lambda _: RACK, names=["R"], hall=hall, x_mm=1000.0, y_mm=5000.0)[0])
        box = {node: build.add_device(tx, rack, (parts or {}).get(node, SWITCH), name=str(node), u=0.0) for node in graph}
        per = np.bincount([host for host, _ in wires], minlength=1) if wires else np.zeros(0, int)
        for host in range(len(per)):
            box["host", host] = build.add_device(tx, rack, server(accelerators, int(per[host]) or 1), name=f"s{host}", u=0.0)
        ends = [(("host", host), node) for host, node in wires]
        networks = ["compute"] * len(ends)
        for a, z, more in graph.edges(data=True):
            ends += [(a, z)] * more.get("count", 1)
            networks += [more.get("network", "compute")] * more.get("count", 1)
        if ends:
            build.add_cables(
                tx, MEDIUM, count=len(ends), rate_gbps=400.0, network=np.array(networks, object),
                a_device=np.array([box[a] for a, _ in ends]), a_port=np.array([port(a) for a, _ in ends]), a_lanes=4,
                z_device=np.array([box[z] for _, z in ends]), z_port=np.array([port(z) for _, z in ends]), z_lanes=4,
            )  # fmt: skip
    return document.snapshot()


def leaf_spine(leaves: int, spines: int, hosts: int, *, parallel: int = 1) -> Snapshot:
    graph = networkx.Graph()
    graph.add_nodes_from([*(f"leaf{k}" for k in range(leaves)), *(f"spine{k}" for k in range(spines))])
    graph.add_edges_from(((f"leaf{a}", f"spine{z}") for a in range(leaves) for z in range(spines)), count=parallel)
    return drawn(graph, {f"leaf{k}": hosts for k in range(leaves)})


def fat_tree(k: int) -> Snapshot:
    """Three levels of k-port switches: k^3/4 hosts, no oversubscription."""
    half, graph = k // 2, networkx.Graph()
    leaves = [(p, i) for p in range(k) for i in range(half)]
    graph.add_nodes_from([f"leaf{p}.{i}" for p, i in leaves])
    for p, i in leaves:
        for j in range(half):
            graph.add_edge(f"leaf{p}.{i}", f"spine{p}.{j}")
            graph.add_edge(f"spine{p}.{i}", f"core{i}.{j}")
    return drawn(graph, {f"leaf{p}.{i}": half for p, i in leaves})


def torus(*sizes: int, wrap: bool = True) -> Snapshot:
    """One host on every switch; switches are named by their places, as "0,3,1"."""
    graph = networkx.grid_graph(dim=tuple(reversed(sizes)), periodic=wrap)
    if len(sizes) == 1:
        graph = networkx.relabel_nodes(graph, {node: (node,) for node in graph})
    named = networkx.relabel_nodes(graph, {node: ",".join(map(str, node)) for node in sorted(graph)})
    whole = networkx.Graph()
    whole.add_nodes_from(sorted(named))
    whole.add_edges_from(sorted(tuple(sorted(edge)) for edge in named.edges))
    return drawn(whole, dict.fromkeys(whole, 1))


def dragonfly(size: int, hosts: int = 1, per_switch: int = 1) -> Snapshot:
    """size * per_switch + 1 groups of `size` switches, all with all inside, one link between any two groups; switch "g.i"."""
    groups, graph = size * per_switch + 1, networkx.Graph()
    graph.add_nodes_from(f"{g}.{i}" for g in range(groups) for i in range(size))
    for g in range(groups):
        graph.add_edges_from((f"{g}.{a}", f"{g}.{b}") for a, b in itertools.combinations(range(size), 2))
    for g, h in itertools.combinations(range(groups), 2):
        graph.add_edge(f"{g}.{(h - 1) // per_switch}", f"{h}.{g // per_switch}")
    return drawn(graph, dict.fromkeys(graph, hosts))
