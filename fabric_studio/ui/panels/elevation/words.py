"""What is at a place of a rack elevation, in one sentence. No Qt in here."""

from __future__ import annotations

from collections.abc import Sequence

from fabric_studio.base.language import tr
from fabric_studio.base.units import format_rate
from fabric_studio.catalog.parts import Part
from fabric_studio.model.ports import port_name
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.ui.panels.elevation.places import Spot
from fabric_studio.ui.panels.elevation.plan import Cell, Mounted, Plugged, RackPlan


def spot_words(snapshot: Snapshot, plans: Sequence[RackPlan], spot: Spot) -> str:
    """ "leaf-01 port 12/2, OSFP, 400 Gb/s one-way: C00012, 400G DAC, to spine-01 port 3/1 in rack B-02" """
    plan = plans[spot.column]
    device = plan.find(spot.device)
    if device is None:
        return tr("Rack {name}, {part_name}", name=plan.name, part_name=plan.part_name)
    cell = next((cell for cell in device.cells if cell.cage.number == spot.port), None)
    return _device(plan, device) if cell is None else _port(snapshot, device, cell, spot.logical)


def _device(plan: RackPlan, device: Mounted) -> str:
    place = f"U{device.u:g}" if device.u > 0 else tr("on top or beside the rails")
    words = tr(
        "{name}, {name2}, {place} of rack {name3}",
        name=device.name,
        name2=device.part.name,
        place=place,
        name3=plan.name,
    )
    if device.feed:
        words += tr(", power feed {feed}", feed=device.feed)
    if device.other_cages:
        words += tr(", {other_cages} cages on the other side", other_cages=device.other_cages)
    return words


def _port(snapshot: Snapshot, device: Mounted, cell: Cell, logical: int) -> str:
    lane, lanes = cell.port_lanes(logical)
    group = cell.cage.group
    gbps = cell.cage.port_gbps
    rate = tr(", {rate} one-way", rate=format_rate(gbps)) if gbps else ""
    head = tr(
        "{name} port {port_name}, {cage}{rate}",
        name=device.name,
        port_name=port_name(device.part, cell.cage.number, lane, lanes),
        cage=group.cage,
        rate=rate,
    )
    end = cell.in_port(logical)
    return tr("{head}: free", head=head) if end is None else f"{head}: {_far(snapshot, end)}"


def _far(snapshot: Snapshot, end: Plugged) -> str:
    cable = snapshot.cables.get(end.cable)
    device = snapshot.devices.get(end.far_device)
    part = snapshot.spec_of(device.part)
    port = (
        port_name(part, end.far_port, end.far_lane, end.far_lanes)
        if isinstance(part, Part)
        else end.far_port + 1
    )
    rack = snapshot.racks.get(device.rack).name
    return tr(
        "{name}, {name2}, to {name3} port {port} in rack {rack}",
        name=end.name,
        name2=snapshot.spec_of(cable.medium).name,
        name3=device.name,
        port=port,
        rack=rack,
    )
