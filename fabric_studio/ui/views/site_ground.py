"""The map under the sites, and the bar that gives its scale."""

from __future__ import annotations

import itertools

import numpy as np
from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPolygonF

from fabric_studio.scene.camera import Camera
from fabric_studio.scene.site import SiteMap, graticule
from fabric_studio.ui.theme import Theme

GRID_M = (1, 5, 10, 50, 100, 500, 1_000, 5_000, 10_000)


def paint_map(
    painter: QPainter, theme: Theme, sites: SiteMap, camera: Camera, margin: tuple[float, float]
) -> None:
    """Lines of latitude and longitude, or near to the ground a grid of metres."""
    lines = graticule(sites, camera)
    if not lines:
        _grid(painter, theme, camera)
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = theme.font("label")
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    for x, y, words in lines:
        points = [QPointF(*camera.to_px(float(a), float(b))) for a, b in zip(x, y, strict=True)]
        painter.setPen(QPen(theme.colour("grid_major"), 1))
        painter.drawPolyline(QPolygonF(points))
        spot = _edge(points, margin, camera)
        if spot is not None:
            painter.setPen(theme.colour("dim"))
            painter.drawText(spot + QPointF(5, metrics.ascent() + 2), words)


def _grid(painter: QPainter, theme: Theme, camera: Camera) -> None:
    seen, scale = camera.seen(), camera.px_per_mm
    fine = next((step for step in GRID_M if step * scale >= 14), GRID_M[-1])
    for step, token in ((fine, "grid"), (fine * 5, "grid_major")):
        painter.setPen(QPen(theme.colour(token), 0))
        for n in range(int(np.ceil(seen.x0 / step)), int(np.floor(seen.x1 / step)) + 1):
            x = round(camera.to_px(n * step, 0)[0]) + 0.5
            painter.drawLine(QLineF(x, 0, x, camera.height_px))
        for n in range(int(np.ceil(seen.y0 / step)), int(np.floor(seen.y1 / step)) + 1):
            y = round(camera.to_px(0, n * step)[1]) + 0.5
            painter.drawLine(QLineF(0, y, camera.width_px, y))


def paint_bar(painter: QPainter, theme: Theme, px_per_m: float, at: QPointF, least_px: float) -> None:
    """A round distance, `at` its left end."""
    long = next(
        (
            step * 10.0**power
            for power in range(-1, 8)
            for step in (1, 2, 5)
            if step * 10.0**power * px_per_m >= least_px
        ),
        1e7,
    )
    text = f"{long / 1e3:,.0f} km" if long >= 1_000 else f"{long:g} m"
    metrics = QFontMetricsF(theme.font("label"))
    x = at.x() + metrics.horizontalAdvance(text) + 10
    painter.setFont(theme.font("label"))
    painter.setPen(theme.colour("dim"))
    painter.drawText(at + QPointF(0, metrics.ascent() / 2 - 1), text)
    painter.setPen(QPen(theme.colour("dim"), 1))
    end = x + long * px_per_m
    painter.drawLine(QLineF(x, at.y(), end, at.y()))
    for tick in (x, end):
        painter.drawLine(QLineF(tick, at.y() - 4, tick, at.y() + 4))


def _edge(points: list[QPointF], margin: tuple[float, float], camera: Camera) -> QPointF | None:
    """Where a line comes into what can be seen, at its left or upper edge."""
    left, top = margin
    right, foot = camera.width_px - left, camera.height_px - top
    for a, b in itertools.pairwise(points):
        for p, q in ((a, b), (b, a)):
            if p.x() < left <= q.x() and abs(q.x() - p.x()) > abs(q.y() - p.y()):
                y = p.y() + (q.y() - p.y()) * (left - p.x()) / (q.x() - p.x())
                if top + 20 <= y <= foot - 60:
                    return QPointF(left, y)
            if p.y() < top <= q.y() and abs(q.y() - p.y()) >= abs(q.x() - p.x()):
                x = p.x() + (q.x() - p.x()) * (top - p.y()) / (q.y() - p.y())
                if left + 60 <= x <= right - 60:
                    return QPointF(x, top)
    return None
