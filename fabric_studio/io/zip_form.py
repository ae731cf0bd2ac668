"""A project as one zip: read within bounds, and the same members always give the same bytes."""

from __future__ import annotations

import io
import os
import stat
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import IO

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.io.members import COUNT_LIMIT, NOT_ONE, in_order, is_member, member_limit, replace_file

FILE_LIMIT = 1 << 30
_RATIO_LIMIT, _RATIO_FROM = 250, 1 << 20
"""Deflate reaches about 1,000:1 on nothing but zeros; no design comes near. Small members are not judged."""


def read_zip(path: Path, file: IO[bytes], *, only: str = "") -> dict[str, bytes]:
    """All members, or `only` one; BadInputError for a file that is no project, is damaged, or would unpack to something
    monstrous."""
    if file.read(2) != b"PK":
        raise BadInputError(str(path), tr("is not a Fabric Studio project"), tr(NOT_ONE))
    try:
        with zipfile.ZipFile(file) as archive:
            entries = archive.infolist()
            _check_entries(path, entries)
            return {entry.filename: archive.read(entry) for entry in entries if only in ("", entry.filename)}
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError):
        raise BadInputError(
            str(path), tr("is damaged or was cut off"), tr("open a backup (.bak) or an earlier copy")
        ) from None


def _check_entries(path: Path, entries: list[zipfile.ZipInfo]) -> None:
    def refuse(place: str, what: str) -> BadInputError:
        return BadInputError(
            str(path), what, tr("this is no file Fabric Studio wrote; do not trust it"), place=place
        )

    if len(entries) > COUNT_LIMIT:
        raise refuse(
            "",
            tr(
                "has {entries:,} members, more than {count_limit:,}",
                entries=len(entries),
                count_limit=COUNT_LIMIT,
            ),
        )
    names: set[str] = set()
    for entry in entries:
        shown = entry.filename[:60]
        if not is_member(entry.filename):
            raise refuse(shown, tr("is no member of a project"))
        if entry.filename in names:
            raise refuse(shown, tr("occurs twice"))
        if stat.S_ISLNK(entry.external_attr >> 16):
            raise refuse(shown, tr("is a symbolic link"))
        if entry.flag_bits & 1 or entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise refuse(shown, tr("is encrypted or packed in an unusual way"))
        limit = member_limit(entry.filename)
        if entry.file_size > limit:
            raise refuse(
                shown,
                tr(
                    "unpacks to {file_size:,} bytes, more than {limit:,}",
                    file_size=entry.file_size,
                    limit=limit,
                ),
            )
        if entry.file_size > _RATIO_FROM and entry.file_size > _RATIO_LIMIT * max(1, entry.compress_size):
            raise refuse(
                shown, tr("unpacks to more than {ratio_limit} times its size", ratio_limit=_RATIO_LIMIT)
            )
        names.add(entry.filename)


def pack(members: Mapping[str, bytes]) -> bytes:
    """The zip of these members; the same members give the same bytes."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=4) as archive:
        for name in in_order(members):
            entry = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            entry.create_system, entry.external_attr = 3, 0o644 << 16
            archive.writestr(entry, members[name], zipfile.ZIP_DEFLATED)
    return buffer.getvalue()


def write_zip(path: Path, members: Mapping[str, bytes], *, keep_old: bool = False) -> None:
    """Replace the file in one step. `keep_old`: the one that was there stays beside it as .bak. OSError when it fails."""
    replace_file(Path(os.path.realpath(path)), pack(members), keep_old=keep_old)
