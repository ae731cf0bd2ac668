"""A cut through a building, to scale: floors with their thickness and height, the racks of the row that is cut, trays from
the side and from the end, risers, and the cables that go up in them.

The picture has x (or y) of the plan to the right and height upwards; it looks up the plan (or to its left).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np

from fabric_studio.layout.footprint import rack_rects
from fabric_studio.layout.load import tray_load
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ids, Ints
from fabric_studio.scene.bundles import DIRECT, DROP, TRAY, Bundles
from fabric_studio.scene.camera import Rect
from fabric_studio.scene.floor import rack_fill
from fabric_studio.scene.ways import SHAFT, Ways, ways_of

Along = Literal["x", "y"]
NEAR_MM = 900.0
"""What lies so near to the cut is drawn as cut; the rest shows faintly behind."""
SHAFT_NEAR_MM = 1_500.0
WALL_MM = 600.0
ROOF_MM = 400.0


@dataclass(frozen=True)
class Cuts:
    """Boxes in the picture: left, right, bottom and top in mm of plan and height; uid of each thing."""

    uid: Ids
    x0: Floats
    x1: Floats
    z0: Floats
    z1: Floats

    def __len__(self) -> int:
        return len(self.uid)


@dataclass(frozen=True)
class SectionLevel:
    """One storey: its finished floor at z_mm with `slab_mm` of floor below it, clear up to z_mm + height_mm."""

    storey: int
    name: str
    z_mm: float
    slab_mm: float
    height_mm: float
    x0: float
    x1: float


@dataclass(frozen=True)
class Section:
    """levels: lowest first. racks: in the cut, with fill and row in snapshot.racks; behind: outlines of all others. along:
    trays from the side; across: trays from the end, with how full they are (0..1). shafts: risers near the cut, with their
    cables; far_shafts: the others. flat: all cables in the picture, of which those `shown` are drawn."""

    building: int
    direction: Along
    at_mm: float
    levels: tuple[SectionLevel, ...]
    racks: Cuts
    fill: Ints
    rack_row: Ints
    behind: Cuts
    along: Cuts
    across: Cuts
    across_fill: Floats
    shafts: Cuts
    shaft_cables: Ints
    shaft_fill: Floats
    far_shafts: Cuts
    flat: Bundles
    shown: Flags

    def bounds(self) -> Rect | None:
        if not self.levels:
            return None
        top = max(level.z_mm + level.height_mm for level in self.levels) + ROOF_MM
        low = min(level.z_mm - level.slab_mm for level in self.levels) - ROOF_MM
        x0, x1 = min(level.x0 for level in self.levels), max(level.x1 for level in self.levels)
        for boxes in (self.racks, self.behind):
            # A rack may stand outside the hall by mistake, and has to be found.
            x0, x1 = float(boxes.x0.min(initial=x0)), float(boxes.x1.max(initial=x1))
            top = float(boxes.z1.max(initial=top))
        return Rect(x0 - WALL_MM, -top, x1 + WALL_MM, -low)


def best_cut(snapshot: Snapshot, building: int, direction: Along) -> float:
    """Where a cut shows most: through the riser that carries most cables, else through the row with most racks."""
    key = f"scene.section.best.{building}.{direction}"
    return snapshot.derived(key, lambda s: _best_cut(s, building, direction))


def _best_cut(snapshot: Snapshot, building: int, direction: Along) -> float:
    ways = ways_of(snapshot, building).bundles
    shafts = np.flatnonzero(ways.kind == SHAFT)
    if len(shafts):
        best = shafts[int(np.argmax(ways.count[shafts]))]
        return float((ways.y1 if direction == "x" else ways.x1)[best])
    lines = cut_lines(snapshot, building, direction)
    return float(lines[len(lines) // 2]) if len(lines) else 0.0


def cut_lines(snapshot: Snapshot, building: int, direction: Along) -> Floats:
    """The places where rows (or columns) of racks can be cut, ascending; the middles of their footprints."""
    rows = _racks_in(snapshot, building)
    middle = snapshot.racks.y_mm[rows] if direction == "x" else snapshot.racks.x_mm[rows]
    return np.unique(np.rint(middle / 50.0) * 50.0)


def _racks_in(snapshot: Snapshot, building: int) -> Ints:
    storeys = snapshot.storeys.where(snapshot.storeys.building == building)
    return np.flatnonzero(np.isin(rack_rects(snapshot).storey, storeys)).astype(np.int64)


def section_of(snapshot: Snapshot, building: int, direction: Along, at_mm: float) -> Section:
    key = f"scene.section.{building}.{direction}.{at_mm:.0f}"
    return snapshot.derived(key, lambda s: _section(s, building, direction, at_mm))


def _section(snapshot: Snapshot, building: int, direction: Along, at_mm: float) -> Section:
    ways = ways_of(snapshot, building)
    racks, fill, row, behind = _racks(snapshot, building, direction, at_mm)
    along, across, full = _trays(snapshot, building, direction, at_mm)
    shafts, cables, shaft_full, far = _shafts(snapshot, building, direction, at_mm)
    flat, shown = _cables(ways, direction, at_mm)
    levels = _levels(snapshot, building, direction)
    return Section(
        building, direction, at_mm, levels, racks, fill, row, behind, along, across, full, shafts, cables, shaft_full, far, flat,
        shown,
    )  # fmt: skip


def _levels(snapshot: Snapshot, building: int, direction: Along) -> tuple[SectionLevel, ...]:
    storeys, halls = snapshot.storeys, snapshot.halls
    levels = []
    for row in np.flatnonzero(storeys.building == building):
        mine = halls.storey == storeys.uid[row]
        start, size = (halls.x_mm, halls.width_mm) if direction == "x" else (halls.y_mm, halls.depth_mm)
        x0, x1 = (
            (float(start[mine].min()), float((start + size)[mine].max())) if mine.any() else (0.0, 10_000.0)
        )
        levels.append(
            SectionLevel(
                int(storeys.uid[row]),
                str(storeys.name[row]),
                float(storeys.elevation_mm[row]),
                float(storeys.slab_mm[row]),
                float(storeys.height_mm[row]),
                x0,
                x1,
            )
        )
    return tuple(sorted(levels, key=lambda level: level.z_mm))


def _racks(
    snapshot: Snapshot, building: int, direction: Along, at_mm: float
) -> tuple[Cuts, Ints, Ints, Cuts]:
    rects, rows = rack_rects(snapshot), _racks_in(snapshot, building)
    x0, x1, y0, y1 = rects.x0[rows], rects.x1[rows], rects.y0[rows], rects.y1[rows]
    if direction == "y":
        x0, x1, y0, y1 = y0, y1, x0, x1
    z0 = rects.elevation_mm[rows]
    z1 = z0 + rects.height_mm[rows]
    cut = (y0 <= at_mm) & (y1 >= at_mm)
    order = np.flatnonzero(cut)
    order = order[np.argsort(x0[order], kind="stable")]
    uid = snapshot.racks.uid[rows]
    outlines = np.unique(np.rint(np.stack((x0, x1, z0, z1), axis=1)[~cut]), axis=0).reshape(-1, 4)
    behind = Cuts(np.zeros(len(outlines), np.int64), *(outlines[:, n] for n in range(4)))
    boxes = Cuts(uid[order], x0[order], x1[order], z0[order], z1[order])
    return boxes, rack_fill(snapshot)[rows[order]], rows[order], behind


def _trays(snapshot: Snapshot, building: int, direction: Along, at_mm: float) -> tuple[Cuts, Cuts, Floats]:
    trays, storeys, load = snapshot.trays, snapshot.storeys, tray_load(snapshot)
    if not len(trays):
        none = np.zeros(0)
        empty = Cuts(np.zeros(0, np.int64), none, none, none, none)
        return empty, empty, none
    mine = storeys.building[storeys.index_of(trays.storey)] == building
    z = storeys.elevation_mm[storeys.index_of(trays.storey)] + trays.z_mm
    x1, y1, x2, y2 = trays.x1_mm, trays.y1_mm, trays.x2_mm, trays.y2_mm
    if direction == "y":
        x1, y1, x2, y2 = y1, x1, y2, x2
    level = np.abs(x2 - x1) >= np.abs(y2 - y1)
    side = np.flatnonzero(mine & level & (np.abs((y1 + y2) / 2 - at_mm) <= NEAR_MM))
    crossing = (
        mine & ~level & (np.minimum(y1, y2) <= at_mm + NEAR_MM) & (np.maximum(y1, y2) >= at_mm - NEAR_MM)
    )
    end = np.flatnonzero(crossing)
    share = np.clip((at_mm - y1[end]) / np.where(np.abs(y2 - y1)[end] < 1e-9, 1.0, (y2 - y1)[end]), 0.0, 1.0)
    middle, half = x1[end] + (x2 - x1)[end] * share, trays.width_mm[end] / 2
    along = Cuts(
        trays.uid[side],
        np.minimum(x1, x2)[side],
        np.maximum(x1, x2)[side],
        z[side],
        (z + trays.depth_mm)[side],
    )
    across = Cuts(trays.uid[end], middle - half, middle + half, z[end], (z + trays.depth_mm)[end])
    return along, across, load.tray_fill[end]


def _shafts(
    snapshot: Snapshot, building: int, direction: Along, at_mm: float
) -> tuple[Cuts, Ints, Floats, Cuts]:
    risers, storeys, load = snapshot.risers, snapshot.storeys, tray_load(snapshot)
    rows = np.flatnonzero(risers.building == building)
    if not len(rows):
        none = np.zeros(0)
        empty = Cuts(np.zeros(0, np.int64), none, none, none, none)
        return empty, np.zeros(0, np.int64), none, empty
    ends = np.stack(
        [storeys.elevation_mm[storeys.index_of(c[rows])] for c in (risers.from_storey, risers.to_storey)]
    )
    x, y = (risers.x_mm, risers.y_mm) if direction == "x" else (risers.y_mm, risers.x_mm)
    half = risers.width_mm[rows] / 2
    boxes = Cuts(
        risers.uid[rows], x[rows] - half, x[rows] + half, ends.min(axis=0), ends.max(axis=0) + 2_700.0
    )
    near = np.abs(y[rows] - at_mm) <= SHAFT_NEAR_MM

    def only(wanted: Flags) -> Cuts:
        return Cuts(*(getattr(boxes, name)[wanted] for name in ("uid", "x0", "x1", "z0", "z1")))

    return (
        only(near),
        load.riser_cables[rows][near].astype(np.int64),
        load.riser_fill[rows][near],
        only(~near),
    )


def _cables(ways: Ways, direction: Along, at_mm: float) -> tuple[Bundles, Flags]:
    """All cables in the picture, and those that run along the cut, drop into its racks or go up near it."""

    def picture(x: Floats, y: Floats, z: Floats) -> tuple[Floats, Floats]:
        return (x if direction == "x" else y), -z

    b = ways.bundles
    flat = ways.flat(picture, {})
    y1, y2 = (b.y1, b.y2) if direction == "x" else (b.x1, b.x2)
    near = (np.abs(y1 - at_mm) <= NEAR_MM) & (np.abs(y2 - at_mm) <= NEAR_MM)
    lies = np.isin(b.kind, (TRAY, DIRECT))
    shown = near & (~lies | (np.abs(flat.x2 - flat.x1) > 1.0))
    # From the tray to a riser that stands beside the row, and up in it.
    shown |= (b.kind == SHAFT) & (np.abs(y1 - at_mm) <= SHAFT_NEAR_MM)
    shown &= (b.kind != DROP) | near
    return flat, shown
