"""What the user is told: one short line at the bottom of the plan, with a severity and at most one thing to do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QObject, Signal

Severity = Literal["info", "warning", "error"]


@dataclass(frozen=True, slots=True)
class Notice:
    """`action` is a label and what it does."""

    severity: Severity
    text: str
    action: tuple[str, Callable[[], None]] | None = None


class Notices(QObject):
    """Signals: `posted(Notice)`."""

    posted = Signal(object)

    def info(self, text: str, action: tuple[str, Callable[[], None]] | None = None) -> None:
        self.posted.emit(Notice("info", text, action))

    def warning(self, text: str, action: tuple[str, Callable[[], None]] | None = None) -> None:
        self.posted.emit(Notice("warning", text, action))

    def error(self, text: str, action: tuple[str, Callable[[], None]] | None = None) -> None:
        self.posted.emit(Notice("error", text, action))
