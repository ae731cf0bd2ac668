"""The last bit of a cable from very near: from where it leaves the tray to the cage it is plugged into."""

from __future__ import annotations

import numpy as np

from fabric_studio.layout.footprint import rack_index_of_devices, rack_rects
from fabric_studio.layout.routes import taps_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ints
from fabric_studio.scene.camera import Camera, Rect
from fabric_studio.scene.faces import Box, face_of, inside_of, port_boxes, strip_of

MOST_IN_RACK = 96
"""Above so many cable ends in a rack its legs would hide the rack; its ports then show only that they are taken."""
MOST_LEGS = 4_000
"""Cable ends led to their cage in one frame at most."""

Lines = tuple[Floats, Floats, Floats, Floats]


def port_legs(snapshot: Snapshot, camera: Camera, racks: Ints, shift_of: Floats) -> tuple[Lines, Ints]:
    """Two strokes for each cable end in these racks (rows): along the tray's height to the cage's line, and across to the
    cage. Returns their ends in mm and the cable row of each. shift_of: how far each cable lies beside the middle."""
    devices, table, taps = snapshot.devices, snapshot.cables, taps_of(snapshot)
    few = racks[_ends_in_rack(snapshot)[racks] <= MOST_IN_RACK]
    wanted = np.zeros(1 + int(devices.uid.max(initial=0)), bool)
    wanted[devices.uid[np.isin(rack_index_of_devices(snapshot), few)]] = True
    lines: list[tuple[float, float, float, float]] = []
    owner: list[int] = []
    for device_column, port_column in ((table.a_device, table.a_port), (table.z_device, table.z_port)):
        cables = np.flatnonzero(wanted[device_column])[:MOST_LEGS]
        rack_of = snapshot.racks.index_of(devices.rack[devices.index_of(device_column[cables])])
        for cable, rack in zip(cables.tolist(), rack_of.tolist(), strict=True):
            spot = _cage(snapshot, camera, rack, int(device_column[cable]), int(port_column[cable]))
            if spot is None or taps.tray[rack] < 0:
                continue
            shift = float(shift_of[cable])
            x, y = float(taps.x_mm[rack]) + shift, float(taps.y_mm[rack]) + shift
            lines += [(x, y, x, spot[1]), (x, spot[1], *spot)]
            owner += [cable, cable]
    columns = np.array(lines, float).reshape(-1, 4)
    return (columns[:, 0], columns[:, 1], columns[:, 2], columns[:, 3]), np.array(owner, np.int64)


def _ends_in_rack(snapshot: Snapshot) -> Ints:
    """How many cable ends each rack has, by row."""

    def count(s: Snapshot) -> Ints:
        rack, ends = rack_index_of_devices(s), np.zeros(len(s.racks), np.int64)
        for column in (s.cables.a_device, s.cables.z_device):
            ends += np.bincount(rack[s.devices.index_of(column)], minlength=len(ends))
        return ends

    return snapshot.derived("scene.legs.ends", count)


def _cage(
    snapshot: Snapshot, camera: Camera, rack: int, device: int, port: int
) -> tuple[float, float] | None:
    """The middle of a cage as it is drawn, in mm on the plan."""
    rects = rack_rects(snapshot)
    box = Box.of(camera, Rect(*(float(c[rack]) for c in (rects.x0, rects.y0, rects.x1, rects.y1))))
    face, room = face_of(snapshot, rack), inside_of(box)
    slot = next((s for s in face.slots if s.device == device), None)
    if slot is None or slot.part is None:
        return None
    strip = strip_of(room, face.units, slot)
    boxes = port_boxes(slot.part, strip.width, strip.height)
    if port >= len(boxes):
        return None
    cage = boxes[port]
    return camera.to_mm(strip.x + cage.x + cage.width / 2, strip.y + cage.y + cage.height / 2)
