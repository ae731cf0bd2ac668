"""Where trays meet, found by a sweep over the boxes round them: to hold every tray against every other takes half a minute
when a drawing has ten thousand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from fabric_studio.base.progress import checkpoint
from fabric_studio.model.kinds import Trays
from fabric_studio.model.table import Flags, Floats, Ints

SAME_LEVEL_MM = 20.0
"""Trays whose bottoms differ by less lie on one level and join where they meet."""
CHUNK = 500_000
"""Pairs looked at in one go, which bounds the memory."""


@dataclass(frozen=True)
class Joints:
    """Where a tray meets another: rows and offsets along both, in order of the first; looked_at: how many pairs of trays the
    sweep had to look at."""

    a: Ints
    a_mm: Floats
    b: Ints
    b_mm: Floats
    looked_at: int


def joints_of(trays: Trays, length: Floats) -> Joints:
    """Every end of a tray that lies on another, and every place where the middles of two cross. length: of each, mm."""
    # A file may hold any width; below nothing there is nothing.
    reach = np.maximum(trays.width_mm, 0.0) / 2 + 1.0
    low, high = (
        [pick(trays.x1_mm, trays.x2_mm), pick(trays.y1_mm, trays.y2_mm)] for pick in (np.minimum, np.maximum)
    )
    found: list[tuple[Ints, Ints, Ints, Floats, Floats]] = []
    looked_at = 0
    for one, two in _overlapping(trays.storey, low, high, reach):
        checkpoint()
        looked_at += len(one)
        near = np.maximum(reach[one], reach[two])
        keep = np.abs(trays.z_mm[one] - trays.z_mm[two]) <= SAME_LEVEL_MM
        for begin, end in zip(low, high, strict=True):
            keep &= (begin[one] <= end[two] + near) & (end[one] >= begin[two] - near)
        one, two, near = one[keep], two[keep], near[keep]
        for t, others in ((one, two), (two, one)):
            for part, x, y in ((0, trays.x1_mm, trays.y1_mm), (1, trays.x2_mm, trays.y2_mm)):
                there, distance = project(x[t], y[t], trays, others, length)
                _keep(found, distance <= near, t, part, others, part * length[t], there)
        own, there, hit = _crossings(trays, one, two, length)
        _keep(found, hit, one, 2, two, own, there)
    none = (np.zeros(0, np.int64),) * 3 + (np.zeros(0),) * 2
    t, parts, others, own, there = (np.concatenate(column) for column in zip(none, *found, strict=True))
    order = np.argsort((t * 3 + parts) * len(trays) + others, kind="stable")
    return Joints(
        t[order].astype(np.int64), own[order], others[order].astype(np.int64), there[order], looked_at
    )


def project(px: Floats, py: Floats, trays: Trays, rows: Ints, length: Floats) -> tuple[Floats, Floats]:
    """Offset along, and distance from, the trays in `rows` of points (broadcast over the last axis)."""
    dx, dy = trays.x2_mm[rows] - trays.x1_mm[rows], trays.y2_mm[rows] - trays.y1_mm[rows]
    long = np.maximum(length[rows], 1e-9)
    offset = np.clip(
        ((px - trays.x1_mm[rows]) * dx + (py - trays.y1_mm[rows]) * dy) / long, 0.0, length[rows]
    )
    x, y = trays.x1_mm[rows] + dx * offset / long, trays.y1_mm[rows] + dy * offset / long
    return offset, np.hypot(px - x, py - y)


def _keep(
    found: list[tuple[Ints, Ints, Ints, Floats, Floats]],
    which: Flags,
    t: Ints,
    part: int,
    others: Ints,
    own: Floats,
    there: Floats,
) -> None:
    rows = np.flatnonzero(which)
    if len(rows):
        found.append((t[rows], np.full(len(rows), part), others[rows], own[rows], there[rows]))


def _overlapping(
    storey: Ints, low: list[Floats], high: list[Floats], reach: Floats
) -> Iterator[tuple[Ints, Ints]]:
    """Pairs of rows on one storey, the smaller first, whose boxes overlap along the axis along which fewer do."""
    if len(storey) < 2:
        return
    level = np.unique(storey, return_inverse=True)[1].reshape(-1)
    sweeps = [_sweep(level, begin - reach, end + reach) for begin, end in zip(low, high, strict=True)]
    order, count = min(sweeps, key=lambda sweep: int(sweep[1].sum()))
    before = np.concatenate((np.zeros(1, np.int64), np.cumsum(count)))
    first = 0
    while first < len(order):
        last = max(int(np.searchsorted(before, before[first] + CHUNK, side="right")) - 1, first + 1)
        size = count[first:last]
        at = np.repeat(np.arange(first, last), size)
        after = at + 1 + np.arange(len(at)) - np.repeat(np.cumsum(size) - size, size)
        one, two = order[at], order[after]
        yield np.minimum(one, two), np.maximum(one, two)
        first = last


def _sweep(level: Ints, begin: Floats, end: Floats) -> tuple[Ints, Ints]:
    """Rows in order of where they begin, storey after storey, and how many of those after it begin before each ends."""
    apart = float(end.max() - begin.min()) + 1.0
    begin, end = begin + level * apart, end + level * apart
    order = np.argsort(begin, kind="stable")
    until = np.searchsorted(begin[order], end[order], side="right")
    return order.astype(np.int64), (until - np.arange(len(order)) - 1).astype(np.int64)


def _crossings(trays: Trays, one: Ints, two: Ints, length: Floats) -> tuple[Floats, Floats, Flags]:
    """Offset on one, offset on the other, and whether the centre lines cross."""
    dx, dy = (trays.x2_mm - trays.x1_mm)[one], (trays.y2_mm - trays.y1_mm)[one]
    ex, ey = (trays.x2_mm - trays.x1_mm)[two], (trays.y2_mm - trays.y1_mm)[two]
    cross = dx * ey - dy * ex
    gx, gy = trays.x1_mm[two] - trays.x1_mm[one], trays.y1_mm[two] - trays.y1_mm[one]
    with np.errstate(divide="ignore", invalid="ignore"):
        own, there = (gx * ey - gy * ex) / cross, (gx * dy - gy * dx) / cross
        hit = (np.abs(cross) > 1e-6) & (own >= 0) & (own <= 1) & (there >= 0) & (there <= 1)
        return own * length[one], there * length[two], hit
