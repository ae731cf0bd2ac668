"""Lining up what is selected: along an edge, at equal distances, and with fronts to one side."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from fabric_studio.app.commands.arrange import POINTS, describe
from fabric_studio.app.commands.locks import refuse_locked
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import mark, tr
from fabric_studio.layout.footprint import rack_rects
from fabric_studio.model.cascade import Chosen
from fabric_studio.model.journal import Document, Transaction
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ids

Edge = Literal["left", "right", "top", "bottom", "centre-x", "centre-y"]
Axis = Literal["x", "y"]
FACINGS = {"up": 0.0, "right": 90.0, "down": 180.0, "left": 270.0}
KINDS = ("rack", "room", "area", "hall", "tray", "wall", "riser")
_EDGES = (
    mark("left"),
    mark("right"),
    mark("top"),
    mark("bottom"),
    mark("centre x"),
    mark("centre y"),
)


@dataclass(frozen=True, slots=True)
class _Boxes:
    """Bounding boxes on the plan of one kind, in the order of uids."""

    kind: str
    uids: Ids
    x0: Floats
    y0: Floats
    x1: Floats
    y1: Floats


def align(document: Document, selection: Chosen, edge: Edge) -> int:
    """Bring edges or middles of what is selected into one line, that of the outermost; returns how many moved."""
    with document.transaction(tr("Align {edge}", edge=tr(edge.replace("-", " ")))) as tx:
        boxes = _boxes(tx.now, selection, 2, mark("align"))
        axis, low, high = _along("x" if edge in ("left", "right", "centre-x") else "y", boxes)
        if edge in ("left", "top"):
            shift = low.min() - low
        elif edge in ("right", "bottom"):
            shift = high.max() - high
        else:
            shift = (low.min() + high.max()) / 2 - (low + high) / 2
        return _move(tx, boxes, axis, shift)


def distribute(document: Document, selection: Chosen, axis: Axis) -> int:
    """Make the gaps between neighbours equal; the first and the last stay. Returns how many moved."""
    with document.transaction(tr("Distribute across") if axis == "x" else tr("Distribute down")) as tx:
        boxes = _boxes(tx.now, selection, 3, mark("distribute"))
        axis, low, high = _along(axis, boxes)
        order = np.argsort(low + high, kind="stable")
        size = (high - low)[order]
        first, last = low[order[0]], high[order[-1]]
        gap = (last - first - size.sum()) / (len(order) - 1)
        start = first + np.concatenate((np.zeros(1), np.cumsum(size[:-1] + gap)))
        shift = np.zeros(len(order))
        shift[order] = start - low[order]
        return _move(tx, boxes, axis, shift)


def face(document: Document, racks: int | Sequence[int] | Ids, facing: str | float) -> int:
    """Turn racks, each about its middle, so that their fronts look up, right, down or left (or to so many degrees). Returns
    how many turned."""
    if isinstance(facing, str) and facing not in FACINGS:
        raise InvariantError(
            tr(
                "racks face {facings} or a number of degrees, not {facing!r}",
                facings=", ".join(FACINGS),
                facing=facing,
            )
        )
    degrees = FACINGS[facing] if isinstance(facing, str) else float(facing)
    if not math.isfinite(degrees):
        raise InvariantError(tr("racks cannot face {degrees:g} degrees; give a number", degrees=degrees))
    return _turn(document, racks, lambda x, y: np.full(len(x), degrees % 360.0))


def face_point(document: Document, racks: int | Sequence[int] | Ids, x_mm: float, y_mm: float) -> int:
    """Turn racks so that their fronts look to the side on which a place lies, such as the aisle they are served from."""

    def towards(x: Floats, y: Floats) -> Floats:
        dx, dy = x_mm - x, y_mm - y
        sideways = np.abs(dx) > np.abs(dy)
        return np.where(sideways, np.where(dx > 0, 90.0, 270.0), np.where(dy > 0, 180.0, 0.0))

    return _turn(document, racks, towards)


def _turn(
    document: Document, racks: int | Sequence[int] | Ids, wanted: Callable[[Floats, Floats], Floats]
) -> int:
    uids = np.unique(np.atleast_1d(np.asarray(racks, np.int64)))
    with document.transaction(tr("Face {things}", things=describe({"rack": uids}))) as tx:
        table = tx.table("rack")
        rows = table.index_of(uids)
        fresh = wanted(table.columns["x_mm"][rows], table.columns["y_mm"][rows])
        turned = table.columns["rotation_deg"][rows] != fresh
        refuse_locked(tx, {"rack": uids[turned]}, mark("turned"))
        tx.set("rack", uids[turned], rotation_deg=fresh[turned])
        return int(turned.sum())


def _boxes(view: Snapshot, selection: Chosen, least: int, verb: str) -> list[_Boxes]:
    found: list[_Boxes] = []
    for kind in KINDS:
        uids = np.unique(np.asarray(selection.get(kind, ()), np.int64))
        if not len(uids):
            continue
        table = view.table(kind)
        rows, column = table.index_of(uids), table.columns
        if kind == "rack":
            rects = rack_rects(view)
            box = (rects.x0[rows], rects.y0[rows], rects.x1[rows], rects.y1[rows])
        elif kind in ("tray", "wall"):
            xs, ys = (np.stack((column[f"{a}1_mm"][rows], column[f"{a}2_mm"][rows])) for a in "xy")
            box = (xs.min(axis=0), ys.min(axis=0), xs.max(axis=0), ys.max(axis=0))
        else:
            x, y = column["x_mm"][rows], column["y_mm"][rows]
            wide, deep = column["width_mm"][rows], column["depth_mm"][rows]
            box = (
                (x - wide / 2, y - deep / 2, x + wide / 2, y + deep / 2)
                if kind == "riser"
                else (x, y, x + wide, y + deep)
            )
        found.append(_Boxes(kind, uids, *box))
    count = sum(len(boxes.uids) for boxes in found)
    if count < least:
        raise InvariantError(
            tr(
                "{count} things that stand on the plan are selected; select at least {least} to {verb} them",
                count=count,
                least=least,
                verb=tr(verb),
            )
        )
    return found


def _along(axis: Axis, boxes: list[_Boxes]) -> tuple[Axis, Floats, Floats]:
    low = np.concatenate([b.x0 if axis == "x" else b.y0 for b in boxes])
    high = np.concatenate([b.x1 if axis == "x" else b.y1 for b in boxes])
    return axis, low, high


def _move(tx: Transaction, boxes: list[_Boxes], axis: Axis, shift: Floats) -> int:
    at = moved = 0
    for group in boxes:
        mine = shift[at : at + len(group.uids)]
        at += len(group.uids)
        far = np.abs(mine) > 1e-6
        uids = group.uids[far]
        if not len(uids):
            continue
        refuse_locked(tx, {group.kind: uids}, mark("moved"))
        table = tx.table(group.kind)
        rows = table.index_of(uids)
        fields = {
            name: table.columns[name][rows] + mine[far]
            for pair in POINTS[group.kind]
            for name in pair
            if name.startswith(axis)
        }
        known = {"position_known": True} if group.kind == "rack" else {}
        tx.set(group.kind, uids, **fields, **known)
        moved += len(uids)
    return moved
