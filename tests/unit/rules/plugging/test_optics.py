"""The optics of a link understand each other, cage by cage and end to end."""

from __future__ import annotations

import math

from tests.factories_plugging import DISAGREE, MIXED, where
from tests.factories_rules import Drawing


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
