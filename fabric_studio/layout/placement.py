"""Rows of racks with hot and cold aisles, and the trays over them. Templates and importers place with these.

Rows come in pairs that share a cold aisle, fronts facing each other; between pairs lies a hot aisle. A ladder runs over the
middle of every row, and cross ladders join the rows where the network racks stand and at both ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from fabric_studio.model.journal import Transaction
from fabric_studio.model.table import Floats, Ids

COLD_AISLE_MM, HOT_AISLE_MM, WALKWAY_MM = 1200.0, 1200.0, 1500.0
"""House defaults: two floor tiles in front, the same behind, and a way round the block to the walls."""
TRAY_Z_MM = 2700.0
"""House default: bottom of the ladders, above racks of up to 2.4 m."""


@dataclass(frozen=True)
class RowPlan:
    """Where R rows of up to N racks stand in one hall. y: centre line of each row; rotation: 180 (fronts look down the
    page) for the upper row of a pair, 0 for the lower; x: centre of each position. gap: a wider place for a walkway."""

    y_mm: Floats
    rotation_deg: Floats
    x_mm: Floats
    width_mm: float
    depth_mm: float
    pitch_mm: float
    rack_depth_mm: float


def plan_rows(
    rows: int,
    racks_per_row: int,
    *,
    rack_width_mm: float = 600.0,
    rack_depth_mm: float = 1200.0,
    cold_aisle_mm: float = COLD_AISLE_MM,
    hot_aisle_mm: float = HOT_AISLE_MM,
    walkway_mm: float = WALKWAY_MM,
    gap_every: int = 0,
    gap_mm: float = WALKWAY_MM,
) -> RowPlan:
    """Positions for rows of racks and the hall they need; `gap_every` racks a walkway of `gap_mm` crosses the rows."""
    position = np.arange(racks_per_row)
    gaps = position // gap_every if gap_every > 0 else np.zeros(racks_per_row, np.int64)
    x = walkway_mm + rack_width_mm / 2 + position * rack_width_mm + gaps * gap_mm
    y, rotation, at = [], [], walkway_mm
    for row in range(rows):
        y.append(at + rack_depth_mm / 2)
        rotation.append(180.0 if row % 2 == 0 else 0.0)
        at += rack_depth_mm + (cold_aisle_mm if row % 2 == 0 else hot_aisle_mm)
    last_aisle = 0.0 if rows == 0 else (cold_aisle_mm if (rows - 1) % 2 == 0 else hot_aisle_mm)
    width = (float(x[-1]) + rack_width_mm / 2 if racks_per_row else walkway_mm) + walkway_mm
    return RowPlan(
        np.array(y),
        np.array(rotation),
        x.astype(float),
        width,
        at - last_aisle + walkway_mm,
        rack_width_mm,
        rack_depth_mm,
    )


def row_letters(index: int) -> str:
    """Row names as on a floor plan: A, B, ... Z, AA, AB ..."""
    name = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, 26)
        name = chr(65 + rest) + name
    return name


@dataclass(frozen=True)
class Ladders:
    """Sizes of the ladders of one hall. cross_x: where cross ladders run (mm); the two ends are always joined."""

    row_width_mm: float = 300.0
    row_depth_mm: float = 100.0
    cross_width_mm: float = 600.0
    cross_depth_mm: float = 150.0
    z_mm: float = TRAY_Z_MM
    cross_x_mm: Sequence[float] = field(default_factory=tuple)


def add_ladders(
    tx: Transaction, storey: int, plan: RowPlan, ladders: Ladders, *, x_mm: float = 0.0, y_mm: float = 0.0
) -> Ids:
    """Ladders over every row and across them; returns the trays. x_mm, y_mm: the hall's own corner."""
    rows = len(plan.y_mm)
    if rows == 0 or len(plan.x_mm) == 0:
        return np.zeros(0, np.int64)
    left = x_mm + float(plan.x_mm[0]) - plan.pitch_mm / 2
    right = x_mm + float(plan.x_mm[-1]) + plan.pitch_mm / 2
    level = f"{tx.table('storey').get(storey).name}"
    row_y = y_mm + plan.y_mm
    trays = [
        tx.add_many(
            "tray",
            rows,
            storey=storey,
            name=np.array([f"{level} row {row_letters(r)}" for r in range(rows)], object),
            x1_mm=left,
            x2_mm=right,
            y1_mm=row_y,
            y2_mm=row_y,
            z_mm=ladders.z_mm,
            width_mm=ladders.row_width_mm,
            depth_mm=ladders.row_depth_mm,
        )
    ]
    if rows > 1:
        inner = [x_mm + x for x in ladders.cross_x_mm]
        spots = sorted({round(x) for x in (left, *inner, right)})
        trays.append(
            tx.add_many(
                "tray",
                len(spots),
                storey=storey,
                name=np.array([f"{level} cross {k + 1}" for k in range(len(spots))], object),
                x1_mm=np.array(spots, float),
                x2_mm=np.array(spots, float),
                y1_mm=row_y[0],
                y2_mm=row_y[-1],
                z_mm=ladders.z_mm,
                width_mm=ladders.cross_width_mm,
                depth_mm=ladders.cross_depth_mm,
            )
        )
    return np.concatenate(trays)
