"""Pictures under the plan: the architect's drawing, brought to scale by two points whose distance is known."""

from __future__ import annotations

import math

from fabric_studio.app.commands.locks import refuse_locked
from fabric_studio.app.commands.names import Names
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import tr
from fabric_studio.base.units import format_length
from fabric_studio.layout.underlay import picture_size
from fabric_studio.model.journal import Document
from fabric_studio.model.table import BLOB_LIMIT

MOST = 32
"""So many pictures at most in one design; each may take 16 MB."""
OPACITY = 0.5
_LEAST_MM, _MOST_MM = 100.0, 1e7
"""A picture narrower than a hand, or wider than 10 km, was not meant."""

Place = tuple[float, float]


def add_underlay(
    document: Document,
    storey: int,
    image: bytes,
    *,
    x_mm: float,
    y_mm: float,
    width_mm: float,
    name: str = "Picture #",
    opacity: float = OPACITY,
) -> int:
    """Lay a PNG or JPEG under a storey with its middle at (x, y), so wide on the floor; returns its uid."""
    if len(image) > BLOB_LIMIT:
        raise InvariantError(
            tr(
                "a picture of {image:.0f} MB is too large; at most {blob_limit} MB fit",
                image=len(image) / 1e6,
                blob_limit=BLOB_LIMIT >> 20,
            )
        )
    picture_size(image)
    _refuse_size(width_mm)
    with document.transaction(tr("Add picture")) as tx:
        table = tx.table("underlay")
        if len(table) >= MOST:
            raise InvariantError(tr("a design holds {most} pictures at most; delete one first", most=MOST))
        title = Names(table.columns["name"]).next(name.replace("\n", " ")[:200] or "Picture #")
        return tx.add(
            "underlay",
            storey=storey,
            name=title,
            image=image,
            x_mm=x_mm,
            y_mm=y_mm,
            width_mm=width_mm,
            opacity=opacity,
        )


def scale_by(document: Document, underlay: int, first: Place, second: Place, distance_mm: float) -> float:
    """Make two points of a picture, given where they lie on the plan now, so far apart. The first one stays where it is.
    Returns by what the picture grew."""
    shown = math.hypot(second[0] - first[0], second[1] - first[1])
    if not shown > 0:
        raise InvariantError(
            tr("a scale needs two different points; click both ends of a length that you know")
        )
    if not (math.isfinite(distance_mm) and distance_mm > 0):
        raise InvariantError(
            tr(
                "two points cannot be {distance_mm:g} mm apart; type the distance on the floor",
                distance_mm=distance_mm,
            )
        )
    with document.transaction(tr("Scale picture")) as tx:
        row = tx.table("underlay").get(underlay)
        factor = distance_mm / shown
        _refuse_size(row.width_mm * factor)
        refuse_locked(
            tx, {"underlay": tx.table("underlay").uid[tx.table("underlay").uid == underlay]}, "scaled"
        )
        tx.set(
            "underlay",
            underlay,
            width_mm=row.width_mm * factor,
            x_mm=first[0] + (row.x_mm - first[0]) * factor,
            y_mm=first[1] + (row.y_mm - first[1]) * factor,
        )
    return factor


def _refuse_size(width_mm: float) -> None:
    if not _LEAST_MM <= width_mm <= _MOST_MM:
        raise InvariantError(
            tr(
                "a picture {width_mm} wide is no plan; it may be {least_mm} to {most_mm} wide",
                width_mm=format_length(width_mm) if math.isfinite(width_mm) else width_mm,
                least_mm=format_length(_LEAST_MM),
                most_mm=format_length(_MOST_MM),
            )
        )
