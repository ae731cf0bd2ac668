"""A rack loads the floor beyond the storey's rating."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.layout.footprint import rack_rects
from fabric_studio.layout.totals import SERVICE_AISLE_MM, rack_totals
from fabric_studio.rules.findings import Finding
from fabric_studio.rules.rule import Context, NotApplicable, Rule


def find(context: Context) -> Iterator[Finding]:
    snapshot, racks = context.snapshot, context.snapshot.racks
    if not len(racks):
        return
    totals = rack_totals(snapshot)
    storey = snapshot.storeys.index_of(rack_rects(snapshot).storey)
    rating = snapshot.storeys.floor_load_kg_m2[storey]
    if np.isnan(rating).all():
        raise NotApplicable("no storey states a floor load rating")
    for row in np.flatnonzero(totals.load_kg_m2 > np.nan_to_num(rating, nan=np.inf)).tolist():
        need, have = float(totals.load_kg_m2[row]), float(rating[row])
        level = snapshot.storeys.name[storey[row]]
        yield Finding(
            RULE.name,
            RULE.severity,
            f"rack {racks.name[row]} loads {level} with {need:,.0f} kg/m2 (footprint and its share of the aisles; {totals.footprint_kg_m2[row]:,.0f} "
            f"kg/m2 on the footprint alone); the floor is rated for {have:,.0f}: {need - have:,.0f} over",
            (("rack", int(racks.uid[row])), ("storey", int(snapshot.storeys.uid[storey[row]]))),
            need,
            have,
            "kg/m2",
        )


RULE = Rule(
    name="floor-load",
    severity="error",
    title="A rack is too heavy for the floor it stands on",
    rationale=(
        "A slab or raised floor is rated for a load spread over its area. A rack's load is spread over its footprint and the halves "
        f"of the aisles before and behind it, {SERVICE_AISLE_MM / 1000:g} m together; the load on the footprint alone is told beside it, for "
        "floors that are rated by tile or point."
    ),
    source="mass of the parts; area rule: house default, to be replaced by the structural engineer's; GB200 NVL72 1,360 kg (NVIDIA)",
    kinds=("rack", "device", "storey", "hall", "part"),
    find=find,
)
