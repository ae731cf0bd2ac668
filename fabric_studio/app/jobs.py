"""Long work in a thread of its own, with progress, cancellation and one result."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from fabric_studio.base.errors import CancelledError, FabricError
from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress

Result = TypeVar("Result")
_log = logging.getLogger(__name__)


class Job(Generic[Result]):
    """Runs `work(progress)` in a thread as soon as it is made.

    `on_progress(fraction, text)` and `on_done(job)` are called on that thread; a window passes them on to its own. After
    `on_done` one of these holds: `result` is set; `error` says what went wrong; `cancelled` is True.
    """

    def __init__(
        self,
        title: str,
        work: Callable[[Progress], Result],
        *,
        on_done: Callable[[Job[Result]], None] | None = None,
        on_progress: Callable[[float, str], None] | None = None,
    ) -> None:
        self.title = title
        self.result: Result | None = None
        self.error: FabricError | None = None
        self.cancelled = False
        self._work, self._on_done = work, on_done
        self._progress = Progress(on_progress)
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._run, name=title, daemon=True)
        self._thread.start()

    @property
    def done(self) -> bool:
        return self._done.is_set()

    def cancel(self) -> None:
        """Ask it to stop; it does so at its next step."""
        self._progress.cancel()

    def wait(self, timeout_s: float | None = None) -> bool:
        """Wait until it is over; False when the time ran out first."""
        self._thread.join(timeout_s)
        return not self._thread.is_alive()

    def _run(self) -> None:
        try:
            self.result = self._work(self._progress)
        except CancelledError:
            self.cancelled = True
        except FabricError as error:
            self.error = error
        except Exception as error:  # a defect must not end a thread in silence
            _log.exception("%s", self.title)
            self.error = FabricError(
                tr(
                    "{title} failed: {name}: {error}",
                    title=self.title,
                    name=type(error).__name__,
                    error=error,
                )
            )
        self._done.set()
        if self._on_done is not None:
            self._on_done(self)
