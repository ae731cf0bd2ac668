"""Choosing a medium, and saying why one cannot be chosen."""

import math

import numpy as np
import pytest

from fabric_studio.catalog.ends import cable_end, module_at
from fabric_studio.catalog.library import load_library
from fabric_studio.catalog.media import (
    MEDIUM_CLASSES,
    candidates,
    cheapest_that_fits,
    link_power_w,
    link_price_usd,
    links_carried,
    reach_m,
    stock_length_m,
    stock_lengths_m,
    why_not,
)
from fabric_studio.catalog.parts import Medium, PortGroup

LIBRARY = load_library()
NDR = "InfiniBand NDR"


def group(part_id: str, name: str = "data") -> PortGroup:
    return next(ports for ports in LIBRARY.part(part_id).ports if ports.name == name)


def ids(*args: object, **options: str) -> list[str]:
    return [medium.id for medium in candidates(LIBRARY, *args, **options)]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("required_m", "stock_m"),
    [
        (0.0, 0.5),
        (0.5, 0.5),
        (0.5000000001, 0.5),
        (0.501, 1.0),
        (1.2, 1.5),
        (2.0, 2.0),
        (2.001, None),
        (math.nan, None),
    ],
)
def test_next_stock_length_up(required_m: float, stock_m: float | None) -> None:
    assert stock_length_m(LIBRARY.medium("800g8-dac"), required_m) == stock_m


def test_stock_lengths_of_an_array_are_those_of_its_members() -> None:
    required = np.array([[0.2, 0.5, 1.2], [2.0, 2.001, math.nan]])
    for medium in LIBRARY.media.values():
        one_by_one = [[stock_length_m(medium, float(m)) for m in row] for row in required]
        expected = np.array([[math.nan if m is None else m for m in row] for row in one_by_one])
        np.testing.assert_array_equal(stock_lengths_m(medium, required), expected)


def test_a_medium_without_stock_lengths_has_none() -> None:
    assert stock_length_m(LIBRARY.medium("400g-zr"), 10.0) is None
    assert np.isnan(stock_lengths_m(LIBRARY.medium("400g-zr"), np.array([1.0, 2.0]))).all()


def test_candidates_come_in_chooser_order() -> None:
    classes = [m.medium_class for m in candidates(LIBRARY, group("sn5600"), group("sn5600"), 800)]
    assert classes == sorted(classes, key=MEDIUM_CLASSES.index)
    assert {"DAC", "AEC", "AOC", "SR", "DR", "FR", "LR", "ZR", "LPO"} <= set(classes)


def test_the_names_of_cages_do_while_the_part_is_unknown() -> None:
    assert "400g4-dr4" in ids("OSFP", "OSFP-RHS", 400)
    assert "400g4-cr4-dac" in ids("QSFP112", "QSFP112", 400)
    assert "200g-cr4-dac" in ids("QSFP56", "QSFP112", 200)
    assert ids("RJ45", "RJ45", 1) == ["1g-cat6"]
    assert ids("RJ45", "OSFP", 1) == []


@pytest.mark.parametrize(
    ("medium_id", "a", "z", "speed", "words"),
    [
        ("800g8-aec", ("qm9700", "data"), ("dgx-h100", "compute"), 400, "does not fit the OSFP-RHS cage"),
        ("400g4-cr4-dac", ("qm9700", "data"), ("dgx-h100", "compute"), 400, "does not fit the OSFP cage"),
        (
            "400g4-aec",
            ("qm9700", "data"),
            ("qm9700", "data"),
            400,
            "leaves a port of the twin-port OSFP cage dead",
        ),
        (
            "400g4-cr4-dac-split",
            ("qm9700", "data"),
            ("dgx-h100", "compute"),
            400,
            "twin-port OSFP-RHS cage dead",
        ),
        ("400g4-vr4", ("qm9700", "data"), ("qm9700", "data"), 400, "no module for the OSFP cage"),
        ("800g8-2xdr4", ("qm9700", "data"), ("qm9700", "data"), 800, "cannot run at 800 Gb/s"),
        ("400g4-dr4", ("sn5600", "data"), ("sn5600", "data"), 800, "carries 400 Gb/s and the link needs 800"),
        (
            "800g4-dr4",
            ("sn5600", "data"),
            ("gb300-compute-tray", "compute"),
            800,
            "no module for the OSFP cage",
        ),
        (
            "nvlink5-cartridge",
            ("nvlink5-switch-tray", "nvlink"),
            ("nvlink5-switch-tray", "nvlink"),
            400,
            "factory",
        ),
        ("400g4-dr4", ("patch-1u-48lc", "front"), ("patch-1u-48lc", "rear"), 400, "panel position is LC"),
        ("400g4-lpo-dr4", ("qm9700", "data"), ("qm9700", "data"), 400, "Ethernet only"),
        ("400g4-dr4", ("arista-7800r3-16", "data"), ("arista-7800r3-16", "data"), 400, "neither end"),
        ("400g4-cr4-dac", ("dgx-h100", "storage"), ("sn5400", "data"), 400, "does not fit the QSFP-DD cage"),
    ],
)
def test_why_not(medium_id: str, a: tuple[str, str], z: tuple[str, str], speed: float, words: str) -> None:
    medium = LIBRARY.medium(medium_id)
    for ends in ((group(*a), group(*z)), (group(*z), group(*a))):
        fabric = NDR if a[0] == "qm9700" else ""
        assert words in why_not(medium, *ends, speed, fabric=fabric)


