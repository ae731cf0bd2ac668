"""Stand a riser: a tray that goes up from this storey to the next."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from fabric_studio.app.commands import trays
from fabric_studio.base.language import tr
from fabric_studio.ui.canvas.cards import Card, paint_card
from fabric_studio.ui.canvas.pointer import Pointer
from fabric_studio.ui.canvas.tools.tool import Plan, Tool
from fabric_studio.ui.selection import chosen

SIZE_MM = 600.0


class RiserTool(Tool):
    name = "riser"
    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, view: Plan) -> None:
        super().__init__(view)
        self._spot: tuple[float, float] | None = None

    def hint(self) -> str:
        return tr("Click where the riser stands, near a tray on both storeys")

    def move(self, at: Pointer) -> None:
        self._spot = self.view.on_grid(at.x_mm, at.y_mm)

    def press(self, at: Pointer) -> None:
        context = self.context
        other = self.view.ghost_storey()
        if not other:
            context.notices.warning(
                tr("A riser joins two storeys and this building has one. Add a storey first.")
            )
            return
        x, y = self.view.on_grid(at.x_mm, at.y_mm)
        building = context.snapshot.storeys.get(context.storey).building
        uid = context.do(trays.add_riser, context.document, building, x, y, context.storey, other)
        if uid is not None:
            context.selection.set(chosen("riser", uid))

    def cancel(self) -> None:
        self._spot = None

    def paint(self, painter: QPainter) -> None:
        if self._spot is None:
            return
        sheet = self.view.sheet
        middle = QPointF(*sheet.camera.to_px(*self._spot))
        half = max(4.0, SIZE_MM * sheet.camera.px_per_mm / 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(sheet.theme.colour("accent"), 1.5))
        painter.setBrush(sheet.theme.colour("accent", 0.2))
        painter.drawRoundedRect(QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half), 3, 3)
        other = self.view.ghost_storey()
        storeys = self.context.snapshot.storeys
        text = tr("to {name}", name=storeys.get(other).name) if other else tr("needs a second storey")
        card = Card(text, tr("Riser"), tone="accent" if other else "warn")
        paint_card(painter, sheet.theme, card, middle + QPointF(half, 0), self.view.room)
