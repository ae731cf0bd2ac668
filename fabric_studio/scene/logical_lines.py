"""The lines of the logical view: where on a box each one ends, and how it runs from row to row."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.model.table import Flags, Floats, Ints

OUTSIDE_PX = 40.0
"""Ends that are out of sight are drawn this far out and farther, ever less so, or all lines to them would lie flat."""
ARC_LEAST_PX, ARC_MOST_PX = 12.0, 90.0


@dataclass(frozen=True)
class Ends:
    """All groups of one row, in sight or not, in pixels. y0: upper edge, y1: lower edge."""

    x0: Floats
    x1: Floats
    y0: float
    y1: float
    seen: Flags
    width_px: float

    @property
    def middle(self) -> Floats:
        return (self.x0 + self.x1) / 2


@dataclass(frozen=True)
class Runs:
    """Straight pieces, pixels; edge: which of E edges each belongs to. mid_x, mid_y (E,): the middle of each edge."""

    x1: Floats
    y1: Floats
    x2: Floats
    y2: Floats
    edge: Ints
    mid_x: Floats
    mid_y: Floats


def straight(low: Ends, a: Ints, high: Ends, z: Ints) -> Runs:
    """From the upper edge of a box to the lower edge of one in a higher row."""
    x1 = _pulled_in(_port(low, a, high.middle[z]), low.width_px)
    x2 = _pulled_in(_port(high, z, low.middle[a]), low.width_px)
    y1, y2 = np.full(len(a), low.y0), np.full(len(a), high.y1)
    # The count stands nearer to the end that is in sight.
    share = np.where(low.seen[a] & high.seen[z], 0.5, np.where(low.seen[a], 0.25, 0.75))
    return Runs(x1, y1, x2, y2, np.arange(len(a)), x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)


def arcs(row: Ends, a: Ints, z: Ints) -> Runs:
    """Between boxes of one row: up, across and down again, the farther the higher."""
    x1 = _pulled_in(_port(row, a, row.middle[z]), row.width_px)
    x2 = _pulled_in(_port(row, z, row.middle[a]), row.width_px)
    away = np.abs(x2 - x1)
    rise = np.clip(away * 0.25, ARC_LEAST_PX, ARC_MOST_PX)
    slope = np.minimum(rise * 0.6, away / 2) * np.sign(x2 - x1)
    low, high = np.full(len(a), row.y0), row.y0 - rise
    edge = np.arange(len(a))
    return Runs(
        np.concatenate((x1, x1 + slope, x2 - slope)),
        np.concatenate((low, high, high)),
        np.concatenate((x1 + slope, x2 - slope, x2)),
        np.concatenate((high, high, low)),
        np.concatenate((edge, edge, edge)),
        (x1 + x2) / 2,
        high,
    )


def over_span(low: Ends, a: Ints, high: Ends, z: Ints, wan: Ends, box: Ints) -> Runs:
    """From both ends up to the box of the WAN span between them."""
    there, back = straight(low, a, wan, box), straight(high, z, wan, box)
    return Runs(
        np.concatenate((there.x1, back.x1)),
        np.concatenate((there.y1, back.y1)),
        np.concatenate((there.x2, back.x2)),
        np.concatenate((there.y2, back.y2)),
        np.concatenate((there.edge, back.edge)),
        there.mid_x,
        there.mid_y,
    )


def _port(ends: Ends, group: Ints, toward: Floats) -> Floats:
    """Where along its box each line ends: side by side in the order of the other ends, so that none cross near the box."""
    order = np.lexsort((toward, group))
    ordered = group[order]
    first = np.flatnonzero(np.concatenate((np.ones(1, bool), np.diff(ordered) != 0)))[: len(ordered)]
    size = np.diff(np.append(first, len(ordered)))
    share = np.empty(len(group))
    share[order] = (np.arange(len(ordered)) - np.repeat(first, size) + 0.5) / np.repeat(size, size)
    inset = 0.08
    return ends.x0[group] + (ends.x1 - ends.x0)[group] * (inset + (1 - 2 * inset) * share)


def _pulled_in(x: Floats, width_px: float) -> Floats:
    left = -OUTSIDE_PX * np.log1p(np.maximum(-x, 0) / OUTSIDE_PX)
    right = width_px + OUTSIDE_PX * np.log1p(np.maximum(x - width_px, 0) / OUTSIDE_PX)
    return np.where(x < 0, left, np.where(x > width_px, right, x))