def test_finned_heads_stay_out_of_flat_top_cages() -> None:
    assert why_not(LIBRARY.medium("1600g-acc-ihs"), "OSFP1600", "OSFP-RHS", 1600)
    assert not why_not(LIBRARY.medium("1600g-acc-rhs"), "OSFP-RHS", "OSFP-RHS", 1600)


def test_one_twin_port_dac_carries_two_links() -> None:
    dac = LIBRARY.medium("800g8-dac")
    assert not why_not(dac, group("qm9700"), group("qm9700"), 400)
    assert (links_carried(dac, 400), links_carried(dac, 800), links_carried(dac, 200)) == (2, 1, 4)
    assert links_carried(LIBRARY.medium("400g4-cr4-dac-split"), 400) == 2
    assert links_carried(LIBRARY.medium("400g4-dr4"), 400) == 1
    assert links_carried(LIBRARY.medium("800g8-2xdr4"), 400) == 0  # the 400g4-dr4 row is that link


def test_a_splitter_joins_one_twin_port_cage_to_single_port_cages() -> None:
    split = LIBRARY.medium("400g4-cr4-dac-split")
    assert not why_not(split, group("qm9700"), group("gb200-compute-tray", "compute"), 400)
    assert not why_not(split, group("gb200-compute-tray", "compute"), group("qm9700"), 400)


def test_a_gearbox_breakout_reaches_slower_cages() -> None:
    breakout = LIBRARY.medium("400g8-acc")
    assert not why_not(breakout, group("sn5400"), group("sn4600c"), 100)
    assert why_not(breakout, group("sn4600c"), group("sn4600c"), 100)


def test_400g_cages_of_different_lanes_meet_over_dr4() -> None:
    ends = group("arista-7800r3-16"), group("mi300x-8u", "compute")
    assert ids(*ends, 400) == ["400g4-dr4", "400g4-fr4", "400g4-lr4"]
    module = module_at(LIBRARY.medium("400g4-dr4"), ends[0])
    assert module is not None and module.interop and module.of == "400g8-dr4"


def test_an_ndr_module_goes_into_an_xdr_switch() -> None:
    assert "400g4-dr4" in ids(group("q3400-ra"), group("dgx-h100", "compute"), 400)
    assert not why_not(
        LIBRARY.medium("800g4-dr4"), group("q3400-ra"), group("gb300-compute-tray", "compute"), 800
    )


def test_fibre_ends_in_panel_positions_of_its_own_connector() -> None:
    panel = group("patch-1u-96mpo", "front")
    assert "400g4-dr4" in ids(group("qm9700"), panel, 400)
    assert "400g4-fr4" not in ids(group("qm9700"), panel, 400)
    assert "400g8-fr4" in ids(group("sn5600"), group("palomar-ocs", "duplex"), 400)
    assert ids(group("patch-1u-48rj45", "front"), group("sn2201"), 1) == ["1g-cat6"]


def test_between_panels_the_speed_may_be_open() -> None:
    positions = group("patch-1u-96mpo", "rear")
    assert {"400g4-dr4", "400g4-sr4", "100g-sr4"} <= set(ids(positions, positions, 0))


def test_a_panel_end_costs_nothing_and_burns_nothing() -> None:
    end = cable_end(LIBRARY.medium("400g4-dr4"), group("patch-1u-96mpo", "front"))
    assert (end.module, end.power_w_typ, end.price_usd) == (None, 0.0, 0.0)


