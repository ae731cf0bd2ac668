"""A port is there, and has one cable."""

from __future__ import annotations

import pytest

from fabric_studio.catalog.parts import Part, PortGroup
from tests.factories_plugging import DISAGREE, FIT, LOOP, MISSING, MIXED, SPEED, SPLIT, TWICE, clean
from tests.factories_rules import Drawing


@pytest.mark.parametrize("port", [40, -1, 10**9])
def test_a_cage_that_is_not_there(port: int) -> None:
    drawing = Drawing()
    leaf, server = drawing.device("qm9700", "leaf-01"), drawing.device("dgx-h100")
    cable = drawing.cable((leaf, port), (server, 0), "400g4-sr4", 10.0)
    drawing.fails(
        MISSING,
        f"C00001 ends at leaf-01 cage {port + 1}; Quantum-2 QM9700 (NDR) has 33 cages",
        where=[("cable", cable), ("device", leaf)],
        actual=port + 1,
        limit=33.0,
        unit="cages",
    )
    for rule in (FIT, SPEED, TWICE, SPLIT, MIXED, DISAGREE, LOOP):
        drawing.passes(rule)


def test_lanes_that_are_not_there() -> None:
    drawing = Drawing()
    leaf, server = drawing.device("qm9700", "leaf-01"), drawing.device("dgx-h100")
    cable = drawing.cable((leaf, 0, 6, 4), (server, 0), "400g4-sr4", 10.0)
    drawing.fails(
        MISSING,
        "C00001 uses lanes 7 to 10 of leaf-01 port 1, which has 8",
        where=[("cable", cable), ("device", leaf)],
        actual=10.0,
        limit=8.0,
        unit="lanes",
    )


def test_two_cables_in_the_two_halves_of_a_twin_port_cage_pass() -> None:
    drawing = Drawing()
    leaf, server = drawing.device("qm9700"), drawing.device("dgx-h100")
    for lane in (0, 4):
        drawing.cable((leaf, 0, lane, 4), (server, 0, lane, 4), "400g4-sr4", 10.0)
    clean(drawing)


def test_a_twin_port_copper_cable_passes() -> None:
    drawing = Drawing()
    a, z = drawing.device("qm9700"), drawing.device("qm9700")
    drawing.twin((a, 0), (z, 0), "800g8-dac", 1.5)
    clean(drawing)


def test_a_splitter_with_a_shared_head_passes() -> None:
    drawing = Drawing()
    leaf, one, two = (drawing.device(part) for part in ("qm9700", "mi300x-8u", "mi300x-8u"))
    drawing.splitter((leaf, 0), [(one, 0), (two, 0)], "400g4-cr4-dac-split", 2.0)
    clean(drawing)


def test_a_splitter_drawn_from_its_tails_passes() -> None:
    """The head may be the Z end: servers are usually drawn first."""
    drawing = Drawing()
    leaf, one, two = (drawing.device(part) for part in ("qm9700", "mi300x-8u", "mi300x-8u"))
    lines = [
        drawing.cable((tail, 0), (leaf, 0, 4 * k, 4), "400g4-cr4-dac-split", 2.0)
        for k, tail in enumerate((one, two))
    ]
    drawing.set("cable", lines, assembly=lines[0])
    clean(drawing)


def test_front_and_rear_of_a_panel_pass() -> None:
    drawing = Drawing()
    server, leaf, panel = (drawing.device(part) for part in ("dgx-h100", "qm9700", "patch-1u-48mpo"))
    drawing.cable((server, 0), (panel, 0), "400g4-sr4", 5.0)
    drawing.cable((leaf, 0), (panel, 48), "400g4-sr4", 5.0)
    clean(drawing)


def test_two_cables_in_one_port() -> None:
    drawing = Drawing()
    leaf, server = drawing.device("qm9700", "leaf-01"), drawing.device("dgx-h100")
    cables = [drawing.cable((leaf, 11, 4, 4), (server, k), "400g4-sr4", 10.0) for k in (0, 1)]
    drawing.fails(
        TWICE,
        "C00001 and C00002 are both plugged into leaf-01 port 12/2",
        where=[*(("cable", cable) for cable in cables), ("device", leaf)],
        actual=2.0,
        limit=1.0,
        unit="cables",
    )


