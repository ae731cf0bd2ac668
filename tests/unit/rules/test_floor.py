"""Racks on the floor, devices in racks: places, mass, power, trays, and what is not known."""

import math

import numpy as np
import pytest

from fabric_studio.catalog.parts import Part
from tests.factories_rules import Drawing

UNITS, OUT, OVERLAP, OUTSIDE = "devices-overlap", "device-outside-rack", "racks-overlap", "rack-outside-hall"
POWER, MASS, FLOOR, FILL = "rack-power", "rack-mass", "floor-load", "tray-fill"


# -- rack units -------------------------------------------------------------------------------------------------------


def test_devices_one_above_the_other_pass() -> None:
    drawing = Drawing()
    rack = drawing.rack()
    for u in (1, 9, 17):
        drawing.device("dgx-h100", rack=rack, u=u)
    drawing.device("qm9700", rack=rack, u=48)
    drawing.passes(UNITS)
    drawing.passes(OUT)


def test_two_devices_in_the_same_units() -> None:
    drawing = Drawing()
    rack = drawing.rack(name="A-01")
    first = drawing.device("dgx-h100", "server-01", rack=rack, u=1)
    second = drawing.device("dgx-h100", "server-02", rack=rack, u=5)
    drawing.fails(
        UNITS,
        "server-02 and server-01 both fill U5 to U8 of rack A-01",
        where=[("device", second), ("device", first), ("rack", rack)],
        actual=4.0,
        limit=0.0,
        unit="U",
        fix="move server-02 to the next free U",
    )


def test_a_full_rack_offers_no_fix() -> None:
    drawing = Drawing()
    rack = drawing.rack("rack-42u-600", name="A-01")
    devices = [drawing.device("dgx-h100", f"server-{n}", rack=rack, u=1 + 8 * n) for n in range(5)]
    extra = drawing.device("dgx-h100", "server-5", rack=rack, u=30)
    (finding, *others) = drawing.found(UNITS)
    assert finding.text == "server-5 and server-3 both fill U30 to U32 of rack A-01, which has no 8 U free"
    assert finding.fix is None and finding.where[:2] == (("device", extra), ("device", devices[3]))
    assert [other.text for other in others] == [], "server-5 is told once"


def test_one_unit_under_a_tall_device_that_ends_above_its_neighbour() -> None:
    """The switch at U3 is inside the 8 U server although the 1 U device at U2 ends below it."""
    drawing = Drawing()
    rack = drawing.rack()
    drawing.device("dgx-h100", "server", rack=rack, u=1)
    for u, name in ((2, "low"), (3, "switch"), (9, "fine")):
        drawing.device("qm9700", name, rack=rack, u=u)
    assert [finding.text.split(" both")[0] for finding in drawing.found(UNITS)] == [
        "low and server",
        "switch and server",
    ]


def test_shallow_devices_share_a_unit_back_to_back() -> None:
    drawing = Drawing()
    rack = drawing.rack()
    drawing.device("patch-1u-48mpo", rack=rack, u=10)
    rear = drawing.device("patch-1u-48mpo", rack=rack, u=10, face="rear")
    drawing.device("sn2201", rack=rack, u=11)
    drawing.device("qm9700", rack=rack, u=11, face="rear")
    drawing.passes(UNITS)
    drawing.set("device", rear, face="front")
    assert len(drawing.found(UNITS)) == 1


def test_deep_devices_do_not_fit_back_to_back() -> None:
    drawing = Drawing()
    rack = drawing.rack()
    drawing.device("dgx-h100", rack=rack, u=1)
    drawing.device("qm9700", rack=rack, u=1, face="rear")
    assert len(drawing.found(UNITS)) == 1, "897 and 660 mm do not fit into 1,200 mm"


def test_what_is_in_no_rack_unit_is_in_nobodys_way() -> None:
    drawing = Drawing()
    rack = drawing.rack()
    for u in (0, 0, 1):
        drawing.device("qm9700", rack=rack, u=u)
    drawing.device("pdu-57k", rack=rack, u=1)
    drawing.passes(UNITS)
    drawing.passes(OUT)


def test_a_device_above_the_top_of_its_rack() -> None:
    drawing = Drawing()
    rack = drawing.rack(name="A-01")
    device = drawing.device("dgx-h100", "server-01", rack=rack, u=45)
    drawing.fails(
        OUT,
        "server-01 fills U45 to U52; rack A-01 has 48 U",
        where=[("device", device), ("rack", rack)],
        actual=52.0,
        limit=48.0,
        unit="U",
    )


