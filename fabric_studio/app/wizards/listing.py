"""A proposal as a list to read: one line per row that is added, changed or removed, put into words when it is looked at."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.app.search.find import end_words, what_and_where
from fabric_studio.app.wizards.proposal import Proposal
from fabric_studio.base.language import tr
from fabric_studio.base.units import format_length
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.model.kinds import BY_KIND, KINDS
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids

ADDED, CHANGED, REMOVED = "+", "~", "-"
_FIRST = ("cable", "rack", "device")
_QUIET = ("a_device", "z_device", "a_lane", "a_lanes", "z_lane", "z_lanes", "assembly", "z_medium")
"""Columns that say nothing by themselves; the ports they belong to are written out."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line. what: where a cable begins, or what a thing is; other: where a cable ends, or where it stands; note: its medium and length, or
    what changes."""

    sign: str
    kind: str
    uid: int
    name: str
    what: str
    other: str
    note: str


class Listing:
    """`len` and `[n]`; cables first, then racks, devices and the rest."""

    def __init__(self, proposal: Proposal) -> None:
        self._proposal = proposal
        self._groups: list[tuple[str, str, Ids]] = []
        order = list(dict.fromkeys((*_FIRST, *(cls.kind for cls in KINDS))))
        changed: dict[str, Ids] = {}
        for group in proposal.changed:
            changed[group.kind] = np.union1d(changed.get(group.kind, group.uids[:0]), group.uids)
        for kind in sorted({*proposal.new, *changed, "cable"}, key=order.index):
            if kind != "part":
                self._add(ADDED, kind, proposal.new.get(kind))
                self._add(CHANGED, kind, changed.get(kind))
            if kind == "cable":
                self._add(REMOVED, kind, proposal.removed)
        self._start = np.concatenate(
            (np.zeros(1, np.int64), np.cumsum([len(uids) for *_, uids in self._groups]))
        ).astype(np.int64)

    def _add(self, sign: str, kind: str, uids: Ids | None) -> None:
        if uids is not None and len(uids):
            self._groups.append((sign, kind, uids))

    def __len__(self) -> int:
        return int(self._start[-1])

    def __getitem__(self, index: int) -> Line:
        place = int(np.searchsorted(self._start, index, side="right")) - 1
        sign, kind, uids = self._groups[place]
        uid = int(uids[index - int(self._start[place])])
        view = self._proposal.base if sign == REMOVED else self._proposal.after
        row = view.table(kind).get(uid)
        note = self._changes(kind, uid) if sign == CHANGED else ""
        if kind != "cable":
            what, where = what_and_where(view, kind, uid)
            return Line(sign, kind, uid, str(row.name), what, where, note)
        return Line(
            sign,
            kind,
            uid,
            str(row.name),
            end_words(view, row, "a"),
            end_words(view, row, "z"),
            note or _cable_note(view, uid),
        )

    def _changes(self, kind: str, uid: int) -> str:
        """ "400G SR4, was 400G DR4; z port 12, was 3"."""
        base, after = self._proposal.base, self._proposal.after
        old, new = base.table(kind).get(uid), after.table(kind).get(uid)
        said: list[str] = []
        names = {name for group in self._proposal.changed if group.kind == kind for name in group.columns}
        for name in BY_KIND[kind].fields:
            if name not in names or name in _QUIET or getattr(old, name) == getattr(new, name):
                continue
            was, now = (
                _value(view, kind, name, getattr(row, name)) for view, row in ((base, old), (after, new))
            )
            what = "" if name in ("medium", "name") else f"{tr(name.replace('_', ' '))} "
            said.append(what + (tr("{now}, was {was}", now=now, was=was) if was else now))
        return tr("; ").join(said) or (tr("lanes or assembly") if kind == "cable" else "")


def _value(view: Snapshot, kind: str, name: str, value: object) -> str:
    target = BY_KIND[kind].fields[name].refers_to
    if target == "part":
        return str(view.spec_of(int(str(value))).name) if value else ""
    if target:
        return str(view.table(target).get(int(str(value))).name) if value else ""
    if name in ("plane", "rail", "pod", "a_port", "z_port") and isinstance(value, int):
        return "" if value < 0 else str(value + 1)
    return f"{value:g}" if isinstance(value, float) else str(value)


def _cable_note(view: Snapshot, uid: int) -> str:
    row = int(view.cables.index_of(np.array([uid], np.int64))[0])
    length_mm = float(cable_lengths(view).required_mm[row])
    medium = view.spec_of(int(view.cables.medium[row])).name
    return f"{medium}, {format_length(length_mm)}" if length_mm == length_mm else str(medium)
