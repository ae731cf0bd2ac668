"""Small designs that tests start from, built as templates and importers build: with `model.build` and the catalogue."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.catalog.library import Library, load_library
from fabric_studio.model import build
from fabric_studio.model.journal import Document

RACK, SWITCH, SERVER = "rack-48u-750", "qm9700", "dgx-h100"


def library() -> Library:
    """The catalogue that is shipped; read once."""
    return load_library()


def empty_hall(*, width_mm: float = 20_000, depth_mm: float = 12_000) -> tuple[Document, int]:
    """A site with one building, one storey and one empty hall. Returns the document and the hall's uid."""
    document = Document()
    with document.transaction("Set up") as tx:
        (hall,) = build.add_shell(tx, hall_width_mm=width_mm, hall_depth_mm=depth_mm, floor_load_kg_m2=1500)
    return document, hall


@dataclass(frozen=True)
class Pair:
    """Two racks side by side, their fronts up the page, a tray over them: a QM9700 and a DGX H100, not cabled."""

    document: Document
    hall: int
    switch_rack: int
    server_rack: int
    switch: int
    server: int


def pair_of_racks(*, gap_mm: float = 1_000, tray: bool = True) -> Pair:
    """`gap_mm` between the centres of the racks: 1 m needs about 6 m of cable, 10 m about 15 m."""
    document, hall = empty_hall(width_mm=max(20_000, gap_mm + 8_000))
    parts = library()
    with document.transaction("Set up") as tx:
        racks = build.add_racks(
            tx,
            parts.part(RACK),
            parts.part,
            names=["A-01", "A-02"],
            hall=hall,
            x_mm=np.array([3_000.0, 3_000.0 + gap_mm]),
            y_mm=4_000.0,
        )
        switch = build.add_device(tx, int(racks[0]), parts.part(SWITCH), name="leaf-01", u=40, role="leaf")
        server = build.add_device(tx, int(racks[1]), parts.part(SERVER), name="server-01", u=1)
        if tray:
            storey = tx.table("hall").get(hall).storey
            tx.add(
                "tray",
                storey=storey,
                name="T01",
                x1_mm=1_000.0,
                y1_mm=4_000.0,
                x2_mm=6_000.0 + gap_mm,
                y2_mm=4_000.0,
            )
    return Pair(document, hall, int(racks[0]), int(racks[1]), switch, server)


@dataclass(frozen=True)
class TwoStoreys:
    """A hall on each of two storeys joined by a riser; a rack on each, a leaf below and a spine above, not cabled."""

    document: Document
    halls: tuple[int, int]
    storeys: tuple[int, int]
    racks: tuple[int, int]
    leaf: int
    spine: int


def two_storeys() -> TwoStoreys:
    document, parts = Document(), library()
    with document.transaction("Set up") as tx:
        low, high = build.add_shell(tx, hall_width_mm=20_000, hall_depth_mm=12_000, storeys=2)
        storeys = (int(tx.table("hall").get(low).storey), int(tx.table("hall").get(high).storey))
        building = int(tx.table("storey").get(storeys[0]).building)
        racks, devices = [], []
        for hall, name, device, role in (
            (low, "L1-01", "leaf-01", "leaf"),
            (high, "L2-01", "spine-01", "spine"),
        ):
            rack = int(
                build.add_racks(
                    tx, parts.part(RACK), parts.part, names=[name], hall=hall, x_mm=5_000.0, y_mm=4_000.0
                )[0]
            )
            devices.append(build.add_device(tx, rack, parts.part(SWITCH), name=device, role=role))
            racks.append(rack)
        for storey, name in zip(storeys, ("T1", "T2"), strict=True):
            tx.add(
                "tray", storey=storey, name=name, x1_mm=2_000.0, y1_mm=4_000.0, x2_mm=15_000.0, y2_mm=4_000.0
            )
        tx.add(
            "riser",
            building=building,
            name="R1",
            x_mm=10_000.0,
            y_mm=4_000.0,
            from_storey=storeys[0],
            to_storey=storeys[1],
        )
    return TwoStoreys(document, (low, high), storeys, (racks[0], racks[1]), devices[0], devices[1])
