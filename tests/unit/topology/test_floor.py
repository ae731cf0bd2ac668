"""Racks stand in rows in the hall, network racks where they are wanted, and both storeys alike."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from fabric_studio.topology.floor import Places, Spacing, stand

SPACING = Spacing(600.0, 750.0, 1200.0, cold_aisle_mm=1800.0, hot_aisle_mm=1200.0)


@given(st.integers(1, 200), st.integers(1, 16), st.integers(1, 90), st.sampled_from([1, 2]))
def test_nobody_stands_on_anothers_place(racks: int, per_bay: int, network: int, storeys: int) -> None:
    bays = -(-racks // per_bay)
    floor = stand(racks, per_bay, np.arange(network) * bays // network, SPACING, storeys=storeys)
    both = [
        place
        for places in (floor.compute, floor.network)
        for place in zip(places.storey.tolist(), places.line.tolist(), places.spot.tolist(), strict=True)
    ]
    assert len(set(both)) == racks + network
    storey, line, spot = np.array(both).T
    assert storey.max() < storeys
    assert line.max() < len(floor.plan.y_mm)
    assert spot.max() < len(floor.plan.x_mm)


@given(st.integers(1, 12), st.integers(1, 6))
def test_rows_of_mixed_racks_touch_and_stay_in_the_hall(bays: int, per_bay: int) -> None:
    floor = stand(bays * per_bay, per_bay, np.arange(bays), SPACING)
    widths = np.full(len(floor.plan.x_mm), 600.0)
    widths[floor.network.spot] = 750.0
    edges = np.stack((floor.plan.x_mm - widths / 2, floor.plan.x_mm + widths / 2))
    gaps = edges[0, 1:] - edges[1, :-1]
    assert (gaps > -1e-6).all(), "no rack overlaps its neighbour"
    assert edges[0, 0] > 0
    assert edges[1, -1] < floor.plan.width_mm
    assert floor.plan.y_mm[-1] + 600 < floor.plan.depth_mm


def test_network_racks_stand_in_the_middle_of_their_bay() -> None:
    floor = stand(16, 8, np.array([0, 1]), SPACING)
    assert floor.network.spot.tolist() == [4, 4]
    assert floor.network.line.tolist() == [0, 1]
    assert floor.compute.spot[:8].tolist() == [0, 1, 2, 3, 5, 6, 7, 8]


def test_a_full_bay_passes_a_network_rack_to_the_next() -> None:
    floor = stand(24, 8, np.array([0, 0, 0]), SPACING)
    assert sorted(floor.network.line.tolist()) == [0, 1, 2]


def test_a_part_filled_bay_stands_around_its_middle() -> None:
    floor = stand(10, 8, np.array([0, 1]), SPACING)
    assert floor.compute.spot[8:].tolist() == [3, 5]


def test_the_upper_storey_begins_above_the_end_of_the_lower_one() -> None:
    floor = stand(64, 8, np.arange(8), SPACING, storeys=2)
    last_below, first_above = floor.compute.line[31], floor.compute.line[32]
    assert (floor.compute.storey[31], floor.compute.storey[32]) == (0, 1)
    assert last_below == first_above


def test_risers_stand_in_walkways_and_only_between_storeys() -> None:
    one, two = (stand(64, 8, np.arange(8), SPACING, storeys=n) for n in (1, 2))
    assert len(one.riser_x_mm) == 0
    assert len(two.riser_x_mm) > 0
    for x in two.riser_x_mm:
        assert (np.abs(two.plan.x_mm - x) > 600).all(), "no rack stands under a riser"
        assert 0 < x < two.plan.width_mm


def test_rack_names_are_row_and_place_with_the_level_where_there_are_two() -> None:
    places = Places(np.array([0, 1]), np.array([0, 26]), np.array([0, 11]))
    assert places.names(1, 12) == ["A-01", "AA-12"]
    assert places.names(2, 120) == ["1A-001", "2AA-012"]
