"""What goes into a port: cages, lanes, speeds, twin-port cages, splitters, panels."""

import math

import pytest

from fabric_studio.catalog.parts import Medium, Part, PortGroup
from fabric_studio.layout.media import UNKNOWN_MEDIUM
from tests.factories_rules import Drawing

FIT, SPEED, MISSING, TWICE = "medium-does-not-fit", "speed-mismatch", "port-missing", "port-taken-twice"
SPLIT, MIXED, DISAGREE, LOOP = "breakout-lanes", "cage-mixes-media", "media-disagree", "cable-loops-back"
EVERY = (FIT, SPEED, MISSING, TWICE, SPLIT, MIXED, DISAGREE, LOOP)


def clean(drawing: Drawing) -> None:
    for rule in EVERY:
        drawing.passes(rule)


# -- cage and medium --------------------------------------------------------------------------------------------------


def test_a_head_that_does_not_enter_the_cage() -> None:
    drawing = Drawing()
    leaf, server = drawing.device("qm9700"), drawing.device("dgx-h100")
    cable = drawing.cable((leaf, 0), (server, 0), "400g4-cr4-dac", 1.5)
    drawing.fails(
        FIT,
        "C00001: the QSFP112 or OSFP-RHS head of 400G DAC (4x100G) does not fit the OSFP cage; 400G SR4 fits: 3 m, 7.5 W per end",
        where=[("cable", cable)],
        fix="use 400G SR4, 3 m",
    )


def test_a_medium_of_another_speed() -> None:
    drawing = Drawing()
    leaf, server = drawing.device("qm9700"), drawing.device("dgx-h100")
    cable = drawing.cable((leaf, 0), (server, 0), "800g4-dr4", 60.0)
    drawing.fails(
        FIT,
        "C00001: 800G DR4 (4x200G) carries 800 Gb/s and the link needs 400 Gb/s; 400G DR4 (100 m NS part) fits: 60 m, 7.5 W per end",
        where=[("cable", cable)],
        fix="use 400G DR4 (100 m NS part), 60 m",
    )


def test_a_medium_sold_for_another_fabric() -> None:
    """The 800G active copper of LinkX is offered for InfiniBand only (facts/cables.yaml)."""
    drawing = Drawing()
    a, z = drawing.device("sn5600"), drawing.device("sn5600")
    drawing.cable((a, 0), (z, 0), "800g8-acc", 3.0)
    (finding,) = drawing.found(FIT)
    assert finding.text.startswith(
        "C00001: 800G ACC (8x100G) is offered for InfiniBand only, not for Ethernet 800G; "
    )


def test_a_single_head_in_a_twin_port_cage_leaves_a_port_dead() -> None:
    drawing = Drawing()
    a, z = drawing.device("qm9700"), drawing.device("qm9700")
    drawing.cable((a, 0), (z, 0), "400g4-acc", 3.0)
    (finding,) = drawing.found(FIT)
    assert finding.text.startswith(
        "C00001: 400G ACC (4x100G) leaves a port of the twin-port OSFP cage dead; "
    )


def test_the_module_at_each_end_is_looked_at_by_itself() -> None:
    """The NS part has no module for the finned QM9700 cage as a far end of its own kind."""
    drawing = Drawing()
    leaf, server = drawing.device("sn5600"), drawing.device("mi300x-8u")
    drawing.cable((server, 0), (leaf, 0, 0, 4), "400g4-dr4", 60.0, z_medium="100g-psm4")
    (finding,) = drawing.found(FIT)
    assert finding.text.startswith("C00001: 100G PSM4 carries 100 Gb/s and the link needs 400 Gb/s")


def test_wan_spans_and_unknown_media_are_not_judged() -> None:
    drawing = Drawing()
    leaf, server = drawing.device("qm9700"), drawing.device("dgx-h100")
    with drawing.document.transaction("Span") as tx:
        site = int(tx.table("site").uid[0])
        span = tx.add("span", name="WAN", a_site=site, z_site=tx.add("site", name="Far"), length_km=90.0)
    drawing.cable((leaf, 0), (server, 0), UNKNOWN_MEDIUM, 5.0, rate_gbps=400.0)
    drawing.cable((leaf, 1), (server, 1), "400g-zr", span=span)
    drawing.passes(FIT)


