"""The background check, brought from its thread to the window."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from fabric_studio.app.checking import Checker
from fabric_studio.base.language import tr
from fabric_studio.ui.context import Context


class Checks(QObject):
    """Puts every finished report into the context. Until then the last one stays, so that marks do not flicker."""

    _arrived = Signal()
    _broke = Signal(str)

    def __init__(self, context: Context, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._arrived.connect(self._on_arrived)
        self._broke.connect(self._on_broke)
        self.checker = Checker(context.session)
        self.checker.checked.connect(self._checked)
        self.checker.failed.connect(self._failed)

    def _checked(self, _report: object) -> None:
        self._arrived.emit()

    def _failed(self, text: str) -> None:
        self._broke.emit(text)

    def _on_arrived(self) -> None:
        report = self.checker.report
        if report is not None:
            self._context.set_report(report)

    def _on_broke(self, text: str) -> None:
        self._context.notices.error(tr("The check could not be finished: {text}", text=text))

    def close(self) -> None:
        """Stop, and wait for the thread."""
        self.checker.checked.disconnect(self._checked)
        self.checker.failed.disconnect(self._failed)
        self.checker.close()
