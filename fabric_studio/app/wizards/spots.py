"""Free places for racks: beside those that stand there, in their rows, inside the hall and in nobody's way."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np

from fabric_studio.base.language import tr
from fabric_studio.layout.footprint import rack_rects
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ids, Ints

WAY_ROUND_MM = 750.0
"""House default: this much stays free between the end of a row and the wall, to walk round it."""
TOUCH_MM = 1.0


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a rack can stand. row: uid of the row it joins, 0 for none."""

    hall: int
    row: int
    x_mm: float
    y_mm: float
    rotation_deg: float


@dataclass
class Floor:
    """What stands in the way, with what a wizard has already put there."""

    snapshot: Snapshot
    boxes: list[tuple[int, float, float, float, float]] = field(default_factory=list)

    def beside(self, rack: int, width_mm: float, depth_mm: float) -> Spot | None:
        """The free place nearest to a rack for one of these measures, beside any rack of its hall and turned as that one;
        None when the hall has none."""
        view, rects = self.snapshot, rack_rects(self.snapshot)
        racks = view.racks
        home = int(racks.index_of(np.array([rack], np.int64))[0])
        rows: Ints = np.flatnonzero(
            (racks.hall == racks.hall[home]) & (np.abs(rects.front_dx * rects.front_dy) < 1e-6)
        )
        side = np.repeat((-1.0, 1.0), len(rows))
        rows = np.tile(rows, 2)
        step = (rects.width_mm[rows] + width_mm) / 2
        # Along the row, which is across the way the front looks; the fronts stay in one line.
        along_x, along_y = -rects.front_dy[rows], rects.front_dx[rows]
        inset = (rects.depth_mm[rows] - depth_mm) / 2
        x = racks.x_mm[rows] + side * step * along_x + rects.front_dx[rows] * inset
        y = racks.y_mm[rows] + side * step * along_y + rects.front_dy[rows] * inset
        free = self._free(racks.hall[rows], x, y, *_extent(racks.rotation_deg[rows], width_mm, depth_mm))
        if not free.any():
            return None
        distance = np.hypot(x - racks.x_mm[home], y - racks.y_mm[home])
        best = int(np.argmin(np.where(free, distance, np.inf)))
        spot = Spot(
            int(racks.hall[home]),
            int(racks.row[rows[best]]),
            float(x[best]),
            float(y[best]),
            float(racks.rotation_deg[rows[best]]),
        )
        self.take(spot, width_mm, depth_mm)
        return spot

    def take(self, spot: Spot, width_mm: float, depth_mm: float) -> None:
        """Something stands there now."""
        half_x, half_y = _extent(np.array([spot.rotation_deg]), width_mm, depth_mm)
        storey = int(self.snapshot.halls.get(spot.hall).storey)
        self.boxes.append(
            (
                storey,
                spot.x_mm - half_x[0],
                spot.y_mm - half_y[0],
                spot.x_mm + half_x[0],
                spot.y_mm + half_y[0],
            )
        )

    def in_the_way(self, storey: int, x0: float, y0: float, x1: float, y1: float) -> str:
        """What stands in a rectangle: the name of a rack or riser, "" for nothing that has one."""
        for name, box in self._standing(storey):
            if (
                box[0] < x1 - TOUCH_MM
                and x0 < box[2] - TOUCH_MM
                and box[1] < y1 - TOUCH_MM
                and y0 < box[3] - TOUCH_MM
            ):
                return name
        return ""

    def _standing(self, storey: int) -> list[tuple[str, tuple[float, float, float, float]]]:
        view, rects = self.snapshot, rack_rects(self.snapshot)
        found = [
            (
                tr("rack {rack}", rack=view.racks.name[row]),
                (rects.x0[row], rects.y0[row], rects.x1[row], rects.y1[row]),
            )
            for row in np.flatnonzero(rects.storey == storey).tolist()
        ]
        found += [
            (tr("riser {riser}", riser=riser.name), (riser.x_mm - riser.width_mm / 2, riser.y_mm - riser.depth_mm / 2,
             riser.x_mm + riser.width_mm / 2, riser.y_mm + riser.depth_mm / 2))
            for riser in view.risers if storey in (riser.from_storey, riser.to_storey)
        ]  # fmt: skip
        return found

    def _free(self, halls: Ids, x: Floats, y: Floats, half_x: Floats, half_y: Floats) -> Flags:
        hall = self.snapshot.halls.get(int(halls[0]))
        good = (x - half_x >= hall.x_mm + WAY_ROUND_MM) & (
            x + half_x <= hall.x_mm + hall.width_mm - WAY_ROUND_MM
        )
        good &= (y - half_y >= hall.y_mm) & (y + half_y <= hall.y_mm + hall.depth_mm)
        boxes = [box for _, box in self._standing(hall.storey)]
        boxes += [box[1:] for box in self.boxes if box[0] == hall.storey]
        columns = np.array(boxes, float).reshape(-1, 4)
        for at in np.flatnonzero(good).tolist():
            x0, y0, x1, y1 = x[at] - half_x[at], y[at] - half_y[at], x[at] + half_x[at], y[at] + half_y[at]
            hit = (columns[:, 0] < x1 - TOUCH_MM) & (x0 < columns[:, 2] - TOUCH_MM)
            hit &= (columns[:, 1] < y1 - TOUCH_MM) & (y0 < columns[:, 3] - TOUCH_MM)
            good[at] = not hit.any()
        return np.asarray(good, bool)


def _extent(rotation_deg: Floats, width_mm: float, depth_mm: float) -> tuple[Floats, Floats]:
    """Half of the bounding box of a turned rack."""
    turn = np.deg2rad(rotation_deg)
    sin, cos = np.abs(np.round(np.sin(turn), 12)), np.abs(np.round(np.cos(turn), 12))
    return (cos * width_mm + sin * depth_mm) / 2, (sin * width_mm + cos * depth_mm) / 2


def half_extent(rotation_deg: float, width_mm: float, depth_mm: float) -> tuple[float, float]:
    """Half of the bounding box of one turned rack, mm."""
    x, y = _extent(
        np.array([rotation_deg % 360.0 if math.isfinite(rotation_deg) else 0.0]), width_mm, depth_mm
    )
    return float(x[0]), float(y[0])
