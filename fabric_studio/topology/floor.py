"""Where racks stand: rows of compute racks with the network racks in their middle, in bays, on one or more storeys.

A bay is a stretch of a row between two walkways; bays are filled line by line in a zigzag, so that bays that follow one
another are neighbours and what is near in the fabric is near on the floor. Every storey has the same rows at the same
places, so a riser meets the same ladders on each.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np

from fabric_studio.layout.placement import WALKWAY_MM, RowPlan, plan_rows, row_letters
from fabric_studio.model.table import Floats, Ints

CORRIDOR_MM = 2400.0
"""Between bays: the main corridor of the class (typical), wide enough for a riser and a rack on its way."""
BESIDE_MM = 700.0
"""From the end of a row to the middle of the riser beside it; what is left of the walkway stays free."""
LINES_PER_RISER = 8
"""House default: no rack is farther than four rows from a riser."""


@dataclass(frozen=True)
class Spacing:
    """Widths of the racks and what lies between the rows."""

    rack_width_mm: float
    network_width_mm: float
    depth_mm: float
    cold_aisle_mm: float
    hot_aisle_mm: float

    @property
    def pitch_mm(self) -> float:
        """From row to row, on average over a hot and a cold aisle."""
        return self.depth_mm + (self.cold_aisle_mm + self.hot_aisle_mm) / 2


@dataclass(frozen=True)
class Places:
    """Standing places of n racks. storey, line (row of the hall), spot (position in the row): from 0, (n,)."""

    storey: Ints
    line: Ints
    spot: Ints

    def names(self, storeys: int, spots: int) -> list[str]:
        """Rack names: A-01, and with the level in front where there are several: 2A-01."""
        digits = max(2, len(str(spots)))
        places = zip(self.storey.tolist(), self.line.tolist(), self.spot.tolist(), strict=True)
        return [
            f"{storey + 1 if storeys > 1 else ''}{row_letters(line)}-{spot + 1:0{digits}d}"
            for storey, line, spot in places
        ]


@dataclass(frozen=True)
class Floor:
    """The plan all storeys share, and who stands where. cross_x_mm, riser_x_mm, riser_y_mm: in the frame of the hall."""

    plan: RowPlan
    storeys: int
    compute: Places
    network: Places
    cross_x_mm: Floats
    riser_x_mm: Floats
    riser_y_mm: Floats


def stand(racks: int, per_bay: int, home: Ints, spacing: Spacing, *, storeys: int = 1) -> Floor:
    """Give every rack a place. Compute rack n stands in bay n // per_bay. home: the bay in whose middle each network rack
    would best stand, (network racks,), in the order of their claim; when it is full, the nearest bay with room."""
    bays = max(1, -(-racks // per_bay))
    slots = max(1, -(-len(home) // bays))
    per_storey = -(-bays // storeys)
    columns = _columns(per_storey, per_bay, slots, spacing)
    lines = -(-per_storey // columns)
    side_mm = CORRIDOR_MM if storeys > 1 else WALKWAY_MM
    plan, middles, corridors = _plan(lines, columns, per_bay, slots, spacing, side_mm)

    bay = np.arange(bays, dtype=np.int64)
    storey, within = bay // per_storey, bay % per_storey
    # The way back on every other storey, so that the bay after the last one stands right above it.
    within = np.where(storey % 2 == 0, within, per_storey - 1 - within)
    column = within // lines
    line = np.where(column % 2 == 0, within % lines, lines - 1 - within % lines)
    first_spot = column * (per_bay + slots)

    rack = np.arange(racks, dtype=np.int64)
    own = rack // per_bay
    spot = first_spot[own] + _from_the_middle(per_bay, slots)[rack % per_bay]
    spot = spot[np.lexsort((spot, own))]
    where, place = _claim(home, bays, slots)
    riser_x, riser_y = _risers(plan, corridors, storeys)
    return Floor(
        plan,
        storeys,
        compute=Places(storey[own], line[own], spot),
        network=Places(storey[where], line[where], first_spot[where] + (per_bay + 1) // 2 + place),
        cross_x_mm=np.sort(np.concatenate((middles, corridors[1:-1]))),
        riser_x_mm=riser_x,
        riser_y_mm=riser_y,
    )


def _columns(per_storey: int, per_bay: int, slots: int, spacing: Spacing) -> int:
    """How many bays side by side make the hall as nearly square as it goes, which keeps cables short."""
    bay_mm = per_bay * spacing.rack_width_mm + slots * spacing.network_width_mm

    def longer_side(columns: int) -> float:
        width_mm = columns * (bay_mm + CORRIDOR_MM) - CORRIDOR_MM
        return max(width_mm, -(-per_storey // columns) * spacing.pitch_mm)

    return min(range(1, per_storey + 1), key=longer_side)


def _plan(
    lines: int, columns: int, per_bay: int, slots: int, spacing: Spacing, side_mm: float
) -> tuple[RowPlan, Floats, Floats]:
    """The rows, the middle of each bay, and where risers may stand in the corridors and the side walkways of `side_mm`,
    all as x in the hall."""
    left = (per_bay + 1) // 2
    rack_mm, network_mm = spacing.rack_width_mm, spacing.network_width_mm
    widths = np.array([rack_mm] * left + [network_mm] * slots + [rack_mm] * (per_bay - left))
    bay_mm = float(widths.sum())
    starts: Floats = side_mm + np.arange(columns, dtype=np.float64) * (bay_mm + CORRIDOR_MM)
    x: Floats = (starts[:, None] + (np.cumsum(widths) - widths / 2)).ravel()
    middles: Floats = starts + (left * rack_mm + slots * network_mm / 2)
    inner: Floats = starts[1:] - CORRIDOR_MM / 2
    end = float(starts[-1]) + bay_mm
    corridors: Floats = np.concatenate(([side_mm - BESIDE_MM], inner, [end + BESIDE_MM]))
    rows = plan_rows(
        lines,
        1,
        rack_width_mm=rack_mm,
        rack_depth_mm=spacing.depth_mm,
        cold_aisle_mm=spacing.cold_aisle_mm,
        hot_aisle_mm=spacing.hot_aisle_mm,
    )
    return replace(rows, x_mm=x, width_mm=end + side_mm), middles, corridors


def _from_the_middle(per_bay: int, slots: int) -> Ints:
    """Spots of the compute racks of a bay, those beside the network racks first."""
    left = (per_bay + 1) // 2
    spots = np.concatenate((np.arange(left), np.arange(left, per_bay) + slots))
    return spots[np.argsort(np.abs(spots - (left - 0.5 + slots / 2)), kind="stable")]


def _claim(home: Ints, bays: int, slots: int) -> tuple[Ints, Ints]:
    """Bay and network place of each network rack, first come first served."""
    used = np.zeros(bays, np.int64)
    where, place = np.zeros(len(home), np.int64), np.zeros(len(home), np.int64)
    for index, wish in enumerate(home.tolist()):
        free = np.flatnonzero(used < slots)
        best = int(free[np.argmin(np.abs(free - wish))])
        where[index], place[index] = best, used[best]
        used[best] += 1
    return where, place


def _risers(plan: RowPlan, corridors: Floats, storeys: int) -> tuple[Floats, Floats]:
    """In every corridor and end walkway, beside every eighth row, so that no aisle is blocked."""
    if storeys == 1:
        return np.zeros(0), np.zeros(0)
    lines = len(plan.y_mm)
    count = math.ceil(lines / LINES_PER_RISER)
    beside = (np.arange(count) * 2 + 1) * lines // (2 * count)
    return np.tile(corridors, count), np.repeat(plan.y_mm[beside], len(corridors))
