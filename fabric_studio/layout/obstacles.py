"""What keeps racks off a piece of floor: columns, no-go areas, walls, and the floor a door needs to swing."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.layout.footprint import rack_rects
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ids, Ints


@dataclass(frozen=True)
class Slabs:
    """Rectangles on the floor, at any angle. x, y: middle, mm; width_mm along the direction `turn` (radians, clockwise
    from the x axis), depth_mm across it; storey: uid."""

    uid: Ids
    storey: Ids
    x: Floats
    y: Floats
    width_mm: Floats
    depth_mm: Floats
    turn: Floats

    def __len__(self) -> int:
        return len(self.uid)


def rack_slabs(snapshot: Snapshot) -> Slabs:
    racks, rects = snapshot.racks, rack_rects(snapshot)
    turn = np.deg2rad(racks.rotation_deg)
    return Slabs(racks.uid, rects.storey, racks.x_mm, racks.y_mm, rects.width_mm, rects.depth_mm, turn)


def area_slabs(snapshot: Snapshot, *purposes: str) -> Slabs:
    areas = snapshot.areas
    mine = np.isin(areas.purpose, purposes)
    wide, deep = areas.width_mm[mine], areas.depth_mm[mine]
    x, y = areas.x_mm[mine] + wide / 2, areas.y_mm[mine] + deep / 2
    return Slabs(areas.uid[mine], areas.storey[mine], x, y, wide, deep, np.zeros(int(mine.sum())))


def wall_slabs(snapshot: Snapshot) -> Slabs:
    walls = snapshot.walls
    dx, dy = walls.x2_mm - walls.x1_mm, walls.y2_mm - walls.y1_mm
    x, y = (walls.x1_mm + walls.x2_mm) / 2, (walls.y1_mm + walls.y2_mm) / 2
    return Slabs(walls.uid, walls.storey, x, y, np.hypot(dx, dy), walls.thickness_mm, np.arctan2(dy, dx))


def door_slabs(snapshot: Snapshot, clear_mm: float) -> Slabs:
    """The floor that must stay free on both sides of a door: as wide as the door, so deep on the far side, and on the side
    it opens to at least as deep as its leaf is wide."""
    doors = snapshot.doors
    turn = np.deg2rad(doors.rotation_deg)
    near = np.maximum(doors.width_mm, clear_mm)
    shift = (near - clear_mm) / 2
    x, y = doors.x_mm + np.sin(turn) * shift, doors.y_mm - np.cos(turn) * shift
    return Slabs(doors.uid, doors.storey, x, y, doors.width_mm, near + clear_mm, turn)


def overlaps(slabs: Slabs, others: Slabs) -> tuple[Ints, Ints, Floats]:
    """Pairs (row in slabs, row in others) of one storey that lie over each other, and by how many mm: how far one must be
    moved to come clear, along the side where that is least. Nearest pairs are looked at only."""
    first: list[Ints] = []
    second: list[Ints] = []
    reach = np.hypot(slabs.width_mm, slabs.depth_mm) / 2
    for row in range(len(others)):
        far = reach + np.hypot(others.width_mm[row], others.depth_mm[row]) / 2
        near = slabs.storey == others.storey[row]
        near &= (np.abs(slabs.x - others.x[row]) < far) & (np.abs(slabs.y - others.y[row]) < far)
        found = np.flatnonzero(near)
        first.append(found)
        second.append(np.full(len(found), row, np.int64))
    a = np.concatenate(first) if first else np.zeros(0, np.int64)
    z = np.concatenate(second) if second else np.zeros(0, np.int64)
    depth = _depth(slabs, others, a, z)
    hit: Flags = depth > 0
    return a[hit], z[hit], depth[hit]


def _depth(slabs: Slabs, others: Slabs, a: Ints, z: Ints) -> Floats:
    """Two rectangles overlap when their shadows do on the directions of all four sides."""
    least = np.full(len(a), np.inf)
    for angle in (slabs.turn[a], slabs.turn[a] + np.pi / 2, others.turn[z], others.turn[z] + np.pi / 2):
        dx, dy = np.cos(angle), np.sin(angle)
        half = np.zeros(len(a))
        for group, rows in ((slabs, a), (others, z)):
            lean = angle - group.turn[rows]
            half += (
                group.width_mm[rows] * np.abs(np.cos(lean)) + group.depth_mm[rows] * np.abs(np.sin(lean))
            ) / 2
        apart = np.abs((slabs.x[a] - others.x[z]) * dx + (slabs.y[a] - others.y[z]) * dy)
        least = np.minimum(least, half - apart)
    return least
