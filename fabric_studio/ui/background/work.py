"""Long work with a strip that says what is going on and a way to stop it; the window stays alive meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from fabric_studio.app.jobs import Job
from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress
from fabric_studio.ui.context import Context
from fabric_studio.ui.theme import SPACE

Result = TypeVar("Result")


class BackgroundWork(QFrame):
    """One piece of work at a time, shown over `over`. Results arrive on the thread of the window."""

    _progressed = Signal(float, str)
    _finished = Signal(object)

    def __init__(self, context: Context, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._context = context
        self._job: Job[Any] | None = None
        self._then: Callable[[Any], None] | None = None
        self.setProperty("role", "card")
        self.setAccessibleName(tr("Progress"))
        self.title, self.step = QLabel(), QLabel()
        self.title.setProperty("role", "strong")
        self.step.setProperty("role", "label")
        self.bar = QProgressBar()
        self.bar.setRange(0, 1000)
        self.bar.setTextVisible(False)
        self.cancel_button = QPushButton(tr("Cancel"))
        self.cancel_button.clicked.connect(self.cancel)
        words = QVBoxLayout()
        words.setSpacing(4)
        for widget in (self.title, self.step, self.bar):
            words.addWidget(widget)
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE * 2, SPACE, SPACE * 2, SPACE + 4)
        row.setSpacing(SPACE * 2)
        row.addLayout(words, 1)
        row.addWidget(self.cancel_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._progressed.connect(self._on_progress)
        self._finished.connect(self._on_done)
        over.installEventFilter(self)
        self.hide()

    @property
    def busy(self) -> bool:
        return self._job is not None

    def run(
        self, title: str, work: Callable[[Progress], Result], then: Callable[[Result], None]
    ) -> Job[Result] | None:
        """Do `work` in a thread, then `then(result)` here. An error becomes a notice; None when something else is
        going on already."""
        if self.refused():
            return None
        self._then = then
        self.title.setText(title)
        self.step.setText("")
        self.bar.setValue(0)
        job = Job(title, work, on_done=self._finished.emit, on_progress=self._progressed.emit)
        self._job = job
        self._place()
        self.show()
        self.raise_()
        return job

    def refused(self) -> bool:
        """Whether something else is going on already; the user is told then."""
        if self._job is None:
            return False
        self._context.notices.warning(
            tr("“{work}” is still going on. Wait for it or cancel it.", work=self._job.title)
        )
        return True

    def cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self.step.setText(tr("Stopping"))

    def wait(self) -> None:
        """Until the work is over; for closing the window."""
        if self._job is not None:
            self._job.cancel()
            self._job.wait()
            self._job = None

    def _on_progress(self, fraction: float, text: str) -> None:
        self.bar.setValue(round(1000 * fraction))
        if text:
            self.step.setText(text)

    def _on_done(self, job: Job[Any]) -> None:
        if job is not self._job:
            return
        self._job, then, self._then = None, self._then, None
        self.hide()
        if job.error is not None:
            self._context.notices.error(str(job.error))
        elif job.cancelled:
            self._context.notices.info(tr("{title}: stopped; nothing was changed", title=job.title))
        elif then is not None:
            then(job.result)

    def _place(self) -> None:
        over = self._over
        wide = min(440, over.width() - 4 * SPACE)
        tall = self.sizeHint().height()
        self.setGeometry((over.width() - wide) // 2, (over.height() - tall) // 2, wide, tall)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show) and not self.isHidden():
            self._place()
        return False
