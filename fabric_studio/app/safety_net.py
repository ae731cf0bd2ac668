"""Keeps the recovery journal of one session right while it edits, saves and opens other designs. Thread-safe."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import RLock

from fabric_studio.base.errors import FabricError
from fabric_studio.base.language import tr
from fabric_studio.io.recovery import Journal
from fabric_studio.model.journal import Change, Document
from fabric_studio.model.snapshot import Snapshot


class SafetyNet:
    """The journal starts from `base`, what the project file holds, and is written from the first commit on; a design
    that lies in no file is written at once. While a save is running, commits are remembered, for they are not in it.

    `on_broken(text)` is called once when the journal cannot be written; the session then goes on without.
    """

    def __init__(self, folder: Path, on_broken: Callable[[str], None]) -> None:
        self._journal, self._on_broken = Journal(folder), on_broken
        self._lock = RLock()
        self._base = Document().snapshot()
        self._path: Path | None = None
        self._label = ""
        self._since_save: list[Change] | None = None
        self.broken = False

    def start(self, base: Snapshot, path: Path | None, *, label: str, unsaved: bool) -> None:
        """Another design is open. `unsaved`: no file holds it as it is."""
        with self._lock:
            self.stop()
            self._base, self._path, self._label = base, path, label
            self.broken = False
            if unsaved:
                self._try(lambda: self._begin(unsaved=True))

    def record(self, change: Change, document: Document) -> None:
        """One commit of the open design."""
        with self._lock:
            if self._since_save is not None:
                self._since_save.append(change)
            self._try(lambda: self._record(change, document))

    def save_begins(self) -> None:
        with self._lock:
            if self._since_save is not None:
                raise FabricError(tr("the last save is still going on; try again in a moment"))
            self._since_save = []

    def save_failed(self) -> None:
        with self._lock:
            self._since_save = None

    def saved(self, snapshot: Snapshot, path: Path) -> None:
        """`path` now holds `snapshot`; only what was committed since needs the journal."""
        with self._lock:
            since, self._since_save = self._since_save or [], None
            self._base, self._path = snapshot, path
            self._try(lambda: self._restart(since))

    def stop(self) -> None:
        """Nothing is left to recover: the design was given up."""
        with self._lock:
            self._since_save = None
            self._try(self._journal.end)

    def _record(self, change: Change, document: Document) -> None:
        if not self._journal.active:
            self._begin()
        self._journal.append(change)
        if self._journal.wants_compacting:
            tables = document.snapshot().tables
            self._journal.begin(tables, path=self._path, unsaved=True, label=change.label)

    def _begin(self, *, unsaved: bool = False) -> None:
        self._journal.begin(self._base.tables, path=self._path, unsaved=unsaved, label=self._label)

    def _restart(self, since: list[Change]) -> None:
        if not since:
            self._journal.end()
            return
        self._begin()
        for change in since:
            self._journal.append(change)

    def _try(self, write: Callable[[], None]) -> None:
        if self.broken:
            return
        try:
            write()
        except OSError as error:
            self.broken = True
            self._on_broken(
                tr(
                    "recovery journal cannot be written ({strerror}); save often",
                    strerror=error.strerror or error,
                )
            )
