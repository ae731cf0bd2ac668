"""Hot and cold aisles, seen from how the racks stand: air goes in at the front and comes out at the rear."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ints
from fabric_studio.scene.floor import RackBoxes, floor_of

REACH_MM = 1200.0
"""How far an aisle is drawn in front of a row that faces nothing."""
ACROSS_MM = 4000.0
"""Rows further apart than this do not share an aisle."""
GAP_MM = 1800.0
"""A gap between racks that splits a row in two."""


@dataclass(frozen=True)
class Aisles:
    """Strips of floor, mm. hot: behind a row; else in front of one."""

    x0: Floats
    y0: Floats
    x1: Floats
    y1: Floats
    hot: Flags


@dataclass(frozen=True)
class Runs:
    """Racks side by side that face the same way. racks: row numbers on the floor, CSR; box; front: unit vector."""

    ptr: Ints
    rack: Ints
    x0: Floats
    y0: Floats
    x1: Floats
    y1: Floats
    front_dx: Ints
    front_dy: Ints


def runs_of(snapshot: Snapshot, storey: int) -> Runs:
    return snapshot.derived(f"scene.aisles.runs.{storey}", lambda s: _runs(floor_of(s, storey).racks))


def aisles_of(snapshot: Snapshot, storey: int) -> Aisles:
    return snapshot.derived(f"scene.aisles.{storey}", lambda s: _aisles(runs_of(s, storey)))


def _runs(racks: RackBoxes) -> Runs:
    dx, dy = np.rint(racks.front_dx).astype(np.int64), np.rint(racks.front_dy).astype(np.int64)
    square = np.flatnonzero((np.abs(dx) + np.abs(dy) == 1) & (np.abs(racks.front_dx * racks.front_dy) < 0.01))
    x, y = (racks.x0 + racks.x1) / 2, (racks.y0 + racks.y1) / 2
    upright = dx[square] == 0
    across = np.where(upright, y[square], x[square])
    along = np.where(upright, x[square], y[square])
    half = np.where(upright, (racks.x1 - racks.x0)[square], (racks.y1 - racks.y0)[square]) / 2
    line = np.rint(across / 50.0).astype(np.int64)
    order = np.lexsort((along, line, dy[square], dx[square]))
    chosen = square[order]
    line, along, half = line[order], along[order], half[order]
    new = np.ones(len(chosen), bool)
    if len(chosen):
        same = (np.diff(line) == 0) & (np.diff(dx[chosen]) == 0) & (np.diff(dy[chosen]) == 0)
        gap = np.diff(along) - half[1:] - half[:-1]
        new[1:] = ~same | (gap > GAP_MM)
    first = np.flatnonzero(new)
    ptr = np.append(first, len(chosen)).astype(np.int64)

    def reduce(function: np.ufunc, column: Floats) -> Floats:
        return function.reduceat(column[chosen], first) if len(first) else np.zeros(0)

    return Runs(
        ptr,
        chosen.astype(np.int64),
        reduce(np.minimum, racks.x0),
        reduce(np.minimum, racks.y0),
        reduce(np.maximum, racks.x1),
        reduce(np.maximum, racks.y1),
        dx[chosen][first] if len(first) else np.zeros(0, np.int64),
        dy[chosen][first] if len(first) else np.zeros(0, np.int64),
    )


def _aisles(runs: Runs) -> Aisles:
    strips: list[tuple[float, float, float, float, bool]] = []
    for run in range(len(runs.x0)):
        for hot in (False, True):
            sign = -1 if hot else 1
            dx, dy = int(runs.front_dx[run]) * sign, int(runs.front_dy[run]) * sign
            deep = _depth(runs, run, dx, dy)
            x0, y0, x1, y1 = (float(c[run]) for c in (runs.x0, runs.y0, runs.x1, runs.y1))
            if dy:
                y0, y1 = (y0 - deep, y0) if dy < 0 else (y1, y1 + deep)
            else:
                x0, x1 = (x0 - deep, x0) if dx < 0 else (x1, x1 + deep)
            strips.append((x0, y0, x1, y1, hot))
    columns = np.array(strips, float).reshape(-1, 5)
    return Aisles(columns[:, 0], columns[:, 1], columns[:, 2], columns[:, 3], columns[:, 4] > 0)


def _depth(runs: Runs, run: int, dx: int, dy: int) -> float:
    """How deep the strip on one side of a run is: half way to the next row, or REACH_MM when there is none near."""
    if dy:
        beside = (runs.x0 < runs.x1[run]) & (runs.x1 > runs.x0[run])
        gap = runs.y0[run] - runs.y1 if dy < 0 else runs.y0 - runs.y1[run]
    else:
        beside = (runs.y0 < runs.y1[run]) & (runs.y1 > runs.y0[run])
        gap = runs.x0[run] - runs.x1 if dx < 0 else runs.x0 - runs.x1[run]
    near = gap[beside & (gap >= 0) & (gap <= ACROSS_MM)]
    return float(near.min()) / 2 if len(near) else REACH_MM


@dataclass(frozen=True)
class AisleNames:
    """Where an aisle's name is written: the middle of a strip, or of the two strips that make up one aisle."""

    x: Floats
    y: Floats
    long_mm: Floats
    deep_mm: Floats
    upright: Flags
    hot: Flags


def aisle_names(snapshot: Snapshot, storey: int) -> AisleNames:
    return snapshot.derived(f"scene.aisles.names.{storey}", lambda s: _names(s, storey))


def _names(snapshot: Snapshot, storey: int) -> AisleNames:
    runs, aisles = runs_of(snapshot, storey), aisles_of(snapshot, storey)
    merged: dict[tuple[bool, bool, int, int], list[float]] = {}
    for strip in range(len(aisles.hot)):
        run, hot = strip // 2, bool(aisles.hot[strip])
        upright = int(runs.front_dy[run]) == 0
        sign = -1 if hot else 1
        ahead = int(runs.front_dx[run] + runs.front_dy[run]) * sign > 0
        x0, y0, x1, y1 = (float(c[strip]) for c in (aisles.x0, aisles.y0, aisles.x1, aisles.y1))
        edge = (x1 if ahead else x0) if upright else (y1 if ahead else y0)
        middle = (y0 + y1) / 2 if upright else (x0 + x1) / 2
        box = merged.setdefault((hot, upright, round(edge), round(middle / 5000)), [x0, y0, x1, y1])
        box[:] = [min(box[0], x0), min(box[1], y0), max(box[2], x1), max(box[3], y1)]
    boxes = np.array(list(merged.values()), float).reshape(-1, 4)
    hot_flags = np.array([key[0] for key in merged], bool)
    upright_flags = np.array([key[1] for key in merged], bool)
    wide, tall = boxes[:, 2] - boxes[:, 0], boxes[:, 3] - boxes[:, 1]
    return AisleNames(
        (boxes[:, 0] + boxes[:, 2]) / 2,
        (boxes[:, 1] + boxes[:, 3]) / 2,
        np.where(upright_flags, tall, wide),
        np.where(upright_flags, wide, tall),
        upright_flags,
        hot_flags,
    )
