"""What stands on a storey, by what it holds, and where its air goes."""

import numpy as np

from fabric_studio.scene.aisles import aisles_of, runs_of
from fabric_studio.scene.floor import COMPUTE, NETWORK, floor_of
from tests.factories_plan import plan


def test_racks_are_told_apart_by_what_they_hold():
    snapshot = plan(1, 4).snapshot()
    floor = floor_of(snapshot, int(snapshot.storeys.uid[0]))
    assert floor.racks.fill.tolist() == [COMPUTE, COMPUTE, COMPUTE, NETWORK]


def test_each_storey_shows_only_its_own_racks_and_its_risers():
    snapshot = plan(2, 3, storeys=2).snapshot()
    floors = [floor_of(snapshot, int(uid)) for uid in snapshot.storeys.uid]
    assert [len(floor.racks) for floor in floors] == [6, 6]
    assert not set(floors[0].racks.uid) & set(floors[1].racks.uid)
    assert [len(floor.risers) for floor in floors] == [1, 1]


def test_rows_that_face_each_other_share_a_cold_aisle():
    snapshot = plan(2, 5).snapshot()
    storey = int(snapshot.storeys.uid[0])
    assert len(runs_of(snapshot, storey).x0) == 2
    aisles = aisles_of(snapshot, storey)
    cold = ~aisles.hot
    assert sorted(zip(aisles.y0[cold], aisles.y1[cold], strict=True)) == [(3200.0, 3800.0), (3800.0, 4400.0)]
    assert np.ptp(aisles.x0) == 0


def test_a_gap_splits_a_row():
    document = plan(1, 6)
    racks = document.snapshot().racks
    with document.transaction("move") as tx:
        tx.set("rack", racks.uid[3:], x_mm=racks.x_mm[3:] + 3000)
    snapshot = document.snapshot()
    assert len(runs_of(snapshot, int(snapshot.storeys.uid[0])).x0) == 2


def test_an_unknown_storey_is_an_empty_floor():
    snapshot = plan(1, 2).snapshot()
    assert floor_of(snapshot, 999_999).bounds() is None
