"""The answer to "why does a step take that long?" as a small card of words with bars of their share."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from fabric_studio.base.language import tr
from fabric_studio.base.units import format_time
from fabric_studio.ui.dialogs.frame import DialogFrame
from fabric_studio.ui.panels.simulation.why import Why
from fabric_studio.ui.theme import SPACE, Theme

_TONES = {"plain": "accent", "warn": "warn", "error": "error", "dim": "edge", "accent": "accent"}


class _Shares(QWidget):
    """One line per share: a bar as long as its part of the step, the time, what it is."""

    _LINE_PX = 24

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._shares: Sequence[tuple[float, str, str]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_shares(self, shares: Sequence[tuple[float, str, str]]) -> None:
        self._shares = shares
        self.setFixedHeight(self._LINE_PX * len(shares))
        self.setAccessibleName(", ".join(f"{format_time(s)} {words}" for s, words, _ in shares))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self._LINE_PX * len(self._shares))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = sum(seconds for seconds, _, _ in self._shares) or 1.0
        numbers = theme.font("text", bold=True)
        metrics = QFontMetricsF(numbers)
        column = (
            max((metrics.horizontalAdvance(format_time(s)) for s, _, _ in self._shares), default=0.0) + SPACE
        )
        for number, (seconds, words, tone) in enumerate(self._shares):
            top = number * self._LINE_PX
            painter.setFont(numbers)
            painter.setPen(theme.colour("text"))
            line = QRectF(0, top, column - SPACE, 18)
            painter.drawText(
                line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, format_time(seconds)
            )
            painter.setFont(theme.font("text"))
            painter.setPen(theme.colour(tone if tone in ("warn", "error") else "text"))
            room = QRectF(column, top, self.width() - column, 18)
            fit = QFontMetricsF(painter.font()).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, fit)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("pressed"))
            painter.drawRoundedRect(QRectF(column, top + 19, room.width(), 3), 1.5, 1.5)
            painter.setBrush(theme.colour(_TONES[tone]))
            painter.drawRoundedRect(
                QRectF(column, top + 19, max(3.0, room.width() * seconds / whole), 3), 1.5, 1.5
            )


class WhyCard(QFrame):
    """Says what is known; before that, what is going on."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._notes: Sequence[str] = ()
        self.setProperty("role", "card")
        self.setMinimumWidth(200)
        self.title = QLabel()
        self.title.setProperty("role", "title")
        self.title.setWordWrap(True)
        self.shares = _Shares(theme)
        self.caution = QLabel()
        self.caution.setProperty("role", "warn")
        self.caution.setWordWrap(True)
        self.caution.setTextFormat(Qt.TextFormat.PlainText)
        self.caution.hide()
        self.lines = QLabel()
        self.lines.setWordWrap(True)
        self.lines.setTextFormat(Qt.TextFormat.PlainText)
        self.lines.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.notes = QPushButton(tr("What this model leaves out"))
        self.notes.setProperty("role", "link")
        self.notes.clicked.connect(lambda _checked=False: self.show_notes())
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(SPACE + 4, SPACE, SPACE, 4)
        column.setSpacing(SPACE)
        for widget in (self.title, self.caution, self.shares, self.lines):
            column.addWidget(widget)
        column.addStretch(1)
        column.addWidget(self.notes, 0, Qt.AlignmentFlag.AlignLeft)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        scroll.setAccessibleName(tr("Why a step takes that long"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(scroll)
        theme.changed.connect(self.shares.update)

    def show_why(self, found: Why, notes: Sequence[str]) -> None:
        self.title.setText(found.title)
        self.caution.setText("\n".join(found.cautions))
        self.caution.setVisible(bool(found.cautions))
        self.shares.setVisible(bool(found.shares))
        self.shares.show_shares(found.shares)
        self.lines.setText("\n".join(text for text, _ in found.lines))
        self._notes = notes
        self.notes.setVisible(bool(notes))
        self.setAccessibleName(found.sentence)

    def show_state(self, title: str, text: str, *, tone: str = "") -> None:
        """What is going on while there is no result."""
        self.title.setText(title)
        self.caution.hide()
        self.shares.hide()
        self.lines.setText(text)
        self.lines.setProperty("role", tone)
        self.lines.style().unpolish(self.lines)
        self.lines.style().polish(self.lines)
        self.notes.hide()
        self.setAccessibleName(f"{title}. {text}")

    def show_notes(self) -> None:
        """Which model made the figures, and what it has not."""
        dialog = DialogFrame(tr("What this model leaves out"), parent=self.window())
        dialog.setMinimumWidth(520)
        for note in self._notes:
            label = QLabel(note)
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            dialog.body.addWidget(label)
        dialog.add_button(tr("Close"), dialog.accept, role="primary")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
