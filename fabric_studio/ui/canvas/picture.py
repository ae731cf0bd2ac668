"""A kept picture of some layers. When the sheet only moves, the picture moves along and its new edges are painted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from fabric_studio.scene.camera import Camera
from fabric_studio.ui.canvas.sheet import Sheet

Layer = Callable[[QPainter, Sheet], Iterator[None] | None]
"""Paints itself, or gives the steps in which it does."""

MARGIN_PX = 96.0
"""How far around an edge things are looked for that reach into it, such as names."""


def of_layer(name: str, paint: Layer) -> Layer:
    """That paints nothing while the layer of this name is hidden."""

    def painted(painter: QPainter, sheet: Sheet) -> Iterator[None] | None:
        return None if name in sheet.hidden else paint(painter, sheet)

    return painted


class Picture:
    """ground: the token it is filled with before the layers, "" for nothing."""

    def __init__(self, ground: str, *layers: Layer) -> None:
        self._ground, self._layers = ground, layers
        self._pixels = QPixmap()
        self.full_paints = 0

    @property
    def is_empty(self) -> bool:
        return self._pixels.isNull()

    def forget(self) -> None:
        self._pixels = QPixmap()

    def draw(self, painter: QPainter) -> None:
        if not self._pixels.isNull():
            painter.drawPixmap(0, 0, self._pixels)

    def paint(self, sheet: Sheet) -> Iterator[None]:
        """All of it, step by step."""
        camera, ratio = sheet.camera, sheet.ratio
        wide, tall = max(1, round(camera.width_px * ratio)), max(1, round(camera.height_px * ratio))
        if (self._pixels.width(), self._pixels.height()) != (wide, tall):
            self._pixels = QPixmap(wide, tall)
        self._pixels.setDevicePixelRatio(ratio)
        self._wipe(None, sheet)
        painter = QPainter(self._pixels)
        try:
            for layer in self._layers:
                yield from layer(painter, sheet) or ()
                yield
        finally:
            painter.end()
        self.full_paints += 1

    def shift(self, sheet: Sheet, dx: int, dy: int) -> None:
        """Move by device pixels; sheet: as it is now."""
        wide, tall = self._pixels.width(), self._pixels.height()
        self._pixels.scroll(dx, dy, self._pixels.rect())
        edges = []
        if dx:
            edges.append(QRect(0 if dx > 0 else wide + dx, 0, abs(dx), tall))
        if dy:
            edges.append(QRect(0, 0 if dy > 0 else tall + dy, wide, abs(dy)))
        for edge in edges:
            self._paint_edge(sheet, edge)

    def _paint_edge(self, sheet: Sheet, edge: QRect) -> None:
        """Paint one rectangle of device pixels with a camera that sees little more than it."""
        ratio, camera = sheet.ratio, sheet.camera
        box = QRectF(edge.x() / ratio, edge.y() / ratio, edge.width() / ratio, edge.height() / ratio)
        around = box.adjusted(-MARGIN_PX, -MARGIN_PX, MARGIN_PX, MARGIN_PX)
        x_mm, y_mm = camera.to_mm(around.center().x(), around.center().y())
        near = replace(sheet, camera=Camera(x_mm, y_mm, camera.zoom, around.width(), around.height()))
        self._wipe(box, sheet)
        painter = QPainter(self._pixels)
        painter.setClipRect(box)
        painter.translate(around.topLeft())
        for layer in self._layers:
            for _ in layer(painter, near) or ():
                pass
        painter.end()

    def _wipe(self, box: QRectF | None, sheet: Sheet) -> None:
        colour = sheet.theme.colour(self._ground) if self._ground else Qt.GlobalColor.transparent
        if box is None:
            self._pixels.fill(colour)
            return
        painter = QPainter(self._pixels)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.fillRect(box, colour)
        painter.end()
