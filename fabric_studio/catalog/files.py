"""Reading one catalogue file: YAML with a family and rows, every row decoded strictly and named when it is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import yaml

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.catalog.accelerators import Accelerator, Nic, Service
from fabric_studio.catalog.check import problem_of
from fabric_studio.catalog.parts import Medium, Part, Spec
from fabric_studio.catalog.reach import ClassRule
from fabric_studio.catalog.standards import LineEquipment, LinkStandard

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_TABLES: dict[str, type[Spec]] = {
    "parts": Part,
    "media": Medium,
    "accelerators": Accelerator,
    "nics": Nic,
    "services": Service,
    "standards": LinkStandard,
    "line_equipment": LineEquipment,
}
_KEYS = ("family", "field_confidence", "class_rules", *_TABLES)
_MOST_BYTES = 4_000_000


@dataclass(frozen=True, slots=True)
class CatalogueFile:
    """One file: the palette heading of its rows ("Switches > NVIDIA Quantum") and the rows in order."""

    place: str
    family: str
    rows: tuple[Spec, ...]
    class_rules: tuple[ClassRule, ...]


def read_yaml(path: Path) -> Any:
    """The plain data of a YAML file from anyone: bounded in size, no aliases, no objects. BadInputError names it."""
    place = path.name
    try:
        if path.stat().st_size > _MOST_BYTES:
            raise BadInputError(
                place,
                tr("more than {most_bytes} MB", most_bytes=_MOST_BYTES // 1000000),
                tr("split it into several files"),
            )
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInputError(str(path), error.strerror or tr("cannot be read")) from None
    except UnicodeDecodeError:
        raise BadInputError(place, tr("is not UTF-8 text"), tr("save it as UTF-8")) from None
    try:
        # An alias can unfold a small file into billions of rows, and the catalogue has no use for one.
        if "*" in text and any(
            isinstance(event, yaml.AliasEvent) for event in yaml.parse(text, Loader=_LOADER)
        ):
            raise BadInputError(place, tr("uses YAML aliases"), tr("write the values out"))
        return yaml.load(text, Loader=_LOADER)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f"line {mark.line + 1}" if mark else ""
        raise BadInputError(
            place, getattr(error, "problem", None) or tr("is not YAML"), place=where
        ) from None
    except (ValueError, RecursionError, OverflowError) as error:
        raise BadInputError(place, tr("cannot be read as YAML ({error})", error=error)) from None


def read_file(path: Path) -> CatalogueFile:
    """Read one catalogue file; BadInputError names file, row and field for the first thing that is wrong."""
    raw, place = read_yaml(path), path.name
    if not isinstance(raw, dict) or not isinstance(raw.get("family"), str):
        raise BadInputError(
            place, tr("is no catalogue file"), tr("start it with a family, then parts: or media:")
        )
    for key in raw:
        if key not in _KEYS:
            raise BadInputError(
                place, tr("unknown section {key!r}", key=key), tr("known: {keys}", keys=", ".join(_KEYS))
            )
    common = raw.get("field_confidence") or {}
    if not isinstance(common, dict):
        raise BadInputError(place, tr("field_confidence is not a mapping of field to confidence"))
    rows: list[Spec] = []
    for table, kind in _TABLES.items():
        rows += [_row(kind, data, common, place, table, index) for index, data in _entries(raw, table, place)]
    rules = tuple(_rule(data, place, index) for index, data in _entries(raw, "class_rules", place))
    return CatalogueFile(place, raw["family"], tuple(rows), rules)


def _entries(raw: Mapping[str, Any], table: str, place: str) -> list[tuple[int, Any]]:
    listed = raw.get(table) or []
    if not isinstance(listed, list):
        raise BadInputError(place, tr("{table} is not a list of rows", table=table))
    return list(enumerate(listed))


def _row(kind: type[Spec], data: Any, common: Mapping[str, Any], place: str, table: str, index: int) -> Spec:
    named = data.get("id") if isinstance(data, dict) else None
    row_name = str(named) if named else tr("{table} row {index}", table=table, index=index + 1)
    if isinstance(data, dict) and common:
        # What a file says of a field holds for the rows that have the field and do not say otherwise themselves.
        own = data.get("field_confidence") or {}
        inherited = {field: words for field, words in common.items() if field in data}
        if isinstance(own, dict):
            data = {**data, "field_confidence": {**inherited, **own}}
    try:
        row = msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadInputError(place, str(error).replace("`$.", "`"), place=row_name) from None
    problem = problem_of(row)
    if problem:
        raise BadInputError(place, problem, place=row_name)
    return row


def _rule(data: Any, place: str, index: int) -> ClassRule:
    try:
        return msgspec.convert(data, ClassRule)
    except msgspec.ValidationError as error:
        raise BadInputError(
            place, str(error).replace("`$.", "`"), place=f"class_rules row {index + 1}"
        ) from None
