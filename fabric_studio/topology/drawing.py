"""Drawing a blueprint: halls, rows, racks, boxes, cables, ladders; then every cable gets its medium and every ladder a
width that its cables fill to no more than two fifths."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress
from fabric_studio.catalog.library import Library
from fabric_studio.layout.media import UNKNOWN_MEDIUM, assign_media
from fabric_studio.layout.placement import Ladders, add_ladders, row_letters
from fabric_studio.layout.sides import SETTING as CABLE_SIDES
from fabric_studio.model.build import add_racks, add_shell, cable_names, set_setting, use_part
from fabric_studio.model.journal import Document, Transaction
from fabric_studio.model.table import Ids, Texts
from fabric_studio.topology.blueprint import Blueprint, Boxes, part_of, ports_at
from fabric_studio.topology.floor import Places
from fabric_studio.topology.ladders import widen_ladders
from fabric_studio.topology.wiring import Links


def draw(plan: Blueprint, library: Library, progress: Progress, *, label: str) -> Document:
    """A new document that holds the drawn design, with nothing to undo and not saved yet."""
    document = Document()
    with document.transaction(label) as tx:
        progress.step(0.05, tr("Placing racks"))
        room = _rooms(tx, plan)
        devices = _boxes(tx, plan, library, room)
        progress.step(0.2, tr("Laying cables"))
        _cables(tx, plan, library, devices)
        _ladders(tx, plan, room)
        progress.step(0.35, tr("Choosing media"))
        _media(tx, plan, library)
        progress.step(0.75, tr("Sizing ladders"))
        widen_ladders(tx)
        set_setting(tx, "name", plan.title)
        # Half of a rack's cables to the left and half to the right, as NVIDIA's cabling guide has it.
        set_setting(tx, CABLE_SIDES, "even")
        set_setting(
            tx, "template", {"name": plan.template, "params": dict(plan.params), "notes": list(plan.notes)}
        )
        if plan.fabric.oversubscription() > 1.0:
            # Asked for, so it is the target and no finding.
            set_setting(tx, "rule.oversubscribed.target", plan.fabric.oversubscription())
    drawn = Document(document.snapshot().tables)
    drawn.mark_unsaved()
    progress.step(1.0, tr("Done"))
    return drawn


@dataclass(frozen=True)
class _Rooms:
    """halls, storeys: uids, lowest first; rows: uid per (storey, line)."""

    building: int
    storeys: Ids
    halls: Ids
    rows: Ids


def _rooms(tx: Transaction, plan: Blueprint) -> _Rooms:
    floor = plan.floor
    halls = np.array(
        add_shell(
            tx,
            hall_width_mm=floor.plan.width_mm,
            hall_depth_mm=floor.plan.depth_mm,
            storeys=floor.storeys,
            storey_height_mm=plan.storey_height_mm,
        ),
        np.int64,
    )
    view = tx.now
    storeys = view.halls.storey[view.halls.index_of(halls)]
    tx.set("storey", storeys, floor_load_kg_m2=np.array(plan.floor_load_kg_m2, float))
    lines = len(floor.plan.y_mm)
    rows = tx.add_many(
        "row",
        floor.storeys * lines,
        hall=np.repeat(halls, lines),
        name=np.array([row_letters(line) for _ in halls for line in range(lines)], object),
    )
    return _Rooms(int(view.buildings.uid[0]), storeys, halls, rows.reshape(floor.storeys, lines))


def _racks(
    tx: Transaction, plan: Blueprint, library: Library, room: _Rooms, part: str, places: Places
) -> Ids:
    row_plan, limit = plan.floor.plan, len(plan.floor.plan.x_mm)
    return add_racks(
        tx,
        library.part(part),
        library.part,
        names=places.names(plan.floor.storeys, limit),
        hall=room.halls[places.storey],
        row=room.rows[places.storey, places.line],
        x_mm=row_plan.x_mm[places.spot],
        y_mm=row_plan.y_mm[places.line],
        rotation_deg=row_plan.rotation_deg[places.line],
    )


def _boxes(tx: Transaction, plan: Blueprint, library: Library, room: _Rooms) -> dict[str, Ids]:
    """Racks with what is in them; returns the devices by role, in the order of their names."""
    compute = _racks(tx, plan, library, room, plan.compute_rack, plan.floor.compute)
    network = _racks(tx, plan, library, room, plan.network_rack, plan.floor.network)
    devices = {boxes.role: _mount(tx, plan, library, boxes, network) for boxes in plan.switches}
    if plan.nodes_inside:
        devices["server"] = _trays_inside(tx, plan.nodes, compute)
    else:
        devices["server"] = _mount(tx, plan, library, plan.nodes, compute)
    return devices


def _mount(tx: Transaction, plan: Blueprint, library: Library, boxes: Boxes, racks: Ids) -> Ids:
    return tx.add_many(
        "device",
        len(boxes),
        rack=racks[boxes.rack],
        part=use_part(tx, part_of(plan, library, boxes.part)),
        name=_texts(boxes.names),
        u=boxes.u,
        role=boxes.role,
        pod=boxes.pod,
        rail=boxes.rail,
    )


def _trays_inside(tx: Transaction, nodes: Boxes, racks: Ids) -> Ids:
    """The compute trays that came with the racks, rack by rack from below, given their pods."""
    view = tx.now
    part = view.parts.named(nodes.part)
    table = view.devices
    found = np.flatnonzero((table.part == (part.uid if part else 0)) & np.isin(table.rack, racks))
    trays = table.uid[found[np.lexsort((table.u[found], table.rack[found]))]]
    tx.set("device", trays, pod=nodes.pod)
    return trays


def _texts(names: Sequence[str]) -> Texts:
    return np.array(list(names), object)


def _cables(tx: Transaction, plan: Blueprint, library: Library, devices: dict[str, Ids]) -> None:
    parts = {boxes.role: boxes.part for boxes in (plan.nodes, *plan.switches)}
    ports = {
        role: np.array(ports_at(part_of(plan, library, part), plan.rate_gbps), np.int64).reshape(-1, 3)
        for role, part in parts.items()
    }
    medium = use_part(tx, UNKNOWN_MEDIUM)
    for wires in plan.wires:
        links: Links = wires.links
        if not len(links):
            continue
        low, high = ports[wires.lower][links.lower_port], ports[wires.upper][links.upper_port]
        tx.add_many(
            "cable",
            len(links),
            name=cable_names(tx, len(links)),
            medium=medium,
            rate_gbps=plan.rate_gbps,
            a_device=devices[wires.lower][links.lower],
            a_port=low[:, 0],
            a_lane=low[:, 1],
            a_lanes=low[:, 2],
            z_device=devices[wires.upper][links.upper],
            z_port=high[:, 0],
            z_lane=high[:, 1],
            z_lanes=high[:, 2],
            role=wires.role,
            network="compute",
        )


def _ladders(tx: Transaction, plan: Blueprint, room: _Rooms) -> None:
    floor = plan.floor
    for storey in room.storeys.tolist():
        add_ladders(tx, storey, floor.plan, Ladders(cross_x_mm=tuple(floor.cross_x_mm.tolist())))
    for low, high in zip(room.storeys[:-1].tolist(), room.storeys[1:].tolist(), strict=True):
        tx.add_many(
            "riser",
            len(floor.riser_x_mm),
            building=room.building,
            name=_texts([f"Riser {n + 1}" for n in range(len(floor.riser_x_mm))]),
            x_mm=floor.riser_x_mm,
            y_mm=floor.riser_y_mm,
            from_storey=low,
            to_storey=high,
        )


def _media(tx: Transaction, plan: Blueprint, library: Library) -> None:
    """The cheapest medium for every cable; BadInputError names two boxes that no medium on sale can join."""
    left = assign_media(tx, library)
    row = tx.table("part").named(UNKNOWN_MEDIUM.id)
    if row is None:
        return
    if not left:
        tx.remove("part", row.uid)
        return
    view = tx.now
    cable = int(np.flatnonzero(view.cables.medium == row.uid)[0])
    a, z = (
        view.spec_of(view.devices.get(int(end[cable])).part).name
        for end in (view.cables.a_device, view.cables.z_device)
    )
    raise BadInputError(
        plan.template,
        tr(
            "no medium in the catalogue joins {a} and {z} at {rate_gbps:g} Gb/s over the length needed",
            a=a,
            z=z,
            rate_gbps=plan.rate_gbps,
        ),
        tr("choose another switch or rate"),
    )
