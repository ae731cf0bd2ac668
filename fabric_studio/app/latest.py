"""Work that only matters for the newest input: an older one is stopped, and what lies between is never begun."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from fabric_studio.base.errors import CancelledError, FabricError
from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress

Input = TypeVar("Input")
Output = TypeVar("Output")
_log = logging.getLogger(__name__)


class Latest(Generic[Input, Output]):
    """`submit(input)` from any thread; `work(input, progress)` runs in a thread that lives only while there is work.

    It waits until `quiet_s` have passed without another submit. `on_done(input, output)` and `on_error(input, error)` are
    called on that thread, only for an input that is still the newest.
    """

    def __init__(
        self,
        title: str,
        work: Callable[[Input, Progress], Output],
        on_done: Callable[[Input, Output], None],
        *,
        on_error: Callable[[Input, FabricError], None] | None = None,
        quiet_s: float = 0.0,
    ) -> None:
        self._title, self._work, self._on_done, self._on_error = title, work, on_done, on_error
        self._quiet_s = quiet_s
        self._change = threading.Condition()
        self._waiting: list[Input] = []
        self._number = 0
        self._running: Progress | None = None
        self._thread: threading.Thread | None = None

    @property
    def busy(self) -> bool:
        """True while the newest input is waiting or being worked on."""
        with self._change:
            return self._thread is not None

    def submit(self, item: Input) -> None:
        """Work on this as soon as possible, and on nothing older any more."""
        with self._change:
            self._forget()
            self._waiting = [item]
            self._change.notify_all()
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name=self._title, daemon=True)
                self._thread.start()

    def cancel(self) -> None:
        """Forget what is waiting and stop what is running; nothing more is reported."""
        with self._change:
            self._forget()
            self._change.notify_all()

    def wait(self, timeout_s: float | None = None) -> bool:
        """Wait until nothing is left to do; False when the time ran out first."""
        thread = self._thread
        if thread is not None and thread is not threading.current_thread():
            thread.join(timeout_s)
        return not self.busy

    def _forget(self) -> None:
        self._number += 1
        self._waiting = []
        if self._running is not None:
            self._running.cancel()

    def _run(self) -> None:
        while True:
            with self._change:
                while self._waiting and self._change.wait(self._quiet_s) and self._quiet_s:
                    pass
                if not self._waiting:
                    self._thread = None
                    return
                item, self._waiting = self._waiting[0], []
                number, progress = self._number, Progress()
                self._running = progress
            report = self._worked(item, progress)
            with self._change:
                self._running = None
                newest = number == self._number
            if newest and report is not None:
                report()

    def _worked(self, item: Input, progress: Progress) -> Callable[[], None] | None:
        try:
            output = self._work(item, progress)
        except CancelledError:
            return None
        except FabricError as error:
            failure = error
        except Exception as error:  # a defect must not end the thread in silence
            _log.exception("%s", self._title)
            failure = FabricError(
                tr(
                    "{title} failed: {name}: {error}",
                    title=self._title,
                    name=type(error).__name__,
                    error=error,
                )
            )
        else:
            return lambda: self._on_done(item, output)
        return None if self._on_error is None else lambda: self._on_error(item, failure)  # type: ignore[misc]
