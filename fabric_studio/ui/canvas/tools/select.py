"""Select and move. Click, click again for what lies below, drag to move, drag over empty floor for a rubber band."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPen

from fabric_studio.app.commands import arrange
from fabric_studio.base.units import format_length
from fabric_studio.model.table import Ids
from fabric_studio.scene.camera import Rect
from fabric_studio.scene.extent import extent_of
from fabric_studio.scene.floor import floor_of
from fabric_studio.scene.snapping import Snapped, distances, snapped
from fabric_studio.ui.canvas.cards import paint_tag
from fabric_studio.ui.canvas.layers.overlay import boxes_of, tray_halo
from fabric_studio.ui.canvas.picking import things_at, things_in
from fabric_studio.ui.canvas.pointer import Pointer
from fabric_studio.ui.canvas.tools.tool import Tool
from fabric_studio.ui.selection import Selection

if TYPE_CHECKING:
    from fabric_studio.ui.canvas.view import PlanView

MOVABLE = ("rack", "tray", "riser", "hall", "room")
START_PX = 4.0
"""So far the pointer must go before a click becomes a drag."""
PULL_PX = 7.0
"""So near an edge must come to a neighbour's before it rests there."""
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class SelectTool(Tool):
    """Nothing is changed before the button is let go: Esc in the middle of a drag leaves the design as it was."""

    name = "select"

    def __init__(self, view: PlanView) -> None:
        super().__init__(view)
        self._from: Pointer | None = None
        self._band: Pointer | None = None
        self._shift: Snapped | None = None
        self._dragging = False
        self._fresh = True
        self._last_click = (QPointF(-1e9, -1e9), 0)

    @property
    def busy(self) -> bool:
        return self._from is not None

    def hint(self) -> str:
        return "Click to select, again for what lies below; drag to move; arrows move by the snap, Shift ten times"

    # -- mouse ------------------------------------------------------------------------------------------------------

    def press(self, at: Pointer) -> None:
        self._from, self._band, self._shift, self._dragging = at, None, None, False
        selection, things = self.context.selection, self._things(at)
        self._fresh = True
        if not things:
            self._band = at
        elif at.shift or at.control:
            selection.toggle(dict(things[:1]))
        elif any(_all_in(selection, thing) for thing in things):
            self._fresh = False
        else:
            selection.set(dict(things[:1]))
            self._last_click = (at.px, 0)

    def _things(self, at: Pointer) -> list[tuple[str, Ids]]:
        return things_at(self.view.sheet, self.view.cables, at.px)

    def _click_again(self, at: Pointer) -> None:
        """A click on what was selected before: the next thing below at the same place, else just that thing."""
        things = self._things(at)
        if not things:
            return
        where, nth = self._last_click
        nth = (nth + 1) % len(things) if (where - at.px).manhattanLength() <= 6 else 0
        self._last_click = (at.px, nth)
        self.context.selection.set(dict([things[nth]]))

    def move(self, at: Pointer) -> None:
        if self._from is None:
            return
        away = at.px - self._from.px
        if not self._dragging and abs(away.x()) + abs(away.y()) < START_PX:
            return
        self._dragging = True
        if self._band is not None:
            self._band = at
        elif self._moving():
            self._shift = self._rest(at)

    def _moving(self) -> dict[str, Ids]:
        return {kind: uids for kind, uids in self.context.selection.ids.items() if kind in MOVABLE}

    def _rest(self, at: Pointer) -> Snapped | None:
        assert self._from is not None
        dx, dy = at.x_mm - self._from.x_mm, at.y_mm - self._from.y_mm
        if at.shift:
            dx, dy = (dx, 0.0) if abs(dx) >= abs(dy) else (0.0, dy)
        sheet, moving = self.view.sheet, self._moving()
        box = extent_of(sheet.snapshot, sheet.storey, moving)
        if box is None:
            return None
        reach = 0.0 if at.alt or set(moving) != {"rack"} else PULL_PX / sheet.camera.px_per_mm
        return snapped(
            sheet.snapshot,
            sheet.storey,
            box,
            dx,
            dy,
            grid_mm=1.0 if at.alt else sheet.snap_mm,
            reach_mm=reach,
            moving=moving.get("rack", np.zeros(0, np.int64)),
        )

    def release(self, at: Pointer) -> None:
        start, band, shift, dragged = self._from, self._band, self._shift, self._dragging
        moving = self._moving()
        self._forget()
        if start is None:
            return
        if band is not None:
            self._take_band(start, at, dragged)
        elif dragged and shift is not None:
            self.context.do(arrange.move, self.context.document, moving, shift.dx_mm, shift.dy_mm)
        elif not dragged and not self._fresh:
            self._click_again(at)

    def _take_band(self, start: Pointer, at: Pointer, dragged: bool) -> None:
        selection = self.context.selection
        if not dragged:
            if not (at.shift or at.control):
                selection.clear()
            return
        inside = things_in(self.view.sheet, _band_rect(start, at))
        if at.shift or at.control:
            selection.add(inside)
        else:
            selection.set(inside)

    def double_click(self, at: Pointer) -> None:
        """Come near what was clicked."""
        if len(self.context.selection):
            self.view.fit_selection()

    # -- keys -------------------------------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is None or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        moving = self._moving()
        if not moving:
            self.view.pan_by(-step[0] * 80.0, -step[1] * 80.0)
            return True
        times = 10 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
        snap = max(1.0, self.context.snap_mm) * times
        key = "arrows " + " ".join(f"{kind}{uids.tobytes().hex()[:64]}" for kind, uids in moving.items())
        self.context.do(
            arrange.move, self.context.document, moving, step[0] * snap, step[1] * snap, merge_key=key
        )
        return True

    def cancel(self) -> None:
        self._forget()

    def _forget(self) -> None:
        self._from, self._band, self._shift, self._dragging = None, None, None, False

    # -- painting ---------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        if self._band is not None and self._from is not None and self._dragging:
            self._paint_band(painter)
        elif self._shift is not None and self._dragging:
            self._paint_drag(painter, self._shift)

    def _paint_band(self, painter: QPainter) -> None:
        assert self._from is not None and self._band is not None
        theme = self.context.theme
        painter.setPen(QPen(theme.colour("accent"), 1))
        painter.setBrush(theme.colour("accent", 0.12))
        painter.drawRect(QRectF(self._from.px, self._band.px).normalized())

    def _paint_drag(self, painter: QPainter, shift: Snapped) -> None:
        sheet, moving = self.view.sheet, self._moving()
        theme, camera = sheet.theme, sheet.camera
        offset = QPointF(shift.dx_mm * camera.px_per_mm, shift.dy_mm * camera.px_per_mm)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("accent"), 1.5))
        painter.setBrush(theme.colour("accent", 0.18))
        floor = floor_of(sheet.snapshot, sheet.storey)
        for kind, boxes in (
            ("rack", floor.racks),
            ("riser", floor.risers),
            ("hall", floor.halls),
            ("room", floor.rooms),
        ):
            for box in boxes_of(sheet, boxes, moving.get(kind, np.zeros(0, np.int64))):
                painter.drawRoundedRect(box.translated(offset), 3, 3)
        trays = floor.trays
        for row in np.flatnonzero(np.isin(trays.uid, moving.get("tray", ()))):
            line = QLineF(
                QPointF(*camera.to_px(float(trays.x1[row]), float(trays.y1[row]))) + offset,
                QPointF(*camera.to_px(float(trays.x2[row]), float(trays.y2[row]))) + offset,
            )
            tray_halo(painter, line, float(trays.width_mm[row]) * camera.px_per_mm, theme.colour("accent"))
        painter.setPen(QPen(theme.colour("accent"), 1, Qt.PenStyle.DashLine))
        for guide in shift.guides:
            painter.drawLine(
                QPointF(*camera.to_px(guide.x1, guide.y1)), QPointF(*camera.to_px(guide.x2, guide.y2))
            )
        self._paint_distances(painter, shift, moving)

    def _paint_distances(self, painter: QPainter, shift: Snapped, moving: dict[str, Ids]) -> None:
        sheet = self.view.sheet
        box = extent_of(sheet.snapshot, sheet.storey, moving)
        if box is None or not len(moving.get("rack", ())):
            return
        rest = Rect(box.x0 + shift.dx_mm, box.y0 + shift.dy_mm, box.x1 + shift.dx_mm, box.y1 + shift.dy_mm)
        painter.setPen(QPen(sheet.theme.colour("dim"), 1))
        for distance in distances(sheet.snapshot, sheet.storey, rest, moving["rack"]):
            a = QPointF(*sheet.camera.to_px(distance.x1, distance.y1))
            b = QPointF(*sheet.camera.to_px(distance.x2, distance.y2))
            if (b - a).manhattanLength() < 12:
                continue
            painter.setPen(QPen(sheet.theme.colour("dim"), 1))
            painter.drawLine(a, b)
            paint_tag(painter, sheet.theme, format_length(distance.mm, imperial=sheet.imperial), (a + b) / 2)


def _all_in(selection: Selection, thing: tuple[str, Ids]) -> bool:
    return bool(np.isin(thing[1], selection.of(thing[0])).all())


def _band_rect(start: Pointer, end: Pointer) -> Rect:
    return Rect(
        min(start.x_mm, end.x_mm),
        min(start.y_mm, end.y_mm),
        max(start.x_mm, end.x_mm),
        max(start.y_mm, end.y_mm),
    )
