"""What changes with every movement of the pointer: selection, hover, scale bar and legend. Painted fresh each time."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from fabric_studio.base.language import tr
from fabric_studio.base.units import MM_PER_FOOT
from fabric_studio.layout.lengths import route
from fabric_studio.model.table import Ids
from fabric_studio.scene.camera import Rect
from fabric_studio.scene.floor import Boxes, Ladders, floor_of
from fabric_studio.scene.scale import utilization_table
from fabric_studio.scene.structure import structure_of
from fabric_studio.ui.canvas.sheet import Sheet
from fabric_studio.ui.selection import Selection
from fabric_studio.ui.theme import Theme

ROUTE_LIMIT = 16
"""Routes of selected cables are traced up to this many; more are shown by the colour of what they lie in."""
HALO_LIMIT = 80
"""Up to so many things get a soft halo; more a plain outline, which is far quicker."""
SWITCH_PX, STOREYS_PX, BUTTONS_PX = 420.0, 300.0, 44.0
"""How far the buttons at the upper left reach: the choice of views, under it the storeys; and the height of such a line."""


def paint_selection(painter: QPainter, sheet: Sheet, selection: Selection) -> None:
    colour = sheet.theme.colour("selection")
    floor, structure = floor_of(sheet.snapshot, sheet.storey), structure_of(sheet.snapshot, sheet.storey)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for kind, boxes in (
        ("underlay", structure.pictures),
        ("area", structure.areas),
        ("door", structure.doors),
        ("rack", floor.racks),
        ("hall", floor.halls),
        ("room", floor.rooms),
        ("riser", floor.risers),
        ("span", floor.wan),
    ):
        found = boxes_of(sheet, boxes, selection.of(kind))
        if len(found) > HALO_LIMIT:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            painter.setPen(QPen(colour, 2))
            painter.drawRects([box.adjusted(-1, -1, 1, 1) for box in found])
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            continue
        for box in found:
            _halo(painter, box, colour)
    devices = selection.of("device")
    if len(devices):
        racks = sheet.snapshot.devices.rack[sheet.snapshot.devices.index_of(devices)]
        for box in boxes_of(sheet, floor.racks, np.setdiff1d(racks, selection.of("rack"))):
            painter.setPen(QPen(colour, 1.5, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), 4, 4)
    for kind, lines in (("tray", floor.trays), ("wall", structure.walls)):
        for row in np.flatnonzero(np.isin(lines.uid, selection.of(kind))):
            tray_halo(
                painter,
                line_px(sheet, lines, int(row)),
                float(lines.width_mm[row]) * sheet.camera.px_per_mm,
                colour,
            )
    cables = selection.of("cable")
    for uid in cables if len(cables) <= ROUTE_LIMIT else cables[:0]:
        paint_route(painter, sheet, int(uid), colour, 3.0)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def line_px(sheet: Sheet, lines: Ladders, row: int) -> QLineF:
    """The middle of a tray or wall on the screen."""
    return QLineF(
        QPointF(*sheet.camera.to_px(float(lines.x1[row]), float(lines.y1[row]))),
        QPointF(*sheet.camera.to_px(float(lines.x2[row]), float(lines.y2[row]))),
    )


def boxes_of(sheet: Sheet, boxes: Boxes, uids: Ids) -> list[QRectF]:
    rows = np.flatnonzero(np.isin(boxes.uid, uids) & boxes.inside(sheet.camera.seen(10)))
    return [
        sheet.rect_px(Rect(*(float(c[row]) for c in (boxes.x0, boxes.y0, boxes.x1, boxes.y1))))
        for row in rows
    ]


def _halo(painter: QPainter, box: QRectF, colour: QColor) -> None:
    soft = QColor(colour)
    soft.setAlphaF(0.28)
    painter.setPen(QPen(soft, 5))
    painter.drawRoundedRect(box.adjusted(-2.5, -2.5, 2.5, 2.5), 5, 5)
    painter.setPen(QPen(colour, 1.8))
    painter.drawRoundedRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), 4, 4)


def tray_halo(painter: QPainter, line: QLineF, wide_px: float, colour: QColor) -> None:
    """An outline around a tray, with a grip at each end."""
    normal = line.normalVector().unitVector()
    side = QPointF(normal.dx(), normal.dy()) * (max(wide_px, 4) / 2 + 2)
    painter.setPen(QPen(colour, 1.8))
    painter.drawLine(line.translated(side))
    painter.drawLine(line.translated(-side))
    painter.setBrush(colour)
    for end in (line.p1(), line.p2()):
        painter.drawEllipse(end, 3.5, 3.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def route_path(sheet: Sheet, cable: int) -> QPainterPath:
    """The way of one cable on this storey."""
    path = QPainterPath()
    joined = False
    for storey, x, y, _ in route(sheet.snapshot, cable):
        if storey != sheet.storey:
            joined = False
            continue
        point = QPointF(*sheet.camera.to_px(x, y))
        if joined:
            path.lineTo(point)
        else:
            path.moveTo(point)
        joined = True
    return path


def paint_route(painter: QPainter, sheet: Sheet, cable: int, colour: QColor, wide: float) -> None:
    path = route_path(sheet, cable)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    shade = sheet.theme.colour("plan", 0.8)
    painter.setPen(
        QPen(shade, wide + 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.drawPath(path)
    painter.setPen(
        QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.drawPath(path)
    painter.setBrush(colour)
    painter.setPen(Qt.PenStyle.NoPen)
    for at in (0.0, 1.0):
        painter.drawEllipse(path.pointAtPercent(at), wide + 0.5, wide + 0.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def paint_scale_bar(painter: QPainter, sheet: Sheet) -> None:
    """A round length between 80 and 200 pixels at the lower left."""
    scale = sheet.camera.px_per_mm
    length, text = scale_length(scale, imperial=sheet.imperial)
    theme = sheet.theme
    y = sheet.camera.height_px - 20.0
    metrics = QFontMetricsF(theme.font("label"))
    wide = metrics.horizontalAdvance(text)
    x0 = 16 + wide + 10
    x1 = x0 + length * scale
    ground = QRectF(8, y - 13, x1 - 8 + 10, 26)
    painter.fillRect(ground, theme.colour("plan", 0.75))
    painter.setPen(theme.colour("dim"))
    painter.setFont(theme.font("label"))
    painter.drawText(QPointF(16, y + metrics.ascent() / 2 - 1), text)
    painter.setPen(QPen(theme.colour("dim"), 1))
    painter.drawLine(QLineF(x0, y + 0.5, x1, y + 0.5))
    for x in (x0, x1):
        painter.drawLine(QLineF(round(x) + 0.5, y - 4, round(x) + 0.5, y + 5))


def scale_length(px_per_mm: float, *, imperial: bool) -> tuple[float, str]:
    """(mm, label) of a round length that is 80 to 200 pixels long."""
    unit = MM_PER_FOOT if imperial else 1000.0
    name = "ft" if imperial else "m"
    for power in range(-3, 6):
        for step in (1, 2, 5):
            length = step * 10.0**power * unit
            if length * px_per_mm >= 80:
                value = step * 10.0**power
                if not imperial and value < 1:
                    return length, f"{value * 1000:g} mm"
                return length, f"{value:,.0f} {name}" if value >= 1 else f"{value:g} {name}"
    return length, f"{length / unit:,.0f} {name}"


def legend_box(right: float, top: float) -> QRectF:
    """Upper right; on a narrow canvas below the buttons that lie over its upper left corner."""
    box = QRectF(right - 272, top, 272, 58)
    lines = 0 if box.left() > SWITCH_PX else 1 if box.left() > STOREYS_PX else 2
    return box.translated(0, lines * BUTTONS_PX)


def paint_legend(painter: QPainter, theme: Theme, right: float, top: float, note: str) -> QRectF:
    """The utilization scale with its figures, upper right."""
    box = legend_box(right, top)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("line"), 1))
    painter.setBrush(theme.colour("raised", 0.95))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
    painter.setFont(theme.font("label"))
    metrics = QFontMetricsF(theme.font("label"))
    painter.setPen(theme.colour("text"))
    painter.drawText(QPointF(box.left() + 12, box.top() + 8 + metrics.ascent()), tr("utilization, one-way"))
    painter.setPen(theme.colour("dim"))
    painter.drawText(
        QPointF(box.right() - 12 - metrics.horizontalAdvance(note), box.top() + 8 + metrics.ascent()), note
    )
    bar = QRectF(box.left() + 12, box.top() + 27, box.width() - 24, 7)
    gradient = QLinearGradient(bar.topLeft(), bar.topRight())
    table = utilization_table(theme.mode)
    for step in range(0, len(table), 3):
        gradient.setColorAt(step / (len(table) - 1), QColor(*(int(c) for c in table[step])))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient)
    painter.drawRoundedRect(bar, 2, 2)
    painter.setPen(theme.colour("dim"))
    for share, text in ((0.0, "0"), (0.5, "50"), (1.0, "100 %")):
        wide = metrics.horizontalAdvance(text)
        x = bar.left() + share * bar.width() - (wide if share == 1 else wide / 2 if share else 0)
        painter.drawText(QPointF(x, bar.bottom() + 3 + metrics.ascent()), text)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    return box
