"""Standard streams as they are found: one may be closed, and the disk behind another full."""

from __future__ import annotations

import errno
import io
import os
import sys
from pathlib import Path
from typing import TextIO

TAKES_NO_MORE = (errno.ENOSPC, errno.EIO, errno.EFBIG, errno.EDQUOT, errno.EBADF)
"""What the system says of a stream that takes no more, or is closed."""


class _Closed(io.TextIOBase):
    """A closed standard output: what is printed there is lost, which its writer must hear of."""

    def write(self, _text: str) -> int:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def open_streams() -> None:
    """Put something in the place of closed streams, for which Python has None; also of their numbers, which the next file that
    is opened would get, with all that a library prints there."""
    if None not in (sys.stdin, sys.stdout, sys.stderr):
        return
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(number)
    if sys.stdin is None:
        sys.stdin = _nowhere("r")
    if sys.stdout is None:
        sys.stdout = _Closed()
    if sys.stderr is None:
        sys.stderr = _nowhere("w")


def give_up(name: str) -> None:
    """No more to "stdout" or "stderr": at the end of the process they would be flushed, and complain, once again."""
    setattr(sys, name, _nowhere("w"))


def _nowhere(mode: str) -> TextIO:
    stream: TextIO = Path(os.devnull).open(mode, encoding="utf-8")  # type: ignore[assignment]  # noqa: SIM115 (open to the end)
    return stream


def tell_line(line: str) -> None:
    """A line to standard error, or to nobody where that takes none."""
    try:
        sys.stderr.write(f"{line}\n")
        sys.stderr.flush()
    except OSError:
        give_up("stderr")
