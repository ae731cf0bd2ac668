"""Where a drawing tool's pointer comes to rest, with the lines that say why, and how the arrow keys move it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPen

from fabric_studio.base.units import format_length
from fabric_studio.model.table import Ids
from fabric_studio.scene.camera import Rect
from fabric_studio.scene.snapping import Snapped, distances, snapped_point
from fabric_studio.scene.wall_joints import joined_point
from fabric_studio.ui.canvas.cards import paint_tag
from fabric_studio.ui.canvas.hand import ARROWS
from fabric_studio.ui.canvas.pointer import Pointer
from fabric_studio.ui.canvas.sheet import Sheet
from fabric_studio.ui.canvas.tools.tool import Plan

PULL_PX = 7.0
"""So near an edge must come to a neighbour's before it rests there."""


def rest(sheet: Sheet, at: Pointer) -> Snapped:
    """How far a pointer moves to come to rest; Alt: to the millimetre."""
    return snapped_point(
        sheet.snapshot,
        sheet.storey,
        at.x_mm,
        at.y_mm,
        grid_mm=1.0 if at.alt else sheet.snap_mm,
        reach_mm=0.0 if at.alt or at.keyed else PULL_PX / sheet.camera.px_per_mm,
        ghost=sheet.ghost,
    )


def wall_rest(
    sheet: Sheet, at: Pointer, *, others: tuple[tuple[float, float], ...] = (), moving: Ids | None = None
) -> Snapped:
    """The same for the end of a wall, which meets other walls at their ends and middle lines. others: ends that are not drawn
    yet. moving: walls that attract nothing."""
    return joined_point(
        sheet.snapshot,
        sheet.storey,
        at.x_mm,
        at.y_mm,
        grid_mm=1.0 if at.alt else sheet.snap_mm,
        reach_mm=0.0 if at.keyed else PULL_PX / sheet.camera.px_per_mm,
        ghost=sheet.ghost,
        others=others,
        moving=moving,
    )


def aimed(sheet: Sheet, at: Pointer) -> tuple[float, float]:
    """Where a pointer comes to rest."""
    shift = rest(sheet, at)
    return round(at.x_mm + shift.dx_mm, 6), round(at.y_mm + shift.dy_mm, 6)


def stepped(view: Plan, event: QKeyEvent, at: Pointer | None) -> Pointer | None:
    """The pointer moved on by an arrow key: one step of the grid, ten with Shift. It starts in the middle of the view.
    None for other keys."""
    step = ARROWS.get(Qt.Key(event.key()))
    if step is None or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return None
    start = at or middle(view)
    times = 10 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
    grid = max(1.0, view.context.snap_mm) * times
    x, y = view.on_grid(start.x_mm, start.y_mm)
    x, y = x + step[0] * grid, y + step[1] * grid
    return Pointer(QPointF(*view.camera.to_px(x, y)), x, y, keyed=True)


def middle(view: Plan) -> Pointer:
    at = view.pointer(view.room.center())
    return replace(at, keyed=True)


def paint_guides(painter: QPainter, sheet: Sheet, shift: Snapped) -> None:
    """What the thing is in line with."""
    painter.setPen(QPen(sheet.theme.colour("accent"), 1, Qt.PenStyle.DashLine))
    for guide in shift.guides:
        painter.drawLine(
            QPointF(*sheet.camera.to_px(guide.x1, guide.y1)), QPointF(*sheet.camera.to_px(guide.x2, guide.y2))
        )


def paint_distances(
    painter: QPainter, sheet: Sheet, box: Rect, moving: Ids, *, longest_px: float = 1e9
) -> None:
    """Clear distances from a box to the nearest rack, column or wall on each side."""
    for distance in distances(sheet.snapshot, sheet.storey, box, moving):
        a = QPointF(*sheet.camera.to_px(distance.x1, distance.y1))
        b = QPointF(*sheet.camera.to_px(distance.x2, distance.y2))
        if not 12 <= (b - a).manhattanLength() <= longest_px:
            continue
        painter.setPen(QPen(sheet.theme.colour("dim"), 1))
        painter.drawLine(a, b)
        _ends(painter, QLineF(a, b))
        paint_tag(painter, sheet.theme, format_length(distance.mm, imperial=sheet.imperial), (a + b) / 2)


def _ends(painter: QPainter, line: QLineF) -> None:
    """Short strokes across both ends, as on a drawing."""
    across = line.normalVector().unitVector()
    side = QPointF(across.dx(), across.dy()) * 4
    for end in (line.p1(), line.p2()):
        painter.drawLine(end - side, end + side)
