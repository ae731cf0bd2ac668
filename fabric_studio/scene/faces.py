"""The face of a rack: what is mounted where, and where on a device its cages are."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from fabric_studio.catalog.parts import Part
from fabric_studio.model.build import rack_units
from fabric_studio.model.ports import cages_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids
from fabric_studio.scene.camera import Camera, Rect

NAME_SHARE = 0.28
"""Part of a device's width kept for its name; cages stand to the right of it."""
HEAD_PX, SIDE_PX, FOOT_PX = 24.0, 5.0, 8.0
MOST_LINES = 4
"""Lines of cages on one device at most; as many as make the cages largest."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A device in a rack: its lowest unit from 1 at the bottom, and how many it fills. kind: of its part."""

    device: int
    name: str
    u: float
    height_u: float
    kind: str
    part: Part | None


@dataclass(frozen=True)
class Face:
    """units: how many the rack has. slots: devices that fill units. used: (device, port) with a cable in it."""

    units: float
    slots: tuple[Slot, ...]
    used: frozenset[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class PortBox:
    """A cage on a device, in pixels from the device's top left corner."""

    port: int
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle on the screen, in pixels."""

    x: float
    y: float
    width: float
    height: float

    @staticmethod
    def of(camera: Camera, rect: Rect) -> Box:
        """Where a rectangle of the plan is on the screen, on whole pixels, a hair apart from its right neighbour."""
        x0, y0 = camera.to_px(rect.x0, rect.y0)
        x1, y1 = camera.to_px(rect.x1, rect.y1)
        return Box(round(x0), round(y0), round(x1) - round(x0) - 1.0, round(y1) - round(y0) - 1.0)


def inside_of(box: Box) -> Box:
    """The part of a rack's box that shows its units: below its name, above the mark of its front."""
    return Box(box.x + SIDE_PX, box.y + HEAD_PX, box.width - 2 * SIDE_PX, box.height - HEAD_PX - FOOT_PX)


def strip_of(room: Box, units: float, slot: Slot) -> Box:
    """Where a device is drawn in its rack, on whole pixels; the highest unit is at the top of the screen."""
    unit_px = room.height / max(1.0, units)
    top = room.y + room.height - (slot.u - 1 + slot.height_u) * unit_px
    return Box(round(room.x), round(top), round(room.width), max(1.0, round(slot.height_u * unit_px) - 1.0))


def face_of(snapshot: Snapshot, rack_row: int) -> Face:
    """By row number in snapshot.racks, kept for the snapshot."""
    return faces_of(snapshot, [rack_row])[0]


def faces_of(snapshot: Snapshot, rack_rows: Sequence[int]) -> list[Face]:
    """Several at once: the cables are looked through only once for all that are not known yet."""
    known: dict[int, Face] = snapshot.derived("scene.faces", lambda _: {})
    missing = [row for row in rack_rows if row not in known]
    if missing:
        slots = {row: _slots(snapshot, row) for row in missing}
        devices = np.array([slot.device for found in slots.values() for slot in found], np.int64)
        used = _used_ports(snapshot, devices)
        for row, found in slots.items():
            spec = snapshot.spec_of(int(snapshot.racks.part[row]))
            units = float(spec.height_u or 42) if isinstance(spec, Part) else 42.0
            ports = [(slot.device, port) for slot in found for port in used.get(slot.device, ())]
            known[row] = Face(units, found, frozenset(ports))
    return [known[row] for row in rack_rows]


def _slots(snapshot: Snapshot, rack_row: int) -> tuple[Slot, ...]:
    devices = snapshot.devices
    order, first = snapshot.derived("scene.faces.by_rack", _devices_by_rack)
    slots = []
    for index in order[first[rack_row] : first[rack_row + 1]]:
        part = snapshot.spec_of(int(devices.part[index]))
        if devices.u[index] > 0 and isinstance(part, Part) and rack_units(part) > 0:
            uid, name = int(devices.uid[index]), str(devices.name[index])
            slots.append(Slot(uid, name, float(devices.u[index]), rack_units(part), part.kind, part))
    return tuple(slots)


def _used_ports(snapshot: Snapshot, devices: Ids) -> dict[int, set[int]]:
    """The ports of some devices that a cable is in, by device."""
    cables = snapshot.cables
    wanted = np.zeros(1 + int(snapshot.devices.uid.max(initial=0)), bool)
    wanted[devices] = True
    used: dict[int, set[int]] = {}
    for device, port in ((cables.a_device, cables.a_port), (cables.z_device, cables.z_port)):
        rows = np.flatnonzero(wanted[device])
        for uid, number in zip(device[rows].tolist(), port[rows].tolist(), strict=True):
            used.setdefault(uid, set()).add(number)
    return used


def _devices_by_rack(snapshot: Snapshot) -> tuple[np.ndarray, np.ndarray]:
    rack = snapshot.racks.index_of(snapshot.devices.rack)
    order = np.argsort(rack, kind="stable")
    return order, np.searchsorted(rack[order], np.arange(len(snapshot.racks) + 1))


def port_boxes(part: Part, width_px: float, height_px: float) -> tuple[PortBox, ...]:
    """All cages of a part on a face of this size, in order from the top left; none where they would be under 3 pixels."""
    return _port_boxes(len(cages_of(part)), width_px, height_px)


@lru_cache(maxsize=4096)
def _port_boxes(count: int, width_px: float, height_px: float) -> tuple[PortBox, ...]:
    if not count:
        return ()
    left = width_px * NAME_SHARE
    lines = max(range(1, MOST_LINES + 1), key=lambda n: _cell(count, n, width_px - left - 4, height_px - 4))
    per_line = math.ceil(count / lines)
    pitch_x, pitch_y = (width_px - left - 4) / per_line, (height_px - 4) / lines
    wide, tall = min(pitch_x * 0.8, 22.0), min(pitch_y * 0.8, 14.0)
    if wide < 3 or tall < 3:
        return ()
    top = 2 + (height_px - 4 - lines * min(pitch_y, tall * 1.3)) / 2
    step_y = min(pitch_y, tall * 1.3)
    return tuple(
        PortBox(n, left + (n % per_line) * pitch_x, top + (n // per_line) * step_y, wide, tall)
        for n in range(count)
    )


def _cell(count: int, lines: int, width_px: float, height_px: float) -> float:
    """The smaller side of a cage's place when they stand in so many lines."""
    return min(width_px / math.ceil(count / lines), 1.6 * height_px / lines)
