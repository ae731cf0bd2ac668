"""The cables of one frame: bundles from afar, single cables from near, always within a budget."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ints
from fabric_studio.scene.bundles import DIRECT, DROP, RISER, Bundles, bundles_of
from fabric_studio.scene.camera import Camera
from fabric_studio.scene.detail import CABLE_BUDGET, level_of
from fabric_studio.scene.legs import port_legs
from fabric_studio.scene.raster import PAD, Strokes

PIXEL_BUDGET = 1_500_000
"""Pixels that single cables may cover in one frame; above it they stay bundles."""
SPREAD = 0.8
"""Part of a tray's width over which single cables are spread."""
GOLDEN = 0.6180339887498949


@dataclass(frozen=True)
class CableLines:
    """Strokes in device pixels. Their key - 1 is a row of snapshot.cables when `single`, else a stretch of `bundles`."""

    strokes: Strokes
    single: bool
    bundles: Bundles

    def __len__(self) -> int:
        return len(self.strokes)

    def cables_at(self, key: int) -> Ints:
        """Rows of the cables behind one key of the painted image."""
        if key <= 0:
            return np.zeros(0, np.int64)
        return np.array([key - 1], np.int64) if self.single else self.bundles.cables_in(key - 1)


def cable_lines(snapshot: Snapshot, storey: int, camera: Camera, pixel_ratio: float = 1.0) -> CableLines:
    """What to paint for a camera."""
    bundles = bundles_of(snapshot, storey)
    level = level_of(camera)
    seen = bundles.touching(camera.seen(PAD))
    if level in ("rack", "port"):
        singles = _singles(snapshot, bundles, seen, camera, pixel_ratio)
        if singles is not None:
            return singles
    if level == "hall":
        seen &= bundles.kind != DROP
    rows = np.flatnonzero(seen)
    rows = rows[np.argsort(bundles.count[rows], kind="stable")]
    width = bundle_width_px(bundles.count[rows], camera)
    width[bundles.kind[rows] == DROP] *= 0.7
    width[bundles.kind[rows] == DIRECT] *= 0.6
    x1, y1, x2, y2 = bundles.x1[rows], bundles.y1[rows], bundles.x2[rows], bundles.y2[rows]
    return CableLines(_strokes(x1, y1, x2, y2, width, rows + 1, camera, pixel_ratio), False, bundles)


def bundle_width_px(count: Ints, camera: Camera) -> Floats:
    """How wide so many cables are drawn: grows with their logarithm, and never wider than a tray looks."""
    tray_px = 300.0 * camera.px_per_mm
    widest = max(4.0, min(tray_px * 0.9, 14.0))
    return np.clip(1.0 + 0.55 * np.log2(np.maximum(count, 1)), 1.0, widest)


def _singles(
    snapshot: Snapshot, bundles: Bundles, seen: Flags, camera: Camera, pixel_ratio: float
) -> CableLines | None:
    """Every cable in view as a line of its own, side by side in its tray; None when they are too many."""
    if bundles.count_of_runs(seen) > CABLE_BUDGET:
        return None
    first, last, cable = bundles.runs_in(seen)
    shift = lane_mm(snapshot, bundles)[cable]
    shift = np.where(np.isin(bundles.kind[first], (DROP, RISER)), shift * 0.7, shift)
    width = np.full(len(cable), 1.5 if camera.zoom < 2.0 else 2.0)
    lines = [
        (
            bundles.x1[first] + shift,
            bundles.y1[first] + shift,
            bundles.x2[last] + shift,
            bundles.y2[last] + shift,
        )
    ]
    if level_of(camera) == "port":
        legs, owner = port_legs(snapshot, camera, np.unique(cable), shift_of=lane_mm(snapshot, bundles))
        lines.append(legs)
        cable, width = np.concatenate((cable, owner)), np.concatenate((width, np.full(len(owner), 2.0)))
    x1, y1, x2, y2 = (np.concatenate([line[n] for line in lines]) for n in range(4))
    strokes = _strokes(x1, y1, x2, y2, width, cable + 1, camera, pixel_ratio)
    return CableLines(strokes, True, bundles) if strokes.pixels() <= PIXEL_BUDGET else None


def lane_mm(snapshot: Snapshot, bundles: Bundles) -> Floats:
    """How far each cable lies from the middle of its tray. The same along its whole way, so that its corners meet;
    the cables of one pair of racks lie together, pairs are spread evenly (golden ratio)."""

    def compute(s: Snapshot) -> Floats:
        shift = np.zeros(len(s.cables))
        size = np.diff(bundles.pair_ptr)
        pair = np.repeat(np.arange(len(size)), size)
        nth = np.arange(len(pair)) - np.repeat(bundles.pair_ptr[:-1], size)
        middle = np.mod(np.arange(len(size)) * GOLDEN, 1.0) - 0.5
        step = np.minimum(20.0, 120.0 / np.maximum(size, 1))
        place = middle[pair] * 200.0 + (nth - (size[pair] - 1) / 2) * step[pair]
        shift[bundles.pair_cable] = np.clip(place * SPREAD, -125.0, 125.0)
        return shift

    return snapshot.derived("scene.cables.lanes", compute)


def _strokes(
    x1: Floats,
    y1: Floats,
    x2: Floats,
    y2: Floats,
    width_px: Floats,
    key: Ints,
    camera: Camera,
    pixel_ratio: float,
) -> Strokes:
    scale = camera.px_per_mm * pixel_ratio
    left, top = camera.to_mm(0.0, 0.0)
    return Strokes(
        (x1 - left) * scale,
        (y1 - top) * scale,
        (x2 - left) * scale,
        (y2 - top) * scale,
        np.clip(np.rint(width_px * pixel_ratio), 1, PAD - 2).astype(np.int64),
        key.astype(np.uint32),
    )
