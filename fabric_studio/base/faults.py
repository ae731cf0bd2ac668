"""What is left for a report when the program itself is at fault."""

from __future__ import annotations

import traceback
from pathlib import Path

import platformdirs


def keep_trace(error: BaseException) -> str:
    """Write where an exception came from to a log of the user's; returns its path, or the exception where that fails."""
    try:
        folder = Path(platformdirs.user_log_dir("fabric-studio", appauthor=False))
        folder.mkdir(parents=True, exist_ok=True)
        log = folder / "error.log"
        log.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
        return str(log)
    except OSError:
        return repr(error)
