"""Cables lie in the trays they were measured along, and the drawing counts every one of them."""

import numpy as np
import pytest

from fabric_studio.layout.lengths import cable_pairs
from fabric_studio.scene.bundles import DIRECT, DROP, TRAY, bundles_of
from fabric_studio.scene.cables import cable_lines
from fabric_studio.scene.camera import Camera, Rect
from fabric_studio.scene.detail import CABLE_BUDGET, DIRECT_BUDGET, level_of
from fabric_studio.scene.floor import floor_of
from fabric_studio.scene.heat import Heat
from tests.factories_plan import plan


def test_every_stretch_counts_the_cables_that_lie_in_it():
    snapshot = plan(3, 6).snapshot()
    bundles = bundles_of(snapshot, int(snapshot.storeys.uid[0]))
    assert len(bundles) > 20
    for stretch in range(len(bundles)):
        assert bundles.count[stretch] == len(bundles.cables_in(stretch)) > 0


def test_the_stretches_of_one_cable_are_as_long_as_its_path_along_the_trays():
    snapshot = plan(3, 6).snapshot()
    bundles, pairs = bundles_of(snapshot, int(snapshot.storeys.uid[0])), cable_pairs(snapshot)
    long = np.hypot(bundles.x2 - bundles.x1, bundles.y2 - bundles.y1)
    for pair in range(len(pairs.rack_a)):
        mine = bundles.entry_pair == pair
        total = sum(
            long[k]
            for lo, hi in zip(bundles.entry_lo[mine], bundles.entry_hi[mine], strict=True)
            for k in range(lo, hi)
            if bundles.kind[k] == TRAY
        )
        assert total == pytest.approx(pairs.paths.mm[pair], abs=30)


def test_each_cable_drops_into_two_racks():
    snapshot = plan(2, 5).snapshot()
    bundles = bundles_of(snapshot, int(snapshot.storeys.uid[0]))
    between_racks = (cable_pairs(snapshot).pair >= 0).sum()
    assert bundles.count[bundles.kind == DROP].sum() == 2 * between_racks


def test_cables_between_storeys_are_drawn_on_both():
    snapshot = plan(2, 4, storeys=2).snapshot()
    for storey in snapshot.storeys.uid:
        bundles = bundles_of(snapshot, int(storey))
        assert {"TRAY", "RISER", "DROP"} == {
            ("TRAY", "RISER", "DROP", "DIRECT")[k] for k in set(bundles.kind)
        }


def test_without_trays_racks_are_joined_by_elbows():
    snapshot = plan(2, 4, trays=False).snapshot()
    bundles = bundles_of(snapshot, int(snapshot.storeys.uid[0]))
    assert set(bundles.kind) == {DIRECT}
    assert bundles.count.sum() == 2 * (cable_pairs(snapshot).pair >= 0).sum()


def test_an_empty_design_has_nothing_to_draw():
    snapshot = plan(0, 0, cables_per_rack=0).snapshot()
    storey = int(snapshot.storeys.uid[0])
    assert len(bundles_of(snapshot, storey)) == 0
    assert len(cable_lines(snapshot, storey, Camera())) == 0


@pytest.fixture(scope="module")
def hundred_thousand_gpus():
    """1,440 racks, 300,000 cables: what the Fairwater-like hall has."""
    document = plan(40, 36, cables_per_rack=214)
    assert len(document.snapshot().cables) > 299_000
    return document.snapshot()


@pytest.mark.parametrize("zoom", [0.03, 0.15, 0.5, 1.2, 4.0])
@pytest.mark.parametrize("where", [(13_000.0, 50_000.0), (1_900.0, 2_600.0), (26_000.0, 70_000.0)])
def test_a_frame_of_300_000_cables_stays_in_budget(hundred_thousand_gpus, zoom, where):
    snapshot = hundred_thousand_gpus
    camera = Camera(*where, zoom, 1300, 700)
    lines = cable_lines(snapshot, int(snapshot.storeys.uid[0]), camera)
    assert 0 < len(lines) <= (CABLE_BUDGET if lines.single else 8_000)
    assert lines.strokes.pixels() < 6_000_000


def test_300_000_cables_without_trays_stay_in_budget():
    document = plan(40, 36, cables_per_rack=40, trays=False)
    snapshot = document.snapshot()
    camera = Camera().fitted(Rect(0, 0, 30_000, 100_000))
    lines = cable_lines(snapshot, int(snapshot.storeys.uid[0]), camera)
    assert 0 < len(lines) <= 2 * DIRECT_BUDGET


def test_levels_of_detail_follow_the_size_of_a_rack_on_the_screen():
    assert [level_of(Camera(zoom=z)) for z in (0.05, 0.5, 1.0, 3.0)] == ["hall", "row", "rack", "port"]


def test_near_enough_every_cable_is_a_line_of_its_own():
    snapshot = plan(2, 6).snapshot()
    storey = int(snapshot.storeys.uid[0])
    bounds = floor_of(snapshot, storey).bounds()
    assert bounds is not None
    near = cable_lines(snapshot, storey, Camera(zoom=1.0, width_px=2000, height_px=1500).fitted(bounds))
    far = cable_lines(snapshot, storey, Camera(zoom=0.1, width_px=200, height_px=150).fitted(bounds))
    assert near.single and not far.single
    between_racks = np.flatnonzero(cable_pairs(snapshot).pair >= 0)
    assert set(np.unique(near.strokes.key) - 1) == set(between_racks)
    assert far.strokes.key.min() > len(snapshot.cables)


def test_heat_is_the_hottest_cable_of_each_stretch():
    snapshot = plan(4, 7, cables_per_rack=5).snapshot()
    bundles = bundles_of(snapshot, int(snapshot.storeys.uid[0]))
    use = np.random.default_rng(3).random(len(snapshot.cables))
    use[::3] = np.nan
    heat = Heat.over(bundles).of(use)
    for stretch in range(len(bundles)):
        inside = use[bundles.cables_in(stretch)]
        expected = np.nan if np.isnan(inside).all() else np.nanmax(inside)
        assert heat[stretch] == pytest.approx(expected, nan_ok=True)


def test_heat_uses_the_same_geometry_for_every_frame():
    snapshot = plan(2, 6).snapshot()
    storey = int(snapshot.storeys.uid[0])
    assert bundles_of(snapshot, storey) is bundles_of(snapshot, storey)


def test_from_very_near_every_cable_end_in_view_is_led_to_its_cage():
    snapshot = plan(1, 3).snapshot()
    storey, racks = int(snapshot.storeys.uid[0]), snapshot.racks
    camera = Camera(float(racks.x_mm[0]), float(racks.y_mm[0]), 4.0, 400, 700)
    lines = cable_lines(snapshot, storey, camera)
    device = snapshot.devices.uid[snapshot.devices.rack == racks.uid[0]]
    mine = np.flatnonzero(
        np.isin(snapshot.cables.a_device, device) | np.isin(snapshot.cables.z_device, device)
    )
    assert len(mine) and set(mine + 1) <= set(lines.strokes.key)
