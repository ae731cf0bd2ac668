"""What the building puts into a section: columns and inner walls, floor to ceiling, cut or behind the cut."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.model.snapshot import Snapshot
from fabric_studio.scene.section import NEAR_MM, Along, Cuts
from fabric_studio.scene.structure import structure_of


@dataclass(frozen=True)
class Standing:
    """cut: walls that the cut goes through, and columns beside it; behind: outlines of all others."""

    cut: Cuts
    behind: Cuts


def standing_of(snapshot: Snapshot, building: int, direction: Along, at_mm: float) -> Standing:
    key = f"scene.section.standing.{building}.{direction}.{at_mm:.0f}"
    return snapshot.derived_from(
        ("storey", "area", "wall", "door", "underlay"),
        key,
        lambda s: _standing(s, building, direction, at_mm),
    )


def _standing(snapshot: Snapshot, building: int, direction: Along, at_mm: float) -> Standing:
    parts = [_on_storey(snapshot, storey, direction, at_mm) for storey in _storeys(snapshot, building)]
    columns = [np.concatenate([np.zeros(0), *(part[n] for part in parts)]) for n in range(6)]
    cut, uid = columns[5] > 0, columns[0].astype(np.int64)
    return Standing(
        Cuts(uid[cut], *(column[cut] for column in columns[1:5])),
        Cuts(uid[~cut], *(column[~cut] for column in columns[1:5])),
    )


def _storeys(snapshot: Snapshot, building: int) -> list[int]:
    return [int(uid) for uid in snapshot.storeys.where(snapshot.storeys.building == building)]


def _on_storey(snapshot: Snapshot, storey: int, direction: Along, at_mm: float) -> list[np.ndarray]:
    """uid, left, right, bottom, top, and 1 for what is cut."""
    structure, row = structure_of(snapshot, storey), snapshot.storeys.get(storey)
    areas, walls, solid = structure.areas, structure.walls, structure.purpose == "column"
    half = walls.width_mm / 2
    long = np.maximum(np.hypot(walls.x2 - walls.x1, walls.y2 - walls.y1), 1e-9)
    wide_x, wide_y = half * np.abs(walls.y2 - walls.y1) / long, half * np.abs(walls.x2 - walls.x1) / long
    x0 = np.concatenate((areas.x0[solid], np.minimum(walls.x1, walls.x2) - wide_x))
    x1 = np.concatenate((areas.x1[solid], np.maximum(walls.x1, walls.x2) + wide_x))
    y0 = np.concatenate((areas.y0[solid], np.minimum(walls.y1, walls.y2) - wide_y))
    y1 = np.concatenate((areas.y1[solid], np.maximum(walls.y1, walls.y2) + wide_y))
    near = np.concatenate((np.full(int(solid.sum()), NEAR_MM), np.zeros(len(half))))
    left, right, low, high = (x0, x1, y0, y1) if direction == "x" else (y0, y1, x0, x1)
    # A wall along the picture would hide the racks that it stands before.
    across = (right - left) <= np.maximum(high - low, 1_000.0)
    cut = (low - near <= at_mm) & (high + near >= at_mm) & across
    uid = np.concatenate((areas.uid[solid], walls.uid))
    foot = np.full(len(uid), row.elevation_mm)
    return [uid, left, right, foot, foot + row.height_mm, cut.astype(float)]
