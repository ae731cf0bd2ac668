"""The findings about what is selected, as cards under the inspector, with their fix at hand."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from fabric_studio.app.commands import findings as commands
from fabric_studio.base.language import tr
from fabric_studio.rules.findings import Finding
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.approve import ask_reason
from fabric_studio.ui.icons import icon
from fabric_studio.ui.panels.findings.index import index_of, with_contents
from fabric_studio.ui.theme import SPACE

MARKS = {"error": "warning-circle", "warning": "warning", "info": "info"}
TONES = {"error": "error", "warning": "warn", "info": "accent"}
_SHOWN = 3
_LARGEST_SELECTION = 400


class FindingCard(QFrame):
    """One finding: a mark, the sentence, and what can be done."""

    def __init__(self, context: Context, finding: Finding, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context, self.finding = context, finding
        theme, tone = context.theme, TONES[finding.severity]
        self.setProperty("role", "card")
        edge, ground = getattr(theme.tokens, tone), theme.tokens.raised
        self.setStyleSheet(
            f"FindingCard {{ border: 1px solid {edge}; border-radius: 6px; background: {ground}; }}"
        )
        mark = QLabel()
        mark.setPixmap(icon(MARKS[finding.severity], theme, colour=tone).pixmap(16, 16))
        mark.setAccessibleName(tr(finding.severity))
        words = QLabel(finding.text)
        words.setWordWrap(True)
        words.setTextFormat(Qt.TextFormat.PlainText)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        buttons = QHBoxLayout()
        buttons.setSpacing(0)
        if finding.fix is not None:
            fix = self._button(tr("Fix"), self._fix)
            fix.setToolTip(finding.fix.text)
            fix.setAccessibleName(tr("Fix: {text}", text=finding.fix.text))
            buttons.addWidget(fix)
        buttons.addWidget(self._button(tr("Show"), lambda: show_finding(context, finding)))
        buttons.addWidget(self._button(tr("Approve…"), lambda: approve_finding(context, finding, self)))
        buttons.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(SPACE)
        top.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(words, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SPACE + 2, SPACE, SPACE, 4)
        layout.setSpacing(2)
        layout.addLayout(top)
        layout.addLayout(buttons)

    def _button(self, text: str, act: object) -> QPushButton:
        button = QPushButton(text)
        button.setProperty("role", "link")
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(lambda _checked=False: act())  # type: ignore[operator]
        return button

    def _fix(self) -> None:
        fix_finding(self._context, self.finding)


def show_finding(context: Context, finding: Finding) -> None:
    """Bring what a finding names into view, as far as it is still there."""
    ids: dict[str, list[int]] = {}
    for kind, uid in finding.where:
        if uid in context.snapshot.table(kind):
            ids.setdefault(kind, []).append(uid)
    if ids:
        context.show({kind: np.array(sorted(uids), np.int64) for kind, uids in ids.items()})


def fix_finding(context: Context, finding: Finding) -> None:
    """Apply the fix as one undo step, and say so with a way back."""
    if finding.fix is None:
        return
    before = context.document.revision
    context.do(commands.apply_fix, context.document, context.library, finding.fix)
    if context.document.revision != before:
        context.notices.info(tr("Fixed: {text}", text=finding.fix.text), (tr("Undo"), lambda: _undo(context)))


def _undo(context: Context) -> None:
    context.document.undo()


def approve_finding(context: Context, finding: Finding, parent: QWidget) -> None:
    """Ask for the reason and keep it with the project."""
    reason = ask_reason(finding, parent)
    if reason:
        context.do(commands.approve, context.document, finding, reason)


class FindingsHere(QWidget):
    """Up to three cards; the rest is counted."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._index = index_of(context.report)
        self.cards: list[FindingCard] = []
        self._title = QLabel()
        self._title.setProperty("role", "section")
        self.more = QLabel()
        self.more.setProperty("role", "label")
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(SPACE)
        self._layout.addWidget(self._title)
        self._layout.addWidget(self.more)
        context.report_changed.connect(self._on_report)
        context.selection_changed.connect(self.refresh)
        context.theme_changed.connect(self._rebuild)
        self._shown: list[Finding] = []
        self._total = 0
        self.refresh()

    def _on_report(self, report: object) -> None:
        self._index = index_of(self._context.report)
        self.refresh()

    def refresh(self) -> None:
        selection = self._context.selection
        found: list[Finding] = []
        if 0 < len(selection) <= _LARGEST_SELECTION and len(self._index):
            keys = []
            for kind, uids in selection.ids.items():
                uids = uids[self._context.snapshot.table(kind).has(uids)]
                keys += with_contents(self._context.snapshot, kind, uids)
            found = self._index.about(keys)
        self._total = len(found)
        if found[:_SHOWN] != self._shown:
            self._shown = found[:_SHOWN]
            self._rebuild()
        self._head()

    def _rebuild(self) -> None:
        for card in self.cards:
            self._layout.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = [FindingCard(self._context, finding, self) for finding in self._shown]
        for place, card in enumerate(self.cards):
            self._layout.insertWidget(1 + place, card)
        self._head()

    def _head(self) -> None:
        self.setVisible(self._total > 0)
        self._title.setText(tr("FINDINGS HERE  {total:,}", total=self._total))
        self.more.setVisible(self._total > _SHOWN)
        self.more.setText(tr("and {total:,} more in the list of findings", total=self._total - _SHOWN))
