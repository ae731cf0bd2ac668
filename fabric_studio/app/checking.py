"""The full check in the background after every commit."""

from __future__ import annotations

from typing import Any

from psygnal import Signal

from fabric_studio.app.latest import Latest
from fabric_studio.app.session import Session
from fabric_studio.base.errors import FabricError
from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress
from fabric_studio.model.journal import Change
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.rules.engine import changed_kinds, check, check_changed
from fabric_studio.rules.findings import Report

QUIET_S = 0.15
"""How long nothing must be edited before the check begins; a drag is one commit, arrow keys are many."""


class Checker:
    """Checks the session's design whenever it changes, by the rules that read what was edited; only the newest result is reported.

    Signals, on the checking thread: `checked(Report)`; `failed(str)` when the check itself broke. `outdated()`, on the
    editing thread: the report no longer matches the design. A window passes them on to its own thread and then reads
    `report`.
    """

    checked = Signal(Report)
    failed = Signal(str)
    outdated = Signal()

    def __init__(self, session: Session, *, quiet_s: float = QUIET_S) -> None:
        self._session = session
        self._done: tuple[Snapshot, Report] | None = None
        self._known: tuple[Snapshot, Report] | None = None
        self._latest: Latest[Snapshot, Report] = Latest(
            tr("Check"), self._check, self._on_done, on_error=self._on_error, quiet_s=quiet_s
        )
        session.changed.connect(self._on_changed)
        session.document_replaced.connect(self._on_replaced)
        self.check_now()

    @property
    def report(self) -> Report | None:
        """The report of the design as it is now; None while it is being checked."""
        done = self._done
        return done[1] if done is not None and done[0] is self._session.document.snapshot() else None

    @property
    def busy(self) -> bool:
        return self._latest.busy

    def check_now(self) -> None:
        """Check the present design again."""
        self._done = None
        self.outdated.emit()
        self._latest.submit(self._session.document.snapshot())

    def wait(self, timeout_s: float | None = None) -> bool:
        """Wait for the check of the present design; False when the time ran out first."""
        return self._latest.wait(timeout_s)

    def close(self) -> None:
        """Stop checking, and wait until the thread is gone."""
        self._session.changed.disconnect(self._on_changed)
        self._session.document_replaced.disconnect(self._on_replaced)
        self._latest.cancel()
        self._latest.wait()

    def _on_changed(self, change: Change) -> None:
        self.check_now()

    def _on_replaced(self) -> None:
        self._known = None
        self.check_now()

    def _check(self, snapshot: Snapshot, progress: Progress) -> Report:
        """Only what reads the kinds that were edited since the last report; all of it for another design."""
        library, known = self._session.library, self._known
        if known is None:
            report = check(snapshot, library, progress=progress)
        else:
            report = check_changed(
                snapshot, library, known[1], changed_kinds(known[0], snapshot), progress=progress
            )
        progress.step(1.0)
        return report

    def _on_done(self, snapshot: Snapshot, report: Report) -> None:
        self._done = self._known = (snapshot, report)
        self.checked.emit(report)

    def _on_error(self, snapshot: Any, error: FabricError) -> None:
        self.failed.emit(str(error))
