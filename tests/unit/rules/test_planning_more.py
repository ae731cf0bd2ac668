"""Rules of planning: bends, tensor-parallel groups, planes, RoCE, sides of a rack; short parts on long runs."""

from __future__ import annotations

import math

import pytest

from fabric_studio.catalog.parts import PortGroup
from fabric_studio.layout.sides import cable_ways, quarters_per_rack
from fabric_studio.model import build
from tests.factories_rules import Drawing
from tests.unit.rules.test_planning import CORD, accelerated, server, switch

BEND, TENSOR, MEET = "bend-too-tight", "tensor-group-split", "planes-meet"
ROCE, SIDE = "roce-not-lossless", "cables-on-one-side"


# -- bends ------------------------------------------------------------------------------------------------------------


def around_a_corner(width_mm: float) -> tuple[Drawing, int, int]:
    drawing = Drawing()
    near, far = drawing.rack(x_mm=2_000, y_mm=5_000), drawing.rack(x_mm=12_000, y_mm=15_000)
    drawing.tray(1_000, 5_000, 12_000, 5_000)
    narrow = drawing.tray(12_000, 5_000, 12_000, 16_000, width_mm=width_mm)
    a, z = drawing.device(switch(), "leaf", rack=near), drawing.device(switch(), "spine", rack=far)
    return drawing, narrow, drawing.cable((a, 0), (z, 0), CORD)


def test_a_corner_as_wide_as_the_cable_needs_passes() -> None:
    around_a_corner(30.0)[0].passes(BEND)


def test_a_corner_too_narrow_for_its_cables() -> None:
    drawing, narrow, cable = around_a_corner(25.0)
    drawing.fails(
        BEND,
        "1 cable turn the corner of T2 in 25 mm; 400G DR4 may not be bent to less than 30 mm",
        where=[("tray", narrow), ("cable", cable)],
        actual=25.0,
        limit=30.0,
        unit="mm",
        fix="make T2 30 mm wide",
    )


def test_trays_that_go_straight_on_make_no_corner() -> None:
    drawing = Drawing()
    near, far = drawing.rack(x_mm=2_000, y_mm=5_000), drawing.rack(x_mm=20_000, y_mm=5_000)
    drawing.tray(1_000, 5_000, 12_000, 5_000, width_mm=20.0)
    drawing.tray(12_000, 5_000, 22_000, 5_000, width_mm=20.0)
    a, z = drawing.device(switch(), rack=near), drawing.device(switch(), rack=far)
    drawing.cable((a, 0), (z, 0), CORD)
    drawing.passes(BEND)


# -- tensor-parallel groups -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ranks", [2.0])
def test_groups_inside_the_domain_pass(ranks: float) -> None:
    drawing, _ = accelerated(250.0)
    drawing.setting(f"rule.{TENSOR}.ranks", ranks)
    drawing.passes(TENSOR)


def test_a_group_larger_than_the_domain() -> None:
    drawing, host = accelerated(250.0)
    drawing.setting(f"rule.{TENSOR}.ranks", 4.0)
    drawing.fails(
        TENSOR,
        "tensor-parallel groups of 4 do not go into 1 scale-up domain of 2, at server-01: a group crosses into the network",
        where=[("device", host)],
        actual=4.0,
        limit=2.0,
        unit="accelerators",
        severity="warning",
    )


@pytest.mark.parametrize("rule", [TENSOR, ROCE])
def test_without_the_projects_own_figure_the_rule_does_not_run(rule: str) -> None:
    drawing, _ = accelerated(250.0) if rule == TENSOR else ethernet()
    (status,) = [status for status in drawing.check().rules if status.id == rule]
    assert status.status == "not-run" and status.note.startswith("nobody said")


# -- planes -----------------------------------------------------------------------------------------------------------


def two_switches(*planes: int) -> tuple[Drawing, int]:
    drawing = Drawing()
    ends = [drawing.device(switch(), f"sw-{n}", plane=plane) for n, plane in enumerate(planes, 1)]
    return drawing, drawing.cable((ends[0], 0), (ends[1], 0), CORD, 10.0)


@pytest.mark.parametrize("planes", [(0, 0), (-1, 1)])
def test_switches_of_one_plane_may_be_cabled(planes: tuple[int, int]) -> None:
    two_switches(*planes)[0].passes(MEET)


def test_switches_of_two_planes_cabled_to_each_other() -> None:
    drawing, cable = two_switches(0, 1)
    drawing.fails(
        MEET,
        "C00001 joins sw-1 of plane 1 to sw-2 of plane 2: what fails in one reaches the other",
        where=[("cable", cable)],
        actual=2.0,
        limit=1.0,
        unit="planes",
        fix="remove C00001",
    )


# -- RoCE -------------------------------------------------------------------------------------------------------------


def ethernet(fabric: str = "Ethernet 800G") -> tuple[Drawing, int]:
    drawing = Drawing()
    leaf = drawing.device(switch(fabric=fabric), "leaf-01", role="leaf")
    drawing.cable((drawing.device(server()), 0), (leaf, 0), CORD, 10.0)
    return drawing, leaf


@pytest.mark.parametrize("fabric", ["InfiniBand NDR", "Scheduled Ethernet"])
def test_a_fabric_that_is_lossless_by_itself_passes(fabric: str) -> None:
    drawing, _ = ethernet(fabric)
    drawing.setting(f"rule.{ROCE}.pfc", 0.0)
    drawing.passes(ROCE)


