"""An immutable picture of one revision of the design. Rules, routes, scenes and exporters read nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from threading import RLock
from typing import Any, TypeVar, cast

from fabric_studio.catalog.parts import AnyPart
from fabric_studio.model.kinds import (
    KINDS,
    Approvals,
    Areas,
    Buildings,
    Cables,
    Conduits,
    Devices,
    Doors,
    Halls,
    Parts,
    Racks,
    Risers,
    Rooms,
    Rows,
    Settings,
    Sites,
    Spans,
    Storeys,
    Trays,
    Underlays,
    Walls,
)
from fabric_studio.model.table import Table

T = TypeVar("T")
_MISSING: Any = object()


class Snapshot:
    """All tables of one revision. Safe to hand to another thread.

    What is computed from it once is kept by `derived(key, compute)`; keys are module-qualified names.
    """

    parts: Parts
    sites: Sites
    buildings: Buildings
    storeys: Storeys
    halls: Halls
    rooms: Rooms
    areas: Areas
    walls: Walls
    doors: Doors
    underlays: Underlays
    rows: Rows
    racks: Racks
    devices: Devices
    trays: Trays
    risers: Risers
    conduits: Conduits
    spans: Spans
    cables: Cables
    approvals: Approvals
    settings: Settings

    def __init__(self, tables: Mapping[str, Table], revision: int) -> None:
        self.tables = dict(tables)
        self.revision = revision
        self._derived: dict[str, Any] = {}
        self._locks: dict[str, RLock] = {}
        for cls in KINDS:
            self.__dict__[cls.__name__.lower()] = self.tables[cls.kind]

    def table(self, kind: str) -> Table:
        return self.tables[kind]

    def spec_of(self, part_uid: int) -> AnyPart:
        """The catalogue row behind a `part` reference."""
        return cast(AnyPart, self.parts.get(part_uid).spec)

    def setting(self, name: str, default: Any = None) -> Any:
        """A value kept with the project, or the default."""
        row = self.settings.named(name)
        return default if row is None else json.loads(row.value)

    def derived(self, key: str, compute: Callable[[Snapshot], T]) -> T:
        """The value of `compute(self)`, computed at most once for this snapshot. Who asks for what another thread is just
        computing waits for that alone: a window must not wait for a check to come to its end."""
        found = self._derived.get(key, _MISSING)
        if found is _MISSING:
            with self._locks.setdefault(key, RLock()):
                found = self._derived.get(key, _MISSING)
                if found is _MISSING:
                    found = self._derived[key] = compute(self)
        return cast(T, found)

    def derived_from(
        self, kinds: tuple[str, ...], key: str, compute: Callable[[Snapshot], T], *also: object
    ) -> T:
        """As `derived`, for what reads these kinds alone, and the objects in `also`: revisions in which none of them was
        edited share one result."""

        def shared(snapshot: Snapshot) -> T:
            first, *rest = (snapshot.tables[kind] for kind in kinds)
            others = (*rest, *also)
            known = first.kept.get(key)
            if known is None or any(
                mine is not theirs for mine, theirs in zip(others, known[0], strict=True)
            ):
                known = others, compute(snapshot)
                first.kept[key] = known
            return cast(T, known[1])

        return self.derived(key, shared)

    def __len__(self) -> int:
        return sum(len(table) for table in self.tables.values())
