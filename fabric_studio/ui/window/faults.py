"""A fault of the program, told in the window: an exception that nothing expected must not pass unseen."""

from __future__ import annotations

import sys
import threading
from types import TracebackType

from PySide6.QtCore import QObject

from fabric_studio.base.faults import keep_trace
from fabric_studio.base.language import tr
from fabric_studio.ui.notices import Notices


class Faults(QObject):
    """While it watches, an exception out of an event, a slot or a thread becomes a notice and a log for a report; one notice for
    each place, since what fails while painting fails sixty times a second."""

    def __init__(self, notices: Notices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notices = notices
        self._told: set[tuple[str, int]] = set()

    def watch(self) -> None:
        sys.excepthook = self.tell
        threading.excepthook = self._tell_of_thread

    def tell(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None = None
    ) -> None:
        place = _place(error)
        if place in self._told:
            return
        sys.__excepthook__(kind, error, trace)
        if not issubclass(kind, Exception):
            return
        self._told.add(place)
        self._notices.error(
            tr(
                "An internal error, which is a fault of this program. What you just did may not have happened; the design is kept, and can be saved. Please report it with {log}",
                log=keep_trace(error),
            )
        )

    def _tell_of_thread(self, told: threading.ExceptHookArgs) -> None:
        if told.exc_value is not None:
            self.tell(told.exc_type, told.exc_value, told.exc_traceback)


def _place(error: BaseException) -> tuple[str, int]:
    """Where it was raised: what Qt hands on names what it came from as its cause."""
    while error.__cause__ is not None:
        error = error.__cause__
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return (type(error).__name__, 0) if trace is None else (trace.tb_frame.f_code.co_filename, trace.tb_lineno)
