"""Two racks stand in the same place."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_length
from fabric_studio.layout.footprint import RackRects, rack_rects
from fabric_studio.model.table import Floats, Ints
from fabric_studio.rules.findings import Batch, Finding, worst_first
from fabric_studio.rules.rule import Context, Rule

TOUCH_MM = 1.0
"""Racks stand side by side; less than this is not an overlap."""
_PAIRS_AT_ONCE = 2_000_000


def find(context: Context) -> Iterator[Finding | Batch]:
    rects, racks = rack_rects(context.snapshot), context.snapshot.racks
    count = len(racks)
    deepest, partner, others = np.full(count, TOUCH_MM), np.full(count, count), np.zeros(count, np.int64)
    turned = racks.rotation_deg % 90.0 != 0.0
    for a, z, depth in _near_pairs(rects):
        askew = turned[a] | turned[z]
        if askew.any():
            depth[askew] = _outlines_mm(rects, racks.rotation_deg, racks.x_mm, racks.y_mm, a[askew], z[askew])
        hit = depth > TOUCH_MM
        # Each overlap is told at the rack that was placed later, against the first of those it overlaps most.
        late, early, depth = np.maximum(a, z)[hit], np.minimum(a, z)[hit], depth[hit]
        others += np.bincount(late, minlength=count)
        before = deepest.copy()
        np.maximum.at(deepest, late, depth)
        partner[deepest > before] = count
        most = depth == deepest[late]
        np.minimum.at(partner, late[most], early[most])
    bad = worst_first(others > 0, deepest)

    def word(index: int) -> Finding:
        row = int(bad[index])
        other, more = int(partner[row]), int(others[row]) - 1
        return Finding(
            RULE.name,
            RULE.severity,
            tr(
                "racks {rack} and {other} overlap by {length}",
                rack=racks.name[row],
                other=racks.name[other],
                length=format_length(float(deepest[row])),
            )
            + (tr("; {rack} overlaps {more:,} more", rack=racks.name[row], more=more) if more else ""),
            (("rack", int(racks.uid[row])), ("rack", int(racks.uid[other]))),
            float(deepest[row]),
            0.0,
            "mm",
        )

    yield Batch(RULE.severity, racks.uid[bad], word)


def _near_pairs(rects: RackRects) -> Iterator[tuple[Ints, Ints, Floats]]:
    """Pairs of racks of one storey whose bounding boxes overlap and by how many mm, some at a time: a sweep along the axis
    with fewer of them."""
    count = len(rects.x0)
    if count < 2:
        return
    _, level = np.unique(rects.storey, return_inverse=True)
    best: tuple[int, Ints, Ints] | None = None
    for low, high in ((rects.x0, rects.x1), (rects.y0, rects.y1)):
        span = float(high.max() - low.min()) + 10.0
        key = level.ravel() * span + (low - low.min())
        order = np.argsort(key, kind="stable")
        reach = np.searchsorted(key[order], (key + np.maximum(high - low - TOUCH_MM, 0.0))[order])
        following = np.maximum(reach - np.arange(count) - 1, 0)
        total = int(following.sum())
        if best is None or total < best[0]:
            best = (total, order, following)
    assert best is not None
    _, order, following = best
    block = np.cumsum(following) // _PAIRS_AT_ONCE
    for number in np.unique(block[following > 0]).tolist():
        rows = np.flatnonzero((block == number) & (following > 0))
        near = following[rows]
        first = np.repeat(rows, near)
        second = first + 1 + np.arange(len(first)) - np.repeat(np.cumsum(near) - near, near)
        a, z = order[first], order[second]
        across = np.minimum(rects.x1[a], rects.x1[z]) - np.maximum(rects.x0[a], rects.x0[z])
        depth = np.minimum(
            across, np.minimum(rects.y1[a], rects.y1[z]) - np.maximum(rects.y0[a], rects.y0[z])
        )
        close = depth > TOUCH_MM
        yield a[close], z[close], depth[close]


def _outlines_mm(rects: RackRects, turn_deg: Floats, x: Floats, y: Floats, a: Ints, z: Ints) -> Floats:
    """How far each pair of turned footprints must be moved apart, along the side where it is least; below 0: apart.

    Two rectangles overlap when their shadows do on the directions of all four sides.
    """
    turn = np.deg2rad(turn_deg)
    least = np.full(len(a), np.inf)
    for angle in (turn[a], turn[a] + np.pi / 2, turn[z], turn[z] + np.pi / 2):
        dx, dy = np.cos(angle), np.sin(angle)
        half = np.zeros(len(a))
        for row in (a, z):
            lean = angle - turn[row]
            half += (
                rects.width_mm[row] * np.abs(np.cos(lean)) + rects.depth_mm[row] * np.abs(np.sin(lean))
            ) / 2
        apart = np.abs((x[a] - x[z]) * dx + (y[a] - y[z]) * dy)
        least = np.minimum(least, half - apart)
    return least


RULE = Rule(
    name="racks-overlap",
    severity="error",
    title=mark("Two racks stand in the same place"),
    rationale=mark(
        "Two things cannot be in one place. Turned racks are compared by their true outline, not by a box around them."
    ),
    source=mark("footprints of the parts"),
    kinds=("rack", "hall", "storey", "part"),
    find=find,
    example="racks A-02 and A-01 overlap by 50 mm",
)
