"""Where a dragged thing comes to rest: flush with or in line with its neighbours and the walls, else on the grid; and how
far it then is from the nearest rack, column or wall on each side."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ids
from fabric_studio.scene.camera import Rect
from fabric_studio.scene.floor import Boxes, floor_of
from fabric_studio.scene.structure import structure_of

NEAR_MM = 4000.0
"""Only neighbours within this distance attract or are measured to."""


@dataclass(frozen=True)
class Guide:
    """A line that shows what the dragged thing is in line with."""

    x1: float
    y1: float
    x2: float
    y2: float


@dataclass(frozen=True)
class Snapped:
    """How far to move, and why."""

    dx_mm: float
    dy_mm: float
    guides: tuple[Guide, ...] = ()


@dataclass(frozen=True)
class Distance:
    """A clear distance to a neighbour or a wall, as a line from edge to edge."""

    x1: float
    y1: float
    x2: float
    y2: float

    @property
    def mm(self) -> float:
        return abs(self.x2 - self.x1) + abs(self.y2 - self.y1)


def snapped(
    snapshot: Snapshot,
    storey: int,
    box: Rect,
    dx_mm: float,
    dy_mm: float,
    *,
    grid_mm: float,
    reach_mm: float,
    moving: Ids,
    ghost: int = 0,
) -> Snapped:
    """Move `box` by about (dx, dy). reach_mm: how near an edge attracts; 0 switches that off. moving: uids of what is
    dragged and so attracts nothing. ghost: the other storey that can be seen, 0 for none; racks are lined up with its racks
    and halls too, so that what stands over another stands exactly over it."""
    edges = edges_of(snapshot, storey)
    if ghost:
        edges = _joined(edges, edges_of(snapshot, ghost))
    target = Rect(box.x0 + dx_mm, box.y0 + dy_mm, box.x1 + dx_mm, box.y1 + dy_mm)
    near = edges.inside(target.grown(NEAR_MM)) & ~np.isin(edges.uid, moving)
    x0, y0, x1, y1 = edges.x0[near], edges.y0[near], edges.x1[near], edges.y1[near]
    pull_x = _pull(target.x0, target.x1, x0, x1, reach_mm)
    pull_y = _pull(target.y0, target.y1, y0, y1, reach_mm)
    grid = max(grid_mm, 1.0)
    move_x = dx_mm + pull_x if pull_x is not None else _to_grid(box.x0 + dx_mm, grid) - box.x0
    move_y = dy_mm + pull_y if pull_y is not None else _to_grid(box.y0 + dy_mm, grid) - box.y0
    rest = Rect(box.x0 + move_x, box.y0 + move_y, box.x1 + move_x, box.y1 + move_y)
    guides = []
    if pull_x is not None:
        for x in (rest.x0, rest.x1):
            touch = (np.abs(x0 - x) < 0.5) | (np.abs(x1 - x) < 0.5)
            if touch.any():
                guides.append(
                    Guide(x, min(float(y0[touch].min()), rest.y0), x, max(float(y1[touch].max()), rest.y1))
                )
    if pull_y is not None:
        for y in (rest.y0, rest.y1):
            touch = (np.abs(y0 - y) < 0.5) | (np.abs(y1 - y) < 0.5)
            if touch.any():
                guides.append(
                    Guide(min(float(x0[touch].min()), rest.x0), y, max(float(x1[touch].max()), rest.x1), y)
                )
    return Snapped(move_x, move_y, tuple(guides))


def snapped_point(
    snapshot: Snapshot,
    storey: int,
    x_mm: float,
    y_mm: float,
    *,
    grid_mm: float,
    reach_mm: float,
    ghost: int = 0,
) -> Snapped:
    """Move a point by at most a grid step: onto the edge of what is near, else onto the grid."""
    at = Rect(x_mm, y_mm, x_mm, y_mm)
    return snapped(
        snapshot,
        storey,
        at,
        0.0,
        0.0,
        grid_mm=grid_mm,
        reach_mm=reach_mm,
        moving=np.zeros(0, np.int64),
        ghost=ghost,
    )


def edges_of(snapshot: Snapshot, storey: int) -> Boxes:
    """Everything that others are lined up with."""
    return snapshot.derived(f"scene.snapping.edges.{storey}", lambda s: _edges(s, storey))


def _edges(snapshot: Snapshot, storey: int) -> Boxes:
    floor, areas = floor_of(snapshot, storey), structure_of(snapshot, storey).areas
    return _joined(floor.racks, floor.halls, floor.rooms, areas, _straight_walls(snapshot, storey))


def obstacles_of(snapshot: Snapshot, storey: int) -> Boxes:
    """Everything that distances are measured to, besides the outline of the hall."""
    return snapshot.derived(f"scene.snapping.obstacles.{storey}", lambda s: _obstacles(s, storey))


def _obstacles(snapshot: Snapshot, storey: int) -> Boxes:
    structure = structure_of(snapshot, storey)
    solid = np.isin(structure.purpose, ("column", "no-go"))
    areas = structure.areas
    columns = Boxes(areas.uid[solid], areas.x0[solid], areas.y0[solid], areas.x1[solid], areas.y1[solid])
    return _joined(floor_of(snapshot, storey).racks, columns, _straight_walls(snapshot, storey))


def _straight_walls(snapshot: Snapshot, storey: int) -> Boxes:
    """Walls along an axis as boxes with their thickness."""
    walls = structure_of(snapshot, storey).walls
    straight = (walls.x1 == walls.x2) | (walls.y1 == walls.y2)
    x1, y1, x2, y2 = (column[straight] for column in (walls.x1, walls.y1, walls.x2, walls.y2))
    half = walls.width_mm[straight] / 2
    upright = x1 == x2
    across, along = np.where(upright, half, 0.0), np.where(upright, 0.0, half)
    return Boxes(
        walls.uid[straight],
        np.minimum(x1, x2) - across,
        np.minimum(y1, y2) - along,
        np.maximum(x1, x2) + across,
        np.maximum(y1, y2) + along,
    )


def _joined(*groups: Boxes) -> Boxes:
    return Boxes(
        np.concatenate([group.uid for group in groups]),
        np.concatenate([group.x0 for group in groups]),
        np.concatenate([group.y0 for group in groups]),
        np.concatenate([group.x1 for group in groups]),
        np.concatenate([group.y1 for group in groups]),
    )


def _to_grid(value: float, grid: float) -> float:
    return round(value / grid) * grid


def _pull(low: float, high: float, lows: Floats, highs: Floats, reach: float) -> float | None:
    """The smallest shift that brings an edge onto a neighbour's edge, or None when none is near."""
    if reach <= 0 or not len(lows):
        return None
    shifts = np.concatenate((lows - low, highs - low, lows - high, highs - high))
    best = shifts[int(np.argmin(np.abs(shifts)))]
    return float(best) if abs(best) <= reach else None


