"""How far a link may run: PRODUCT's worked numbers, held at the edge, and what the finding says beyond it."""

import math

import pytest

from fabric_studio.catalog.parts import Medium
from fabric_studio.layout.media import UNKNOWN_MEDIUM
from tests.factories_rules import Drawing

LONG, NEAR, STOCK = "cable-too-long", "cable-near-limit", "no-stock-length"

# (medium, parts at both ends, reach in m). Sources: PRODUCT.md "Worked numbers" and facts/cables.yaml (NVIDIA LinkX user guide,
# "Copper DAC and LACC Cables Overview"; MCA4J80; NDR cable requirements).
WORKED = [
    ("400g4-cr4-dac", "mi300x-8u", "mi300x-8u", 2.0),
    ("800g8-acc", "qm9700", "dgx-h100", 3.0),
    ("800g8-acc", "qm9700", "qm9700", 5.0),
    ("400g4-aec", "mi300x-8u", "mi300x-8u", 7.0),
    ("800g8-dac", "sn5600", "sn5600", 2.0),
    ("800g8-aec", "sn5600", "sn5600", 7.0),
    ("1600g-dac", "sn6600-ld", "sn6600-ld", 1.0),
    ("400g4-sr4", "qm9700", "dgx-h100", 50.0),
    ("400g4-dr4", "qm9700", "qm9700", 500.0),
    ("800g8-2xsr4", "sn5600", "dgx-b300", 50.0),
    ("800g8-2xdr4", "sn5600", "sn5600", 500.0),
]


def link(medium: str, a: str, z: str, length_m: float, **fields: object) -> Drawing:
    drawing = Drawing()
    one, other = drawing.device(a), drawing.device(z)
    cage = 0
    drawing.cable((one, cage), (other, cage), medium, length_m, **fields)
    return drawing


@pytest.mark.parametrize(
    ("medium", "a", "z", "reach_m"), WORKED, ids=[f"{row[0]}-{row[3]:g}m" for row in WORKED]
)
def test_the_worked_reaches_hold_to_the_millimetre(medium: str, a: str, z: str, reach_m: float) -> None:
    link(medium, a, z, reach_m).passes(LONG)
    (finding,) = link(medium, a, z, reach_m + 0.001).found(LONG)
    assert (finding.limit, finding.unit, finding.severity) == (reach_m, "m", "error")
    assert finding.actual == pytest.approx(reach_m + 0.001)
    assert "1 mm over" in finding.text


@pytest.mark.parametrize(
    ("medium", "fibre", "reach_m"),
    [("400g4-sr4", "OM3", 30.0), ("400g4-sr4", "OM4", 50.0), ("400g4-sr4", "OM5", 50.0)],
)
def test_multimode_reach_goes_by_the_grade_of_the_fibre(medium: str, fibre: str, reach_m: float) -> None:
    link(medium, "qm9700", "dgx-h100", reach_m, fibre=fibre).passes(LONG)
    (finding,) = link(medium, "qm9700", "dgx-h100", reach_m + 5, fibre=fibre).found(LONG)
    assert f"400G SR4 reaches {reach_m:g} m on {fibre}: 5 m over" in finding.text


def test_a_splitter_with_a_finned_head_reaches_3_m_and_a_flat_one_2_m() -> None:
    for head, port, reach_m in (("qm9700", 0, 3.0), ("dgx-h100", 0, 2.0)):
        for length_m, good in ((reach_m, True), (reach_m + 0.01, False)):
            drawing = Drawing()
            one, *others = (drawing.device(part) for part in (head, "mi300x-8u", "mi300x-8u"))
            drawing.splitter((one, port), [(other, 0) for other in others], "400g4-cr4-dac-split", length_m)
            assert (drawing.found(LONG) == []) is good
            assert len(drawing.found(LONG)) <= 1, "one splitter is one cable to replace"


