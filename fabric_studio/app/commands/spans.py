"""A WAN span drawn from one place to another: between sites, buildings or meet-me rooms, with the conduits it comes in by."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from fabric_studio.app.commands import sites
from fabric_studio.base.great_circle import great_circle_km
from fabric_studio.base.language import tr
from fabric_studio.base.units import format_length, format_time
from fabric_studio.base.wording import joined
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.media import reach_m
from fabric_studio.model.journal import Document
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.routing.links import DEFAULT_LATENCY_NS_PER_M

Place = tuple[str, int]
"""("site" | "building" | "room", uid)"""


@dataclass(frozen=True, slots=True)
class SpanTrial:
    """What the span would be. length_km: the great circle, NaN where it is not known. problem: why none can be drawn.
    media: what reaches that far, in words; ways: the conduits it would come in by, in words."""

    length_km: float
    problem: str = ""
    media: str = ""
    reached: bool = True
    ways: str = ""

    @property
    def fits(self) -> bool:
        return not self.problem

    @property
    def delay(self) -> str:
        """ "4.94 ms one way, 9.88 ms round trip" in fibre."""
        delay_s = self.length_km * 1e3 * DEFAULT_LATENCY_NS_PER_M * 1e-9
        return tr(
            "{format_time} one way, {format_time2} round trip",
            format_time=format_time(delay_s),
            format_time2=format_time(2 * delay_s),
        )


def site_of_place(snapshot: Snapshot, place: Place) -> int:
    kind, uid = place
    if kind == "room":
        uid = int(snapshot.storeys.get(snapshot.rooms.get(uid).storey).building)
    return uid if kind == "site" else int(snapshot.buildings.get(uid).site)


def draw_span(document: Document, start: Place, target: Place) -> int:
    """Fibre along the great circle from place to place, one step; returns its uid. At a building or a room it takes the
    conduit that the fewest spans use. InvariantError inside one site, and where coordinates are not known."""
    with document.transaction(tr("Draw a WAN span")) as tx:
        view = tx.now
        ends = [site_of_place(view, place) for place in (start, target)]
        ducts = [_conduit(view, place) for place in (start, target)]
        return sites.add_span(tx, *ends, a_conduit=ducts[0], z_conduit=ducts[1])


def trial_span(
    snapshot: Snapshot, library: Library, start: Place, target: Place, medium_id: str = ""
) -> SpanTrial:
    """What `draw_span` would make, and whether the chosen medium, or which there are, reach that far."""
    ends = [snapshot.sites.get(site_of_place(snapshot, place)) for place in (start, target)]
    if ends[0].uid == ends[1].uid:
        return SpanTrial(math.nan, tr("a WAN span joins two different sites; choose another one"))
    km = great_circle_km(ends[0].latitude_deg, ends[0].longitude_deg, ends[1].latitude_deg, ends[1].longitude_deg)
    if not km > 0:
        names = joined([str(end.name) for end in ends])
        return SpanTrial(math.nan, tr("how far {names} are apart is not known: type the route length of the WAN link", names=names))
    media, reached = _media(library, km, medium_id)
    ways = [str(snapshot.conduits.get(duct).name) for place in (start, target) if (duct := _conduit(snapshot, place))]
    return SpanTrial(km, "", media, reached, tr("In by {conduits}", conduits=joined(ways)) if ways else "")


def _conduit(snapshot: Snapshot, place: Place) -> int:
    """The conduit of a building or room that the fewest spans use; 0 for a site, and where there is none."""
    kind, uid = place
    if kind == "site":
        return 0
    table, spans = snapshot.conduits, snapshot.spans
    found = table.where((table.room if kind == "room" else table.building) == uid)
    used = [int((spans.a_conduit == duct).sum() + (spans.z_conduit == duct).sum()) for duct in found]
    return int(found[int(np.argmin(used))]) if len(found) else 0


def _media(library: Library, km: float, medium_id: str) -> tuple[str, bool]:
    """Words on what reaches so far, and whether the chosen one, or any, does."""
    if medium_id:
        medium = library.medium(medium_id)
        over = km - reach_m(medium).limit_m / 1e3
        if over > 0:
            return tr("{name} is {over} too short", name=medium.name, over=format_length(over * 1e6)), False
        return tr("{name} reaches that far", name=medium.name), True
    reaching = [(reach_m(m).limit_m, -m.speed_gbps, m.name) for m in library.media.values() if reach_m(m).limit_m >= km * 1e3]
    if not reaching:
        return tr("No pluggable module reaches that far: amplify or regenerate on the way"), False
    return tr("{names} reach that far", names=joined([name for _, _, name in sorted(reaching)[:3]])), True
