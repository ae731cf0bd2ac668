"""Two cables use the same lanes of one cage."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.catalog.parts import Medium, Part
from fabric_studio.model.ends import Ends, ends_of
from fabric_studio.model.groups import group_rows
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Ints
from fabric_studio.rules.findings import Batch, Finding, worst_first
from fabric_studio.rules.physical import physical_cables
from fabric_studio.rules.rule import Context, Rule
from fabric_studio.rules.words import port_words, several

_WHOLE_CAGE = 1 << 20


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, ends, cables = context.snapshot, ends_of(context.snapshot), context.snapshot.cables
    if not len(cables):
        return
    attached = _attached(snapshot)[ends.medium]
    # A head that is fixed to its cable fills the cage, whatever lanes its link uses.
    start = np.where(attached, 0, ends.lane)
    stop = np.where(attached, _WHOLE_CAGE, ends.lane + np.maximum(ends.lanes, 1))
    _, cage = group_rows(ends.device, ends.port)
    order = np.lexsort((start, cage))
    cage, start, stop = cage[order], start[order], stop[order]
    # Ends in a cage that overlap one another, directly or through a third, are one cluster.
    furthest = _running_most(stop, cage)
    fresh = np.ones(len(order), bool)
    fresh[1:] = (cage[1:] != cage[:-1]) | (start[1:] >= furthest[:-1])
    cluster = np.cumsum(fresh) - 1
    owner = physical_cables(snapshot).owner
    distinct, _ = group_rows(cluster, owner[ends.cable[order]])
    crowd = np.bincount(cluster[distinct], minlength=int(cluster[-1]) + 1)
    first = np.flatnonzero(fresh)
    room = np.where(_one_faced(snapshot, ends)[order[first]], 2, 1)
    bad = worst_first(crowd > room, crowd)
    end_of = np.append(first, len(order))
    heads = np.minimum.reduceat(cables.uid[ends.cable[order]], first)[bad]

    def word(index: int) -> Finding:
        inside = order[end_of[bad[index]] : end_of[bad[index] + 1]]
        rows = np.unique(ends.cable[inside])
        rows = rows[np.unique(owner[rows], return_index=True)[1]]
        end, full = int(inside[0]), attached[inside].any()
        lanes = (0, 0) if full else (int(ends.lane[end]), int(ends.lanes[end]))
        where = port_words(snapshot, int(ends.device[end]), int(ends.port[end]), *lanes)
        names, count = [str(name) for name in cables.name[rows]], int(crowd[bad[index]])
        text = (
            tr("{names} are both plugged into {port}", names=several(names), port=where)
            if len(names) == 2
            else tr("{names} are all plugged into {port}", names=several(names), port=where)
        )
        fixed = rows[np.isin(rows, ends.cable[inside[attached[inside]]])]
        if full and len(fixed) < len(rows):
            medium = snapshot.spec_of(int(cables.medium[fixed[0]]))
            text += tr(
                "; the head of {cable} ({medium}) fills the cage",
                cable=cables.name[fixed[0]],
                medium=medium.name,
            )
        return Finding(
            RULE.name,
            RULE.severity,
            text,
            (
                *(("cable", uid) for uid in cables.uid[rows[:50]].tolist()),
                ("device", int(snapshot.devices.uid[ends.device[end]])),
            ),
            float(count),
            float(room[bad[index]]),
            mark("cables"),
        )

    yield Batch(RULE.severity, heads, word)


def _attached(snapshot: Snapshot) -> Flags:
    return np.array([isinstance(s, Medium) and s.attached for s in snapshot.parts.spec], bool)


def _running_most(stop: Ints, cage: Ints) -> Ints:
    """The highest `stop` so far within each cage; both sorted by cage. Lanes are far fewer than the offset."""
    offset = cage * (_WHOLE_CAGE * 4)
    return np.maximum.accumulate(np.clip(stop, -_WHOLE_CAGE, _WHOLE_CAGE) + offset) - offset


def _one_faced(snapshot: Snapshot, ends: Ends) -> Flags:
    """Ends in a panel that has one face only: each of its positions takes a cable from either side."""
    flags = []
    for spec in snapshot.parts.spec:
        panel = isinstance(spec, Part) and spec.kind == "panel"
        flags.append(panel and len({group.face for group in spec.ports}) == 1)
    part = snapshot.parts.index_of(snapshot.devices.part)
    return np.array(flags, bool)[part][ends.device]


RULE = Rule(
    name="port-taken-twice",
    severity="error",
    title=mark("Two cables use the same port"),
    rationale=mark(
        "One cage takes one head or module. A twin-port module serves two fibres on lanes of their own; a copper head fills the cage."
    ),
    source=mark("OSFP and QSFP multi-source agreements: one module per cage"),
    kinds=("cable", "device", "part"),
    find=find,
    example="C0122 and C0123 are both plugged into leaf-01 port 12/2",
)
