"""Progress of long work, and the way to stop it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from threading import Event

from fabric_studio.base.errors import CancelledError


@dataclass
class Progress:
    """Passed into long work, which calls `step` often; `step` raises CancelledError once `cancel` was called.

    `listen(fraction, text)` is called on the working thread; fraction is 0..1.
    """

    listen: Callable[[float, str], None] | None = None
    _cancelled: Event = field(default_factory=Event)

    def cancel(self) -> None:
        self._cancelled.set()

    @property
    def cancelled(self) -> bool:
        return self._cancelled.is_set()

    def step(self, fraction: float, text: str = "") -> None:
        if self._cancelled.is_set():
            raise CancelledError()
        if self.listen is not None:
            self.listen(min(max(fraction, 0.0), 1.0), text)

    @contextmanager
    def watched(self) -> Iterator[None]:
        """While this lasts, `checkpoint` in this thread stops the work once it is cancelled: for what is worked out far below, where
        a value is asked for and no progress is handed on."""
        token = _WATCHED.set(self)
        try:
            yield
        finally:
            _WATCHED.reset(token)


_WATCHED: ContextVar[Progress | None] = ContextVar("watched", default=None)


def checkpoint() -> None:
    """Called between the pieces of long work; raises CancelledError once the work of this thread was cancelled."""
    watch = _WATCHED.get()
    if watch is not None and watch.cancelled:
        raise CancelledError()


def silent() -> Progress:
    """Progress that nobody watches."""
    return Progress()
