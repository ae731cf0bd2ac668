"""A cable is as long as its way through the racks and trays, and can say why."""

import math

import numpy as np
import pytest

from fabric_studio.catalog.parts import Medium, Part, PortGroup
from fabric_studio.layout.lengths import cable_lengths, derivation, measure, route
from fabric_studio.layout.load import tray_load, tray_pieces
from fabric_studio.layout.trays import tray_network
from fabric_studio.model import build
from fabric_studio.model.journal import Document

RACK = Part(id="rack", name="Rack", kind="rack", height_u=42, width_mm=600, depth_mm=1200, height_mm=2000)
BOX = Part(id="box", name="Box", kind="switch", height_u=1, ports=(PortGroup("data", 32, "OSFP", 800, 8, 2),))
DR4 = Medium(
    id="dr4",
    name="DR4",
    medium_class="DR",
    speed_gbps=400,
    lanes=4,
    lane_gbps=100,
    max_reach_m=500,
    cable_od_mm=3.0,
)


def hall(storeys: int = 1) -> tuple[Document, list[int]]:
    document = Document()
    with document.transaction("hall") as tx:
        halls = build.add_shell(tx, hall_width_mm=30_000, hall_depth_mm=20_000, storeys=storeys)
    return document, halls


def rack_with_box(document: Document, hall_uid: int, x: float, y: float, name: str, u: float = 20) -> int:
    with document.transaction("rack") as tx:
        rack = build.add_racks(tx, RACK, lambda _: RACK, names=[name], hall=hall_uid, x_mm=x, y_mm=y)
        return build.add_device(tx, int(rack[0]), BOX, name=f"box-{name}", u=u)


def cable(document: Document, a: int, z: int, port: int = 0) -> int:
    with document.transaction("cable") as tx:
        return int(
            build.add_cables(
                tx,
                DR4,
                count=1,
                a_device=a,
                a_port=port,
                a_lanes=4,
                z_device=z,
                z_port=port,
                z_lanes=4,
                rate_gbps=400.0,
            )[0]
        )


def tray(
    document: Document, storey: int, x1: float, y1: float, x2: float, y2: float, name: str = "T1"
) -> None:
    with document.transaction("tray") as tx:
        tx.add("tray", storey=storey, name=name, x1_mm=x1, y1_mm=y1, x2_mm=x2, y2_mm=y2, z_mm=2700.0)


def storey_of(document: Document, hall_uid: int) -> int:
    return int(document.snapshot().halls.get(hall_uid).storey)


def test_a_cable_inside_a_rack_runs_by_the_manager() -> None:
    document, (room,) = hall()
    a = rack_with_box(document, room, 5000, 5000, "A", u=10)
    with document.transaction("second") as tx:
        z = build.add_device(tx, int(tx.table("rack").uid[0]), BOX, name="z", u=30)
    uid = cable(document, a, z)
    lengths = cable_lengths(document.snapshot())
    # 20 U apart, 0.25 m into and out of the manager, 0.3 m slack per end.
    assert lengths.kind[0] == "in-rack"
    assert lengths.required_mm[0] == pytest.approx(20 * 44.45 + 500 + 600)
    assert "inside rack A" in derivation(document.snapshot(), uid)


def test_a_cable_over_a_tray_goes_up_along_and_down_with_slack() -> None:
    document, (room,) = hall()
    a, z = rack_with_box(document, room, 5000, 5000, "A"), rack_with_box(document, room, 15_000, 5000, "B")
    tray(document, storey_of(document, room), 2000, 5000, 20_000, 5000)
    uid = cable(document, a, z)
    snapshot = document.snapshot()
    lengths = cable_lengths(snapshot)
    port_z = (2000 - 42 * 44.45) / 2 + 19.5 * 44.45
    end = (
        250 + (2700 - port_z) + 600
    )  # manager, up to the tray, from the front edge to the middle of the rack
    assert lengths.kind[0] == "tray" and lengths.tray_mm[0] == pytest.approx(10_000)
    assert lengths.required_mm[0] == pytest.approx((2 * end + 10_000) * 1.1 + 3000)
    assert "along T1" in derivation(snapshot, uid)
    assert measure(snapshot, a, z).required_mm == pytest.approx(lengths.required_mm[0])
    assert [round(x) for _, x, _, _ in route(snapshot, uid)][1:3] == [5000, 15_000]


def test_without_a_tray_the_run_is_straight_and_says_so() -> None:
    document, (room,) = hall()
    a, z = rack_with_box(document, room, 5000, 5000, "A"), rack_with_box(document, room, 9000, 8000, "B")
    uid = cable(document, a, z)
    lengths = cable_lengths(document.snapshot())
    assert lengths.kind[0] == "direct" and lengths.tray_mm[0] == pytest.approx(7000)
    assert "no tray joins the racks" in derivation(document.snapshot(), uid)


