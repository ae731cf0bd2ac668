"""The history of a run for the charts: at once for a small fabric, beside the window for a large one."""

from __future__ import annotations

import contextlib
import time
from threading import Lock

from PySide6.QtCore import QObject, Signal

from fabric_studio.app.latest import Latest
from fabric_studio.sim.frames import Frame
from fabric_studio.sim.recorder import Recorder
from fabric_studio.ui.panels.simulation.history import History, HotLinks, history_of

LARGE_LINKS = 20_000
"""To look through so many links for the busiest takes longer than a frame can wait."""
EVERY_S = 0.25
"""So often at most the charts of a large fabric move on."""


class HistoryWork(QObject):
    """Give it every frame of a run; `made(HistoryWork, History)` comes on the thread of the window; by the first a
    panel knows whether it is still about the run that it shows. One run, one HistoryWork."""

    made = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hot = HotLinks()
        self._frames: list[Frame] = []
        self._lock = Lock()
        self._begun_s = -EVERY_S
        self._latest: Latest[Recorder, History] = Latest(
            "Charts", lambda item, _: self._make(item), self._on_done
        )

    def take(self, frame: Frame, recorder: Recorder | None) -> None:
        """`recorder`: None while there is none yet."""
        with self._lock:
            self._frames.append(frame)
        if recorder is None:
            return
        if len(frame.link_row) < LARGE_LINKS:
            self.made.emit(self, self._make(recorder))
        elif not self._latest.busy and time.monotonic() - self._begun_s >= EVERY_S:
            self._begun_s = time.monotonic()
            self._latest.submit(recorder)

    def stop(self) -> None:
        self._latest.cancel()

    def _make(self, recorder: Recorder) -> History:
        with self._lock:
            frames, self._frames = self._frames, []
        for frame in frames:
            self._hot.add(frame)
        return history_of(recorder, self._hot)

    def _on_done(self, _recorder: Recorder, history: History) -> None:
        # The panel may have been closed meanwhile.
        with contextlib.suppress(RuntimeError):
            self.made.emit(self, history)
