"""Racks against what the building puts in their way: columns, no-go areas, walls, doors and aisles closed in."""

import pytest

from fabric_studio.app.commands import structure
from tests.factories_rules import Drawing


@pytest.fixture
def hall():
    """One rack, 750 by 1200 mm, its middle at (10 m, 10 m), its front up the page."""
    drawing = Drawing()
    drawing.rack(x_mm=10_000.0, y_mm=10_000.0, name="A-01")
    return drawing


def storey(drawing):
    return int(drawing.document.snapshot().storeys.uid[0])


def area(drawing, purpose, x, y, wide, deep):
    return structure.add_area(
        drawing.document, storey(drawing), purpose, x_mm=x, y_mm=y, width_mm=wide, depth_mm=deep
    )


def rack_of(drawing):
    return int(drawing.document.snapshot().racks.uid[0])


def test_a_rack_may_touch_a_column_but_not_stand_on_it(hall):
    column = area(hall, "column", 10_375, 9_800, 400, 400)
    hall.passes("rack-on-column")
    hall.set("area", column, x_mm=10_275.0)
    (finding,) = hall.found("rack-on-column")
    assert finding.text == "rack A-01 stands 100 mm inside Column 01"
    assert finding.where == (("rack", rack_of(hall)), ("area", column)) and finding.actual == 100.0


def test_a_rack_keeps_out_of_a_no_go_area_and_other_areas_do_not_matter(hall):
    area(hall, "cold-aisle", 9_000, 7_000, 3_000, 3_000)
    hall.passes("rack-in-no-go")
    area(hall, "no-go", 9_000, 10_350, 3_000, 3_000)
    (finding,) = hall.found("rack-in-no-go")
    assert finding.text == "rack A-01 stands 250 mm inside No-go 01, where nothing may stand"


def test_a_slanting_wall_is_judged_by_its_true_outline(hall):
    wall = structure.add_wall(hall.document, storey(hall), 10_000, 12_000, 12_000, 10_000)
    hall.passes("rack-in-wall")
    hall.set("wall", wall, x1_mm=9_000.0, y1_mm=11_000.0, x2_mm=11_000.0, y2_mm=9_000.0)
    (finding,) = hall.found("rack-in-wall")
    assert finding.text.startswith("rack A-01 stands") and finding.text.endswith("inside Wall 01")


def test_another_storey_has_its_own_walls():
    drawing = Drawing(storeys=2)
    drawing.rack(x_mm=10_000.0, y_mm=10_000.0)
    upper = int(drawing.document.snapshot().storeys.uid[1])
    structure.add_wall(drawing.document, upper, 9_000, 10_000, 11_000, 10_000)
    drawing.passes("rack-in-wall")


@pytest.mark.parametrize(
    ("facing", "y", "clear"),
    [(180.0, 8_000.0, True), (180.0, 8_300.0, False), (0.0, 8_300.0, True), (0.0, 8_500.0, False)],
)
def test_a_door_needs_room_for_its_leaf_and_a_step_on_the_other_side(hall, facing, y, clear):
    """The rack begins at y 9.4 m; the door is 1.2 m wide and needs 1 m on the side it does not open to."""
    structure.add_door(hall.document, storey(hall), 10_000, y, rotation_deg=facing)
    found = hall.found("rack-before-door")
    assert bool(found) != clear
    if found:
        assert found[0].text == "rack A-01 stands 100 mm in the way of Door 01"


def test_the_step_before_a_door_is_a_setting_of_the_project(hall):
    structure.add_door(hall.document, storey(hall), 10_000, 8_300)
    hall.passes("rack-before-door")
    hall.setting("rule.rack-before-door.clear_mm", 1_500.0)
    assert len(hall.found("rack-before-door")) == 1


def test_fronts_look_into_cold_aisles_and_rears_into_hot_ones(hall):
    cold = area(hall, "cold-aisle", 9_000, 8_200, 3_000, 1_200)
    hot = area(hall, "hot-aisle", 9_000, 10_600, 3_000, 1_200)
    hall.passes("containment-mixes-air")
    hall.set("rack", rack_of(hall), rotation_deg=180.0)
    assert [(f.text, f.where[1]) for f in hall.found("containment-mixes-air")] == [
        ("rack A-01 draws its air from Hot aisle 01, which is hot; turn it round", ("area", hot)),
        ("rack A-01 blows its hot air into Cold aisle 01, which is cold; turn it round", ("area", cold)),
    ]