def distances(snapshot: Snapshot, storey: int, box: Rect, moving: Ids) -> list[Distance]:
    """Up to four clear distances: left, right, up and down to the nearest rack, column or wall, or to the wall of the
    hall."""
    halls, racks = floor_of(snapshot, storey).halls, obstacles_of(snapshot, storey)
    others = ~np.isin(racks.uid, moving)
    x, y = box.middle
    hall = np.flatnonzero((halls.x0 <= x) & (halls.x1 >= x) & (halls.y0 <= y) & (halls.y1 >= y))
    wall = Rect(*(float(c[hall[0]]) for c in (halls.x0, halls.y0, halls.x1, halls.y1))) if len(hall) else None
    level = others & (racks.y0 < box.y1) & (racks.y1 > box.y0)
    plumb = others & (racks.x0 < box.x1) & (racks.x1 > box.x0)
    found = []
    left = _last(racks.x1, level & (racks.x1 <= box.x0 + 1), wall.x0 if wall else None, largest=True)
    right = _last(racks.x0, level & (racks.x0 >= box.x1 - 1), wall.x1 if wall else None, largest=False)
    up = _last(racks.y1, plumb & (racks.y1 <= box.y0 + 1), wall.y0 if wall else None, largest=True)
    down = _last(racks.y0, plumb & (racks.y0 >= box.y1 - 1), wall.y1 if wall else None, largest=False)
    if left is not None:
        found.append(Distance(left, y, box.x0, y))
    if right is not None:
        found.append(Distance(box.x1, y, right, y))
    if up is not None:
        found.append(Distance(x, up, x, box.y0))
    if down is not None:
        found.append(Distance(x, box.y1, x, down))
    return found


def _last(edges: Floats, chosen: Flags, wall: float | None, *, largest: bool) -> float | None:
    values = edges[chosen].tolist() + ([wall] if wall is not None else [])
    if not values:
        return None
    return float(max(values) if largest else min(values))
