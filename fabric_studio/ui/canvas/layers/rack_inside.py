"""What is in a rack, drawn into its footprint when it is large enough on the screen: devices by rack unit, their names,
and from very near their ports. The highest unit is at the top of the screen, whichever way the rack faces."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from fabric_studio.scene.faces import (
    NAME_SHARE,
    Box,
    Face,
    Slot,
    face_of,
    faces_of,
    inside_of,
    port_boxes,
    strip_of,
)
from fabric_studio.ui.canvas.sheet import Sheet
from fabric_studio.ui.theme import text_width

_KINDS = {"server": "raised", "switch": "accent_fill", "panel": "hover"}
RACKS_AT_ONCE, NAMES_AT_ONCE = 6, 60
"""So many racks are looked into, and so many names written, in one step."""


def box_of(rect: QRectF) -> Box:
    return Box(rect.x(), rect.y(), rect.width(), rect.height())


def paint_insides(painter: QPainter, sheet: Sheet, racks: list[tuple[int, QRectF]]) -> Iterator[None]:
    """racks: row in snapshot.racks and place on the screen. All boxes of one colour are drawn in one call."""
    rooms: list[QRectF] = []
    strips: dict[str, list[QRectF]] = {}
    cages: list[QRectF] = []
    free: list[QRectF] = []
    named: list[tuple[Slot, Box, str, float]] = []
    for nth, (row, rect) in enumerate(racks):
        if nth % RACKS_AT_ONCE == 0:
            yield
            faces_of(sheet.snapshot, [other for other, _ in racks[nth : nth + RACKS_AT_ONCE]])
        face = face_of(sheet.snapshot, row)
        room = inside_of(box_of(rect))
        if room.height / max(1.0, face.units) < 1.2 or room.width < 24:
            continue
        rooms.append(_rect(room))
        rack_name = str(sheet.snapshot.racks.name[row])
        for slot in face.slots:
            strip = strip_of(room, face.units, slot)
            strips.setdefault(_KINDS.get(slot.kind, "hover"), []).append(_rect(strip))
            ports = sheet.level == "port" and slot.part is not None
            if ports:
                taken, empty = _cages(slot, strip, face)
                cages += taken
                free += empty
            named.append((slot, strip, rack_name, NAME_SHARE if ports else 1.0))
    yield
    theme = sheet.theme
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, boxes in (
        (theme.colour("sunken", 0.5), rooms),
        *((theme.colour(k), b) for k, b in strips.items()),
    ):
        painter.setBrush(colour)
        painter.drawRects(boxes)
    painter.setBrush(theme.colour("edge"))
    painter.drawRects(cages)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour("edge"), 1))
    painter.drawRects(free)
    painter.setFont(theme.font("label"))
    painter.setPen(theme.colour("rack_text"))
    metrics = QFontMetricsF(theme.font("label"))
    for nth, (slot, strip, rack_name, share) in enumerate(named):
        if nth % NAMES_AT_ONCE == 0:
            yield
        _paint_name(painter, metrics, slot, strip, rack_name, share)


def _rect(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.width, box.height)


def _cages(slot: Slot, strip: Box, face: Face) -> tuple[list[QRectF], list[QRectF]]:
    """Cages with a cable in them, and empty ones."""
    taken: list[QRectF] = []
    empty: list[QRectF] = []
    if slot.part is not None:
        for port in port_boxes(slot.part, strip.width, strip.height):
            cage = QRectF(strip.x + port.x, strip.y + port.y, port.width, port.height)
            if (slot.device, port.port) in face.used:
                taken.append(cage)
            else:
                empty.append(cage.adjusted(0, 0, -1, -1))
    return taken, empty


def _paint_name(
    painter: QPainter, metrics: QFontMetricsF, slot: Slot, strip: Box, rack_name: str, share: float
) -> None:
    """The device's name without its rack's; nothing rather than a stump."""
    if strip.height < metrics.height() - 2:
        return
    name = slot.name.removeprefix(rack_name).lstrip("-/ ") or slot.name
    room = strip.width * share - 8
    text = name if text_width(name) <= room else metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)
    if len(text) < min(len(name), 5):
        return
    y = strip.y + strip.height / 2 + metrics.ascent() / 2 - 1
    painter.drawText(QPointF(strip.x + 6, round(y)), text)
