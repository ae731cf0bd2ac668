"""All of one finding: the whole sentence, the figures, why the rule is there, and the buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from fabric_studio.app.commands import findings as commands
from fabric_studio.base.language import tr
from fabric_studio.rules.findings import Finding
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.mend import fix_all
from fabric_studio.ui.panels.findings.here import approve_finding, fix_finding, show_finding
from fabric_studio.ui.panels.findings.model import amount_words, rule_named
from fabric_studio.ui.theme import SPACE


class FindingDetail(QFrame):
    """Below the list of findings, or beside it."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._finding: Finding | None = None
        self.setProperty("role", "well")
        self.text, self.amount, self.why = QLabel(), QLabel(), QLabel()
        self.amount.setProperty("role", "label")
        self.why.setProperty("role", "label")
        for label in (self.text, self.amount, self.why):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.fix = QPushButton()
        self.fix.setProperty("role", "primary")
        self.show_button, self.approve = QPushButton(tr("Show")), QPushButton(tr("Approve…"))
        self.fix_all = QPushButton(tr("Fix all of this kind …"))
        self.fix.clicked.connect(self._on_fix)
        self.fix_all.clicked.connect(self._on_fix_all)
        self.show_button.clicked.connect(self._on_show)
        self.approve.clicked.connect(self._on_approve)
        buttons = QHBoxLayout()
        buttons.setSpacing(SPACE)
        for button in (self.fix, self.fix_all, self.show_button, self.approve):
            buttons.addWidget(button)
        buttons.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SPACE + 4, SPACE, SPACE, SPACE)
        layout.setSpacing(SPACE)
        layout.addWidget(self._scrolled(), 1)
        layout.addLayout(buttons)

    def _scrolled(self) -> QScrollArea:
        """The words, however low the panel is."""
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for label in (self.text, self.amount, self.why):
            column.addWidget(label)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setAccessibleName(tr("Finding"))
        scroll.setWidget(inside)
        return scroll

    def show_finding(self, finding: Finding | None) -> None:
        self._finding = finding
        self.setVisible(finding is not None)
        if finding is None:
            return
        rule = rule_named(finding.rule)
        self.text.setText(finding.text)
        self.amount.setText(amount_words(finding))
        self.amount.setVisible(bool(self.amount.text()))
        self.why.setText(
            tr("{rationale} Source: {source}", rationale=tr(rule.rationale), source=tr(rule.source))
            if rule is not None
            else finding.rule
        )
        self.fix.setVisible(finding.fix is not None and not finding.approved)
        self.fix.setText(tr("Fix: {text}", text=finding.fix.text) if finding.fix is not None else "")
        same = self._context.report.findings if self._context.report is not None else ()
        alike = sum(1 for f in same if f.rule == finding.rule and f.fix is not None and not f.approved)
        self.fix_all.setVisible(alike > 1 and not finding.approved)
        self.approve.setText(tr("Withdraw approval") if finding.approved else tr("Approve…"))

    def _on_fix(self) -> None:
        if self._finding is not None:
            fix_finding(self._context, self._finding)

    def _on_fix_all(self) -> None:
        if self._finding is not None:
            fix_all(self._context, self._finding.rule, self)

    def _on_show(self) -> None:
        if self._finding is not None:
            show_finding(self._context, self._finding)

    def _on_approve(self) -> None:
        if self._finding is None:
            return
        if self._finding.approved:
            self._context.do(commands.withdraw_approval, self._context.document, self._finding)
        else:
            approve_finding(self._context, self._finding, self)
