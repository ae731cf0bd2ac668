"""A rack loads the floor beyond the storey's rating."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import counted, mark, tr
from fabric_studio.layout.footprint import rack_rects
from fabric_studio.layout.totals import rack_totals
from fabric_studio.rules.findings import Batch, Finding, worst_first
from fabric_studio.rules.rule import Context, NotApplicable, Rule
from fabric_studio.rules.words import several


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, racks, totals = context.snapshot, context.snapshot.racks, rack_totals(context.snapshot)
    if not len(racks):
        return
    storey = snapshot.storeys.index_of(rack_rects(snapshot).storey)
    rating = snapshot.storeys.floor_load_kg_m2[storey]
    if np.isnan(rating).all():
        raise NotApplicable(tr("no storey states a floor load rating"))
    spread, alone = totals.load_kg_m2, totals.footprint_kg_m2
    bad = worst_first(spread > rating, spread - rating)

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
            tr(
                "rack {rack} loads {level} with {need:,.0f} kg/m2 even when its share of the aisles carries it too ({alone:,.0f} on its footprint); the floor is rated for {have:,.0f}: {over:,.0f} over",
                rack=racks.name[row],
                level=level.name,
                need=need,
                alone=alone[row],
                have=have,
                over=need - have,
            ),
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
            counted(
                count,
                "{count} rack on {storey} ({names}) loads up to {alone:,.0f} kg/m2 on the footprint alone; the floor is rated for {have:,.0f}, which holds only if the aisles carry their share ({spread:,.0f})",
                "{count} racks on {storey} ({names}) load up to {alone:,.0f} kg/m2 on the footprint alone; the floor is rated for {have:,.0f}, which holds only if the aisles carry their share ({spread:,.0f})",
                storey=snapshot.storeys.name[row],
                names=names,
                alone=alone[worst],
                have=have,
                spread=spread[worst],
            ),
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
    title=mark("A rack is too heavy for the floor it stands on"),
    rationale=mark(
        "A slab or raised floor is rated for a load spread over its area. Spread over its footprint and the halves of the aisles before and behind it, 1.2 m together, a rack above the rating is an error. A rack that is above it on its footprint alone is a warning: whether the aisles may be counted, and what single tiles bear, is for the structural engineer to say."
    ),
    source=mark(
        "mass of the parts; the share of the aisles is a house default; GB200 NVL72 1,360 kg, 2,122 kg/m2 on its footprint (NVIDIA)"
    ),
    kinds=("rack", "device", "storey", "hall", "part"),
    find=find,
    example=(
        "2 racks on Level 2 (B-01 and B-02) load up to 2,122 kg/m2 on the footprint alone; the floor is rated for 1,950, which holds only if "
        "the aisles carry their share (999)"
    ),
)
