"""The storeys of a building drawn apart, one over the other, seen from above and from the side: floors with their
thickness, racks as boxes, trays, risers, and the cables on their way up.

An axonometric picture: a metre is as long near as far, so lengths along each axis can be compared.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from fabric_studio.layout.footprint import rack_rects
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ids, Ints
from fabric_studio.scene.aisles import runs_of
from fabric_studio.scene.bundles import Bundles
from fabric_studio.scene.camera import Camera, Rect
from fabric_studio.scene.floor import Floor, floor_of
from fabric_studio.scene.ways import Ways, ways_of

TURN_DEG, TILT_DEG = 31.0, 23.0
"""How far the plan is turned, and from how high it is seen: both storeys fill a wide window."""
CLEAR_MM = 3_500.0
"""So much air is left between the highest thing on a storey and the floor drawn over it."""
RACK_FROM_PX = 9.0
"""Racks are boxes of their own from this width on; from farther a row is one box."""
WALL_MM = 600.0
SHAFT_OVER_MM = 2_700.0
"""So far a riser goes on over the floor that it leads to: up to the trays."""


@dataclass(frozen=True, slots=True)
class Axes:
    """From plan and height to the picture, both in mm: x grows to the right, y downwards."""

    turn_deg: float = TURN_DEG
    tilt_deg: float = TILT_DEG

    def flat(self, x: Floats, y: Floats, z: Floats) -> tuple[Floats, Floats]:
        turn, tilt = math.radians(self.turn_deg), math.radians(self.tilt_deg)
        across = x * math.cos(turn) - y * math.sin(turn)
        deep = x * math.sin(turn) + y * math.cos(turn)
        return across, deep * math.sin(tilt) - z * math.cos(tilt)

    def point(self, x: float, y: float, z: float) -> tuple[float, float]:
        across, down = self.flat(np.array([x]), np.array([y]), np.array([z]))
        return float(across[0]), float(down[0])

    @property
    def spread(self) -> tuple[float, float]:
        """Where a millimetre to the right and down the plan leads."""
        return self.point(1.0, 1.0, 0.0)


@dataclass(frozen=True)
class Boxes:
    """B boxes on one storey, far to near: corners on the plan, height over its floor; fill as in scene.floor; uid: of the
    rack, or of the first one where a box stands for several."""

    uid: Ids
    x0: Floats
    y0: Floats
    x1: Floats
    y1: Floats
    tall_mm: Floats
    fill: Ints

    def __len__(self) -> int:
        return len(self.uid)


@dataclass(frozen=True)
class Level:
    """One storey: its floor slab and where it is in the picture. lift_mm: added to all heights; z_mm: of the finished floor
    with the lift."""

    storey: int
    name: str
    floor: Floor
    slab: Rect
    slab_mm: float
    z_mm: float
    lift_mm: float


@dataclass(frozen=True)
class Stack:
    """levels: lowest first; ways: all cables; flat: the same in the picture."""

    building: int
    axes: Axes
    levels: tuple[Level, ...]
    ways: Ways
    flat: Bundles

    def bounds(self) -> Rect | None:
        """Around all slabs with what stands on them, in the picture."""
        found: Rect | None = None
        for level in self.levels:
            racks = level.floor.racks.bounds()
            # A rack may stand outside the hall by mistake, and has to be found.
            around = level.slab if racks is None else level.slab.united(racks)
            box = self.box_bounds(level, around, -level.slab_mm, 3_000.0)
            found = box if found is None else found.united(box)
        return found

    def box_bounds(self, level: Level, rect: Rect, low_mm: float, high_mm: float) -> Rect:
        """Around a block of a storey in the picture."""
        corners = [
            (x, y, z) for x in (rect.x0, rect.x1) for y in (rect.y0, rect.y1) for z in (low_mm, high_mm)
        ]
        x, y, z = (np.array(column, float) for column in zip(*corners, strict=True))
        across, down = self.axes.flat(x, y, z + level.z_mm)
        return Rect(float(across.min()), float(down.min()), float(across.max()), float(down.max()))

    def level_of(self, storey: int) -> Level | None:
        return next((level for level in self.levels if level.storey == storey), None)

    def shaft_line(
        self, x_mm: float, y_mm: float, storey: int, other: int
    ) -> tuple[Level, tuple[float, float], tuple[float, float]] | None:
        """The level where a riser begins, its lower and upper end in the picture; None when it does not join two storeys of
        this building."""
        a, b = self.level_of(storey), self.level_of(other)
        if a is None or b is None:
            return None
        low, high = (a, b) if a.z_mm <= b.z_mm else (b, a)
        top = high.z_mm + SHAFT_OVER_MM
        return low, self.axes.point(x_mm, y_mm, low.z_mm), self.axes.point(x_mm, y_mm, top)


def stack_of(snapshot: Snapshot, building: int) -> Stack:
    return snapshot.derived(f"scene.stack.{building}", lambda s: _stack(s, building))


def _stack(snapshot: Snapshot, building: int) -> Stack:
    axes, storeys = Axes(), snapshot.storeys
    rows = np.flatnonzero(storeys.building == building)
    rows = rows[np.argsort(storeys.elevation_mm[rows], kind="stable")]
    floors = [floor_of(snapshot, int(storeys.uid[row])) for row in rows]
    outline = _outline(floors).grown(WALL_MM)
    tall = abs(outline.width * math.sin(math.radians(TURN_DEG))) + abs(
        outline.height * math.cos(math.radians(TURN_DEG))
    )
    # No floor hides what stands on the one below.
    step = tall * math.tan(math.radians(TILT_DEG)) + CLEAR_MM
    levels: list[Level] = []
    before = 0.0
    for number, (row, floor) in enumerate(zip(rows.tolist(), floors, strict=True)):
        elevation = float(storeys.elevation_mm[row])
        lift = before if number == 0 else max(before, levels[0].z_mm + number * step - elevation)
        before = lift
        own = floor.halls.bounds() or floor.racks.bounds() or outline
        levels.append(
            Level(
                int(storeys.uid[row]),
                str(storeys.name[row]),
                floor,
                own.grown(WALL_MM),
                float(storeys.slab_mm[row]),
                elevation + lift,
                lift,
            )
        )
    ways = ways_of(snapshot, building)
    lifts = {level.storey: level.lift_mm for level in levels}
    return Stack(building, axes, tuple(levels), ways, ways.flat(axes.flat, lifts))


def _outline(floors: list[Floor]) -> Rect:
    whole: Rect | None = None
    for floor in floors:
        for box in (floor.halls.bounds(), floor.racks.bounds()):
            if box is not None:
                whole = box if whole is None else whole.united(box)
    return whole or Rect(0.0, 0.0, 20_000.0, 12_000.0)


def boxes_of(snapshot: Snapshot, level: Level, camera: Camera) -> Boxes:
    """The racks of a storey for a camera, far to near; where they would be too small to tell apart, neighbours of one row
    that hold the same are one box."""
    racks, tall = level.floor.racks, rack_rects(snapshot).height_mm[level.floor.racks.row]
    x0, y0, x1, y1, uid, fill = racks.x0, racks.y0, racks.x1, racks.y1, racks.uid, racks.fill
    if 600.0 * camera.px_per_mm < RACK_FROM_PX and len(racks):
        runs = runs_of(snapshot, level.storey)
        run = np.repeat(np.arange(len(runs.x0)), np.diff(runs.ptr))
        loose = np.setdiff1d(np.arange(len(racks)), runs.rack)
        rack, own = np.concatenate((runs.rack, loose)), np.concatenate((run, -1 - np.arange(len(loose))))
        first = np.flatnonzero(np.concatenate(([True], (np.diff(own) != 0) | (np.diff(fill[rack]) != 0))))
        x0, y0 = (np.minimum.reduceat(column[rack], first) for column in (x0, y0))
        x1, y1, tall = (np.maximum.reduceat(column[rack], first) for column in (x1, y1, tall))
        uid, fill = uid[rack[first]], fill[rack[first]]
    order = np.lexsort((x0, np.rint(y0 / 50.0)))
    return Boxes(uid[order], x0[order], y0[order], x1[order], y1[order], tall[order], fill[order])
