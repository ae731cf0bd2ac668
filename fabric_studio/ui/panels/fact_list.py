"""Facts to read: a dim label, the value, a meter where there is a limit. State is a mark and a word, never colour alone."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from fabric_studio.base.language import mark, tr
from fabric_studio.ui.icons import icon
from fabric_studio.ui.panels.inspected.sheet import Fact
from fabric_studio.ui.theme import SPACE, Theme

LABEL_PX = 116
"""Width of the column of labels, for fields and facts alike."""
LINK_PX = 12
"""What a link has around its text."""
_MARKS = {"warn": "warning", "error": "warning-circle"}
_STATES = {"warn": mark("close to the limit"), "error": mark("over the limit")}


class Link(QPushButton):
    """A button that looks like a link; too long a text ends in an ellipsis, and is whole in its tip."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self.setProperty("role", "link")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setStyleSheet("text-align: left; padding-left: 0;")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str) -> None:
        self._text = text
        self._fit()

    def _fit(self) -> None:
        fit = self.fontMetrics().elidedText(self._text, Qt.TextElideMode.ElideMiddle, max(self.width() - LINK_PX, 24))
        self.setText(fit)
        self.setToolTip(self._text if fit != self._text else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


class FactRow(QWidget):
    """One line. Signals: `followed(kind, uid)` when its link was clicked."""

    followed = Signal(str, int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._fact = Fact("", "")
        self.label = QLabel()
        self.label.setProperty("role", "label")
        self.label.setFixedWidth(LABEL_PX)
        self.label.setWordWrap(True)
        self.mark = QLabel()
        self.mark.setFixedWidth(16)
        self.value = QLabel()
        self.value.setWordWrap(True)
        self.value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.value.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.link = Link()
        self.link.clicked.connect(self._follow)
        self.estimate = QLabel(tr("estimate"))
        self.estimate.setProperty("role", "label")
        layout = self._line = QHBoxLayout(self)
        layout.setContentsMargins(0, 2, 0, 5)
        layout.setSpacing(0)
        layout.addWidget(self.label, 0, Qt.AlignmentFlag.AlignTop)
        layout.addSpacing(SPACE)
        layout.addWidget(self.mark)
        layout.addWidget(self.value, 1)
        layout.addWidget(self.link, 1)
        layout.addSpacing(SPACE)
        layout.addWidget(self.estimate)

    def show_fact(self, fact: Fact) -> None:
        if fact == self._fact:
            return
        self._fact = fact
        self.label.setText(fact.label)
        linked = fact.link is not None
        self._line.setContentsMargins(0, 0 if linked else 2, 0, 0 if linked else 5)
        self._line.setAlignment(
            self.label, Qt.AlignmentFlag.AlignVCenter if linked else Qt.AlignmentFlag.AlignTop
        )
        self.value.setVisible(not linked)
        self.link.setVisible(linked)
        self.link.show_text(fact.text)
        self.link.setAccessibleName(tr("{label}: {text}, select it", label=fact.label, text=fact.text))
        self.value.setText(fact.text)
        self._paint_tone()
        self.estimate.setVisible(fact.estimate)
        self.setToolTip(fact.tip)
        state = tr(_STATES.get(fact.tone, "")) if not math.isnan(fact.used) else ""
        spoken = ", ".join(
            filter(None, (f"{fact.label}: {fact.text}", state, tr("estimate") if fact.estimate else ""))
        )
        self.setAccessibleName(spoken)
        self.update()

    def refresh_theme(self) -> None:
        self._paint_tone()
        self.update()

    def _paint_tone(self) -> None:
        tone = self._fact.tone
        role = tone if tone in ("warn", "error", "dim") else ""
        if self.value.property("role") != role:
            self.value.setProperty("role", role)
            self.value.style().unpolish(self.value)
            self.value.style().polish(self.value)
        mark = _MARKS.get(tone, "")
        self.mark.setVisible(bool(mark))
        if mark:
            self.mark.setPixmap(icon(mark, self._theme, colour=tone).pixmap(14, 14))

    def _follow(self) -> None:
        if self._fact.link is not None:
            self.followed.emit(*self._fact.link)

    def paintEvent(self, event: QPaintEvent) -> None:
        used = self._fact.used
        if math.isnan(used):
            return
        width = self.width() - LABEL_PX - SPACE
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        left = LABEL_PX + SPACE
        groove = QRectF(left, self.height() - 4, self.width() - left, 3)
        painter.setBrush(self._theme.colour("pressed"))
        painter.drawRoundedRect(groove, 1.5, 1.5)
        tone = {"ok": "ok", "warn": "warn", "error": "error"}.get(self._fact.tone, "accent")
        painter.setBrush(self._theme.colour(tone))
        if used > 0:
            groove.setWidth(max(3.0, width * min(1.0, used)))
            painter.drawRoundedRect(groove, 1.5, 1.5)


class FactList(QWidget):
    """A column of facts; rows are kept and filled again. Signals: `followed(kind, uid)`."""

    followed = Signal(str, int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows: list[FactRow | QLabel] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        theme.changed.connect(self._on_theme)

    def set_facts(self, facts: Sequence[Fact]) -> None:
        wanted = [fact.wide for fact in facts]
        if wanted != [isinstance(row, QLabel) for row in self._rows]:
            self._rebuild(wanted)
        for row, fact in zip(self._rows, facts, strict=True):
            if isinstance(row, FactRow):
                row.show_fact(fact)
            else:
                row.setText(fact.text)
                row.setAccessibleName(f"{fact.label}: {fact.text}")

    def texts(self) -> dict[str, str]:
        """What is shown, by label."""
        return {
            row._fact.label if isinstance(row, FactRow) else row.accessibleName().split(":")[0]: (
                row._fact.text if isinstance(row, FactRow) else row.text()
            )
            for row in self._rows
        }

    def _rebuild(self, wanted: list[bool]) -> None:
        """Rows that fit from the top on are kept: to make one takes a millisecond or two."""
        kept = 0
        while kept < min(len(wanted), len(self._rows)) and wanted[kept] == isinstance(
            self._rows[kept], QLabel
        ):
            kept += 1
        for row in self._rows[kept:]:
            self._layout.removeWidget(row)
            row.hide()
            row.deleteLater()
        del self._rows[kept:]
        for wide in wanted[kept:]:
            row = self._wide_row() if wide else FactRow(self._theme, self)
            if isinstance(row, FactRow):
                row.followed.connect(self.followed)
            self._layout.addWidget(row)
            self._rows.append(row)

    def _wide_row(self) -> QLabel:
        label = QLabel(self)
        label.setProperty("role", "label")
        label.setWordWrap(True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        label.setContentsMargins(0, 2, 0, 6)
        return label

    def _on_theme(self) -> None:
        for row in self._rows:
            if isinstance(row, FactRow):
                row.refresh_theme()
