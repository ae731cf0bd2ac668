"""Racks to scale: a quiet box by what it holds, a mark at its front, its name, and from near what is inside."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from fabric_studio.scene.detail import LABEL_BUDGET
from fabric_studio.scene.floor import COMPUTE, NETWORK, RackBoxes, floor_of
from fabric_studio.ui.canvas.layers.rack_inside import paint_inside
from fabric_studio.ui.canvas.sheet import Sheet
from fabric_studio.ui.theme import text_width

FILLS = {COMPUTE: "rack_compute", NETWORK: "rack_network"}
_ROUND_PX, _NAME_PX = 14.0, 24.0


def visible_racks(sheet: Sheet) -> tuple[RackBoxes, list[int], list[QRectF]]:
    """The racks of the storey, which of them are in view, and where they are on the screen."""
    racks = floor_of(sheet.snapshot, sheet.storey).racks
    camera = sheet.camera
    rows = np.flatnonzero(racks.inside(camera.seen(2)))
    scale = camera.px_per_mm
    left, top = camera.to_mm(0.0, 0.0)
    x0, y0 = np.rint((racks.x0[rows] - left) * scale), np.rint((racks.y0[rows] - top) * scale)
    x1, y1 = np.rint((racks.x1[rows] - left) * scale), np.rint((racks.y1[rows] - top) * scale)
    gap = 1.0 if 600 * scale >= 6 else 0.0
    wide, tall = np.maximum(x1 - x0 - gap, 1.0), np.maximum(y1 - y0 - gap, 1.0)
    boxes = [
        QRectF(*edges) for edges in zip(x0.tolist(), y0.tolist(), wide.tolist(), tall.tolist(), strict=True)
    ]
    return racks, rows.tolist(), boxes


def paint_racks(painter: QPainter, sheet: Sheet) -> None:
    racks, rows, boxes = visible_racks(sheet)
    theme, scale = sheet.theme, sheet.camera.px_per_mm
    fill = [theme.colour(FILLS.get(kind, "rack_other")) for kind in range(3)]
    line = theme.colour("rack_line")
    facing = theme.colour("facing")
    rounded = 600 * scale >= _ROUND_PX
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, rounded)
    for row, box in zip(rows, boxes, strict=True):
        kind = int(racks.fill[row])
        if not rounded:
            painter.fillRect(box, fill[kind])
            continue
        pen = QPen(line, 1)
        if racks.guessed[row]:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(fill[kind])
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    if 600 * scale >= 6:
        for row, box in zip(rows, boxes, strict=True):
            painter.fillRect(_front(box, float(racks.front_dx[row]), float(racks.front_dy[row])), facing)
    if sheet.level in ("rack", "port"):
        for row, box in zip(rows, boxes, strict=True):
            paint_inside(painter, sheet, int(racks.row[row]), box)


def _front(box: QRectF, dx: float, dy: float) -> QRectF:
    """A thin bar along the front edge."""
    thick = 2.0 if min(box.width(), box.height()) >= 10 else 1.0
    inset = min(3.0, box.width() / 6)
    if abs(dy) >= abs(dx):
        y = box.top() + 2 if dy < 0 else box.bottom() - 2 - thick
        return QRectF(box.left() + inset, y, box.width() - 2 * inset, thick)
    x = box.left() + 2 if dx < 0 else box.right() - 2 - thick
    return QRectF(x, box.top() + inset, thick, box.height() - 2 * inset)


def paint_rack_names(painter: QPainter, sheet: Sheet) -> None:
    """Over the cables, on a ground that keeps them readable. Only what follows the last dash, for all of them, where not
    every whole name has room."""
    if 600 * sheet.camera.px_per_mm < _NAME_PX:
        return
    racks, rows, boxes = visible_racks(sheet)
    theme, font = sheet.theme, sheet.theme.font("label")
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    head = sheet.level in ("rack", "port")
    names = [str(racks.name[row]) for row in rows]
    room = [box.width() - 6 for box in boxes]
    if any(text_width(name) > wide for name, wide in zip(names, room, strict=True)):
        names = [name.rsplit("-", 1)[-1] for name in names]
    for row, box, name, wide in list(zip(rows, boxes, names, room, strict=True))[:LABEL_BUDGET]:
        long = text_width(name)
        if long > wide:
            continue
        x = box.left() + 6 if head else box.center().x() - long / 2
        y = box.top() + 6 + metrics.ascent() if head else _name_y(box, float(racks.front_dy[row]), metrics)
        if not head:
            ground = QRectF(
                round(x) - 2, round(y - metrics.ascent()), round(long) + 4, round(metrics.height())
            )
            painter.fillRect(ground, theme.colour(FILLS.get(int(racks.fill[row]), "rack_other"), 0.8))
        painter.setPen(theme.colour("rack_text"))
        painter.drawText(QPointF(round(x), round(y)), name)


def _name_y(box: QRectF, front_dy: float, metrics: QFontMetricsF) -> float:
    """Near the front, clear of the mark there and of a tray over the middle."""
    if box.height() < 3 * metrics.height():
        return box.center().y() + metrics.ascent() / 2 - 1
    return box.top() + 8 + metrics.ascent() if front_dy < 0 else box.bottom() - 9
