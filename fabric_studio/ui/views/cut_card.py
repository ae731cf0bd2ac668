"""Where a section cuts the building: a small plan with the cut in it, to be dragged, and steps from row to row."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from fabric_studio.base.language import tr
from fabric_studio.scene.camera import Rect
from fabric_studio.scene.floor import Floor, floor_of
from fabric_studio.scene.section import Along
from fabric_studio.ui.context import Context
from fabric_studio.ui.icons import icon
from fabric_studio.ui.theme import SPACE, TARGET

PLAN_PX = 212


class CutCard(QFrame):
    """Signals: `moved(mm)` while the cut is dragged, `stepped(+1 or -1)` to the next row, `turned()`."""

    moved = Signal(float)
    stepped = Signal(int)
    turned = Signal()

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self.setProperty("role", "card")
        self.setAccessibleName(tr("Cut"))
        self.plan = MiniPlan(context, self)
        self.plan.moved.connect(self.moved)
        self.words = QLabel()
        self.words.setProperty("role", "label")
        self.back, self.forth, self.turn = QToolButton(), QToolButton(), QToolButton()
        self.back.clicked.connect(lambda: self.stepped.emit(-1))
        self.forth.clicked.connect(lambda: self.stepped.emit(1))
        self.turn.clicked.connect(self.turned)
        for button, tip in (
            (self.back, tr("Cut the row before  ([)")),
            (self.forth, tr("Cut the next row  (])")),
            (self.turn, tr("Cut the other way  (X)")),
        ):
            button.setFixedSize(TARGET, TARGET)
            button.setToolTip(tip)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row = QHBoxLayout()
        row.setSpacing(2)
        row.addWidget(self.back)
        row.addWidget(self.forth)
        row.addWidget(self.words, 1)
        row.addWidget(self.turn)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE, SPACE, SPACE, SPACE - 2)
        column.setSpacing(4)
        column.addWidget(self.plan)
        column.addLayout(row)
        context.theme_changed.connect(self._repaint)
        self._repaint()

    def _repaint(self) -> None:
        theme = self._context.theme
        for button, name in (
            (self.back, "caret-left"),
            (self.forth, "caret-right"),
            (self.turn, "arrows-clockwise"),
        ):
            button.setIcon(icon(name, theme))
        self.plan.update()

    def show_plan(self, shown: bool) -> None:
        """With the plan, or just the buttons and where it is cut."""
        if self.plan.isHidden() == shown:
            self.plan.setVisible(shown)
            self.adjustSize()

    def show_cut(self, bounds: Rect, direction: Along, at_mm: float, words: str) -> None:
        self.words.setText(words)
        self.plan.show_cut(bounds, direction, at_mm)
        self.adjustSize()


class MiniPlan(QWidget):
    moved = Signal(float)

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._bounds = Rect(0.0, 0.0, 1.0, 1.0)
        self._direction: Along = "x"
        self._at = 0.0
        self._plan = QPixmap()
        self._plan_floor: Floor | None = None
        self._plan_of: tuple[object, ...] = ()
        self.setToolTip(tr("Drag the line to cut elsewhere"))
        self.setAccessibleName(tr("Plan with the cut"))

    def sizeHint(self) -> QSize:
        ratio = self._bounds.height / max(self._bounds.width, 1.0)
        return QSize(PLAN_PX, round(min(max(PLAN_PX * ratio, 60.0), 150.0)))

    def show_cut(self, bounds: Rect, direction: Along, at_mm: float) -> None:
        self._bounds, self._direction, self._at = bounds, direction, at_mm
        self.setCursor(Qt.CursorShape.SplitVCursor if direction == "x" else Qt.CursorShape.SplitHCursor)
        self.setFixedSize(self.sizeHint())
        self.update()

    def _scale(self) -> tuple[float, float, float]:
        """Pixels per mm, and where the building's corner is."""
        bounds = self._bounds
        scale = min(self.width() / max(bounds.width, 1.0), self.height() / max(bounds.height, 1.0))
        left = (self.width() - bounds.width * scale) / 2 - bounds.x0 * scale
        return scale, left, (self.height() - bounds.height * scale) / 2 - bounds.y0 * scale

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._context.theme
        scale, left, top = self._scale()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._kept_plan())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("accent"), 2))
        if self._direction == "x":
            y = self._at * scale + top
            painter.drawLine(QLineF(0, y, self.width(), y))
            painter.drawLine(QLineF(4, y, 4, y - 6))
        else:
            x = self._at * scale + left
            painter.drawLine(QLineF(x, 0, x, self.height()))
            painter.drawLine(QLineF(x, 4, x - 6, 4))
        painter.end()

    def _kept_plan(self) -> QPixmap:
        """The halls and racks, drawn once: whatever moves under the card repaints it."""
        context, ratio = self._context, self.devicePixelRatioF()
        floor = floor_of(context.snapshot, context.storey)
        known = context.theme.tokens, self.width(), self.height(), self._bounds, ratio
        if self._plan_floor is not floor or self._plan_of != known:
            self._plan_floor, self._plan_of = floor, known
            self._plan = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
            self._plan.setDevicePixelRatio(ratio)
            self._plan.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._plan)
            self._paint_plan(painter, floor)
            painter.end()
        return self._plan

    def _paint_plan(self, painter: QPainter, floor: Floor) -> None:
        theme = self._context.theme
        scale, left, top = self._scale()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("wall"), 1))
        painter.setBrush(theme.colour("floor"))
        for x0, y0, x1, y1 in zip(
            floor.halls.x0, floor.halls.y0, floor.halls.x1, floor.halls.y1, strict=True
        ):
            painter.drawRect(
                QRectF(x0 * scale + left, y0 * scale + top, (x1 - x0) * scale, (y1 - y0) * scale)
            )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("rack_line"))
        racks = floor.racks
        for row in np.flatnonzero(np.ones(len(racks), bool))[:4_000]:
            box = QRectF(
                float(racks.x0[row]) * scale + left,
                float(racks.y0[row]) * scale + top,
                max(float(racks.x1[row] - racks.x0[row]) * scale, 0.8),
                max(float(racks.y1[row] - racks.y0[row]) * scale, 0.8),
            )
            painter.drawRect(box)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._drag(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._drag(event.position())

    def _drag(self, px: QPointF) -> None:
        scale, left, top = self._scale()
        self.moved.emit((px.y() - top) / scale if self._direction == "x" else (px.x() - left) / scale)
