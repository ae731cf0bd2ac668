"""The stretches of tray, riser and drop of a whole building in space, and any flat picture of them.

The same stretches as on the plan, storey by storey, with their heights, and one more for each riser: the way up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import numpy as np

from fabric_studio.layout.footprint import rack_rects
from fabric_studio.layout.lengths import cable_pairs
from fabric_studio.layout.trays import tray_network
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ids, Ints
from fabric_studio.scene.bundles import DIRECT, DROP, RISER, TRAY, Bundles, bundles_of, pair_cables
from fabric_studio.scene.cables import lane_mm
from fabric_studio.scene.camera import Camera
from fabric_studio.scene.keyed import BundleLines
from fabric_studio.scene.raster import PAD, Strokes

SHAFT = 4
"""Kind of a stretch that goes up in a riser, beside TRAY, RISER (from the tray to the riser), DROP and DIRECT."""
SINGLE_BUDGET, PIXEL_BUDGET = 12_000, 3_000_000
SINGLE_FROM_PX = 44.0
"""Single cables from this width of a common rack on."""
DROP_FROM_PX = 7.0
OVER_RACKS_MM = 300.0
"""Cables that no tray carries hang this far over the racks."""

Flat = Callable[[Floats, Floats, Floats], tuple[Floats, Floats]]
"""From x, y, z to a picture's own x and y."""


@dataclass(frozen=True)
class Ways:
    """bundles: x and y on the plan; z1, z2: above the datum of the building; storey1, storey2: uids at both ends."""

    bundles: Bundles
    z1: Floats
    z2: Floats
    storey1: Ids
    storey2: Ids

    def flat(self, picture: Flat, lift_mm: Mapping[int, float]) -> Bundles:
        """As seen in a picture, each storey lifted by so much."""
        b = self.bundles
        x1, y1 = picture(b.x1, b.y1, self.z1 + _lift(self.storey1, lift_mm))
        x2, y2 = picture(b.x2, b.y2, self.z2 + _lift(self.storey2, lift_mm))
        return replace(b, x1=x1, y1=y1, x2=x2, y2=y2)


def _lift(storey: Ids, lift_mm: Mapping[int, float]) -> Floats:
    distinct, which = np.unique(storey, return_inverse=True)
    return np.array([lift_mm.get(int(uid), 0.0) for uid in distinct], float)[which.ravel()]


def building_of(snapshot: Snapshot, storey: int) -> int:
    """The building of a storey; 0 when there is no such storey."""
    return int(snapshot.storeys.get(storey).building) if storey in snapshot.storeys else 0


def ways_of(snapshot: Snapshot, building: int) -> Ways:
    return snapshot.derived(f"scene.ways.{building}", lambda s: _ways(s, building))


def _ways(snapshot: Snapshot, building: int) -> Ways:
    storeys = snapshot.storeys.where(snapshot.storeys.building == building).tolist()
    parts = [bundles_of(snapshot, storey) for storey in storeys]
    heights = [_heights(snapshot, storey, part) for storey, part in zip(storeys, parts, strict=True)]
    shafts, z_low, z_high, low, high = _shafts(snapshot, storeys)
    parts.append(shafts)
    size = [len(part) for part in parts]
    first = np.concatenate(([0], np.cumsum(size)))

    def join(name: str) -> Floats:
        return np.concatenate([getattr(part, name) for part in parts])

    ptr, cable = pair_cables(snapshot)
    joined = Bundles(
        join("x1"),
        join("y1"),
        join("x2"),
        join("y2"),
        join("count").astype(np.int64),
        join("kind").astype(np.int64),
        join("place").astype(np.int64),
        np.concatenate([part.entry_lo + at for part, at in zip(parts, first, strict=False)]).astype(np.int64),
        np.concatenate([part.entry_hi + at for part, at in zip(parts, first, strict=False)]).astype(np.int64),
        join("entry_pair").astype(np.int64),
        ptr,
        cable,
    )
    own = np.repeat(np.array([*storeys, 0], np.int64), size)[: int(first[-2])]
    return Ways(
        joined,
        np.concatenate([*(h[0] for h in heights), z_low]),
        np.concatenate([*(h[1] for h in heights), z_high]),
        np.concatenate((own, low)),
        np.concatenate((own, high)),
    )


def _heights(snapshot: Snapshot, storey: int, bundles: Bundles) -> tuple[Floats, Floats]:
    """Heights of both ends of the stretches of one storey."""
    level = snapshot.storeys.get(storey).elevation_mm
    rects, trays = rack_rects(snapshot), snapshot.trays
    z1, z2 = np.full(len(bundles), level), np.full(len(bundles), level)
    tray, drop, riser, direct = (bundles.kind == kind for kind in (TRAY, DROP, RISER, DIRECT))
    z1[tray] = z2[tray] = level + trays.z_mm[bundles.place[tray]]
    tops = rects.height_mm[rects.storey == storey]
    over = level + float(tops.max(initial=2_000.0)) + OVER_RACKS_MM
    hung = trays.z_mm[trays.storey == storey]
    common = level + float(np.median(hung)) if len(hung) else over
    z1[drop], z2[drop] = level + rects.height_mm[bundles.place[drop]], common
    z1[riser] = z2[riser] = common
    mouths = _mouths(snapshot)
    for n in np.flatnonzero(riser).tolist():
        z1[n] = z2[n] = mouths.get((int(bundles.place[n]), storey), common)
    z1[direct] = z2[direct] = over
    return z1, z2


