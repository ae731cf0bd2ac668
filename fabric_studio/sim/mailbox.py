"""A mailbox with one slot: the newest wins, so a slow reader never holds up a fast writer."""

from __future__ import annotations

from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Mailbox(Generic[T]):
    """`put` from one thread, `take` from another; what was not taken in time is replaced."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._newest: T | None = None
        self.dropped = 0
        """How many were replaced before anybody took them"""

    def put(self, item: T) -> None:
        with self._lock:
            self.dropped += self._newest is not None
            self._newest = item

    def take(self) -> T | None:
        """The newest item not yet taken, or None."""
        with self._lock:
            item, self._newest = self._newest, None
            return item
