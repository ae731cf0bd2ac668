"""Conduits: the ducts by which fibre comes from outside into a building."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from fabric_studio.app.commands import rooms
from fabric_studio.app.commands.names import Names
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import tr
from fabric_studio.layout.entry import Point, bends_text, nearest_on_wall
from fabric_studio.model.journal import Document
from fabric_studio.model.table import Ids


def add_conduit(
    document: Document,
    building: int,
    *,
    x1_mm: float,
    y1_mm: float,
    room: int = 0,
    x2_mm: float | None = None,
    y2_mm: float | None = None,
    bends: Sequence[Point] = (),
    name: str | None = None,
) -> int:
    """A conduit from (x1, y1) on the plane of the site into a building, ending in `room` (0: nobody said). Without (x2, y2)
    it comes through the wall where that is nearest to the room, or else to its last bend. Returns its uid."""
    with document.transaction(tr("Add conduit")) as tx:
        last = bends[-1] if bends else (x1_mm, y1_mm)
        given = x2_mm is not None and y2_mm is not None
        x, y = (x2_mm, y2_mm) if given else nearest_on_wall(tx.now, building, *last)
        conduit = tx.add(
            "conduit",
            building=building,
            name=name or Names(tx.table("conduit").columns["name"]).next("Conduit #"),
            x1_mm=x1_mm,
            y1_mm=y1_mm,
            x2_mm=x,
            y2_mm=y,
            bends=bends_text(list(bends)),
        )
        if room and given:
            rooms.refuse_elsewhere(tx.now, conduit, room)
            tx.set("conduit", conduit, room=room)
        elif room:
            rooms.lead(tx, conduit, room)
        return conduit


def lead_into(document: Document, conduits: int | Sequence[int] | Ids, room: int) -> None:
    """Let conduits end in another room of their building."""
    with document.transaction(tr("Lead conduits into another room")) as tx:
        for conduit in np.unique(np.atleast_1d(np.asarray(conduits, np.int64))).tolist():
            if tx.table("conduit").get(conduit).room != room:
                rooms.lead(tx, conduit, room)


def use_conduits(
    document: Document, span: int, *, a_conduit: int | None = None, z_conduit: int | None = None
) -> None:
    """Say by which conduits a WAN span comes into its sites; 0 takes the answer back, None leaves it as it is."""
    with document.transaction(tr("Choose conduits")) as tx:
        row = tx.table("span").get(span)
        for side, conduit, site in (("a", a_conduit, row.a_site), ("z", z_conduit, row.z_site)):
            if conduit is None:
                continue
            if conduit:
                building = tx.table("conduit").get(conduit).building
                if tx.table("building").get(building).site != site:
                    raise InvariantError(
                        tr(
                            "conduit {conduit} is not at {site}; choose one of that site",
                            conduit=tx.table("conduit").get(conduit).name,
                            site=tx.table("site").get(site).name,
                        )
                    )
            column = f"{side}_conduit"
            if getattr(row, column) != conduit:
                tx.set("span", span, **{column: conduit})
