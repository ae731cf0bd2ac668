"""A medium goes into the cage of its port, at the port's speed."""

from __future__ import annotations

from fabric_studio.catalog.parts import Medium
from fabric_studio.layout.media import UNKNOWN_MEDIUM
from tests.factories_plugging import FIT, SPEED, where
from tests.factories_rules import Drawing


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
