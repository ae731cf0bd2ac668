"""A project as a plain folder, for git: the same members as files, replaced all together or not at all."""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Iterator, Mapping
from pathlib import Path

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.io.members import (
    COUNT_LIMIT,
    MEMBERS,
    NOT_ONE,
    flush_folder,
    in_order,
    is_member,
    member_limit,
    write_new,
)

FOLDERS = ("images", "runs")
"""Members that lie in folders of their own."""
_MARKER = ".fabric-save"
"""Lies in a folder while its members are being replaced: every `.new` file is complete and counts."""


def read_folder(path: Path, *, only: str = "") -> dict[str, bytes]:
    """All members that lie in a folder, or `only` one; after a save that was broken off the complete ones. BadInputError, OSError."""
    if not (path / "format.json").exists() and not (path / _MARKER).exists():
        raise BadInputError(str(path), tr("is a folder without a project in it"), tr(NOT_ONE))
    saving = (path / _MARKER).exists()
    members = {}
    for name in _names_in(path):
        fresh = path / f"{name}.new"
        found = fresh if saving and fresh.exists() else path / name
        if only in ("", name) and os.path.lexists(found):
            members[name] = _read_plain(found, name)
    return members


def _names_in(path: Path) -> Iterator[str]:
    """Members that lie in a folder; other things there (a .git, a README) are nobody's business."""
    for name in MEMBERS:
        if os.path.lexists(path / name) or os.path.lexists(path / f"{name}.new"):
            yield name
    for inside in FOLDERS:
        folder = path / inside
        if folder.is_dir() and not folder.is_symlink():
            found = {f"{inside}/{entry.name.removesuffix('.new')}" for entry in folder.iterdir()}
            yield from sorted(name for name in found if is_member(name))[:COUNT_LIMIT]


def _read_plain(path: Path, name: str) -> bytes:
    limit = member_limit(name)
    info = path.lstat()
    if not stat.S_ISREG(info.st_mode):
        raise BadInputError(
            str(path), tr("is a link or no plain file"), tr("put the file itself into the folder")
        )
    if info.st_size > limit:
        raise BadInputError(
            str(path),
            tr("has {st_size:,} bytes, more than {limit:,}", st_size=info.st_size, limit=limit),
            tr(NOT_ONE),
        )
    with path.open("rb") as file:
        data = file.read(limit + 1)
    return data


def write_folder(path: Path, members: Mapping[str, bytes]) -> None:
    """Replace the members in a folder, all or none; files that do not change are not touched.

    All new members are written beside the old ones, then a marker says that they are complete, then they are renamed.
    A crash before the marker leaves the old design, after it the new one.
    """
    if path.exists() and not (path / "format.json").exists() and any(path.iterdir()):
        raise BadInputError(
            str(path), tr("is a folder with other things in it"), tr("save into a new or empty folder")
        )
    fresh = not path.exists()
    path.mkdir(exist_ok=True)
    _finish_or_forget(path)
    old = {name: _read_plain(path / name, name) for name in _names_in(path)}
    changed = [name for name in in_order(members) if old.get(name) != members[name]]
    try:
        for inside in {name.partition("/")[0] for name in changed if "/" in name}:
            (path / inside).mkdir(exist_ok=True)
        for name in changed:
            write_new(path / f"{name}.new", members[name])
        if changed:
            write_new(path / _MARKER, b"")
            flush_folder(path)
    except BaseException:
        with contextlib.suppress(OSError):
            _finish_or_forget(path)
            if fresh and not (path / "format.json").exists():
                _remove_empty(path)
        raise
    for name in old.keys() - members.keys():
        (path / name).unlink()
    _finish_or_forget(path)
    flush_folder(path)


def _remove_empty(path: Path) -> None:
    """A folder that was made for a save that failed; nothing that lies in it is lost."""
    for inside in FOLDERS:
        with contextlib.suppress(OSError):
            (path / inside).rmdir()
    path.rmdir()


def _finish_or_forget(path: Path) -> None:
    """Rename what a complete save has written, or forget what a broken one has."""
    complete = (path / _MARKER).exists()
    for name in list(_names_in(path)):
        fresh = path / f"{name}.new"
        if fresh.exists():
            if complete:
                fresh.replace(path / name)
            else:
                fresh.unlink()
    if complete:
        flush_folder(path)
    (path / _MARKER).unlink(missing_ok=True)
