"""Measure a distance. Changes nothing."""

from __future__ import annotations

import math

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from fabric_studio.base.language import tr
from fabric_studio.base.units import format_length
from fabric_studio.scene.floor import floor_of
from fabric_studio.ui.canvas.cards import paint_tag
from fabric_studio.ui.canvas.pointer import Pointer
from fabric_studio.ui.canvas.sheet import Sheet
from fabric_studio.ui.canvas.tools.tool import Plan, Tool

REACH_PX = 8.0


class MeasureTool(Tool):
    """Drag, or click twice; Shift keeps it level or upright. The last measurement stays until the next or Esc."""

    name = "measure"
    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, view: Plan) -> None:
        super().__init__(view)
        self.first: tuple[float, float] | None = None
        self.second: tuple[float, float] | None = None
        self._open = False
        self._pressed_px = QPointF()

    @property
    def busy(self) -> bool:
        return self.first is not None

    @property
    def length_mm(self) -> float:
        if self.first is None or self.second is None:
            return 0.0
        return math.hypot(self.second[0] - self.first[0], self.second[1] - self.first[1])

    def hint(self) -> str:
        return tr("Drag to measure; Shift keeps the line level or upright")

    def press(self, at: Pointer) -> None:
        if self._open:
            self.second = self._aimed(at)
            self._open = False
            return
        self.first = self.second = self.context_snap(at)
        self._open = True
        self._pressed_px = at.px

    def context_snap(self, at: Pointer) -> tuple[float, float]:
        """The corner of a rack within reach, else the place itself."""
        return corner_near(self.view.sheet, at) or (at.x_mm, at.y_mm)

    def _aimed(self, at: Pointer) -> tuple[float, float]:
        x, y = self.context_snap(at)
        if at.shift and self.first is not None:
            if abs(x - self.first[0]) >= abs(y - self.first[1]):
                y = self.first[1]
            else:
                x = self.first[0]
        return x, y

    def move(self, at: Pointer) -> None:
        if self._open:
            self.second = self._aimed(at)

    def release(self, at: Pointer) -> None:
        if self._open and (at.px - self._pressed_px).manhattanLength() > 6:
            self.second = self._aimed(at)
            self._open = False

    def cancel(self) -> None:
        self.first = self.second = None
        self._open = False

    def paint(self, painter: QPainter) -> None:
        if self.first is None or self.second is None or self.length_mm <= 0:
            return
        sheet = self.view.sheet
        a = QPointF(*sheet.camera.to_px(*self.first))
        b = QPointF(*sheet.camera.to_px(*self.second))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(sheet.theme.colour("accent"), 1.5))
        painter.drawLine(a, b)
        painter.setBrush(sheet.theme.colour("accent"))
        for end in (a, b):
            painter.drawEllipse(end, 3, 3)
        dx, dy = abs(self.second[0] - self.first[0]), abs(self.second[1] - self.first[1])
        text = format_length(self.length_mm, imperial=sheet.imperial)
        if min(dx, dy) > 1:
            text += "   " + " × ".join(format_length(d, imperial=sheet.imperial) for d in (dx, dy))
        paint_tag(painter, sheet.theme, text, (a + b) / 2, tone="accent")


def corner_near(sheet: Sheet, at: Pointer) -> tuple[float, float] | None:
    """The corner of a rack or hall within a few pixels of the pointer."""
    floor = floor_of(sheet.snapshot, sheet.storey)
    best, found = REACH_PX / sheet.camera.px_per_mm, None
    for boxes in (floor.racks, floor.halls):
        for xs in (boxes.x0, boxes.x1):
            for ys in (boxes.y0, boxes.y1):
                away = np.hypot(xs - at.x_mm, ys - at.y_mm)
                if len(away) and float(away.min()) < best:
                    nearest = int(np.argmin(away))
                    best, found = float(away[nearest]), (float(xs[nearest]), float(ys[nearest]))
    return found
