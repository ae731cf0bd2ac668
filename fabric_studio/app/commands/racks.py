"""Placing racks on the floor."""

from __future__ import annotations

import itertools
import string
from collections.abc import Sequence

import numpy as np

from fabric_studio.app.commands import catalogue
from fabric_studio.app.commands.locks import refuse_locked
from fabric_studio.app.commands.names import Names
from fabric_studio.base.language import mark, tr
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.parts import AnyPart
from fabric_studio.model import build
from fabric_studio.model.journal import Document, Transaction
from fabric_studio.model.table import Ids


def place_rack(
    document: Document,
    library: Library,
    part_id: str,
    *,
    hall: int,
    x_mm: float,
    y_mm: float,
    rotation_deg: float = 0.0,
    name: str | None = None,
) -> int:
    """Stand a rack with what comes inside it at the centre point (x, y) of its footprint; returns its uid."""
    with document.transaction(tr("Place rack")) as tx:
        part = catalogue.part(tx.table("part"), library, part_id)
        names = Names(tx.table("rack").columns["name"])
        racks = build.add_racks(
            tx,
            part,
            lambda inner: _inner(tx, library, inner),
            names=[names.next("rack-##") if name is None else name],
            hall=hall,
            x_mm=x_mm,
            y_mm=y_mm,
            rotation_deg=rotation_deg % 360.0,
        )
        return int(racks[0])


def place_row(
    document: Document,
    library: Library,
    part_id: str,
    *,
    hall: int,
    x_mm: float,
    y_mm: float,
    count: int,
    pitch_x_mm: float,
    pitch_y_mm: float = 0.0,
    rotation_deg: float = 0.0,
    row_name: str | None = None,
) -> list[int]:
    """A row of `count` racks of one part, the first centred at (x, y), each a pitch further; returns their uids."""
    with document.transaction(tr("Place row of {count} racks", count=count)) as tx:
        part = catalogue.part(tx.table("part"), library, part_id)
        title = next_row_letter(tx) if row_name is None else row_name
        row = tx.add("row", hall=hall, name=title)
        names = Names(tx.table("rack").columns["name"])
        racks = build.add_racks(
            tx,
            part,
            lambda inner: _inner(tx, library, inner),
            names=[names.next(f"{title}-##") for _ in range(count)],
            hall=hall,
            row=row,
            x_mm=[x_mm + pitch_x_mm * index for index in range(count)],
            y_mm=[y_mm + pitch_y_mm * index for index in range(count)],
            rotation_deg=rotation_deg % 360.0,
        )
        return [int(rack) for rack in racks]


def move_rack(
    document: Document,
    rack: int,
    *,
    x_mm: float,
    y_mm: float,
    rotation_deg: float | None = None,
    hall: int | None = None,
) -> None:
    """Stand a rack somewhere else, in the same hall unless another is named."""
    with document.transaction(tr("Move rack")) as tx:
        row = tx.table("rack").get(rack)
        fresh = {
            "x_mm": x_mm,
            "y_mm": y_mm,
            "rotation_deg": row.rotation_deg if rotation_deg is None else rotation_deg % 360.0,
            "hall": row.hall if hall is None else hall,
            "position_known": True,
        }
        if any(getattr(row, name) != value for name, value in fresh.items()):
            refuse_locked(tx, {"rack": np.array([rack], np.int64)}, mark("moved"))
            other_hall = fresh["hall"] != row.hall
            tx.set("rack", rack, **fresh, **({"row": 0} if other_hall else {}))


def confirm_place(document: Document, racks: int | Sequence[int] | Ids) -> None:
    """Say that racks an import placed by guess do stand where they are drawn; their cables can then be measured."""
    with document.transaction(tr("Confirm the place of racks")) as tx:
        table = tx.table("rack")
        uids = np.unique(np.atleast_1d(np.asarray(racks, np.int64)))
        guessed = ~table.columns["position_known"][table.index_of(uids)]
        tx.set("rack", uids[guessed], position_known=True)


def next_row_letter(tx: Transaction) -> str:
    """A, B ... Z, AA, AB ...: the first no row has yet."""
    taken = set(tx.table("row").columns["name"])
    for size in itertools.count(1):
        for letters in itertools.product(string.ascii_uppercase, repeat=size):
            if (name := "".join(letters)) not in taken:
                return name
    raise AssertionError("unreachable")


def _inner(tx: Transaction, library: Library, part_id: str) -> AnyPart:
    return catalogue.find(tx.table("part"), library, part_id)
