"""What all charts are: a title, a plot without chrome, and a line of words under it."""

from __future__ import annotations

import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from fabric_studio.ui.controls import ElidedLabel
from fabric_studio.ui.theme import Theme


class Plot(pg.PlotWidget):  # type: ignore[misc]
    """A plot without chrome: no menu, no zoom, no buttons. Signals: `pointed(x, y)` in data coordinates and `left()`;
    `clicked(x, y)`, also while dragging; `opened(x, y)`: double click."""

    pointed = Signal(float, float)
    left = Signal()
    clicked = Signal(float, float)
    opened = Signal(float, float)

    def __init__(self) -> None:
        super().__init__(enableMenu=False)
        self.setMouseEnabled(False, False)
        self.hideButtons()
        self.setFrameShape(pg.QtWidgets.QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(80, 48)
        self.getViewBox().setDefaultPadding(0.0)
        for name in ("left", "bottom", "top", "right"):
            self.hideAxis(name)
        self.cursor_line = pg.InfiniteLine(angle=90, movable=False)
        self.cursor_line.setZValue(100)
        self.cursor_line.hide()
        self.addItem(self.cursor_line, ignoreBounds=True)

    def _place(self, event: QMouseEvent) -> QPointF:
        return self.getViewBox().mapSceneToView(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = self._place(event)
        self.pointed.emit(place.x(), place.y())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.clicked.emit(place.x(), place.y())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            place = self._place(event)
            self.clicked.emit(place.x(), place.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pass

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        place = self._place(event)
        self.opened.emit(place.x(), place.y())

    def wheelEvent(self, event: object) -> None:
        pass

    def leaveEvent(self, event: object) -> None:
        self.left.emit()

    def show_cursor(self, x: float | None) -> None:
        self.cursor_line.setVisible(x is not None)
        if x is not None:
            self.cursor_line.setValue(x)


class Chart(QWidget):
    """A title, a plot, and a line of words under it. Signals: `scrubbed(time_s)` from charts over time."""

    scrubbed = Signal(float)

    def __init__(self, theme: Theme, title: str) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(title)
        self.title = ElidedLabel(title)
        self.plot = Plot()
        self.low, self.high = ElidedLabel(), QLabel()
        self.head = QHBoxLayout()
        self.head.setSpacing(8)
        self.head.addWidget(self.title, 1)
        foot = QHBoxLayout()
        for label in (self.low, self.high):
            label.setProperty("role", "label")
        foot.addWidget(self.low, 1)
        foot.addWidget(self.high, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(self.head)
        layout.addWidget(self.plot, 1)
        layout.addLayout(foot)
        theme.changed.connect(self.repaint_theme)

    def repaint_theme(self) -> None:
        theme = self._theme
        self.plot.setBackground(theme.colour("surface"))
        self.plot.cursor_line.setPen(QPen(theme.colour("text"), 0))
