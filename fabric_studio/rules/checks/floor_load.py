"""A rack loads the floor beyond the storey's rating."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.layout.footprint import rack_rects
from fabric_studio.layout.totals import SERVICE_AISLE_MM, rack_totals
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.rule import Context, NotApplicable, Rule
from fabric_studio.rules.words import counted, several


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, racks, totals = context.snapshot, context.snapshot.racks, rack_totals(context.snapshot)
    if not len(racks):
        return
    storey = snapshot.storeys.index_of(rack_rects(snapshot).storey)
    rating = snapshot.storeys.floor_load_kg_m2[storey]
    if np.isnan(rating).all():
        raise NotApplicable("no storey states a floor load rating")
    spread, alone = totals.load_kg_m2, totals.footprint_kg_m2
    bad = np.flatnonzero(spread > rating)
    bad = bad[np.argsort((rating - spread)[bad], kind="stable")]

    def word(index: int) -> Finding:
        row = int(bad[index])
        need, have, level = (
            float(spread[row]),
            float(rating[row]),
            snapshot.storeys.get(int(snapshot.storeys.uid[storey[row]])),
        )
        return Finding(
            RULE.name,
            "error",
            f"rack {racks.name[row]} loads {level.name} with {need:,.0f} kg/m2 even when its share of the aisles carries it too "
            f"({alone[row]:,.0f} on its footprint); the floor is rated for {have:,.0f}: {need - have:,.0f} over",
            (("rack", int(racks.uid[row])), ("storey", level.uid)),
            need,
            have,
            "kg/m2",
        )

    yield Batch("error", racks.uid[bad], word)

    point = (alone > rating) & (spread <= rating)
    for row in np.unique(storey[point]).tolist():
        here = np.flatnonzero(point & (storey == row))
        worst = int(here[np.argmax(alone[here])])
        count, have = len(here), float(rating[worst])
        names = several(racks.name[here])
        yield Finding(
            RULE.name,
            "warning",
            f"{counted(count, 'rack')} on {snapshot.storeys.name[row]} ({names}) {'loads' if count == 1 else 'load'} up to {alone[worst]:,.0f} "
            f"kg/m2 on the footprint alone; the floor is rated for {have:,.0f}, which holds only if the aisles carry their share "
            f"({spread[worst]:,.0f})",
            (
                ("storey", int(snapshot.storeys.uid[row])),
                *(("rack", uid) for uid in racks.uid[here[:50]].tolist()),
            ),
            float(alone[worst]),
            have,
            "kg/m2",
            key=f"storey:{snapshot.storeys.uid[row]} footprint:{alone[worst]:.0f}",
        )


RULE = Rule(
    name="floor-load",
    severity="error",
    title="A rack is too heavy for the floor it stands on",
    rationale=(
        "A slab or raised floor is rated for a load spread over its area. Spread over its footprint and the halves of the aisles before "
        f"and behind it, {SERVICE_AISLE_MM / 1000:g} m together, a rack above the rating is an error. A rack that is above it on its footprint alone is a "
        "warning: whether the aisles may be counted, and what single tiles bear, is for the structural engineer to say."
    ),
    source="mass of the parts; the share of the aisles is a house default; GB200 NVL72 1,360 kg, 2,122 kg/m2 on its footprint (NVIDIA)",
    kinds=("rack", "device", "storey", "hall", "part"),
    find=find,
    example=(
        "2 racks on Level 2 (B-01 and B-02) load up to 2,122 kg/m2 on the footprint alone; the floor is rated for 1,950, which holds only if "
        "the aisles carry their share (999)"
    ),
)
