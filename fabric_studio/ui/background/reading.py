"""Figures of the whole design for a panel: worked out at once for a small design, beside the window for a large one."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from fabric_studio.app.large import is_large
from fabric_studio.app.latest import Latest
from fabric_studio.model.snapshot import Snapshot

Result = TypeVar("Result")


class Reading(QObject):
    """`ask(snapshot)`; then `show(work(snapshot))` is called on the thread of the window, for the newest snapshot alone. What
    is on show stays until then. `work` reads nothing but the snapshot."""

    _arrived = Signal(object, object)

    def __init__(
        self,
        title: str,
        work: Callable[[Snapshot], Result],
        show: Callable[[Result], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._work, self._show = work, show
        self._newest: Snapshot | None = None
        self._arrived.connect(self._on_arrived)
        self._latest: Latest[Snapshot, Any] = Latest(title, lambda item, _: work(item), self._on_done)

    def ask(self, snapshot: Snapshot) -> None:
        if is_large(snapshot):
            self._newest = snapshot
            self._latest.submit(snapshot)
            return
        self.stop()
        self._show(self._work(snapshot))

    def stop(self) -> None:
        """Show nothing that is still being worked out."""
        self._newest = None
        self._latest.cancel()

    def _on_done(self, snapshot: Snapshot, result: object) -> None:
        # The panel may have been closed meanwhile.
        with contextlib.suppress(RuntimeError):
            self._arrived.emit(snapshot, result)

    def _on_arrived(self, snapshot: Snapshot, result: Any) -> None:
        if snapshot is self._newest:
            # A large design is not kept alive by what was once read in it.
            self._newest = None
            self._show(result)
