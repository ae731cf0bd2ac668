"""A rack draws more than its feed gives."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.units import format_power
from fabric_studio.catalog.parts import Part
from fabric_studio.layout.totals import rack_totals
from fabric_studio.rules.findings import Finding
from fabric_studio.rules.rule import Context, Rule


def find(context: Context) -> Iterator[Finding]:
    snapshot, racks = context.snapshot, context.snapshot.racks
    totals = rack_totals(snapshot)
    rating = np.array(
        [
            float(s.power_rating_w) if isinstance(s, Part) and s.power_rating_w is not None else np.inf
            for s in snapshot.parts.spec
        ]
    )[snapshot.parts.index_of(racks.part)]
    limit = np.where(np.isnan(racks.power_limit_w), rating, racks.power_limit_w)
    for row in np.flatnonzero(totals.power_max_w > limit).tolist():
        need, have = float(totals.power_max_w[row]), float(limit[row])
        yield Finding(
            RULE.name,
            RULE.severity,
            f"rack {racks.name[row]} draws up to {format_power(need)}; its limit is {format_power(have)}: {format_power(need - have)} over",
            (("rack", int(racks.uid[row])),),
            need,
            have,
            "W",
        )


RULE = Rule(
    name="rack-power",
    severity="error",
    title="A rack draws more power than its feed gives",
    rationale="The sum of the maxima counts: synchronous training drives every server to its peak at the same time.",
    source="maximum power of the parts (optics as their makers count them) against the rack's limit, or its part's rating",
    kinds=("rack", "device", "part"),
    find=find,
)
