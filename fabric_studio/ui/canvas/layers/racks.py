"""Racks to scale: a quiet box by what it holds, a mark at its front, its name, and from near what is inside."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from fabric_studio.scene.detail import LABEL_BUDGET
from fabric_studio.scene.floor import COMPUTE, NETWORK, Boxes, RackBoxes, floor_of
from fabric_studio.scene.labels import rack_labels
from fabric_studio.ui.canvas.cards import wrapped
from fabric_studio.ui.canvas.layers.rack_inside import paint_insides
from fabric_studio.ui.canvas.sheet import Sheet
from fabric_studio.ui.theme import text_width

FILLS = {COMPUTE: "rack_compute", NETWORK: "rack_network"}
_ROUND_PX, _NAME_PX = 14.0, 24.0
RACKS_AT_ONCE = 150
"""So many racks are drawn in one step."""


def visible_racks(sheet: Sheet) -> tuple[RackBoxes, list[int], list[QRectF]]:
    """The racks of the storey, which of them are in view, and where they are on the screen."""
    racks = floor_of(sheet.snapshot, sheet.storey).racks
    gap = 1.0 if 600 * sheet.camera.px_per_mm >= 6 else 0.0
    rows, boxes = boxes_in_view(sheet, racks, gap)
    return racks, rows, boxes


def boxes_in_view(sheet: Sheet, boxes: Boxes, gap: float = 0.0) -> tuple[list[int], list[QRectF]]:
    """Rows in view and their places on the screen, on whole pixels; gap: what is left free at the right and below."""
    rows = np.flatnonzero(boxes.inside(sheet.camera.seen(2)))
    scale = sheet.camera.px_per_mm
    left, top = sheet.camera.to_mm(0.0, 0.0)
    x0, y0 = np.rint((boxes.x0[rows] - left) * scale), np.rint((boxes.y0[rows] - top) * scale)
    x1, y1 = np.rint((boxes.x1[rows] - left) * scale), np.rint((boxes.y1[rows] - top) * scale)
    wide, tall = np.maximum(x1 - x0 - gap, 1.0), np.maximum(y1 - y0 - gap, 1.0)
    places = zip(x0.tolist(), y0.tolist(), wide.tolist(), tall.tolist(), strict=True)
    return rows.tolist(), [QRectF(*edges) for edges in places]


def paint_racks(painter: QPainter, sheet: Sheet) -> Iterator[None]:
    racks, rows, boxes = visible_racks(sheet)
    theme, scale = sheet.theme, sheet.camera.px_per_mm
    rounded = 600 * scale >= _ROUND_PX
    if rounded:
        yield from _paint_rounded(painter, sheet, racks, rows, boxes)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        for kind in range(3):
            painter.setBrush(theme.colour(FILLS.get(kind, "rack_other")))
            painter.drawRects([box for row, box in zip(rows, boxes, strict=True) if racks.fill[row] == kind])
            yield
    if 600 * scale >= 6:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("facing"))
        dx, dy = racks.front_dx.tolist(), racks.front_dy.tolist()
        painter.drawRects([_front(box, dx[row], dy[row]) for row, box in zip(rows, boxes, strict=True)])
    if sheet.level in ("rack", "port"):
        yield
        yield from paint_insides(
            painter, sheet, [(int(racks.row[r]), box) for r, box in zip(rows, boxes, strict=True)]
        )


def _paint_rounded(
    painter: QPainter, sheet: Sheet, racks: RackBoxes, rows: list[int], boxes: list[QRectF]
) -> Iterator[None]:
    theme = sheet.theme
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sure, guessed = (
        QPen(theme.colour("rack_line"), 1),
        QPen(theme.colour("rack_line"), 1, Qt.PenStyle.DashLine),
    )
    fill = [theme.colour(FILLS.get(kind, "rack_other")) for kind in range(3)]
    for n, (row, box) in enumerate(zip(rows, boxes, strict=True)):
        if n % RACKS_AT_ONCE == 0:
            yield
        painter.setPen(guessed if racks.guessed[row] else sure)
        painter.setBrush(fill[racks.fill[row]])
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def _front(box: QRectF, dx: float, dy: float) -> QRectF:
    """A thin bar along the front edge."""
    left, top, wide, tall = box.x(), box.y(), box.width(), box.height()
    thick = 2.0 if min(wide, tall) >= 10 else 1.0
    inset = min(3.0, wide / 6)
    if abs(dy) >= abs(dx):
        y = top + 2 if dy < 0 else top + tall - 2 - thick
        return QRectF(left + inset, y, wide - 2 * inset, thick)
    x = left + 2 if dx < 0 else left + wide - 2 - thick
    return QRectF(x, top + inset, thick, tall - 2 * inset)


def paint_rack_names(painter: QPainter, sheet: Sheet) -> Iterator[None]:
    """Over the cables, on a ground that keeps them readable: the label of the project's template, in lines, where it has
    room; else the name; only what follows the last dash of it, for all of them, where not every whole name has room."""
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
    labels = rack_labels(sheet.snapshot, "plan")
    plain = labels is sheet.snapshot.racks.name
    for n, (row, box, name, wide) in enumerate(
        list(zip(rows, boxes, names, room, strict=True))[:LABEL_BUDGET]
    ):
        if n % RACKS_AT_ONCE == 0:
            yield
        lines = [name]
        if not plain:
            lines = (
                _lines(metrics, str(labels[racks.row[row]]), wide, box.height() / (4 if head else 1)) or lines
            )
        long = max(text_width(line) for line in lines)
        if long > wide:
            continue
        y = box.top() + 6 + metrics.ascent() if head else _name_y(box, float(racks.front_dy[row]), metrics)
        if len(lines) > 1 and not head:
            # From the front, as the name alone; over the tray in the middle a label of several lines cannot be read.
            y -= 0.0 if racks.front_dy[row] < 0 else metrics.height() * (len(lines) - 1)
        for nth, line in enumerate(lines):
            x = box.left() + 6 if head else box.center().x() - text_width(line) / 2
            spot = QPointF(round(x), round(y + nth * metrics.height()))
            if not head:
                ground = QRectF(
                    round(x) - 2,
                    round(spot.y() - metrics.ascent()),
                    round(text_width(line)) + 4,
                    round(metrics.height()),
                )
                painter.fillRect(ground, theme.colour(FILLS.get(int(racks.fill[row]), "rack_other"), 0.8))
            painter.setPen(theme.colour("rack_text"))
            painter.drawText(spot, line)


def _lines(metrics: QFontMetricsF, label: str, wide: float, tall: float) -> list[str]:
    """A label in lines; none where it has no room."""
    lines = wrapped(metrics, label, wide)
    fits = all(text_width(line) <= wide for line in lines) and len(lines) * metrics.height() <= tall - 4
    return lines if fits else []


def _name_y(box: QRectF, front_dy: float, metrics: QFontMetricsF) -> float:
    """Near the front, clear of the mark there and of a tray over the middle."""
    if box.height() < 3 * metrics.height():
        return box.center().y() + metrics.ascent() / 2 - 1
    return box.top() + 8 + metrics.ascent() if front_dy < 0 else box.bottom() - 9
