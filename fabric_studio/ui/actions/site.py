"""Actions on the plane of a site: another building beside those there are, a conduit into one."""

from __future__ import annotations

import numpy as np

from fabric_studio.app.commands import conduits, sites
from fabric_studio.base.language import tr
from fabric_studio.layout.entry import outlines_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.ui.context import Context
from fabric_studio.ui.selection import chosen

CONDUIT_MM, APART_MM = 40_000.0, 4_000.0
"""How far outside the building a new conduit begins, and how far from the one before."""


BUILDING = ("building.building", "building.conduit", "building.lead")


def declare(context: Context) -> None:
    add = context.actions.add
    add("building.lead", tr("Lead the WAN span through the conduit"), lambda: lead(context))
    add("building.building", tr("Add building"), lambda: add_building(context))
    add("building.conduit", tr("Add conduit"), lambda: add_conduit(context))


def add_building(context: Context) -> None:
    """Beside the others of the site that is selected or shown, with an empty hall; shown on the site view."""
    site = _site(context)
    if not site:
        context.notices.info(tr("There is no site yet; draw a hall first."))
        return
    made = context.do(sites.add_building, context.document, site)
    if made is not None:
        _show(context, "building", made)


def add_conduit(context: Context) -> None:
    """From outside into the building that is selected or shown, to the selected meet-me room or the only one there is."""
    snapshot, building = context.snapshot, _building(context)
    if not building:
        context.notices.info(tr("There is no building yet; draw a hall first."))
        return
    outlines = outlines_of(snapshot)
    row = int(snapshot.buildings.index_of(np.array([building], np.int64))[0])
    before = int((snapshot.conduits.building == building).sum())
    made = context.do(
        conduits.add_conduit,
        context.document,
        building,
        x1_mm=float(outlines.x0[row]) - CONDUIT_MM,
        y1_mm=float(outlines.y0[row]) + before * APART_MM,
        room=_room(context, building),
    )
    if made is not None:
        _show(context, "conduit", made)


def lead(context: Context) -> None:
    """The selected span comes into its sites by the selected conduits."""
    snapshot = context.snapshot
    spans, ducts = (
        uids[snapshot.table(kind).has(uids)]
        for kind, uids in ((kind, context.selection.of(kind)) for kind in ("span", "conduit"))
    )
    if len(spans) != 1 or not len(ducts):
        context.notices.info(tr("Select one WAN span, and with Shift the conduits it is to come in by."))
        return
    span = snapshot.spans.get(int(spans[0]))
    ends: dict[str, int] = {}
    for duct in ducts.tolist():
        site = int(snapshot.buildings.get(snapshot.conduits.get(duct).building).site)
        ends["a_conduit" if site == span.a_site else "z_conduit"] = duct
    context.do(conduits.use_conduits, context.document, span.uid, **ends)


def _show(context: Context, kind: str, uid: int) -> None:
    context.actions["show.site"].trigger()
    context.show(chosen(kind, uid))


def _building(context: Context) -> int:
    snapshot, selection = context.snapshot, context.selection
    for kind in ("building", "conduit", "room", "storey"):
        uids = selection.of(kind)
        if len(uids) and int(uids[0]) in snapshot.table(kind):
            return _building_of(snapshot, kind, int(uids[0]))
    if context.storey in snapshot.storeys:
        return int(snapshot.storeys.get(context.storey).building)
    return int(snapshot.buildings.uid[0]) if len(snapshot.buildings) else 0


def _building_of(snapshot: Snapshot, kind: str, uid: int) -> int:
    if kind == "building":
        return uid
    if kind == "conduit":
        return int(snapshot.conduits.get(uid).building)
    storey = uid if kind == "storey" else int(snapshot.rooms.get(uid).storey)
    return int(snapshot.storeys.get(storey).building)


def _site(context: Context) -> int:
    snapshot, chosen_sites = context.snapshot, context.selection.of("site")
    if len(chosen_sites) and int(chosen_sites[0]) in snapshot.sites:
        return int(chosen_sites[0])
    building = _building(context)
    if building:
        return int(snapshot.buildings.get(building).site)
    return int(snapshot.sites.uid[0]) if len(snapshot.sites) else 0


def _room(context: Context, building: int) -> int:
    """The selected meet-me room of a building, else its only one; 0 for none or several."""
    snapshot = context.snapshot
    storeys = snapshot.storeys.where(snapshot.storeys.building == building)
    rooms = snapshot.rooms
    mine = rooms.where(np.isin(rooms.storey, storeys) & (rooms.purpose == "meet-me"))
    wanted = np.intersect1d(mine, context.selection.of("room"))
    if len(wanted):
        return int(wanted[0])
    return int(mine[0]) if len(mine) == 1 else 0
