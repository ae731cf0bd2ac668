"""The sheet itself: grid, halls with their floors and walls, hot and cold aisles, the other storey as a ghost."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from fabric_studio.base.language import tr
from fabric_studio.base.units import format_length
from fabric_studio.scene.aisles import aisle_names, aisles_of
from fabric_studio.scene.camera import Rect
from fabric_studio.scene.floor import floor_of
from fabric_studio.ui.canvas.layers.racks import boxes_in_view
from fabric_studio.ui.canvas.layers.underlays import paint_underlays
from fabric_studio.ui.canvas.sheet import Sheet
from fabric_studio.ui.theme import text_width

_STEPS_MM = (100, 600, 1000, 5000, 10_000, 50_000, 100_000, 500_000, 1_000_000)
_LEAST_PX = 14.0
END_MM = 700.0
"""An aisle's name begins this far from its end, clear of a tray that crosses there."""


def paint_ground(painter: QPainter, sheet: Sheet) -> Iterator[None]:
    theme, camera = sheet.theme, sheet.camera
    painter.fillRect(QRectF(0, 0, camera.width_px, camera.height_px), theme.colour("plan"))
    floor = floor_of(sheet.snapshot, sheet.storey)
    halls = [
        sheet.rect_px(Rect(*edges))
        for edges in zip(floor.halls.x0, floor.halls.y0, floor.halls.x1, floor.halls.y1, strict=True)
    ]
    for hall in halls:
        painter.fillRect(hall, theme.colour("floor"))
    if "underlay" not in sheet.hidden:
        paint_underlays(painter, sheet)
    yield
    _grid(painter, sheet)
    yield
    _aisles(painter, sheet)
    yield
    if sheet.ghost:
        _ghost(painter, sheet)
        yield
    _walls(painter, sheet, halls)


def _grid(painter: QPainter, sheet: Sheet) -> None:
    scale = sheet.camera.px_per_mm
    fine = next((s for s in _STEPS_MM if s * scale >= _LEAST_PX), _STEPS_MM[-1])
    coarse = next((s for s in _STEPS_MM if s >= 5 * fine), fine * 5)
    for step, token in ((fine, "grid"), (coarse, "grid_major")):
        painter.setPen(QPen(sheet.theme.colour(token), 0))
        painter.drawLines(_grid_lines(sheet, step))


def _grid_lines(sheet: Sheet, step: float) -> list[QLineF]:
    camera, seen = sheet.camera, sheet.camera.seen()
    lines = []
    for n in range(math.ceil(seen.x0 / step), math.floor(seen.x1 / step) + 1):
        x = round(camera.to_px(n * step, 0)[0]) + 0.5
        lines.append(QLineF(x, 0, x, camera.height_px))
    for n in range(math.ceil(seen.y0 / step), math.floor(seen.y1 / step) + 1):
        y = round(camera.to_px(0, n * step)[1]) + 0.5
        lines.append(QLineF(0, y, camera.width_px, y))
    return lines


def _aisles(painter: QPainter, sheet: Sheet) -> None:
    aisles = aisles_of(sheet.snapshot, sheet.storey)
    seen = sheet.camera.seen()
    visible = (
        (aisles.x0 <= seen.x1) & (aisles.x1 >= seen.x0) & (aisles.y0 <= seen.y1) & (aisles.y1 >= seen.y0)
    )
    for row in np.flatnonzero(visible):
        box = sheet.rect_px(Rect(*(float(c[row]) for c in (aisles.x0, aisles.y0, aisles.x1, aisles.y1))))
        painter.fillRect(box, sheet.theme.colour("hot_aisle" if aisles.hot[row] else "cold_aisle"))


def paint_aisle_names(painter: QPainter, sheet: Sheet) -> None:
    """Written over the racks and cables, at the near end of each aisle, where there is room for words."""
    theme, scale = sheet.theme, sheet.camera.px_per_mm
    names = aisle_names(sheet.snapshot, sheet.storey)
    font = theme.font("label")
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    seen, half = sheet.camera.seen(24.0), names.long_mm / 2
    near = (names.x + half >= seen.x0) & (names.x - half <= seen.x1)
    near &= (names.y + half >= seen.y0) & (names.y - half <= seen.y1)
    for n in np.flatnonzero(near & (names.deep_mm * scale >= metrics.height() + 6)).tolist():
        text = tr("hot aisle") if names.hot[n] else tr("cold aisle")
        if names.long_mm[n] * scale < 2.5 * text_width(text):
            continue
        x, y = sheet.camera.to_px(float(names.x[n]), float(names.y[n]))
        start = names.long_mm[n] * scale / 2 - END_MM * scale - 10
        painter.setPen(theme.colour("hot" if names.hot[n] else "cold"))
        painter.save()
        painter.translate(x, y)
        if names.upright[n]:
            painter.rotate(-90)
        painter.drawText(QPointF(-start, metrics.ascent() / 2 - 1), text)
        painter.restore()


def _ghost(painter: QPainter, sheet: Sheet) -> None:
    """The other storey's racks, trays and halls as thin outlines."""
    floor, scale = floor_of(sheet.snapshot, sheet.ghost), sheet.camera.px_per_mm
    pen = QPen(sheet.theme.colour("ghost"), 1)
    pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRects(boxes_in_view(sheet, floor.halls)[1])
    if 600 * scale >= 5:
        painter.drawRects(boxes_in_view(sheet, floor.racks)[1])
    if sheet.level not in ("hall", "row"):
        return
    painter.setPen(QPen(sheet.theme.colour("ghost"), max(1.0, 120 * scale)))
    trays = floor.trays
    painter.drawLines(
        [
            QLineF(QPointF(*sheet.camera.to_px(x1, y1)), QPointF(*sheet.camera.to_px(x2, y2)))
            for x1, y1, x2, y2 in zip(trays.x1, trays.y1, trays.x2, trays.y2, strict=True)
        ]
    )


def _walls(painter: QPainter, sheet: Sheet, halls: list[QRectF]) -> None:
    theme = sheet.theme
    floor = floor_of(sheet.snapshot, sheet.storey)
    font = theme.font("label")
    metrics = QFontMetricsF(font)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setFont(font)
    for row, hall in enumerate(halls):
        painter.setPen(QPen(theme.colour("wall"), 2))
        painter.drawRect(hall.adjusted(-1, -1, 1, 1))
        wide = format_length(float(floor.halls.x1[row] - floor.halls.x0[row]), imperial=sheet.imperial)
        deep = format_length(float(floor.halls.y1[row] - floor.halls.y0[row]), imperial=sheet.imperial)
        text = f"{floor.hall_names[row]}   {wide} × {deep}"
        wide_px = metrics.horizontalAdvance(text)
        if hall.width() > wide_px + 8:
            painter.setPen(theme.colour("dim"))
            x = hall.center().x() - wide_px / 2
            painter.drawText(QPointF(round(x), round(hall.bottom() + metrics.ascent() + 7)), text)