def _mouths(snapshot: Snapshot) -> dict[tuple[int, int], float]:
    """The height at which each riser (row) meets a tray of each storey (uid)."""
    net = tray_network(snapshot)
    found = {}
    for edge in np.flatnonzero(net.edge_riser >= 0).tolist():
        for node in (int(net.edge_a[edge]), int(net.edge_b[edge])):
            found[int(net.edge_riser[edge]), int(net.node_storey[node])] = float(net.node_z[node])
    return found


def _shafts(snapshot: Snapshot, storeys: list[int]) -> tuple[Bundles, Floats, Floats, Ids, Ids]:
    """One upright stretch for every riser that cables go up in."""
    net, pairs, risers = tray_network(snapshot), cable_pairs(snapshot), snapshot.risers
    paths = pairs.paths
    ptr, cable = pair_cables(snapshot)
    owner = np.repeat(np.arange(len(pairs.rack_a)), np.diff(paths.ptr))
    entry = np.flatnonzero(net.edge_riser[paths.edge] >= 0) if len(paths.edge) else np.zeros(0, np.int64)
    entry = entry[np.isin(net.node_storey[net.edge_a[paths.edge[entry]]], storeys)]
    edge, which = np.unique(paths.edge[entry], return_inverse=True)
    which, pair = which.ravel().astype(np.int64), owner[entry].astype(np.int64)
    weight = np.diff(ptr)[pair]
    count = np.bincount(which, weight, len(edge)).astype(np.int64)
    a, b = net.edge_a[edge], net.edge_b[edge]
    a, b = np.where(net.node_z[a] <= net.node_z[b], a, b), np.where(net.node_z[a] <= net.node_z[b], b, a)
    riser = net.edge_riser[edge].astype(np.int64)
    x, y = (risers.x_mm[riser], risers.y_mm[riser]) if len(risers) else (np.zeros(0), np.zeros(0))
    bundles = Bundles(
        x, y, x, y, count, np.full(len(edge), SHAFT, np.int64), riser, which, which + 1, pair, ptr, cable
    )
    return bundles, net.node_z[a], net.node_z[b], net.node_storey[a], net.node_storey[b]


def picture_lines(
    snapshot: Snapshot,
    flat: Bundles,
    camera: Camera,
    pixel_ratio: float,
    *,
    spread: tuple[float, float],
    shown: Flags | None = None,
) -> BundleLines:
    """What to paint of a flat picture for a camera: bundles from afar, single cables from near. spread: how far, in the
    picture, a cable that lies a millimetre beside the middle of its tray is moved. shown: stretches that are wanted."""
    seen = flat.touching(camera.seen(PAD))
    if shown is not None:
        seen &= shown
    rack_px = 600.0 * camera.px_per_mm
    if rack_px < DROP_FROM_PX:
        seen &= flat.kind != DROP
    if rack_px >= SINGLE_FROM_PX and flat.count_of_runs(seen) <= SINGLE_BUDGET:
        first, last, cable = flat.runs_in(seen)
        beside = lane_mm(snapshot, flat)[cable]
        strokes = _strokes(
            flat.x1[first] + beside * spread[0],
            flat.y1[first] + beside * spread[1],
            flat.x2[last] + beside * spread[0],
            flat.y2[last] + beside * spread[1],
            np.full(len(cable), 1.3),
            cable + 1,
            camera,
            pixel_ratio,
        )
        if strokes.pixels() <= PIXEL_BUDGET * pixel_ratio**2:
            return BundleLines(strokes, flat, True, len(snapshot.cables))
    rows = np.flatnonzero(seen)
    rows = rows[np.argsort(flat.count[rows], kind="stable")]
    wide = np.clip(
        1.0 + 0.6 * np.log2(np.maximum(flat.count[rows], 1)), 1.0, max(3.5, min(180 * camera.px_per_mm, 10.0))
    )
    wide[np.isin(flat.kind[rows], (DROP, DIRECT))] *= 0.6
    return BundleLines(
        _strokes(
            flat.x1[rows], flat.y1[rows], flat.x2[rows], flat.y2[rows], wide, rows + 1, camera, pixel_ratio
        ),
        flat,
        False,
        len(snapshot.cables),
    )


def _strokes(
    x1: Floats, y1: Floats, x2: Floats, y2: Floats, wide_px: Floats, key: Ints, camera: Camera, ratio: float
) -> Strokes:
    scale = camera.px_per_mm * ratio
    left, top = camera.to_mm(0.0, 0.0)
    return Strokes(
        (x1 - left) * scale,
        (y1 - top) * scale,
        (x2 - left) * scale,
        (y2 - top) * scale,
        np.minimum(wide_px * ratio, PAD - 2),
        key.astype(np.uint32),
    )
