"""Finding anything in the design that is open: the index is made in the background after every change."""

from __future__ import annotations

import threading

from fabric_studio.app.latest import Latest
from fabric_studio.app.search.find import MOST, Hit, search
from fabric_studio.app.search.index import Index, Kept, build, ready
from fabric_studio.app.session import Session
from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress
from fabric_studio.model.journal import Change
from fabric_studio.model.snapshot import Snapshot

__all__ = ["Finder", "Hit"]

QUIET_S = 0.3
"""How long nothing must be edited before the index is made anew; a search before that makes it at once."""


class Finder:
    """`find(text)` from any thread. It always answers for the design as it is."""

    def __init__(self, session: Session, *, quiet_s: float = QUIET_S) -> None:
        self._session = session
        self._lock = threading.Lock()
        self._index: Index | None = None
        self._ready_for: Snapshot | None = None
        self._kept: Kept = {}
        self._latest: Latest[Snapshot, Index] = Latest(
            tr("Index"), self._make, lambda _snapshot, _index: None, quiet_s=quiet_s
        )
        session.changed.connect(self._on_changed)
        session.document_replaced.connect(self._on_replaced)
        self._on_replaced()

    @property
    def ready(self) -> bool:
        """True when a search has nothing left to make."""
        return self._ready_for is self._session.document.snapshot()

    def find(self, text: str, *, most: int = MOST) -> list[Hit]:
        """What the text finds, best first: names, ports ("leaf-01 12/2"), labels, parts, roles, cables between two devices."""
        return search(self._of(self._session.document.snapshot()), text, most=most) if text.strip() else []

    def wait(self, timeout_s: float | None = None) -> bool:
        """Wait until the index is made; False when the time ran out first."""
        return self._latest.wait(timeout_s)

    def close(self) -> None:
        """Stop following the session, and wait until the thread is gone."""
        self._session.changed.disconnect(self._on_changed)
        self._session.document_replaced.disconnect(self._on_replaced)
        self._latest.cancel()
        self._latest.wait()

    def _of(self, snapshot: Snapshot) -> Index:
        with self._lock:
            if self._index is None or self._index.snapshot is not snapshot:
                self._index, self._kept = build(snapshot, self._kept, self._index)
            return self._index

    def _make(self, snapshot: Snapshot, progress: Progress) -> Index:
        index = ready(self._of(snapshot))
        self._ready_for = snapshot
        return index

    def _on_changed(self, change: Change) -> None:
        self._latest.submit(self._session.document.snapshot())

    def _on_replaced(self) -> None:
        self._latest.submit(self._session.document.snapshot())
