"""Names of rows and the badges of findings, over everything that is drawn to scale."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPolygonF

from fabric_studio.app.commands.locks import locked
from fabric_studio.scene.aisles import runs_of
from fabric_studio.scene.detail import LABEL_BUDGET
from fabric_studio.scene.floor import Boxes, floor_of
from fabric_studio.scene.marks import Mark, marks_of
from fabric_studio.scene.structure import structure_of
from fabric_studio.ui.canvas.sheet import Sheet
from fabric_studio.ui.theme import Theme, text_width

_ROW_NAME_FROM_PX = 6.0
"""Rows are named when a rack is at least this wide on the screen."""


def paint_row_names(painter: QPainter, sheet: Sheet) -> None:
    """The row's letter at the left (or upper) end of its racks."""
    snapshot, camera = sheet.snapshot, sheet.camera
    if 600 * camera.px_per_mm < _ROW_NAME_FROM_PX:
        return
    runs, racks = runs_of(snapshot, sheet.storey), floor_of(snapshot, sheet.storey).racks
    font = sheet.theme.font("text", bold=True)
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(sheet.theme.colour("dim"))
    seen = camera.seen(60)
    near = (runs.x0 <= seen.x1) & (runs.x0 >= seen.x0) & (runs.y0 <= seen.y1) & (runs.y1 >= seen.y0)
    for run in np.flatnonzero(near):
        row = int(snapshot.racks.row[racks.row[runs.rack[runs.ptr[run]]]])
        if not row:
            continue
        name = str(snapshot.rows.get(row).name)
        x0, y0 = camera.to_px(float(runs.x0[run]), float(runs.y0[run]))
        x1, y1 = camera.to_px(float(runs.x1[run]), float(runs.y1[run]))
        wide = text_width(name, "text", True)
        if runs.front_dy[run]:
            spot = QPointF(x0 - wide - 10, (y0 + y1) / 2 + metrics.ascent() / 2 - 1)
        else:
            spot = QPointF((x0 + x1) / 2 - wide / 2, y0 - 8)
        ground = QRectF(
            round(spot.x()) - 2, round(spot.y() - metrics.ascent()), round(wide) + 4, round(metrics.height())
        )
        painter.fillRect(ground, sheet.theme.colour("floor", 0.8))
        painter.drawText(QPointF(round(spot.x()), round(spot.y())), name)


def paint_locks(painter: QPainter, sheet: Sheet) -> None:
    """A small padlock at the upper left of what is locked."""
    held = locked(sheet.snapshot)
    if not held:
        return
    floor, structure = floor_of(sheet.snapshot, sheet.storey), structure_of(sheet.snapshot, sheet.storey)
    groups: tuple[tuple[str, Boxes], ...] = (
        ("rack", floor.racks),
        ("riser", floor.risers),
        ("room", floor.rooms),
        ("hall", floor.halls),
        ("area", structure.areas),
        ("door", structure.doors),
        ("underlay", structure.pictures),
    )
    spots: list[tuple[float, float]] = []
    for kind, boxes in groups:
        mine = np.isin(boxes.uid, held.get(kind, ())) & boxes.inside(sheet.camera.seen(8))
        spots += [(x, y) for x, y in zip(boxes.x0[mine].tolist(), boxes.y0[mine].tolist(), strict=True)]
    for kind, lines in (("tray", floor.trays), ("wall", structure.walls)):
        mine = np.isin(lines.uid, held.get(kind, ()))
        spots += zip(
            ((lines.x1 + lines.x2) / 2)[mine].tolist(),
            ((lines.y1 + lines.y2) / 2)[mine].tolist(),
            strict=True,
        )
    if 600 * sheet.camera.px_per_mm < _ROW_NAME_FROM_PX:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for x_mm, y_mm in spots[:LABEL_BUDGET]:
        paint_padlock(painter, sheet.theme, QPointF(*sheet.camera.to_px(x_mm, y_mm)))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def paint_padlock(painter: QPainter, theme: Theme, corner: QPointF) -> None:
    """12 pixels wide and high, over a corner, with an edge in the colour of the sheet."""
    body = QRectF(round(corner.x()) - 3.0, round(corner.y()) + 1.0, 9.0, 7.0)
    bow = QRectF(body.left() + 2, body.top() - 4, 5, 8)
    for wide, token in ((4.0, "plan"), (1.6, "text")):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour(token), wide))
        painter.drawArc(bow, 0, 180 * 16)
    painter.setPen(QPen(theme.colour("plan"), 1.2))
    painter.setBrush(theme.colour("text"))
    painter.drawRoundedRect(body, 1.5, 1.5)


def paint_findings(painter: QPainter, sheet: Sheet) -> None:
    """One badge per rack or tray, of the worst severity there. The shape says the severity too, not only the colour."""
    if sheet.report is None:
        return
    size = 16.0 if 600 * sheet.camera.px_per_mm >= 20 else 9.0
    view = QRectF(-20, -20, sheet.camera.width_px + 40, sheet.camera.height_px + 40)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for mark in marks_of(sheet.snapshot, sheet.report, sheet.storey):
        spot = badge_spot(sheet, mark, size)
        if view.contains(spot):
            paint_badge(painter, sheet.theme, mark.severity, spot, size, count=mark.count)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def badge_spot(sheet: Sheet, mark: Mark, size: float) -> QPointF:
    """The middle of a badge: the corner of its rack, kept inside."""
    x, y = sheet.camera.to_px(mark.x_mm, mark.y_mm)
    inset = size / 2 if mark.corner and size > 10 else 0.0
    return QPointF(round(x - inset) + 0.5, round(y - inset if mark.corner == "lower" else y + inset) + 0.5)


def paint_badge(
    painter: QPainter, theme: Theme, severity: str, spot: QPointF, size: float, *, count: int = 1
) -> None:
    """error: a disc; warning: a triangle; info: a square. From 12 pixels on with the sign inside, or how many there are."""
    half = size / 2
    painter.setPen(Qt.PenStyle.NoPen)
    for grow, token in ((1.5, "plan"), (0.0, {"error": "error", "warning": "warn"}.get(severity, "accent"))):
        painter.setBrush(theme.colour(token))
        reach = half + grow
        if severity == "error":
            painter.drawEllipse(spot, reach, reach)
        elif severity == "warning":
            top, foot = spot + QPointF(0, -reach * 1.1), reach * 1.15
            painter.drawPolygon(
                QPolygonF([top, spot + QPointF(foot, reach * 0.9), spot + QPointF(-foot, reach * 0.9)])
            )
        else:
            painter.drawRoundedRect(QRectF(spot.x() - reach, spot.y() - reach, 2 * reach, 2 * reach), 3, 3)
    if size < 12:
        return
    painter.setPen(theme.colour("on_accent" if theme.mode == "light" else "plan"))
    painter.setFont(theme.font("label", bold=True))
    sign = count_sign(count) or ("i" if severity == "info" else "!")
    box = QRectF(spot.x() - half, spot.y() - half + (1.0 if severity == "warning" else 0.0), size, size)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, sign)


def count_sign(count: int) -> str:
    """How many findings a badge stands for, as far as one place has room; "" for one."""
    return "" if count < 2 else str(count) if count < 10 else "+"
