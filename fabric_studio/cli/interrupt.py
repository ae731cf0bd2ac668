"""Ctrl-C where an exception would do harm: while libraries load and while Qt draws, the program ends on the spot.

Nothing is being written at these moments, so nothing can be left half-written. Loads nothing but the standard library.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

STOPPED = 130


@contextmanager
def stop_at_once() -> Iterator[None]:
    """Inside, Ctrl-C says so and ends the process; who has a handler of its own keeps it."""
    mine = threading.current_thread() is threading.main_thread()
    if not mine or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    signal.signal(signal.SIGINT, _stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _stop(_signal: int, _frame: FrameType | None) -> None:
    # Not through sys.stderr, which the interrupted code may just be writing to.
    os.write(2, b"fabric-studio: stopped\n")
    os._exit(STOPPED)
