"""Accepting a finding: nobody may do so without a reason."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLabel, QPlainTextEdit, QWidget

from fabric_studio.base.language import tr
from fabric_studio.rules.findings import Finding
from fabric_studio.ui.dialogs.frame import DialogFrame

_MOST_CHARACTERS = 2000


class ApproveDialog(DialogFrame):
    """Ctrl+Return approves; the button waits for a reason."""

    def __init__(self, finding: Finding, parent: QWidget | None = None) -> None:
        sentence = tr(
            "It stays in the list as approved, with your reason, and no longer counts. The reason is kept in the project."
        )
        super().__init__(tr("Approve finding"), sentence, parent)
        self.setMinimumWidth(440)
        text = QLabel(finding.text)
        text.setTextFormat(Qt.TextFormat.PlainText)
        text.setWordWrap(True)
        self.reason = QPlainTextEdit()
        self.reason.setPlaceholderText(tr("Why is this acceptable here?"))
        self.reason.setAccessibleName(tr("Reason"))
        self.reason.setTabChangesFocus(True)
        self.reason.setFixedHeight(96)
        self.reason.setPlainText(finding.approved)
        self.body.addWidget(text)
        self.body.addWidget(self.reason)
        self.add_button(tr("Cancel"), self.reject)
        self.approve = self.add_button(tr("Approve"), self.accept, role="primary")
        self.reason.textChanged.connect(self._on_text)
        self._on_text()

    @property
    def text(self) -> str:
        return " ".join(self.reason.toPlainText().split())[:_MOST_CHARACTERS]

    def _on_text(self) -> None:
        self.approve.setEnabled(bool(self.text))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if control and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.text:
            self.accept()
        else:
            super().keyPressEvent(event)


def ask_reason(finding: Finding, parent: QWidget) -> str:
    """The reason somebody gave, "" when they thought better of it."""
    dialog = ApproveDialog(finding, parent.window())
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    reason = dialog.text if accepted else ""
    dialog.deleteLater()
    return reason
