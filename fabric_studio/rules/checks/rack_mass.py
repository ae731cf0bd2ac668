"""A rack holds more than it is rated for."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.units import format_mass
from fabric_studio.catalog.parts import Part
from fabric_studio.layout.totals import figure, rack_totals
from fabric_studio.rules.findings import Finding
from fabric_studio.rules.rule import Context, Rule


def find(context: Context) -> Iterator[Finding]:
    snapshot, racks = context.snapshot, context.snapshot.racks
    part = snapshot.parts.index_of(racks.part)
    own = np.nan_to_num(figure(snapshot, "mass_kg"))[part]
    inside = rack_totals(snapshot).mass_kg - own
    rating = np.array(
        [
            float(s.static_load_rating_kg)
            if isinstance(s, Part) and s.static_load_rating_kg is not None
            else np.inf
            for s in snapshot.parts.spec
        ]
    )[part]
    for row in np.flatnonzero(inside > rating).tolist():
        need, have = float(inside[row]), float(rating[row])
        yield Finding(
            RULE.name,
            RULE.severity,
            f"rack {racks.name[row]} holds {format_mass(need)}; it is rated for {format_mass(have)}: {format_mass(need - have)} over",
            (("rack", int(racks.uid[row])),),
            need,
            have,
            "kg",
        )


RULE = Rule(
    name="rack-mass",
    severity="error",
    title="A rack holds more than its static load rating",
    rationale="The rating is for what stands inside, without the rack itself.",
    source="static load ratings of the rack parts (EIA-310 racks: 1,360 kg typical)",
    kinds=("rack", "device", "part"),
    find=find,
)
