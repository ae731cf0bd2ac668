"""How fibre comes into a building: its outline on the plane of the site, and the ways of its conduits."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.layout.footprint import rack_rects
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ids

WALL_MM = 300.0
"""House default: the outside of a building lies this far outside its outermost halls."""
EMPTY_MM = 10_000.0
"""An empty building is drawn this wide and deep."""

Point = tuple[float, float]


@dataclass(frozen=True)
class Outlines:
    """Aligned with snapshot.buildings: what each covers on the plane of its site, mm."""

    x0: Floats
    y0: Floats
    x1: Floats
    y1: Floats


def outlines_of(snapshot: Snapshot) -> Outlines:
    """Around all halls, rooms and racks of each building."""
    return snapshot.derived("layout.entry.outlines", _outlines)


def _outlines(snapshot: Snapshot) -> Outlines:
    buildings, storeys, halls, rooms = snapshot.buildings, snapshot.storeys, snapshot.halls, snapshot.rooms
    rects = rack_rects(snapshot)
    storey = np.concatenate((halls.storey, rooms.storey, rects.storey)).astype(np.int64)
    edges = (
        np.concatenate((halls.x_mm, rooms.x_mm, rects.x0)),
        np.concatenate((halls.y_mm, rooms.y_mm, rects.y0)),
        np.concatenate((halls.x_mm + halls.width_mm, rooms.x_mm + rooms.width_mm, rects.x1)),
        np.concatenate((halls.y_mm + halls.depth_mm, rooms.y_mm + rooms.depth_mm, rects.y1)),
    )
    count = len(buildings)
    owner = buildings.index_of(storeys.building[storeys.index_of(storey)]) if len(storey) else storey
    found = []
    for side, column in enumerate(edges):
        low = side < 2
        best = np.full(count, np.inf if low else -np.inf)
        (np.minimum if low else np.maximum).at(best, owner, column)
        best = np.where(np.isfinite(best), best + (-WALL_MM if low else WALL_MM), 0.0 if low else EMPTY_MM)
        found.append(best + (buildings.y_mm if side % 2 else buildings.x_mm))
    return Outlines(*found)


def conduit_way(snapshot: Snapshot, conduit: int) -> list[Point]:
    """The corners of one conduit on the plane of the site, from outside to the wall."""
    row = snapshot.conduits.get(conduit)
    return [(row.x1_mm, row.y1_mm), *bends_of(str(row.bends)), (row.x2_mm, row.y2_mm)]


def bends_of(text: str) -> list[Point]:
    """The bends of a conduit, "x,y x,y" in mm; what cannot be read is left out, so that an odd file can still be drawn."""
    found = []
    for word in text.split():
        x, comma, y = word.partition(",")
        try:
            point = float(x), float(y)
        except ValueError:
            continue
        if comma and all(np.isfinite(point)):
            found.append(point)
    return found


def bends_text(points: list[Point]) -> str:
    """The text that `bends_of` reads; BadInputError for a place that is no number."""
    for x, y in points:
        if not (np.isfinite(x) and np.isfinite(y)):
            raise BadInputError(
                "conduit", tr("a bend at {x:g}, {y:g} is nowhere", x=x, y=y), tr("give both places in mm")
            )
    return " ".join(f"{x:.10g},{y:.10g}" for x, y in points)


def nearest_on_wall(snapshot: Snapshot, building: int, x_mm: float, y_mm: float) -> Point:
    """The place in a building's wall that is nearest to a place on the site."""
    row = int(snapshot.buildings.index_of(np.array([building], np.int64))[0])
    box = outlines_of(snapshot)
    x0, y0, x1, y1 = (float(column[row]) for column in (box.x0, box.y0, box.x1, box.y1))
    x, y = min(max(x_mm, x0), x1), min(max(y_mm, y0), y1)
    if (x, y) != (x_mm, y_mm):
        return x, y
    inside = {(x0, y): x - x0, (x1, y): x1 - x, (x, y0): y - y0, (x, y1): y1 - y}
    return min(inside, key=lambda place: inside[place])


def conduits_of_site(snapshot: Snapshot, site: int) -> Ids:
    """The conduits into all buildings of a site, ascending."""
    conduits, buildings = snapshot.conduits, snapshot.buildings
    if not len(conduits):
        return np.zeros(0, np.int64)
    return conduits.where(buildings.site[buildings.index_of(conduits.building)] == site)
