"""Handles at what is selected: corners and sides of halls, rooms and areas, ends of walls and trays."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from fabric_studio.app.commands import fields, structure
from fabric_studio.base.units import format_length
from fabric_studio.scene.camera import Rect
from fabric_studio.scene.snapping import Snapped
from fabric_studio.ui.canvas.cards import Card, paint_card
from fabric_studio.ui.canvas.layers.overlay import tray_halo
from fabric_studio.ui.canvas.pointer import Pointer
from fabric_studio.ui.canvas.tools.aiming import aimed, paint_distances, paint_guides, rest, wall_rest
from fabric_studio.ui.canvas.tools.tool import Plan

GRIP_PX, REACH_PX = 7.0, 8.0
LEAST_PX = 48.0
"""Something smaller than this on the screen shows no handles: it could not be grabbed elsewhere any more."""
LINES = ("wall", "tray")
_CURSORS = {
    (-1, -1): Qt.CursorShape.SizeFDiagCursor,
    (1, 1): Qt.CursorShape.SizeFDiagCursor,
    (1, -1): Qt.CursorShape.SizeBDiagCursor,
    (-1, 1): Qt.CursorShape.SizeBDiagCursor,
    (0, -1): Qt.CursorShape.SizeVerCursor,
    (0, 1): Qt.CursorShape.SizeVerCursor,
    (-1, 0): Qt.CursorShape.SizeHorCursor,
    (1, 0): Qt.CursorShape.SizeHorCursor,
}


@dataclass(frozen=True, slots=True)
class Grip:
    """side: -1, 0 or 1 across and down for rectangles; (1, 0) and (2, 0) for the ends of a line. at: on the plan, mm."""

    kind: str
    uid: int
    side: tuple[int, int]
    at: tuple[float, float]


def grips(view: Plan) -> list[Grip]:
    """Of the one thing that is selected."""
    one = view.context.selection.one()
    if one is None or one[0] in view.sheet.untouchable:
        return []
    kind, uid = one
    snapshot, scale = view.context.snapshot, view.camera.px_per_mm
    if kind in LINES:
        row = snapshot.table(kind).get(uid)
        if row.storey != view.context.storey:
            return []
        return [
            Grip(kind, uid, (1, 0), (row.x1_mm, row.y1_mm)),
            Grip(kind, uid, (2, 0), (row.x2_mm, row.y2_mm)),
        ]
    if kind not in structure.SIZED:
        return []
    row = snapshot.table(kind).get(uid)
    if row.storey != view.context.storey or min(row.width_mm, row.depth_mm) * scale < LEAST_PX:
        return []
    return [
        Grip(
            kind,
            uid,
            (sx, sy),
            (row.x_mm + (sx + 1) / 2 * row.width_mm, row.y_mm + (sy + 1) / 2 * row.depth_mm),
        )
        for sx in (-1, 0, 1)
        for sy in (-1, 0, 1)
        if (sx, sy) != (0, 0)
    ]


def grip_at(view: Plan, px: QPointF) -> Grip | None:
    """Corners before sides."""
    found = [
        grip
        for grip in grips(view)
        if abs(view.camera.to_px(*grip.at)[0] - px.x()) <= REACH_PX
        and abs(view.camera.to_px(*grip.at)[1] - px.y()) <= REACH_PX
    ]
    return max(found, key=lambda grip: abs(grip.side[0]) + abs(grip.side[1]), default=None)


def cursor_of(grip: Grip) -> Qt.CursorShape:
    return Qt.CursorShape.SizeAllCursor if grip.kind in LINES else _CURSORS[grip.side]


class Resizing:
    """A handle in hand. Nothing is changed before it is let go."""

    def __init__(self, view: Plan, grip: Grip, at: Pointer) -> None:
        self._view, self.grip, self.start = view, grip, at
        self._at: Pointer | None = None

    def move(self, at: Pointer) -> None:
        """The handle keeps its distance from the pointer, so that it does not jump when it is grabbed."""
        dx, dy = self.grip.at[0] - self.start.x_mm, self.grip.at[1] - self.start.y_mm
        self._at = replace(at, x_mm=at.x_mm + dx, y_mm=at.y_mm + dy)

    def _rest(self, at: Pointer) -> Snapped:
        if self.grip.kind == "wall":
            return wall_rest(self._view.sheet, at, moving=np.array([self.grip.uid]))
        return rest(self._view.sheet, at)

    def _spot(self, at: Pointer) -> tuple[float, float]:
        shift = self._rest(at)
        return round(at.x_mm + shift.dx_mm, 6), round(at.y_mm + shift.dy_mm, 6)

    def rect(self) -> Rect:
        """The outline as it would be; at least a grid step wide and deep."""
        row = self._view.context.snapshot.table(self.grip.kind).get(self.grip.uid)
        x0, y0, x1, y1 = row.x_mm, row.y_mm, row.x_mm + row.width_mm, row.y_mm + row.depth_mm
        if self._at is not None:
            x, y = aimed(self._view.sheet, self._at)
            least = max(1.0, self._view.context.snap_mm)
            sx, sy = self.grip.side
            x0, x1 = (min(x, x1 - least) if sx < 0 else x0), (max(x, x0 + least) if sx > 0 else x1)
            y0, y1 = (min(y, y1 - least) if sy < 0 else y0), (max(y, y0 + least) if sy > 0 else y1)
        return Rect(x0, y0, x1, y1)

    def line(self) -> tuple[float, float, float, float]:
        """The ends as they would be; Shift keeps the line level or upright."""
        row = self._view.context.snapshot.table(self.grip.kind).get(self.grip.uid)
        ends = [[row.x1_mm, row.y1_mm], [row.x2_mm, row.y2_mm]]
        if self._at is not None:
            mine, other = self.grip.side[0] - 1, 2 - self.grip.side[0]
            x, y = self._spot(self._at)
            if self._at.shift:
                level = abs(x - ends[other][0]) >= abs(y - ends[other][1])
                x, y = (x, ends[other][1]) if level else (ends[other][0], y)
            ends[mine] = [x, y]
        return (*ends[0], *ends[1])

    def finish(self) -> None:
        """The one command."""
        context, grip = self._view.context, self.grip
        if self._at is None:
            return
        if grip.kind in LINES:
            x1, y1, x2, y2 = self.line()
            ends = {"x1_mm": x1, "y1_mm": y1} if grip.side[0] == 1 else {"x2_mm": x2, "y2_mm": y2}
            context.do(fields.set_fields, context.document, grip.kind, grip.uid, **ends)
            return
        rect = self.rect()
        context.do(
            structure.resize,
            context.document,
            grip.kind,
            grip.uid,
            x_mm=rect.x0,
            y_mm=rect.y0,
            width_mm=rect.width,
            depth_mm=rect.height,
        )

    def paint(self, painter: QPainter, moving: np.ndarray) -> None:
        if self._at is None:
            return
        sheet, theme = self._view.sheet, self._view.context.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_guides(painter, sheet, self._rest(self._at))
        spot = QPointF(*sheet.camera.to_px(*self._spot(self._at)))
        if self.grip.kind in LINES:
            x1, y1, x2, y2 = self.line()
            line = QLineF(QPointF(*sheet.camera.to_px(x1, y1)), QPointF(*sheet.camera.to_px(x2, y2)))
            tray_halo(painter, line, 6.0, theme.colour("accent"))
            text = format_length(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5, imperial=sheet.imperial)
        else:
            rect = self.rect()
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.setBrush(theme.colour("accent", 0.08))
            painter.drawRect(sheet.rect_px(rect))
            paint_distances(painter, sheet, rect, moving)
            sides = (rect.width, rect.height)
            text = " × ".join(format_length(side, imperial=sheet.imperial) for side in sides)
        paint_card(painter, theme, Card(text), spot, self._view.room)


def paint_grips(painter: QPainter, view: Plan) -> None:
    """Small squares with a ground of the sheet, so that they are seen on anything."""
    theme = view.context.theme
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("accent"), 1.5))
    painter.setBrush(theme.colour("plan"))
    for grip in grips(view):
        x, y = view.camera.to_px(*grip.at)
        painter.drawRoundedRect(QRectF(x - GRIP_PX / 2, y - GRIP_PX / 2, GRIP_PX, GRIP_PX), 1.5, 1.5)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
