"""The words of a section: names of racks, loads of risers, heights, what the check says."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QPen,
    QPolygonF,
)

from fabric_studio.base.language import tr
from fabric_studio.base.units import format_length
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.rules.findings import Report
from fabric_studio.scene.camera import Camera
from fabric_studio.scene.found import found_on
from fabric_studio.scene.labels import rack_labels
from fabric_studio.scene.section import (
    Section,
    SectionLevel,
)
from fabric_studio.ui.canvas.cards import paint_tag
from fabric_studio.ui.canvas.layers.marks import paint_badge
from fabric_studio.ui.theme import Theme, text_width
from fabric_studio.ui.views.fitting import fitting
from fabric_studio.ui.views.section_boxes import WALL_MM, boxes_of

NAME_FROM_PX = 24.0


@dataclass(frozen=True)
class SectionMarks:
    """Draws for one camera."""

    snapshot: Snapshot
    report: Report | None
    section: Section
    camera: Camera
    theme: Theme
    imperial: bool

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_names(painter)
        for n, box in enumerate(boxes_of(self.camera, self.section.shafts)):
            name = self.snapshot.risers.get(int(self.section.shafts.uid[n])).name
            load = tr(
                "{shaft_cables:,} cables, {shaft_fill:.0%} full",
                shaft_cables=self.section.shaft_cables[n],
                shaft_fill=self.section.shaft_fill[n],
            )
            words = f"{name}   {load if self.section.shaft_cables[n] else tr('no cable')}"
            paint_tag(painter, theme, words, QPointF(box.center().x(), box.top() - 14))
        self._paint_heights(painter)
        found = found_on(self.snapshot, self.report, "rack")
        for n, box in enumerate(boxes_of(self.camera, self.section.racks)):
            worst = found.worst_of(self.section.racks.uid[[n]])
            if worst is not None:
                size = 13.0 if box.width() >= 16 else 9.0
                paint_badge(
                    painter, theme, worst[0], QPointF(box.right() - size / 2, box.top() + size / 2), size
                )

    def _paint_names(self, painter: QPainter) -> None:
        theme = self.theme
        if 600 * self.camera.px_per_mm < NAME_FROM_PX:
            return
        font = theme.font("label")
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(theme.colour("rack_text"))
        names = rack_labels(self.snapshot, "section")[self.section.rack_row].tolist()
        for whole, box in zip(names, boxes_of(self.camera, self.section.racks), strict=True):
            if box.right() < 0 or box.left() > self.camera.width_px:
                continue
            name = fitting(str(whole), box.width() - 4)
            # Below the rack, on the floor that carries it: over it cables come down.
            spot = QPointF(box.center().x() - text_width(name) / 2, box.bottom() + metrics.ascent() + 3)
            painter.drawText(spot, name)

    def _paint_heights(self, painter: QPainter) -> None:
        """Floors by their height above the datum, left of the building; clear height and ladders right of it."""
        theme, imperial = self.theme, self.imperial
        bold, plain = theme.font("text", bold=True), theme.font("label")
        plain_m = QFontMetricsF(plain)
        for level in self.section.levels:
            x, y = self.camera.to_px(level.x0 - WALL_MM, -level.z_mm)
            painter.setPen(QPen(theme.colour("dim"), 1))
            painter.drawLine(QLineF(x - 130, y, x - 2, y))
            mark = QPolygonF([QPointF(x - 14, y), QPointF(x - 19, y - 8), QPointF(x - 9, y - 8)])
            painter.setBrush(theme.colour("dim"))
            painter.drawPolygon(mark)
            painter.setFont(bold)
            painter.setPen(theme.colour("text"))
            painter.drawText(QPointF(x - 130, y - 6), level.name)
            painter.setFont(plain)
            painter.setPen(theme.colour("dim"))
            height = (
                f"{level.z_mm / 1e3:+.2f} m" if not imperial else format_length(level.z_mm, imperial=True)
            )
            lines = [
                height,
                tr(
                    "floor {format_length} thick",
                    format_length=format_length(level.slab_mm, imperial=imperial),
                ),
            ]
            carries = self.snapshot.storeys.get(level.storey).floor_load_kg_m2
            if carries == carries:
                lines.append(f"{carries:,.0f} kg/m²")
            for line in lines:
                y += plain_m.height() + 1
                painter.drawText(QPointF(x - 130, y), line)
            self._paint_clear(painter, level, plain_m)

    def _paint_clear(self, painter: QPainter, level: SectionLevel, metrics: QFontMetricsF) -> None:
        """Measures from the floor: to the ladders, and to the ceiling."""
        theme, imperial = self.theme, self.imperial
        trays = self.snapshot.trays
        hung = trays.z_mm[trays.storey == level.storey]
        heights = [(tr("clear"), level.height_mm)]
        if len(hung):
            heights.insert(0, (tr("trays"), float(np.median(hung))))
        x, foot = self.camera.to_px(level.x1 + WALL_MM, -level.z_mm)
        for step, (word, mm) in enumerate(heights):
            at = x + 22 + step * 26
            _, top = self.camera.to_px(0.0, -(level.z_mm + mm))
            painter.setPen(QPen(theme.colour("dim"), 1))
            painter.drawLine(QLineF(at, foot, at, top))
            for y in (foot, top):
                painter.drawLine(QLineF(at - 4, y, at + 4, y))
            text = f"{word} {format_length(mm, imperial=imperial)}"
            if foot - top < metrics.horizontalAdvance(text) + 6:
                continue
            painter.save()
            painter.translate(at - 5, (foot + top) / 2)
            painter.rotate(-90)
            painter.setFont(theme.font("label"))
            painter.drawText(QPointF(-metrics.horizontalAdvance(text) / 2, 0), text)
            painter.restore()


def row_name(snapshot: Snapshot, section: Section) -> str:
    """The name of the row that is cut, where it has one."""
    if section.direction == "y" or not len(section.rack_row):
        return ""
    rows = snapshot.racks.row[section.rack_row]
    return str(snapshot.rows.get(int(rows[0])).name) if rows[0] else ""
