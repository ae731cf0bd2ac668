"""The tails of a breakout cable do not agree with its head."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.catalog.media import links_carried
from fabric_studio.catalog.parts import Medium
from fabric_studio.layout.media import UNKNOWN_CLASS
from fabric_studio.model.groups import group_rows
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Ints
from fabric_studio.rules.findings import Batch, Finding, Fix
from fabric_studio.rules.physical import cable_uids
from fabric_studio.rules.rule import Context, Rule
from fabric_studio.rules.words import port_words, several


class Fault(IntEnum):
    """What is wrong with the lines of one cable."""

    MEDIA, HEADS, STRAIGHT, TAILS, LANES, LINES = range(6)


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, cables = context.snapshot, context.snapshot.cables
    joined = np.flatnonzero(cables.assembly != 0)
    if not len(joined):
        return
    rows = joined[np.argsort(cables.assembly[joined], kind="stable")]
    first = np.flatnonzero(np.append(True, np.diff(cables.assembly[rows]) != 0))
    size = np.diff(np.append(first, len(rows)))
    group = np.repeat(np.arange(len(first)), size)
    specs = [snapshot.spec_of(uid) for uid in cables.medium[rows[first]].tolist()]
    straight = np.array([isinstance(s, Medium) and s.attached and not s.far_connectors for s in specs])
    split = np.array([isinstance(s, Medium) and bool(s.far_connectors) for s in specs])
    carried = np.array(
        [_carried(s, r) for s, r in zip(specs, cables.rate_gbps[rows[first]].tolist(), strict=True)]
    )
    _, a_cage = group_rows(cables.a_device[rows], cables.a_port[rows])
    _, z_cage = group_rows(cables.z_device[rows], cables.z_port[rows])
    a_many, z_many = _distinct(group, a_cage), _distinct(group, z_cage)
    a_clash = (a_many == 1) & _overlap(group, cables.a_lane[rows], cables.a_lanes[rows])
    z_clash = (z_many == 1) & _overlap(group, cables.z_lane[rows], cables.z_lanes[rows])
    fewer = np.where(a_many == 1, z_many, a_many) < size
    # The first of these that holds is told, in the order of Fault.
    faults = (
        _distinct(group, cables.medium[rows]) > 1,
        np.minimum(a_many, z_many) > 1,
        straight & (np.maximum(a_many, z_many) > 1),
        split & fewer,
        a_clash | z_clash,
        (carried > 0) & (size > carried),
    )
    fault = np.select(faults, list(Fault), -1)
    bad = np.flatnonzero(fault >= 0)

    def word(index: int) -> Finding:
        k = int(bad[index])
        lines = rows[first[k] : first[k] + size[k]]
        name, medium = cables.name[lines[0]], specs[k].name
        side = "a" if (a_clash[k] if fault[k] == Fault.LANES else a_many[k] == 1) else "z"
        actual: tuple[float | None, float | None, str] = (None, None, "")
        fix = None
        if fault[k] == Fault.MEDIA:
            media = [snapshot.spec_of(uid) for uid in dict.fromkeys(cables.medium[lines].tolist())]
            text = tr(
                "the {lines} lines of {name} are of {media}; one cable is of one medium",
                lines=len(lines),
                name=name,
                media=several(medium.name for medium in media),
            )
            fix = Fix(
                "set-medium",
                {"cables": cables.uid[lines].tolist(), "medium": specs[k].id},
                tr("use {medium} for all of them", medium=medium),
            )
        elif fault[k] == Fault.HEADS:
            text = tr(
                "the {lines} lines of {name} start at {a_many} cages and end at {z_many}; one of its ends must be one head",
                lines=len(lines),
                name=name,
                a_many=a_many[k],
                z_many=z_many[k],
            )
            actual = (float(min(a_many[k], z_many[k])), 1.0, "cages")
        elif fault[k] == Fault.STRAIGHT:
            text = tr(
                "the {lines} lines of {name} end at {a_many} cages, and {medium} is a straight cable with one head at each end",
                lines=len(lines),
                name=name,
                a_many=max(a_many[k], z_many[k]),
                medium=medium,
            )
            actual = (float(max(a_many[k], z_many[k])), 1.0, "cages")
        elif fault[k] == Fault.TAILS:
            tails = "z" if side == "a" else "a"
            row = int(lines[_repeated(snapshot, lines, tails)])
            text = tr(
                "two tails of {name} are plugged into {port}",
                name=name,
                port=_port(snapshot, row, tails),
            )
            actual = (2.0, 1.0, mark("tails"))
        elif fault[k] == Fault.LANES:
            text = tr(
                "two lines of {name} use the same lanes of {port}",
                name=name,
                port=_port(snapshot, int(lines[0]), side),
            )
            actual = (2.0, 1.0, mark("lines per lane"))
        else:
            text = tr(
                "{name} has {lines} lines and {medium} carries {carried}",
                name=name,
                lines=len(lines),
                medium=medium,
                carried=carried[k],
            )
            actual = (float(len(lines)), float(carried[k]), mark("lines"))
        return Finding(RULE.name, RULE.severity, text, cable_uids(snapshot, lines), *actual, fix)

    yield Batch(RULE.severity, cables.uid[rows[first[bad]]], word)


def _carried(spec: object, rate_gbps: float) -> int:
    """How many links the cable carries; 0 where nobody knows, or where it does not fit the speed anyway."""
    known = isinstance(spec, Medium) and spec.medium_class != UNKNOWN_CLASS
    return links_carried(spec, rate_gbps) if known and isinstance(spec, Medium) else 0


def _distinct(group: Ints, value: Ints) -> Ints:
    """How many different values there are in each group."""
    first, _ = group_rows(group, value)
    return np.bincount(group[first], minlength=int(group[-1]) + 1)


def _overlap(group: Ints, lane: Ints, lanes: Ints) -> Flags:
    """In which groups two lines use the same lane."""
    order = np.lexsort((lane, group))
    same = np.diff(group[order]) == 0
    clash = same & (lane[order][1:] < (lane + lanes)[order][:-1])
    return np.bincount(group[order][1:][clash], minlength=int(group[-1]) + 1) > 0


def _port(snapshot: Snapshot, row: int, side: str) -> str:
    columns = snapshot.cables.columns
    device = int(snapshot.devices.index_of(columns[f"{side}_device"][[row]])[0])
    return port_words(snapshot, device, int(columns[f"{side}_port"][row]))


def _repeated(snapshot: Snapshot, lines: Ints, side: str) -> int:
    """The place in `lines` of one that ends in the same cage as another."""
    columns = snapshot.cables.columns
    _, cage = group_rows(columns[f"{side}_device"][lines], columns[f"{side}_port"][lines])
    return int(np.flatnonzero(np.bincount(cage)[cage] > 1)[0])


RULE = Rule(
    name="breakout-lanes",
    severity="error",
    title=mark("The lines of a twin-port or breakout cable do not agree"),
    rationale=mark(
        "A splitter has one head and a fixed number of tails, each on lanes of its own; a straight cable has one head at each end. Anything else cannot be bought."
    ),
    source=mark("breakout lists of the parts (for example MCP7Y00: 800G to two 400G)"),
    kinds=("cable", "device", "part"),
    find=find,
    example="two tails of C0123 are plugged into server-01 port compute 3",
    mend=mark("Where its lines name different media, use the first for all of them."),
)
