"""The captions of the rows of the logical view, at its left edge whatever is shown beside them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter, QPen

from fabric_studio.scene.logical_frame import row_places
from fabric_studio.scene.logical_words import RowWords
from fabric_studio.ui.theme import Theme

CAPTION_PX = 148.0
"""Width of the captions at the left."""


def paint_captions(painter: QPainter, theme: Theme, words: list[RowWords], height_px: float) -> None:
    fade = QLinearGradient(0, 0, CAPTION_PX, 0)
    fade.setColorAt(0.0, theme.colour("plan", 0.95))
    fade.setColorAt(0.75, theme.colour("plan", 0.85))
    fade.setColorAt(1.0, theme.colour("plan", 0.0))
    painter.fillRect(QRectF(0, 0, CAPTION_PX, height_px), fade)
    bold, plain = theme.font("text", bold=True), theme.font("label")
    bold_m, plain_m = QFontMetricsF(bold), QFontMetricsF(plain)
    for y, row in zip(row_places(len(words), height_px), words, strict=True):
        high = bold_m.height() + len(row.lines) * (plain_m.height() + 1) + 14
        wide = max(
            bold_m.horizontalAdvance(row.title),
            *(plain_m.horizontalAdvance(line) for line in row.lines),
            0.0,
        )
        box = QRectF(12, round(y - high / 2), round(wide + 24), round(high))
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.setBrush(theme.colour("raised", 0.94))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        at = box.top() + 7 + bold_m.ascent()
        painter.setFont(bold)
        painter.setPen(theme.colour("text"))
        painter.drawText(QPointF(box.left() + 12, at), row.title)
        painter.setFont(plain)
        painter.setPen(theme.colour("dim"))
        for line in row.lines:
            at += plain_m.height() + 1
            painter.drawText(QPointF(box.left() + 12, at), line)
