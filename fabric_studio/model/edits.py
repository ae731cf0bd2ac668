"""The closed list of primitive edits: add rows, remove rows, set values. Columnar, checked, each returns its inverse."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import tr
from fabric_studio.model.table import Column, Ids, Table


@dataclass(frozen=True, slots=True)
class Add:
    """New rows of one kind. uids ascending and never used before (or restored by undo)."""

    kind: str
    uids: Ids
    columns: dict[str, Column]

    def apply(self, tables: dict[str, Table]) -> Remove:
        tables[self.kind] = tables[self.kind].added(self.uids, self.columns)
        return Remove(self.kind, self.uids)


@dataclass(frozen=True, slots=True)
class Remove:
    kind: str
    uids: Ids

    def apply(self, tables: dict[str, Table]) -> Add:
        tables[self.kind], held = tables[self.kind].removed(self.uids)
        return Add(self.kind, self.uids, held)


@dataclass(frozen=True, slots=True)
class Set:
    """New values in some columns of some rows."""

    kind: str
    uids: Ids
    columns: dict[str, Column]

    def apply(self, tables: dict[str, Table]) -> Set:
        tables[self.kind], held = tables[self.kind].updated(self.uids, self.columns)
        return Set(self.kind, self.uids, held)


Edit: TypeAlias = Add | Remove | Set


def check_references(tables: dict[str, Table], edits: list[Edit]) -> None:
    """InvariantError when, after these edits, a row refers to something that is not in the design."""
    touched = {edit.kind for edit in edits if not isinstance(edit, Remove)}
    removed = {edit.kind for edit in edits if isinstance(edit, Remove)}
    for kind, table in tables.items():
        for name, field in table.fields.items():
            if not field.refers_to or not (kind in touched or field.refers_to in removed):
                continue
            column = table.columns[name]
            target = tables[field.refers_to]
            good = target.has(column) | ((column == 0) & field.optional)
            if not good.all():
                row = int(np.flatnonzero(~good)[0])
                raise InvariantError(
                    tr(
                        "{kind} {table} would refer to {refers_to} {column}, which is not in the design; remove or re-connect it first",
                        kind=kind,
                        table=table.uid[row],
                        refers_to=field.refers_to,
                        column=column[row],
                    )
                )
