"""Cables turn a corner of a tray in less room than their bend radius needs."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import counted, mark, tr
from fabric_studio.catalog.parts import Medium
from fabric_studio.layout.lengths import cable_pairs
from fabric_studio.layout.trays import TrayNetwork, tray_network
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ints
from fabric_studio.rules.findings import Batch, Finding, Fix
from fabric_studio.rules.rule import LENGTHS, Context, Rule

_STRAIGHT_DEG = 15.0
"""Trays that go on in nearly the same direction make no corner."""


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot = context.snapshot
    if not len(snapshot.cables) or not len(snapshot.trays):
        return
    network, pairs = tray_network(snapshot), cable_pairs(snapshot)
    room, narrow = _corners(snapshot, network)
    tight = np.flatnonzero(room[pairs.paths.edge] < _bends(snapshot).max(initial=0.0))
    if not len(tight):
        return
    owner = np.repeat(np.arange(len(pairs.rack_a)), np.diff(pairs.paths.ptr))[tight]
    edge = pairs.paths.edge[tight]
    bend = _bends(snapshot)[snapshot.parts.index_of(snapshot.cables.medium)]
    for corner in np.unique(edge).tolist():
        through = np.isin(pairs.pair, owner[edge == corner])
        bad = np.flatnonzero(through & (bend > room[corner] + 1e-6))
        if not len(bad):
            continue
        worst = int(bad[np.argmax(bend[bad])])
        riser = int(network.edge_riser[corner])
        kind, row, field = (
            ("riser", riser, "depth_mm") if riser >= 0 else ("tray", int(narrow[corner]), "width_mm")
        )
        table = snapshot.table(kind)
        name, uid = str(table.columns["name"][row]), int(table.uid[row])
        need_mm = float(bend[worst])
        yield Finding(
            RULE.name,
            RULE.severity,
            tr(
                "{cables} turn the corner of {tray} in {room} mm; {medium} may not be bent to less than {need} mm",
                cables=counted(len(bad), "{count} cable", "{count} cables"),
                tray=name,
                room=f"{room[corner]:g}",
                medium=snapshot.spec_of(int(snapshot.cables.medium[worst])).name,
                need=f"{need_mm:g}",
            ),
            ((kind, uid), *(("cable", int(c)) for c in snapshot.cables.uid[bad[:100]])),
            float(room[corner]),
            need_mm,
            "mm",
            Fix(
                "set-fields",
                {"kind": kind, "uids": [uid], field: need_mm},
                tr("make {tray} {need} mm wide", tray=name, need=f"{need_mm:g}")
                if field == "width_mm"
                else tr("make {tray} {need} mm deep", tray=name, need=f"{need_mm:g}"),
            ),
            key=f"{kind}:{uid}",
        )


def _bends(snapshot: Snapshot) -> Floats:
    """The least bend radius of each part that is a medium, mm; 0 where nobody gives one."""
    return np.array(
        [(spec.min_bend_mm or 0.0) if isinstance(spec, Medium) else 0.0 for spec in snapshot.parts.spec],
        float,
    )


def _corners(snapshot: Snapshot, network: TrayNetwork) -> tuple[Floats, Ints]:
    """The radius that each edge leaves to a cable, mm (inf: no corner), and the tray that makes it so, -1 for a riser.

    At a joint of two trays that is the inside width of the narrower one; into a riser its depth.
    """
    trays, risers = snapshot.trays, snapshot.risers
    angle = np.degrees(np.arctan2(trays.y2_mm - trays.y1_mm, trays.x2_mm - trays.x1_mm))
    room = np.full(len(network.edge_a), np.inf)
    narrow = np.full(len(network.edge_a), -1, np.int64)
    rising = np.flatnonzero(network.edge_riser >= 0)
    room[rising] = risers.depth_mm[network.edge_riser[rising]]
    joint = np.flatnonzero((network.edge_tray < 0) & (network.edge_riser < 0))
    one, two = network.node_tray[network.edge_a[joint]], network.node_tray[network.edge_b[joint]]
    turn = np.abs(angle[one] - angle[two]) % 180.0
    bent = np.minimum(turn, 180.0 - turn) > _STRAIGHT_DEG
    narrower = np.where(trays.width_mm[one] <= trays.width_mm[two], one, two)[bent]
    room[joint[bent]] = trays.width_mm[narrower]
    narrow[joint[bent]] = narrower
    return room, narrow


RULE = Rule(
    name="bend-too-tight",
    severity="error",
    title=mark("Cables are bent more than they bear at the corner of a tray"),
    rationale=(
        mark(
            "A cable that is bent below its radius loses light or breaks, at once or in a year. At the corner of two trays a cable can be laid in a curve of at most the inside width of the narrower one, and into a riser of at most its depth. The turn from a port to the cable manager is not looked at, since the depth of a device's ports is not known."
        )
    ),
    source=mark(
        "bend radius of the medium: 30 AWG copper 45 mm when repeated, fibre about 30 mm (Oracle cable management guide; 5 to 10 diameters)"
    ),
    kinds=LENGTHS,
    find=find,
    example="96 cables turn the corner of T03 in 25 mm; 400G DR4 may not be bent to less than 30 mm",
    mend=mark("Make the tray as wide, or the riser as deep, as the stiffest cable needs."),
)
