"""Writing a file as a whole: afterwards it is all new or all old."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.io.members import replace_file, unusable


def write_whole(path: Path, data: bytes) -> None:
    """Replace a file, or the one a link leads to; BadInputError when it cannot be written."""
    try:
        replace_file(path.resolve(), data)
    except OSError as error:
        raise unusable(path, error, "write") from None