@pytest.mark.parametrize("u", [0.5, -3.0])
def test_a_device_below_the_first_unit(u: float) -> None:
    drawing = Drawing()
    rack = drawing.rack(name="A-01")
    device = drawing.device("qm9700", "leaf-01", rack=rack, u=u)
    drawing.fails(
        OUT,
        f"leaf-01 is mounted at U{u:g}; rack A-01 starts at U1",
        where=[("device", device), ("rack", rack)],
        actual=u,
        limit=1.0,
        unit="U",
    )


# -- the floor --------------------------------------------------------------------------------------------------------


def test_racks_side_by_side_pass_and_overlapping_ones_do_not() -> None:
    drawing = Drawing()
    first = drawing.rack(name="A-01", x_mm=5_000.0, y_mm=5_000.0)
    second = drawing.rack(name="A-02", x_mm=5_750.0, y_mm=5_000.0)
    drawing.passes(OVERLAP)
    drawing.set("rack", second, x_mm=5_700.0)
    drawing.fails(
        OVERLAP,
        "racks A-02 and A-01 overlap by 50 mm",
        where=[("rack", second), ("rack", first)],
        actual=50.0,
        limit=0.0,
        unit="mm",
    )


def test_racks_on_two_storeys_do_not_overlap() -> None:
    drawing = Drawing(storeys=2)
    for hall in drawing.halls:
        drawing.rack(hall=hall, x_mm=5_000.0, y_mm=5_000.0)
    drawing.passes(OVERLAP)


def test_turned_racks_are_compared_by_their_outline() -> None:
    """Two racks turned by 45 degrees stand corner to corner: the boxes around them overlap, they do not."""
    drawing = Drawing()
    drawing.rack(x_mm=10_000.0, y_mm=10_000.0, rotation_deg=45.0)
    other = drawing.rack(x_mm=10_000.0 + 540.0, y_mm=10_000.0 + 540.0, rotation_deg=45.0)
    drawing.passes(OVERLAP)
    drawing.set("rack", other, x_mm=10_000.0 + 500.0, y_mm=10_000.0 + 500.0)
    (finding,) = drawing.found(OVERLAP)
    assert finding.actual == pytest.approx(750 - math.hypot(500, 500), abs=0.01)


def test_racks_all_in_one_place_are_told_once_each() -> None:
    drawing = Drawing()
    for _ in range(30):
        drawing.rack(x_mm=5_000.0, y_mm=5_000.0)
    findings = drawing.found(OVERLAP)
    assert len(findings) == 29
    assert findings[-1].text == "racks R-30 and R-01 overlap by 750 mm; R-30 overlaps 28 more"


def test_a_rack_through_the_wall() -> None:
    drawing = Drawing()
    rack = drawing.rack(name="A-01", x_mm=125.0, y_mm=39_500.0)
    finding = drawing.fails(
        OUTSIDE,
        "rack A-01 stands 250 mm outside Hall 1",
        where=[("rack", rack), ("hall", drawing.halls[0])],
        actual=250.0,
        limit=0.0,
        unit="mm",
        fix="move it 250 mm right and 100 mm up, to the wall",
    )
    assert finding.fix is not None
    drawing.set("rack", rack, x_mm=375.0, y_mm=39_400.0)
    drawing.passes(OUTSIDE)


def test_a_rack_larger_than_the_hall_offers_no_fix() -> None:
    drawing = Drawing()
    drawing.set("hall", drawing.halls[0], width_mm=500.0)
    rack = drawing.rack(name="A-01", x_mm=250.0, y_mm=5_000.0)
    drawing.fails(
        OUTSIDE,
        "rack A-01 is larger than Hall 1",
        where=[("rack", rack), ("hall", drawing.halls[0])],
        actual=125.0,
        limit=0.0,
        unit="mm",
    )


# -- power and mass ---------------------------------------------------------------------------------------------------


def test_a_rack_within_its_feed_passes_and_one_above_does_not() -> None:
    """DGX H100: 10.2 kW at most each (NVIDIA DGX H100 user guide); the rack's own limit wins over its part's 69 kW."""
    drawing = Drawing()
    rack = drawing.rack(name="A-01")
    for u in (1, 9, 17, 25):
        drawing.device("dgx-h100", rack=rack, u=u)
    drawing.passes(POWER)
    drawing.set("rack", rack, power_limit_w=40_800.0)
    drawing.passes(POWER)
    drawing.set("rack", rack, power_limit_w=34_500.0)
    (finding,) = drawing.found(POWER)
    assert finding.text.startswith("rack A-01 draws up to 40.8 kW (typically ")
    assert finding.text.endswith("; its limit is 34.5 kW: 6.3 kW over")
    assert (finding.severity, finding.actual, finding.limit, finding.unit) == (
        "error",
        40_800.0,
        34_500.0,
        "W",
    )
    assert finding.where == (("rack", rack),)