def test_a_link_reaches_as_far_as_the_worse_of_its_two_ends() -> None:
    """500 m DR4, 100 m when one end is an NS part."""
    drawing = link("400g4-dr4", "qm9700", "hgx-h100-oem", 100.0, z_medium="400g4-dr4-100m")
    drawing.passes(LONG)
    drawing = Drawing()
    leaf, server = drawing.device("qm9700"), drawing.device("hgx-h100-oem")
    cable = drawing.cable((leaf, 0), (server, 0), "400g4-dr4", 120.0, z_medium="400g4-dr4-100m")
    (finding,) = drawing.found(LONG)
    assert finding.text.startswith(
        "C00001 needs 120 m; 400G DR4 reaches 100 m by the module at end Z (400G DR4 (100 m NS part)): 20 m over"
    )
    assert finding.where == (("cable", cable),)


def test_it_says_what_is_needed_what_reaches_and_the_cheapest_that_does() -> None:
    drawing = Drawing()
    a, z = drawing.device("mi300x-8u"), drawing.device("mi300x-8u")
    cable = drawing.cable((a, 0), (z, 0), "400g4-cr4-dac", 3.4)
    drawing.fails(
        LONG,
        "C00001 needs 3.4 m; 400G DAC (4x100G) reaches 2 m: 1.4 m over; 400G AEC (4x100G) fits: 5 m, 5 W per end",
        where=[("cable", cable)],
        actual=3.4,
        limit=2.0,
        unit="m",
        fix="use 400G AEC (4x100G), 5 m",
    )


def test_a_twin_port_cable_is_one_cable_to_replace() -> None:
    """An 800G DAC carries two 400G links; both are too long at once, and one active cable mends both."""
    drawing = Drawing()
    a, z = drawing.device("qm9700"), drawing.device("qm9700")
    lines = drawing.twin((a, 0), (z, 0), "800g8-dac", 3.4)
    drawing.fails(
        LONG,
        "C00001 needs 3.4 m; 800G DAC (8x100G) reaches 2 m: 1.4 m over; 800G ACC (8x100G) fits: 4 m, 1.2 W per end",
        where=[("cable", line) for line in lines],
        actual=3.4,
        limit=2.0,
        unit="m",
        fix="use 800G ACC (8x100G), 4 m",
    )


def test_fibre_in_place_of_a_twin_port_cable_is_two_cables() -> None:
    drawing = Drawing()
    a, z = drawing.device("qm9700"), drawing.device("dgx-h100")
    lines = drawing.twin((a, 0), (z, 0), "800g8-dac", 12.0)
    drawing.fails(
        LONG,
        "C00001 needs 12 m; 800G DAC (8x100G) reaches 2 m: 10 m over; 400G SR4 fits: 2 x 15 m, 7.5 W per end",
        where=[("cable", line) for line in lines],
        actual=12.0,
        limit=2.0,
        unit="m",
        fix="use 400G SR4, 2 x 15 m",
    )


def test_where_nothing_reaches_it_says_so_and_offers_nothing() -> None:
    drawing = Drawing()
    a, z = drawing.device("qm9700"), drawing.device("qm9700")
    cable = drawing.cable((a, 0), (z, 0), "400g4-dr4", 50_000.0)
    drawing.fails(
        LONG,
        "C00001 needs 50 km; 400G DR4 reaches 500 m on single-mode fibre: 49.5 km over; nothing in the catalogue fits "
        "these ports over that length",
        where=[("cable", cable)],
        actual=50_000.0,
        limit=500.0,
        unit="m",
    )


def test_reach_counts_end_to_end_over_two_panels() -> None:
    drawing = Drawing()
    server, leaf = drawing.device("dgx-h100", "server-01"), drawing.device("qm9700", "leaf-01")
    near, far = drawing.device("patch-1u-48mpo"), drawing.device("patch-1u-48mpo")
    lengths = {"cord": 5.0, "trunk": 45.0, "other cord": 5.0}
    cables = [
        drawing.cable((server, 0), (near, 0), "400g4-sr4", lengths["cord"]),
        drawing.cable((near, 48), (far, 48), "400g4-sr4", lengths["trunk"]),
        drawing.cable((leaf, 0), (far, 0), "400g4-sr4", lengths["other cord"]),
    ]
    drawing.fails(
        LONG,
        "C00001 needs 55 m over 2 patch panels; 400G SR4 reaches 50 m on OM4 (taken, grade not set): 5 m over; "
        "400G DR4 (100 m NS part) fits: 5 + 50 + 5 m, 7.5 W per end",
        where=[("cable", cable) for cable in cables],
        actual=55.0,
        limit=50.0,
        unit="m",
        fix="use 400G DR4 (100 m NS part), 5 + 50 + 5 m",
    )
    drawing.set("cable", cables[1], length_mm=40_000.0)
    drawing.passes(LONG)


