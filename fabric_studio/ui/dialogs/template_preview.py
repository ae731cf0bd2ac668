"""The floor a template would draw, in small: rows of racks between their aisles, seen from above."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from fabric_studio.base.language import tr
from fabric_studio.topology.floor import Floor
from fabric_studio.ui.theme import Theme

_GAP_PX = 12
_MOST_STOREYS = 4


class TemplatePreview(QWidget):
    """One sheet per storey, side by side; racks of servers quiet, racks of switches in their own colour."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._floor: Floor | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(168)

    def sizeHint(self) -> QSize:
        return QSize(360, 168)

    def show_floor(self, floor: Floor | None) -> None:
        self._floor = floor
        if floor is not None:
            racks = len(floor.compute.spot) + len(floor.network.spot)
            self.setAccessibleName(
                tr("Plan of {racks:,} racks on {storeys} storeys", racks=racks, storeys=floor.storeys)
            )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, floor = self._theme, self._floor
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.colour("line"))
        painter.setBrush(theme.colour("plan"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        if floor is not None:
            room = QRectF(self.rect()).adjusted(_GAP_PX, _GAP_PX, -_GAP_PX, -_GAP_PX)
            paint_floor(painter, theme, floor, room)


def paint_floor(painter: QPainter, theme: Theme, floor: Floor, room: QRectF) -> None:
    """The storeys of a floor side by side in a rectangle, all to one scale."""
    shown = min(floor.storeys, _MOST_STOREYS)
    gap = min(_GAP_PX, room.width() / 12)
    each = (room.width() - gap * (shown - 1)) / shown
    plan = floor.plan
    scale = min(each / max(plan.width_mm, 1.0), room.height() / max(plan.depth_mm, 1.0), 0.02)
    for storey in range(shown):
        left = room.left() + storey * (each + gap) + (each - plan.width_mm * scale) / 2
        top = room.top() + (room.height() - plan.depth_mm * scale) / 2
        _paint_storey(painter, theme, floor, storey, left, top, scale)


def _paint_storey(
    painter: QPainter, theme: Theme, floor: Floor, storey: int, left: float, top: float, scale: float
) -> None:
    plan = floor.plan
    painter.setPen(theme.colour("wall"))
    painter.setBrush(theme.colour("floor"))
    painter.drawRect(QRectF(left, top, plan.width_mm * scale, plan.depth_mm * scale))
    pitch, deep = max(plan.pitch_mm * scale - 0.6, 0.8), max(plan.rack_depth_mm * scale, 1.0)
    painter.setPen(Qt.PenStyle.NoPen)
    for places, token in ((floor.compute, "rack_text"), (floor.network, "accent")):
        painter.setBrush(theme.colour(token, 0.55 if token == "rack_text" else 0.95))
        here = np.flatnonzero(places.storey == storey)
        x = left + plan.x_mm[places.spot[here]] * scale
        y = top + plan.y_mm[places.line[here]] * scale
        painter.drawRects(
            [QRectF(cx - pitch / 2, cy - deep / 2, pitch, deep) for cx, cy in zip(x, y, strict=True)]
        )
