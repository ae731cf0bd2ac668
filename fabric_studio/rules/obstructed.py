"""Racks that stand where something else is: one finding per rack, at what it overlaps most."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from fabric_studio.base.units import format_length
from fabric_studio.layout.obstacles import Slabs, overlaps, rack_slabs
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Table
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.rule import Rule

TOUCH_MM = 1.0
"""Racks stand against walls and columns; less than this is not an overlap."""


def obstructed(
    snapshot: Snapshot,
    rule: Rule,
    things: Table,
    slabs: Slabs,
    words: Callable[[str, str, str], str],
) -> Iterator[Finding | Batch]:
    """words(rack, thing, how far): what a finding says. slabs: rows of `things`."""
    a, z, depth = overlaps(rack_slabs(snapshot), slabs)
    order = np.lexsort((slabs.uid[z], -depth, a))
    order = order[depth[order] > TOUCH_MM]
    _, first = np.unique(a[order], return_index=True)
    order = order[first][np.argsort(-depth[order[first]], kind="stable")]

    def word(index: int) -> Finding:
        row = int(order[index])
        rack, thing, far_mm = snapshot.racks, int(slabs.uid[z[row]]), float(depth[row])
        return Finding(
            rule.name,
            rule.severity,
            words(str(rack.name[a[row]]), str(things.get(thing).name), format_length(far_mm)),
            (("rack", int(rack.uid[a[row]])), (things.kind, thing)),
            far_mm,
            0.0,
            "mm",
        )

    yield Batch(rule.severity, snapshot.racks.uid[a[order]], word)
