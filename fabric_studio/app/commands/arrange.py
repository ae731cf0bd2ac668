"""Moving, turning and deleting whatever is selected on the plan."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np

from fabric_studio.app.commands.locks import refuse_locked
from fabric_studio.app.commands.structure import SIZED
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.wording import joined, number_of_kind
from fabric_studio.model import cascade
from fabric_studio.model.cascade import Chosen
from fabric_studio.model.journal import Document, Transaction
from fabric_studio.model.table import Floats, Ids

POINTS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "rack": (("x_mm", "y_mm"),),
    "hall": (("x_mm", "y_mm"),),
    "tray": (("x1_mm", "y1_mm"), ("x2_mm", "y2_mm")),
    "riser": (("x_mm", "y_mm"),),
    "room": (("x_mm", "y_mm"),),
    "area": (("x_mm", "y_mm"),),
    "wall": (("x1_mm", "y1_mm"), ("x2_mm", "y2_mm")),
    "door": (("x_mm", "y_mm"),),
    "underlay": (("x_mm", "y_mm"),),
}
"""The plan coordinates of each kind that can be moved."""
CONTENTS = ("tray", "room", "area", "wall", "door")
"""What lies in a hall without belonging to it."""


def describe(chosen: Chosen) -> str:
    """What a selection is, in words: "3 racks and 12 cables"."""
    parts = []
    for kind, uids in chosen.items():
        if len(uids):
            parts.append(number_of_kind(len(uids), kind))
    return joined(parts) or tr("nothing")


def move(document: Document, selection: Chosen, dx_mm: float, dy_mm: float, *, merge_key: str = "") -> None:
    """Move what stands on the plan. A hall takes along the racks that stand in it, the trays over it, and its rooms,
    areas, walls and doors."""
    if dx_mm == 0 and dy_mm == 0:
        return
    with document.transaction(
        tr("Move {selection}", selection=describe(_movable(selection))), merge_key=merge_key
    ) as tx:
        for kind, uids in _with_hall_contents(tx, selection).items():
            refuse_locked(tx, {kind: uids}, mark("moved"))
            table = tx.table(kind)
            index = table.index_of(uids)
            fields: dict[str, Any] = {"position_known": True} if kind == "rack" else {}
            for x, y in POINTS[kind]:
                fields[x], fields[y] = table.columns[x][index] + dx_mm, table.columns[y][index] + dy_mm
            tx.set(kind, uids, **fields)


def rotate(document: Document, selection: Chosen, degrees: float) -> None:
    """Turn racks, trays, risers, walls, doors and pictures clockwise about the middle of all of them, by quarter turns also
    rooms and areas: their sides change places. A hall stays."""
    fixed = SIZED if degrees % 90 else ("hall",)
    turning = {kind: uids for kind, uids in _movable(selection).items() if kind not in fixed}
    if not turning or degrees % 360 == 0:
        return
    with document.transaction(tr("Rotate {turning}", turning=describe(turning))) as tx:
        refuse_locked(tx, turning, mark("turned"))
        where = {kind: tx.table(kind).index_of(uids) for kind, uids in turning.items()}
        points = [
            (tx.table(kind).columns[x][where[kind]], tx.table(kind).columns[y][where[kind]])
            for kind in turning
            for x, y in POINTS[kind]
        ] + [_far_corners(tx, kind, where[kind]) for kind in turning if kind in SIZED]
        xs, ys = np.concatenate([p[0] for p in points]), np.concatenate([p[1] for p in points])
        middle = (xs.min() + xs.max()) / 2, (ys.min() + ys.max()) / 2
        for kind, uids in turning.items():
            table = tx.table(kind)
            fields: dict[str, Floats] = {}
            if kind in SIZED:
                tx.set(kind, uids, **_turned_rectangles(tx, kind, where[kind], middle, degrees))
                continue
            for x, y in POINTS[kind]:
                fields[x], fields[y] = _turn(
                    table.columns[x][where[kind]], table.columns[y][where[kind]], middle, degrees
                )
            if "rotation_deg" in table.fields:
                fields["rotation_deg"] = (table.columns["rotation_deg"][where[kind]] + degrees) % 360.0
            tx.set(kind, uids, **fields)


def delete(document: Document, selection: Chosen) -> dict[str, Ids]:
    """Delete what is selected with everything that cannot be without it; returns what went, by kind."""
    snapshot = document.snapshot()
    doomed = cascade.with_dependants(snapshot.tables, selection)
    if "part" in doomed:
        raise InvariantError(tr("a catalogue part is not deleted by itself; delete what uses it"))
    shown = {kind: uids for kind, uids in doomed.items() if len(selection.get(kind, ()))}
    with document.transaction(tr("Delete {shown}", shown=describe(shown))) as tx:
        refuse_locked(tx, doomed, mark("deleted"))
        cascade.remove_all(tx, doomed)
    return doomed


def _movable(selection: Chosen) -> dict[str, Ids]:
    return {
        kind: np.unique(np.asarray(uids, np.int64))
        for kind, uids in selection.items()
        if kind in POINTS and len(uids)
    }


def _with_hall_contents(tx: Transaction, selection: Chosen) -> dict[str, Ids]:
    moving = _movable(selection)
    halls = moving.get("hall", np.empty(0, np.int64))
    if len(halls):
        racks, table = tx.table("rack"), tx.table("hall")
        inside = racks.uid[np.isin(racks.columns["hall"], halls)]
        moving["rack"] = np.union1d(moving.get("rack", inside[:0]), inside)
        for index in table.index_of(halls):
            x0, y0 = table.columns["x_mm"][index], table.columns["y_mm"][index]
            x1, y1 = x0 + table.columns["width_mm"][index], y0 + table.columns["depth_mm"][index]
            storey = int(table.columns["storey"][index])
            for kind in CONTENTS:
                found = _within(tx, kind, storey, (x0, y0, x1, y1))
                moving[kind] = np.union1d(moving.get(kind, inside[:0]), found)
    return {kind: uids for kind, uids in moving.items() if len(uids)}


def _within(tx: Transaction, kind: str, storey: int, box: tuple[float, float, float, float]) -> Ids:
    """The things of a kind that lie wholly in a rectangle of a storey."""
    table, (x0, y0, x1, y1) = tx.table(kind), box
    column = table.columns
    points = [(column[x], column[y]) for x, y in POINTS[kind]]
    if kind in SIZED:
        points.append((points[0][0] + column["width_mm"], points[0][1] + column["depth_mm"]))
    inside = column["storey"] == storey
    for x, y in points:
        inside &= (x >= x0) & (x <= x1) & (y >= y0) & (y <= y1)
    return table.where(inside)


def _far_corners(tx: Transaction, kind: str, rows: Ids) -> tuple[Floats, Floats]:
    column = tx.table(kind).columns
    return (
        column["x_mm"][rows] + column["width_mm"][rows],
        column["y_mm"][rows] + column["depth_mm"][rows],
    )


def _turned_rectangles(
    tx: Transaction, kind: str, rows: Ids, middle: tuple[float, float], degrees: float
) -> dict[str, Floats]:
    """Corner and sides after so many quarter turns."""
    column = tx.table(kind).columns
    x, y = _turn(column["x_mm"][rows], column["y_mm"][rows], middle, degrees)
    far_x, far_y = _turn(*_far_corners(tx, kind, rows), middle, degrees)
    return {
        "x_mm": np.minimum(x, far_x),
        "y_mm": np.minimum(y, far_y),
        "width_mm": np.abs(far_x - x),
        "depth_mm": np.abs(far_y - y),
    }


def _turn(x: Floats, y: Floats, middle: tuple[float, float], degrees: float) -> tuple[Floats, Floats]:
    """Clockwise on the page, where y points down. Quarter turns are exact."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    if degrees % 90 == 0:
        cos, sin = float(round(cos)), float(round(sin))
    dx, dy = x - middle[0], y - middle[1]
    return middle[0] + cos * dx - sin * dy, middle[1] + sin * dx + cos * dy
