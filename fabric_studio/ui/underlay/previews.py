"""Small pictures made in a thread, the one asked for last first, while a dialog is looked at."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock, Thread

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage


class Previews(QObject):
    """Signals: `made(key, image)`."""

    made = Signal(str, object)

    def __init__(self) -> None:
        super().__init__()
        self._wishes: dict[str, Callable[[], QImage]] = {}
        self._lock = Lock()
        self._thread: Thread | None = None

    def ask(self, key: str, make: Callable[[], QImage]) -> None:
        """A wish takes the place of an older one of the same key."""
        with self._lock:
            self._wishes.pop(key, None)
            self._wishes[key] = make
            if self._thread is None:
                self._thread = Thread(target=self._work, name="previews", daemon=True)
                self._thread.start()

    def stop(self) -> None:
        """Forget what was not made yet, and wait for what is being made."""
        with self._lock:
            self._wishes.clear()
            thread = self._thread
        if thread is not None:
            thread.join(10.0)

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._wishes:
                    self._thread = None
                    return
                key, make = self._wishes.popitem()
            image = make()
            try:
                self.made.emit(key, image)
            except RuntimeError:
                return  # The dialog went away meanwhile.