def test_parts_without_a_figure_are_said_to_be_left_out() -> None:
    drawing = Drawing()
    rack = drawing.rack(name="A-01", power_limit_w=1_000.0)
    drawing.device("dgx-h100", rack=rack, u=1)
    drawing.device("palomar-ocs", rack=rack, u=20)
    drawing.device("patch-1u-48mpo", rack=rack, u=30)
    (finding,) = drawing.found(POWER)
    assert ", not counting 1 part without a figure; its limit is 1 kW" in finding.text, (
        "a panel draws nothing"
    )


def test_without_any_limit_the_rule_did_not_run() -> None:
    drawing = Drawing()
    drawing.rack("gb200-nvl72")
    notes = {status.id: (status.status, status.note) for status in drawing.check().rules}
    assert notes[POWER] == ("not-run", "no rack has a power limit, nor has its part a rating")
    assert notes[MASS] == ("not-run", "no part of a rack states a static load rating")
    assert notes[FLOOR] == ("not-run", "no storey states a floor load rating")


def test_a_rack_that_holds_more_than_it_is_rated_for() -> None:
    """Static load rating 1,360 kg without the rack itself; DGX H100 130.45 kg."""
    drawing = Drawing()
    rack = drawing.rack("rack-42u-600", name="A-01")
    for n in range(10):
        drawing.device("dgx-h100", rack=rack, u=1 + n)
    drawing.passes(MASS)
    drawing.device("dgx-h100", rack=rack, u=20)
    drawing.fails(
        MASS,
        "rack A-01 holds 1,435 kg; it is rated for 1,360 kg: 75 kg over",
        where=[("rack", rack)],
        actual=11 * 130.45,
        limit=1_360.0,
        unit="kg",
    )


def test_a_rack_the_floor_cannot_carry() -> None:
    """GB200 NVL72: 1,360 kg on 600 x 1,068 mm is 2,122 kg/m2 (NVIDIA); over 600 x 2,268 mm with its aisles 999 kg/m2."""
    drawing = Drawing(floor_load_kg_m2=2_200.0)
    rack = drawing.rack("gb200-nvl72", name="A-01")
    storey = int(drawing.document.snapshot().storeys.uid[0])
    drawing.passes(FLOOR)
    drawing.set("storey", storey, floor_load_kg_m2=1_500.0)
    drawing.fails(
        FLOOR,
        "1 rack on Level 1 (A-01) loads up to 2,122 kg/m2 on the footprint alone; the floor is rated for 1,500, which holds only if "
        "the aisles carry their share (999)",
        where=[("storey", storey), ("rack", rack)],
        actual=1360 / (0.6 * 1.068),
        limit=1_500.0,
        unit="kg/m2",
        severity="warning",
    )
    drawing.set("storey", storey, floor_load_kg_m2=900.0)
    drawing.fails(
        FLOOR,
        "rack A-01 loads Level 1 with 999 kg/m2 even when its share of the aisles carries it too (2,122 on its footprint); "
        "the floor is rated for 900: 99 over",
        where=[("rack", rack), ("storey", storey)],
        actual=1360 / (0.6 * 2.268),
        limit=900.0,
        unit="kg/m2",
    )


def test_what_is_not_known_of_a_part_is_said() -> None:
    drawing = Drawing()
    mystery = Part(id="mystery", name="Mystery box", kind="server", height_u=1)
    rack = drawing.rack()
    devices = [drawing.device(mystery, rack=rack) for _ in range(2)]
    drawing.fails(
        "figures-missing",
        "the power and mass of Mystery box are not known; sums leave out 2 of them",
        where=[("device", device) for device in devices],
        actual=2.0,
        limit=0.0,
        unit="parts",
        severity="info",
    )


def test_racks_panels_and_what_a_rack_counts_already_are_known() -> None:
    drawing = Drawing()
    drawing.rack("gb200-nvl72")
    drawing.rack("h100-rack-4x")
    drawing.device("patch-1u-48mpo")
    drawing.passes("figures-missing")


# -- trays ------------------------------------------------------------------------------------------------------------


