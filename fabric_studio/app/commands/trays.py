"""Drawing trays and risers."""

from __future__ import annotations

from fabric_studio.app.commands.names import Names
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import mark, tr
from fabric_studio.model.journal import Document


def add_tray(
    document: Document,
    storey: int,
    x1_mm: float,
    y1_mm: float,
    x2_mm: float,
    y2_mm: float,
    *,
    z_mm: float = 2700.0,
    width_mm: float = 300.0,
    depth_mm: float = 100.0,
    name: str | None = None,
) -> int:
    """A straight tray between two points of a storey; returns its uid."""
    if (x1_mm, y1_mm) == (x2_mm, y2_mm):
        raise InvariantError(tr("a tray needs two different ends; drag from one to the other"))
    _refuse_flat(mark("tray"), width_mm, depth_mm)
    with document.transaction(tr("Add tray")) as tx:
        return tx.add(
            "tray",
            storey=storey,
            name=Names(tx.table("tray").columns["name"]).next("T##") if name is None else name,
            x1_mm=x1_mm,
            y1_mm=y1_mm,
            x2_mm=x2_mm,
            y2_mm=y2_mm,
            z_mm=z_mm,
            width_mm=width_mm,
            depth_mm=depth_mm,
        )


def add_riser(
    document: Document,
    building: int,
    x_mm: float,
    y_mm: float,
    from_storey: int,
    to_storey: int,
    *,
    width_mm: float = 600.0,
    depth_mm: float = 150.0,
    name: str | None = None,
) -> int:
    """A standing tray at (x, y) between two storeys of a building; returns its uid."""
    if from_storey == to_storey:
        raise InvariantError(tr("a riser joins two different storeys; add a storey first"))
    _refuse_flat(mark("riser"), width_mm, depth_mm)
    with document.transaction(tr("Add riser")) as tx:
        storeys = tx.table("storey")
        for storey in (from_storey, to_storey):
            if storeys.get(storey).building != building:
                raise InvariantError(
                    tr(
                        "storey {storey} is in another building; a riser stays in one",
                        storey=storeys.get(storey).name,
                    )
                )
        return tx.add(
            "riser",
            building=building,
            name=Names(tx.table("riser").columns["name"]).next("R##") if name is None else name,
            x_mm=x_mm,
            y_mm=y_mm,
            from_storey=from_storey,
            to_storey=to_storey,
            width_mm=width_mm,
            depth_mm=depth_mm,
        )


def _refuse_flat(noun: str, width_mm: float, depth_mm: float) -> None:
    if not (width_mm > 0 and depth_mm > 0):
        raise InvariantError(
            tr(
                "a {noun} of {width_mm:g} x {depth_mm:g} mm holds no cable; give both inside measures",
                noun=tr(noun),
                width_mm=width_mm,
                depth_mm=depth_mm,
            )
        )