def test_two_cables_that_end_in_one_panel_position_from_either_side_of_the_drawing() -> None:
    """One has its Z end there and the other its A end; both sit on the front."""
    drawing = Drawing()
    one, two, panel = (
        drawing.device("dgx-h100"),
        drawing.device("dgx-h100"),
        drawing.device("patch-1u-48mpo", "panel-1"),
    )
    drawing.cable((one, 0), (panel, 3), "400g4-sr4", 5.0)
    drawing.cable((panel, 3), (two, 0), "400g4-sr4", 5.0)
    (finding,) = drawing.found(TWICE)
    assert finding.text == "C00001 and C00002 are both plugged into panel-1 port front 4"


def test_a_panel_with_one_face_takes_a_cable_on_each_side() -> None:
    plate = Part(
        id="plate",
        name="Plate",
        kind="panel",
        height_u=1,
        ports=(PortGroup("ports", 8, "MPO-12", 0, 0, role="patch"),),
    )
    drawing = Drawing()
    panel = drawing.device(plate, "plate-1")
    servers = [drawing.device("dgx-h100") for _ in range(3)]
    for server in servers[:2]:
        drawing.cable((server, 0), (panel, 0), "400g4-sr4", 5.0)
    drawing.passes(TWICE)
    drawing.cable((servers[2], 0), (panel, 0), "400g4-sr4", 5.0)
    (finding,) = drawing.found(TWICE)
    assert (finding.actual, finding.limit) == (3.0, 2.0)


def test_a_copper_head_and_a_fibre_in_one_twin_port_cage() -> None:
    drawing = Drawing()
    leaf, other, server = (
        drawing.device("qm9700", "leaf-01"),
        drawing.device("qm9700"),
        drawing.device("dgx-h100"),
    )
    fibre = drawing.cable((leaf, 0, 4, 4), (server, 0), "400g4-sr4", 10.0)
    copper = drawing.cable((leaf, 0, 0, 4), (other, 0, 0, 4), "800g8-dac", 1.0)
    drawing.fails(
        TWICE,
        "C00001 and C00002 are both plugged into leaf-01 port 1; the head of C00002 (800G DAC (8x100G)) fills the cage",
        where=[("cable", fibre), ("cable", copper), ("device", leaf)],
        actual=2.0,
        limit=1.0,
        unit="cables",
    )


def test_a_hundred_cables_in_one_port_are_one_finding() -> None:
    drawing = Drawing()
    leaf, server = drawing.device("qm9700", "leaf-01"), drawing.device("dgx-h100")
    for _ in range(100):
        drawing.cable((leaf, 0), (server, 0), "400g4-sr4", 10.0)
    findings = drawing.found(TWICE)
    assert [finding.text for finding in findings] == [
        "C00001, C00002, C00003 and 97 more are all plugged into leaf-01 port 1/1",
        "C00001, C00002, C00003 and 97 more are all plugged into dgx-h100-1 port compute 1/1",
    ]
    assert all((finding.actual, finding.limit) == (100.0, 1.0) for finding in findings)


def test_a_cable_from_a_device_to_itself() -> None:
    drawing = Drawing()
    leaf = drawing.device("qm9700", "leaf-01")
    cable = drawing.cable((leaf, 2), (leaf, 3), "400g4-sr4", 3.0)
    drawing.fails(
        LOOP,
        "C00001 joins leaf-01 port 3/1 to leaf-01 port 4/1 of the same device",
        where=[("cable", cable), ("device", leaf)],
        severity="warning",
        fix="remove C00001",
    )


def test_both_ends_in_one_port() -> None:
    drawing = Drawing()
    leaf = drawing.device("qm9700", "leaf-01")
    cable = drawing.cable((leaf, 2), (leaf, 2), "400g4-sr4", 3.0)
    drawing.fails(
        LOOP,
        "both ends of C00001 are plugged into leaf-01 port 3",
        where=[("cable", cable), ("device", leaf)],
        severity="error",
        fix="remove C00001",
    )


def test_a_jumper_across_a_panel_is_how_panels_are_used() -> None:
    drawing = Drawing()
    panel = drawing.device("patch-1u-48mpo")
    drawing.cable((panel, 0), (panel, 1), "400g4-sr4", 1.0)
    drawing.passes(LOOP)