def test_a_misfit_behind_a_panel_is_mended_for_the_whole_link() -> None:
    drawing = Drawing()
    server, leaf, panel = (drawing.device(part) for part in ("dgx-h100", "qm9700", "patch-1u-48mpo"))
    cables = [
        drawing.cable((server, 0), (panel, 0), "400g4-sr4", 5.0),
        drawing.cable((panel, 48), (leaf, 0), "400g4-fr4", 5.0),
    ]
    (finding,) = drawing.found(FIT)
    assert finding.text.startswith(
        "C00002: 400G FR4 ends in LC duplex and the panel position is MPO-12; 400G SR4 fits"
    )
    assert finding.where == (("cable", cables[1]),)
    assert finding.fix is not None and finding.fix.args == {"cables": cables, "medium": "400g4-sr4"}


# -- speed ------------------------------------------------------------------------------------------------------------


def test_a_cable_faster_than_its_port() -> None:
    drawing = Drawing()
    leaf, server = drawing.device("qm9700", "leaf-01"), drawing.device("dgx-h100")
    cable = drawing.cable((leaf, 11, 4, 4), (server, 0), "400g4-sr4", 10.0, rate_gbps=800.0)
    drawing.fails(
        SPEED,
        "C00001 is set to 800 Gb/s; leaf-01 port 12/2 carries 400 Gb/s one-way",
        where=[("cable", cable), ("device", leaf)],
        actual=800.0,
        limit=400.0,
        unit="Gb/s",
        fix="run it at 400 Gb/s",
    )
    drawing.passes(FIT)


def test_the_slower_of_two_ports_counts() -> None:
    drawing = Drawing()
    fast, slow = drawing.device("sn5600"), drawing.device("mi300x-8u", "node-1")
    drawing.cable((fast, 0), (slow, 0), "400g4-sr4", 10.0, rate_gbps=800.0)
    (finding,) = drawing.found(SPEED)
    assert finding.text == "C00001 is set to 800 Gb/s; node-1 port compute 1 carries 400 Gb/s one-way"


def test_panels_set_no_speed() -> None:
    drawing = Drawing()
    a, z = drawing.device("patch-1u-48mpo"), drawing.device("patch-1u-48mpo")
    drawing.cable((a, 48), (z, 48), "400g4-sr4", 10.0, rate_gbps=1600.0)
    drawing.passes(SPEED)


# -- ports ------------------------------------------------------------------------------------------------------------


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


# -- lines of one cable -----------------------------------------------------------------------------------------------


def broken_splitter(drawing: Drawing, **change: object) -> list[int]:
    leaf, one, two = (
        drawing.device(part, name)
        for part, name in (("qm9700", "leaf-01"), ("mi300x-8u", "one"), ("mi300x-8u", "two"))
    )
    lines = drawing.splitter((leaf, 0), [(one, 0), (two, 0)], "400g4-cr4-dac-split", 2.0)
    if change:
        drawing.set("cable", lines[1], **change)
    return lines


def where(lines: list[int]) -> list[tuple[str, int]]:
    return [("cable", line) for line in lines]


def test_two_lines_on_the_same_lanes_of_the_head() -> None:
    drawing = Drawing()
    lines = broken_splitter(drawing, a_lane=2)
    drawing.fails(
        SPLIT,
        "two lines of C00001 use the same lanes of leaf-01 port 1",
        where=where(lines),
        actual=2.0,
        limit=1.0,
        unit="lines per lane",
    )


def test_two_tails_in_one_port() -> None:
    drawing = Drawing()
    lines = broken_splitter(drawing)
    one = drawing.document.snapshot().cables.get(lines[0]).z_device
    drawing.set("cable", lines[1], z_device=one)
    drawing.passes(TWICE)
    drawing.fails(
        SPLIT,
        "two tails of C00001 are plugged into one port compute 1",
        where=where(lines),
        actual=2.0,
        limit=1.0,
        unit="tails",
    )


def test_lines_that_share_no_head() -> None:
    drawing = Drawing()
    lines = broken_splitter(drawing, a_port=5)
    drawing.fails(
        SPLIT,
        "the 2 lines of C00001 start at 2 cages and end at 2; one of its ends must be one head",
        where=where(lines),
        actual=2.0,
        limit=1.0,
        unit="cages",
    )


