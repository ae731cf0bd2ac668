"""What is selected. View state: not in the document, not in history, shared by the plan, the panels and the charts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np
from PySide6.QtCore import QObject, Signal

from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids

Chosen = Mapping[str, Ids]
"""Selected uids by kind, {"rack": array([3, 7])}; kinds without any are absent."""


def chosen(kind: str, uids: int | Sequence[int] | Ids) -> dict[str, Ids]:
    """A selection of one kind."""
    ids = np.unique(np.atleast_1d(np.asarray(uids, np.int64)))
    return {kind: ids} if len(ids) else {}


class Selection(QObject):
    """Signals: `changed` after every real change."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ids: dict[str, Ids] = {}

    @property
    def ids(self) -> Chosen:
        return self._ids

    def of(self, kind: str) -> Ids:
        """Selected uids of one kind, ascending; empty when none."""
        return self._ids.get(kind, np.empty(0, np.int64))

    def one(self) -> tuple[str, int] | None:
        """(kind, uid) when exactly one thing is selected."""
        if len(self) != 1:
            return None
        kind, uids = next(iter(self._ids.items()))
        return kind, int(uids[0])

    def __len__(self) -> int:
        return sum(len(uids) for uids in self._ids.values())

    def __iter__(self) -> Iterator[tuple[str, int]]:
        return ((kind, int(uid)) for kind, uids in self._ids.items() for uid in uids)

    def __contains__(self, item: tuple[str, int]) -> bool:
        uids = self.of(item[0])
        index = int(np.searchsorted(uids, item[1]))
        return index < len(uids) and int(uids[index]) == item[1]

    def set(self, ids: Chosen) -> None:
        fresh = {kind: np.unique(np.asarray(uids, np.int64)) for kind, uids in ids.items() if len(uids)}
        same = fresh.keys() == self._ids.keys() and all(
            np.array_equal(uids, self._ids[kind]) for kind, uids in fresh.items()
        )
        if not same:
            self._ids = fresh
            self.changed.emit()

    def clear(self) -> None:
        self.set({})

    def add(self, ids: Chosen) -> None:
        self.set(
            {
                kind: np.concatenate((self.of(kind), ids.get(kind, self.of(kind))))
                for kind in {*self._ids, *ids}
            }
        )

    def toggle(self, ids: Chosen) -> None:
        """Add what is not selected, drop what is."""
        self.set(
            {
                kind: np.setxor1d(self.of(kind), ids.get(kind, np.empty(0, np.int64)))
                for kind in {*self._ids, *ids}
            }
        )

    def drop_missing(self, snapshot: Snapshot) -> None:
        """Forget what is no longer in the design."""
        self.set({kind: uids[snapshot.table(kind).has(uids)] for kind, uids in self._ids.items()})
