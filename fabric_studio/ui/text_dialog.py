"""A long text to read and to copy."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from fabric_studio.ui.dialogs.frame import DialogFrame


class TextDialog(DialogFrame):
    def __init__(self, title: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent=parent)
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(title)
        self.body.addWidget(self.text)
        self.add_button("Copy", self.copy, left=True)
        self.add_button("Close", self.accept, role="primary")
        self.resize(720, 520)

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
