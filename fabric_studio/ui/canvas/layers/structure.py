"""What carries the cables: trays as ladders to scale, risers, and the ends of WAN spans."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from fabric_studio.base.language import tr
from fabric_studio.scene.camera import Rect
from fabric_studio.scene.floor import Boxes, floor_of
from fabric_studio.ui.canvas.sheet import Sheet

MOST_RUNGS = 400
"""A tray longer than so many rungs is drawn without the rest."""

TRAYS_AT_ONCE = 40
"""So many trays are drawn in one step."""


def paint_trays(painter: QPainter, sheet: Sheet) -> Iterator[None]:
    trays, camera, theme = floor_of(sheet.snapshot, sheet.storey).trays, sheet.camera, sheet.theme
    scale = camera.px_per_mm
    seen = camera.seen(40)
    visible = (
        (np.minimum(trays.x1, trays.x2) <= seen.x1)
        & (np.maximum(trays.x1, trays.x2) >= seen.x0)
        & (np.minimum(trays.y1, trays.y2) <= seen.y1)
        & (np.maximum(trays.y1, trays.y2) >= seen.y0)
    )
    view = QRectF(-20, -20, camera.width_px + 40, camera.height_px + 40)
    far = sheet.level in ("hall", "row")
    fill, edge = theme.colour("tray", 0.6), theme.colour("tray_line")
    for n, row in enumerate(np.flatnonzero(visible)):
        if n % TRAYS_AT_ONCE == 0:
            yield
        line = QLineF(
            QPointF(*camera.to_px(float(trays.x1[row]), float(trays.y1[row]))),
            QPointF(*camera.to_px(float(trays.x2[row]), float(trays.y2[row]))),
        )
        wide = float(trays.width_mm[row]) * scale
        if wide < 3:
            painter.setPen(QPen(edge, 1))
            painter.drawLine(line)
            continue
        if far:
            _fill(painter, line, wide, fill)
        normal = line.normalVector().unitVector()
        side = QPointF(normal.dx(), normal.dy()) * (wide / 2)
        painter.setPen(QPen(edge, 1))
        painter.drawLine(line.translated(side))
        painter.drawLine(line.translated(-side))
        if far and wide >= 12:
            painter.setPen(QPen(theme.colour("tray_line", 0.5), 1))
            painter.drawLines(_rungs(line, side, 300 * scale, view))


def _fill(painter: QPainter, line: QLineF, wide: float, colour: QColor) -> None:
    """The floor of a tray; a plain rectangle where it runs along an axis, which is far quicker."""
    if abs(line.dx()) < 0.5 or abs(line.dy()) < 0.5:
        half = wide / 2
        across, along = (half, 0.0) if abs(line.dx()) < 0.5 else (0.0, half)
        box = QRectF(line.p1(), line.p2()).normalized()
        painter.fillRect(box.adjusted(-across, -along, across, along), colour)
    else:
        painter.setPen(QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLine(line)


def _rungs(line: QLineF, side: QPointF, pitch_px: float, view: QRectF) -> list[QLineF]:
    """The rungs of the ladder that are in view, so that an empty tray does not look like a road."""
    count = int(line.length() / max(pitch_px, 8.0))
    share = (np.arange(min(count, MOST_RUNGS)) + 0.5) / max(count, 1)
    x, y = line.x1() + line.dx() * share, line.y1() + line.dy() * share
    seen = (x >= view.left()) & (x <= view.right()) & (y >= view.top()) & (y <= view.bottom())
    dx, dy = side.x(), side.y()
    places = zip(x[seen].tolist(), y[seen].tolist(), strict=True)
    return [QLineF(left + dx, top + dy, left - dx, top - dy) for left, top in places]


def paint_rooms(painter: QPainter, sheet: Sheet) -> None:
    """Meet-me rooms and others set apart, with the conduits that come in from outside."""
    floor, theme, camera = floor_of(sheet.snapshot, sheet.storey), sheet.theme, sheet.camera
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("riser"), 1.5, Qt.PenStyle.DashLine))
    ducts = floor.ducts
    painter.drawLines(
        [
            QLineF(QPointF(*camera.to_px(x1, y1)), QPointF(*camera.to_px(x2, y2)))
            for x1, y1, x2, y2 in zip(ducts.x1, ducts.y1, ducts.x2, ducts.y2, strict=True)
        ]
    )
    font = theme.font("label")
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    rooms = floor.rooms
    for row in np.flatnonzero(rooms.inside(camera.seen(20))):
        box = sheet.rect_px(Rect(*(float(c[row]) for c in (rooms.x0, rooms.y0, rooms.x1, rooms.y1))))
        painter.setPen(QPen(theme.colour("wall"), 1.5))
        painter.setBrush(theme.colour("surface", 0.85))
        painter.drawRoundedRect(box, 3, 3)
        lines = str(floor.room_text[row]).split("\n")
        if box.width() < max(metrics.horizontalAdvance(line) for line in lines) + 10:
            continue
        for n, line in enumerate(lines[: max(0, int((box.height() - 8) / metrics.height()))]):
            painter.setPen(theme.colour("text" if n == 0 else "dim"))
            painter.drawText(
                QPointF(box.left() + 6, box.top() + 6 + metrics.ascent() + n * metrics.height()), line
            )
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def paint_ends(painter: QPainter, sheet: Sheet) -> None:
    """Risers and WAN ends, over the cables that run into them."""
    floor = floor_of(sheet.snapshot, sheet.storey)
    _boxes(painter, sheet, floor.risers, [tr("riser\n{name}", name=name) for name in floor.riser_names])
    _boxes(painter, sheet, floor.wan, list(floor.wan_text))


def _boxes(painter: QPainter, sheet: Sheet, boxes: Boxes, texts: list[str]) -> None:
    theme = sheet.theme
    font = theme.font("label")
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for row in np.flatnonzero(boxes.inside(sheet.camera.seen(20))):
        box = sheet.rect_px(Rect(*(float(c[row]) for c in (boxes.x0, boxes.y0, boxes.x1, boxes.y1))))
        if box.width() < 8:
            middle = box.center()
            box = QRectF(middle.x() - 4, middle.y() - 4, 8, 8)
        painter.setPen(QPen(theme.colour("riser"), 1.2))
        painter.setBrush(theme.colour("raised"))
        painter.drawRoundedRect(box, 3, 3)
        painter.drawLine(box.topLeft() + QPointF(2, 2), box.bottomRight() - QPointF(2, 2))
        lines = texts[row].split("\n")
        wide = max(metrics.horizontalAdvance(line) for line in lines)
        if box.width() >= wide + 8 and box.height() >= metrics.height() * len(lines):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 3, 3)
            painter.setPen(theme.colour("accent"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, texts[row])
        elif box.width() >= 8 and 600 * sheet.camera.px_per_mm >= 12:
            painter.setPen(theme.colour("accent"))
            spot = QPointF(box.center().x() - metrics.horizontalAdvance(lines[-1]) / 2, box.top() - 5)
            painter.drawText(QPointF(round(spot.x()), round(spot.y())), lines[-1])
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
