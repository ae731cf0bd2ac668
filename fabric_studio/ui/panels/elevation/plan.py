"""What stands in a rack and where its cages are, seen from the front or the rear. No Qt in here.

Positions inside a device are fractions of its face, 0..1 from the top left, so that one plan serves every zoom.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import numpy as np

from fabric_studio.catalog.parts import Medium, Part
from fabric_studio.model.build import rack_units
from fabric_studio.model.ports import Cage, cages_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.scene.labels import device_label

Side = Literal["front", "rear"]

NAME_SHARE = 0.36
"""Part of a face kept for the device's name; cages stand to the right of it."""
PER_LINE = 18
"""Cages side by side before a second line is begun, as on a real face."""


@dataclass(frozen=True, slots=True)
class Plugged:
    """A cable end in a cage: the lanes it takes there, and where the cable goes."""

    cable: int
    name: str
    lane: int
    lanes: int
    far_device: int
    far_port: int
    far_lane: int
    far_lanes: int


@dataclass(frozen=True, slots=True)
class Cell:
    """One cage on the face. `plugged`: what sits in it, by first lane."""

    cage: Cage
    x: float
    y: float
    width: float
    height: float
    plugged: tuple[Plugged, ...]

    @property
    def lanes(self) -> int:
        return max(1, self.cage.group.lanes)

    @property
    def ports(self) -> int:
        return max(1, self.cage.group.logical_per_cage)

    def port_lanes(self, port: int) -> tuple[int, int]:
        """First lane and number of lanes of a logical port of the cage."""
        return port * self.cage.lanes_per_port, self.cage.lanes_per_port

    def in_port(self, port: int) -> Plugged | None:
        """What uses any lane of a logical port; the cable of the first such lane."""
        lane, lanes = self.port_lanes(port)
        return next((p for p in self.plugged if p.lane < lane + lanes and lane < p.lane + p.lanes), None)


@dataclass(frozen=True, slots=True)
class Mounted:
    """A device as this side shows it. u 0: it is on top of the rack or beside the rails."""

    uid: int
    name: str
    u: float
    height_u: float
    kind: str
    label: str
    """By the template of the project, else the name without that of the rack before it"""
    part: Part
    cells: tuple[Cell, ...]
    other_cages: int
    """Cages on the side that is not seen"""
    feed: str
    """A or B where its power hangs on one feed alone, or a rack PDU passes that on; else "" """


@dataclass(frozen=True, slots=True)
class RackPlan:
    """A rack from one side. `devices` from the top down; `loose` fill no rack unit."""

    uid: int
    name: str
    part_name: str
    side: Side
    units: int
    devices: tuple[Mounted, ...]
    loose: tuple[Mounted, ...]

    def at_unit(self, unit: int) -> Mounted | None:
        return next((d for d in self.devices if d.u <= unit < d.u + d.height_u), None)

    def find(self, device: int) -> Mounted | None:
        return next((d for d in (*self.devices, *self.loose) if d.uid == device), None)


def rack_plan(snapshot: Snapshot, rack: int, side: Side) -> RackPlan:
    """The rack with this uid as it is in the snapshot."""
    row = snapshot.racks.get(rack)
    spec = snapshot.spec_of(row.part)
    units = int(spec.height_u or 42) if isinstance(spec, Part) else 42
    table = snapshot.devices
    inside = np.flatnonzero(table.rack == rack)
    plugged = _plugged(snapshot, inside)
    mounted = []
    for index in inside.tolist():
        part = snapshot.spec_of(int(table.part[index]))
        if not isinstance(part, Part):
            continue
        own_side: Side = side if table.face[index] == "front" else "rear" if side == "front" else "front"
        seen = [cage for cage in cages_of(part) if cage.group.face == own_side]
        height_u, uid = rack_units(part), int(table.uid[index])
        cells = tuple(
            _cells(seen, height_u, {cage.number: plugged.get((uid, cage.number), ()) for cage in seen})
        )
        mounted.append(
            Mounted(
                uid, str(table.name[index]), float(table.u[index]), height_u, part.kind,
                device_label(snapshot, uid) or _without(str(table.name[index]), row.name), part,
                cells, len(cages_of(part)) - len(seen), "" if table.feed[index] == "both" else str(table.feed[index]),
            )
        )  # fmt: skip
    mounted.sort(key=lambda device: (-device.u, device.uid))
    in_units = tuple(device for device in mounted if device.u > 0 and device.height_u > 0)
    loose = tuple(device for device in mounted if not (device.u > 0 and device.height_u > 0))
    return RackPlan(rack, row.name, spec.name, side, units, in_units, loose)


