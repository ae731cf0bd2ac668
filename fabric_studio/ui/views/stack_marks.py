"""The words of a stack: names of racks and rows, loads of risers, storeys, what the check says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetricsF, QPainter

from fabric_studio.base.language import counted, tr
from fabric_studio.base.units import format_length
from fabric_studio.layout.totals import rack_totals
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.rules.findings import Report
from fabric_studio.scene.aisles import Runs, runs_of
from fabric_studio.scene.camera import Camera
from fabric_studio.scene.found import found_on
from fabric_studio.scene.labels import rack_labels
from fabric_studio.scene.stack import Level, Stack, boxes_of
from fabric_studio.scene.ways import SHAFT
from fabric_studio.ui.canvas.cards import paint_tag
from fabric_studio.ui.canvas.layers.marks import paint_badge
from fabric_studio.ui.theme import Theme, text_width
from fabric_studio.ui.views.fitting import fitting
from fabric_studio.ui.views.solids import Solids

NAME_FROM_PX = 34.0
LOADS = 10
"""So many risers say how many cables they carry."""


@dataclass(frozen=True)
class StackMarks:
    """Draws for one camera, step by step."""

    snapshot: Snapshot
    report: Report | None
    stack: Stack
    camera: Camera
    theme: Theme
    imperial: bool

    def paint(self, painter: QPainter) -> Iterator[None]:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for level in self.stack.levels:
            self._paint_names(painter, level)
            yield
            self._paint_findings(painter, level)
        self._paint_loads(painter)
        self._paint_captions(painter)

    def _paint_loads(self, painter: QPainter) -> None:
        """How many cables go up in each riser, half way up, where there are few risers."""
        ways = self.stack.ways.bundles
        shafts = np.flatnonzero(ways.kind == SHAFT)
        flat = self.stack.flat
        if len(shafts) > LOADS:
            return
        for row in shafts.tolist():
            spot = QPointF(*self.camera.to_px(float(flat.x1[row]), float(flat.y1[row] + flat.y2[row]) / 2))
            paint_tag(painter, self.theme, tr("{count:,} cables", count=ways.count[row]), spot)

    def _paint_names(self, painter: QPainter, level: Level) -> None:
        theme, snapshot, axes = self.theme, self.snapshot, self.stack.axes
        scale = 600 * self.camera.px_per_mm
        font = theme.font("label")
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        if scale >= NAME_FROM_PX:
            painter.setPen(theme.colour("rack_text"))
            solids = Solids.of(
                boxes_of(self.snapshot, level, self.camera), level, self.stack.axes, self.camera
            )
            seen = solids.seen(self.camera.width_px, self.camera.height_px)
            names = rack_labels(snapshot, "stack")[snapshot.racks.index_of(solids.uid[seen])].tolist()
            x, y = (column[seen, 2:4].mean(axis=1).tolist() for column in (solids.x, solids.y))
            down = metrics.ascent() + 4
            for name, left, top in zip(names, x, y, strict=True):
                words = fitting(str(name), scale * 0.86)
                painter.drawText(QPointF(left - text_width(words) / 2, top + down), words)
        elif scale >= 3.5:
            painter.setPen(theme.colour("dim"))
            runs, racks = runs_of(snapshot, level.storey), level.floor.racks
            for run in range(len(runs.x0)):
                row = int(snapshot.racks.row[racks.row[runs.rack[runs.ptr[run]]]])
                if row and runs.front_dy[run] and not self._has_neighbour(runs, run):
                    # Beside the floor: on it, racks in front would stand before the name.
                    point = axes.point(level.slab.x0, float(runs.y0[run] + runs.y1[run]) / 2, level.z_mm)
                    spot, name = QPointF(*self.camera.to_px(*point)), str(snapshot.rows.get(row).name)
                    painter.drawText(spot + QPointF(-metrics.horizontalAdvance(name) - 6, 0), name)

    def _has_neighbour(self, runs: Runs, run: int) -> bool:
        """True when another stretch of the same row lies to the left; the row is named once."""
        y0, x0 = runs.y0, runs.x0
        return bool(((np.abs(y0 - y0[run]) < 200) & (x0 < x0[run] - 1)).any())

    def _paint_findings(self, painter: QPainter, level: Level) -> None:
        snapshot, report = self.snapshot, self.report
        found = found_on(snapshot, report, "rack")
        racks = level.floor.racks
        mine = np.flatnonzero(np.isin(racks.uid, found.uid))
        size = 13.0 if 600 * self.camera.px_per_mm >= 16 else 9.0
        tall = 2_200.0
        for row in mine.tolist():
            x, y = (racks.x0[row] + racks.x1[row]) / 2, (racks.y0[row] + racks.y1[row]) / 2
            spot = QPointF(*self.camera.to_px(*self.stack.axes.point(float(x), float(y), level.z_mm + tall)))
            worst = found.worst_of(racks.uid[[row]])
            if worst is not None:
                paint_badge(painter, self.theme, worst[0], spot, size)

    def _paint_captions(self, painter: QPainter) -> None:
        """At the left corner of every floor: its name, where it is, what stands on it."""
        theme, snapshot = self.theme, self.snapshot
        imperial = self.imperial
        for level in self.stack.levels:
            corner = QPointF(
                *self.camera.to_px(*self.stack.axes.point(level.slab.x0, level.slab.y1, level.z_mm))
            )
            storey = snapshot.storeys.get(level.storey)
            racks = level.floor.racks
            height = format_length(storey.elevation_mm, imperial=imperial) if storey.elevation_mm else "0 m"
            lines = [
                tr("floor at {height}", height=height),
                counted(len(racks), "{count} rack", "{count} racks"),
            ]
            if len(racks):
                most = float(rack_totals(snapshot).load_kg_m2[racks.row].max())
                rated = storey.floor_load_kg_m2
                lines.append(
                    f"{most:,.0f} kg/m²"
                    if rated != rated
                    else tr("{most:,.0f} of {rated:,.0f} kg/m²", most=most, rated=rated)
                )
            bold, plain = theme.font("text", bold=True), theme.font("label")
            bold_m, plain_m = QFontMetricsF(bold), QFontMetricsF(plain)
            wide = max(
                bold_m.horizontalAdvance(level.name), *(plain_m.horizontalAdvance(line) for line in lines)
            )
            at = corner + QPointF(-wide - 14, -4)
            painter.setFont(bold)
            painter.setPen(theme.colour("text"))
            painter.drawText(at, level.name)
            painter.setFont(plain)
            painter.setPen(theme.colour("dim"))
            for line in lines:
                at += QPointF(0, plain_m.height() + 1)
                painter.drawText(at, line)
