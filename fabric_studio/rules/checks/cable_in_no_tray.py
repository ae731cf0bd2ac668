"""Cables between two racks that no tray joins."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.layout.lengths import cable_lengths, cable_pairs
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.rule import LENGTHS, Context, NotApplicable, Rule
from fabric_studio.rules.words import counted


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, racks = context.snapshot, context.snapshot.racks
    if len(snapshot.cables) and not len(snapshot.trays):
        raise NotApplicable("no tray is drawn")
    lengths, pairs = cable_lengths(snapshot), cable_pairs(snapshot)
    # A length typed by hand says nothing of a way, so the way is asked for, not the kind of length.
    loose = np.flatnonzero((pairs.pair >= 0) & (lengths.kind != "unknown"))
    loose = loose[~np.isfinite(pairs.paths.mm[pairs.pair[loose]])]
    count = np.bincount(pairs.pair[loose], minlength=len(pairs.rack_a))
    bad = np.flatnonzero(count)
    bad = bad[np.argsort(-count[bad], kind="stable")]

    def word(index: int) -> Finding:
        pair = int(bad[index])
        a, z = int(pairs.rack_a[pair]), int(pairs.rack_z[pair])
        many = int(count[pair])
        return Finding(
            RULE.name,
            RULE.severity,
            f"{counted(many, 'cable')} from rack {racks.name[a]} to rack {racks.name[z]} lie{'s' * (many == 1)} in no tray: none joins the two",
            (("rack", int(racks.uid[a])), ("rack", int(racks.uid[z]))),
            float(many),
            0.0,
            "cables",
        )

    yield Batch(RULE.severity, racks.uid[pairs.rack_a[bad]] if len(bad) else racks.uid[:0], word)


RULE = Rule(
    name="cable-in-no-tray",
    severity="warning",
    title="Cables lie in no tray",
    rationale=(
        "A cable that hangs between racks is in the way, breaks its bend radius and cannot be taken out again. Its length is also a guess: it is "
        "measured straight over the racks until a tray joins them. Draw a tray that passes within 1.5 m of both racks, or join the trays there are."
    ),
    source="planning rule; TIA-569 practice keeps cables in pathways",
    kinds=LENGTHS,
    find=find,
    example="12 cables from rack A-01 to rack B-07 lie in no tray: none joins the two",
)
