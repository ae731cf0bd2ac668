"""Rooms that are no halls: meet-me rooms, where fibre from outside ends."""

from __future__ import annotations

import numpy as np

from fabric_studio.app.commands.names import Names
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import tr
from fabric_studio.layout.entry import conduit_way, nearest_on_wall, outlines_of
from fabric_studio.model.journal import Document, Transaction
from fabric_studio.model.snapshot import Snapshot

WIDTH_MM, DEPTH_MM = 5_000.0, 4_000.0
"""House default for a meet-me room nobody has measured yet."""
BESIDE_MM = 800.0
"""House default: from one conduit to the next where they come through the wall."""


def add_room(
    document: Document,
    storey: int,
    *,
    x_mm: float,
    y_mm: float,
    width_mm: float = WIDTH_MM,
    depth_mm: float = DEPTH_MM,
    name: str | None = None,
    purpose: str = "meet-me",
) -> int:
    """A room with its top left corner at (x, y) of the building; returns its uid."""
    if not (width_mm > 0 and depth_mm > 0):
        raise InvariantError(
            tr(
                "a room of {width_mm:g} x {depth_mm:g} mm has no floor; give both measures",
                width_mm=width_mm,
                depth_mm=depth_mm,
            )
        )
    with document.transaction(tr("Add room")) as tx:
        return _add(tx, storey, x_mm, y_mm, width_mm, depth_mm, name, purpose)


def _add(
    tx: Transaction,
    storey: int,
    x_mm: float,
    y_mm: float,
    width_mm: float,
    depth_mm: float,
    name: str | None,
    purpose: str,
) -> int:
    pattern = "MMR #" if purpose == "meet-me" else "Room #"
    return tx.add(
        "room",
        storey=storey,
        name=name or Names(tx.table("room").columns["name"]).next(pattern),
        purpose=purpose,
        x_mm=x_mm,
        y_mm=y_mm,
        width_mm=width_mm,
        depth_mm=depth_mm,
    )


def add_second_room(document: Document, room: int) -> int:
    """A room like this one on the other side of the building, with every other of its conduits led into it through the
    wall there, so that no single room carries all fibre. Returns the uid of the new room."""
    with document.transaction(tr("Add a second meet-me room")) as tx:
        view = tx.now
        first = view.rooms.get(room)
        building = int(view.storeys.get(first.storey).building)
        row = int(view.buildings.index_of(np.array([building], np.int64))[0])
        box, corner = outlines_of(view), view.buildings.get(building)
        x0, x1 = float(box.x0[row]) - corner.x_mm, float(box.x1[row]) - corner.x_mm
        y0, y1 = float(box.y0[row]) - corner.y_mm, float(box.y1[row]) - corner.y_mm
        x, y = first.x_mm, first.y_mm
        if x1 - x0 >= y1 - y0:
            x = x0 + x1 - x - first.width_mm
        else:
            y = y0 + y1 - y - first.depth_mm
        fresh = _add(tx, first.storey, x, y, first.width_mm, first.depth_mm, None, first.purpose)
        mine = view.conduits.uid[view.conduits.room == room]
        for conduit in mine[1::2].tolist():
            lead(tx, conduit, fresh)
        return fresh


def lead(tx: Transaction, conduit: int, room: int) -> None:
    """Let a conduit end in a room; it comes through the wall where that is nearest to the room, beside the others."""
    view = tx.now
    refuse_elsewhere(view, conduit, room)
    target, row = view.rooms.get(room), view.conduits.get(conduit)
    corner = view.buildings.get(row.building)
    before = conduit_way(view, conduit)[-2]
    taken = [
        conduit_way(view, int(uid))[-1]
        for uid in view.conduits.where((view.conduits.room == room) & (view.conduits.uid != conduit))
    ]
    x0, y0 = corner.x_mm + target.x_mm, corner.y_mm + target.y_mm
    inset_x, inset_y = min(BESIDE_MM, target.width_mm / 2), min(BESIDE_MM, target.depth_mm / 2)
    aim_x = min(max(before[0], x0 + inset_x), x0 + target.width_mm - inset_x)
    aim_y = min(max(before[1], y0 + inset_y), y0 + target.depth_mm - inset_y)
    for step in range(2 * len(taken) + 1):
        beside = (step + 1) // 2 * BESIDE_MM * (1 if step % 2 else -1)
        spot = nearest_on_wall(view, row.building, aim_x + beside, aim_y + beside)
        if all(abs(spot[0] - x) + abs(spot[1] - y) >= BESIDE_MM - 1 for x, y in taken):
            break
    tx.set("conduit", conduit, room=room, x2_mm=spot[0], y2_mm=spot[1])


def refuse_elsewhere(view: Snapshot, conduit: int, room: int) -> None:
    """InvariantError when the room is in another building than the conduit."""
    target, row = view.rooms.get(room), view.conduits.get(conduit)
    if view.storeys.get(target.storey).building != row.building:
        raise InvariantError(
            tr(
                "{target} is in another building than conduit {name}; choose a room of its own building",
                target=target.name,
                name=row.name,
            )
        )
