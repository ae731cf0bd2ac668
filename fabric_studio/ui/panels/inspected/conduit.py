"""A conduit into a building: where it begins, where it enters, the room it ends in, and the spans that come in by it."""

from __future__ import annotations

from typing import Any

import numpy as np

from fabric_studio.app.commands import conduits, fields
from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_length
from fabric_studio.catalog.library import Library
from fabric_studio.layout.entry import conduit_way
from fabric_studio.model.journal import Document
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids
from fabric_studio.ui.panels.inspected.sheet import Entry, Fact, Sheet
from fabric_studio.ui.panels.quantity import LENGTH


def _rooms(snapshot: Snapshot, uids: Ids) -> list[tuple[Any, str]]:
    """The meet-me rooms of the building that these conduits lead into."""
    table, rooms = snapshot.conduits, snapshot.rooms
    buildings = np.unique(table.building[table.index_of(uids)])
    storeys = snapshot.storeys.where(np.isin(snapshot.storeys.building, buildings))
    mine = np.flatnonzero(np.isin(rooms.storey, storeys) & (rooms.purpose == "meet-me"))
    return [(0, tr("nobody said")), *((int(rooms.uid[row]), str(rooms.name[row])) for row in mine.tolist())]


def _lead_into(document: Document, uids: Ids, value: Any, merge_key: str) -> None:
    if value:
        conduits.lead_into(document, uids, int(value))
    else:
        fields.set_fields(document, "conduit", uids, room=0)


def _facts(snapshot: Snapshot, library: Library, uids: Ids) -> list[Fact]:
    table, spans = snapshot.conduits, snapshot.spans
    uses = spans.uid[np.isin(spans.a_conduit, uids) | np.isin(spans.z_conduit, uids)].tolist()
    found = []
    for uid in uids.tolist() if len(uids) == 1 else ():
        building = snapshot.buildings.get(table.get(uid).building)
        found.append(Fact(tr("Building"), building.name, link=("building", building.uid)))
        way = np.array(conduit_way(snapshot, uid), float)
        found.append(Fact(tr("Length outside"), format_length(float(np.hypot(*np.diff(way, axis=0).T).sum()))))
    for span in uses:
        found.append(Fact(tr("WAN span"), snapshot.spans.get(span).name, link=("span", span)))
    return found if uses else [*found, Fact(tr("WAN span"), tr("none comes in by it"))]


def _at(snapshot: Snapshot, uid: int) -> str:
    building = snapshot.buildings.get(snapshot.conduits.get(uid).building)
    return str(snapshot.sites.get(building.site).name)


CONDUIT = Sheet(mark("conduit"), mark("conduits"), (
    Entry("name", mark("Name"), "text", one=True),
    Entry("x1_mm", mark("x, outside"), LENGTH), Entry("y1_mm", mark("y, outside"), LENGTH),
    Entry("x2_mm", mark("x, at the wall"), LENGTH), Entry("y2_mm", mark("y, at the wall"), LENGTH),
    Entry("room", mark("Ends in"), _rooms, command=_lead_into),
), _facts, _at)  # fmt: skip