def _without(name: str, rack: str) -> str:
    return name[len(rack) + 1 :] if name.startswith(f"{rack}-") and len(name) > len(rack) + 1 else name


def _plugged(snapshot: Snapshot, devices: np.ndarray) -> dict[tuple[int, int], tuple[Plugged, ...]]:
    """Cable ends by (device uid, cage). A fixed head (DAC, AOC ...) takes the whole cage, but lines that share one
    cable share its cage."""
    cables, parts = snapshot.cables, snapshot.parts
    columns, inside = cables.columns, snapshot.devices.uid[devices]
    z_medium = np.where(cables.z_medium == 0, cables.medium, cables.z_medium)
    specs = zip(parts.uid.tolist(), parts.spec, strict=True)
    attached = {uid for uid, spec in specs if isinstance(spec, Medium) and spec.attached}
    found: dict[tuple[int, int], list[Plugged]] = {}
    for near, far, medium in (("a", "z", cables.medium), ("z", "a", z_medium)):
        for row in np.flatnonzero(np.isin(columns[f"{near}_device"], inside)).tolist():
            here, there = (
                [int(columns[f"{side}_{name}"][row]) for name in ("device", "port", "lane", "lanes")]
                for side in (near, far)
            )
            whole = int(medium[row]) in attached and int(cables.assembly[row]) == 0
            lane, lanes = (0, 1 << 20) if whole else (here[2], here[3])
            end = Plugged(int(cables.uid[row]), str(cables.name[row]), lane, lanes, *there)
            found.setdefault((here[0], here[1]), []).append(end)
    return {key: tuple(sorted(ends_here, key=lambda end: end.lane)) for key, ends_here in found.items()}


def _cells(cages: list[Cage], height_u: float, plugged: dict[int, tuple[Plugged, ...]]) -> Iterator[Cell]:
    """Cages column by column, the odd ones above, as faces are numbered; a gap between groups."""
    if not cages:
        return
    lines = min(max(1, math.ceil(len(cages) / PER_LINE)), max(1, 2 * math.ceil(height_u)))
    groups: list[list[Cage]] = []
    for cage in cages:
        if not groups or groups[-1][-1].group is not cage.group:
            groups.append([])
        groups[-1].append(cage)
    columns = [math.ceil(len(group) / lines) for group in groups]
    slots = max(sum(columns) + 0.5 * (len(groups) - 1), 8.0)
    pitch_x = (1.0 - NAME_SHARE - 0.02) / slots
    line_u = min(height_u / lines, 0.5 if lines > 1 else 0.8)
    pitch_y = line_u / max(height_u, 1e-9)
    top = (1.0 - pitch_y * lines) / 2
    x = NAME_SHARE
    for group, wide in zip(groups, columns, strict=True):
        for place, cage in enumerate(group):
            column, line = divmod(place, lines)
            yield Cell(
                cage,
                x + (column + 0.1) * pitch_x,
                top + (line + 0.12) * pitch_y,
                pitch_x * 0.8,
                pitch_y * 0.76,
                plugged.get(cage.number, ()),
            )
        x += (wide + 0.5) * pitch_x
