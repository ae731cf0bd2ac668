"""Cables between two racks that no tray joins."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import counted, mark, tr
from fabric_studio.layout.lengths import cable_lengths, cable_pairs
from fabric_studio.rules.findings import Batch, Finding, worst_first
from fabric_studio.rules.rule import LENGTHS, Context, NotApplicable, Rule


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, racks = context.snapshot, context.snapshot.racks
    if len(snapshot.cables) and not len(snapshot.trays):
        raise NotApplicable(tr("no tray is drawn"))
    lengths, pairs = cable_lengths(snapshot), cable_pairs(snapshot)
    # A length typed by hand says nothing of a way, so the way is asked for, not the kind of length.
    loose = np.flatnonzero((pairs.pair >= 0) & (lengths.kind != "unknown"))
    loose = loose[~np.isfinite(pairs.paths.mm[pairs.pair[loose]])]
    count = np.bincount(pairs.pair[loose], minlength=len(pairs.rack_a))
    bad = worst_first(count > 0, count)

    def word(index: int) -> Finding:
        pair = int(bad[index])
        a, z = int(pairs.rack_a[pair]), int(pairs.rack_z[pair])
        many = int(count[pair])
        return Finding(
            RULE.name,
            RULE.severity,
            counted(
                many,
                "{count} cable from rack {a} to rack {z} lies in no tray: none joins the two",
                "{count} cables from rack {a} to rack {z} lie in no tray: none joins the two",
                a=racks.name[a],
                z=racks.name[z],
            ),
            (("rack", int(racks.uid[a])), ("rack", int(racks.uid[z]))),
            float(many),
            0.0,
            mark("cables"),
        )

    yield Batch(RULE.severity, racks.uid[pairs.rack_a[bad]] if len(bad) else racks.uid[:0], word)


RULE = Rule(
    name="cable-in-no-tray",
    severity="warning",
    title=mark("Cables lie in no tray"),
    rationale=(
        mark(
            "A cable that hangs between racks is in the way, breaks its bend radius and cannot be taken out again. Its length is also a guess: it is measured straight over the racks until a tray joins them. Draw a tray that passes within 1.5 m of both racks, or join the trays there are."
        )
    ),
    source=mark("planning rule; TIA-569 practice keeps cables in pathways"),
    kinds=LENGTHS,
    find=find,
    example="12 cables from rack A-01 to rack B-07 lie in no tray: none joins the two",
)
