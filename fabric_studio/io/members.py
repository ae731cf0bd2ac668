"""The members of a project file, and how a file is replaced so that a crash leaves the old or the new one."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import shutil
import stat
from collections.abc import Iterable
from pathlib import Path

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.model.table import BLOB_LIMIT

MEMBERS = ("format.json", "design.json", "cables.csv", "parts.json", "approvals.json", "view.json")
"""In the order they lie in the zip."""
_IMAGE = re.compile(r"images/[0-9a-f]{32}\.(png|jpg)")
_RUN = re.compile(r"runs/[A-Za-z0-9][A-Za-z0-9 ._-]{0,100}\.npz")
_LIMITS = {"cables.csv": 512 << 20, "design.json": 256 << 20}
_LIMIT = 64 << 20
"""Most bytes of one member, unpacked; a 300,000 cable design has 30 MB of cables."""
COUNT_LIMIT = 1_000
NOT_ONE = mark("open a .fabric project, or import other formats")


def is_member(name: str) -> bool:
    return name in MEMBERS or (_RUN.fullmatch(name) or _IMAGE.fullmatch(name)) is not None


def member_limit(name: str) -> int:
    """Most bytes of a member, unpacked."""
    return BLOB_LIMIT if name.startswith("images/") else _LIMITS.get(name, _LIMIT)


def in_order(members: Iterable[str]) -> list[str]:
    """Names in the order they are written, pictures and runs last."""
    return sorted(members, key=lambda name: (MEMBERS.index(name) if name in MEMBERS else len(MEMBERS), name))


def unusable(path: Path, error: OSError, verb: str) -> BadInputError:
    """An operating system error as the user should hear it."""
    what = {
        FileNotFoundError: tr("does not exist")
        if verb == "read"
        else tr("lies in a folder that does not exist"),
        PermissionError: tr("you may not read it") if verb == "read" else tr("you may not write it"),
        IsADirectoryError: tr("is a folder"),
        NotADirectoryError: tr("lies below something that is no folder"),
    }.get(type(error), (error.strerror or tr("cannot be used")).lower())
    way_out = (
        tr("choose another place to save") if verb == "write" else tr("check the path and its permissions")
    )
    return BadInputError(str(path), what, way_out)


def replace_file(target: Path, data: bytes, *, keep_old: bool = False) -> None:
    """Write beside the target, flush to the disk, and rename over it."""
    fresh = target.with_name(f".{target.name[:100]}.{secrets.token_hex(4)}.tmp")
    try:
        write_new(fresh, data, like=target)
        if keep_old and target.exists():
            backup = target.with_name(target.name + ".bak")
            backup.unlink(missing_ok=True)
            try:
                os.link(target, backup)
            except OSError:
                shutil.copy2(target, backup)
        fresh.replace(target)
    finally:
        fresh.unlink(missing_ok=True)
    flush_folder(target.parent)


def write_new(fresh: Path, data: bytes, *, like: Path | None = None) -> None:
    """A new file on the disk, with the permissions of another one."""
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    with os.fdopen(descriptor, "wb") as file:
        if like is not None:
            with contextlib.suppress(OSError):
                fresh.chmod(stat.S_IMODE(like.stat().st_mode))
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def flush_folder(folder: Path) -> None:
    """Make a rename last through a power cut, where the system can."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
