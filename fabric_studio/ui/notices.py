"""What the user is told: one short line over the plan, with a severity and at most a thing or two to do."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from fabric_studio.app.notices import Notice

Act = tuple[str, Callable[[], None]]
"""A label and what it does."""


class Notices(QObject):
    """Signals: `posted(Notice)`. May be used from any thread; receivers that are QObjects hear it on their own."""

    posted = Signal(object)

    def info(self, text: str, action: Act | None = None) -> None:
        self.post(Notice("info", text, () if action is None else (action,)))

    def warning(self, text: str, action: Act | None = None) -> None:
        self.post(Notice("warning", text, () if action is None else (action,)))

    def error(self, text: str, action: Act | None = None) -> None:
        self.post(Notice("error", text, () if action is None else (action,)))

    def post(self, notice: Notice) -> None:
        self.posted.emit(notice)
