"""The last bit of a cable from very near: from where it leaves the tray to the cage it is plugged into."""

from __future__ import annotations

import numpy as np

from fabric_studio.layout.footprint import rack_rects
from fabric_studio.layout.routes import taps_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ints
from fabric_studio.scene.camera import Camera, Rect
from fabric_studio.scene.faces import Box, face_of, inside_of, port_boxes, strip_of

Lines = tuple[Floats, Floats, Floats, Floats]


def port_legs(snapshot: Snapshot, camera: Camera, cables: Ints, *, shift_of: Floats) -> tuple[Lines, Ints]:
    """Two strokes for each end of these cables (rows) that is in a rack in view: down from the tray, and across to the
    cage. Returns their ends in mm and the cable row of each. shift_of: how far each cable lies beside the middle."""
    rects, devices, table = rack_rects(snapshot), snapshot.devices, snapshot.cables
    taps = taps_of(snapshot)
    seen = camera.seen()
    lines: list[tuple[float, float, float, float]] = []
    owner: list[int] = []
    for device_column, port_column in ((table.a_device, table.a_port), (table.z_device, table.z_port)):
        rows = devices.index_of(device_column[cables])
        racks = snapshot.racks.index_of(devices.rack[rows])
        inside = (
            (rects.x0[racks] <= seen.x1)
            & (rects.x1[racks] >= seen.x0)
            & (rects.y0[racks] <= seen.y1)
            & (rects.y1[racks] >= seen.y0)
        )
        for cable, rack in zip(cables[inside].tolist(), racks[inside].tolist(), strict=True):
            spot = _cage(snapshot, camera, rack, int(device_column[cable]), int(port_column[cable]))
            if spot is None:
                continue
            shift = float(shift_of[cable])
            x, y = float(taps.x_mm[rack]) + shift, float(taps.y_mm[rack]) + shift
            lines += [(x, y, x, spot[1]), (x, spot[1], *spot)]
            owner += [cable, cable]
    columns = np.array(lines, float).reshape(-1, 4)
    return (columns[:, 0], columns[:, 1], columns[:, 2], columns[:, 3]), np.array(owner, np.int64)


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
