"""Put a part down: racks on the floor, devices into racks. Also what a drag from the palette does while it is over the
plan; pieces of the building go on to the tools that draw them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPen

from fabric_studio.app.commands import devices, racks, shell
from fabric_studio.app.commands.catalogue import find
from fabric_studio.base.errors import FabricError
from fabric_studio.base.language import tr
from fabric_studio.catalog.parts import AnyPart, Medium, Part
from fabric_studio.model.build import rack_units
from fabric_studio.scene.extent import extent_of, racks_of
from fabric_studio.scene.floor import floor_of
from fabric_studio.ui.canvas.cards import Card, paint_card
from fabric_studio.ui.canvas.layers.overlay import boxes_of
from fabric_studio.ui.canvas.picking import hall_at, rack_at
from fabric_studio.ui.canvas.pointer import Pointer
from fabric_studio.ui.canvas.tools.aiming import middle, paint_distances, paint_guides, stepped
from fabric_studio.ui.canvas.tools.door import DoorTool
from fabric_studio.ui.canvas.tools.footprint import NO_RACK, footprint_of, paint_front, rest_of
from fabric_studio.ui.canvas.tools.rectangle import RectangleTool
from fabric_studio.ui.canvas.tools.tool import Plan, Tool
from fabric_studio.ui.context import BUILDING, DRAWN_BY
from fabric_studio.ui.selection import chosen


class PlaceTool(Tool):
    """The ghost follows the pointer to scale. R turns it; Enter puts it down where it is; the tool stays for the next."""

    name = "place"
    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, view: Plan) -> None:
        super().__init__(view)
        self._at: Pointer | None = None
        self._rotation_deg = 0.0
        self._dropping = ""

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
    def drawing(self) -> Tool | None:
        """The tool that draws the piece of the building in hand; None for parts."""
        name = DRAWN_BY.get(self.part_id, "")
        return self.view.tool_named(name)

    def hint(self) -> str:
        part = self.part
        if self.drawing is not None:
            return self.drawing.hint()
        if part is None:
            return tr("Choose a part on the left, then click on the plan")
        if isinstance(part, Part) and part.kind == "rack":
            return tr("Click where the {name} stands; R turns it", name=part.name)
        return tr("Click the rack that takes the {name}; it goes to the next free unit", name=part.name)

    # -- the pointer --------------------------------------------------------------------------------------------------

    def move(self, at: Pointer) -> None:
        self._at = at

    def press(self, at: Pointer) -> None:
        self._at = at
        if (tool := self.drawing) is not None:
            self.context.use_tool(tool.name)
            tool.press(at)

    def release(self, at: Pointer) -> None:
        self._at = at
        self._put(at)

    def key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_R:
            turn = -90.0 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 90.0
            self._rotation_deg = (self._rotation_deg + turn) % 360.0
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._put(self._at or middle(self.view))
            return True
        if (at := stepped(self.view, event, self._at)) is not None:
            self._at = at
            return True
        return False

    def takes(self, event: QKeyEvent) -> bool:
        """R turns the ghost, not what is selected."""
        plain = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier == Qt.KeyboardModifier.NoModifier
        return event.key() == Qt.Key.Key_R and plain

    def cancel(self) -> None:
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

    def put_down(self) -> None:
        """Without the pointer: a rack beside the selected one, else in the middle of the view; a device into the selected
        rack. Once more does the same beside what was just placed."""
        part, context = self.part, self.context
        if not isinstance(part, Part):
            return
        racks = context.selection.of("rack")
        if part.kind != "rack":
            home = racks if len(racks) else racks_of(context.snapshot, context.selection.ids)
            if len(home):
                self._mount(part, int(home[-1]))
            else:
                context.notices.info(tr("Select the rack that takes the {name}, or click it", name=part.name))
            return
        at = middle(self.view)
        box = extent_of(context.snapshot, context.storey, {"rack": racks})
        if box is not None:
            self._rotation_deg = float(context.snapshot.racks.get(int(racks[-1])).rotation_deg)
            spot = footprint_of(self.view.sheet, part, at, self._rotation_deg)
            if self._rotation_deg % 180:
                at = replace(at, x_mm=box.middle[0], y_mm=box.y1 + spot.deep_mm / 2)
            else:
                at = replace(at, x_mm=box.x1 + spot.wide_mm / 2, y_mm=box.middle[1])
            at = replace(at, modifiers=Qt.KeyboardModifier.AltModifier)
        self._put_rack(part, at)

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
        spot = footprint_of(self.view.sheet, part, at, self._rotation_deg)
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
            context.notices.warning(
                tr("{part} goes into a rack. Drop it on one, or place a rack first.", part=part.name)
            )
            return
        self._mount(part, rack)

    def _mount(self, part: Part, rack: int) -> None:
        context = self.context
        uid = context.do(devices.mount_device, context.document, context.library, part.id, rack)
        if uid is not None:
            context.selection.set(chosen("device", uid))

    def _put_building(self, part_id: str, at: Pointer) -> None:
        context = self.context
        tool = self.drawing
        if tool is None:
            context.actions[part_id.replace(":", ".")].trigger()
        elif isinstance(tool, RectangleTool | DoorTool):
            tool.put(at)
        else:
            context.use_tool(tool.name)
            if tool.name == "riser":
                tool.press(at)

    # -- painting -----------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        if self._at is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        part = self.part
        if (tool := self.drawing) is not None:
            tool.paint_waiting(painter, self._at)
        elif isinstance(part, Part) and part.kind == "rack":
            self._paint_rack(painter, part, self._at)
        elif isinstance(part, Part):
            self._paint_device(painter, part, self._at)

    def _paint_rack(self, painter: QPainter, part: Part, at: Pointer) -> None:
        sheet = self.view.sheet
        spot = footprint_of(self.view.sheet, part, at, self._rotation_deg)
        box = sheet.rect_px(spot.rect)
        painter.setPen(QPen(sheet.theme.colour("accent"), 1.5))
        painter.setBrush(sheet.theme.colour("accent", 0.22))
        painter.drawRoundedRect(box, 3, 3)
        paint_front(painter, box, self._rotation_deg, sheet.theme)
        paint_guides(painter, sheet, rest_of(sheet, spot, replace(at, x_mm=spot.x_mm, y_mm=spot.y_mm)))
        paint_distances(painter, sheet, spot.rect, NO_RACK, longest_px=600)
        if self.dropping:
            return
        card = Card(f"{spot.wide_mm:.0f} × {spot.deep_mm:.0f} mm", part.name)
        paint_card(painter, sheet.theme, card, QPointF(box.right(), box.bottom()), self.view.room)

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
            card = Card(tr("{size} into {name}, at the next free unit", size=size, name=name), part.name)
        else:
            card = Card(tr("{size}, goes into a rack", size=size), part.name, tone="dim")
        # What is dragged from the palette hangs at the pointer; the card goes below it.
        spot = at.px + (QPointF(-6, 34) if self.dropping else QPointF())
        paint_card(painter, sheet.theme, card, spot, self.view.room)
