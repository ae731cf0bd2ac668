"""Designs that nobody would build, drawn by hand or by accident: every view has to show something sensible of them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from msgspec.structs import replace

from fabric_studio.app.commands import cables
from fabric_studio.model import build
from fabric_studio.model.journal import Document
from tests.factories import RACK, SERVER, SWITCH, empty_hall, library, pair_of_racks


def empty() -> Document:
    """Nothing at all."""
    return Document()


def hall_without_size() -> Document:
    """A hall of 0 x 0 m with a rack and a switch in it."""
    document, hall = empty_hall(width_mm=0.0, depth_mm=0.0)
    _racks(document, hall, [0.0])
    return document


def one_rack() -> Document:
    """One rack in a hall, nothing to cable it to."""
    document, hall = empty_hall()
    _racks(document, hall, [3_000.0])
    return document


def rack_outside() -> Document:
    """A cabled rack 300 m beside the hall it belongs to."""
    document, hall = empty_hall()
    _racks(document, hall, [3_000.0, 300_000.0])
    _cable(document)
    return document


def many_trays() -> Document:
    """10,000 pieces of tray over two racks, side by side and end to end."""
    pair = pair_of_racks()
    storey = int(pair.document.snapshot().storeys.uid[0])
    y = np.tile(np.linspace(0.0, 12_000.0, 100), 100)
    x = np.repeat(np.arange(100) * 200.0, 100)
    with pair.document.transaction("Fill") as tx:
        tx.add_many(
            "tray",
            len(y),
            storey=storey,
            name=np.array([f"T{n:05d}" for n in range(len(y))], object),
            x1_mm=x,
            y1_mm=y,
            x2_mm=x + 200.0,
            y2_mm=y,
        )
    _cable(pair.document)
    return pair.document


def storeys_without_riser() -> Document:
    """Two storeys with trays, a cable between them, and no riser that it could take."""
    document = Document()
    with document.transaction("Set up") as tx:
        halls = build.add_shell(tx, hall_width_mm=20_000, hall_depth_mm=12_000, storeys=2)
        for hall in halls:
            storey = int(tx.table("hall").get(hall).storey)
            tx.add("tray", storey=storey, name="T1", x1_mm=1e3, y1_mm=4e3, x2_mm=15e3, y2_mm=4e3)
    _racks(document, halls[0], [3_000.0], SWITCH)
    _racks(document, halls[1], [9_000.0], SERVER)
    _cable(document)
    return document


def trays_in_two_pieces() -> Document:
    """A cable between racks whose trays do not meet."""
    document, hall = empty_hall()
    _racks(document, hall, [3_000.0], SWITCH)
    _racks(document, hall, [15_000.0], SERVER)
    storey = int(document.snapshot().storeys.uid[0])
    with document.transaction("Trays") as tx:
        for name, x in (("T1", 1_000.0), ("T2", 12_000.0)):
            tx.add("tray", storey=storey, name=name, x1_mm=x, y1_mm=4e3, x2_mm=x + 5e3, y2_mm=4e3)
    _cable(document)
    return document


def names_of_nothing() -> Document:
    """Everything is called "" or holds a NUL and other letters that cannot be seen."""
    pair = pair_of_racks()
    _cable(pair.document)
    snapshot = pair.document.snapshot()
    with pair.document.transaction("Rename") as tx:
        for kind, name in (
            ("site", ""),
            ("building", ""),
            ("storey", "\0"),
            ("hall", ""),
            ("rack", "\0\0"),
            ("device", "\u202e\x07\n"),
            ("tray", ""),
            ("cable", ""),
        ):
            uids = snapshot.table(kind).uid
            tx.set(kind, uids, name=np.full(len(uids), name, object))
    return pair.document


def cable_of_no_rate() -> Document:
    """A cable of 0 Gb/s between ports of 0 Gb/s."""
    pair = pair_of_racks()
    _cable(pair.document)
    snapshot, parts = pair.document.snapshot(), library()
    switch = parts.part(SWITCH)
    slow = replace(
        switch, id="no-rate", ports=tuple(replace(group, cage_speed_gbps=0.0) for group in switch.ports)
    )
    medium = replace(parts.medium("400g4-sr4"), id="no-rate-medium", speed_gbps=0.0, lane_gbps=0.0)
    with pair.document.transaction("Slow down") as tx:
        tx.set("device", [pair.switch], part=build.use_part(tx, slow))
        tx.set("cable", snapshot.cables.uid, medium=build.use_part(tx, medium))
    return pair.document


ABSURD: dict[str, Callable[[], Document]] = {
    "empty": empty,
    "hall without size": hall_without_size,
    "one rack": one_rack,
    "rack outside": rack_outside,
    "10,000 trays": many_trays,
    "storeys without riser": storeys_without_riser,
    "trays in two pieces": trays_in_two_pieces,
    "names of nothing": names_of_nothing,
    "cable of no rate": cable_of_no_rate,
}


def _racks(document: Document, hall: int, x_mm: list[float], device: str = "") -> None:
    """Racks with a switch in the first and servers in the others, or with `device` in each."""
    parts = library()
    with document.transaction("Racks") as tx:
        count = len(tx.now.racks)
        names = [f"A-{count + n + 1:02d}" for n in range(len(x_mm))]
        racks = build.add_racks(
            tx, parts.part(RACK), parts.part, names=names, hall=hall, x_mm=np.array(x_mm), y_mm=4_000.0
        )
        for n, rack in enumerate(racks.tolist()):
            part = device or (SWITCH if n == 0 else SERVER)
            name, role = (
                (f"leaf-{n + 1:02d}", "leaf") if part == SWITCH else (f"server-{n + 1:02d}", "server")
            )
            build.add_device(tx, rack, parts.part(part), name=name, u=1, role=role)


def _cable(document: Document) -> None:
    snapshot = document.snapshot()
    first, second = snapshot.racks.uid[:2].tolist()
    cables.connect_racks(document, library(), first, second)
