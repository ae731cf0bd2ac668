"""What is under the pointer, topmost first, and what lies in a rubber band."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, QRectF

from fabric_studio.app.commands.locks import locked
from fabric_studio.layout.lengths import PortEnd
from fabric_studio.model.ports import cages_of
from fabric_studio.model.table import Flags, Ids
from fabric_studio.scene.camera import Rect
from fabric_studio.scene.faces import Slot, face_of, inside_of, port_boxes, strip_of
from fabric_studio.scene.floor import Boxes, Ladders, floor_of
from fabric_studio.scene.structure import Structure, structure_of
from fabric_studio.ui.canvas.layers.cables import CableLayer
from fabric_studio.ui.canvas.layers.rack_inside import box_of
from fabric_studio.ui.canvas.layers.racks import visible_racks
from fabric_studio.ui.canvas.sheet import Sheet
from fabric_studio.ui.selection import Chosen

REACH_PX = 4.0


def things_at(sheet: Sheet, cables: CableLayer, px: QPointF) -> list[tuple[str, Ids]]:
    """(kind, uids) under a point, topmost first; clicking again at the same place goes down this list. What lies in a
    hidden or locked layer, and a locked picture, lets clicks through."""
    return [thing for thing in _stack_at(sheet, cables, px) if thing[0] not in sheet.untouchable]


def _stack_at(sheet: Sheet, cables: CableLayer, px: QPointF) -> list[tuple[str, Ids]]:
    x, y = sheet.camera.to_mm(px.x(), px.y())
    reach = REACH_PX / sheet.camera.px_per_mm
    floor = floor_of(sheet.snapshot, sheet.storey)
    found: list[tuple[str, Ids]] = []
    for kind, boxes in (("span", floor.wan), ("riser", floor.risers)):
        found += [(kind, uid) for uid in _hits(boxes, x, y, reach)]
    under = cables.cables_at(px.x(), px.y(), REACH_PX)
    under = under[sheet.snapshot.cables.has(under)]
    if len(under):
        found.append(("cable", under))
    slot = slot_at(sheet, px)
    racks = [("rack", uid) for uid in _hits(floor.racks, x, y, 0.0)]
    if slot is not None and sheet.level == "port":
        racks.insert(0, ("device", np.array([slot.device], np.int64)))
    # A cable that merely crosses a rack does not steal the click meant for the rack, unless it is looked at closely.
    found = [*racks, *found] if racks and sheet.level in ("hall", "row") else [*found, *racks]
    found += [("tray", uid) for uid in _along(floor.trays, x, y, reach)]
    found += _building_at(sheet, x, y, reach)
    found += [("room", uid) for uid in _hits(floor.rooms, x, y, 0.0)]
    structure = structure_of(sheet.snapshot, sheet.storey)
    aisles = ~_solid(structure)
    found += [
        ("area", uid)
        for uid in _on_edge(structure.areas, x, y, reach)
        if aisles[structure.areas.uid == uid[0]][0]
    ]
    found += [("hall", uid) for uid in _on_edge(floor.halls, x, y, reach)]
    fixed = locked(sheet.snapshot).get("underlay", ())
    pictures = reversed(_hits(structure.pictures, x, y, 0.0))
    return [*found, *(("underlay", uid) for uid in pictures if uid[0] not in fixed)]


def _building_at(sheet: Sheet, x: float, y: float, reach: float) -> list[tuple[str, Ids]]:
    """Doors, walls, columns and no-go areas. Aisles lie under all that stands in them."""
    structure = structure_of(sheet.snapshot, sheet.storey)
    found = [("door", uid) for uid in _hits(structure.doors, x, y, 0.0)]
    found += [("wall", uid) for uid in _along(structure.walls, x, y, reach)]
    solid = _solid(structure)
    hits = list(reversed(_hits(structure.areas, x, y, 0.0)))
    return [*found, *(("area", uid) for uid in hits if solid[structure.areas.uid == uid[0]][0])]


def _solid(structure: Structure) -> Flags:
    """Areas that are touched anywhere; aisles, as halls, only at their edge, since racks and rubber bands go there."""
    solid: Flags = np.isin(structure.purpose, ("column", "no-go"))
    return solid


def _on_edge(boxes: Boxes, x: float, y: float, reach: float) -> list[Ids]:
    edge = max(reach, 1.0)
    inside = (boxes.x0 + edge < x) & (x < boxes.x1 - edge) & (boxes.y0 + edge < y) & (y < boxes.y1 - edge)
    return [uid for uid in _hits(boxes, x, y, edge) if not inside[boxes.uid == uid[0]][0]]


def _along(lines: Ladders, x: float, y: float, reach: float) -> list[Ids]:
    """Lines with a width that a point lies on, the nearest first."""
    dx, dy = lines.x2 - lines.x1, lines.y2 - lines.y1
    long = np.maximum(dx * dx + dy * dy, 1e-9)
    share = np.clip(((x - lines.x1) * dx + (y - lines.y1) * dy) / long, 0, 1)
    away = np.hypot(x - lines.x1 - share * dx, y - lines.y1 - share * dy)
    near = np.flatnonzero(away <= np.maximum(lines.width_mm / 2, reach))
    return [lines.uid[[row]] for row in near[np.argsort(away[near])]]


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
    """Racks that lie wholly in a band, and when there are none whatever else does."""
    floor, structure = floor_of(sheet.snapshot, sheet.storey), structure_of(sheet.snapshot, sheet.storey)

    def within(boxes: Boxes) -> Ids:
        return boxes.uid[
            (boxes.x0 >= band.x0) & (boxes.x1 <= band.x1) & (boxes.y0 >= band.y0) & (boxes.y1 <= band.y1)
        ]

    def lie(lines: Ladders) -> Ids:
        inside = (np.minimum(lines.x1, lines.x2) >= band.x0) & (np.maximum(lines.x1, lines.x2) <= band.x1)
        inside &= (np.minimum(lines.y1, lines.y2) >= band.y0) & (np.maximum(lines.y1, lines.y2) <= band.y1)
        return lines.uid[inside]

    racks = within(floor.racks)
    if len(racks) and "rack" not in sheet.untouchable:
        return {"rack": racks}
    found = {
        "tray": lie(floor.trays),
        "riser": within(floor.risers),
        "area": within(structure.areas),
        "wall": lie(structure.walls),
        "door": within(structure.doors),
    }
    return {kind: uids for kind, uids in found.items() if len(uids) and kind not in sheet.untouchable}
