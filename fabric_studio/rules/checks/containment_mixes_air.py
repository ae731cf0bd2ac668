"""A rack breathes the wrong air of an aisle that is closed in."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.layout.footprint import rack_rects
from fabric_studio.layout.obstacles import area_slabs
from fabric_studio.model.table import Ints
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.rule import Context, Limit, Rule


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, rects, racks = context.snapshot, rack_rects(context.snapshot), context.snapshot.racks
    probe_mm = context.limit(RULE, "gap_mm")
    bad: list[Ints] = []
    aisle: list[Ints] = []
    for purpose, side in (("hot-aisle", 1.0), ("cold-aisle", -1.0)):
        slabs = area_slabs(snapshot, purpose)
        # The place just before the front of a rack, or behind its rear.
        reach = side * (rects.depth_mm / 2 + probe_mm)
        x, y = racks.x_mm + rects.front_dx * reach, racks.y_mm + rects.front_dy * reach
        for row in range(len(slabs)):
            inside = (rects.storey == slabs.storey[row]) & (
                np.abs(x - slabs.x[row]) < slabs.width_mm[row] / 2
            )
            inside &= np.abs(y - slabs.y[row]) < slabs.depth_mm[row] / 2
            bad.append(np.flatnonzero(inside))
            aisle.append(np.full(len(bad[-1]), slabs.uid[row], np.int64))
    rows = np.concatenate(bad) if bad else np.zeros(0, np.int64)
    owners = np.concatenate(aisle) if aisle else np.zeros(0, np.int64)

    def word(index: int) -> Finding:
        row, area = int(rows[index]), snapshot.areas.get(int(owners[index]))
        hot = area.purpose == "hot-aisle"
        values = {"rack": str(racks.name[row]), "aisle": str(area.name)}
        text = (
            tr("rack {rack} draws its air from {aisle}, which is hot; turn it round", **values)
            if hot
            else tr("rack {rack} blows its hot air into {aisle}, which is cold; turn it round", **values)
        )
        where = (("rack", int(racks.uid[row])), ("area", int(area.uid)))
        return Finding(RULE.name, RULE.severity, text, where)

    yield Batch(RULE.severity, racks.uid[rows], word)


RULE = Rule(
    name="containment-mixes-air",
    severity="error",
    title=mark("A rack breathes the wrong air of a closed aisle"),
    rationale=mark(
        "An aisle is closed in to keep hot and cold air apart. One rack the wrong way round undoes it for all of them."
    ),
    source=mark("ASHRAE TC 9.9: fronts to the cold aisle, rears to the hot aisle; the aisles as drawn"),
    kinds=("area", "rack", "hall", "storey", "part"),
    find=find,
    example="rack A-01 draws its air from Hot aisle 01, which is hot; turn it round",
    limits=(
        Limit(
            "gap_mm",
            150.0,
            "mm",
            mark("house default: a rack stands this near to the aisle it breathes from"),
            mark("Farthest that a rack stands from the aisle it breathes from, in mm"),
        ),
    ),
)
