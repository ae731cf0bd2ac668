"""The storeys apart: every cable on its way up, boxes far to near, never more than the budget."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.catalog.library import load_library
from fabric_studio.layout.lengths import cable_pairs
from fabric_studio.layout.load import tray_load
from fabric_studio.scene.bundles import DROP, RISER, TRAY, bundles_of
from fabric_studio.scene.camera import Camera
from fabric_studio.scene.keyed import heat_of
from fabric_studio.scene.stack import RACK_FROM_PX, Axes, boxes_of, stack_of
from fabric_studio.scene.ways import PIXEL_BUDGET, SHAFT, SINGLE_BUDGET, picture_lines, ways_of
from fabric_studio.topology.template import TEMPLATES
from tests.factories import empty_hall
from tests.factories_plan import plan


@pytest.fixture(scope="module")
def hall():
    return TEMPLATES["two-storey"].build({"racks": 64}, load_library()).snapshot()


@pytest.fixture(scope="module")
def hundred_thousand_gpus():
    return TEMPLATES["two-storey"].build({"racks": 1440}, load_library()).snapshot()


def of(snapshot):
    return stack_of(snapshot, int(snapshot.buildings.uid[0]))


def test_all_storeys_have_the_stretches_of_the_plan_and_risers_a_way_up(hall):
    ways = ways_of(hall, int(hall.buildings.uid[0])).bundles
    on_plan = [bundles_of(hall, int(storey)) for storey in hall.storeys.uid]
    for kind in (TRAY, DROP, RISER):
        assert (ways.kind == kind).sum() == sum((part.kind == kind).sum() for part in on_plan)
    load = tray_load(hall)
    shafts = ways.kind == SHAFT
    # No twin or splitter cable goes up here, so lines and physical cables are as many.
    assert ways.count[shafts].tolist() == load.riser_cables[ways.place[shafts]].tolist()


def test_every_stretch_leads_back_to_the_cables_it_counts(hall):
    ways = ways_of(hall, int(hall.buildings.uid[0])).bundles
    for stretch in np.linspace(0, len(ways) - 1, 25).astype(int).tolist():
        assert ways.count[stretch] == len(ways.cables_in(stretch)) > 0


def test_the_way_up_is_as_high_as_from_tray_to_tray(hall):
    ways = ways_of(hall, int(hall.buildings.uid[0]))
    shafts = ways.bundles.kind == SHAFT
    assert np.allclose((ways.z2 - ways.z1)[shafts], 6_000.0)
    assert (ways.storey1[shafts] != ways.storey2[shafts]).all()


def test_a_metre_is_as_long_anywhere_in_the_picture():
    axes = Axes()
    for step in ((1_000.0, 0.0, 0.0), (0.0, 1_000.0, 0.0), (0.0, 0.0, 1_000.0)):
        here, there = axes.point(*step), axes.point(0.0, 0.0, 0.0)
        far = axes.point(*(50_000.0 + s for s in step))
        origin = axes.point(50_000.0, 50_000.0, 50_000.0)
        assert np.allclose(np.subtract(here, there), np.subtract(far, origin))


def test_no_floor_hides_what_stands_on_the_one_below(hall):
    stack = of(hall)
    low, high = stack.levels
    below = stack.box_bounds(low, low.slab, 0.0, 2_700.0)
    above = stack.box_bounds(high, high.slab, -high.slab_mm, 0.0)
    assert above.y1 <= below.y0 + (below.y1 - below.y0) * 0.02 + 1
    assert high.lift_mm > 0 == low.lift_mm


def test_boxes_come_far_to_near_and_as_rows_from_afar(hall):
    level = of(hall).levels[0]
    near = boxes_of(hall, level, Camera(zoom=RACK_FROM_PX / 60.0))
    far = boxes_of(hall, level, Camera(zoom=RACK_FROM_PX / 120.0))
    assert len(near) == len(level.floor.racks) > len(far) > 0
    assert (np.diff(np.rint(near.y0 / 50)) >= 0).all()
    wide = (far.x1 - far.x0).sum()
    assert wide == pytest.approx((near.x1 - near.x0).sum(), rel=0.02)


@pytest.mark.parametrize("zoom", [1.0, 2.0, 6.0, 20.0, 80.0])
def test_a_frame_of_300_000_cables_stays_in_budget(hundred_thousand_gpus, zoom):
    snapshot = hundred_thousand_gpus
    stack = of(snapshot)
    fit = Camera(width_px=1920, height_px=1000).fitted(stack.bounds())
    camera = fit.zoomed(zoom, 1100, 600)
    lines = picture_lines(snapshot, stack.flat, camera, 1.0, spread=stack.axes.spread)
    assert len(lines.strokes) <= (SINGLE_BUDGET if lines.single else 9_000)
    assert lines.strokes.pixels() <= 2 * PIXEL_BUDGET
    boxes = sum(len(boxes_of(snapshot, level, camera)) for level in stack.levels)
    assert boxes <= 2_000


def test_utilization_in_the_stack_is_that_of_the_plan(hall):
    stack = of(hall)
    use = np.random.default_rng(1).random(len(hall.cables))
    heat = heat_of(stack.flat).of(use)
    for stretch in np.linspace(0, len(heat) - 1, 12).astype(int).tolist():
        assert heat[stretch] == pytest.approx(use[stack.flat.cables_in(stretch)].max())


def test_keys_of_a_cable_are_all_stretches_it_lies_in(hall):
    stack = of(hall)
    camera = Camera(width_px=1600, height_px=900).fitted(stack.bounds())
    lines = picture_lines(hall, stack.flat, camera, 1.0, spread=stack.axes.spread)
    row = int(np.flatnonzero(cable_pairs(hall).pair >= 0)[5])
    keys = lines.keys_with(np.array([row]))
    assert len(keys) and all(row in lines.cables_at(int(key)) for key in keys)
    everywhere = [k for k in range(1, lines.keys + 1) if row in lines.cables_at(k)]
    assert sorted(keys.tolist()) == everywhere


def test_from_near_every_cable_is_a_line_of_its_own():
    snapshot = plan(2, 4, storeys=2, cables_per_rack=3).snapshot()
    stack = of(snapshot)
    camera = Camera(width_px=2400, height_px=1600, zoom=1.0).fitted(stack.bounds()).zoomed(2.0, 1200, 800)
    lines = picture_lines(snapshot, stack.flat, camera, 1.0, spread=stack.axes.spread)
    assert lines.single and lines.keys == len(snapshot.cables)


def test_a_storey_without_riser_and_an_empty_hall_have_a_picture():
    document, _ = empty_hall()
    stack = of(document.snapshot())
    assert len(stack.levels) == 1 and stack.bounds() is not None and len(stack.flat) == 0
    with document.transaction("Another storey, no riser") as tx:
        building = int(tx.table("building").uid[0])
        tx.add("storey", building=building, name="Roof", elevation_mm=5_000.0)
    assert [level.name for level in of(document.snapshot()).levels] == ["Level 1", "Roof"]
