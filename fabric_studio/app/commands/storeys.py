"""Storeys and halls of a building."""

from __future__ import annotations

import math

import numpy as np

from fabric_studio.app.commands.names import Names
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import tr
from fabric_studio.model.journal import Document

SLAB_MM = 500.0
"""House default for the ceiling of one storey to the floor of the next."""


def add_storey(
    document: Document,
    building: int,
    *,
    name: str | None = None,
    height_mm: float = 4500.0,
    slab_mm: float = SLAB_MM,
    floor_load_kg_m2: float = math.nan,
) -> int:
    """A storey on top of a building, with halls of the same outlines as the storey below; returns its uid."""
    with document.transaction(tr("Add storey")) as tx:
        storeys, halls = tx.table("storey"), tx.table("hall")
        mine = np.flatnonzero(storeys.columns["building"] == building)
        elevation, below = 0.0, 0
        if len(mine):
            top = mine[int(np.argmax(storeys.columns["elevation_mm"][mine]))]
            elevation = float(
                storeys.columns["elevation_mm"][top] + storeys.columns["height_mm"][top] + slab_mm
            )
            below = int(storeys.uid[top])
        storey = tx.add(
            "storey",
            building=building,
            name=name or Names(storeys.columns["name"][mine]).next("Level #"),
            elevation_mm=elevation,
            height_mm=height_mm,
            slab_mm=slab_mm,
            floor_load_kg_m2=floor_load_kg_m2,
        )
        names = Names(halls.columns["name"])
        for index in np.flatnonzero(halls.columns["storey"] == below):
            outline = {key: halls.columns[key][index] for key in ("x_mm", "y_mm", "width_mm", "depth_mm")}
            tx.add("hall", storey=storey, name=names.like(halls.columns["name"][index]), **outline)
        return storey


def add_hall(
    document: Document,
    storey: int,
    *,
    x_mm: float,
    y_mm: float,
    width_mm: float,
    depth_mm: float,
    name: str | None = None,
) -> int:
    """A rectangular hall with its top left corner at (x, y); returns its uid."""
    if not (width_mm > 0 and depth_mm > 0):
        raise InvariantError(
            tr(
                "a hall of {width_mm:g} x {depth_mm:g} mm has no floor; give both measures",
                width_mm=width_mm,
                depth_mm=depth_mm,
            )
        )
    with document.transaction(tr("Add hall")) as tx:
        title = name or Names(tx.table("hall").columns["name"]).next("Hall #")
        return tx.add(
            "hall", storey=storey, name=title, x_mm=x_mm, y_mm=y_mm, width_mm=width_mm, depth_mm=depth_mm
        )
