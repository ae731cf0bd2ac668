"""A fabric with its boxes, racks and places, worked out and not yet drawn. All a template has to decide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fabric_studio.catalog.library import Library
from fabric_studio.catalog.parts import Part, PortGroup
from fabric_studio.model.table import Floats, Ints
from fabric_studio.topology.floor import Floor
from fabric_studio.topology.wiring import Fabric, Links

PORT_ROLES = ("compute", "data", "uplink")


@dataclass(frozen=True)
class Boxes:
    """All devices of one role, n of them. rack: number among the network racks (switches, appliances) or the compute racks
    (servers); u: lowest rack unit; pod, rail: -1 where the fabric has none; names: empty where the rack gives them."""

    role: str
    part: str
    names: Sequence[str]
    rack: Ints
    u: Floats
    pod: Ints
    rail: Ints

    def __len__(self) -> int:
        return len(self.rack)


@dataclass(frozen=True)
class Wires:
    """Cables of one role between two kinds of boxes, named by their roles."""

    role: str
    lower: str
    upper: str
    links: Links


@dataclass(frozen=True)
class Blueprint:
    """compute_rack, network_rack: parts. nodes: servers to mount, or the trays a rack-scale part brings along
    (`nodes_inside`, then names and u are the part's own). rate_gbps: of every link. Masses and loads as on the floor."""

    title: str
    template: str
    params: Mapping[str, Any]
    fabric: Fabric
    rate_gbps: float
    compute_rack: str
    network_rack: str
    compute_racks: int
    network_racks: int
    nodes_inside: bool
    nodes: Boxes
    switches: tuple[Boxes, ...]
    wires: tuple[Wires, ...]
    floor: Floor
    floor_load_kg_m2: Sequence[float]
    storey_height_mm: float
    extra_parts: tuple[Part, ...] = ()
    notes: tuple[str, ...] = field(default=())


def counts(plan: Blueprint, library: Library) -> dict[str, Any]:
    """What the drawing will hold, in the words of `info --json`."""
    by_role = {wires.role: len(wires.links) for wires in plan.wires if len(wires.links)}
    node = part_of(plan, library, plan.nodes.part)
    return {
        "gpus": len(plan.nodes) * library.accelerators_in(node),
        "servers": len(plan.nodes),
        "racks": plan.compute_racks + plan.network_racks,
        "switches": {boxes.role: len(boxes) for boxes in plan.switches if len(boxes) and boxes.role != "ufm"},
        "cables": {"total": sum(by_role.values()), "by_role": by_role},
        "storeys": plan.floor.storeys,
        "oversubscription": plan.fabric.oversubscription(),
        "hall_m": [plan.floor.plan.width_mm / 1e3, plan.floor.plan.depth_mm / 1e3],
        "notes": list(plan.notes),
    }


def part_of(plan: Blueprint, library: Library, part_id: str) -> Part:
    """A part of the catalogue, or one the template made up and brings along."""
    return next((part for part in plan.extra_parts if part.id == part_id), None) or library.part(part_id)


def ports_at(part: Part, rate_gbps: float) -> list[tuple[int, int, int]]:
    """(cage, first lane, lanes) of every link of this rate that the data ports of a part carry, in face order.

    A cage of 800 Gb/s has two links of 400 on half of its lanes each where it is twin-port or has a 2x400G breakout. Cages
    of another rate are left out.
    """
    found: list[tuple[int, int, int]] = []
    cage = 0
    for group in part.ports:
        links = round(group.cage_speed_gbps / rate_gbps)
        if group.role in PORT_ROLES and _splits(group, links, rate_gbps):
            lanes = group.lanes // links
            for number in range(cage, cage + group.count):
                found.extend((number, link * lanes, lanes) for link in range(links))
        cage += group.count
    return found


def _splits(group: PortGroup, links: int, rate_gbps: float) -> bool:
    if links < 1 or links * rate_gbps != group.cage_speed_gbps:
        return False
    return links == group.logical_per_cage or f"{links}x{rate_gbps:g}G" in group.breakouts
