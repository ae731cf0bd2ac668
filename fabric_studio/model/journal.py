"""The document and its history: transactions, undo, redo, rollback, and exactly one change per commit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np
from psygnal import Signal

from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import tr
from fabric_studio.model.edits import Add, Edit, Remove, Set, check_references
from fabric_studio.model.kinds import KINDS
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids, Table

CommitKind = Literal["do", "undo", "redo"]


def _as_ids(uids: int | Sequence[int] | Ids) -> Ids:
    return np.unique(np.atleast_1d(np.asarray(uids, np.int64)))


@dataclass(frozen=True, slots=True)
class Change:
    """What one commit did: ids added, removed and touched, by kind. `edits` in the order they were applied."""

    revision: int
    label: str
    how: CommitKind
    added: Mapping[str, Ids]
    removed: Mapping[str, Ids]
    touched: Mapping[str, Ids]
    edits: tuple[Edit, ...]

    def concerns(self, *kinds: str) -> bool:
        return any(kind in group for group in (self.added, self.removed, self.touched) for kind in kinds)

    @staticmethod
    def of(revision: int, label: str, how: CommitKind, edits: Sequence[Edit]) -> Change:
        groups: dict[type, dict[str, list[Ids]]] = {Add: {}, Remove: {}, Set: {}}
        for edit in edits:
            groups[type(edit)].setdefault(edit.kind, []).append(edit.uids)
        joined = {
            cls: {kind: np.unique(np.concatenate(parts)) for kind, parts in by_kind.items()}
            for cls, by_kind in groups.items()
        }
        return Change(revision, label, how, joined[Add], joined[Remove], joined[Set], tuple(edits))


@dataclass(slots=True)
class _Step:
    label: str
    merge_key: str
    inverses: list[Edit] = field(default_factory=list)


class Transaction:
    """Collects primitive edits; they are applied at once and kept or taken back together."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self.edits: list[Edit] = []
        self.inverses: list[Edit] = []

    @property
    def now(self) -> Snapshot:
        """The design with the edits so far; do not keep it."""
        return Snapshot(self._document._tables, self._document.revision)

    def table(self, kind: str) -> Table:
        return self._document._tables[kind]

    def apply(self, edit: Edit) -> None:
        if self._document._open is not self:
            raise InvariantError(tr("this edit is over; begin another transaction"))
        if len(edit.uids) == 0:
            return
        self.inverses.append(edit.apply(self._document._tables))
        self.edits.append(edit)

    def add(self, kind: str, **fields: Any) -> int:
        """Add one row; returns its uid."""
        return int(self.add_many(kind, 1, **fields)[0])

    def add_many(self, kind: str, count: int, **fields: Any) -> Ids:
        """Add `count` rows; each field is a scalar for all of them or an array of `count`. Returns their uids."""
        uids = self._document._new_uids(count)
        self.apply(Add(kind, uids, self.table(kind).conform(count, fields)))
        return uids

    def set(self, kind: str, uids: int | Sequence[int] | Ids, **fields: Any) -> None:
        """Set fields of rows; arrays go with the ids in the order given (ids must then be ascending and distinct)."""
        ids = np.atleast_1d(np.asarray(uids, np.int64))
        if len(ids) > 1 and not (np.diff(ids) > 0).all():
            order = np.argsort(ids, kind="stable")
            ids = ids[order]
            fields = {
                name: np.asarray(value)[order] if isinstance(value, np.ndarray | list | tuple) else value
                for name, value in fields.items()
            }
            if not (np.diff(ids) > 0).all():
                raise InvariantError(tr("the same {kind} was set twice in one edit", kind=kind))
        self.apply(Set(kind, ids, self.table(kind).conform(len(ids), fields, partial=True)))

    def remove(self, kind: str, uids: int | Sequence[int] | Ids) -> None:
        """Remove rows. What refers to them must go in the same transaction."""
        self.apply(Remove(kind, _as_ids(uids)))


