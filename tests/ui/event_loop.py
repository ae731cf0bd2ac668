"""A watch on the event loop: how long the window did not answer, and why.

A busy machine makes every program late, so the time on the clock alone says little. Three figures are kept of each turn of
the loop: the clock, the processor time of the window's own thread, and the clock without the time for which the window's
thread or a thread it may have waited for stood ready and was given no processor (run_delay in /proc, Linux).
"""

from __future__ import annotations

import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from PySide6.QtCore import Qt, QTimer

BEAT_MS = 5
DEEP = 9
RECENT = 15
_SCRATCH = np.random.default_rng(1).random((4_000, 2))
_TASKS = Path("/proc/self/task")


@dataclass(frozen=True)
class Turn:
    """One turn of the loop. wall_ms: on the clock. own_ms: processor time of the window's thread. fair_ms: the same on a
    processor that does nothing else; two programs on one core slow each other down. held_ms: on the clock without what other
    programs took."""

    wall_ms: float
    own_ms: float
    fair_ms: float
    held_ms: float
    where: str = ""


@dataclass
class Watch:
    """`with Watch() as watch: ...` while the loop is turned; then read `worst_own_ms` and the others."""

    sample_from_ms: float = 0.0
    """Where the window's thread is in a turn is looked up from so many ms on; 0: never."""
    turns: list[Turn] = field(default_factory=list)

    def __enter__(self) -> Watch:
        self._thread = threading.get_native_id()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(BEAT_MS)
        self._timer.timeout.connect(self._beat)
        self._seen: Counter[str] = Counter()
        self._open = True
        self._measured = [_reference_s() for _ in range(200)]
        self._note()
        if self.sample_from_ms:
            self._main = threading.get_ident()
            threading.Thread(target=self._sample, daemon=True).start()
        self._timer.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._open = False
        self._timer.stop()
        self._timer.deleteLater()

    def clear(self) -> None:
        self.turns.clear()
        self._note()

    @property
    def worst_fair_ms(self) -> float:
        return max((turn.fair_ms for turn in self.turns), default=0.0)

    @property
    def worst_own_ms(self) -> float:
        return max((turn.own_ms for turn in self.turns), default=0.0)

    @property
    def worst_wall_ms(self) -> float:
        return max((turn.wall_ms for turn in self.turns), default=0.0)

    @property
    def worst_held_ms(self) -> float:
        return max((turn.held_ms for turn in self.turns), default=0.0)

    def _note(self) -> None:
        self._wall, self._own = time.perf_counter(), time.thread_time()
        self._delay_ms = _run_delay_ms()

    def _beat(self) -> None:
        wall, own, delay = self._wall, self._own, self._delay_ms
        self._note()
        seen, self._seen = self._seen, Counter()
        wall_ms = 1e3 * (self._wall - wall)
        held_ms = max(0.0, wall_ms - BEAT_MS - max(0.0, self._delay_ms - delay))
        where = "\n".join(f"{count:4} x {text}" for text, count in seen.most_common(4))
        own_ms = 1e3 * (self._own - own)
        self._measured.append(_reference_s())
        best, now = min(self._measured), sorted(self._measured[-RECENT:])[len(self._measured[-RECENT:]) // 2]
        self.turns.append(Turn(wall_ms, own_ms, own_ms * best / now, held_ms, where))
        self._own = time.thread_time()

    def _sample(self) -> None:
        while self._open:
            time.sleep(0.004)
            if 1e3 * (time.perf_counter() - self._wall) >= self.sample_from_ms:
                with _undisturbed():
                    self._seen[_place_of(self._main)] += 1


def _reference_s() -> float:
    """Processor time of a little work that is always the same."""
    start = time.thread_time()
    total = 0
    for number in range(2_000):
        total += number * number
    _SCRATCH.sort(axis=0)
    return time.thread_time() - start


@contextmanager
def _undisturbed() -> Iterator[None]:
    """The window's thread stands still meanwhile: a frame that it left while this thread looks at it would be cleared away
    here, with the painter that is in it."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(10.0)
    try:
        time.sleep(0.0)
        yield
    finally:
        sys.setswitchinterval(interval)


def _place_of(thread: int) -> str:
    """The innermost functions of the product that a thread is in. Lets go of its frames at once: they hold painters."""
    found = []
    frame = sys._current_frames().get(thread)
    while frame is not None:
        if "fabric_studio" in frame.f_code.co_filename:
            found.append((frame.f_code.co_filename, frame.f_lineno, frame.f_code.co_name))
        frame = frame.f_back
    return " < ".join(f"{Path(file).name}:{line} {name}" for file, line, name in found[:DEEP])


def _run_delay_ms() -> float:
    """How long the threads of this process stood ready without a processor, all together."""
    total = 0
    try:
        for task in _TASKS.iterdir():
            total += int((task / "schedstat").read_text().split()[1])
    except (OSError, IndexError, ValueError):
        return 0.0
    return total / 1e6