def test_a_straight_cable_with_two_far_ends() -> None:
    drawing = Drawing()
    a, z = drawing.device("qm9700"), drawing.device("qm9700")
    lines = drawing.twin((a, 0), (z, 0), "800g8-dac", 1.5)
    drawing.set("cable", lines[1], z_port=1)
    drawing.fails(
        SPLIT,
        "the 2 lines of C00001 end at 2 cages, and 800G DAC (8x100G) is a straight cable with one head at each end",
        where=where(lines),
        actual=2.0,
        limit=1.0,
        unit="cages",
    )


def test_more_lines_than_the_cable_carries() -> None:
    drawing = Drawing()
    leaf = drawing.device("sn5600")
    tails = [(drawing.device("mi300x-8u"), 0) for _ in range(3)]
    lines = [
        drawing.cable((leaf, 0, 2 * k, 2), tail, "400g4-cr4-dac-split", 2.0, rate_gbps=400.0)
        for k, tail in enumerate(tails)
    ]
    drawing.set("cable", lines, assembly=lines[0])
    drawing.fails(
        SPLIT,
        "C00001 has 3 lines and 400G DAC splitter (800G to 2x400G) carries 2",
        where=where(lines),
        actual=3.0,
        limit=2.0,
        unit="lines",
    )


def test_lines_of_different_media() -> None:
    drawing = Drawing()
    lines = broken_splitter(drawing)
    aec = drawing.cable((drawing.device("mi300x-8u"), 0), (drawing.device("mi300x-8u"), 0), "400g4-aec", 2.0)
    drawing.set("cable", lines[1], medium=drawing.document.snapshot().cables.get(aec).medium)
    drawing.fails(
        SPLIT,
        "the 2 lines of C00001 are of 400G DAC splitter (800G to 2x400G) and 400G AEC (4x100G); one cable is of one medium",
        where=where(lines),
        fix="use 400G DAC splitter (800G to 2x400G) for all of them",
    )


# -- one module a cage ------------------------------------------------------------------------------------------------


def test_a_twin_port_module_has_one_kind_of_optics() -> None:
    """Both ports of a twin-port optic must use the same fibre type (NVIDIA 800G 200G-PAM4 list, TRADE.md 3.2)."""
    drawing = Drawing()
    leaf, one, two = (
        drawing.device("qm9700", "leaf-01"),
        drawing.device("hgx-h100-oem"),
        drawing.device("hgx-h100-oem"),
    )
    cables = [
        drawing.cable((leaf, 11, 0, 4), (one, 0), "400g4-sr4", 40.0),
        drawing.cable((leaf, 11, 4, 4), (two, 0), "400g4-dr4-100m", 60.0),
    ]
    drawing.fails(
        MIXED,
        "leaf-01 port 12 takes one module, and its cables C00001 and C00002 are of 400G SR4 and 400G DR4 (100 m NS part)",
        where=[*(("cable", cable) for cable in cables), ("device", leaf)],
        actual=2.0,
        limit=1.0,
        unit="kinds of module",
        fix="use 400G DR4 (100 m NS part) for all of them",
    )


def test_cages_of_one_link_each_do_not_mix() -> None:
    drawing = Drawing()
    leaf, server = drawing.device("qm9700"), drawing.device("hgx-h100-oem")
    drawing.cable((leaf, 0), (server, 0), "400g4-sr4", 40.0)
    drawing.cable((leaf, 1), (server, 1), "400g4-dr4-100m", 60.0)
    drawing.passes(MIXED)


# -- ends that agree --------------------------------------------------------------------------------------------------


def test_ends_of_different_optics() -> None:
    drawing = Drawing()
    leaf, server = drawing.device("qm9700", "leaf-01"), drawing.device("hgx-h100-oem", "server-01")
    cable = drawing.cable((leaf, 0), (server, 0), "400g4-sr4", 20.0, z_medium="400g4-dr4-100m")
    drawing.fails(
        DISAGREE,
        "C00001: 400G SR4 at leaf-01 and 400G DR4 (100 m NS part) at server-01 do not understand each other",
        where=[("cable", cable)],
        fix="use 400G SR4 throughout",
    )


def test_reach_classes_of_one_kind_understand_each_other() -> None:
    drawing = Drawing()
    leaf, server = drawing.device("qm9700"), drawing.device("hgx-h100-oem")
    drawing.cable((leaf, 0), (server, 0), "400g4-dr4", 60.0, z_medium="400g4-dr4-100m")
    drawing.passes(DISAGREE)


