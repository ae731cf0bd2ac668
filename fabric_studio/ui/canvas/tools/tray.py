"""Draw a tray from one point to another."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QPainter

from fabric_studio.app.commands import trays
from fabric_studio.base.language import tr
from fabric_studio.base.units import format_length
from fabric_studio.ui.canvas.cards import Card, paint_card
from fabric_studio.ui.canvas.layers.overlay import tray_halo
from fabric_studio.ui.canvas.pointer import Pointer
from fabric_studio.ui.canvas.tools.tool import Plan, Tool
from fabric_studio.ui.selection import chosen

WIDTH_MM = 300.0


class TrayTool(Tool):
    """Drag, or click both ends. Level or upright unless Alt is held; ends come to rest on the grid."""

    name = "tray"
    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, view: Plan) -> None:
        super().__init__(view)
        self._first: tuple[float, float] | None = None
        self._second: tuple[float, float] = (0.0, 0.0)
        self._pressed_px = QPointF()

    @property
    def busy(self) -> bool:
        return self._first is not None

    def hint(self) -> str:
        return tr("Drag a tray from end to end; Alt: at any angle; trays that touch at one height join")

    def _aimed(self, at: Pointer) -> tuple[float, float]:
        x, y = self.view.on_grid(at.x_mm, at.y_mm)
        if self._first is not None and not at.alt:
            if abs(x - self._first[0]) >= abs(y - self._first[1]):
                y = self._first[1]
            else:
                x = self._first[0]
        return x, y

    def press(self, at: Pointer) -> None:
        if self._first is not None:
            self._second = self._aimed(at)
            self._finish()
            return
        self._first = self._second = self.view.on_grid(at.x_mm, at.y_mm)
        self._pressed_px = at.px

    def move(self, at: Pointer) -> None:
        if self._first is not None:
            self._second = self._aimed(at)

    def release(self, at: Pointer) -> None:
        if self._first is not None and (at.px - self._pressed_px).manhattanLength() > 6:
            self._second = self._aimed(at)
            self._finish()

    def _finish(self) -> None:
        first, second, context = self._first, self._second, self.context
        if first is None or first == second or not context.storey:
            self.cancel()
            if not context.storey:
                context.notices.warning(tr("There is no storey to hang a tray in. Add a hall first."))
            return
        self.cancel()
        uid = context.do(trays.add_tray, context.document, context.storey, *first, *second)
        if uid is not None:
            context.selection.set(chosen("tray", uid))

    def cancel(self) -> None:
        self._first = None

    def paint(self, painter: QPainter) -> None:
        if self._first is None:
            return
        sheet = self.view.sheet
        line = QLineF(QPointF(*sheet.camera.to_px(*self._first)), QPointF(*sheet.camera.to_px(*self._second)))
        if line.length() < 1:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tray_halo(painter, line, WIDTH_MM * sheet.camera.px_per_mm, sheet.theme.colour("accent"))
        long = abs(self._second[0] - self._first[0]) + abs(self._second[1] - self._first[1])
        card = Card(tr("tray, 300 × 100 mm at 2.7 m"), format_length(long, imperial=sheet.imperial))
        paint_card(painter, sheet.theme, card, line.p2(), self.view.room)
