"""Put a part down: racks on the floor, devices into racks, halls by dragging out their corners. Also what a drag from the
palette does while it is over the plan."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPen

from fabric_studio.app.commands import devices, racks, rooms, shell, storeys
from fabric_studio.app.commands.catalogue import find
from fabric_studio.base.errors import FabricError
from fabric_studio.base.units import format_length
from fabric_studio.catalog.parts import AnyPart, Medium, Part
from fabric_studio.layout.footprint import DEFAULT_DEPTH_MM, DEFAULT_WIDTH_MM
from fabric_studio.model.build import rack_units
from fabric_studio.scene.camera import Rect
from fabric_studio.scene.floor import floor_of
from fabric_studio.scene.snapping import distances, snapped
from fabric_studio.ui.canvas.cards import Card, paint_card, paint_tag
from fabric_studio.ui.canvas.layers.overlay import boxes_of
from fabric_studio.ui.canvas.picking import hall_at, rack_at
from fabric_studio.ui.canvas.pointer import Pointer
from fabric_studio.ui.canvas.tools.select import PULL_PX
from fabric_studio.ui.canvas.tools.tool import Tool
from fabric_studio.ui.context import BUILDING
from fabric_studio.ui.selection import chosen

if TYPE_CHECKING:
    from fabric_studio.ui.canvas.view import PlanView

NOTHING = np.zeros(0, np.int64)
AREAS = {"building:hall": "Hall", "building:room": "Meet-me room"}
"""Pieces of the building that are dragged out from corner to corner."""
SIZES_MM = {
    "building:hall": (shell.HALL_WIDTH_MM, shell.HALL_DEPTH_MM),
    "building:room": (rooms.WIDTH_MM, rooms.DEPTH_MM),
}
"""How large one is that is only dropped."""


@dataclass(frozen=True, slots=True)
class Footprint:
    """Of a rack as it would stand: its middle and its sides along the plan's axes."""

    x_mm: float
    y_mm: float
    wide_mm: float
    deep_mm: float

    @property
    def rect(self) -> Rect:
        return Rect(
            self.x_mm - self.wide_mm / 2,
            self.y_mm - self.deep_mm / 2,
            self.x_mm + self.wide_mm / 2,
            self.y_mm + self.deep_mm / 2,
        )


