"""A rack stands outside its hall, or through its wall."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.units import format_length
from fabric_studio.layout.footprint import rack_rects
from fabric_studio.rules.findings import Finding
from fabric_studio.rules.rule import Context, Rule


def find(context: Context) -> Iterator[Finding]:
    snapshot, rects, racks = context.snapshot, rack_rects(context.snapshot), context.snapshot.racks
    halls = snapshot.halls
    hall = halls.index_of(racks.hall)
    over = (
        np.max(
            (
                halls.x_mm[hall] - rects.x0,
                halls.y_mm[hall] - rects.y0,
                rects.x1 - halls.x_mm[hall] - halls.width_mm[hall],
                rects.y1 - halls.y_mm[hall] - halls.depth_mm[hall],
            ),
            axis=0,
        )
        if len(racks)
        else np.zeros(0)
    )
    for row in np.flatnonzero(over > 1.0).tolist():
        yield Finding(
            RULE.name,
            RULE.severity,
            f"rack {racks.name[row]} stands {format_length(float(over[row]))} outside {halls.name[hall[row]]}",
            (("rack", int(racks.uid[row])), ("hall", int(halls.uid[hall[row]]))),
            float(over[row]),
            0.0,
            "mm",
        )


RULE = Rule(
    name="rack-outside-hall",
    severity="error",
    title="A rack stands outside its hall",
    rationale="Walls do not move for racks.",
    source="the outline of the hall as drawn",
    kinds=("rack", "hall", "part"),
    find=find,
)
