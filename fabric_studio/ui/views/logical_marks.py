"""The boxes of the logical view with their words, how many cables a bundle holds, and what the check says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints
from fabric_studio.rules.findings import Report
from fabric_studio.scene.found import found_on
from fabric_studio.scene.logical import Logical
from fabric_studio.scene.logical_frame import WAN, BoxRow, LogicalFrame, boxes_at
from fabric_studio.scene.logical_words import box_words, domain_words
from fabric_studio.ui.canvas.cards import paint_tag
from fabric_studio.ui.canvas.layers.marks import paint_badge
from fabric_studio.ui.theme import Theme, text_width
from fabric_studio.ui.views.fitting import fitting

COUNTS = 80
"""Counts are written on bundles when no more than this many are in sight."""
BOXES_AT_ONCE = 15
"""So many boxes are drawn in one step."""


@dataclass(frozen=True)
class LogicalMarks:
    """Draws one frame, step by step. left, right: where the words of a box may stand, pixels of the picture."""

    snapshot: Snapshot
    report: Report | None
    logical: Logical
    frame: LogicalFrame
    theme: Theme
    left: float
    right: float

    def paint(self, painter: QPainter) -> Iterator[None]:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_counts(painter, self.frame)
        yield
        for row in self.frame.rows:
            yield from self._paint_boxes(painter, row)
            if row.tier == 0:
                self._paint_domains(painter, row)
                yield
        self._paint_findings(painter, self.frame)

    def _paint_counts(self, painter: QPainter, frame: LogicalFrame) -> None:
        many = np.flatnonzero(frame.count > 1)
        if len(frame.count) > COUNTS:
            return
        metrics = QFontMetricsF(self.theme.font("label"))
        taken: list[QRectF] = []
        for edge in many.tolist():
            spot, text = QPointF(float(frame.mid_x[edge]), float(frame.mid_y[edge])), f"{frame.count[edge]:,}"
            box = QRectF(0, 0, metrics.horizontalAdvance(text) + 10, metrics.height() + 2)
            box.moveCenter(spot)
            if not any(box.intersects(other) for other in taken):
                paint_tag(painter, self.theme, text, spot, tone="dim")
                taken.append(box)

    def _paint_boxes(self, painter: QPainter, row: BoxRow) -> Iterator[None]:
        theme = self.theme
        fill = theme.colour(
            "raised" if row.tier == WAN else "rack_compute" if row.tier == 0 else "rack_network"
        )
        line = theme.colour("riser" if row.tier == WAN else "rack_line")
        seen = QRectF(self.left, row.y0, self.right - self.left, row.y1 - row.y0)
        for n in range(len(row)):
            if n % BOXES_AT_ONCE == 0:
                yield
            box = QRectF(float(row.x0[n]), row.y0, float(row.x1[n] - row.x0[n]), row.y1 - row.y0)
            if box.width() < 4:
                painter.fillRect(box, fill)
                continue
            painter.setPen(QPen(line, 1))
            painter.setBrush(fill)
            painter.drawRoundedRect(box, 3, 3)
            if row.last[n] - row.first[n] > 1 and box.width() >= 24:
                # A pile: the edges of the boxes that lie behind.
                for step in (3.0, 6.0):
                    left, right = box.left() + step + 2, box.right() - step - 2
                    painter.drawLine(QLineF(left, box.top() - step, right, box.top() - step))
            room = box & seen if (box & seen).width() >= 40 else box
            if room.width() >= 20:
                self._paint_words(
                    painter, room.adjusted(4, 0, -4, 0), *self._words(row, n), int(row.last[n] - row.first[n])
                )

    def _paint_words(self, painter: QPainter, room: QRectF, title: str, second: str, count: int) -> None:
        """Both lines where they have room, else the name, else the end of the name or the number."""
        theme = self.theme
        bold, plain = theme.font("label", bold=True), theme.font("label")
        short = fitting(title, room.width(), bold=True)
        if not short and count > 1:
            short = fitting(f"{count:,}", room.width(), bold=True)
        both = short == title and text_width(second) <= room.width()
        top = room.adjusted(0, 2, 0, -room.height() / 2 + 1) if both else room
        painter.setFont(bold)
        painter.setPen(theme.colour("rack_text"))
        painter.drawText(top, Qt.AlignmentFlag.AlignCenter, short)
        if both:
            painter.setFont(plain)
            painter.setPen(theme.colour("dim"))
            painter.drawText(
                room.adjusted(0, room.height() / 2 - 1, 0, -2), Qt.AlignmentFlag.AlignCenter, second
            )

    def _paint_domains(self, painter: QPainter, row: BoxRow) -> None:
        """Below single servers: which of them one scale-up domain joins."""
        theme, snapshot = self.theme, self.snapshot
        devices = self.logical.tiers[0].device[row.first]
        if not len(row) or (row.last - row.first > 1).any():
            return
        rack = snapshot.devices.rack[devices]
        cuts = np.flatnonzero(np.concatenate(([True], np.diff(rack) != 0, [True])))
        font = theme.font("label")
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        for first, last in zip(cuts[:-1].tolist(), cuts[1:].tolist(), strict=True):
            words = domain_words(snapshot, int(rack[first]))
            left, right = float(row.x0[first]), float(row.x1[last - 1])
            if not words or last - first < 2:
                continue
            y = row.y1 + 8.0
            painter.setPen(QPen(theme.colour("ok"), 2))
            painter.drawLine(QLineF(left, y, right, y))
            for x in (left, right):
                painter.drawLine(QLineF(x, y, x, y - 4))
            text = next((w for w in words if metrics.horizontalAdvance(w) <= right - left), "")
            painter.setPen(theme.colour("dim"))
            painter.drawText(QRectF(left, y + 3, right - left, 18), Qt.AlignmentFlag.AlignCenter, text)

    def _words(self, row: BoxRow, n: int) -> tuple[str, str]:
        snapshot = self.snapshot
        if row.tier == WAN:
            span = snapshot.spans.get(int(snapshot.spans.uid[self.logical.wan.device[row.first[n]]]))
            return str(span.name), f"{span.length_km:,.0f} km"
        return box_words(snapshot, self.logical, row.tier, int(row.first[n]), int(row.last[n]))

    def _paint_findings(self, painter: QPainter, frame: LogicalFrame) -> None:
        snapshot, report, theme = self.snapshot, self.report, self.theme
        if report is None:
            return
        for kind, tiers in (
            ("device", [r for r in frame.rows if r.tier != WAN]),
            ("span", [r for r in frame.rows if r.tier == WAN]),
        ):
            found = found_on(snapshot, report, kind)
            known = snapshot.table(kind).has(found.uid)
            rows = snapshot.table(kind).index_of(found.uid[known])
            rank = found.rank[known]
            for row in tiers:
                for n, worst in self._worst(row, rows, rank).items():
                    spot = QPointF(round(float(row.x1[n])) - 1.5, row.y0 + 1.5)
                    size = 14.0 if row.x1[n] - row.x0[n] >= 20 else 9.0
                    paint_badge(painter, theme, ("error", "warning", "info")[worst], spot, size)

    def _worst(self, row: BoxRow, rows: Ints, rank: Ints) -> dict[int, int]:
        """The worst finding of each box of a row that has some."""
        box = boxes_at(self.logical, row, rows)
        worst: dict[int, int] = {}
        for n, own in zip(box.tolist(), rank.tolist(), strict=True):
            if n >= 0:
                worst[n] = min(own, worst.get(n, 9))
        return worst
