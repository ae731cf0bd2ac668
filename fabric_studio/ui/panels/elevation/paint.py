"""Draws racks from the front or the rear: units, devices, cages with what is in them, marks of findings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from fabric_studio.base.language import tr
from fabric_studio.ui.icons import icon
from fabric_studio.ui.panels.elevation.places import Column, Spot
from fabric_studio.ui.panels.elevation.plan import NAME_SHARE, Cell, Mounted
from fabric_studio.ui.theme import Theme, font

_FILLS = {"switch": "rack_network", "server": "rack_compute", "panel": "rack_other"}
_MARKS = {"error": ("warning-circle", "error"), "warning": ("warning", "warn"), "info": ("info", "accent")}
_SMALLEST_CAGE_PX = 2.5
_TAG_PX = 11
"""Side of the tag that names a power feed."""


@dataclass(slots=True)
class Look:
    """What is special at the moment. `worst(kind, uid)`: severity of findings; `heat`: colour of a cable while a
    simulation is shown. The pointer, the focus and the source of a cable are painted over the rest."""

    theme: Theme
    hover: Spot | None = None
    focus: Spot | None = None
    source: Spot | None = None
    devices: frozenset[int] = frozenset()
    cables: frozenset[int] = frozenset()
    worst: Callable[[str, int], str | None] = lambda _kind, _uid: None
    heat: Mapping[int, QColor] = field(default_factory=dict)


def paint_column(painter: QPainter, look: Look, column: Column) -> None:
    """One rack with everything in it, without what moves with the pointer."""
    theme, plan, box = look.theme, column.plan, column.box
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("sunken"))
    painter.drawRoundedRect(box.adjusted(-5, -5, 5, 5), 4, 4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour("rack_line"), 1))
    painter.drawRoundedRect(box.adjusted(-4.5, -4.5, 4.5, 4.5), 4, 4)
    _units(painter, look, column)
    cages = _Cages(look)
    for device in (*plan.devices, *plan.loose):
        _device(painter, look, column, device)
        for cell in device.cells:
            cages.add(column, device, cell)
    cages.paint(painter)


def paint_pointers(painter: QPainter, look: Look, columns: Sequence[Column]) -> None:
    """The rings around what the pointer, the keyboard and a started cable are at."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for spot, token in ((look.hover, "text"), (look.focus, "focus"), (look.source, "accent")):
        if spot is None or not spot.device or spot.column >= len(columns):
            continue
        column = columns[spot.column]
        device = column.plan.find(spot.device)
        if device is None:
            continue
        cell = next((cell for cell in device.cells if cell.cage.number == spot.port), None)
        box = column.device_box(device).adjusted(1, 0.5, -1, -0.5)
        if cell is not None:
            painter.setPen(QPen(look.theme.colour(token), 2))
            painter.drawRect(column.port_box(device, cell, spot.logical).adjusted(-1, -1, 1, 1))
        else:
            thin = spot is look.hover
            painter.setPen(QPen(look.theme.colour("edge" if thin else token), 1 if thin else 2))
            painter.drawRoundedRect(box, 2, 2)


def _units(painter: QPainter, look: Look, column: Column) -> None:
    """Numbers beside the rails, as many as there is room for; a hairline per unit."""
    theme, box = look.theme, column.box
    painter.setFont(theme.font("label"))
    every = next((n for n in (1, 2, 5, 10) if n * column.unit_px >= 15), 20)
    for unit in range(1, column.plan.units + 1):
        y = round(box.bottom() - unit * column.unit_px) + 0.5
        painter.setPen(QPen(theme.colour("line", 0.55), 1))
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
        if unit == 1 or unit % every == 0:
            painter.setPen(theme.colour("dim"))
            place = QRectF(box.left() - 30, y + column.unit_px / 2 - 8, 22, 16)
            painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(unit))


def _device(painter: QPainter, look: Look, column: Column, device: Mounted) -> None:
    theme = look.theme
    box = column.device_box(device).adjusted(1, 0.5, -1, -0.5)
    selected = device.uid in look.devices
    painter.setPen(QPen(theme.colour("accent" if selected else "rack_line"), 1.5 if selected else 1.0))
    painter.setBrush(theme.colour(_FILLS.get(device.kind, "rack_other")))
    painter.drawRoundedRect(box, 2, 2)
    if device.feed and box.height() >= _TAG_PX + 1:
        _feed(painter, look, box, device.feed)
    _name(painter, look, box, device)
    severity = look.worst("device", device.uid)
    if severity is not None and box.height() >= 11:
        name, token = _MARKS[severity]
        mark = QRect(int(box.right()) - 14, int(box.top() + min(box.height(), 22) / 2) - 6, 12, 12)
        icon(name, theme, colour=token).paint(painter, mark)


def _feed(painter: QPainter, look: Look, box: QRectF, feed: str) -> None:
    """The one feed a device hangs on, as a small tag before its name."""
    middle = box.top() + min(box.height(), 2 * _TAG_PX) / 2
    tag = QRectF(box.left() + 3.5, round(middle - _TAG_PX / 2) + 0.5, _TAG_PX, _TAG_PX)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.theme.colour("edge"), 1))
    painter.drawRoundedRect(tag, 2, 2)
    painter.setFont(font(_TAG_PX - 2, bold=True))
    painter.setPen(look.theme.colour("rack_text"))
    painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, feed)


