"""A dragged rack comes to rest flush with its neighbours or on the grid, and knows how much room it has."""

import numpy as np
import pytest

from fabric_studio.scene.camera import Rect
from fabric_studio.scene.floor import floor_of
from fabric_studio.scene.snapping import distances, snapped
from tests.factories_plan import plan


@pytest.fixture
def row():
    snapshot = plan(1, 4).snapshot()
    return snapshot, int(snapshot.storeys.uid[0]), floor_of(snapshot, int(snapshot.storeys.uid[0])).racks


def box_of(racks, index):
    return Rect(*(float(c[index]) for c in (racks.x0, racks.y0, racks.x1, racks.y1)))


def test_it_rests_on_the_grid(row):
    snapshot, storey, racks = row
    rest = snapped(
        snapshot, storey, box_of(racks, 0), 130.0, 5460.0, grid_mm=100, reach_mm=0, moving=racks.uid[:1]
    )
    assert (rest.dx_mm, rest.dy_mm) == (100.0, 5500.0)


def test_it_comes_flush_with_its_neighbour(row):
    snapshot, storey, racks = row
    rest = snapped(
        snapshot, storey, box_of(racks, 0), 88.0, 3.0, grid_mm=1000, reach_mm=30, moving=racks.uid[:1]
    )
    assert racks.x1[0] + rest.dx_mm == racks.x0[1]
    assert rest.dy_mm == 0.0
    assert rest.guides


def test_it_measures_to_the_neighbour_and_to_the_walls(row):
    snapshot, storey, racks = row
    found = distances(snapshot, storey, box_of(racks, 0), racks.uid[:1])
    assert [d.mm for d in found] == [
        2000.0,
        100.0,
        2000.0,
        pytest.approx(snapshot.halls.depth_mm[0] - 3200.0),
    ]


def test_outside_any_hall_there_is_no_wall(row):
    snapshot, storey, _ = row
    assert distances(snapshot, storey, Rect(-9000, -9000, -8000, -8000), np.zeros(0, np.int64)) == []
