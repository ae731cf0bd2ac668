"""Tables as JSON with one object per line: {"rack":[ {"id":7,...}, ... ], ...}, keys and kinds sorted, ids ascending.

Moving one rack changes one line. An unknown number (NaN) is null, a picture the name of its member. A sparse field is
written where it is not the default.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from fabric_studio.base.errors import BadInputError, InvariantError
from fabric_studio.base.language import tr
from fabric_studio.model.kinds import BY_KIND
from fabric_studio.model.table import Field, Ids, Table

LARGEST_ID = 1 << 53
"""Ids are whole numbers that every JSON reader keeps exactly."""
_TYPES: Mapping[str, Any] = {
    "id": int,
    "int": int,
    "text": str,
    "flag": bool,
    "spec": msgspec.Raw,
    "blob": str,
}


def write_tables(tables: Iterable[Table]) -> bytes:
    """The JSON text of these tables."""
    lines: list[bytes] = [b"{"]
    ordered = sorted(tables, key=lambda table: table.kind)
    encoder = msgspec.json.Encoder(order="sorted")
    for position, table in enumerate(ordered):
        names = ["id", *table.fields]
        columns = [table.uid.tolist(), *(table.columns[name].tolist() for name in table.fields)]
        end = b"]" if position == len(ordered) - 1 else b"],"
        lines.append(b'"%b":[' % table.kind.encode())
        if len(table):
            for place, field in enumerate(table.fields.values(), 1):
                if field.type == "blob":
                    columns[place] = [image_member(data) for data in columns[place]]
            rows = [dict(zip(names, row, strict=True)) for row in zip(*columns, strict=True)]
            for name, field in table.fields.items():
                if field.sparse:
                    for row in rows:
                        if row[name] == field.default:
                            del row[name]
            lines.append(b",\n".join(map(encoder.encode, rows)))
        lines.append(end)
    lines.append(b"}\n")
    return b"\n".join(lines)


def image_member(data: bytes) -> str:
    """The member a picture is kept in, named by its content, so that a picture used twice is kept once."""
    suffix = "png" if data.startswith(b"\x89PNG") else "jpg"
    return f"images/{hashlib.sha256(data).hexdigest()[:32]}.{suffix}"


def _json_type(field: Field) -> Any:
    if field.type == "float":
        return float | None if field.optional else float
    return _TYPES[field.type]


@lru_cache(maxsize=8)
def _decoder(kinds: tuple[str, ...]) -> msgspec.json.Decoder[Any]:
    lists: list[tuple[str, Any]] = []
    for kind in kinds:
        fields: list[tuple[str, Any] | tuple[str, Any, Any]] = [
            (name, _json_type(field), field.default) if field.sparse else (name, _json_type(field))
            for name, field in BY_KIND[kind].fields.items()
        ]
        row: Any = msgspec.defstruct(
            f"{kind} row", [("id", int), *fields], forbid_unknown_fields=True, gc=False, kw_only=True
        )
        lists.append((kind, list[row]))
    shape = msgspec.defstruct("tables", lists, forbid_unknown_fields=True)
    return msgspec.json.Decoder(shape)


class JsonTables:
    """The tables in one JSON text. `row_error` makes an error that names the line of a row."""

    def __init__(self, source: str, member: str, data: bytes, kinds: Sequence[str]) -> None:
        self._source, self._member, self._data = source, member, data
        try:
            self._rows = _decoder(tuple(kinds)).decode(data)
        except msgspec.ValidationError as error:
            raise self._shape_error(str(error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise self._syntax_error(str(error)) from None

    def rows(self, kind: str) -> list[Any]:
        """The rows of a kind as they lie in the text, each with `.id` and the fields."""
        found: list[Any] = getattr(self._rows, kind)
        return found

    def table(self, kind: str, **replaced: Any) -> Table:
        """The table of a kind, sorted by id. `replaced`: columns made by the caller, in the order of the text."""
        cls, rows = BY_KIND[kind], self.rows(kind)
        uid = read_ids([row.id for row in rows], lambda row, what: self.row_error(kind, row, what))
        given = {
            name: replaced[name]
            if name in replaced
            else [math.nan if (value := getattr(row, name)) is None else value for row in rows]
            for name in cls.fields
        }
        return conformed(cls, uid, given, lambda row, what: self.row_error(kind, row, what))

    def row_error(self, kind: str, row: int, what: str) -> BadInputError:
        """What is wrong with the row of this number, with its line."""
        return BadInputError(
            self._source,
            what,
            tr("correct or remove that line"),
            place=f"{self._member} line {self._line(kind, row)}",
        )

    def _shape_error(self, text: str) -> BadInputError:
        match = re.search(r"\$\.?([\w-]*)(?:\[(\d+)\])?(?:\.(\S+?))?`?$", text)
        what = re.sub(" - at `.*", "", text).replace("`", "")
        kind, row, name = match.groups() if match else ("", None, None)
        if row is not None and kind:
            return self.row_error(kind, int(row), f"{kind} {name}: {what}" if name else f"{kind}: {what}")
        place = f"{self._member} ({kind})" if kind else self._member
        return BadInputError(self._source, what, tr("restore an earlier copy of this member"), place=place)

    def _syntax_error(self, text: str) -> BadInputError:
        match = re.search(r"\(byte (\d+)\)", text)
        offset = int(match[1]) if match else len(self._data)
        line = self._data.count(b"\n", 0, offset) + 1
        what = tr("is cut off") if "truncated" in text else tr("is no proper JSON text")
        return BadInputError(
            self._source,
            what,
            tr("restore an earlier copy of this member"),
            place=f"{self._member} line {line}",
        )

    def _line(self, kind: str, row: int) -> int:
        """Rows lie one after the other, so each is found behind the one before it."""
        try:
            raw = msgspec.json.decode(self._data, type=dict[str, list[msgspec.Raw]])
        except (msgspec.DecodeError, RecursionError):
            return 1
        place = 0
        for name, values in raw.items():
            for index, value in enumerate(values):
                place = self._data.find(bytes(value), place)
                if (name, index) == (kind, row):
                    return self._data.count(b"\n", 0, place) + 1
                place += len(bytes(value))
        return 1


def read_ids(ids: Sequence[int] | Ids, error: Any) -> Ids:
    """Ids as a column in the order given. `error(row, what)` makes the error of a row with a bad or repeated id."""
    try:
        uid = np.asarray(ids, np.int64)
        good = bool(((uid > 0) & (uid < LARGEST_ID)).all())
    except OverflowError:
        good = False
    if not good:
        row = next(row for row, value in enumerate(ids) if not 0 < value < LARGEST_ID)
        raise error(
            row, tr("id {ids} is not from 1 to {largest_id}", ids=ids[row], largest_id=LARGEST_ID - 1)
        )
    if (np.diff(uid) > 0).all():
        return uid
    order = np.argsort(uid, kind="stable")
    twice = np.flatnonzero(np.diff(uid[order]) == 0)
    if len(twice):
        row = int(order[twice[0] + 1])
        raise error(row, tr("id {uid} is used twice", uid=uid[row]))
    return uid


def conformed(cls: type[Table], uid: Ids, given: Mapping[str, Any], error: Any) -> Table:
    """A table from columns in file order; the first row that the model refuses is named."""
    try:
        columns = cls.conform(len(uid), given)
    except InvariantError as refused:
        row, what = _first_bad(cls, len(uid), given, str(refused))
        raise error(row, what) from None
    if (np.diff(uid) > 0).all():
        return cls(uid, columns)
    order = np.argsort(uid, kind="stable")
    return cls(uid[order], {name: column[order] for name, column in columns.items()})


def _first_bad(cls: type[Table], count: int, given: Mapping[str, Any], what: str) -> tuple[int, str]:
    """By halves: which row the model refuses first."""
    low, high = 0, count
    while high - low > 1:
        middle = (low + high) // 2
        try:
            cls.conform(middle - low, {name: values[low:middle] for name, values in given.items()})
            low = middle
        except InvariantError as refused:
            high, what = middle, str(refused)
    return low, what
