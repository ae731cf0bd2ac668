"""What is in a rack, drawn into its footprint when it is large enough on the screen: devices by rack unit, their names,
and from very near their ports. The highest unit is at the top of the screen, whichever way the rack faces."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from fabric_studio.scene.faces import NAME_SHARE, Box, Slot, face_of, inside_of, port_boxes, strip_of
from fabric_studio.ui.canvas.sheet import Sheet

_KINDS = {"server": "raised", "switch": "accent_fill", "panel": "hover"}


def box_of(rect: QRectF) -> Box:
    return Box(rect.x(), rect.y(), rect.width(), rect.height())


def paint_inside(painter: QPainter, sheet: Sheet, rack_row: int, rect: QRectF) -> None:
    room, face = inside_of(box_of(rect)), face_of(sheet.snapshot, rack_row)
    if room.height / max(1.0, face.units) < 1.2 or room.width < 24:
        return
    theme = sheet.theme
    painter.fillRect(QRectF(room.x, room.y, room.width, room.height), theme.colour("sunken", 0.5))
    painter.setFont(theme.font("label"))
    rack_name = str(sheet.snapshot.racks.name[rack_row])
    for slot in face.slots:
        strip = strip_of(room, face.units, slot)
        fill = theme.colour(_KINDS.get(slot.kind, "hover"))
        painter.fillRect(QRectF(strip.x, strip.y, strip.width, strip.height), fill)
        ports = sheet.level == "port" and slot.part is not None
        if ports:
            _paint_ports(painter, sheet, slot, strip, face.used)
        _paint_name(painter, sheet, slot, strip, rack_name, NAME_SHARE if ports else 1.0)


def _paint_ports(
    painter: QPainter, sheet: Sheet, slot: Slot, strip: Box, used: frozenset[tuple[int, int]]
) -> None:
    assert slot.part is not None
    theme = sheet.theme
    for port in port_boxes(slot.part, strip.width, strip.height):
        cage = QRectF(strip.x + port.x, strip.y + port.y, port.width, port.height)
        if (slot.device, port.port) in used:
            painter.fillRect(cage, theme.colour("edge"))
        else:
            painter.setPen(theme.colour("edge"))
            painter.drawRect(cage.adjusted(0, 0, -1, -1))


def _paint_name(
    painter: QPainter, sheet: Sheet, slot: Slot, strip: Box, rack_name: str, share: float
) -> None:
    """The device's name without its rack's; nothing rather than a stump."""
    metrics = QFontMetricsF(sheet.theme.font("label"))
    if strip.height < metrics.height() - 2:
        return
    name = slot.name.removeprefix(rack_name).lstrip("-/ ") or slot.name
    text = metrics.elidedText(name, Qt.TextElideMode.ElideRight, strip.width * share - 8)
    if len(text) < min(len(name), 5):
        return
    painter.setPen(sheet.theme.colour("rack_text"))
    y = strip.y + strip.height / 2 + metrics.ascent() / 2 - 1
    painter.drawText(QPointF(strip.x + 6, round(y)), text)
