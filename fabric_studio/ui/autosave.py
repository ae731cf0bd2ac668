"""Saves the project by itself now and then, for those who asked for it. Work is never lost without: every commit is in the
recovery journal at once."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from fabric_studio.app.jobs import Job
from fabric_studio.base.errors import FabricError
from fabric_studio.ui.canvas.view import PlanView
from fabric_studio.ui.context import Context


class Autosave(QObject):
    """Follows the preference `autosave_min`, 0 for never. Leaves out a project that lies in no file yet, one that another program
    has written meanwhile (saving it is a question for the user), and the middle of a drag."""

    _done = Signal(object)

    def __init__(self, context: Context, plan: PlanView, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._plan = context, plan
        self._told = ""
        self._job: Job[None] | None = None
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.save)
        self._done.connect(self._on_done)
        context.view_changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Take over the preference."""
        wanted_ms = self._context.session.preferences.values.autosave_min * 60_000
        if not wanted_ms:
            self.timer.stop()
        elif self.timer.interval() != wanted_ms or not self.timer.isActive():
            self.timer.start(wanted_ms)

    def save(self) -> None:
        """Now, if there is something to save, on another thread."""
        session = self._context.session
        if session.path is None or not session.dirty or session.changed_on_disk or self._plan.tool.busy:
            return
        try:
            self._job = session.save_later(on_done=self._done.emit)
        except FabricError as error:
            self._tell(str(error))

    def close(self) -> None:
        """No more; wait for what is being written."""
        self.timer.stop()
        if self._job is not None:
            self._job.wait()

    def _on_done(self, job: Job[None]) -> None:
        self._tell(str(job.error) if job.error is not None else "")

    def _tell(self, problem: str) -> None:
        """A disk that is full is mentioned once, not every minute."""
        if problem and problem != self._told:
            self._context.notices.error(problem)
        self._told = problem
