"""Draw walls from corner to corner."""

from __future__ import annotations

import math

import numpy as np
from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainter

from fabric_studio.app.commands import structure
from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_length
from fabric_studio.scene.camera import Rect
from fabric_studio.scene.snapping import Snapped
from fabric_studio.ui.canvas.cards import Card, paint_card
from fabric_studio.ui.canvas.layers.overlay import tray_halo
from fabric_studio.ui.canvas.pointer import Pointer
from fabric_studio.ui.canvas.tools.aiming import middle, paint_distances, paint_guides, stepped, wall_rest
from fabric_studio.ui.canvas.tools.tool import Plan, Tool
from fabric_studio.ui.canvas.tools.typed import Typing
from fabric_studio.ui.selection import chosen

NOTHING = np.zeros(0, np.int64)


class WallTool(Tool):
    """Click corner after corner, or drag one wall; figures give the length. Level or upright unless Alt is held. A click or
    Enter where the last wall ended, one on the first corner, or Esc ends the row of walls."""

    name = "wall"
    title = mark("Wall")
    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, view: Plan) -> None:
        super().__init__(view)
        self._first: tuple[float, float] | None = None
        self._start: tuple[float, float] | None = None
        self._at: Pointer | None = None
        self._pressed_px = QPointF()
        self.typing = Typing()

    @property
    def busy(self) -> bool:
        return self._first is not None

    def hint(self) -> str:
        return tr("Click corner after corner or drag, or type a length; Alt: at any angle; Esc ends")

    def takes(self, event: QKeyEvent) -> bool:
        return self._first is not None and self.typing.takes(event)

    # -- mouse and keys -----------------------------------------------------------------------------------------------

    def press(self, at: Pointer) -> None:
        self._at = at
        self._pressed_px = at.px
        if self._first is not None:
            self._finish(go_on=True)
            return
        self._first = self._start = self._aimed(at)

    def move(self, at: Pointer) -> None:
        self._at = at

    def release(self, at: Pointer) -> None:
        self._at = at
        if self._first is not None and (at.px - self._pressed_px).manhattanLength() > 6:
            self._finish()

    def key(self, event: QKeyEvent) -> bool:
        if (at := stepped(self.view, event, self._at)) is not None:
            self._at = at
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._at = self._at or middle(self.view)
            if self._first is None:
                self._first = self._start = self._aimed(self._at)
            else:
                self._finish(go_on=True)
            return True
        return self._first is not None and self.typing.key(event)

    def cancel(self) -> None:
        self._first = self._start = self._at = None
        self.typing.clear()

    # -- the wall -----------------------------------------------------------------------------------------------------

    def ends(self) -> tuple[tuple[float, float], tuple[float, float]] | None:
        """As it would be drawn now."""
        if self._first is None or self._at is None:
            return None
        first, (x, y) = self._first, self._aimed(self._at)
        if not self._at.alt:
            level = abs(x - first[0]) >= abs(y - first[1])
            x, y = (x, first[1]) if level else (first[0], y)
        typed = self.typing.one_mm(imperial=self.view.sheet.imperial) if self.typing.text else None
        long = math.hypot(x - first[0], y - first[1])
        if typed is not None and long > 0:
            x, y = (round(a + (b - a) / long * typed, 6) for a, b in zip(first, (x, y), strict=True))
        return first, (x, y)

    def _rest(self, at: Pointer) -> Snapped:
        """How far a pointer moves to come to rest: on walls as they meet, those of this row included; Alt: to the millimetre."""
        drawn = tuple(end for end in (self._start, self._first) if end is not None)
        return wall_rest(self.view.sheet, at, others=drawn)

    def _aimed(self, at: Pointer) -> tuple[float, float]:
        shift = self._rest(at)
        return round(at.x_mm + shift.dx_mm, 6), round(at.y_mm + shift.dy_mm, 6)

    def _finish(self, *, go_on: bool = False) -> None:
        ends, context, start, at = self.ends(), self.context, self._start, self._at
        self.cancel()
        if ends is None or ends[0] == ends[1]:
            return
        if not context.storey:
            context.notices.warning(tr("This belongs to a storey. Draw a hall first."))
            return
        uid = context.do(structure.add_wall, context.document, context.storey, *ends[0], *ends[1])
        if uid is not None:
            context.selection.set(chosen("wall", uid))
            if go_on and ends[1] != start and at is not None:
                self._first, self._start = ends[1], start
                end_px = QPointF(*self.view.camera.to_px(*ends[1]))
                self._at = Pointer(end_px, *ends[1], keyed=True) if at.keyed else at

    # -- painting -----------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        if self._at is None:
            return
        sheet, ends = self.view.sheet, self.ends()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_guides(painter, sheet, self._rest(self._at))
        if ends is None:
            x, y = self._aimed(self._at)
            paint_distances(painter, sheet, Rect(x, y, x, y), NOTHING)
            return
        line = QLineF(QPointF(*sheet.camera.to_px(*ends[0])), QPointF(*sheet.camera.to_px(*ends[1])))
        if line.length() < 1:
            return
        paint_distances(painter, sheet, _outline(*ends), NOTHING)
        tray_halo(painter, line, structure.WALL_MM * sheet.camera.px_per_mm, sheet.theme.colour("accent"))
        long = math.hypot(ends[1][0] - ends[0][0], ends[1][1] - ends[0][1])
        typed = (tr("typed: {text}   Enter takes it", text=self.typing.text),) if self.typing.text else ()
        card = Card(tr(self.title), format_length(long, imperial=sheet.imperial), typed)
        paint_card(painter, sheet.theme, card, line.p2(), self.view.room)


def _outline(first: tuple[float, float], last: tuple[float, float]) -> Rect:
    """Of a wall with its thickness, so that clear distances are from face to face."""
    half = structure.WALL_MM / 2
    level, upright = first[1] == last[1], first[0] == last[0]
    wide, deep = (half if upright else 0.0), (half if level else 0.0)
    return Rect(
        min(first[0], last[0]) - wide,
        min(first[1], last[1]) - deep,
        max(first[0], last[0]) + wide,
        max(first[1], last[1]) + deep,
    )
