"""Drawing what the building puts into the plan: walls, doors, and areas such as columns and aisles closed in."""

from __future__ import annotations

import math

from fabric_studio.app.commands.locks import refuse_locked
from fabric_studio.app.commands.names import Names
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.wording import kind_word, listed
from fabric_studio.model.journal import Document
from fabric_studio.model.kinds import AREA_PURPOSES
from fabric_studio.model.table import Ids

WALL_MM, DOOR_MM = 150.0, 1_200.0
"""House defaults: a partition of blocks, and a door a rack on its pallet goes through."""
_PATTERNS = {
    "column": "Column ##",
    "no-go": "No-go ##",
    "cold-aisle": "Cold aisle ##",
    "hot-aisle": "Hot aisle ##",
}
_NOUNS = {
    "column": mark("column"),
    "no-go": mark("no-go area"),
    "cold-aisle": mark("cold aisle"),
    "hot-aisle": mark("hot aisle"),
}
SIZED = ("hall", "room", "area")
"""Rectangles that have a corner and two sides."""


def add_area(
    document: Document,
    storey: int,
    purpose: str,
    *,
    x_mm: float,
    y_mm: float,
    width_mm: float,
    depth_mm: float,
    name: str | None = None,
) -> int:
    """A rectangle with its top left corner at (x, y) of the building; returns its uid."""
    if purpose not in AREA_PURPOSES:
        raise InvariantError(
            tr(
                "an area is one of {area_purposes}, not {purpose!r}",
                area_purposes=", ".join(AREA_PURPOSES),
                purpose=purpose,
            )
        )
    noun = tr(_NOUNS.get(purpose, purpose))
    if not (width_mm > 0 and depth_mm > 0):
        raise InvariantError(
            tr(
                "a {noun} of {width_mm:g} x {depth_mm:g} mm has no floor; give both measures",
                noun=noun,
                width_mm=width_mm,
                depth_mm=depth_mm,
            )
        )
    with document.transaction(tr("Add {noun}", noun=noun)) as tx:
        title = name or Names(tx.table("area").columns["name"]).next(_PATTERNS[purpose])
        return tx.add(
            "area",
            storey=storey,
            name=title,
            purpose=purpose,
            x_mm=x_mm,
            y_mm=y_mm,
            width_mm=width_mm,
            depth_mm=depth_mm,
        )


def add_wall(
    document: Document,
    storey: int,
    x1_mm: float,
    y1_mm: float,
    x2_mm: float,
    y2_mm: float,
    *,
    thickness_mm: float = WALL_MM,
    name: str | None = None,
) -> int:
    """A straight wall between two points of a storey; returns its uid."""
    if (x1_mm, y1_mm) == (x2_mm, y2_mm):
        raise InvariantError(tr("a wall needs two different ends; drag from one to the other"))
    if not thickness_mm > 0:
        raise InvariantError(
            tr(
                "a wall of {thickness_mm:g} mm keeps nothing apart; give its thickness",
                thickness_mm=thickness_mm,
            )
        )
    with document.transaction(tr("Add wall")) as tx:
        return tx.add(
            "wall",
            storey=storey,
            name=name or Names(tx.table("wall").columns["name"]).next("Wall ##"),
            x1_mm=x1_mm,
            y1_mm=y1_mm,
            x2_mm=x2_mm,
            y2_mm=y2_mm,
            thickness_mm=thickness_mm,
        )


def add_door(
    document: Document,
    storey: int,
    x_mm: float,
    y_mm: float,
    *,
    rotation_deg: float = 0.0,
    width_mm: float = DOOR_MM,
    name: str | None = None,
) -> int:
    """A door with the middle of its opening at (x, y), opening to the side that rotation_deg says; returns its uid."""
    if not width_mm > 0:
        raise InvariantError(tr("nobody passes a door of {width_mm:g} mm; give its width", width_mm=width_mm))
    with document.transaction(tr("Add door")) as tx:
        return tx.add(
            "door",
            storey=storey,
            name=name or Names(tx.table("door").columns["name"]).next("Door ##"),
            x_mm=x_mm,
            y_mm=y_mm,
            width_mm=width_mm,
            rotation_deg=rotation_deg % 360.0,
        )


def resize(
    document: Document, kind: str, uid: int, *, x_mm: float, y_mm: float, width_mm: float, depth_mm: float
) -> None:
    """Give a hall, room or area another outline; what stands in it stays where it is."""
    if kind not in SIZED:
        raise InvariantError(
            tr(
                "a {kind} has no outline to drag; {sized} have one",
                kind=kind_word(kind),
                sized=listed([kind_word(each) for each in SIZED]),
            )
        )
    if not (width_mm > 0 and depth_mm > 0):
        raise InvariantError(
            tr(
                "a {kind} of {width_mm:g} x {depth_mm:g} mm has no floor; give both measures",
                kind=kind_word(kind),
                width_mm=width_mm,
                depth_mm=depth_mm,
            )
        )
    with document.transaction(tr("Resize {kind}", kind=kind_word(kind))) as tx:
        row = tx.table(kind).get(uid)
        fresh = {"x_mm": x_mm, "y_mm": y_mm, "width_mm": width_mm, "depth_mm": depth_mm}
        if any(getattr(row, name) != value for name, value in fresh.items()):
            refuse_locked(tx, {kind: tx.table(kind).uid[tx.table(kind).uid == uid]}, mark("resized"))
            tx.set(kind, uid, **fresh)


def flip_doors(document: Document, doors: Ids) -> None:
    """Let doors open to the other side of their wall."""
    with document.transaction(tr("Turn door")) as tx:
        refuse_locked(tx, {"door": doors}, mark("turned"))
        table = tx.table("door")
        turned = (table.columns["rotation_deg"][table.index_of(doors)] + 180.0) % 360.0
        tx.set("door", doors, rotation_deg=turned)


def side_of(x1_mm: float, y1_mm: float, x2_mm: float, y2_mm: float, x_mm: float, y_mm: float) -> float:
    """The direction, in degrees clockwise from up the page, from a line to the side on which a point lies."""
    along = math.degrees(math.atan2(y2_mm - y1_mm, x2_mm - x1_mm))
    left = (x2_mm - x1_mm) * (y_mm - y1_mm) - (y2_mm - y1_mm) * (x_mm - x1_mm) < 0
    return round((along if left else along + 180.0) % 360.0, 9)