def _name(painter: QPainter, look: Look, box: QRectF, device: Mounted) -> None:
    """The name where 12 pixel text fits, kept clear of the cages."""
    face = look.theme.font("label")
    metrics = QFontMetricsF(face)
    if box.height() < metrics.height() - 3:
        return
    painter.setFont(face)
    painter.setPen(look.theme.colour("rack_text"))
    two_lines = box.height() >= 2.2 * metrics.height()
    top = box.top() + 2 if two_lines else box.top()
    high = metrics.height() if two_lines else box.height()
    highest = min((cell.y for cell in device.cells), default=1.0) * box.height()
    clear = not device.cells or (two_lines and highest > 2 * high + 4)
    left = box.left() + 5 + (_TAG_PX + 2 if device.feed else 0)
    width = box.left() + box.width() * (1.0 if clear else NAME_SHARE) - 3 - left
    name = metrics.elidedText(device.label, Qt.TextElideMode.ElideMiddle, width)
    painter.drawText(QRectF(left, top, width, high), Qt.AlignmentFlag.AlignVCenter, name)
    if two_lines:
        painter.setPen(look.theme.colour("dim"))
        part = metrics.elidedText(device.part.name, Qt.TextElideMode.ElideRight, width)
        painter.drawText(QRectF(left, top + high, width, high), Qt.AlignmentFlag.AlignVCenter, part)
        if not device.cells and device.other_cages and box.height() >= 3.2 * high:
            other = tr("{other_cages} cages on the other side", other_cages=device.other_cages)
            below = QRectF(left, top + 2 * high, width, high)
            painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, other)


class _Cages:
    """Cages by how they look, so that hundreds are a few calls: grounds, what is plugged in by colour, outlines."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._boxes: list[QRectF] = []
        self._splits: list[QLineF] = []
        self._filled: dict[str, list[QRectF]] = {}
        self._hot: list[tuple[QRectF, QColor]] = []
        self._chosen: list[QRectF] = []

    def add(self, column: Column, device: Mounted, cell: Cell) -> None:
        box = column.cell_box(device, cell)
        if box.width() < _SMALLEST_CAGE_PX or box.height() < _SMALLEST_CAGE_PX:
            return
        self._boxes.append(box)
        for port in range(1, cell.ports):
            x = box.left() + port * box.width() / cell.ports
            self._splits.append(QLineF(x, box.top(), x, box.bottom()))
        for end in cell.plugged:
            first = min(end.lane, cell.lanes) / cell.lanes
            last = min(end.lane + end.lanes, cell.lanes) / cell.lanes
            part = QRectF(
                box.left() + first * box.width(), box.top(), (last - first) * box.width(), box.height()
            )
            self._plug(end.cable, part)

    def _plug(self, cable: int, part: QRectF) -> None:
        look = self._look
        if cable in look.cables:
            self._chosen.append(part.adjusted(-0.5, -0.5, 0.5, 0.5))
        severity = look.worst("cable", cable)
        if cable in look.heat:
            self._hot.append((part, look.heat[cable]))
        elif severity in ("error", "warning"):
            self._filled.setdefault(_MARKS[severity][1], []).append(part)
        else:
            self._filled.setdefault("accent" if cable in look.cables else "dim", []).append(part)

    def paint(self, painter: QPainter) -> None:
        theme = self._look.theme
        painter.setPen(Qt.PenStyle.NoPen)
        for token, boxes in (("sunken", self._boxes), *self._filled.items()):
            painter.setBrush(theme.colour(token))
            painter.drawRects(boxes)
        for part, colour in self._hot:
            painter.fillRect(part, colour)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour("edge"), 1))
        painter.drawRects(self._boxes)
        painter.drawLines(self._splits)
        painter.setPen(QPen(theme.colour("accent"), 1.5))
        painter.drawRects(self._chosen)


def paint_cable(
    painter: QPainter, colour: QColor, start: QPointF, end: QPointF, *, dashed: bool = False
) -> None:
    """A line between two ports that hangs out to the side, so that it can be told from the edges of devices."""
    bow = 18 + abs(end.y() - start.y()) * 0.12
    path = QPainterPath(start)
    side = max(start.x(), end.x()) + bow if abs(start.x() - end.x()) < 140 else None
    if side is not None:
        path.cubicTo(QPointF(side, start.y()), QPointF(side, end.y()), end)
    else:
        middle = (start.x() + end.x()) / 2
        path.cubicTo(QPointF(middle, start.y() + bow), QPointF(middle, end.y() + bow), end)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(colour, 2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    if dashed:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.drawPath(path)


def paint_ghost(painter: QPainter, theme: Theme, box: QRectF, text: str, *, fits: bool) -> None:
    """A device on its way: where it would sit, in words too when it cannot."""
    token = "accent" if fits else "error"
    painter.setBrush(theme.colour(token, 0.18))
    painter.setPen(QPen(theme.colour(token), 1.5, Qt.PenStyle.SolidLine if fits else Qt.PenStyle.DashLine))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 2, 2)
    painter.setFont(theme.font("label"))
    painter.setPen(theme.colour("text"))
    metrics = QFontMetricsF(painter.font())
    words = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width() - 10)
    painter.drawText(box.adjusted(5, 0, -5, 0), Qt.AlignmentFlag.AlignVCenter, words)
