"""Rooms, areas, walls, doors and the pictures under the plan."""

from __future__ import annotations

import numpy as np

from fabric_studio.app.commands import structure
from fabric_studio.app.commands.locks import lock, locked, unlock
from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_length
from fabric_studio.catalog.library import Library
from fabric_studio.layout.underlay import picture_size, underlay_boxes
from fabric_studio.layout.underlay_page import Page, page_in
from fabric_studio.model.journal import Document
from fabric_studio.model.kinds import ROOM_PURPOSES
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids
from fabric_studio.ui.panels.inspected.sheet import Act, Choices, Entry, Fact, Sheet
from fabric_studio.ui.panels.quantity import ANGLE, LENGTH, SHARE, SIZE

_NAME = Entry("name", mark("Name"), "text", one=True)
_CORNER = (
    Entry("x_mm", mark("x, left side"), LENGTH),
    Entry("y_mm", mark("y, upper side"), LENGTH),
    Entry("width_mm", mark("Width"), SIZE),
    Entry("depth_mm", mark("Depth"), SIZE),
)
_PURPOSES = {
    "column": mark("Column"),
    "no-go": mark("No-go area"),
    "cold-aisle": mark("Cold aisle"),
    "hot-aisle": mark("Hot aisle"),
    "meet-me": mark("Meet-me room"),
    "other": mark("Other room"),
}


def _words(*purposes: str) -> Choices:
    return lambda _snapshot, _uids: [(purpose, _PURPOSES[purpose]) for purpose in purposes]


def _on(kind: str) -> object:
    def subtitle(snapshot: Snapshot, uid: int) -> str:
        return str(snapshot.storeys.get(snapshot.table(kind).get(uid).storey).name)

    return subtitle


def _floor(kind: str) -> object:
    def facts(snapshot: Snapshot, library: Library, uids: Ids) -> list[Fact]:
        table = snapshot.table(kind)
        rows = table.index_of(uids)
        area = float((table.columns["width_mm"] * table.columns["depth_mm"])[rows].sum()) / 1e6
        return [Fact(tr("Floor"), f"{area:,.1f} m²")]

    return facts


def _wall_facts(snapshot: Snapshot, library: Library, uids: Ids) -> list[Fact]:
    walls, rows = snapshot.walls, snapshot.walls.index_of(uids)
    long = np.hypot(walls.x2_mm - walls.x1_mm, walls.y2_mm - walls.y1_mm)[rows].sum()
    return [Fact(tr("Length"), format_length(float(long)))]


def _door_facts(snapshot: Snapshot, library: Library, uids: Ids) -> list[Fact]:
    return []


def _door_acts(_snapshot: Snapshot, _uids: Ids) -> list[Act]:
    return [Act(tr("Open to the other side"), _flip)]


def _flip(document: Document, _library: Library, uids: Ids) -> None:
    structure.flip_doors(document, uids)


def _picture_facts(snapshot: Snapshot, library: Library, uids: Ids) -> list[Fact]:
    rows = snapshot.underlays.index_of(uids)
    if len(rows) != 1:
        return [Fact(tr("Pictures"), f"{len(rows):,}")]
    wide, high = picture_size(snapshot.underlays.image[rows[0]])
    deep, size = float(underlay_boxes(snapshot).depth_mm[rows[0]]), len(snapshot.underlays.image[rows[0]])
    page = page_in(snapshot.underlays.image[rows[0]])
    return [
        *(_origin_facts(page) if page is not None else ()),
        Fact(tr("Depth"), format_length(deep)),
        Fact(
            tr("Picture"), tr("{wide:,} × {high:,} pixels, {mb:.1f} MB", wide=wide, high=high, mb=size / 1e6)
        ),
        Fact(tr("A pixel is"), format_length(float(snapshot.underlays.width_mm[rows[0]]) / wide)),
    ]


def _origin_facts(page: Page) -> list[Fact]:
    """Where a picture comes from, as it was noted when it was brought in."""
    origin = page.origin
    facts = [Fact(tr("From"), origin.file)] if origin.file else []
    if origin.pages > 1:
        facts.append(
            Fact(tr("Page"), tr("{page} of {pages}", page=f"{origin.page:,}", pages=f"{origin.pages:,}"))
        )
    if origin.all_layers:
        layers = tr("{layers} of {all_layers}", layers=origin.layers, all_layers=origin.all_layers)
        facts.append(Fact(tr("Layers"), layers))
    if origin.unit:
        facts.append(Fact(tr("Scale by"), tr("the drawing's unit, {unit}", unit=origin.unit)))
    sharp = tr("sharp, from its vectors") if page.pdf else tr("as fine as its pixels")
    return [*facts, Fact(tr("Near by"), sharp)]


def _picture_acts(snapshot: Snapshot, uids: Ids) -> list[Act]:
    held = np.isin(uids, locked(snapshot).get("underlay", ())).all()
    command = unlock if held else lock

    def turn(document: Document, _library: Library, chosen: Ids) -> None:
        command(document, {"underlay": chosen})

    return [Act(tr("Unlock") if held else tr("Lock in its place"), turn)]


ROOM = Sheet(mark("room"), mark("rooms"), (
    _NAME, Entry("purpose", mark("Used as"), _words(*ROOM_PURPOSES)), *_CORNER,
), _floor("room"), _on("room"))  # type: ignore[arg-type]  # fmt: skip
AREA = Sheet(mark("area"), mark("areas"), (
    _NAME, Entry("purpose", mark("Is a"), _words("column", "no-go", "cold-aisle", "hot-aisle")), *_CORNER,
), _floor("area"), _on("area"))  # type: ignore[arg-type]  # fmt: skip
WALL = Sheet(mark("wall"), mark("walls"), (
    _NAME,
    Entry("x1_mm", mark("x, one end"), LENGTH), Entry("y1_mm", mark("y, one end"), LENGTH),
    Entry("x2_mm", mark("x, other end"), LENGTH), Entry("y2_mm", mark("y, other end"), LENGTH),
    Entry("thickness_mm", mark("Thickness"), SIZE),
), _wall_facts, _on("wall"))  # type: ignore[arg-type]  # fmt: skip
DOOR = Sheet(mark("door"), mark("doors"), (
    _NAME, Entry("x_mm", mark("x, middle"), LENGTH), Entry("y_mm", mark("y, middle"), LENGTH),
    Entry("width_mm", mark("Width"), SIZE), Entry("rotation_deg", mark("Opens towards"), ANGLE,
                                                  tip=mark("0°: up the page, 90°: to the right")),
), _door_facts, _on("door"), acts=_door_acts)  # type: ignore[arg-type]  # fmt: skip
UNDERLAY = Sheet(mark("picture"), mark("pictures"), (
    _NAME, Entry("x_mm", mark("x, middle"), LENGTH), Entry("y_mm", mark("y, middle"), LENGTH),
    Entry("width_mm", mark("Width on the floor"), SIZE), Entry("rotation_deg", mark("Turned by"), ANGLE),
    Entry("opacity", mark("Opacity"), SHARE), Entry("hidden", mark("Hidden"), "flag"),
), _picture_facts, _on("underlay"), acts=_picture_acts)  # type: ignore[arg-type]  # fmt: skip
