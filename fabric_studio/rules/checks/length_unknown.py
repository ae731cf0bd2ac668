"""Nobody knows yet how long a cable must be."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.rules.findings import Finding, Fix
from fabric_studio.rules.rule import Context, Rule


def find(context: Context) -> Iterator[Finding]:
    snapshot = context.snapshot
    unknown = np.flatnonzero(cable_lengths(snapshot).kind == "unknown")
    if not len(unknown):
        return
    guessed = snapshot.racks.uid[~snapshot.racks.position_known]
    yield Finding(
        RULE.name,
        RULE.severity,
        f"{len(unknown):,} of {len(snapshot.cables):,} cables have no length: where {len(guessed):,} racks stand was only guessed "
        "at import",
        tuple(("rack", int(uid)) for uid in guessed[:200]),
        float(len(unknown)),
        0.0,
        "cables",
        Fix("confirm-positions", {"racks": [int(uid) for uid in guessed]}, "take the places as drawn"),
    )


RULE = Rule(
    name="length-unknown",
    severity="warning",
    title="Cable lengths are unknown because places were guessed",
    rationale=(
        "Topology files say what is connected and not where it stands. Until racks are moved to their places, or the places "
        "are confirmed, a length would be an invention, and so would be every check and order that builds on it."
    ),
    source="Slurm topology.conf and ibnetdiscover carry no positions",
    kinds=("cable", "rack"),
    find=find,
)
