"""Racks on the floor: where they stand, their mass and power, and what is not known."""

import math

import numpy as np
import pytest

from fabric_studio.catalog.parts import Part
from tests.factories_rules import Drawing

OVERLAP, OUTSIDE = "racks-overlap", "rack-outside-hall"
POWER, MASS, FLOOR = "rack-power", "rack-mass", "floor-load"


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
