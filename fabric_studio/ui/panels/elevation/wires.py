"""Over the racks of an elevation: their names, and the cables that hang between what is shown."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from fabric_studio.base.language import tr
from fabric_studio.ui.panels.elevation.paint import Look, paint_cable
from fabric_studio.ui.panels.elevation.places import HEAD_PX, LOOSE_PX, Column
from fabric_studio.ui.panels.elevation.plan import Plugged


def paint_title(painter: QPainter, look: Look, column: Column, severity: str | None) -> None:
    """The name of a rack and the side it is seen from, with the worst of its findings."""
    theme, plan = look.theme, column.plan
    top = column.box.top() - len(plan.loose) * LOOSE_PX - HEAD_PX
    painter.setFont(theme.font("text", bold=True))
    painter.setPen(theme.colour("text"))
    metrics = QFontMetricsF(painter.font())
    text = f"{plan.name}  {tr(plan.side)}"
    words = metrics.elidedText(text, Qt.TextElideMode.ElideRight, column.box.width())
    painter.drawText(QPointF(column.box.left(), top + metrics.ascent() + 3), words)
    if severity is not None:
        painter.setPen(theme.colour({"error": "error", "warning": "warn"}.get(severity, "accent")))
        at = column.box.left() + metrics.horizontalAdvance(words) + 8
        painter.setFont(theme.font("label"))
        painter.drawText(QPointF(at, top + metrics.ascent() + 3), severity)


def paint_cables(painter: QPainter, look: Look, columns: Sequence[Column]) -> None:
    """Cables of what is under the pointer or selected, as far as both their ends are shown."""
    hover, theme = look.hover, look.theme
    for number, column in enumerate(columns):
        for device in (*column.plan.devices, *column.plan.loose):
            for cell in device.cells:
                for end in cell.plugged:
                    near = hover is not None and (hover.column, hover.device) == (number, device.uid)
                    exact = near and hover is not None and hover.port in (-1, cell.cage.number)
                    if not (exact or end.cable in look.cables):
                        continue
                    far = _far_place(columns, end)
                    if far is not None:
                        token = "accent" if end.cable in look.cables else "text"
                        start = column.cell_box(device, cell).center()
                        paint_cable(painter, theme.colour(token, 0.8), start, far)


def _far_place(columns: Sequence[Column], end: Plugged) -> QPointF | None:
    for column in columns:
        device = column.plan.find(end.far_device)
        if device is not None:
            for cell in device.cells:
                if cell.cage.number == end.far_port:
                    return column.cell_box(device, cell).center()
    return None
