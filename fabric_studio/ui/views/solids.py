"""Boxes, floors and ladders in an axonometric picture, as shapes to paint and to point at."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath, QPolygonF

from fabric_studio.model.table import Floats, Ids
from fabric_studio.scene.camera import Camera
from fabric_studio.scene.stack import Axes, Boxes, Level

CORNERS = ((0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1), (1, 0, 0), (1, 1, 0), (0, 1, 0))
"""The seven corners of a box that can be seen, as (right, near, top)."""
TOP, FRONT, SIDE = (0, 1, 2, 3), (3, 2, 5, 6), (2, 1, 4, 5)
FACES = (TOP, FRONT, SIDE)
OUTLINE = (0, 1, 4, 5, 6, 3)
EDGES = (*zip(OUTLINE, (*OUTLINE[1:], 0), strict=True), (2, 1), (2, 3), (2, 5))


@dataclass(frozen=True)
class Solids:
    """Boxes on the screen. x, y: pixels of their seven corners, (B, 7); uid as in `Boxes`."""

    x: Floats
    y: Floats
    uid: Ids

    @staticmethod
    def of(boxes: Boxes, level: Level, axes: Axes, camera: Camera) -> Solids:
        right, near, top = np.array(CORNERS, bool).T
        x = np.where(right, boxes.x1[:, None], boxes.x0[:, None])
        y = np.where(near, boxes.y1[:, None], boxes.y0[:, None])
        z = level.z_mm + np.where(top, boxes.tall_mm[:, None], 0.0)
        across, down = axes.flat(x, y, z)
        scale, (left, upper) = camera.px_per_mm, camera.to_px(0.0, 0.0)
        return Solids(across * scale + left, down * scale + upper, boxes.uid)

    def seen(self, width_px: float, height_px: float) -> NDArray[np.intp]:
        """Which of them may be on the picture."""
        inside = (self.x.max(axis=1) >= 0) & (self.x.min(axis=1) <= width_px)
        inside &= (self.y.max(axis=1) >= 0) & (self.y.min(axis=1) <= height_px)
        return np.flatnonzero(inside)

    def face(self, box: int, corners: tuple[int, ...]) -> QPolygonF:
        return QPolygonF([QPointF(float(self.x[box, c]), float(self.y[box, c])) for c in corners])

    def outline(self, box: int) -> QPainterPath:
        path = QPainterPath()
        path.addPolygon(self.face(box, OUTLINE))
        path.closeSubpath()
        return path

    def at(self, px: QPointF) -> list[int]:
        """The boxes under a point, nearest first."""
        near = np.flatnonzero(
            (self.x.min(axis=1) <= px.x())
            & (self.x.max(axis=1) >= px.x())
            & (self.y.min(axis=1) <= px.y())
            & (self.y.max(axis=1) >= px.y())
        )
        return [int(box) for box in near[::-1] if self.outline(int(box)).contains(px)]


def shades(colour: QColor, *, dark: bool) -> tuple[QColor, QColor, QColor]:
    """Top, front and side of a box of one colour: light comes from above left."""
    if dark:
        return colour.lighter(128), colour, colour.darker(132)
    return colour.lighter(103), colour.darker(106), colour.darker(114)


def quad(axes: Axes, camera: Camera, points: list[tuple[float, float, float]]) -> QPolygonF:
    """A flat piece given by its corners in space."""
    return QPolygonF([QPointF(*camera.to_px(*axes.point(*point))) for point in points])
