"""The line over the charts that says what the run does, and the way back from an earlier moment."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton

from fabric_studio.app.running import Run
from fabric_studio.base.language import tr
from fabric_studio.sim.frames import Frame
from fabric_studio.ui.controls import ElidedLabel
from fabric_studio.ui.icons import icon
from fabric_studio.ui.panels.simulation.run_words import state_words
from fabric_studio.ui.theme import SPACE, Theme

_MARKS = {
    "preparing": ("hourglass", "accent"),
    "playing": ("play-circle", "accent"),
    "paused": ("pause-circle", "dim"),
    "stalled": ("warning", "warn"),
    "done": ("check-circle", "ok"),
    "stopped": ("stop-circle", "dim"),
    "failed": ("warning-circle", "error"),
    "": ("circle-dashed", "dim"),
}


class RunState(QHBoxLayout):
    """A mark, what runs, how far it is, a bar while the simulator is prepared; `live` is seen while looking back."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.mark, self.title, self.detail = QLabel(), QLabel(), ElidedLabel()
        self.detail.setProperty("role", "dim")
        self.busy = QProgressBar()
        self.busy.setRange(0, 0)
        self.busy.setTextVisible(False)
        self.busy.setFixedWidth(120)
        self.busy.setAccessibleName(tr("Preparing"))
        self.live = QPushButton(tr("Follow the run"))
        self.live.setProperty("role", "quiet")
        self.live.setToolTip(tr("Back from looking at an earlier moment to the newest one (End)"))
        self.setSpacing(SPACE)
        self.addWidget(self.mark)
        self.addWidget(self.title)
        self.addWidget(self.detail, 1)
        self.addWidget(self.busy)
        self.addWidget(self.live)

    def show_run(self, state: str, run: Run | None, frame: Frame | None, looking_at_s: float | None) -> None:
        """looking_at_s: an earlier moment that is shown, None for the newest."""
        icon_name, token = _MARKS[state]
        self.mark.setPixmap(icon(icon_name, self._theme, colour=token).pixmap(16, 16))
        self.busy.setVisible(state == "preparing")
        title, detail = state_words(state, run, frame, looking_at_s)
        self.title.setText(title)
        self.detail.setText(detail)
