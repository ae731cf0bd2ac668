"""Sites, buildings, storeys, halls, trays, risers and WAN spans."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from fabric_studio.app.commands import sites as site_commands
from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_length, format_time
from fabric_studio.catalog.constants import constant
from fabric_studio.catalog.library import Library
from fabric_studio.layout.footprint import rack_rects
from fabric_studio.layout.load import tray_load
from fabric_studio.model.journal import Document
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids
from fabric_studio.ui.panels.inspected.sheet import Entry, Fact, Sheet, tone_of
from fabric_studio.ui.panels.quantity import (
    DISTANCE,
    FLOOR_LOAD,
    HEIGHT,
    LATITUDE,
    LENGTH,
    LONGITUDE,
    SIZE,
)


def fibre_delay_s(length_km: float) -> float:
    """How long light needs for it, one way."""
    return length_km * constant("propagation.fibre").value * 1e-6


_NAME = Entry("name", mark("Name"), "text", one=True)


def _tray_facts(snapshot: Snapshot, library: Library, uids: Ids) -> list[Fact]:
    rows, trays, load = snapshot.trays.index_of(uids), snapshot.trays, tray_load(snapshot)
    long = np.hypot(trays.x2_mm - trays.x1_mm, trays.y2_mm - trays.y1_mm)[rows].sum()
    worst = int(rows[np.argmax(load.tray_fill[rows])])
    fill = float(load.tray_fill[worst])
    return [
        Fact(tr("Length"), format_length(float(long))),
        Fact(tr("Fill, fullest place"), f"{fill:.0%}", tone_of(fill / 0.5), fill,
             tip=tr("Sum of squared cable diameters over the inside section")),
        Fact(tr("Cables, fullest place"), f"{int(load.tray_cables[worst]):,}"),
        Fact(tr("Cable mass there"), f"{load.tray_kg_per_m[worst]:.1f} kg/m", estimate=True),
    ]  # fmt: skip


def _riser_facts(snapshot: Snapshot, library: Library, uids: Ids) -> list[Fact]:
    rows, load = snapshot.risers.index_of(uids), tray_load(snapshot)
    worst = int(rows[np.argmax(load.riser_fill[rows])])
    fill = float(load.riser_fill[worst])
    return [
        Fact(tr("Fill, fullest place"), f"{fill:.0%}", tone_of(fill / 0.5), fill),
        Fact(tr("Cables"), f"{int(load.riser_cables[worst]):,}"),
    ]


def _storeys(snapshot: Snapshot, _uids: Ids) -> list[tuple[Any, str]]:
    order = np.argsort(snapshot.storeys.elevation_mm)
    return [(int(snapshot.storeys.uid[i]), str(snapshot.storeys.name[i])) for i in order]


def _storey_facts(snapshot: Snapshot, library: Library, uids: Ids) -> list[Fact]:
    racks = int(np.isin(rack_rects(snapshot).storey, uids).sum())
    trays = int(np.isin(snapshot.trays.storey, uids).sum())
    halls = int(np.isin(snapshot.halls.storey, uids).sum())
    return [Fact(tr("Halls"), f"{halls:,}"), Fact(tr("Racks"), f"{racks:,}"), Fact(tr("Trays"), f"{trays:,}")]


def _hall_facts(snapshot: Snapshot, library: Library, uids: Ids) -> list[Fact]:
    rows, halls = snapshot.halls.index_of(uids), snapshot.halls
    area = float((halls.width_mm * halls.depth_mm)[rows].sum()) / 1e6
    racks = int(np.isin(snapshot.racks.hall, uids).sum())
    found = [Fact(tr("Floor"), f"{area:,.0f} m²"), Fact(tr("Racks"), f"{racks:,}")]
    if len(uids) == 1:
        storey = snapshot.storeys.get(int(halls.storey[rows[0]]))
        found.insert(0, Fact(tr("Storey"), storey.name, link=("storey", storey.uid)))
    return found


def _span_facts(snapshot: Snapshot, library: Library, uids: Ids) -> list[Fact]:
    rows, spans = snapshot.spans.index_of(uids), snapshot.spans
    km = spans.length_km[rows]
    cables = int(np.isin(snapshot.cables.span, uids).sum())
    found = [Fact(tr("Cables on it"), f"{cables:,}")]
    if len(uids) == 1:
        for label, site in ((tr("From"), spans.a_site[rows[0]]), (tr("To"), spans.z_site[rows[0]])):
            found.append(Fact(label, snapshot.sites.get(int(site)).name, link=("site", int(site))))
        delay_s = fibre_delay_s(float(km[0]))
        found.append(
            Fact(
                tr("Fibre delay"),
                tr(
                    "{format_time} one way, {format_time2} round trip",
                    format_time=format_time(delay_s),
                    format_time2=format_time(2 * delay_s),
                ),
            )
        )
        if spans.length_basis[rows[0]] == "great-circle":
            found.append(Fact(tr("Length is"), tr("the great circle; the route is longer"), "warn"))
    else:
        found.append(Fact(tr("Length in all"), tr("{sum:,.0f} km", sum=km.sum())))
    return found


def _site_facts(snapshot: Snapshot, library: Library, uids: Ids) -> list[Fact]:
    buildings = int(np.isin(snapshot.buildings.site, uids).sum())
    spans = int((np.isin(snapshot.spans.a_site, uids) | np.isin(snapshot.spans.z_site, uids)).sum())
    return [Fact(tr("Buildings"), f"{buildings:,}"), Fact(tr("WAN spans"), f"{spans:,}")]


def _building_facts(snapshot: Snapshot, library: Library, uids: Ids) -> list[Fact]:
    storeys = int(np.isin(snapshot.storeys.building, uids).sum())
    return [Fact(tr("Storeys"), f"{storeys:,}")]


def _row_facts(snapshot: Snapshot, library: Library, uids: Ids) -> list[Fact]:
    return [Fact(tr("Racks"), f"{int(np.isin(snapshot.racks.row, uids).sum()):,}")]


def _set_span_length(document: Document, uids: Ids, value: float, merge_key: str) -> None:
    site_commands.set_span_length(document, int(uids[0]), None if math.isnan(value) else value)


def _plain(snapshot: Snapshot, uid: int) -> str:
    return ""


def _on_storey(kind: str) -> Any:
    def subtitle(snapshot: Snapshot, uid: int) -> str:
        return str(snapshot.storeys.get(snapshot.table(kind).get(uid).storey).name)

    return subtitle


TRAY = Sheet(mark("tray"), mark("trays"), (
    _NAME,
    Entry("x1_mm", mark("x, one end"), LENGTH), Entry("y1_mm", mark("y, one end"), LENGTH),
    Entry("x2_mm", mark("x, other end"), LENGTH), Entry("y2_mm", mark("y, other end"), LENGTH),
    Entry("z_mm", mark("Height above floor"), HEIGHT), Entry("width_mm", mark("Width inside"), SIZE),
    Entry("depth_mm", mark("Depth inside"), SIZE),
), _tray_facts, _on_storey("tray"))  # fmt: skip
RISER = Sheet(mark("riser"), mark("risers"), (
    _NAME, Entry("x_mm", "x", LENGTH), Entry("y_mm", "y", LENGTH), Entry("from_storey", mark("From"), _storeys),
    Entry("to_storey", mark("To"), _storeys), Entry("width_mm", mark("Width inside"), SIZE), Entry("depth_mm", mark("Depth inside"), SIZE),
), _riser_facts, _plain)  # fmt: skip
STOREY = Sheet(mark("storey"), mark("storeys"), (
    _NAME, Entry("elevation_mm", mark("Elevation of floor"), LENGTH), Entry("height_mm", mark("Clear height"), SIZE),
    Entry("slab_mm", mark("Floor thickness"), SIZE, tip=mark("Raised floor and slab together, down to the ceiling below")),
    Entry("floor_load_kg_m2", mark("Floor carries"), FLOOR_LOAD, optional=True, hint=mark("nobody said")),
), _storey_facts, _plain)  # fmt: skip
HALL = Sheet(mark("hall"), mark("halls"), (
    _NAME, Entry("x_mm", mark("x, left wall"), LENGTH), Entry("y_mm", mark("y, top wall"), LENGTH),
    Entry("width_mm", mark("Width"), SIZE), Entry("depth_mm", mark("Depth"), SIZE),
), _hall_facts, _on_storey("hall"))  # fmt: skip
SPAN = Sheet(mark("WAN span"), mark("WAN spans"), (
    _NAME,
    Entry("length_km", mark("Length"), DISTANCE, optional=True, hint=mark("great circle"), one=True, command=_set_span_length,
          tip=mark("Route length. Empty: the great circle between the sites, the least it can be.")),
    Entry("shared", mark("Shared with other traffic"), "flag"),
), _span_facts, _plain)  # fmt: skip
SITE = Sheet(mark("site"), mark("sites"), (
    _NAME, Entry("latitude_deg", mark("Latitude"), LATITUDE, optional=True, hint=mark("unknown")),
    Entry("longitude_deg", mark("Longitude"), LONGITUDE, optional=True, hint=mark("unknown")),
), _site_facts, _plain)  # fmt: skip
BUILDING = Sheet(mark("building"), mark("buildings"), (
    _NAME, Entry("x_mm", mark("x on the site"), LENGTH), Entry("y_mm", mark("y on the site"), LENGTH),
), _building_facts, _plain)  # fmt: skip
ROW = Sheet(mark("row"), mark("rows"), (_NAME,), _row_facts, _plain)
