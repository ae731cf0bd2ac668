"""The recovery journal: every commit of a running program, so that a kill loses nothing that was committed.

One file per window in a folder of the user. A record is its size, a checksum and a msgpack body; the first is the design
the edits start from, each further one a commit. A record that a kill cut off is ignored. A file belongs to the program
that holds its lock; a journal without one is what a crash left behind.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import struct
import time
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import msgspec

import fabric_studio
from fabric_studio.base.errors import BadInputError, FabricError, InvariantError
from fabric_studio.base.language import tr
from fabric_studio.io.edit_records import EditRecord, Rows, edit_of, edit_record, rows_of, table_of
from fabric_studio.io.file_lock import try_lock
from fabric_studio.io.view_state import read_view
from fabric_studio.model.edits import Edit
from fabric_studio.model.journal import Change, Document
from fabric_studio.model.kinds import KINDS
from fabric_studio.model.table import Table

_SUFFIX = ".journal"
_MAGIC = b"FSJ1"
_HEAD = struct.Struct("<4sQI")
_YOUNG_S = 60.0
"""A journal without anything in it may be one that another program has just created and not locked yet."""
COMPACT_BYTES = 256 << 20
"""A journal that has grown by this much starts afresh from the present design."""


class _Base(msgspec.Struct, tag="base", frozen=True):
    """path: the project file, "" for none. unsaved: the design lies in no file, so it is worth recovering without edits."""

    written_by: str
    path: str
    unsaved: bool
    label: str
    time_s: float
    tables: list[Rows]
    view: bytes = b"{}"


class _Commit(msgspec.Struct, tag="commit", frozen=True):
    label: str
    how: str
    time_s: float
    edits: list[EditRecord]


class _View(msgspec.Struct, tag="view", frozen=True):
    """How the design is looked at from now on, such as its hidden layers: no edit, but lost with them. As JSON, as in the
    project, which has numbers of any size."""

    view: bytes


_decode = msgspec.msgpack.Decoder(_Base | _Commit | _View)


class Journal:
    """The journal of one running session. Not thread-safe: the session takes care of that. All methods may raise OSError."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._file: int | None = None
        self._path: Path | None = None
        self._grown = 0

    def __del__(self) -> None:
        # A session that was dropped without `end` leaves its journal to be recovered, as a crash does.
        if self._file is not None:
            os.close(self._file)

    @property
    def active(self) -> bool:
        return self._file is not None

    @property
    def wants_compacting(self) -> bool:
        return self._grown > COMPACT_BYTES

    def begin(
        self,
        tables: Mapping[str, Table],
        *,
        path: Path | None,
        unsaved: bool = False,
        label: str = "",
        view: Mapping[str, Any] | None = None,
    ) -> None:
        """Start afresh from these tables. The old journal goes only once the new one lies on the disk."""
        base = _Base(
            fabric_studio.__version__,
            "" if path is None else str(path),
            unsaved,
            label,
            time.time(),
            [rows_of(cls.kind, tables[cls.kind].uid, tables[cls.kind].columns) for cls in KINDS],
            msgspec.json.encode(dict(view or {})),
        )
        self.folder.mkdir(parents=True, exist_ok=True)
        fresh = self.folder / f"{os.getpid()}-{secrets.token_hex(4)}{_SUFFIX}"
        file = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            try_lock(file)
            _write(file, base)
        except BaseException:
            os.close(file)
            fresh.unlink(missing_ok=True)
            raise
        self.end()
        self._file, self._path, self._grown = file, fresh, 0

    def append(self, change: Change) -> None:
        """Write one commit down; it is safe from a kill when this returns."""
        if self._file is None:
            raise InvariantError(tr("the recovery journal was not begun"))
        record = _Commit(change.label, change.how, time.time(), [edit_record(edit) for edit in change.edits])
        self._grown += _write(self._file, record)

    def append_view(self, view: Mapping[str, Any]) -> None:
        """Write down how the design is looked at."""
        if self._file is not None:
            self._grown += _write(self._file, _View(msgspec.json.encode(dict(view))))

    def end(self) -> None:
        """Nothing to recover any more: the design is saved, or was given up."""
        file, path = self._file, self._path
        self._file = self._path = None
        if file is not None and path is not None:
            os.close(file)
            path.unlink(missing_ok=True)