def test_both_mechanisms_on_passes() -> None:
    drawing, _ = ethernet()
    for name in ("pfc", "ecn"):
        drawing.setting(f"rule.{ROCE}.{name}", 1.0)
    drawing.passes(ROCE)


def test_ethernet_without_ecn() -> None:
    drawing, leaf = ethernet()
    drawing.setting(f"rule.{ROCE}.pfc", 1.0)
    drawing.setting(f"rule.{ROCE}.ecn", 0.0)
    drawing.fails(
        ROCE,
        "1 Ethernet switch of the compute network run RoCE without explicit congestion notification (ECN): leaf-01",
        where=[("device", leaf)],
        actual=1.0,
        limit=0.0,
        unit="mechanisms off",
        severity="warning",
    )


# -- sides ------------------------------------------------------------------------------------------------------------


def one_switch(ports: range) -> tuple[Drawing, int]:
    drawing = Drawing()
    rack = drawing.rack(name="N-01")
    big = replace_ports(64)
    leaf = drawing.device(big, "leaf", rack=rack)
    far = [drawing.device(big, f"far-{n}") for n in range(2)]
    for number, port in enumerate(ports):
        drawing.cable((leaf, port), (far[number % 2], number // 2 * 2), CORD, 10.0)
    return drawing, rack


def replace_ports(count: int):
    return server(ports=(PortGroup("data", count, "QSFP112", 400.0, 4),))


def test_ports_over_the_whole_face_are_balanced() -> None:
    drawing, _ = one_switch(range(0, 64))
    drawing.passes(SIDE)
    assert quarters_per_rack(drawing.document.snapshot()).sum(axis=2)[0].tolist() == [32, 32]


def test_all_cables_at_the_left_half_of_the_face() -> None:
    drawing, rack = one_switch(range(0, 34))
    drawing.setting("rule.cables-on-one-side.cables", 20.0)
    drawing.fails(
        SIDE,
        "32 of 34 cables of rack N-01 run down at the left; the limit is 75%",
        where=[("rack", rack)],
        actual=32 / 34 * 100,
        limit=75.0,
        unit="%",
        severity="info",
        fix="lead every other column of ports to the other side",
    )
    drawing.setting("layout.cable_sides", "right")
    (found,) = drawing.found(SIDE)
    assert found.text.startswith("34 of 34 cables of rack N-01 run down at the right") and math.isclose(
        found.actual or 0, 100
    )


def up_and_down() -> tuple[Drawing, int]:
    """The left half of a leaf's ports is cabled to another rack, up; the right half to a box below it in the same rack."""
    drawing = Drawing()
    rack, big = drawing.rack(name="N-01"), replace_ports(64)
    leaf, below = (drawing.device(big, name, rack=rack, u=u) for name, u in (("leaf", 30.0), ("below", 4.0)))
    far = drawing.device(big, "far")
    for port in range(32):
        drawing.cable((leaf, port), (far, port), CORD, 10.0)
        drawing.cable((leaf, 32 + port), (below, port), CORD, 2.0)
    return drawing, rack


def test_halves_that_are_even_hide_quarters_that_are_not() -> None:
    drawing, rack = up_and_down()
    assert quarters_per_rack(drawing.document.snapshot()).sum(axis=2)[0].tolist() == [64, 32]
    drawing.fails(
        SIDE,
        "64 of the 64 cables of rack N-01 that go up run at the left; the limit is 75%",
        where=[("rack", rack)],
        actual=100.0,
        limit=75.0,
        unit="%",
        severity="info",
        fix="lead every other column of ports to the other side, up and down each for itself",
    )
    drawing.setting("layout.cable_sides", "quarters")
    drawing.passes(SIDE)
    assert quarters_per_rack(drawing.document.snapshot())[0].tolist() == [[32, 16], [32, 16]]


def test_a_cable_goes_down_to_a_tray_under_the_floor_and_up_to_one_over_the_rack() -> None:
    for z_mm, way in ((-300.0, 1), (2_700.0, 0)):
        drawing = Drawing()
        ends = [drawing.device("qm9700", name, rack=drawing.rack(), u=20.0) for name in ("one", "other")]
        drawing.cable((ends[0], 0), (ends[1], 0), CORD, 10.0)
        with drawing.document.transaction("Tray") as tx:
            storey = int(tx.table("storey").uid[0])
            tx.add(
                "tray",
                storey=storey,
                name="T1",
                x1_mm=0.0,
                y1_mm=1_000.0,
                x2_mm=9_000.0,
                y2_mm=1_000.0,
                z_mm=z_mm,
            )
        ways = cable_ways(drawing.document.snapshot())
        assert (ways.a.tolist(), ways.z.tolist()) == ([way], [way])


# -- a short part on a long run ---------------------------------------------------------------------------------------


def test_a_100_m_part_at_one_end_limits_a_run_of_500_m() -> None:
    drawing = Drawing()
    host, leaf = drawing.device(server(), "server"), drawing.device(switch(), "leaf", role="leaf")
    cable = drawing.cable((host, 0), (leaf, 0), CORD, 300.0)
    drawing.passes("cable-too-long")
    with drawing.document.transaction("Short part") as tx:
        short = next(m for m in drawing.library.media.values() if m.name == "400G DR4 (100 m NS part)")
        tx.set("cable", cable, z_medium=build.use_part(tx, short))
    told = [f for f in drawing.check().findings if f.where[0] == ("cable", cable) and f.severity == "error"]
    assert any(f.rule == "cable-too-long" and f.limit == 100.0 for f in told), [
        (f.rule, f.text) for f in told
    ]
