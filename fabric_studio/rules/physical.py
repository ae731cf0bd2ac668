"""The cables as somebody pulls them: all lines of a twin-port or splitter cable are one."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ids, Ints


@dataclass(frozen=True)
class PhysicalCables:
    """owner (C,): the number of the physical cable each line belongs to. `order` lists the lines of one after those of
    another, from `first[owner]` to `first[owner + 1]`."""

    owner: Ints
    order: Ints
    first: Ints

    def lines(self, row: int) -> Ints:
        """All lines of the physical cable that a line belongs to, itself included."""
        owner = self.owner[row]
        return self.order[self.first[owner] : self.first[owner + 1]]

    def worst(self, rows: Ints, badness: Floats) -> Ints:
        """One of `rows` per physical cable, that with the highest badness; the worst cable first."""
        order = np.lexsort((rows, -badness))
        _, first = np.unique(self.owner[rows[order]], return_index=True)
        return rows[order[np.sort(first)]]


def physical_cables(snapshot: Snapshot) -> PhysicalCables:
    return snapshot.derived_from(("cable",), "rules.physical", _physical)


def _physical(snapshot: Snapshot) -> PhysicalCables:
    cables = snapshot.cables
    name = np.where(cables.assembly == 0, cables.uid, cables.assembly)
    distinct, owner = np.unique(name, return_inverse=True)
    owner = owner.ravel().astype(np.int64)
    order = np.argsort(owner, kind="stable").astype(np.int64)
    first = np.searchsorted(owner[order], np.arange(len(distinct) + 1)).astype(np.int64)
    return PhysicalCables(owner, order, first)


def cable_uids(snapshot: Snapshot, rows: Ints) -> tuple[tuple[str, int], ...]:
    """These lines as the `where` of a finding."""
    uids: Ids = snapshot.cables.uid[rows]
    return tuple(("cable", uid) for uid in uids.tolist())