def _write(file: int, record: _Base | _Commit | _View) -> int:
    body = msgspec.msgpack.encode(record)
    data = memoryview(_HEAD.pack(_MAGIC, len(body), zlib.crc32(body)) + body)
    size = len(data)
    while data:
        data = data[os.write(file, data) :]
    return size


@dataclass(frozen=True, slots=True)
class Recovery:
    """What a crash left behind. path: the project file that was open, None for a design that was never saved.
    edits: commits since it was last saved; last_label: what the newest did; time_s: when, seconds since 1970."""

    journal: Path
    path: Path | None
    edits: int
    last_label: str
    time_s: float

    @property
    def title(self) -> str:
        return self.path.name if self.path is not None else tr("a design that was never saved")


def recoverable(folder: Path) -> list[Recovery]:
    """Everything that can be brought back, newest first. Journals of running programs are left out; empty ones go."""
    found = []
    for journal in sorted(folder.glob(f"*{_SUFFIX}")):
        with contextlib.suppress(OSError), journal.open("rb") as file:
            if not try_lock(file.fileno()):
                continue
            recovery = _describe(journal, file)
            if recovery is not None:
                found.append(recovery)
            elif time.time() - journal.stat().st_mtime > _YOUNG_S:
                journal.unlink(missing_ok=True)
    return sorted(found, key=lambda recovery: -recovery.time_s)


def _describe(journal: Path, file: IO[bytes]) -> Recovery | None:
    base: _Base | None = None
    edits, label, time_s = 0, "", 0.0
    for record in _records(file):
        if isinstance(record, _Base):
            base, edits, label, time_s = record, 0, record.label, record.time_s
        elif isinstance(record, _Commit):
            edits, label, time_s = edits + 1, record.label, record.time_s
            label = record.label if record.how == "do" else f"{record.how.capitalize()} {record.label}"
    if base is None or (edits == 0 and not base.unsaved):
        return None
    return Recovery(journal, Path(base.path) if base.path else None, edits, label, time_s)


def _records(file: IO[bytes]) -> Iterator[_Base | _Commit | _View]:
    """All whole records from the start; what follows a broken one was being written when the program died."""
    while len(head := file.read(_HEAD.size)) == _HEAD.size:
        magic, size, checksum = _HEAD.unpack(head)
        left = os.fstat(file.fileno()).st_size - file.tell()
        if magic != _MAGIC or size > left:
            return
        body = file.read(size)
        if zlib.crc32(body) != checksum:
            return
        try:
            yield _decode.decode(body)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return


@contextlib.contextmanager
def taken(recovery: Recovery) -> Iterator[tuple[Document, dict[str, Any]]]:
    """The design as it was at the last commit, with all edits since the last save as one undo step, and its view. Nobody
    else can take the journal meanwhile; it is removed at the end unless an exception was raised.

    BadInputError when another program has taken it, or it cannot be read.
    """
    source = str(recovery.journal)
    try:
        file = recovery.journal.open("rb")
    except OSError as error:
        raise BadInputError(
            source, tr("cannot be read ({strerror})", strerror=error.strerror), tr("open the last saved file")
        ) from None
    with file:
        if not try_lock(file.fileno()):
            raise BadInputError(source, tr("another window is recovering it"), tr("look there"))
        yield _replayed(source, file)
    discard(recovery)


def _replayed(source: str, file: IO[bytes]) -> tuple[Document, dict[str, Any]]:
    document: Document | None = None
    view: dict[str, Any] = {}
    edits: list[Edit] = []
    try:
        for record in _records(file):
            if isinstance(record, _Base):
                document, edits = Document({rows.kind: table_of(rows) for rows in record.tables}), []
                view = read_view(record.view)
            elif isinstance(record, _View):
                view = read_view(record.view)
            else:
                edits += [edit_of(edit) for edit in record.edits]
        if document is None:
            raise ValueError(tr("it holds no design"))
        if edits:
            document.replay(edits)
    except (ValueError, KeyError, FabricError, msgspec.MsgspecError, RecursionError) as error:
        raise BadInputError(
            source, tr("cannot be recovered ({error})", error=error), tr("open the last saved file")
        ) from None
    document.mark_unsaved()
    return document, view


def discard(recovery: Recovery) -> None:
    """Give up what a crash left behind."""
    with contextlib.suppress(OSError):
        recovery.journal.unlink(missing_ok=True)
