"""What the building puts into the plan: aisles closed in, no-go areas, columns, walls and doors."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from fabric_studio.model.table import Flags, Floats
from fabric_studio.scene.camera import Rect
from fabric_studio.scene.floor import floor_of
from fabric_studio.scene.structure import Doors, structure_of
from fabric_studio.ui.canvas.sheet import Sheet
from fabric_studio.ui.theme import text_width

HATCH_PX = 10.0
MOST_HATCHES = 400


def paint_areas(painter: QPainter, sheet: Sheet) -> None:
    """Aisles closed in with their ends, no-go areas hatched, columns solid with a cross."""
    structure, theme = structure_of(sheet.snapshot, sheet.storey), sheet.theme
    font = theme.font("label")
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    areas = structure.areas
    for row in np.flatnonzero(areas.inside(sheet.camera.seen(20))):
        box = sheet.rect_px(Rect(*(float(c[row]) for c in (areas.x0, areas.y0, areas.x1, areas.y1))))
        purpose = str(structure.purpose[row])
        if purpose == "column":
            paint_column(painter, box, theme.colour("wall"), theme.colour("plan"))
            continue
        if purpose == "no-go":
            _hatch(painter, box, theme.colour("edge", 0.55))
            painter.setPen(QPen(theme.colour("edge"), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box)
            word = "dim"
        else:
            word = "hot" if purpose == "hot-aisle" else "cold"
            painter.fillRect(box, theme.colour(word, 0.14))
            _containment(painter, box, theme.colour(word))
        _name(
            painter,
            metrics,
            box,
            str(structure.area_name[row]),
            theme.colour(word),
            theme.colour("floor", 0.75),
        )


def paint_column(painter: QPainter, box: QRectF, fill: QColor, cross: QColor) -> None:
    painter.fillRect(box, fill)
    if min(box.width(), box.height()) >= 8:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(cross, 1))
        painter.drawLine(box.topLeft(), box.bottomRight())
        painter.drawLine(box.topRight(), box.bottomLeft())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def _hatch(painter: QPainter, box: QRectF, colour: QColor) -> None:
    step = max(HATCH_PX, (box.width() + box.height()) / MOST_HATCHES)
    count = int((box.width() + box.height()) / step)
    lines = []
    for n in range(1, count + 1):
        far = n * step
        start = QPointF(box.left() + min(far, box.width()), box.top() + max(0.0, far - box.width()))
        end = QPointF(box.left() + max(0.0, far - box.height()), box.top() + min(far, box.height()))
        lines.append(QLineF(start, end))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 1))
    painter.drawLines(lines)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def _containment(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Walls along the aisle, and double lines at its ends, where its doors are."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 1.5))
    painter.drawRect(box)
    inset = min(4.0, box.width() / 4, box.height() / 4)
    painter.setPen(QPen(colour, 1))
    if box.width() >= box.height():
        ends = [QLineF(x, box.top(), x, box.bottom()) for x in (box.left() + inset, box.right() - inset)]
    else:
        ends = [QLineF(box.left(), y, box.right(), y) for y in (box.top() + inset, box.bottom() - inset)]
    painter.drawLines(ends)


def _name(
    painter: QPainter, metrics: QFontMetricsF, box: QRectF, name: str, colour: QColor, ground: QColor
) -> None:
    """Along the longer side, where it has room, on a ground that keeps it readable over hatching."""
    long, high = text_width(name), metrics.height()
    upright = box.height() > box.width()
    room, across = (box.height(), box.width()) if upright else (box.width(), box.height())
    if long + 12 > room or high + 4 > across:
        return
    painter.save()
    painter.translate(box.center())
    if upright:
        painter.rotate(-90)
    painter.fillRect(QRectF(-long / 2 - 4, -high / 2, long + 8, high), ground)
    painter.setPen(colour)
    painter.drawText(QPointF(-long / 2, metrics.ascent() - high / 2), name)
    painter.restore()


def paint_walls(painter: QPainter, sheet: Sheet) -> None:
    """Walls to scale, at least two pixels thick, with openings where there are doors; and which way those open."""
    structure, theme = structure_of(sheet.snapshot, sheet.storey), sheet.theme
    camera, scale = sheet.camera, sheet.camera.px_per_mm
    walls = structure.walls
    first_free = _beside_halls(sheet, walls.x1, walls.y1)
    last_free = _beside_halls(sheet, walls.x2, walls.y2)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for row in range(len(walls.uid)):
        thick = max(2.0, float(walls.width_mm[row]) * scale)
        painter.setPen(QPen(theme.colour("wall"), thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        line = QLineF(
            QPointF(*camera.to_px(float(walls.x1[row]), float(walls.y1[row]))),
            QPointF(*camera.to_px(float(walls.x2[row]), float(walls.y2[row]))),
        )
        # Half a thickness further, so that walls that meet at their middle lines fill their corner.
        along = line.unitVector()
        reach = QPointF(along.dx(), along.dy()) * (thick / 2)
        line = QLineF(
            line.p1() - (reach if first_free[row] else QPointF()),
            line.p2() + (reach if last_free[row] else QPointF()),
        )
        painter.drawLine(line)
    thickest = float(walls.width_mm.max()) if len(walls.uid) else 0.0
    for door in np.flatnonzero(structure.doors.inside(camera.seen(40))).tolist():
        paint_door(painter, sheet, structure.doors, door, thickest)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def _beside_halls(sheet: Sheet, x: Floats, y: Floats) -> Flags:
    """Which ends do not lie on the outline of a hall, where a wall ends flush."""
    halls = floor_of(sheet.snapshot, sheet.storey).halls
    free = np.ones(len(x), bool)
    for x0, y0, x1, y1 in zip(halls.x0, halls.y0, halls.x1, halls.y1, strict=True):
        inside = (x >= x0) & (x <= x1) & (y >= y0) & (y <= y1)
        free &= ~(inside & ((x == x0) | (x == x1) | (y == y0) | (y == y1)))
    return free


def paint_door(painter: QPainter, sheet: Sheet, doors: Doors, row: int, thick_mm: float = 0.0) -> None:
    """The opening, the leaf standing open, and the way it swings."""
    theme, scale = sheet.theme, sheet.camera.px_per_mm
    door_outline(
        painter,
        QPointF(*sheet.camera.to_px(float(doors.x[row]), float(doors.y[row]))),
        QPointF(float(doors.dx[row]), float(doors.dy[row])),
        float(doors.width_mm[row]) * scale,
        max(5.0, (thick_mm + 40.0) * scale),
        theme.colour("floor"),
        theme.colour("dim"),
    )


def door_outline(
    painter: QPainter,
    middle: QPointF,
    out: QPointF,
    wide: float,
    thick: float,
    ground: QColor,
    line: QColor,
) -> None:
    """out: unit vector to the side it opens to. The hinge is at the right of somebody who walks out."""
    along = QPointF(-out.y(), out.x())
    hinge, latch = middle + along * (wide / 2), middle - along * (wide / 2)
    painter.setPen(QPen(ground, thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawLine(hinge, latch)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(line, 1.6))
    painter.drawLine(hinge, hinge + out * wide)
    if wide < 8:
        return
    steps = [n * np.pi / 24 for n in range(13)]
    arc = [hinge - along * (wide * float(np.cos(a))) + out * (wide * float(np.sin(a))) for a in steps]
    painter.setPen(QPen(line, 1, Qt.PenStyle.DotLine))
    painter.drawPolyline(QPolygonF(arc))
    painter.setBrush(QBrush(line))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(hinge, 1.8, 1.8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