def test_every_head_is_taken_to_fit_a_generic_cage() -> None:
    found = ids(group("qm9700"), "generic", 400)
    assert {"800g8-dac", "400g4-dr4", "400g4-sr4"} <= set(found)


def test_price_and_power_of_a_link_count_half_a_twin_module_at_each_end() -> None:
    ends = group("qm9700"), group("dgx-h100", "compute")
    medium = LIBRARY.medium("400g4-dr4")
    assert link_price_usd(medium, *ends, 10.0) == pytest.approx(900 / 2 + 900 / 2 + 50 + 13)
    assert link_power_w(medium, *ends) == pytest.approx(15.0)
    assert link_price_usd(LIBRARY.medium("800g8-dac"), *ends, 2.0, 400) == pytest.approx(280)


def test_unknown_prices_stay_unknown() -> None:
    unpriced = Medium(
        id="x", name="X", medium_class="DAC", speed_gbps=400, lanes=4, lane_gbps=100, max_reach_m=2, attached=True,
        host_connectors=("QSFP112",), source="test", host_lanes=4, host_lane_gbps=100, stock_lengths_m=(2.0,),
    )  # fmt: skip
    assert link_price_usd(unpriced, "QSFP112", "QSFP112", 2.0) is None
    cheapest = cheapest_that_fits(
        [unpriced, LIBRARY.medium("400g4-cr4-dac")], "QSFP112", "QSFP112", 400, required_m=1
    )
    assert cheapest is not None and cheapest.id == "400g4-cr4-dac"
    alone = cheapest_that_fits([unpriced], "QSFP112", "QSFP112", 400, required_m=1)
    assert alone is unpriced


def test_nothing_is_proposed_for_an_unknown_length() -> None:
    assert cheapest_that_fits(LIBRARY, "QSFP112", "QSFP112", 400, required_m=math.nan) is None


def test_what_holds_only_on_a_condition_is_offered_but_not_proposed() -> None:
    ends = group("sn5600"), group("sn5600")
    assert "800g8-lpo-dr8" in ids(*ends, 800)
    for length_m in (0.5, 3, 30, 90, 400):
        best = cheapest_that_fits(LIBRARY, *ends, 800, required_m=length_m)
        assert best is not None and not best.condition


def test_a_proposed_cable_is_never_longer_than_it_reaches() -> None:
    # Flat-top heads: a 4 m active copper cable exists, but only finned.
    ends = group("qm9700"), group("dgx-h100", "compute")
    best = cheapest_that_fits(LIBRARY, *ends, 400, required_m=3.4, fabric=NDR)
    assert best is not None and best.id == "400g4-sr4"


def test_fibre_grade_decides_between_multimode_and_single_mode() -> None:
    ends = group("qm9700"), group("dgx-h100", "compute")
    on_om3 = cheapest_that_fits(LIBRARY, *ends, 400, required_m=40, fibre="OM3", fabric=NDR)
    on_os2 = cheapest_that_fits(LIBRARY, *ends, 400, required_m=40, fibre="OS2", fabric=NDR)
    assert on_om3 is None
    assert on_os2 is not None and on_os2.id == "400g4-dr4-100m"


def test_reach_says_in_words_what_limits_it() -> None:
    assert "OM3" in reach_m(LIBRARY.medium("400g4-sr4"), fibre="OM3").basis
    assert "grade not set" in reach_m(LIBRARY.medium("400g4-sr4")).basis
    assert "flat-top head" in reach_m(LIBRARY.medium("800g8-acc"), host_a="OSFP", host_z="OSFP-RHS").basis
    assert "not for OM4" in reach_m(LIBRARY.medium("400g4-dr4"), fibre="OM4").basis
    assert "end Z" in reach_m(LIBRARY.medium("400g4-dr4"), far=LIBRARY.medium("400g4-dr4-100m")).basis
    assert "published" in reach_m(LIBRARY.medium("400g4-cr4-dac")).basis


def test_a_medium_fits_from_a_to_z_as_it_does_from_z_to_a() -> None:
    groups = [
        group("qm9700"),
        group("sn5600"),
        group("q3400-ra"),
        group("q3450-ld"),
        group("dgx-h100", "compute"),
        group("gb200-compute-tray", "compute"),
        group("gb300-compute-tray", "compute"),
        group("sn5400"),
        group("patch-1u-96mpo", "front"),
    ]
    for a in groups:
        for z in groups:
            for speed in (400, 800):
                assert candidates(LIBRARY, a, z, speed) == candidates(LIBRARY, z, a, speed)
