"""Keeps the recovery journal of one session right while it edits, saves and opens other designs. Thread-safe."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from threading import RLock, Thread
from typing import Any

from fabric_studio.app.large import is_large
from fabric_studio.base.errors import FabricError
from fabric_studio.base.language import tr
from fabric_studio.io.recovery import Journal
from fabric_studio.model.journal import Change, Document
from fabric_studio.model.snapshot import Snapshot


class SafetyNet:
    """The journal starts from `base`, what the project file holds, and is written from the first commit on; a design
    that lies in no file is written at once. While a save is running, commits are remembered, for they are not in it.

    The base of a large design is written on a thread, since it takes a second, and as soon as it is opened or saved, so
    that it lies ready before the first commit: commits made meanwhile follow it, and for as long the journal before it,
    if there was one, is kept up to date.

    `on_broken(text)` is called once when the journal cannot be written; the session then goes on without.
    """

    def __init__(self, folder: Path, on_broken: Callable[[str], None]) -> None:
        self._journal, self._on_broken = Journal(folder), on_broken
        self._lock = RLock()
        self._base = Document().snapshot()
        self._path: Path | None = None
        self._label = ""
        self._view: dict[str, Any] = {}
        self._since_save: list[Change] | None = None
        self._since_begin: list[Change] | None = None
        self._writing: Thread | None = None
        self._writing_for: object = None
        self.broken = False

    def start(
        self,
        base: Snapshot,
        path: Path | None,
        *,
        label: str,
        unsaved: bool,
        view: Mapping[str, Any] | None = None,
    ) -> None:
        """Another design is open. `unsaved`: no file holds it as it is."""
        with self._lock:
            self._forget()
            self._base, self._path, self._label, self._view = base, path, label, dict(view or {})
            self.broken = False
            if unsaved or is_large(base):
                self._try(lambda: self._begin(base, label, unsaved=unsaved))

    def record(self, change: Change, document: Document) -> None:
        """One commit of the open design."""
        with self._lock:
            if self._since_save is not None:
                self._since_save.append(change)
            self._try(lambda: self._record(change, document))

    def look(self, view: Mapping[str, Any]) -> None:
        """The open design is looked at in another way. By itself that is nothing to recover."""
        with self._lock:
            self._view = dict(view)
            self._try(lambda: self._journal.append_view(self._view))

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
            self._forget()
            writing = self._writing
        if writing is not None:
            writing.join()

    def settle(self) -> None:
        """Wait until all that was committed lies in the journal."""
        writing = self._writing
        if writing is not None:
            writing.join()

    def _forget(self) -> None:
        self._since_save = self._since_begin = self._writing_for = None
        self._try(self._journal.end)

    def _record(self, change: Change, document: Document) -> None:
        if not self._journal.active and self._since_begin is None:
            self._begin(self._base, self._label)
        if self._since_begin is not None:
            self._since_begin.append(change)
        if self._journal.active:
            self._journal.append(change)
            if self._journal.wants_compacting and self._since_begin is None:
                self._begin(document.snapshot(), change.label, unsaved=True)

    def _begin(self, base: Snapshot, label: str, *, unsaved: bool = False) -> None:
        """A journal that starts from `base`; what is committed from now on follows it."""
        if not is_large(base):
            self._journal.begin(base.tables, path=self._path, unsaved=unsaved, label=label, view=self._view)
            return
        self._since_begin, self._writing_for = [], object()
        write = partial(self._write_base, self._writing_for, base, self._path, label, unsaved, self._view)
        self._writing = Thread(target=write, name="Recovery journal", daemon=True)
        self._writing.start()

    def _write_base(
        self,
        writing: object,
        base: Snapshot,
        path: Path | None,
        label: str,
        unsaved: bool,
        view: Mapping[str, Any],
    ) -> None:
        fresh, wrong = Journal(self._journal.folder), None
        try:
            fresh.begin(base.tables, path=path, unsaved=unsaved, label=label, view=view)
        except OSError as error:
            wrong = error
        with self._lock:
            if self._writing_for is not writing:
                fresh.end()
                return
            since, self._since_begin, self._writing_for = self._since_begin or [], None, None

            def take_over() -> None:
                if wrong is not None:
                    raise wrong
                for change in since:
                    fresh.append(change)
                if self._view != view:
                    fresh.append_view(self._view)
                old, self._journal = self._journal, fresh
                old.end()

            self._try(take_over)

    def _restart(self, since: list[Change]) -> None:
        self._since_begin = self._writing_for = None
        if not since:
            self._journal.end()
            if is_large(self._base):
                self._begin(self._base, self._label)
            return
        self._begin(self._base, self._label)
        if self._since_begin is not None:
            self._since_begin += since
            return
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
