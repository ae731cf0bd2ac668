"""What all tools share that drag out a rectangle: halls, rooms, columns, no-go areas and aisles closed in."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPen

from fabric_studio.base.errors import FabricError
from fabric_studio.base.language import tr
from fabric_studio.base.units import format_length
from fabric_studio.scene.camera import Rect
from fabric_studio.ui.canvas.cards import Card, paint_card
from fabric_studio.ui.canvas.pointer import Pointer
from fabric_studio.ui.canvas.tools.aiming import aimed, middle, paint_distances, paint_guides, rest, stepped
from fabric_studio.ui.canvas.tools.tool import Plan, Tool
from fabric_studio.ui.canvas.tools.typed import Typing
from fabric_studio.ui.selection import chosen

LEAST_PX = 8.0
"""A rectangle smaller than this on the screen was a click."""
NOTHING = np.zeros(0, np.int64)


class RectangleTool(Tool):
    """Drag from corner to corner, or click for the usual size. Keys: arrows move the corner, Enter sets the first and the
    second, figures such as 20 x 12 give the size."""

    cursor = Qt.CursorShape.CrossCursor
    title = ""
    """What it is called, as it is looked up for the present language."""
    kind = ""
    size_mm = (1_000.0, 1_000.0)
    """How large one is that is only clicked."""

    def __init__(self, view: Plan) -> None:
        super().__init__(view)
        self._at: Pointer | None = None
        self._corner: tuple[float, float] | None = None
        self.typing = Typing()

    @property
    def busy(self) -> bool:
        return self._corner is not None or bool(self.typing.text)

    def hint(self) -> str:
        return tr("Drag from corner to corner, or type a size such as 20 x 12; Alt: to the millimetre")

    def takes(self, event: QKeyEvent) -> bool:
        return self.typing.takes(event)

    # -- mouse and keys -----------------------------------------------------------------------------------------------

    def move(self, at: Pointer) -> None:
        self._at = at

    def press(self, at: Pointer) -> None:
        self._at = at
        self._corner = aimed(self.view.sheet, at)

    def release(self, at: Pointer) -> None:
        self._at = at
        if self._corner is not None:
            self._finish()

    def key(self, event: QKeyEvent) -> bool:
        if (at := stepped(self.view, event, self._at)) is not None:
            self._at = at
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._at = self._at or middle(self.view)
            if self._corner is None and not self.typing.text:
                self._corner = aimed(self.view.sheet, self._at)
            else:
                self._finish()
            return True
        return self.typing.key(event)

    def cancel(self) -> None:
        self._corner = self._at = None
        self.typing.clear()

    # -- the rectangle ------------------------------------------------------------------------------------------------

    def rect(self) -> Rect | None:
        """As it would be drawn now; None before there is a corner or a size."""
        if self._at is None:
            return None
        sheet = self.view.sheet
        spot = aimed(sheet, self._at)
        corner = self._corner or spot
        size = self._typed()
        if size is not None:
            left, up = spot[0] < corner[0], spot[1] < corner[1]
            x0, y0 = corner[0] - (size[0] if left else 0), corner[1] - (size[1] if up else 0)
            return Rect(x0, y0, x0 + size[0], y0 + size[1])
        if self._corner is None:
            return None
        x, y = spot
        return Rect(min(corner[0], x), min(corner[1], y), max(corner[0], x), max(corner[1], y))

    def _typed(self) -> tuple[float, float] | None:
        try:
            sizes = self.typing.lengths_mm(imperial=self.view.sheet.imperial)
        except FabricError:
            return None
        return (sizes[0], sizes[-1]) if len(sizes) in (1, 2) else None

    def _finish(self) -> None:
        rect, at, typed = self.rect(), self._at, bool(self.typing.text)
        if typed and self._typed() is None:
            self.context.do(self.typing.lengths_mm, imperial=self.view.sheet.imperial)
            return
        self.cancel()
        scale = self.view.camera.px_per_mm
        if rect is None or (not typed and min(rect.width, rect.height) * scale < LEAST_PX):
            if at is not None:
                self.put(at)
        else:
            self._add(rect)

    def put(self, at: Pointer) -> None:
        """One of the usual size with its corner here, as a click or a drop from the palette leaves it."""
        x, y = aimed(self.view.sheet, at)
        self._add(Rect(x, y, x + self.size_mm[0], y + self.size_mm[1]))

    def _add(self, rect: Rect) -> None:
        context = self.context
        if not context.storey and self.kind != "hall":
            context.notices.warning(tr("This belongs to a storey. Draw a hall first."))
            return
        uid = self.make(rect)
        if uid is not None:
            context.selection.set(chosen(self.kind, uid))
            self.after()

    def make(self, rect: Rect) -> int | None:
        """The one command; None when it was refused."""
        raise NotImplementedError

    def after(self) -> None:
        """The tool stays for the next one."""

    # -- painting -----------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        if self._at is not None:
            self.paint_at(painter, self._at)

    def paint_waiting(self, painter: QPainter, at: Pointer) -> None:
        x, y = aimed(self.view.sheet, at)
        self._paint_rect(painter, Rect(x, y, x + self.size_mm[0], y + self.size_mm[1]), at.px)

    def paint_at(self, painter: QPainter, at: Pointer) -> None:
        sheet = self.view.sheet
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shift, spot = rest(sheet, at), QPointF(*sheet.camera.to_px(*aimed(sheet, at)))
        rect = self.rect()
        paint_guides(painter, sheet, shift)
        if rect is None:
            painter.setPen(QPen(sheet.theme.colour("accent"), 1.5))
            for dx, dy in ((5, 0), (0, 5)):
                painter.drawLine(spot - QPointF(dx, dy), spot + QPointF(dx, dy))
            lines = (tr("drag from corner to corner, or type a size"),)
            paint_card(painter, sheet.theme, Card("", tr(self.title), lines), spot, self.view.room)
            return
        self._paint_rect(painter, rect, spot)

    def _paint_rect(self, painter: QPainter, rect: Rect, spot: QPointF) -> None:
        sheet = self.view.sheet
        box = sheet.rect_px(rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(sheet.theme.colour("accent"), 2))
        painter.setBrush(sheet.theme.colour("accent", 0.08))
        painter.drawRect(box)
        paint_distances(painter, sheet, rect, NOTHING)
        sides = " × ".join(format_length(side, imperial=sheet.imperial) for side in (rect.width, rect.height))
        typed = (tr("typed: {text}   Enter takes it", text=self.typing.text),) if self.typing.text else ()
        paint_card(painter, sheet.theme, Card(sides, tr(self.title), typed), spot, self.view.room)
