"""Nobody knows yet how long a cable must be."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import counted, mark, tr
from fabric_studio.base.wording import number_of
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.rules.findings import Batch, Finding, Fix
from fabric_studio.rules.rule import LENGTHS, Context, Rule


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot = context.snapshot
    unknown = int(np.count_nonzero(cable_lengths(snapshot).kind == "unknown"))
    if not unknown:
        return
    guessed = snapshot.racks.uid[~snapshot.racks.position_known]
    total, racks = len(snapshot.cables), len(guessed)
    yield Finding(
        RULE.name,
        RULE.severity,
        counted(
            unknown,
            "{count} of {total:,} cables has no length, because the place of {racks} was only guessed at import",
            "{count} of {total:,} cables have no length, because the place of {racks} was only guessed at import",
            total=total,
            racks=number_of(racks, "rack"),
        ),
        tuple(("rack", uid) for uid in guessed[:200].tolist()),
        float(unknown),
        0.0,
        mark("cables"),
        Fix("confirm-place", {"racks": guessed.tolist()}, tr("take the places as drawn")),
        key="cables:length-unknown",
    )


RULE = Rule(
    name="length-unknown",
    severity="warning",
    title=mark("Cable lengths are unknown because places were guessed"),
    rationale=(
        mark(
            "Topology files say what is connected and not where it stands. Until racks are moved to their places, or the places are confirmed, a length would be an invention, and so would be every check and order that builds on it."
        )
    ),
    source=mark("Slurm topology.conf and ibnetdiscover carry no positions"),
    kinds=LENGTHS,
    find=find,
    example="1,204 of 1,204 cables have no length, because the place of 96 racks was only guessed at import",
    mend=mark("Confirm that all racks stand where they are drawn."),
)
