"""Select and move. Click, click again for what lies below, drag to move, drag over empty floor for a rubber band."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPen

from fabric_studio.app.commands import arrange
from fabric_studio.base.language import tr
from fabric_studio.model.table import Ids
from fabric_studio.scene.camera import Rect
from fabric_studio.scene.extent import extent_of
from fabric_studio.scene.floor import floor_of
from fabric_studio.scene.snapping import Snapped, snapped
from fabric_studio.scene.structure import structure_of
from fabric_studio.ui.canvas.hand import ARROWS
from fabric_studio.ui.canvas.layers.overlay import boxes_of, line_px, tray_halo
from fabric_studio.ui.canvas.live_check import LiveCheck
from fabric_studio.ui.canvas.picking import things_at, things_in
from fabric_studio.ui.canvas.pointer import Pointer
from fabric_studio.ui.canvas.tools.aiming import PULL_PX, paint_distances, paint_guides
from fabric_studio.ui.canvas.tools.handles import Resizing, cursor_of, grip_at, paint_grips
from fabric_studio.ui.canvas.tools.tool import Plan, Tool
from fabric_studio.ui.selection import Selection

MOVABLE = ("rack", "tray", "riser", "hall", "room", "area", "wall", "door", "underlay")
PULLED = ("rack", "room", "area")
"""What comes to rest at its neighbours and says how far it is from them, not only on the grid."""
START_PX = 4.0
"""So far the pointer must go before a click becomes a drag."""


class SelectTool(Tool):
    """Nothing is changed before the button is let go: Esc in the middle of a drag leaves the design as it was."""

    name = "select"

    def __init__(self, view: Plan) -> None:
        super().__init__(view)
        self._from: Pointer | None = None
        self._band: Pointer | None = None
        self._shift: Snapped | None = None
        self._dragging = False
        self._resizing: Resizing | None = None
        self.live = LiveCheck(view.context, view if isinstance(view, QObject) else None)
        self.live.told.connect(view.update)
        self._at = QPointF()
        self._fresh = True
        self._last_click = (QPointF(-1e9, -1e9), 0)

    @property
    def busy(self) -> bool:
        return self._from is not None or self._resizing is not None

    def hint(self) -> str:
        return tr(
            "Click to select, again for what lies below; drag to move; arrows move by the snap, Shift ten times"
        )

    # -- mouse ------------------------------------------------------------------------------------------------------

    def press(self, at: Pointer) -> None:
        grip = None if at.shift or at.control else grip_at(self.view, at.px)
        if grip is not None:
            self._resizing = Resizing(self.view, grip, at)
            return
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
        if self._resizing is not None:
            self._resizing.move(at)
            return
        if self._from is None:
            grip = grip_at(self.view, at.px)
            self.view.setCursor(self.cursor if grip is None else cursor_of(grip))
            return
        away = at.px - self._from.px
        if not self._dragging and abs(away.x()) + abs(away.y()) < START_PX:
            return
        self._dragging = True
        if self._band is not None:
            self._band = at
        elif self._moving():
            self._shift = self._rest(at)
            self._at = at.px
            if self._shift is not None:
                self.live.drag_to(self._moving(), self._shift.dx_mm, self._shift.dy_mm)

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
        reach = 0.0 if at.alt or not set(moving) <= {*PULLED} else PULL_PX / sheet.camera.px_per_mm
        return snapped(
            sheet.snapshot,
            sheet.storey,
            box,
            dx,
            dy,
            grid_mm=1.0 if at.alt else sheet.snap_mm,
            reach_mm=reach,
            moving=_all_of(moving),
            ghost=sheet.ghost,
        )

    def release(self, at: Pointer) -> None:
        if self._resizing is not None:
            resizing, self._resizing = self._resizing, None
            resizing.move(at)
            if at.px != resizing.start.px:
                resizing.finish()
            return
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
        step = ARROWS.get(Qt.Key(event.key()))
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
        self._resizing = None
        self.live.let_go()

    # -- painting ---------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        if self._resizing is not None:
            self._resizing.paint(painter, np.array([self._resizing.grip.uid], np.int64))
        elif not self._dragging:
            paint_grips(painter, self.view)
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
        floor, structure = floor_of(sheet.snapshot, sheet.storey), structure_of(sheet.snapshot, sheet.storey)
        for kind, boxes in (
            ("underlay", structure.pictures),
            ("area", structure.areas),
            ("door", structure.doors),
            ("rack", floor.racks),
            ("riser", floor.risers),
            ("hall", floor.halls),
            ("room", floor.rooms),
        ):
            for box in boxes_of(sheet, boxes, moving.get(kind, np.zeros(0, np.int64))):
                painter.drawRoundedRect(box.translated(offset), 3, 3)
        for kind, lines in (("tray", floor.trays), ("wall", structure.walls)):
            for row in np.flatnonzero(np.isin(lines.uid, moving.get(kind, ()))).tolist():
                line = line_px(sheet, lines, row).translated(offset)
                tray_halo(
                    painter, line, float(lines.width_mm[row]) * camera.px_per_mm, theme.colour("accent")
                )
        paint_guides(painter, sheet, shift)
        around = extent_of(sheet.snapshot, sheet.storey, moving)
        if around is None or not any(kind in moving for kind in PULLED):
            return
        rest = Rect(
            around.x0 + shift.dx_mm, around.y0 + shift.dy_mm, around.x1 + shift.dx_mm, around.y1 + shift.dy_mm
        )
        paint_distances(painter, sheet, rest, _all_of(moving))
        self.live.paint(painter, self._at, self.view.room)


def _all_of(moving: dict[str, Ids]) -> Ids:
    return np.concatenate([np.zeros(0, np.int64), *moving.values()])


def _all_in(selection: Selection, thing: tuple[str, Ids]) -> bool:
    return bool(np.isin(thing[1], selection.of(thing[0])).all())


def _band_rect(start: Pointer, end: Pointer) -> Rect:
    return Rect(
        min(start.x_mm, end.x_mm),
        min(start.y_mm, end.y_mm),
        max(start.x_mm, end.x_mm),
        max(start.y_mm, end.y_mm),
    )
