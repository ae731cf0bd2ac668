"""The cables of one frame: bundles from afar, single cables from near, always within a budget."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ints
from fabric_studio.scene.bundles import DIRECT, DROP, RISER, Bundles, bundles_of
from fabric_studio.scene.camera import Camera
from fabric_studio.scene.detail import CABLE_BUDGET, level_of
from fabric_studio.scene.floor import floor_of
from fabric_studio.scene.legs import port_legs
from fabric_studio.scene.raster import PAD, Strokes

PIXEL_BUDGET = 600_000
"""Pixels that single cables may cover in one frame; above it they stay bundles."""
SPREAD = 0.8
"""Part of a tray's width over which single cables are spread."""
GOLDEN = 0.6180339887498949


@dataclass(frozen=True)
class CableLines:
    """Strokes in device pixels. Keys 1 to C are rows of snapshot.cables (plus 1), C+1 to C+S are stretches of `bundles`.
    single: every cable in the trays is a line of its own."""

    strokes: Strokes
    single: bool
    bundles: Bundles
    cables: int

    def __len__(self) -> int:
        return len(self.strokes)

    @property
    def keys(self) -> int:
        """The highest key there can be, C + S."""
        return self.cables + len(self.bundles)

    def cables_at(self, key: int) -> Ints:
        """Rows of the cables behind one key of the painted image."""
        if not 0 < key <= self.keys:
            return np.zeros(0, np.int64)
        if key <= self.cables:
            return np.array([key - 1], np.int64)
        return self.bundles.cables_in(key - 1 - self.cables)


def cable_lines(snapshot: Snapshot, storey: int, camera: Camera, pixel_ratio: float = 1.0) -> CableLines:
    """What to paint for a camera."""
    bundles, count, level = bundles_of(snapshot, storey), len(snapshot.cables), level_of(camera)
    seen = bundles.touching(camera.seen(PAD))
    lines = _singles(snapshot, bundles, seen, camera, pixel_ratio) if level in ("rack", "port") else None
    single = lines is not None
    if lines is None:
        lines = _bundled(bundles, seen, camera, pixel_ratio, count)
    if level == "port":
        lines = _joined(lines, _to_ports(snapshot, bundles, storey, camera, pixel_ratio))
    return CableLines(lines, single, bundles, count)


def _bundled(bundles: Bundles, seen: Flags, camera: Camera, pixel_ratio: float, first_key: int) -> Strokes:
    """One line per stretch, the thickest on top. From afar without the drops into each rack."""
    if level_of(camera) == "hall":
        seen = seen & (bundles.kind != DROP)
    rows = np.flatnonzero(seen)
    rows = rows[np.argsort(bundles.count[rows], kind="stable")]
    width = bundle_width_px(bundles.count[rows], camera)
    width[bundles.kind[rows] == DROP] *= 0.7
    width[bundles.kind[rows] == DIRECT] *= 0.6
    x1, y1, x2, y2 = bundles.x1[rows], bundles.y1[rows], bundles.x2[rows], bundles.y2[rows]
    return _strokes(x1, y1, x2, y2, width, rows + 1 + first_key, camera, pixel_ratio)


def _to_ports(
    snapshot: Snapshot, bundles: Bundles, storey: int, camera: Camera, pixel_ratio: float
) -> Strokes:
    """From the tray to the cage, for every cable of the racks in view."""
    floor = floor_of(snapshot, storey)
    racks = floor.racks.row[floor.racks.inside(camera.seen())]
    legs, cable = port_legs(snapshot, camera, racks, lane_mm(snapshot, bundles))
    x1, y1, x2, y2 = legs
    return _strokes(x1, y1, x2, y2, np.full(len(cable), 1.5), cable + 1, camera, pixel_ratio)


def _joined(below: Strokes, above: Strokes) -> Strokes:
    return Strokes(
        np.concatenate((below.x1, above.x1)),
        np.concatenate((below.y1, above.y1)),
        np.concatenate((below.x2, above.x2)),
        np.concatenate((below.y2, above.y2)),
        np.concatenate((below.width, above.width)).astype(np.int64),
        np.concatenate((below.key, above.key)),
    )


def bundle_width_px(count: Ints, camera: Camera) -> Floats:
    """How wide so many cables are drawn: grows with their logarithm, and never wider than a tray looks."""
    tray_px = 300.0 * camera.px_per_mm
    widest = max(4.0, min(tray_px * 0.9, 14.0))
    return np.clip(1.2 + 0.7 * np.log2(np.maximum(count, 1)), 1.2, widest)


def _singles(
    snapshot: Snapshot, bundles: Bundles, seen: Flags, camera: Camera, pixel_ratio: float
) -> Strokes | None:
    """Every cable in view as a line of its own, side by side in its tray; None when they are too many."""
    if (
        _covered_px(bundles, seen, camera, pixel_ratio) > PIXEL_BUDGET
        or bundles.count_of_runs(seen) > CABLE_BUDGET
    ):
        return None
    first, last, cable = bundles.runs_in(seen)
    shift = lane_mm(snapshot, bundles)[cable]
    shift = np.where(np.isin(bundles.kind[first], (DROP, RISER)), shift * 0.7, shift)
    return _strokes(
        bundles.x1[first] + shift,
        bundles.y1[first] + shift,
        bundles.x2[last] + shift,
        bundles.y2[last] + shift,
        np.full(len(cable), 1.5 if camera.zoom < 2.0 else 2.0),
        cable + 1,
        camera,
        pixel_ratio,
    )


def _covered_px(bundles: Bundles, seen: Flags, camera: Camera, pixel_ratio: float) -> float:
    """About how many pixels the single cables in view would cover, a pixel wide each."""
    view, scale = camera.seen(), camera.px_per_mm * pixel_ratio
    x1, y1, x2, y2 = bundles.x1[seen], bundles.y1[seen], bundles.x2[seen], bundles.y2[seen]
    wide = np.minimum(np.maximum(x1, x2), view.x1) - np.maximum(np.minimum(x1, x2), view.x0)
    tall = np.minimum(np.maximum(y1, y2), view.y1) - np.maximum(np.minimum(y1, y2), view.y0)
    long = np.maximum(np.maximum(wide, tall), 0.0) * scale + 1.0
    return float((long * bundles.count[seen]).sum())


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
