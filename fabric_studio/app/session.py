"""One open design: where it lies, whether it is saved, and its recovery journal. The window and scripts hold one each."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from psygnal import Signal

from fabric_studio.app import opened
from fabric_studio.app.jobs import Job
from fabric_studio.app.notices import Notice
from fabric_studio.app.opened import Opened
from fabric_studio.app.preferences import PreferencesFile, recovery_folder
from fabric_studio.app.safety_net import SafetyNet
from fabric_studio.base.errors import BadInputError, FabricError
from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress
from fabric_studio.catalog.library import Library, load_library
from fabric_studio.catalog.parts import AnyPart
from fabric_studio.io import recovery as journals
from fabric_studio.io.importers.report import Report
from fabric_studio.io.project import SUFFIX, save_project
from fabric_studio.io.recovery import Recovery
from fabric_studio.model.journal import Change, Document
from fabric_studio.model.snapshot import Snapshot


@dataclass(frozen=True)
class _Save:
    """A save that has begun: what is written, and where."""

    document: Document
    snapshot: Snapshot
    content: int
    target: Path
    view: dict[str, Any]
    runs: dict[str, bytes]


class Session:
    """Signals: `document_replaced()` when another design is open; `changed(Change)` once per commit, undo and redo;
    `state_changed()` when path, title or saved state may have changed; `notice(Notice)`.

    Edits, `adopt` and the other calls belong to one thread. `save_later` writes on another; its signals come from there.
    """

    document_replaced = Signal()
    changed = Signal(Change)
    state_changed = Signal()
    notice = Signal(Notice)

    def __init__(
        self,
        library: Library | None = None,
        *,
        preferences: PreferencesFile | None = None,
        recovery: Path | None = None,
    ) -> None:
        self.library = library or load_library()
        self.preferences = preferences or PreferencesFile()
        self.view: dict[str, Any] = {}
        self.runs: dict[str, bytes] = {}
        self.report: Report | None = None
        self.path: Path | None = None
        self._label = tr("Untitled")
        self._recovery_folder = recovery or recovery_folder()
        self._net = SafetyNet(self._recovery_folder, lambda text: self.notice.emit(Notice("warning", text)))
        self._file_state: tuple[int, int] | None = None
        self.document = Document()
        self._take(Opened(self.document, tr("Untitled")))

    # -- what is open -----------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """The name of the design: the project's own, else its file, else what it came from."""
        name = self.document.snapshot().setting("name")
        if isinstance(name, str) and name.strip():
            return name
        return self.path.name.removesuffix(SUFFIX) if self.path is not None else self._label

    @property
    def dirty(self) -> bool:
        """True when closing would lose something."""
        return self.document.dirty

    @property
    def changed_on_disk(self) -> bool:
        """True when another program has written the project file since it was opened or saved here."""
        return self.path is not None and _file_state(self.path) != self._file_state

    def parts(self) -> Library:
        """The catalogue with the parts that only this design has."""
        specs: list[AnyPart] = list(self.document.snapshot().parts.spec)
        return self.library.with_rows(
            spec for spec in specs if spec.id not in self.library.parts and spec.id not in self.library.media
        )

    # -- opening ----------------------------------------------------------------------------------------------------

    def new(self) -> None:
        """An empty design."""
        self.adopt(Opened(Document(), tr("Untitled")))

    def open(self, path: Path | str, progress: Progress | None = None) -> None:
        """Open a project. BadInputError leaves the present design open."""
        self.adopt(opened.read(Path(path), progress))

    def new_from_template(
        self, name: str, params: Mapping[str, object], progress: Progress | None = None
    ) -> None:
        """Open a design drawn by a template."""
        self.adopt(opened.make(name, params, self.library, progress))

    def import_(
        self,
        path: Path | str,
        *,
        format: str = "auto",
        extra: Path | None = None,
        progress: Progress | None = None,
    ) -> Report:
        """Open a design made of a file of another program; returns the report of the import."""
        made = opened.bring_in(Path(path), format=format, extra=extra, progress=progress)
        assert made.report is not None
        self.adopt(made)
        return made.report

    def adopt(self, made: Opened) -> None:
        """Put a design that was made ready in the background in the place of the present one."""
        self.document.changed.disconnect(self._on_changed)
        self._take(made)
        if made.path is not None and not made.unsaved:
            self.preferences.add_recent(made.path)
        self.document_replaced.emit()
        self.state_changed.emit()
        if made.older_format:
            text = tr(
                "{label} was written by an older version; saving keeps the old file as .bak", label=made.label
            )
            self.notice.emit(Notice("info", text))

    def _take(self, made: Opened) -> None:
        self.document, self.path, self._label = made.document, made.path, made.label
        self.view, self.runs, self.report = dict(made.view), dict(made.runs), made.report
        self._file_state = None if made.path is None else _file_state(made.path)
        snapshot = self.document.snapshot()
        in_file = made.path is not None and not made.unsaved
        unsaved = not in_file and len(snapshot) > 0
        if unsaved:
            self.document.mark_unsaved()
        else:
            self.document.mark_saved()
        label = tr("New: {label}", label=made.label)
        self._net.start(snapshot, made.path, label=label, unsaved=unsaved, view=self.view)
        self.document.changed.connect(self._on_changed)

    def look(self, name: str, value: Any) -> None:
        """Keep how the design is looked at, with the next save and in the recovery journal; None or nothing: as usual. It is no
        edit: nothing becomes unsaved, nothing can be undone."""
        if value:
            self.view[name] = value
        else:
            self.view.pop(name, None)
        self._net.look(self.view)

    # -- saving -----------------------------------------------------------------------------------------------------

    def save(
        self,
        path: Path | str | None = None,
        *,
        view: Mapping[str, Any] | None = None,
        progress: Progress | None = None,
    ) -> None:
        """Write the design to its project file, or to `path` from now on. BadInputError when it cannot be written."""
        saving = self._begin_save(path, view)
        self._write(saving, progress)

    def save_later(
        self, path: Path | str | None = None, *, view: Mapping[str, Any] | None = None, **listeners: Any
    ) -> Job[None]:
        """`save` in the background: the design as it is now; editing goes on meanwhile. listeners: as of `Job`."""
        return Job(tr("Save"), self.ready_to_save(path, view=view), **listeners)

    def ready_to_save(
        self, path: Path | str | None = None, *, view: Mapping[str, Any] | None = None
    ) -> Callable[[Progress], None]:
        """What writes the design as it is now, on any thread. It must be called: until then no other save can begin."""
        return partial(self._write, self._begin_save(path, view))

    def _begin_save(self, path: Path | str | None, view: Mapping[str, Any] | None) -> _Save:
        target = self.path if path is None else Path(path)
        if target is None:
            raise BadInputError("save", tr("the design lies in no file yet"), tr("give a file name"))
        if view is not None:
            self.view = dict(view)
        self._net.save_begins()
        return _Save(
            self.document,
            self.document.snapshot(),
            self.document.seal(),
            target,
            dict(self.view),
            dict(self.runs),
        )

    def _write(self, saving: _Save, progress: Progress | None) -> None:
        try:
            save_project(
                saving.snapshot, saving.target, view=saving.view, runs=saving.runs, progress=progress
            )
        except BaseException:
            self._net.save_failed()
            raise
        if saving.document is not self.document:
            return
        saving.document.mark_saved(saving.content)
        self.path, self._file_state = saving.target, _file_state(saving.target)
        self._net.saved(saving.snapshot, saving.target)
        self.preferences.add_recent(saving.target)
        self.state_changed.emit()

    # -- recovery ---------------------------------------------------------------------------------------------------

    def recoverable(self) -> list[Recovery]:
        """What earlier sessions left unsaved when they were killed, newest first."""
        return journals.recoverable(self._recovery_folder)

    def recover(self, recovery: Recovery) -> None:
        """Open what was left behind. It counts as unsaved; the project file it came from is not touched until saved."""
        with journals.taken(recovery) as (document, view):
            self.adopt(Opened(document, recovery.title, recovery.path, view, unsaved=True))
            if self._net.broken:
                raise FabricError(
                    tr(
                        "{recovery} is open, but no new recovery journal could be written; save it",
                        recovery=recovery.title,
                    )
                )

    def discard(self, recovery: Recovery) -> None:
        """Give up what was left behind."""
        journals.discard(recovery)

    def close(self) -> None:
        """End the session: nothing is left to recover. Ask about unsaved changes before."""
        self._net.stop()
        self.document.changed.disconnect(self._on_changed)

    def _on_changed(self, change: Change) -> None:
        self._net.record(change, self.document)
        self.changed.emit(change)
        self.state_changed.emit()


def _file_state(path: Path) -> tuple[int, int] | None:
    """Time and size of a project file, or of the design in a folder."""
    with contextlib.suppress(OSError):
        info = (path / "design.json" if path.is_dir() else path).stat()
        return info.st_mtime_ns, info.st_size
    return None
