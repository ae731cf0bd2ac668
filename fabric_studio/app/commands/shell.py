"""The first thing drawn in an empty design: a hall, or a rack with a hall around it, with the site, building and storey
that they need."""

from __future__ import annotations

from fabric_studio.app.commands import catalogue
from fabric_studio.app.commands.names import Names
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import tr
from fabric_studio.catalog.library import Library
from fabric_studio.model import build
from fabric_studio.model.journal import Document, Transaction

HALL_WIDTH_MM, HALL_DEPTH_MM = 20_000.0, 12_000.0
"""House default for a hall nobody has measured yet."""
CORNER_MM = 3_000.0
"""How far inside that hall its first rack stands."""


def add_first_hall(document: Document, *, x_mm: float, y_mm: float, width_mm: float, depth_mm: float) -> int:
    """A hall with its top left corner at (x, y) on the first storey of a new site; returns its uid."""
    if not (width_mm > 0 and depth_mm > 0):
        raise InvariantError(
            tr(
                "a hall of {width_mm:g} x {depth_mm:g} mm has no floor; give both measures",
                width_mm=width_mm,
                depth_mm=depth_mm,
            )
        )
    with document.transaction(tr("Add hall")) as tx:
        return _shell(tx, x_mm, y_mm, width_mm, depth_mm)


def place_first_rack(
    document: Document,
    library: Library,
    part_id: str,
    *,
    x_mm: float,
    y_mm: float,
    rotation_deg: float = 0.0,
) -> int:
    """A rack with its middle at (x, y) in a new hall around it; returns the uid of the rack."""
    with document.transaction(tr("Place rack")) as tx:
        part = catalogue.part(tx.table("part"), library, part_id)
        hall = _shell(tx, x_mm - CORNER_MM, y_mm - CORNER_MM, HALL_WIDTH_MM, HALL_DEPTH_MM)
        racks = build.add_racks(
            tx,
            part,
            lambda inner: catalogue.find(tx.table("part"), library, inner),
            names=[Names(tx.table("rack").columns["name"]).next("rack-##")],
            hall=hall,
            x_mm=x_mm,
            y_mm=y_mm,
            rotation_deg=rotation_deg % 360.0,
        )
        return int(racks[0])


def _shell(tx: Transaction, x_mm: float, y_mm: float, width_mm: float, depth_mm: float) -> int:
    site = Names(tx.table("site").columns["name"]).next("Site #")
    (hall,) = build.add_shell(tx, hall_width_mm=width_mm, hall_depth_mm=depth_mm, site=site)
    tx.set("hall", hall, x_mm=x_mm, y_mm=y_mm)
    return hall
