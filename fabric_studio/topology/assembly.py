"""From a wired fabric to a blueprint: switches into racks, racks into the middle of the rows they serve."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from fabric_studio.catalog.parts import Part
from fabric_studio.model.table import Ints
from fabric_studio.topology.blueprint import Blueprint, Boxes, Wires
from fabric_studio.topology.floor import Spacing, stand
from fabric_studio.topology.shelving import Shelf, shelve
from fabric_studio.topology.template import Values
from fabric_studio.topology.wiring import Fabric, Links


@dataclass(frozen=True)
class Room:
    """What the hall is like: ratings lowest storey first."""

    floor_load_kg_m2: Sequence[float]
    storeys: int = 1
    storey_height_mm: float = 5000.0
    cold_aisle_mm: float = 1200.0
    hot_aisle_mm: float = 1200.0


@dataclass(frozen=True)
class Compute:
    """The servers and their racks. rack: node -> rack is in `nodes`; per_bay: racks between two walkways; inside: the nodes
    come with the rack."""

    rack: Part
    racks: int
    per_bay: int
    nodes: Boxes
    inside: bool = False


@dataclass(frozen=True)
class Appliances:
    """What stands in the management rack and how it is cabled to the leaves."""

    part: Part
    role: str
    count: int
    links: Links


def assemble(
    *,
    title: str,
    template: str,
    values: Values,
    fabric: Fabric,
    rate_gbps: float,
    compute: Compute,
    switch: Part,
    network_rack: Part,
    room: Room,
    leaf_names: Sequence[str],
    leaf_pod: Ints,
    appliances: Appliances | None = None,
    extra_parts: tuple[Part, ...] = (),
    notes: tuple[str, ...] = (),
) -> Blueprint:
    """Leaves stand in the bay of the servers they serve; spines and cores evenly along the bays; the management rack in
    the middle of all."""
    bays = -(-compute.racks // compute.per_bay)
    home = compute.nodes.rack[fabric.middle_nodes()] // compute.per_bay
    leaves = shelve(fabric.leaves, switch, network_rack, group=home)
    spines = shelve(fabric.spines, switch, network_rack)
    cores = shelve(fabric.cores, switch, network_rack)
    leaf_home = np.zeros(leaves.racks, np.int64)
    leaf_home[leaves.rack] = home
    managers = shelve(appliances.count, appliances.part, network_rack) if appliances else None
    bay_of_rack = np.concatenate(
        (
            leaf_home,
            _along(spines.racks, bays),
            _along(cores.racks, bays),
            _along(managers.racks if managers else 0, bays),
        )
    )
    floor = stand(
        compute.racks,
        compute.per_bay,
        bay_of_rack,
        Spacing(
            float(compute.rack.width_mm or 600),
            float(network_rack.width_mm or 600),
            max(float(compute.rack.depth_mm or 1200), float(network_rack.depth_mm or 1200)),
            room.cold_aisle_mm,
            room.hot_aisle_mm,
        ),
        storeys=room.storeys,
    )
    pods = fabric.spine_pod if fabric.tiers == 3 else None
    first_core = leaves.racks + spines.racks
    switches = [
        Boxes("leaf", switch.id, leaf_names, leaves.rack, leaves.u, leaf_pod, fabric.leaf_rail),
        _numbered("spine", switch, spines, first_rack=leaves.racks, pod=pods),
        _numbered("core", switch, cores, first_rack=first_core),
    ]
    wires = [
        Wires("server-leaf", "server", "leaf", fabric.down),
        Wires("leaf-spine", "leaf", "spine", fabric.up),
        Wires("spine-core", "spine", "core", fabric.top),
    ]
    if appliances and managers:
        role = appliances.role
        switches.append(_numbered(role, appliances.part, managers, first_rack=first_core + cores.racks))
        wires.append(Wires(f"{role}-leaf", role, "leaf", appliances.links))
    return Blueprint(
        title=title,
        template=template,
        params=dict(values),
        fabric=fabric,
        rate_gbps=rate_gbps,
        compute_rack=compute.rack.id,
        network_rack=network_rack.id,
        compute_racks=compute.racks,
        network_racks=len(bay_of_rack),
        nodes_inside=compute.inside,
        nodes=compute.nodes,
        switches=tuple(switches),
        wires=tuple(wires),
        floor=floor,
        floor_load_kg_m2=room.floor_load_kg_m2,
        storey_height_mm=room.storey_height_mm,
        extra_parts=extra_parts,
        notes=notes,
    )


def _numbered(role: str, part: Part, shelf: Shelf, *, first_rack: int, pod: Ints | None = None) -> Boxes:
    """Boxes named spine-01 and so on, in racks counted on from `first_rack`."""
    count = len(shelf.rack)
    none = np.full(count, -1, np.int64)
    digits = max(2, len(str(count)))
    return Boxes(
        role,
        part.id,
        [f"{role}-{n + 1:0{digits}d}" for n in range(count)],
        first_rack + shelf.rack,
        shelf.u,
        none if pod is None else pod,
        none,
    )


def _along(racks: int, bays: int) -> Ints:
    """The bays in which racks that serve everybody stand, evenly apart. Shape (racks,)."""
    return (2 * np.arange(racks, dtype=np.int64) + 1) * bays // (2 * max(racks, 1))
