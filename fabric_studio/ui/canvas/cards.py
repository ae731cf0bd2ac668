"""Small cards that say something where the eye is: beside a ghost cable, a dragged rack, the pointer."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from fabric_studio.ui.theme import Theme

PAD_X, PAD_Y, LINE_GAP, AWAY = 12.0, 8.0, 4.0, 18.0
WIDEST = 460.0


@dataclass(frozen=True, slots=True)
class Card:
    """`strong` opens the first line in the colour of `tone` (a token name), `text` goes on; `lines` follow, dim."""

    text: str
    strong: str = ""
    lines: tuple[str, ...] = ()
    tone: str = "accent"
    framed: bool = False


def paint_card(painter: QPainter, theme: Theme, card: Card, at: QPointF, room: QRectF) -> QRectF:
    """Paint beside a point, inside `room`; returns where."""
    strong, plain, small = theme.font("text", bold=True), theme.font("text"), theme.font("label")
    strong_m, plain_m, small_m = QFontMetricsF(strong), QFontMetricsF(plain), QFontMetricsF(small)
    gap = 8.0 if card.strong and card.text else 0.0
    strong_w = strong_m.horizontalAdvance(card.strong)
    text = plain_m.elidedText(card.text, Qt.TextElideMode.ElideRight, WIDEST - strong_w - gap)
    lines = [row for line in card.lines for row in wrapped(small_m, line, WIDEST)]
    width = max(
        strong_w + gap + plain_m.horizontalAdvance(text),
        *(small_m.horizontalAdvance(line) for line in lines),
        0.0,
    )
    height = plain_m.height() + sum(small_m.height() + LINE_GAP for _ in lines)
    box = QRectF(0, 0, width + 2 * PAD_X, height + 2 * PAD_Y)
    box.moveTopLeft(at + QPointF(AWAY, AWAY))
    if box.right() > room.right() - 8:
        box.moveRight(at.x() - AWAY)
    if box.bottom() > room.bottom() - 8:
        box.moveBottom(at.y() - AWAY)
    box.moveLeft(max(box.left(), room.left() + 8))
    box.moveTop(max(box.top(), room.top() + 8))
    box = QRectF(round(box.x()), round(box.y()), round(box.width()), round(box.height()))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shade = QColor(0, 0, 0, 70 if theme.mode == "dark" else 28)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawRoundedRect(box.translated(0, 2), 8, 8)
    painter.setBrush(theme.colour("raised"))
    painter.setPen(QPen(theme.colour(card.tone if card.framed else "line"), 1.2 if card.framed else 1.0))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
    x, y = box.left() + PAD_X, box.top() + PAD_Y
    painter.setFont(strong)
    painter.setPen(theme.colour(card.tone))
    painter.drawText(QPointF(x, y + plain_m.ascent()), card.strong)
    painter.setFont(plain)
    painter.setPen(theme.colour("text"))
    painter.drawText(QPointF(x + strong_w + gap, y + plain_m.ascent()), text)
    y += plain_m.height()
    painter.setFont(small)
    painter.setPen(theme.colour("dim"))
    for line in lines:
        painter.drawText(QPointF(x, y + LINE_GAP + small_m.ascent()), line)
        y += small_m.height() + LINE_GAP
    painter.restore()
    return box


def wrapped(metrics: QFontMetricsF, text: str, widest: float) -> list[str]:
    """A text in lines no wider than `widest`."""
    rows: list[str] = []
    row = ""
    for word in text.split(" "):
        longer = f"{row} {word}".strip()
        if row and metrics.horizontalAdvance(longer) > widest:
            rows.append(row)
            row = word
        else:
            row = longer
    return [*rows, row] if row else rows


def paint_tag(painter: QPainter, theme: Theme, text: str, middle: QPointF, *, tone: str = "text") -> None:
    """One small word on the sheet, such as a distance, with a ground that keeps it readable over lines."""
    font = theme.font("label")
    metrics = QFontMetricsF(font)
    box = QRectF(0, 0, metrics.horizontalAdvance(text) + 10, metrics.height() + 2)
    box.moveCenter(middle)
    box = QRectF(round(box.x()), round(box.y()), round(box.width()), round(box.height()))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("raised", 0.92))
    painter.drawRoundedRect(box, 4, 4)
    painter.setFont(font)
    painter.setPen(theme.colour(tone))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()
