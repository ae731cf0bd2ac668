"""What is under the pointer, topmost first, and what lies in a rubber band."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, QRectF

from fabric_studio.layout.lengths import PortEnd
from fabric_studio.model.ports import cages_of
from fabric_studio.model.table import Ids
from fabric_studio.scene.camera import Rect
from fabric_studio.scene.faces import Slot, face_of, inside_of, port_boxes, strip_of
from fabric_studio.scene.floor import Boxes, floor_of
from fabric_studio.ui.canvas.layers.cables import CableLayer
from fabric_studio.ui.canvas.layers.rack_inside import box_of
from fabric_studio.ui.canvas.layers.racks import visible_racks
from fabric_studio.ui.canvas.sheet import Sheet
from fabric_studio.ui.selection import Chosen

REACH_PX = 4.0


def things_at(sheet: Sheet, cables: CableLayer, px: QPointF) -> list[tuple[str, Ids]]:
    """(kind, uids) under a point, topmost first; clicking again at the same place goes down this list."""
    x, y = sheet.camera.to_mm(px.x(), px.y())
    reach = REACH_PX / sheet.camera.px_per_mm
    floor = floor_of(sheet.snapshot, sheet.storey)
    found: list[tuple[str, Ids]] = []
    for kind, boxes in (("span", floor.wan), ("riser", floor.risers)):
        found += [(kind, uid) for uid in _hits(boxes, x, y, reach)]
    rows = cables.cables_at(px.x(), px.y(), REACH_PX)
    if len(rows):
        found.append(("cable", sheet.snapshot.cables.uid[rows]))
    slot = slot_at(sheet, px)
    racks = [("rack", uid) for uid in _hits(floor.racks, x, y, 0.0)]
    if slot is not None and sheet.level == "port":
        racks.insert(0, ("device", np.array([slot.device], np.int64)))
    # A cable that merely crosses a rack does not steal the click meant for the rack, unless it is looked at closely.
    found = [*racks, *found] if racks and sheet.level in ("hall", "row") else [*found, *racks]
    trays = floor.trays
    dx, dy = trays.x2 - trays.x1, trays.y2 - trays.y1
    long = np.maximum(dx * dx + dy * dy, 1e-9)
    share = np.clip(((x - trays.x1) * dx + (y - trays.y1) * dy) / long, 0, 1)
    away = np.hypot(x - trays.x1 - share * dx, y - trays.y1 - share * dy)
    near = np.flatnonzero(away <= np.maximum(trays.width_mm / 2, reach))
    found += [("tray", trays.uid[[row]]) for row in near[np.argsort(away[near])]]
    found += [("room", uid) for uid in _hits(floor.rooms, x, y, 0.0)]
    halls = floor.halls
    edge = max(reach, 1.0)
    walls = _hits(halls, x, y, edge)
    inside = (halls.x0 + edge < x) & (x < halls.x1 - edge) & (halls.y0 + edge < y) & (y < halls.y1 - edge)
    found += [("hall", uid) for uid in walls if not inside[halls.uid == uid[0]][0]]
    return found


def _hits(boxes: Boxes, x: float, y: float, reach: float) -> list[Ids]:
    inside = (
        (boxes.x0 - reach <= x) & (x <= boxes.x1 + reach) & (boxes.y0 - reach <= y) & (y <= boxes.y1 + reach)
    )
    return [boxes.uid[[row]] for row in np.flatnonzero(inside)]


def rack_at(sheet: Sheet, x_mm: float, y_mm: float) -> int:
    """The uid of the rack at a place, 0 for none."""
    hits = _hits(floor_of(sheet.snapshot, sheet.storey).racks, x_mm, y_mm, 0.0)
    return int(hits[-1][0]) if hits else 0


def hall_at(sheet: Sheet, x_mm: float, y_mm: float) -> int:
    """The uid of the hall at a place, else of the nearest one on the storey; 0 when the storey has none."""
    halls = floor_of(sheet.snapshot, sheet.storey).halls
    if not len(halls):
        return 0
    away = np.hypot(
        np.maximum(np.maximum(halls.x0 - x_mm, x_mm - halls.x1), 0),
        np.maximum(np.maximum(halls.y0 - y_mm, y_mm - halls.y1), 0),
    )
    return int(halls.uid[int(np.argmin(away))])


def slot_at(sheet: Sheet, px: QPointF) -> Slot | None:
    """The device whose strip is under a point, where racks show what is inside."""
    if sheet.level not in ("rack", "port"):
        return None
    for row, rect in _racks_at(sheet, px):
        face, room = face_of(sheet.snapshot, row), inside_of(box_of(rect))
        unit = (room.y + room.height - px.y()) * face.units / max(room.height, 1.0) + 1
        if room.x <= px.x() <= room.x + room.width:
            for slot in face.slots:
                if slot.u <= unit < slot.u + slot.height_u:
                    return slot
    return None


def port_at(sheet: Sheet, px: QPointF) -> PortEnd | None:
    """The cage under a point, where ports are drawn; lanes 0: the first free ones."""
    slot = slot_at(sheet, px)
    if slot is None or slot.part is None or sheet.level != "port" or not cages_of(slot.part):
        return None
    for row, rect in _racks_at(sheet, px):
        strip = strip_of(inside_of(box_of(rect)), face_of(sheet.snapshot, row).units, slot)
        for port in port_boxes(slot.part, strip.width, strip.height):
            cage = QRectF(strip.x + port.x, strip.y + port.y, port.width, port.height)
            if cage.adjusted(-1.5, -1.5, 1.5, 1.5).contains(px):
                return PortEnd(slot.device, port.port)
    return None


def _racks_at(sheet: Sheet, px: QPointF) -> list[tuple[int, QRectF]]:
    racks, rows, boxes = visible_racks(sheet)
    return [(int(racks.row[row]), box) for row, box in zip(rows, boxes, strict=True) if box.contains(px)]


def things_in(sheet: Sheet, band: Rect) -> Chosen:
    """Racks that lie wholly in a band, and when there are none the trays and risers that do."""
    floor = floor_of(sheet.snapshot, sheet.storey)

    def within(boxes: Boxes) -> Ids:
        return boxes.uid[
            (boxes.x0 >= band.x0) & (boxes.x1 <= band.x1) & (boxes.y0 >= band.y0) & (boxes.y1 <= band.y1)
        ]

    racks = within(floor.racks)
    if len(racks):
        return {"rack": racks}
    trays = floor.trays
    inside = (
        (np.minimum(trays.x1, trays.x2) >= band.x0)
        & (np.maximum(trays.x1, trays.x2) <= band.x1)
        & (np.minimum(trays.y1, trays.y2) >= band.y0)
        & (np.maximum(trays.y1, trays.y2) <= band.y1)
    )
    found = {"tray": trays.uid[inside], "riser": within(floor.risers)}
    return {kind: uids for kind, uids in found.items() if len(uids)}
