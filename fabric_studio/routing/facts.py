"""What workloads and the simulator want to know of a drawn fabric besides its paths."""

from __future__ import annotations

import numpy as np

from fabric_studio.catalog.constants import constant, constants
from fabric_studio.catalog.library import load_library
from fabric_studio.catalog.parts import Part
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Ints
from fabric_studio.routing.graph import FabricGraph
from fabric_studio.workloads.fabric import Fabric

_ARCHITECTURE = {"NVLink 3": "ampere", "NVLink 4": "hopper", "NVLink 5": "blackwell"}
_MULTICAST = ("hopper", "blackwell")


def facts_of(snapshot: Snapshot, graph: FabricGraph) -> Fabric:
    """The facts of the accelerators that a design has most of, and of every link."""
    specs = [spec if isinstance(spec, Part) else None for spec in snapshot.parts.spec]
    part = snapshot.parts.index_of(snapshot.devices.part) if len(snapshot.devices) else np.zeros(0, np.int64)
    cabled = graph.n_cabled
    names, protocol, switched = _scale_up(snapshot, specs, part, graph)
    common = _most(names, protocol)
    inside = graph.up_link[graph.up_link >= 0]
    useful = np.ones(len(graph.tail))
    useful[:cabled] = constant("efficiency.nic").value
    scaling = np.flatnonzero(graph.up_link >= 0)
    of_rank = np.array([_useful(name) for name in names], float)[protocol[scaling]]
    useful[graph.up_link[scaling]] = useful[graph.down_link[scaling]] = of_rank
    server = _most([spec.accelerator if spec else "" for spec in specs], part[graph.rank_node])
    known = load_library().accelerators.get(server)
    nic = np.add.reduceat(
        np.append(graph.capacity_bytes_s[graph.rank_port], 0.0), graph.port_ptr[:-1]
    ) * (np.diff(graph.port_ptr) > 0) if graph.n_ranks else np.zeros(0)  # fmt: skip
    return Fabric(
        architecture=_ARCHITECTURE.get(common, ""),
        scale_up_bytes_s=float(graph.capacity_bytes_s[inside].min()) if len(inside) else 0.0,
        nic_bytes_s=float(np.median(nic)) if len(nic) else 0.0,
        nics=len(graph.rank_port) / max(graph.n_ranks, 1),
        multicast=_ARCHITECTURE.get(common, "") in _MULTICAST and switched,
        reduces=_all_switches(specs, part, graph, "InfiniBand"),
        accelerator=server,
        memory_bytes=(known.hbm_gb or 0.0) * 1e9 if known else 0.0,
        peak_flops=(known.bf16_dense_tflops or 0.0) * 1e12 if known else 0.0,
        useful=useful,
        pauses=_pauses(specs, part, graph),
        wan=_wan(snapshot, graph),
        scale_up_useful=_useful(common),
        nic_useful=constant("efficiency.nic").value,
    )


def _scale_up(
    snapshot: Snapshot, specs: list[Part | None], part: Ints, graph: FabricGraph
) -> tuple[list[str], Ints, bool]:
    """Names of scale-up protocols ("NVLink 4"; "" without), the number of every rank's, and whether any passes a switch."""
    rack_part = snapshot.parts.index_of(snapshot.racks.part) if len(snapshot.racks) else np.zeros(0, np.int64)
    rack = snapshot.racks.index_of(snapshot.devices.rack) if len(snapshot.devices) else np.zeros(0, np.int64)
    holders = [spec.scale_up if spec else None for spec in specs]
    has_own = np.array([holder is not None for holder in holders], bool)
    own = part[graph.rank_node] if graph.n_ranks else np.zeros(0, np.int64)
    around = rack_part[rack[graph.rank_node]] if graph.n_ranks else own
    holder = np.where(has_own[around], around, own)
    switched = np.array([bool(h and h.switch_chips) for h in holders], bool)[holder]
    return [h.protocol if h else "" for h in holders], holder, bool(switched.any())


def _most(names: list[str], number: Ints) -> str:
    """The name that most ranks have; the first of equals."""
    count: dict[str, int] = {}
    for name, ranks in zip(names, np.bincount(number, minlength=len(names)).tolist(), strict=True):
        count[name] = count.get(name, 0) + ranks
    return max(sorted(count), key=lambda name: count[name], default="")


def _useful(protocol: str) -> float:
    name = f"efficiency.{protocol.lower().replace(' ', '_')}"
    return constant(name).value if name in constants() else 1.0


def _fabric_of_link(specs: list[Part | None], part: Ints, graph: FabricGraph) -> tuple[list[str], Ints]:
    """Names of switch fabrics, and for every cabled link the number of its switch's (either end); -1 = no switch."""
    names = sorted({spec.fabric for spec in specs if spec})
    of_spec = np.array([names.index(spec.fabric) if spec else 0 for spec in specs], np.int64)
    tail, head = graph.tail[: graph.n_cabled], graph.head[: graph.n_cabled]
    switch = np.where(graph.forwards[head], head, np.where(graph.forwards[tail], tail, -1))
    return names, np.where(switch >= 0, of_spec[part[switch]], -1) if len(switch) else switch


def _pauses(specs: list[Part | None], part: Ints, graph: FabricGraph) -> Flags:
    """Ethernet, but neither scheduled nor with deep buffers behind virtual output queues, where nobody waits in line."""
    names, fabric = _fabric_of_link(specs, part, graph)
    yes = np.array([n.startswith("Ethernet") and "deep buffer" not in n for n in names] + [False], bool)
    out = np.zeros(len(graph.tail), bool)
    out[: graph.n_cabled] = yes[fabric]
    return out


def _all_switches(specs: list[Part | None], part: Ints, graph: FabricGraph, start: str) -> bool:
    names, fabric = _fabric_of_link(specs, part, graph)
    used = np.flatnonzero(np.bincount(fabric[fabric >= 0], minlength=len(names)))
    return bool(len(used)) and all(names[k].startswith(start) for k in used)


def _wan(snapshot: Snapshot, graph: FabricGraph) -> Flags:
    out = np.zeros(len(graph.tail), bool)
    if graph.n_cabled:
        row = snapshot.cables.index_of(graph.link_cable[: graph.n_cabled])
        out[: graph.n_cabled] = snapshot.cables.network[row] == "scale-across"
    return out