def test_the_ends_of_a_link_over_a_panel_must_agree_too() -> None:
    drawing = Drawing()
    server, leaf, panel = (drawing.device(part) for part in ("dgx-h100", "qm9700", "patch-1u-48mpo"))
    cables = [
        drawing.cable((server, 0), (panel, 0), "400g4-sr4", 5.0),
        drawing.cable((panel, 48), (leaf, 0), "400g4-dr4-100m", 5.0),
    ]
    drawing.fails(
        DISAGREE,
        "C00001: 400G SR4 at dgx-h100-1 and 400G DR4 (100 m NS part) at qm9700-1 do not understand each other",
        where=where(cables),
        fix="use 400G SR4 throughout",
    )


def test_a_trunk_of_the_wrong_fibre_between_two_panels() -> None:
    drawing = Drawing()
    server, leaf, near, far = (
        drawing.device(p) for p in ("dgx-h100", "qm9700", "patch-1u-48mpo", "patch-1u-48mpo")
    )
    cables = [
        drawing.cable((server, 0), (near, 0), "400g4-sr4", 5.0),
        drawing.cable((near, 48), (far, 48), "400g4-dr4", 10.0),
        drawing.cable((far, 0), (leaf, 0), "400g4-sr4", 5.0),
    ]
    drawing.fails(
        DISAGREE,
        "C00002: it is single-mode fibre (400G DR4) in a link of 400G SR4, which needs multimode",
        where=where(cables),
        fix="use 400G SR4 throughout",
    )


def test_fibre_of_a_grade_the_optics_are_not_made_for() -> None:
    drawing = Drawing()
    leaf, server = drawing.device("qm9700"), drawing.device("hgx-h100-oem")
    cable = drawing.cable((leaf, 0), (server, 0), "400g4-sr4", 20.0, fibre="OS2")
    drawing.passes("cable-too-long")
    drawing.fails(
        DISAGREE,
        "C00001: 400G SR4 is made for multimode fibre, not for OS2",
        where=[("cable", cable)],
        fix="use 400G DR4 (100 m NS part), 20 m",
    )


def test_the_ends_disagree_although_no_length_is_known() -> None:
    drawing = Drawing()
    leaf, server = drawing.device("qm9700"), drawing.device("hgx-h100-oem")
    drawing.set("rack", drawing.document.snapshot().racks.uid.tolist(), position_known=False)
    drawing.cable((leaf, 0), (server, 0), "400g4-sr4", math.nan, z_medium="400g4-dr4-100m")
    (finding,) = drawing.found(DISAGREE)
    assert finding.fix is None, "nobody can say what reaches"


def test_a_copper_cable_has_no_second_medium() -> None:
    drawing = Drawing()
    a, z = drawing.device("mi300x-8u"), drawing.device("mi300x-8u")
    drawing.cable((a, 0), (z, 0), "400g4-aec", 2.0, z_medium="400g4-cr4-dac")
    (finding,) = drawing.found(DISAGREE)
    assert finding.fix is not None and finding.fix.text == "use 400G AEC (4x100G) throughout"


# -- loops and conditions ---------------------------------------------------------------------------------------------


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


def test_media_that_hold_on_a_condition_are_told() -> None:
    drawing = Drawing()
    a, z = drawing.device("mi300x-8u"), drawing.device("mi300x-8u")
    cables = [drawing.cable((a, k), (z, k), "400g4-lpo-dr4", 20.0) for k in range(2)]
    drawing.fails(
        "medium-on-condition",
        "2 cables are 400G LPO DR4: both hosts must be qualified for linear optics (LPO)",
        where=where(cables),
        actual=2.0,
        limit=0.0,
        unit="cables",
        severity="info",
    )


def test_a_stranger_medium_without_figures_breaks_nothing() -> None:
    odd = Medium(
        id="odd", name="odd", medium_class="XYZ", speed_gbps=0, lanes=0, lane_gbps=0, max_reach_m=0, stock_lengths_m=(),
    )  # fmt: skip
    drawing = Drawing()
    a, z = drawing.device("mi300x-8u"), drawing.device("qm9700")
    drawing.cable((a, 0), (z, 0), odd, 2.0, z_medium="400g4-dr4")
    drawing.cable((a, 0), (z, 99), odd, 2.0)
    assert all(status.status != "crashed" for status in drawing.check().rules)
