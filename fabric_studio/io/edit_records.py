"""Edits and tables as bytes, exactly: numbers as raw columns, texts as lists, catalogue rows as their JSON, pictures
in base 85. No pickle."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
import numpy as np

from fabric_studio.base.language import tr
from fabric_studio.catalog.parts import AnyPart, Medium, Part
from fabric_studio.model.edits import Add, Edit, Remove, Set
from fabric_studio.model.kinds import BY_KIND
from fabric_studio.model.table import Column, Table

_RAW = {"id": "<i8", "int": "<i8", "float": "<f8", "flag": "|b1"}


class Rows(msgspec.Struct, array_like=True, frozen=True):
    """Some columns of some rows of one kind. columns: raw little-endian numbers, or a list of texts or JSON rows."""

    kind: str
    uids: bytes
    columns: dict[str, bytes | list[str]]


class EditRecord(msgspec.Struct, array_like=True, frozen=True):
    what: Literal["add", "remove", "set"]
    rows: Rows


def rows_of(kind: str, uids: Column, columns: Mapping[str, Column]) -> Rows:
    fields = BY_KIND[kind].fields
    return Rows(
        kind,
        uids.astype("<i8").tobytes(),
        {name: _packed(fields[name].type, column) for name, column in columns.items()},
    )


def _packed(kind: str, column: Column) -> bytes | list[str]:
    if kind == "spec":
        return [msgspec.json.encode(spec).decode() for spec in column]
    if kind == "text":
        return list(column.tolist())
    if kind == "blob":
        return [base64.b85encode(data).decode() for data in column]
    return column.astype(_RAW[kind]).tobytes()


def edit_record(edit: Edit) -> EditRecord:
    if isinstance(edit, Remove):
        return EditRecord("remove", rows_of(edit.kind, edit.uids, {}))
    return EditRecord("add" if isinstance(edit, Add) else "set", rows_of(edit.kind, edit.uids, edit.columns))


def edit_of(record: EditRecord) -> Edit:
    """The edit of a record; ValueError for one that no edit could have made."""
    kind, uids, columns = columns_of(record.rows)
    if record.what == "remove":
        return Remove(kind, uids)
    checked = BY_KIND[kind].conform(len(uids), columns, partial=record.what == "set")
    return Add(kind, uids, checked) if record.what == "add" else Set(kind, uids, checked)


def table_of(rows: Rows) -> Table:
    """A whole table from its rows; ValueError."""
    kind, uids, columns = columns_of(rows)
    return BY_KIND[kind](uids, BY_KIND[kind].conform(len(uids), columns))


def columns_of(rows: Rows) -> tuple[str, Column, dict[str, Column]]:
    if rows.kind not in BY_KIND:
        raise ValueError(tr("unknown kind {kind!r:.40}", kind=rows.kind))
    fields = BY_KIND[rows.kind].fields
    uids = np.frombuffer(rows.uids, "<i8").astype(np.int64)
    if len(uids) == 0 and rows.columns and any(len(column) for column in rows.columns.values()):
        raise ValueError(tr("columns without rows"))
    if len(uids) and ((np.diff(uids) <= 0).any() or uids[0] <= 0):
        raise ValueError(tr("ids must rise"))
    columns: dict[str, Column] = {}
    for name, packed in rows.columns.items():
        if name not in fields:
            raise ValueError(tr("a {kind} has no field {name!r:.40}", kind=rows.kind, name=name))
        columns[name] = _unpacked(fields[name].type, packed)
        if len(columns[name]) != len(uids):
            raise ValueError(
                tr(
                    "{name} has {columns} values for {uids} rows",
                    name=name,
                    columns=len(columns[name]),
                    uids=len(uids),
                )
            )
    return rows.kind, uids, columns


def _unpacked(kind: str, packed: bytes | list[str]) -> Column:
    if kind in _RAW:
        if not isinstance(packed, bytes):
            raise ValueError(tr("numbers must be raw"))
        return np.frombuffer(packed, _RAW[kind]).astype(_RAW[kind][1:])
    if not isinstance(packed, list):
        raise ValueError(tr("texts must be a list"))
    column = np.empty(len(packed), object)
    if kind == "blob":
        column[:] = [base64.b85decode(text) for text in packed]
    else:
        column[:] = [_spec(text) for text in packed] if kind == "spec" else packed
    return column


class _Kind(msgspec.Struct):
    kind: str = "medium"


def _spec(text: str) -> AnyPart:
    shape: Any = Medium if msgspec.json.decode(text, type=_Kind).kind == "medium" else Part
    spec: AnyPart = msgspec.json.decode(text, type=shape)
    return spec
