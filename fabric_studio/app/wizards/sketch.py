"""Where a wizard writes down what it would do; finishing it chooses the media and works out the difference."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from fabric_studio.app.commands import choice
from fabric_studio.app.wizards.proposal import (
    Added,
    Changed,
    Conflict,
    Delta,
    Proposal,
    counted_media,
    draw,
    less,
    totals,
)
from fabric_studio.app.wizards.references import only_used_parts, with_media
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import counted, tr
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.parts import AnyPart
from fabric_studio.io.bill import bill_of_materials
from fabric_studio.layout.media import UNKNOWN_MEDIUM
from fabric_studio.model.edits import Add
from fabric_studio.model.journal import Document, Transaction
from fabric_studio.model.kinds import BY_KIND
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Column, Floats, Ids, Ints, Texts

MOST_WORDED = 1000
"""Conflicts put into words; all are counted."""


class PortColumns(NamedTuple):
    """One end of N cables. device: uid, or below 0 a new device."""

    device: Ids
    port: Ints
    lane: Ints
    lanes: Ints


class Sketch:
    """Rows to add, change and remove on one design. A new row is referred to by the negative numbers `add` returns."""

    def __init__(self, snapshot: Snapshot, library: Library) -> None:
        self.snapshot, self.library = snapshot, library
        self._parts: list[AnyPart] = []
        self._added: list[Added] = []
        self._changed: list[Changed] = []
        self._removed: list[Ids] = []
        self._rechosen: list[Ids] = []
        self._conflicts: list[Conflict] = []
        self._conflict_count = 0
        self._notes: list[str] = []

    # -- writing down -----------------------------------------------------------------------------------------------

    def part(self, spec: AnyPart) -> int:
        """The reference to a catalogue part, the design's own copy where it has one."""
        row = self.snapshot.parts.named(spec.id)
        if row is not None:
            return row.uid
        for index, known in enumerate(self._parts):
            if known.id == spec.id:
                return -1 - index
        self._parts.append(spec)
        return -len(self._parts)

    def add(self, kind: str, count: int, **columns: Any) -> Ids:
        """`count` new rows, each column a scalar or an array; returns how to refer to them."""
        first = sum(group.count for group in self._added if group.kind == kind)
        if count:
            filled = {
                name: _filled(BY_KIND[kind].fields[name].type, count, value)
                for name, value in columns.items()
            }
            self._added.append(Added(kind, count, filled))
        return -1 - np.arange(first, first + count, dtype=np.int64)

    def cables(
        self,
        a: PortColumns,
        z: PortColumns,
        *,
        rate_gbps: float | Floats,
        role: str | Texts,
        network: str | Texts,
    ) -> Ids:
        """New cables whose medium is chosen at the end: the cheapest that fits."""
        ends = {
            f"{side}_{name}": values
            for side, end in (("a", a), ("z", z))
            for name, values in zip(PortColumns._fields, end, strict=True)
        }
        return self.add(
            "cable",
            len(a.device),
            medium=self.part(UNKNOWN_MEDIUM),
            rate_gbps=rate_gbps,
            role=role,
            network=network,
            **ends,
        )

    def record(self, build: Callable[[Transaction], object], **more: Mapping[str, Any]) -> dict[str, Ids]:
        """Add what this would build, worked out on a scratch copy, so that the same functions serve wizards and commands.
        Returns how to refer to the new rows, by kind, in the order they were built. It must only add. `more`: columns that
        are written over by kind, such as references to what the sketch adds itself."""
        scratch = Document(self.snapshot.tables)
        with scratch.transaction(tr("Sketch")) as tx:
            build(tx)
            edits = [edit for edit in tx.edits if isinstance(edit, Add)]
        refs: dict[str, dict[int, int]] = {}
        for edit in edits:
            known = refs.setdefault(edit.kind, {})
            if edit.kind == "part":
                known.update(
                    (uid, self.part(spec))
                    for uid, spec in zip(edit.uids.tolist(), edit.columns["spec"], strict=True)
                )
                continue
            columns = {}
            for name, field in BY_KIND[edit.kind].fields.items():
                values, target = edit.columns[name], refs.get(field.refers_to, {})
                columns[name] = (
                    np.array([target.get(uid, uid) for uid in values.tolist()], np.int64)
                    if target
                    else values
                )
            made = self.add(edit.kind, len(edit.uids), **(columns | dict(more.get(edit.kind, {}))))
            known.update(zip(edit.uids.tolist(), made.tolist(), strict=True))
        return {
            kind: np.array(list(known.values()), np.int64) for kind, known in refs.items() if kind != "part"
        }

    def change(self, kind: str, uids: Ids, **columns: Any) -> None:
        """New values for rows that are there; those that have them already are left out."""
        table = self.snapshot.table(kind)
        order = np.argsort(uids, kind="stable")
        uids = uids[order]
        filled = {
            name: _filled(table.fields[name].type, len(uids), value)[order]
            if np.ndim(value)
            else _filled(table.fields[name].type, len(uids), value)
            for name, value in columns.items()
        }
        rows = table.index_of(uids)
        differs = np.zeros(len(uids), bool)
        for name, values in filled.items():
            old = table.columns[name][rows]
            differs |= (old != values) & ~((old != old) & (values != values))
        if differs.any():
            kept = {name: values[differs] for name, values in filled.items()}
            self._changed.append(Changed(kind, uids[differs], kept))

    def remove_cables(self, uids: Ids) -> None:
        if len(uids):
            self._removed.append(uids)

    def choose_again(self, uids: Ids) -> None:
        """Give these cables of the design the cheapest medium that fits, once all else is done."""
        if len(uids):
            self._rechosen.append(uids)

    def conflict(self, text: str, *where: tuple[str, int]) -> None:
        self._conflict_count += 1
        if len(self._conflicts) < MOST_WORDED:
            self._conflicts.append(Conflict(" ".join(text.split()), where))

    @property
    def words_left(self) -> bool:
        """False once so many conflicts are in words that the next would only be counted."""
        return len(self._conflicts) < MOST_WORDED

    def conflicts_unworded(self, count: int) -> None:
        self._conflict_count += count

    def note(self, text: str) -> None:
        if text not in self._notes:
            self._notes.append(text)

    # -- finishing --------------------------------------------------------------------------------------------------

    def finish(self, wizard: str, label: str, classes: tuple[str, ...] = ()) -> Proposal:
        """The proposal, with a medium for every new cable; `classes` narrows the choice."""
        removed = np.unique(np.concatenate(self._removed)) if self._removed else np.zeros(0, np.int64)
        added, changed = tuple(self._added), tuple(self._changed)
        rechosen = np.unique(np.concatenate(self._rechosen)) if self._rechosen else removed[:0]
        if len(rechosen) or any(group.kind == "cable" for group in added):
            added, changed = self._with_media(added, changed, removed, rechosen, classes)
        parts, added, changed = only_used_parts(self._parts, added, changed)
        scratch = Document(self.snapshot.tables)
        new: dict[str, Ids] = {}
        if added or changed or len(removed):
            with scratch.transaction(label) as tx:
                new = draw(tx, parts, added, changed, removed)
        after = scratch.snapshot() if new or changed or len(removed) else self.snapshot
        touched = [new.get("cable", removed[:0]), *(group.uids for group in changed if group.kind == "cable")]
        return Proposal(
            wizard=wizard,
            label=label,
            base=self.snapshot,
            after=after,
            parts=parts,
            added=added,
            changed=changed,
            removed=removed,
            conflicts=tuple(self._conflicts),
            conflict_count=self._conflict_count,
            notes=tuple(self._notes),
            new=new,
            delta=Delta() if after is self.snapshot else less(_totals(after), _totals(self.snapshot)),
            media=counted_media(after, np.unique(np.concatenate(touched))),
        )

    def _with_media(
        self,
        added: tuple[Added, ...],
        changed: tuple[Changed, ...],
        removed: Ids,
        rechosen: Ids,
        classes: tuple[str, ...],
    ) -> tuple[tuple[Added, ...], tuple[Changed, ...]]:
        """The same with a medium for every new cable, and for those to be chosen again: chosen on a scratch copy, where
        everything stands and every length is known."""
        scratch = Document(self.snapshot.tables)
        with scratch.transaction(tr("Choose media")) as tx:
            new = draw(tx, tuple(self._parts), added, changed, removed).get("cable", removed[:0])
            view = tx.now
        cables = view.cables
        wanted = np.zeros(len(cables), bool)
        new_rows, old_rows = cables.index_of(new), cables.index_of(rechosen)
        wanted[new_rows] = wanted[old_rows] = True
        media, chosen, assembly = choice.cheapest_of_all(view, self.library, wanted, classes=classes)
        self._tell_unserved(cables.uid[old_rows[chosen[old_rows] < 0]])
        unserved = wanted & (chosen < 0)
        unserved[old_rows] = False
        if unserved.any():
            media, chosen = choice.nearest_of_all(view, self.library, unserved, media, chosen)
            self._note_unserved(int((unserved & (chosen >= 0)).sum()), int((unserved & (chosen < 0)).sum()))
        refs = np.array(
            [self.part(media[index]) for index in range(len(media))] + [self.part(UNKNOWN_MEDIUM)], np.int64
        )
        place = np.zeros(int(cables.uid[-1]) + 1 if len(cables) else 1, np.int64)
        place[new] = -1 - np.arange(len(new))
        joined = np.where(assembly != 0, np.where(place[assembly] < 0, place[assembly], assembly), 0)
        speed = np.array([*(medium.speed_gbps for medium in media), 0.0])
        added = with_media(added, refs[chosen[new_rows]], joined[new_rows], speed[chosen[new_rows]])
        if len(old_rows):
            keep = chosen[old_rows] >= 0
            rows, uids = old_rows[keep], rechosen[keep]
            self._changed = list(changed)
            self.change("cable", uids, medium=refs[chosen[rows]], z_medium=0, assembly=joined[rows])
            changed = tuple(self._changed)
        return added, changed

    def _tell_unserved(self, cables: Ids) -> None:
        """Cables that were to get another medium and keep the one they have."""
        for uid in cables[:MOST_WORDED].tolist():
            name = self.snapshot.cables.get(uid).name
            self.conflict(
                tr("nothing on sale fits the ports and the length of {name}; it stays as it is", name=name),
                ("cable", uid),
            )
        self.conflicts_unworded(max(0, len(cables) - MOST_WORDED))

    def _note_unserved(self, nearest: int, unknown: int) -> None:
        if nearest:
            self.note(
                counted(
                    nearest,
                    "Nothing on sale reaches far enough for {count} cable; they get what reaches farthest, which is a finding",
                    "Nothing on sale reaches far enough for {count} cables; they get what reaches farthest, which is a finding",
                )
            )
        if unknown:
            self.note(
                counted(
                    unknown,
                    "Nothing in the catalogue fits both ports of {count} cable; their medium stays open",
                    "Nothing in the catalogue fits both ports of {count} cables; their medium stays open",
                )
            )


def _filled(kind: str, count: int, value: Any) -> Column:
    types: dict[str, Any] = {"id": np.int64, "int": np.int64, "float": np.float64, "flag": np.bool_}
    column = np.empty(count, types.get(kind, np.object_))
    column[...] = value
    return column


def _totals(snapshot: Snapshot) -> Delta:
    return snapshot.derived("app.wizards.totals", lambda s: totals(s, _cost(s)))


def _cost(snapshot: Snapshot) -> tuple[float, int]:
    """What everything drawn costs without spares, and how many things have no price; fibre between sites is leased."""
    lines = [line for line in bill_of_materials(snapshot).lines if line.category != "WAN fibre"]
    known = sum(line.unit_price_usd * line.used for line in lines if line.unit_price_usd is not None)
    return known, sum(line.used for line in lines if line.unit_price_usd is None)


def refuse_nothing(proposal: Proposal) -> None:
    """InvariantError when there is nothing to do, with the first reason why."""
    if proposal.size == 0:
        raise InvariantError(
            tr("nothing to do: {why}", why=proposal.conflicts[0].text)
            if proposal.conflicts
            else tr("nothing to do; it is already so")
        )
