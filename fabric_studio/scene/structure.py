"""What the building puts into a storey, as arrays: areas, walls, doors and the pictures under the plan."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.layout.underlay import underlay_boxes
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ids, Texts
from fabric_studio.scene.camera import Rect
from fabric_studio.scene.floor import Boxes, Ladders, floor_of


@dataclass(frozen=True)
class Doors(Boxes):
    """The box is the floor its leaf swings over. x, y: middle of the opening; dx, dy: to the side it opens to."""

    x: Floats
    y: Floats
    width_mm: Floats
    dx: Floats
    dy: Floats
    name: Texts


@dataclass(frozen=True)
class Pictures(Boxes):
    """Those that are not hidden, in the order they are painted. row: in snapshot.underlays."""

    row: Ids


@dataclass(frozen=True)
class Structure:
    """areas: columns last, so that they are painted over an aisle that is drawn around them."""

    areas: Boxes
    purpose: Texts
    area_name: Texts
    walls: Ladders
    wall_name: Texts
    doors: Doors
    pictures: Pictures

    def bounds(self) -> Rect | None:
        """Around everything but the pictures; around those when there is nothing else."""
        boxes = [found for part in (self.areas, self.doors) if (found := part.bounds())]
        if len(self.walls.uid):
            xs = np.concatenate((self.walls.x1, self.walls.x2))
            ys = np.concatenate((self.walls.y1, self.walls.y2))
            boxes.append(Rect(float(xs.min()), float(ys.min()), float(xs.max()), float(ys.max())))
        if not boxes:
            return self.pictures.bounds()
        whole = boxes[0]
        for box in boxes[1:]:
            whole = whole.united(box)
        return whole


def structure_of(snapshot: Snapshot, storey: int) -> Structure:
    return snapshot.derived_from(
        ("area", "wall", "door", "underlay"), f"scene.structure.{storey}", lambda s: _structure(s, storey)
    )


def bounds_of(snapshot: Snapshot, storey: int) -> Rect | None:
    """Around everything on a storey; None for an empty one."""
    floor, own = floor_of(snapshot, storey).bounds(), structure_of(snapshot, storey).bounds()
    if floor is None or own is None:
        return floor or own
    return floor.united(own)


def _structure(snapshot: Snapshot, storey: int) -> Structure:
    areas, walls, doors, pictures = snapshot.areas, snapshot.walls, snapshot.doors, snapshot.underlays
    a = np.flatnonzero(areas.storey == storey)
    a = a[np.argsort(areas.purpose[a] == "column", kind="stable")]
    x, y = areas.x_mm[a], areas.y_mm[a]
    w = np.flatnonzero(walls.storey == storey)
    d = np.flatnonzero(doors.storey == storey)
    p = np.flatnonzero((pictures.storey == storey) & ~pictures.hidden)
    box = underlay_boxes(snapshot)
    return Structure(
        Boxes(areas.uid[a], x, y, x + areas.width_mm[a], y + areas.depth_mm[a]),
        areas.purpose[a],
        areas.name[a],
        Ladders(
            walls.uid[w],
            w.astype(np.int64),
            walls.x1_mm[w],
            walls.y1_mm[w],
            walls.x2_mm[w],
            walls.y2_mm[w],
            walls.thickness_mm[w],
        ),
        walls.name[w],
        _doors(snapshot, d.astype(np.int64)),
        Pictures(pictures.uid[p], box.x0[p], box.y0[p], box.x1[p], box.y1[p], p.astype(np.int64)),
    )


def _doors(snapshot: Snapshot, rows: Ids) -> Doors:
    doors = snapshot.doors
    turn = np.deg2rad(doors.rotation_deg[rows])
    dx, dy = np.round(np.sin(turn), 12), np.round(-np.cos(turn), 12)
    x, y, wide = doors.x_mm[rows], doors.y_mm[rows], doors.width_mm[rows]
    corners_x = [x + along * -dy * wide / 2 + out * dx * wide for along in (-1, 1) for out in (0, 1)]
    corners_y = [y + along * dx * wide / 2 + out * dy * wide for along in (-1, 1) for out in (0, 1)]
    return Doors(
        doors.uid[rows],
        np.min(corners_x, axis=0),
        np.min(corners_y, axis=0),
        np.max(corners_x, axis=0),
        np.max(corners_y, axis=0),
        x,
        y,
        wide,
        np.asarray(dx, np.float64),
        np.asarray(dy, np.float64),
        doors.name[rows],
    )
