"""What a wizard would do to a design, worked out to the last port and not done yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from fabric_studio.app.commands.arrange import describe
from fabric_studio.app.wizards.port_list import port_title
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import tr
from fabric_studio.base.wording import listed
from fabric_studio.catalog.parts import AnyPart
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.layout.load import physical_cables
from fabric_studio.model import build, cascade
from fabric_studio.model.journal import Transaction
from fabric_studio.model.kinds import KINDS
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Column, Ids, Table

Where = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Conflict:
    """Something that was asked for and cannot be had, in a sentence, and what it is about."""

    text: str
    where: Where = ()


@dataclass(frozen=True, slots=True)
class Added:
    """New rows of one kind. In a column that refers to others a number below 0 is a new one: -1 the first new row of that
    kind, -2 the second; for a part, of `Proposal.parts`. So is an `assembly` below 0 a new cable."""

    kind: str
    count: int
    columns: Mapping[str, Column]


@dataclass(frozen=True, slots=True)
class Changed:
    """New values in some columns of rows that are there. uids ascending; references as in Added."""

    kind: str
    uids: Ids
    columns: Mapping[str, Column]


@dataclass(frozen=True, slots=True)
class Delta:
    """What the change costs and how much cable it takes, after less before. cost_usd: planning prices, an estimate, without
    spares; cost_unknown: how many more things have no price. length_m: of all cables; length_unknown: how many more have none."""

    cost_usd: float = 0.0
    cost_unknown: int = 0
    length_m: float = 0.0
    length_unknown: int = 0


@dataclass(frozen=True)
class Proposal:
    """Immutable. `base`: the design it was worked out for; `after`: the same design once it is done, so a preview can show
    exactly what will be. conflicts: ports and places that cannot be had and are left out; `conflict_count` counts those that
    were not put into words too. media: physical cables that are new or changed, by medium."""

    wizard: str
    label: str
    base: Snapshot
    after: Snapshot
    parts: tuple[AnyPart, ...]
    added: tuple[Added, ...]
    changed: tuple[Changed, ...]
    removed: Ids
    conflicts: tuple[Conflict, ...]
    conflict_count: int
    notes: tuple[str, ...]
    new: Mapping[str, Ids]
    delta: Delta
    media: Mapping[str, int]

    @property
    def size(self) -> int:
        """Rows added, removed and changed."""
        return (
            sum(group.count for group in self.added)
            + len(self.removed)
            + sum(len(group.uids) for group in self.changed)
        )

    @property
    def new_cables(self) -> Ids:
        """The new cable lines, as uids of `after`."""
        return self.new.get("cable", np.zeros(0, np.int64))

    @property
    def changed_cables(self) -> Ids:
        mine = [group.uids for group in self.changed if group.kind == "cable"]
        return np.unique(np.concatenate(mine)) if mine else np.zeros(0, np.int64)

    @property
    def summary(self) -> str:
        """ "248 new cables and 8 changed devices"."""
        new = {kind: uids for kind, uids in self.new.items() if kind != "part"}
        changed: dict[str, Ids] = {}
        for group in self.changed:
            changed[group.kind] = np.union1d(changed.get(group.kind, group.uids[:0]), group.uids)
        said = [tr("{things} added", things=describe(new))] if any(len(uids) for uids in new.values()) else []
        said += (
            [tr("{things} removed", things=describe({"cable": self.removed}))] if len(self.removed) else []
        )
        said += (
            [tr("{things} changed", things=describe(changed))]
            if any(len(uids) for uids in changed.values())
            else []
        )
        return listed(said) or tr("nothing to do")

    def lines(self) -> Iterator[str]:
        """Every cable of the proposal in words, for a list: added, then changed, then removed."""
        for sign, view, uids in (
            ("+", self.after, self.new_cables),
            ("~", self.after, self.changed_cables),
            ("-", self.base, self.removed),
        ):
            for uid in uids.tolist():
                yield f"{sign} {cable_words(view, uid)}"


def cable_words(view: Snapshot, uid: int) -> str:
    """ "C00012 dgx-001 port compute 1/1 to leaf-01 port 1/1, 400G SR4"."""
    row = view.cables.get(uid)
    a = port_title(view, row.a_device, row.a_port, row.a_lane, row.a_lanes)
    z = port_title(view, row.z_device, row.z_port, row.z_lane, row.z_lanes)
    return tr("{name} {a} to {z}, {medium}", name=row.name, a=a, z=z, medium=view.spec_of(row.medium).name)


def draw(
    tx: Transaction,
    parts: tuple[AnyPart, ...],
    added: tuple[Added, ...],
    changed: tuple[Changed, ...],
    removed: Ids,
) -> dict[str, Ids]:
    """Do it. Returns the new uids by kind, in the order of the rows."""
    gone = cascade.remove(tx, {"cable": removed}) if len(removed) else {}
    if len(gone.get("cable", ())) > len(removed):
        raise InvariantError(
            tr("a breakout cable would lose some of its tails; take all of its lines or none")
        )
    new: dict[str, Ids] = {"part": np.array([build.use_part(tx, part) for part in parts], np.int64)}
    order = {cls.kind: place for place, cls in enumerate(KINDS)}
    for group in sorted(added, key=lambda each: order[each.kind]):
        table = tx.table(group.kind)
        columns = {name: _resolved(table, name, values, new) for name, values in group.columns.items()}
        if group.kind == "cable" and "name" not in columns:
            columns["name"] = build.cable_names(tx, group.count)
        own = columns.pop("assembly", None)
        uids = tx.add_many(group.kind, group.count, **columns)
        before = new.get(group.kind, uids[:0])
        new[group.kind] = np.concatenate((before, uids))
        if own is not None and (own != 0).any():
            joined = own != 0
            tx.set("cable", uids[joined], assembly=_shifted(own[joined], new["cable"]))
    for change in changed:
        table = tx.table(change.kind)
        columns = {name: _resolved(table, name, values, new) for name, values in change.columns.items()}
        if "assembly" in columns:
            columns["assembly"] = _shifted(columns["assembly"], new.get("cable", change.uids[:0]))
        tx.set(change.kind, change.uids, **columns)
    return {kind: uids for kind, uids in new.items() if len(uids)}


def _resolved(table: Table, name: str, values: Column, new: Mapping[str, Ids]) -> Column:
    target = table.fields[name].refers_to
    return _shifted(values, new[target]) if target and (values < 0).any() else values


def _shifted(values: Column, new: Ids) -> Column:
    """References below 0 replaced by what is new."""
    if not (values < 0).any():
        return values
    return np.where(values < 0, new[np.where(values < 0, -values - 1, 0)], values)


def totals(snapshot: Snapshot, cost: tuple[float, int]) -> Delta:
    """The totals of one design in the shape of a difference."""
    whole = physical_cables(snapshot) & (snapshot.cables.span == 0)
    required = cable_lengths(snapshot).required_mm[whole] / 1e3
    return Delta(cost[0], cost[1], float(np.nansum(required)), int(np.isnan(required).sum()))


def less(after: Delta, before: Delta) -> Delta:
    return Delta(
        after.cost_usd - before.cost_usd,
        after.cost_unknown - before.cost_unknown,
        after.length_m - before.length_m,
        after.length_unknown - before.length_unknown,
    )


def counted_media(after: Snapshot, cables: Ids) -> dict[str, int]:
    """Physical cables by medium, the commonest first."""
    rows = after.cables.index_of(cables)
    bought = rows[physical_cables(after)[rows]]
    count = Counter(after.parts.index_of(after.cables.medium[bought]).tolist())
    names = [str(getattr(spec, "name", "")) for spec in after.parts.spec]
    return {names[part]: number for part, number in count.most_common()}