def test_the_worst_fibre_of_a_chain_sets_its_reach() -> None:
    drawing = Drawing()
    server, leaf, panel = (drawing.device(part) for part in ("dgx-h100", "qm9700", "patch-1u-48mpo"))
    drawing.cable((server, 0), (panel, 0), "400g4-sr4", 5.0, fibre="OM4")
    drawing.cable((panel, 48), (leaf, 0), "400g4-sr4", 30.0, fibre="OM3")
    (finding,) = drawing.found(LONG)
    assert "needs 35 m over 1 patch panel; 400G SR4 reaches 30 m on OM3: 5 m over" in finding.text


def test_a_medium_that_is_only_a_class_goes_by_the_rule_of_its_class() -> None:
    """Where no part is chosen the class decides: 400G DAC 2 m (facts/cables.yaml reach_table_m, 4x100G)."""
    anything = Medium(
        id="some-dac", name="some DAC", medium_class="DAC", speed_gbps=400, lanes=4, lane_gbps=100, max_reach_m=0,
        host_connectors=("QSFP112",), attached=True,
    )  # fmt: skip
    drawing = Drawing()
    a, z = drawing.device("mi300x-8u"), drawing.device("mi300x-8u")
    drawing.cable((a, 0), (z, 0), anything, 2.5)
    (finding,) = drawing.found(LONG)
    assert finding.text.startswith(
        "C00001 needs 2.5 m; some DAC (rule of its class) reaches 2 m: 500 mm over"
    )


def test_an_unknown_medium_or_length_is_no_finding() -> None:
    drawing = Drawing()
    a, z = drawing.device("mi300x-8u"), drawing.device("mi300x-8u")
    drawing.cable((a, 0), (z, 0), UNKNOWN_MEDIUM, 9_999.0, rate_gbps=400.0)
    drawing.cable((a, 1), (z, 1), "400g4-cr4-dac", math.nan)
    guessed = drawing.document.snapshot().racks.uid.tolist()
    drawing.set("rack", guessed, position_known=False)
    for rule in (LONG, NEAR, STOCK):
        drawing.passes(rule)


def test_coherent_optics_on_a_wan_span_are_a_warning_for_its_amplifiers_are_not_drawn() -> None:
    drawing = Drawing()
    a, z = drawing.device("cisco-8223-64ef"), drawing.device("cisco-8223-64ef")
    with drawing.document.transaction("Span") as tx:
        site = int(tx.table("site").uid[0])
        other = tx.add("site", name="Atlanta")
        span = tx.add("span", name="WAN 01", a_site=site, z_site=other, length_km=1130.0)
    cable = drawing.cable((a, 0), (z, 0), "800g-zr", span=span, network="scale-across")
    finding = drawing.fails(
        LONG,
        "C00001 needs 1,130 km; 800ZR reaches 120 km on single-mode fibre: 1,010 km over; the amplifiers of its WAN span are not "
        "drawn",
        where=[("cable", cable)],
        actual=1_130_000.0,
        limit=120_000.0,
        unit="m",
        severity="warning",
    )
    assert finding.fix is None


def test_other_optics_on_a_wan_span_are_too_short_for_certain() -> None:
    drawing = Drawing()
    a, z = drawing.device("qm9700"), drawing.device("qm9700")
    with drawing.document.transaction("Span") as tx:
        site = int(tx.table("site").uid[0])
        span = tx.add("span", name="WAN 01", a_site=site, z_site=tx.add("site", name="Far"), length_km=20.0)
    cable = drawing.cable((a, 0), (z, 0), "400g4-lr4", span=span)
    drawing.fails(
        LONG,
        "C00001 needs 20 km; 400G LR4 reaches 10 km on single-mode fibre: 10 km over",
        where=[("cable", cable)],
        actual=20_000.0,
        limit=10_000.0,
        unit="m",
    )


# -- near the limit ---------------------------------------------------------------------------------------------------


