"""Gets the simulator ready while the window is in use: the first time after installing its kernels are compiled."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QWidget

from fabric_studio.app.jobs import Job
from fabric_studio.base.language import tr
from fabric_studio.sim.warmup import is_ready, warm_up
from fabric_studio.ui.theme import SPACE

PATIENCE_S = 5.0
"""How long the window waits at its end for the kernel that is being compiled"""


class Warming(QWidget):
    """A word and a bar for the foot of the window; hidden but for the time that it takes. Call `shut_down` before the window
    goes: what was compiled until then stays in the cache."""

    _progressed = Signal(float, str)
    _finished = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._job: Job[None] | None = None
        self.words = QLabel(tr("preparing simulator"))
        self.words.setProperty("role", "label")
        self.bar = QProgressBar()
        self.bar.setRange(0, 1000)
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(96)
        self.bar.setAccessibleName(tr("Preparing the simulator"))
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE, 0, SPACE, 0)
        row.setSpacing(SPACE)
        row.addWidget(self.words)
        row.addWidget(self.bar)
        self.setToolTip(
            tr(
                "Once after installing the simulator is compiled, about a minute; later starts take it from a cache."
            )
        )
        self._progressed.connect(lambda part, _text: self.bar.setValue(round(1000 * part)))
        self._finished.connect(lambda _job: self.hide())
        self.hide()

    def begin(self) -> None:
        """Compile what is not in the cache, in a thread; nothing happens where an earlier start has done so."""
        if self._job is None and not is_ready():
            self.show()
            self._job = Job(
                tr("Preparing the simulator"),
                warm_up,
                on_progress=self._progressed.emit,
                on_done=self._finished.emit,
            )

    def shut_down(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job.wait(PATIENCE_S)