class PlaceTool(Tool):
    """The ghost follows the pointer to scale. R turns it; Enter puts it down where it is; the tool stays for the next."""

    name = "place"
    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, view: PlanView) -> None:
        super().__init__(view)
        self._at: Pointer | None = None
        self._rotation_deg = 0.0
        self._dropping = ""
        self._corner: tuple[float, float] | None = None

    # -- what is placed ---------------------------------------------------------------------------------------------

    @property
    def part_id(self) -> str:
        return self._dropping or self.context.part

    @property
    def part(self) -> AnyPart | None:
        """The part in hand; None for pieces of the building and while nothing is chosen."""
        part_id = self.part_id
        if not part_id or part_id in BUILDING:
            return None
        try:
            return find(self.context.snapshot.parts, self.context.library, part_id)
        except FabricError:
            return None

    @property
    def dropping(self) -> bool:
        """True while a part is dragged here from the palette, whatever the tool in hand."""
        return bool(self._dropping)

    @property
    def busy(self) -> bool:
        return self._corner is not None

    def hint(self) -> str:
        part = self.part
        if self.part_id in AREAS:
            return f"Drag from corner to corner of the {AREAS[self.part_id].lower()}"
        if part is None:
            return "Choose a part on the left, then click on the plan"
        if isinstance(part, Part) and part.kind == "rack":
            return f"Click where the {part.name} stands; R turns it"
        return f"Click the rack that takes the {part.name}; it goes to the next free unit"

    # -- the pointer --------------------------------------------------------------------------------------------------

    def move(self, at: Pointer) -> None:
        self._at = at

    def press(self, at: Pointer) -> None:
        self._at = at
        if self.part_id in AREAS:
            self._corner = self.view.on_grid(at.x_mm, at.y_mm)

    def release(self, at: Pointer) -> None:
        self._at = at
        if self._corner is not None:
            self._finish_hall(at)
        else:
            self._put(at)

    def key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_R:
            turn = -90.0 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 90.0
            self._rotation_deg = (self._rotation_deg + turn) % 360.0
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._put(self._at or self.view.pointer(QPointF(self.view.width() / 2, self.view.height() / 2)))
            return True
        return False

    def cancel(self) -> None:
        self._corner = None
        self._at = None
        self._dropping = ""

    # -- drag and drop ------------------------------------------------------------------------------------------------

    def begin_drop(self, part_id: str, at: Pointer) -> None:
        self._dropping, self._at = part_id, at

    def end_drop(self) -> None:
        self._dropping, self._at = "", None

    def drop(self, at: Pointer) -> None:
        self._at = at
        self._put(at)
        self.end_drop()

    # -- putting down -------------------------------------------------------------------------------------------------

    def _put(self, at: Pointer) -> None:
        part_id, part, context = self.part_id, self.part, self.context
        if part_id in BUILDING:
            self._put_building(part_id, at)
        elif part is None:
            if part_id:
                context.do(find, context.snapshot.parts, context.library, part_id)
        elif isinstance(part, Medium):
            context.choose_medium(part.id)
            context.use_tool("cable")
        elif part.kind == "rack":
            self._put_rack(part, at)
        else:
            self._put_device(part, at)

    def _put_rack(self, part: Part, at: Pointer) -> None:
        context, sheet = self.context, self.view.sheet
        spot = self._footprint(part, at)
        hall = hall_at(sheet, spot.x_mm, spot.y_mm)
        if not hall:
            uid = context.do(
                shell.place_first_rack,
                context.document,
                context.library,
                part.id,
                x_mm=spot.x_mm,
                y_mm=spot.y_mm,
                rotation_deg=self._rotation_deg,
            )
            self.view.fit_all()
        else:
            uid = context.do(
                racks.place_rack,
                context.document,
                context.library,
                part.id,
                hall=hall,
                x_mm=spot.x_mm,
                y_mm=spot.y_mm,
                rotation_deg=self._rotation_deg,
            )
        if uid is not None:
            context.selection.set(chosen("rack", uid))

    def _put_device(self, part: Part, at: Pointer) -> None:
        context = self.context
        rack = rack_at(self.view.sheet, at.x_mm, at.y_mm)
        if not rack:
            context.notices.warning(f"{part.name} goes into a rack. Drop it on one, or place a rack first.")
            return
        uid = context.do(devices.mount_device, context.document, context.library, part.id, rack)
        if uid is not None:
            context.selection.set(chosen("device", uid))

    def _put_building(self, part_id: str, at: Pointer) -> None:
        context = self.context
        action: dict[str, Callable[[], object]] = {
            "building:tray": lambda: context.use_tool("tray"),
            "building:riser": lambda: context.use_tool("riser"),
            "building:storey": lambda: context.actions["building.storey"].trigger(),
            "building:site": lambda: context.actions["building.site"].trigger(),
            "building:wan": lambda: context.actions["building.wan"].trigger(),
        }
        if part_id in action:
            action[part_id]()
            self.view.tool.press(at) if part_id == "building:riser" else None
        elif part_id in AREAS:
            x, y = self.view.on_grid(at.x_mm, at.y_mm)
            wide, deep = SIZES_MM[part_id]
            self._add_area(part_id, Rect(x, y, x + wide, y + deep))

    def _finish_hall(self, at: Pointer) -> None:
        corner, self._corner = self._corner, None
        assert corner is not None
        x, y = self.view.on_grid(at.x_mm, at.y_mm)
        hall = Rect(min(corner[0], x), min(corner[1], y), max(corner[0], x), max(corner[1], y))
        if hall.width * self.view.camera.px_per_mm < 8 or hall.height * self.view.camera.px_per_mm < 8:
            self._put_building(self.part_id, at)
        else:
            self._add_area(self.part_id, hall)

    def _add_area(self, part_id: str, hall: Rect) -> None:
        context = self.context
        size = {"x_mm": hall.x0, "y_mm": hall.y0, "width_mm": hall.width, "depth_mm": hall.height}
        kind = "room" if part_id == "building:room" else "hall"
        if kind == "room" and not context.storey:
            context.notices.warning("A meet-me room belongs to a storey. Draw a hall first.")
            return
        if kind == "room":
            uid = context.do(rooms.add_room, context.document, context.storey, **size)
        elif context.storey:
            uid = context.do(storeys.add_hall, context.document, context.storey, **size)
        else:
            uid = context.do(shell.add_first_hall, context.document, **size)
        if uid is not None:
            context.selection.set(chosen(kind, uid))
            context.use_tool("select")

    def _footprint(self, part: Part, at: Pointer) -> Footprint:
        """Where a rack would come to rest for this pointer."""
        wide, deep = part.width_mm or DEFAULT_WIDTH_MM, part.depth_mm or DEFAULT_DEPTH_MM
        if self._rotation_deg % 180:
            wide, deep = deep, wide
        free = Footprint(at.x_mm, at.y_mm, wide, deep).rect
        sheet = self.view.sheet
        rest = snapped(
            sheet.snapshot,
            sheet.storey,
            free,
            0.0,
            0.0,
            grid_mm=1.0 if at.alt else sheet.snap_mm,
            reach_mm=0.0 if at.alt else PULL_PX / sheet.camera.px_per_mm,
            moving=NOTHING,
        )
        return Footprint(at.x_mm + rest.dx_mm, at.y_mm + rest.dy_mm, wide, deep)

    # -- painting -----------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        if self._at is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        part = self.part
        if self.part_id in AREAS:
            self._paint_hall(painter, self._at)
        elif isinstance(part, Part) and part.kind == "rack":
            self._paint_rack(painter, part, self._at)
        elif isinstance(part, Part):
            self._paint_device(painter, part, self._at)

    def _paint_rack(self, painter: QPainter, part: Part, at: Pointer) -> None:
        sheet = self.view.sheet
        spot = self._footprint(part, at)
        box = sheet.rect_px(spot.rect)
        painter.setPen(QPen(sheet.theme.colour("accent"), 1.5))
        painter.setBrush(sheet.theme.colour("accent", 0.22))
        painter.drawRoundedRect(box, 3, 3)
        self._paint_front(painter, box)
        for distance in distances(sheet.snapshot, sheet.storey, spot.rect, NOTHING):
            a = QPointF(*sheet.camera.to_px(distance.x1, distance.y1))
            b = QPointF(*sheet.camera.to_px(distance.x2, distance.y2))
            if 12 <= (b - a).manhattanLength() <= 600:
                painter.setPen(QPen(sheet.theme.colour("dim"), 1))
                painter.drawLine(a, b)
                text = format_length(distance.mm, imperial=sheet.imperial)
                paint_tag(painter, sheet.theme, text, (a + b) / 2)
        if self.dropping:
            return
        card = Card(f"{spot.wide_mm:.0f} × {spot.deep_mm:.0f} mm", part.name)
        paint_card(painter, sheet.theme, card, QPointF(box.right(), box.bottom()), self.view.room)

    def _paint_front(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(QPen(self.context.theme.colour("facing"), 3))
        inset = QRectF(box).adjusted(3, 3, -3, -3)
        ends = {
            0.0: (inset.topLeft(), inset.topRight()),
            90.0: (inset.topRight(), inset.bottomRight()),
            180.0: (inset.bottomLeft(), inset.bottomRight()),
            270.0: (inset.topLeft(), inset.bottomLeft()),
        }[self._rotation_deg]
        painter.drawLine(*ends)

    def _paint_device(self, painter: QPainter, part: Part, at: Pointer) -> None:
        sheet = self.view.sheet
        rack = rack_at(sheet, at.x_mm, at.y_mm)
        size = f"{rack_units(part):g} U"
        if rack:
            painter.setPen(QPen(sheet.theme.colour("accent"), 2))
            painter.setBrush(sheet.theme.colour("accent", 0.18))
            for box in boxes_of(
                sheet, floor_of(sheet.snapshot, sheet.storey).racks, np.array([rack], np.int64)
            ):
                painter.drawRoundedRect(box, 3, 3)
            name = sheet.snapshot.racks.get(rack).name
            card = Card(f"{size} into {name}, at the next free unit", part.name)
        else:
            card = Card(f"{size}, goes into a rack", part.name, tone="dim")
        # What is dragged from the palette hangs at the pointer; the card goes below it.
        spot = at.px + (QPointF(-6, 34) if self.dropping else QPointF())
        paint_card(painter, sheet.theme, card, spot, self.view.room)

    def _paint_hall(self, painter: QPainter, at: Pointer) -> None:
        sheet = self.view.sheet
        x, y = self.view.on_grid(at.x_mm, at.y_mm)
        if self._corner is None:
            paint_card(
                painter,
                sheet.theme,
                Card("drag from corner to corner", AREAS[self.part_id]),
                at.px,
                self.view.room,
            )
            return
        a, b = QPointF(*sheet.camera.to_px(*self._corner)), QPointF(*sheet.camera.to_px(x, y))
        painter.setPen(QPen(sheet.theme.colour("accent"), 2))
        painter.setBrush(sheet.theme.colour("accent", 0.08))
        painter.drawRect(QRectF(a, b).normalized())
        sides = " × ".join(
            format_length(abs(side), imperial=sheet.imperial)
            for side in (x - self._corner[0], y - self._corner[1])
        )
        paint_card(painter, sheet.theme, Card(sides, AREAS[self.part_id]), b, self.view.room)
