"""Whether a proposal still holds for a design that was edited since."""

from __future__ import annotations

from typing import NoReturn

import numpy as np

from fabric_studio.app.commands.devices import occupant
from fabric_studio.app.wizards.port_list import are_free, holder, port_title
from fabric_studio.app.wizards.proposal import Added, Changed, Proposal
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import tr
from fabric_studio.base.wording import kind_word
from fabric_studio.catalog.parts import Part
from fabric_studio.model.build import rack_units
from fabric_studio.model.kinds import BY_KIND
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids


def refuse_stale(view: Snapshot, proposal: Proposal) -> None:
    """InvariantError that names the first thing that is gone, different, or in the way."""
    _refuse_gone(view, proposal)
    _refuse_changed(view, proposal)
    _refuse_names(view, proposal)
    _refuse_units(view, proposal)
    _refuse_ports(view, proposal)


def _refuse(text: str) -> NoReturn:
    raise InvariantError(tr("the design changed meanwhile: {what}; look at the preview again", what=text))


def _refuse_gone(view: Snapshot, proposal: Proposal) -> None:
    groups: tuple[Added | Changed, ...] = (*proposal.added, *proposal.changed)
    for group in groups:
        for name, values in group.columns.items():
            target = BY_KIND[group.kind].fields[name].refers_to
            if target:
                _refuse_missing(view, proposal, target, values[values > 0])
    for change in proposal.changed:
        _refuse_missing(view, proposal, change.kind, change.uids)
    _refuse_missing(view, proposal, "cable", proposal.removed)


def _refuse_missing(view: Snapshot, proposal: Proposal, kind: str, uids: Ids) -> None:
    there = view.table(kind).has(uids)
    if not there.all():
        _refuse(
            tr(
                "{kind} {name} is no longer there",
                kind=kind_word(kind),
                name=proposal.base.table(kind).get(int(uids[~there][0])).name,
            )
        )


def _refuse_changed(view: Snapshot, proposal: Proposal) -> None:
    """What is about to be overwritten must be as it was, and devices that get cables must still have the same ports."""
    for change in proposal.changed:
        for name in change.columns:
            _refuse_different(view, proposal, change.kind, name, change.uids)
    ends = [
        values
        for group in proposal.added
        if group.kind == "cable"
        for name, values in group.columns.items()
        if name in ("a_device", "z_device")
    ]
    if ends:
        devices = np.unique(np.concatenate(ends))
        _refuse_different(view, proposal, "device", "part", devices[devices > 0])


def _refuse_different(view: Snapshot, proposal: Proposal, kind: str, field: str, uids: Ids) -> None:
    now, then = view.table(kind), proposal.base.table(kind)
    if now is then:
        return
    a, z = now.columns[field][now.index_of(uids)], then.columns[field][then.index_of(uids)]
    differs = (a != z) & ~((a != a) & (z != z))
    if differs.any():
        name = then.get(int(uids[np.flatnonzero(differs)[0]])).name
        _refuse(
            tr(
                "{kind} {name} has another {field}",
                kind=kind_word(kind),
                name=name,
                field=tr(field.replace("_", " ")),
            )
        )


def _refuse_names(view: Snapshot, proposal: Proposal) -> None:
    for group in proposal.added:
        names = group.columns.get("name")
        if (
            names is None
            or group.kind in ("part", "tray")
            or view.table(group.kind) is proposal.base.table(group.kind)
        ):
            continue
        fresh = set(view.table(group.kind).columns["name"].tolist()) - set(
            proposal.base.table(group.kind).columns["name"].tolist()
        )
        taken = fresh & set(names.tolist())
        if taken:
            _refuse(tr("there is a {kind} {name} now", kind=kind_word(group.kind), name=min(taken)))


def _refuse_units(view: Snapshot, proposal: Proposal) -> None:
    if view.devices is proposal.base.devices:
        return
    for group in proposal.added:
        if group.kind != "device":
            continue
        for rack, u, part in zip(
            *(group.columns[name].tolist() for name in ("rack", "u", "part")), strict=True
        ):
            spec = proposal.parts[-part - 1] if part < 0 else view.spec_of(part)
            found = occupant(view, rack, u, rack_units(spec)) if rack > 0 and isinstance(spec, Part) else None
            if found is not None:
                where = view.racks.get(rack).name
                _refuse(
                    tr(
                        "U{u:g} of rack {where} is taken by {found}",
                        u=u,
                        where=where,
                        found=view.devices.get(found).name,
                    )
                )


def _refuse_ports(view: Snapshot, proposal: Proposal) -> None:
    """Every port of a new or moved cable must be free, but for the cables that go or move themselves."""
    moved = [group for group in proposal.changed if group.kind == "cable" and "a_port" in group.columns]
    gone = np.concatenate((proposal.removed, *(group.uids for group in moved))).astype(np.int64)
    groups: tuple[Added | Changed, ...] = (*(new for new in proposal.added if new.kind == "cable"), *moved)
    for group in groups:
        for side in ("a", "z"):
            ends = [group.columns[f"{side}_{name}"] for name in ("device", "port", "lane", "lanes")]
            old = ends[0] > 0
            device, port, lane, lanes = (column[old] for column in ends)
            taken = np.flatnonzero(~are_free(view, device, port, lane, lanes, besides=gone))
            if len(taken):
                at = [int(column[taken[0]]) for column in (device, port, lane, lanes)]
                cable = holder(view, at[0], at[1], at[2], at[3], besides=gone)
                _refuse(
                    tr(
                        "{port_title} is taken by cable {cable}",
                        port_title=port_title(view, *at),
                        cable=cable,
                    )
                )
