"""The fronts of racks look at the backs of others: they draw in their hot air."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_length
from fabric_studio.base.wording import number_of
from fabric_studio.catalog.parts import Part
from fabric_studio.layout.footprint import RackRects, rack_rects
from fabric_studio.model.table import Floats, Ints
from fabric_studio.rules.findings import Batch, Finding, Fix
from fabric_studio.rules.rule import Context, Limit, Rule
from fabric_studio.rules.words import several

_SQUARE = 1e-6
_TOUCH_MM = 1e-6
"""Racks that stand against each other touch, whatever the arithmetic says."""
LINE_MM = 50.0
"""Racks whose middles lie within this across the row stand in one row."""


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, racks = context.snapshot, context.snapshot.racks
    if not len(racks):
        return
    rects = rack_rects(snapshot)
    # Cooling units blow where they are meant to.
    kinds = [isinstance(s, Part) and s.kind == "rack" for s in snapshot.parts.spec]
    is_rack = np.array(kinds, bool)[snapshot.parts.index_of(racks.part)]
    square = is_rack & (np.abs(rects.front_dx * rects.front_dy) < _SQUARE)
    ahead, gap = _ahead(
        rects, racks.x_mm, racks.y_mm, np.flatnonzero(square), context.limit(RULE, "aisle_mm")
    )
    looking = np.flatnonzero(ahead >= 0)
    same = (
        rects.front_dx[looking] * rects.front_dx[ahead[looking]]
        + rects.front_dy[looking] * rects.front_dy[ahead[looking]]
    )
    bad = looking[same > 0.5]
    across = np.where(np.abs(rects.front_dx) > 0.5, racks.x_mm, racks.y_mm)
    line = np.rint(across / LINE_MM).astype(np.int64)
    turn = np.rint(racks.rotation_deg).astype(np.int64) % 360
    rows: dict[tuple[int, ...], list[int]] = {}
    for row in bad.tolist():
        rows.setdefault(
            (int(rects.storey[row]), int(turn[row]), int(line[row]), int(line[ahead[row]])), []
        ).append(row)
    for members in rows.values():
        mine, theirs = np.array(members, np.int64), np.unique(ahead[members])
        nearest = float(gap[mine].min())
        who = several([str(name) for name in racks.name[mine[:4]]], len(mine))
        whose = several([str(name) for name in racks.name[theirs[:4]]], len(theirs))
        values = {"who": who, "whose": whose, "away": format_length(nearest)}
        if len(mine) > 1:
            values["racks"] = number_of(len(mine), "rack")
        if len(mine) == 1 and len(theirs) == 1:
            text = tr(
                "the front of {who} looks at the back of {whose}, {away} away: hot air is drawn in", **values
            )
        elif len(mine) == 1:
            text = tr(
                "the front of {who} looks at the backs of {whose}, {away} away: hot air is drawn in", **values
            )
        elif len(theirs) == 1:
            text = tr(
                "the fronts of {racks}, {who}, look at the back of {whose}, {away} away: hot air is drawn in",
                **values,
            )
        else:
            text = tr(
                "the fronts of {racks}, {who}, look at the backs of {whose}, {away} away: hot air is drawn in",
                **values,
            )
        yield Finding(
            RULE.name,
            RULE.severity,
            text,
            tuple(("rack", uid) for uid in racks.uid[mine[:200]].tolist()),
            nearest,
            context.limit(RULE, "aisle_mm"),
            "mm",
            Fix(
                "face-racks",
                {
                    "racks": racks.uid[mine].tolist(),
                    "facing": float((racks.rotation_deg[mine[0]] + 180.0) % 360.0),
                },
                tr("turn {who} round", who=who),
            ),
            key=f"rack:{racks.uid[mine[0]]} faces:rack:{racks.uid[theirs[0]]}",
        )


def _ahead(rects: RackRects, x: Floats, y: Floats, rows: Ints, reach_mm: float) -> tuple[Ints, Floats]:
    """The nearest rack in front of each of these that covers the middle of its front, -1 for none, and how far it is. Shape of
    the racks."""
    ahead, gap = np.full(len(x), -1, np.int64), np.full(len(x), np.inf)
    # The faces that racks turn to whoever looks up, down, left or right, each as if all looked along one line.
    faces = (
        (rects.front_dx, x, rects.x0, rects.x1, y, rects.y0, rects.y1),
        (rects.front_dy, y, rects.y0, rects.y1, x, rects.x0, rects.x1),
    )
    for direction, along, low, high, across, side0, side1 in faces:
        for sign, near in ((1.0, low), (-1.0, -high)):
            mine = rows[direction[rows] * sign > 0.5]
            front = along[mine] * sign + rects.depth_mm[mine] / 2
            order = np.argsort(near, kind="stable")
            first = np.searchsorted(near[order], front - _TOUCH_MM)
            count = np.searchsorted(near[order], front + reach_mm, "right") - first
            looking = np.repeat(np.arange(len(mine)), count)
            step = np.arange(len(looking)) - np.repeat(np.cumsum(count) - count, count)
            other = order[first[looking] + step]
            me = mine[looking]
            seen = (side0[other] < across[me]) & (across[me] < side1[other])
            seen &= rects.storey[other] == rects.storey[me]
            me, other, distance = me[seen], other[seen], near[other[seen]] - front[looking[seen]]
            best = np.lexsort((other, distance, me))
            me, found = np.unique(me[best], return_index=True)
            ahead[me], gap[me] = other[best][found], distance[best][found]
    return ahead, gap


RULE = Rule(
    name="front-faces-back",
    severity="warning",
    title=mark("Racks draw in the hot air of others"),
    rationale=(
        mark(
            "Air goes into a rack at its front and comes out hot at its back. Rows therefore stand front to front across a cold aisle and back to back across a hot one; a front that looks at a back takes air that is 10 to 20 K too warm. Only the nearest rack straight ahead counts, within the width of an aisle; what cools a rack besides air is not looked at."
        )
    ),
    source=mark(
        "hot aisle and cold aisle layout, ASHRAE TC 9.9 practice as taught by vendors; the reach is a house default"
    ),
    kinds=("rack", "hall", "storey", "part"),
    find=find,
    example="the fronts of 8 racks, B-01, B-02, B-03 and 5 more, look at the backs of A-01, A-02, A-03 and 5 more, 1.2 m away: hot air is drawn in",
    mend=mark("Turn the row round, so that it stands back to back with the other."),
    limits=(
        Limit(
            "aisle_mm",
            3000.0,
            mark("mm to the rack in front"),
            mark("house default: rows farther apart share no aisle"),
            mark("Widest aisle that two rows share, in mm"),
        ),
    ),
)
