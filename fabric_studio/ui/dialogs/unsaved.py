"""The question before unsaved work would be lost."""

from __future__ import annotations

from typing import Literal

from PySide6.QtWidgets import QWidget

from fabric_studio.base.language import tr
from fabric_studio.ui.dialogs.frame import DialogFrame

Answer = Literal["save", "discard", "cancel"]


class UnsavedDialog(DialogFrame):
    """Saving is what Return does; Esc goes back to the design."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(
            tr("Save the changes to “{title}”?", title=title),
            tr("Otherwise what was drawn since the last save is lost."),
            parent,
        )
        self.answer: Answer = "cancel"
        self.setMinimumWidth(420)
        self.discard_button = self.add_button(
            tr("Do not save"), lambda: self._take("discard"), role="danger", left=True
        )
        self.cancel_button = self.add_button(tr("Cancel"), self.reject)
        self.save_button = self.add_button(tr("Save"), lambda: self._take("save"), role="primary")

    def _take(self, answer: Answer) -> None:
        self.answer = answer
        self.accept()


def ask_unsaved(title: str, parent: QWidget) -> Answer:
    """What to do with unsaved work."""
    dialog = UnsavedDialog(title, parent)
    dialog.exec()
    answer = dialog.answer
    dialog.deleteLater()
    return answer
