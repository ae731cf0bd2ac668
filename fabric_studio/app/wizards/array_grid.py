"""The grid of an array of racks: rows in pairs across cold and hot aisles, and which of its positions are free."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.app.wizards.sketch import Sketch
from fabric_studio.app.wizards.spots import Floor, half_extent
from fabric_studio.app.wizards.wizard import Asked
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import tr
from fabric_studio.catalog.parts import Part
from fabric_studio.layout.footprint import DEFAULT_DEPTH_MM, DEFAULT_WIDTH_MM
from fabric_studio.model.table import Floats, Ids

FACINGS = {"down": 180.0, "up": 0.0, "left": 270.0, "right": 90.0}


@dataclass(frozen=True)
class Grid:
    """Where the racks would stand, row by row. taken: the position that the rack selected stands in already."""

    x_mm: Floats
    y_mm: Floats
    rotation_deg: Floats
    row: Ids
    taken: int


def grid_of(asked: Asked, part: Part, copied: int, rows: int, each: int) -> Grid:
    """Rows in pairs with a cold aisle between their fronts and a hot one between their backs."""
    view, values = asked.snapshot, asked.values
    width, depth = part.width_mm or DEFAULT_WIDTH_MM, part.depth_mm or DEFAULT_DEPTH_MM
    facing = FACINGS[str(values["facing"])]
    x, y = float(values["x"]) * 1e3, float(values["y"]) * 1e3
    if copied:
        row = view.racks.get(copied)
        x, y, facing = row.x_mm, row.y_mm, row.rotation_deg
    gap, every = float(values["walkway"]) * 1e3, int(values["walkway_every"])
    place = np.arange(each)
    along = place * width + (place // every if every else np.zeros(each)) * gap
    cold, hot = float(values["cold_aisle"]) * 1e3, float(values["hot_aisle"]) * 1e3
    # The first row looks at the second across a cold aisle when it looks the way the rows go, else across a hot one.
    ahead = facing % 360.0 in (180.0, 90.0)
    across, turn, at = [], [], 0.0
    for number in range(rows):
        across.append(at)
        turn.append((facing + 180.0 * (number % 2)) % 360.0)
        at += depth + (cold if (number % 2 == 0) == ahead else hot)
    sideways = facing % 180.0 == 90.0
    rows_at, racks_at = np.repeat(np.array(across), each), np.tile(along, rows)
    return Grid(
        x + (rows_at if sideways else racks_at),
        y + (racks_at if sideways else rows_at),
        np.repeat(np.array(turn), each),
        np.repeat(np.arange(rows, dtype=np.int64), each),
        0 if copied else -1,
    )


def standing(sketch: Sketch, hall: int, part: Part, grid: Grid) -> Ids:
    """Which positions get a rack: those inside the hall that nothing stands in."""
    view, floor = sketch.snapshot, Floor(sketch.snapshot)
    room = view.halls.get(hall)
    width, depth = part.width_mm or DEFAULT_WIDTH_MM, part.depth_mm or DEFAULT_DEPTH_MM
    kept: list[int] = []
    for at in range(len(grid.x_mm)):
        if at == grid.taken:
            continue
        half_x, half_y = half_extent(float(grid.rotation_deg[at]), width, depth)
        x0, y0 = float(grid.x_mm[at]) - half_x, float(grid.y_mm[at]) - half_y
        x1, y1 = x0 + 2 * half_x, y0 + 2 * half_y
        inside = x0 >= room.x_mm - 1 and y0 >= room.y_mm - 1
        inside = inside and x1 <= room.x_mm + room.width_mm + 1 and y1 <= room.y_mm + room.depth_mm + 1
        spot = tr(
            "position {number} of row {row}",
            number=at % int((grid.row == 0).sum()) + 1,
            row=int(grid.row[at]) + 1,
        )
        if not inside:
            sketch.conflict(
                tr("{spot} lies outside {room}; it is left out", spot=spot, room=room.name), ("hall", hall)
            )
        elif found := floor.in_the_way(room.storey, x0, y0, x1, y1):
            sketch.conflict(tr("{found} stands in {spot}; it is left out", found=found, spot=spot))
        else:
            kept.append(at)
    if not kept:
        raise InvariantError(
            tr("no position of the array is free in {room}; move it, or make it smaller", room=room.name)
        )
    return np.array(kept, np.int64)
