"""Where the end of a wall comes to rest: on the end of another one, on its middle line, or in line with ends; else on what
attracts any point. Walls meet at their middle lines, so that the measures of a room are the same however it is drawn."""

from __future__ import annotations

import numpy as np

from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ids
from fabric_studio.scene.snapping import Guide, Snapped, snapped_point
from fabric_studio.scene.structure import structure_of


def joined_point(
    snapshot: Snapshot,
    storey: int,
    x_mm: float,
    y_mm: float,
    *,
    grid_mm: float,
    reach_mm: float,
    ghost: int = 0,
    others: tuple[tuple[float, float], ...] = (),
    moving: Ids | None = None,
) -> Snapped:
    """How far the end of a wall at (x, y) moves, and the lines that say why. others: ends that are not drawn yet. moving: walls
    that are dragged and so attract nothing."""
    walls = structure_of(snapshot, storey).walls
    rest = np.ones(len(walls.uid), bool) if moving is None else ~np.isin(walls.uid, moving)
    x1, y1, x2, y2 = (column[rest] for column in (walls.x1, walls.y1, walls.x2, walls.y2))
    xs = np.concatenate([x1, x2, [x for x, _ in others]])
    ys = np.concatenate([y1, y2, [y for _, y in others]])
    plain = snapped_point(snapshot, storey, x_mm, y_mm, grid_mm=grid_mm, reach_mm=reach_mm, ghost=ghost)
    if reach_mm <= 0 or not len(xs):
        return plain
    far = np.hypot(xs - x_mm, ys - y_mm)
    if far.min() <= reach_mm:
        best = int(np.argmin(far))
        return Snapped(float(xs[best]) - x_mm, float(ys[best]) - y_mm)
    on_x = _middle_line(x_mm, y_mm, x1, y1, x2, y2, reach_mm)
    on_y = _middle_line(y_mm, x_mm, y1, x1, y2, x2, reach_mm)
    guides: list[Guide] = []
    dx, dy = plain.dx_mm, plain.dy_mm
    if on_x is not None:
        dx = on_x - x_mm
    elif (in_line := _nearest(x_mm, xs, reach_mm)) is not None:
        dx = float(xs[in_line]) - x_mm
        guides.append(Guide(float(xs[in_line]), float(ys[in_line]), float(xs[in_line]), y_mm + dy))
    if on_y is not None:
        dy = on_y - y_mm
    elif (in_line := _nearest(y_mm, ys, reach_mm)) is not None:
        dy = float(ys[in_line]) - y_mm
        guides.append(Guide(float(xs[in_line]), float(ys[in_line]), x_mm + dx, float(ys[in_line])))
    if (dx, dy) == (plain.dx_mm, plain.dy_mm):
        return plain
    return Snapped(dx, dy, tuple(guides))


def _middle_line(
    across: float, along: float, a1: Floats, b1: Floats, a2: Floats, b2: Floats, reach: float
) -> float | None:
    """Of the walls that run straight along here, the middle line that is nearest."""
    mine = (a1 == a2) & (np.minimum(b1, b2) <= along) & (np.maximum(b1, b2) >= along)
    near = mine & (np.abs(a1 - across) <= reach)
    return float(a1[near][np.argmin(np.abs(a1[near] - across))]) if near.any() else None


def _nearest(value: float, ends: Floats, reach: float) -> int | None:
    best = int(np.argmin(np.abs(ends - value)))
    return best if abs(float(ends[best]) - value) <= reach else None
