"""Two racks stand in the same place."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.units import format_length
from fabric_studio.layout.footprint import rack_rects
from fabric_studio.rules.findings import Finding
from fabric_studio.rules.rule import Context, Rule

_TOUCH_MM = 1.0
"""Racks stand side by side; less than this is not an overlap."""


def find(context: Context) -> Iterator[Finding]:
    snapshot, rects = context.snapshot, rack_rects(context.snapshot)
    order = np.lexsort((rects.x0, rects.storey))
    for place, row in enumerate(order.tolist()):
        later = order[place + 1 :]
        stop = np.searchsorted(rects.x0[later], rects.x1[row] - _TOUCH_MM) if len(later) else 0
        same = np.searchsorted(rects.storey[later], rects.storey[row], side="right") if len(later) else 0
        near = later[: min(int(same), len(later))]
        near = near[(rects.x0[near] < rects.x1[row] - _TOUCH_MM)] if stop or len(near) else near
        deep = np.minimum(rects.y1[near], rects.y1[row]) - np.maximum(rects.y0[near], rects.y0[row])
        for other in near[deep > _TOUCH_MM].tolist():
            across = float(min(rects.x1[row], rects.x1[other]) - max(rects.x0[row], rects.x0[other]))
            down = float(min(rects.y1[row], rects.y1[other]) - max(rects.y0[row], rects.y0[other]))
            names = snapshot.racks.name
            yield Finding(
                RULE.name,
                RULE.severity,
                f"racks {names[row]} and {names[other]} overlap by {format_length(across)} by {format_length(down)}",
                (("rack", int(snapshot.racks.uid[row])), ("rack", int(snapshot.racks.uid[other]))),
                min(across, down),
                0.0,
                "mm",
            )


RULE = Rule(
    name="racks-overlap",
    severity="error",
    title="Two racks stand in the same place",
    rationale="Two things cannot be in one place.",
    source="footprints of the parts",
    kinds=("rack", "hall", "storey", "part"),
    find=find,
)