class Document:
    """The design. Everybody reads snapshots; only `transaction`, `undo` and `redo` change it.

    Signals: `changed(Change)` once after every commit, undo and redo, never in between.
    """

    changed = Signal(Change)

    def __init__(self, tables: Mapping[str, Table] | None = None) -> None:
        self._tables: dict[str, Table] = (
            {cls.kind: cls() for cls in KINDS}
            if tables is None
            else {cls.kind: tables[cls.kind] if cls.kind in tables else cls() for cls in KINDS}
        )
        self._next_uid = 1 + max(
            (int(table.uid[-1]) for table in self._tables.values() if len(table)), default=0
        )
        self.revision = 0
        self._undo: list[_Step] = []
        self._redo: list[_Step] = []
        self._open: Transaction | None = None
        self._snapshot: Snapshot | None = None
        self._saved_revision = 0
        self._content_revision = 0
        self._content_stack: list[int] = []
        self._content_redo: list[int] = []

    # -- reading ----------------------------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot:
        """The design at the last commit; the same object until the next one."""
        if self._open is not None:
            raise InvariantError(tr("the design is being edited; use the transaction's own view"))
        if self._snapshot is None or self._snapshot.revision != self.revision:
            self._snapshot = Snapshot(self._tables, self.revision)
        return self._snapshot

    @property
    def undo_label(self) -> str:
        """What undo would take back, "" for nothing."""
        return self._undo[-1].label if self._undo else ""

    @property
    def redo_label(self) -> str:
        return self._redo[-1].label if self._redo else ""

    @property
    def undo_depth(self) -> int:
        return len(self._undo)

    @property
    def dirty(self) -> bool:
        """True when the design differs from what was last saved; undoing back to the saved state makes it False."""
        return self._content_revision != self._saved_revision

    def seal(self) -> int:
        """Close the last step to merging, for a save that begins now; returns what `mark_saved` takes when it is done."""
        if self._undo:
            self._undo[-1].merge_key = ""
        return self._content_revision

    def mark_saved(self, content: int | None = None) -> None:
        """The design as it is, or as it was when `seal` returned `content`, now lies in a file."""
        self._saved_revision = self.seal() if content is None else content

    def mark_unsaved(self) -> None:
        """For a recovered or imported design that lies in no file yet."""
        self._saved_revision = -1

    # -- editing ----------------------------------------------------------------------------------------------------

    def _new_uids(self, count: int) -> Ids:
        first = self._next_uid
        self._next_uid += count
        return np.arange(first, first + count, dtype=np.int64)

    @contextmanager
    def transaction(self, label: str, *, merge_key: str = "") -> Iterator[Transaction]:
        """One undo step. An exception inside takes everything back; without edits nothing is pushed.

        Steps in a row with the same non-empty `merge_key` become one (arrow keys, a spin box).
        """
        if self._open is not None:
            raise InvariantError(tr("{label}: another edit is still going on", label=label))
        before, next_uid = dict(self._tables), self._next_uid
        transaction = self._open = Transaction(self)
        try:
            yield transaction
            check_references(self._tables, transaction.edits)
        except BaseException:
            self._tables, self._next_uid = before, next_uid
            self._open = None
            raise
        self._open = None
        if not transaction.edits:
            return
        merged = (
            bool(merge_key) and bool(self._undo) and self._undo[-1].merge_key == merge_key and not self._redo
        )
        if merged:
            self._undo[-1].inverses.extend(transaction.inverses)
        else:
            self._undo.append(_Step(label, merge_key, transaction.inverses))
            self._content_stack.append(self._content_revision)
        self._redo.clear()
        self._content_redo.clear()
        self._content_revision = self.revision + 1
        self._commit(label, "do", transaction.edits)

    def undo(self) -> str:
        """Take back the last step; returns its label, "" when there was none."""
        return self._shift(self._undo, self._redo, self._content_stack, self._content_redo, "undo")

    def redo(self) -> str:
        return self._shift(self._redo, self._undo, self._content_redo, self._content_stack, "redo")

    def _shift(
        self,
        source: list[_Step],
        target: list[_Step],
        states: list[int],
        other_states: list[int],
        how: CommitKind,
    ) -> str:
        if self._open is not None:
            raise InvariantError(tr("cannot {how} in the middle of an edit", how=how))
        if not source:
            return ""
        step = source.pop()
        edits = list(reversed(step.inverses))
        inverses = [edit.apply(self._tables) for edit in edits]
        target.append(_Step(step.label, "", inverses))
        other_states.append(self._content_revision)
        self._content_revision = states.pop()
        self._commit(step.label, how, edits)
        return step.label

    def copy(self) -> Document:
        """A copy without history, to try things on: what is added to it gets the ids that it would get here."""
        made = Document(self._tables)
        made._next_uid = self._next_uid
        return made

    def replay(self, edits: Sequence[Edit], label: str = "Recover") -> None:
        """Apply recorded edits (recovery after a crash, a change worked out on a copy). One undo step. References are
        checked."""
        with self.transaction(label) as transaction:
            for edit in edits:
                transaction.apply(edit)
                self._next_uid = max(self._next_uid, int(edit.uids[-1]) + 1)

    def _commit(self, label: str, how: CommitKind, edits: Sequence[Edit]) -> None:
        self.revision += 1
        self.changed.emit(Change.of(self.revision, label, how, edits))