def test_copper_keeps_a_tenth_of_its_reach() -> None:
    """The 1.8 m DAC that was inside its 2 m rating and not stable (PRODUCT S19)."""
    link("400g4-cr4-dac", "mi300x-8u", "mi300x-8u", 1.79).passes(NEAR)
    drawing = Drawing()
    a, z = drawing.device("mi300x-8u"), drawing.device("mi300x-8u")
    cable = drawing.cable((a, 0), (z, 0), "400g4-cr4-dac", 1.85)
    drawing.fails(
        NEAR,
        "C00001 needs 1.85 m of the 2 m that 400G DAC (4x100G) reaches: 150 mm to spare, and copper should keep 200 mm; "
        "400G AEC (4x100G) fits: 2 m, 5 W per end",
        where=[("cable", cable)],
        actual=1.85,
        limit=1.8,
        unit="m",
        severity="warning",
        fix="use 400G AEC (4x100G), 2 m",
    )


def test_retimed_copper_and_fibre_have_no_such_edge() -> None:
    link("400g4-aec", "mi300x-8u", "mi300x-8u", 7.0).passes(NEAR)
    link("400g4-sr4", "qm9700", "dgx-h100", 50.0).passes(NEAR)
    link("400g4-cr4-dac", "mi300x-8u", "mi300x-8u", 2.5).passes(NEAR)


def test_the_project_sets_the_share_of_reach_that_copper_may_use() -> None:
    drawing = link("400g4-cr4-dac", "mi300x-8u", "mi300x-8u", 1.85)
    drawing.setting("rule.cable-near-limit.share", 0.95)
    drawing.passes(NEAR)
    for odd in ("high", True, None, [1]):
        drawing.setting("rule.cable-near-limit.share", odd)
        assert len(drawing.found(NEAR)) == 1, "a value that is no number leaves the default"


# -- stock lengths ----------------------------------------------------------------------------------------------------


def test_within_reach_but_not_sold_that_long() -> None:
    link("400g4-fr4", "qm9700", "qm9700", 100.0).passes(STOCK)
    drawing = Drawing()
    a, z = drawing.device("qm9700"), drawing.device("qm9700")
    cable = drawing.cable((a, 0), (z, 0), "400g4-fr4", 140.0)
    drawing.passes(LONG)
    drawing.fails(
        STOCK,
        "C00001 needs 140 m; the longest stock length of 400G FR4 is 100 m; 400G DR4 fits: 150 m, 7.5 W per end",
        where=[("cable", cable)],
        actual=140.0,
        limit=100.0,
        unit="m",
        severity="warning",
        fix="use 400G DR4, 150 m",
    )


def test_the_next_stock_length_is_beyond_the_reach() -> None:
    drawing = Drawing()
    a, z = drawing.device("sn5400"), drawing.device("sn5400")
    cable = drawing.cable((a, 0), (z, 0), "400g8-sr8", 60.0, fibre="OM3")
    drawing.fails(
        STOCK,
        "C00001 needs 60 m and 400G SR8 reaches 70 m; its next stock length is 100 m, which is beyond that",
        where=[("cable", cable)],
        actual=100.0,
        limit=70.0,
        unit="m",
        severity="warning",
    )


def test_over_panels_the_lengths_that_are_bought_add_up() -> None:
    drawing = Drawing()
    server, leaf, panel = (drawing.device(part) for part in ("dgx-h100", "qm9700", "patch-1u-48mpo"))
    cables = [
        drawing.cable((server, 0), (panel, 0), "400g4-sr4", 21.0),
        drawing.cable((panel, 48), (leaf, 0), "400g4-sr4", 26.0),
    ]
    drawing.passes(LONG)
    finding = drawing.found(STOCK)[0]
    assert finding.text.startswith(
        "C00001 and C00002 need 47 m together and 400G SR4 reaches 50 m; their stock lengths add up to 55 m, which is beyond that"
    )
    assert finding.where == tuple(("cable", cable) for cable in cables)


def test_media_without_stock_lengths_and_wan_spans_are_not_judged() -> None:
    link("800g-zr", "cisco-8223-64ef", "cisco-8223-64ef", 300.0).passes(STOCK)
