"""Sites and the WAN spans between them."""

from __future__ import annotations

import math
from typing import Any

from fabric_studio.app.commands.names import Names
from fabric_studio.app.commands.shell import HALL_DEPTH_MM, HALL_WIDTH_MM
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.great_circle import great_circle_km
from fabric_studio.base.language import tr
from fabric_studio.base.wording import joined
from fabric_studio.layout.entry import outlines_of
from fabric_studio.model import build
from fabric_studio.model.journal import Document, Transaction
from fabric_studio.model.snapshot import Snapshot

BETWEEN_MM = 20_000.0
"""House default: so far from the others a new building stands, room for a road between them."""


def add_site(
    document: Document,
    name: str,
    latitude_deg: float = math.nan,
    longitude_deg: float = math.nan,
    *,
    hall_width_mm: float | None = None,
    hall_depth_mm: float | None = None,
    storeys: int = 1,
) -> int:
    """A site, by its coordinates where they are known; with a building and a hall per storey when a hall size is given.
    Returns the uid of the site."""
    _refuse_off_globe(latitude_deg, longitude_deg)
    with document.transaction(tr("Add site")) as tx:
        if hall_width_mm is None or hall_depth_mm is None:
            return tx.add("site", name=name, latitude_deg=latitude_deg, longitude_deg=longitude_deg)
        halls = build.add_shell(
            tx,
            hall_width_mm=hall_width_mm,
            hall_depth_mm=hall_depth_mm,
            storeys=storeys,
            site=name,
            building=Names(tx.table("building").columns["name"]).next("Building #"),
        )
        storey = tx.table("storey").get(tx.table("hall").get(halls[0]).storey)
        site: int = tx.table("building").get(storey.building).site
        tx.set("site", site, latitude_deg=latitude_deg, longitude_deg=longitude_deg)
        return site


def add_building(document: Document, site: int) -> int:
    """A building with one storey and an empty hall, to the right of the others of a site; returns its uid."""
    with document.transaction(tr("Add building")) as tx:
        boxes, buildings = outlines_of(tx.now), tx.table("building").columns
        mine = buildings["site"] == site
        x_mm = float(boxes.x1[mine].max() + BETWEEN_MM) if mine.any() else 0.0
        y_mm = float(boxes.y0[mine].min()) if mine.any() else 0.0
        name = Names(buildings["name"]).next("Building #")
        building = tx.add("building", site=site, name=name, x_mm=x_mm, y_mm=y_mm)
        storey = tx.add("storey", building=building, name="Level 1")
        hall = Names(tx.table("hall").columns["name"]).next("Hall #")
        size = {"width_mm": HALL_WIDTH_MM, "depth_mm": HALL_DEPTH_MM}
        tx.add("hall", storey=storey, name=hall, x_mm=0.0, y_mm=0.0, **size)
        return building


def connect_sites(
    document: Document,
    a_site: int,
    z_site: int,
    *,
    length_km: float | None = None,
    shared: bool = False,
    name: str | None = None,
) -> int:
    """Fibre between two sites: `length_km` as typed, or (None) the great circle between their coordinates, which is the
    least it can be. Returns the uid of the span; cables between the sites run over it."""
    with document.transaction(tr("Connect sites")) as tx:
        return add_span(tx, a_site, z_site, length_km, name=name, shared=shared)


def add_span(
    tx: Transaction, a_site: int, z_site: int, length_km: float | None = None, *, name: str | None = None, **fields: Any
) -> int:
    """As a part of another step."""
    if a_site == z_site:
        raise InvariantError(tr("a WAN span joins two different sites; choose another one"))
    km, basis = _length(tx, a_site, z_site, length_km)
    title = name or Names(tx.table("span").columns["name"]).next("WAN ##")
    return tx.add("span", name=title, a_site=a_site, z_site=z_site, length_km=km, length_basis=basis, **fields)


def set_span_length(document: Document, span: int, length_km: float | None) -> None:
    """Type the route length of a span, or (None) measure the great circle between its sites."""
    with document.transaction(tr("Set span length")) as tx:
        row = tx.table("span").get(span)
        km, basis = _length(tx, row.a_site, row.z_site, length_km)
        if (row.length_km, row.length_basis) != (km, basis):
            tx.set("span", span, length_km=km, length_basis=basis)


def site_of(snapshot: Snapshot, device: int) -> int:
    """The site a device stands in."""
    rack = snapshot.racks.get(snapshot.devices.get(device).rack)
    storey = snapshot.storeys.get(snapshot.halls.get(rack.hall).storey)
    return int(snapshot.buildings.get(storey.building).site)


def span_between(snapshot: Snapshot, a_device: int, z_device: int) -> int | None:
    """The WAN span a cable between two devices runs over, None inside one site; InvariantError when there is none."""
    a, z = site_of(snapshot, a_device), site_of(snapshot, z_device)
    if a == z:
        return None
    spans = snapshot.spans
    joins = ((spans.a_site == a) & (spans.z_site == z)) | ((spans.a_site == z) & (spans.z_site == a))
    if not joins.any():
        names = joined([str(snapshot.sites.get(site).name) for site in (a, z)])
        raise InvariantError(tr("no WAN span joins {names}; connect the sites first", names=names))
    return int(spans.uid[joins][0])


def _length(tx: Transaction, a_site: int, z_site: int, length_km: float | None) -> tuple[float, str]:
    if length_km is not None:
        if not (math.isfinite(length_km) and length_km > 0):
            raise InvariantError(
                tr("a WAN span cannot be {length_km:g} km long; type its route length", length_km=length_km)
            )
        return float(length_km), "typed"
    a, z = tx.table("site").get(a_site), tx.table("site").get(z_site)
    km = great_circle_km(a.latitude_deg, a.longitude_deg, z.latitude_deg, z.longitude_deg)
    if math.isnan(km):
        unknown = joined(
            [row.name for row in (a, z) if math.isnan(row.latitude_deg) or math.isnan(row.longitude_deg)]
        )
        raise InvariantError(
            tr(
                "the coordinates of {unknown} are not known; type them, or the length of the span",
                unknown=unknown,
            )
        )
    if km == 0:
        raise InvariantError(
            tr("{a} and {z} have the same coordinates; type the length of the span", a=a.name, z=z.name)
        )
    return km, "great-circle"


def _refuse_off_globe(latitude_deg: float, longitude_deg: float) -> None:
    if abs(latitude_deg) > 90 or abs(longitude_deg) > 180:
        raise InvariantError(
            tr(
                "{latitude_deg:g}, {longitude_deg:g} is no place; latitude is -90 to 90 and longitude -180 to 180 degrees",
                latitude_deg=latitude_deg,
                longitude_deg=longitude_deg,
            )
        )