def test_trays_that_do_not_meet_give_a_straight_run() -> None:
    document, (room,) = hall()
    a, z = rack_with_box(document, room, 5000, 5000, "A"), rack_with_box(document, room, 15_000, 15_000, "B")
    storey = storey_of(document, room)
    tray(document, storey, 2000, 5000, 8000, 5000, "T1")
    tray(document, storey, 12_000, 15_000, 18_000, 15_000, "T2")
    cable(document, a, z)
    assert cable_lengths(document.snapshot()).kind[0] == "direct"
    assert len(np.unique(tray_network(document.snapshot()).component)) == 2


def test_crossing_trays_join_and_the_shorter_way_wins() -> None:
    document, (room,) = hall()
    storey = storey_of(document, room)
    a, z = rack_with_box(document, room, 5000, 5000, "A"), rack_with_box(document, room, 15_000, 15_000, "B")
    for name, ends in {
        "row A": (2000, 5000, 25_000, 5000),
        "row B": (2000, 15_000, 25_000, 15_000),
        "near": (10_000, 4000, 10_000, 16_000),
        "far": (24_000, 4000, 24_000, 16_000),
    }.items():
        tray(document, storey, *ends, name=name)
    uid = cable(document, a, z)
    assert cable_lengths(document.snapshot()).tray_mm[0] == pytest.approx(20_000, abs=0.1)
    assert "row A, near, row B" in derivation(document.snapshot(), uid)


def test_storeys_are_joined_by_a_riser_and_the_rise_counts() -> None:
    document, (low, high) = hall(storeys=2)
    a, z = rack_with_box(document, low, 5000, 5000, "A"), rack_with_box(document, high, 5000, 5000, "B")
    for room in (low, high):
        tray(document, storey_of(document, room), 2000, 5000, 12_000, 5000, f"T{room}")
    cable(document, a, z)
    assert cable_lengths(document.snapshot()).kind[0] == "direct"
    storeys = document.snapshot().storeys
    with document.transaction("riser") as tx:
        tx.add(
            "riser",
            building=int(storeys.building[0]),
            name="R1",
            x_mm=9000.0,
            y_mm=5000.0,
            from_storey=int(storeys.uid[0]),
            to_storey=int(storeys.uid[1]),
        )
    lengths = cable_lengths(document.snapshot())
    assert lengths.kind[0] == "tray"
    assert lengths.tray_mm[0] == pytest.approx(4000 + 5000 + 4000, abs=0.1) and lengths.riser_mm[
        0
    ] == pytest.approx(5000, abs=0.1)


def test_a_guessed_place_makes_the_length_unknown_until_it_is_known() -> None:
    document, (room,) = hall()
    a, z = rack_with_box(document, room, 5000, 5000, "A"), rack_with_box(document, room, 9000, 8000, "B")
    uid = cable(document, a, z)
    racks = document.snapshot().racks.uid
    with document.transaction("guess") as tx:
        tx.set("rack", racks, position_known=False)
    assert math.isnan(cable_lengths(document.snapshot()).required_mm[0])
    assert "only guessed" in derivation(document.snapshot(), uid)
    with document.transaction("known") as tx:
        tx.set("rack", racks, position_known=True)
    assert cable_lengths(document.snapshot()).required_mm[0] > 0


def test_a_length_set_by_hand_is_taken_and_flagged() -> None:
    document, (room,) = hall()
    a, z = rack_with_box(document, room, 5000, 5000, "A"), rack_with_box(document, room, 9000, 8000, "B")
    uid = cable(document, a, z)
    with document.transaction("typed") as tx:
        tx.set("cable", uid, length_mm=12_500.0)
    assert cable_lengths(document.snapshot()).required_mm[0] == 12_500
    assert derivation(document.snapshot(), uid) == "12.5 m, set by hand"


def test_fill_is_that_of_the_fullest_piece_not_the_sum_along_the_tray() -> None:
    document, (room,) = hall()
    boxes = [rack_with_box(document, room, 3000 + 4000 * k, 5000, f"R{k}") for k in range(4)]
    tray(document, storey_of(document, room), 2000, 5000, 20_000, 5000)
    cable(document, boxes[0], boxes[1], 0)
    cable(document, boxes[2], boxes[3], 1)
    assert tray_load(document.snapshot()).tray_cables[0] == 1
    cable(document, boxes[0], boxes[3], 2)
    snapshot = document.snapshot()
    assert tray_load(snapshot).tray_cables[0] == 2
    pieces = tray_pieces(snapshot)
    assert pieces.cables.tolist() == [2, 1, 2]
    assert tray_load(snapshot).tray_fill[0] == pytest.approx(2 * 9 / (300 * 100))
