"""A copy of things as bytes, for the clipboard of the system: another window, or another Fabric Studio, can paste it.

What lies in the clipboard may come from anywhere: it is bounded and read as strictly as a project. No pickle.
"""

from __future__ import annotations

import msgspec
import numpy as np

from fabric_studio.base.errors import BadInputError, FabricError
from fabric_studio.base.language import tr
from fabric_studio.catalog.parts import AnyPart, Medium, Part
from fabric_studio.io.edit_records import Rows, columns_of, rows_of
from fabric_studio.io.parts_json import harm_in
from fabric_studio.model.kinds import BY_KIND
from fabric_studio.model.table import Column

MIME = "application/x-fabric-studio-clip"
LIMIT = 64 << 20
_WHAT = "clipboard"


class ClipRecord(msgspec.Struct, frozen=True):
    """tables: rows by kind; parts: catalogue rows by uid, as JSON; whole_rows: names by uid. origin: which design it was
    copied from; storey: which of its storeys; x_mm, y_mm: the middle of it."""

    tables: list[Rows]
    parts: dict[int, str]
    whole_rows: dict[int, str]
    origin: str = ""
    storey: int = 0
    x_mm: float = 0.0
    y_mm: float = 0.0


class _Kind(msgspec.Struct):
    kind: str = "medium"


Tables = dict[str, tuple[Column, dict[str, Column]]]


def pack(
    tables: Tables,
    parts: dict[int, AnyPart],
    whole_rows: dict[int, str],
    *,
    origin: str = "",
    storey: int = 0,
    middle: tuple[float, float] = (0.0, 0.0),
) -> bytes:
    rows = [rows_of(kind, uids, columns) for kind, (uids, columns) in tables.items()]
    written = {uid: msgspec.json.encode(spec).decode() for uid, spec in parts.items()}
    return msgspec.msgpack.encode(ClipRecord(rows, written, whole_rows, origin, storey, *middle))


def unpack(data: bytes) -> tuple[Tables, dict[int, AnyPart], ClipRecord]:
    """The tables, the parts they use, and where it came from. BadInputError for anything that no copy could have made."""
    if len(data) > LIMIT:
        raise BadInputError(_WHAT, tr("holds more than can be pasted"), tr("copy less"))
    try:
        record = msgspec.msgpack.decode(data, type=ClipRecord)
        tables: Tables = {}
        for rows in record.tables:
            kind, uids, columns = columns_of(rows)
            tables[kind] = uids, BY_KIND[kind].conform(len(uids), columns)
        parts = {uid: _part(text) for uid, text in record.parts.items()}
        _refuse_loose(tables, parts)
        if not np.isfinite([record.x_mm, record.y_mm]).all():
            raise ValueError("no place")
    except (msgspec.MsgspecError, ValueError, KeyError, FabricError, UnicodeDecodeError, RecursionError):
        raise BadInputError(
            _WHAT, tr("holds something that is no copy of a design"), tr("copy it again")
        ) from None
    return tables, parts, record


def _part(text: str) -> AnyPart:
    shape: type[AnyPart] = Medium if msgspec.json.decode(text, type=_Kind).kind == "medium" else Part
    spec = msgspec.json.decode(text, type=shape)
    if harm_in(spec):
        raise ValueError(harm_in(spec))
    return spec


def _refuse_loose(tables: Tables, parts: dict[int, AnyPart]) -> None:
    """Every part that is named must have come along, and both devices of every cable."""
    for kind, (_, columns) in tables.items():
        for name, field in BY_KIND[kind].fields.items():
            if field.refers_to == "part":
                used = {int(uid) for uid in columns[name]}
                if used - parts.keys() - {0}:
                    raise ValueError(f"a {kind} without its part")
    if "cable" in tables:
        devices = tables["device"][0] if "device" in tables else np.zeros(0, np.int64)
        for side in ("a_device", "z_device"):
            if not np.isin(tables["cable"][1][side], devices).all():
                raise ValueError("a cable without its device")
