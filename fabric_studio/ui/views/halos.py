"""Halos: what is selected or under the pointer stands out."""

from __future__ import annotations

from PySide6.QtCore import QLineF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

HALOS = 600
"""So many pieces of selected cables get a halo; more are shown by their colour alone."""


def paint_halo(painter: QPainter, shapes: list[QPainterPath], colour: QColor) -> None:
    soft = QColor(colour)
    soft.setAlphaF(0.28)
    stroke(painter, shapes, soft, 6.0)
    stroke(painter, shapes, colour, 1.8)


def stroke(painter: QPainter, shapes: list[QPainterPath], colour: QColor, wide: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(
        QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    for shape in shapes:
        painter.drawPath(shape)


def paint_ways(
    painter: QPainter, pieces: list[tuple[QLineF, float]], colour: QColor, casing: QColor, grow: float
) -> None:
    """The way of cables, each piece with its width, cased so that it can be followed through a crowd."""
    for pen, extra in ((casing, 3.0), (colour, 0.0)):
        for line, wide in pieces:
            painter.setPen(QPen(pen, wide + grow + extra, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(line)