def trayed(cables: int, *, width_mm: float) -> tuple[Drawing, int]:
    drawing = Drawing()
    leaf, server = (
        drawing.device(part, rack=drawing.rack(x_mm=x, y_mm=5_000.0))
        for part, x in (("qm9700", 5_000.0), ("qm9700", 15_000.0))
    )
    tray = drawing.tray(2_000, 5_000, 20_000, 5_000, width_mm=width_mm, depth_mm=100.0, name="T03")
    for n in range(cables):
        drawing.cable((leaf, n // 2, n % 2 * 4, 4), (server, n // 2, n % 2 * 4, 4), "400g4-sr4")
    return drawing, tray


def test_a_tray_warns_at_40_per_cent_and_fails_at_50() -> None:
    """Sum of squared diameters over the section: 3.0 mm fibre is 9 mm2 (DGX SuperPOD data-center design, table 18)."""
    drawing, tray = trayed(45, width_mm=10.0)
    assert drawing.found(FILL)[0].severity == "warning"
    drawing.fails(
        FILL,
        "tray T03 is 40.50% full with 45 cables at its fullest place; the limit is 40% of 10 cm2",
        where=[("tray", tray)],
        actual=40.5,
        limit=40.0,
        unit="%",
        severity="warning",
    )
    drawing.set("tray", tray, width_mm=11.0)
    drawing.passes(FILL)
    drawing.set("tray", tray, width_mm=8.0)
    drawing.fails(
        FILL,
        "tray T03 is 51% full with 45 cables at its fullest place; the limit is 50% of 800 mm2",
        where=[("tray", tray)],
        actual=50.625,
        limit=50.0,
        unit="%",
    )


def test_a_twin_port_cable_lies_in_a_tray_once_and_a_splitter_with_every_tail() -> None:
    drawing, _ = trayed(0, width_mm=1.0)
    leaf, far = drawing.document.snapshot().devices.uid.tolist()
    drawing.twin((leaf, 0), (far, 0), "800g8-dac")
    assert "full with 1 cable at" in drawing.found(FILL)[0].text
    drawing.splitter((leaf, 1), [(far, 1), (far, 2)], "400g4-cr4-dac-split")
    assert "full with 3 cables" in drawing.found(FILL)[0].text


def test_the_project_sets_its_own_limits_of_fill() -> None:
    drawing, _ = trayed(45, width_mm=10.0)
    drawing.setting("rule.tray-fill.warn", 0.45)
    drawing.passes(FILL)


def test_a_riser_fills_up_too() -> None:
    drawing = Drawing(storeys=2)
    low, high = (drawing.rack(hall=hall, x_mm=5_000.0, y_mm=5_000.0) for hall in drawing.halls)
    leaf, spine = drawing.device("qm9700", rack=low), drawing.device("qm9700", rack=high)
    storeys = drawing.document.snapshot().storeys.uid.tolist()
    with drawing.document.transaction("Trays") as tx:
        for storey in storeys:
            tx.add("tray", storey=storey, name="T", x1_mm=2_000, y1_mm=5_000, x2_mm=9_000, y2_mm=5_000)
        building = int(tx.table("building").uid[0])
        riser = tx.add(
            "riser", building=building, name="R1", x_mm=8_000, y_mm=5_000, width_mm=5.0, depth_mm=20.0,
            from_storey=storeys[0], to_storey=storeys[1],
        )  # fmt: skip
    for n in range(8):
        drawing.cable((leaf, n), (spine, n), "400g4-sr4")
    drawing.fails(
        FILL,
        "riser R1 is 72% full with 8 cables at its fullest place; the limit is 50% of 100 mm2",
        where=[("riser", riser)],
        actual=72.0,
        limit=50.0,
        unit="%",
    )


def test_without_trays_there_is_nothing_to_fill() -> None:
    drawing = Drawing()
    leaf, server = drawing.device("qm9700"), drawing.device("dgx-h100")
    drawing.cable((leaf, 0), (server, 0), "400g4-sr4")
    (status,) = [status for status in drawing.check().rules if status.id == FILL]
    assert (status.status, status.note) == ("not-run", "no tray is drawn")


# -- places that were guessed -----------------------------------------------------------------------------------------


def test_lengths_are_unknown_until_places_are_confirmed() -> None:
    drawing = Drawing()
    leaf, server = drawing.device("qm9700"), drawing.device("dgx-h100")
    for port in (0, 1):
        drawing.cable((leaf, port), (server, port), "400g4-sr4")
    drawing.cable((leaf, 2), (server, 2), "400g4-sr4", 12.0)
    drawing.passes("length-unknown")
    racks = drawing.document.snapshot().racks.uid
    drawing.set("rack", racks.tolist(), position_known=False)
    finding = drawing.fails(
        "length-unknown",
        "2 of 3 cables have no length, because the place of 2 racks was only guessed at import",
        where=[("rack", int(rack)) for rack in np.sort(racks)],
        actual=2.0,
        limit=0.0,
        unit="cables",
        severity="warning",
        fix="take the places as drawn",
    )
    assert finding.key == "cables:length-unknown"
