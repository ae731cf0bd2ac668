"""Writing a file as a whole: afterwards it is all new or all old."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.io.members import replace_file, unusable


def write_whole(path: Path, data: bytes) -> None:
    """Replace a file, or the one a link leads to; BadInputError when it cannot be written."""
    target = real_path(path)
    try:
        replace_file(target, data)
    except OSError as error:
        raise unusable(path, error, "write") from None


def real_path(path: Path) -> Path:
    """Where links lead in the end; BadInputError when they lead in a circle."""
    try:
        return path.resolve()
    except (OSError, RuntimeError):
        raise BadInputError(
            str(path), tr("is a link that leads in a circle"), tr("choose another place to save")
        ) from None
