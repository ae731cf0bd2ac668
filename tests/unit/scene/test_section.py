"""A cut through the building has the heights of the design, and what is cut leads back to it."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.app.commands import structure
from fabric_studio.catalog.library import load_library
from fabric_studio.layout.footprint import rack_rects
from fabric_studio.model.journal import Document
from fabric_studio.scene.bundles import DROP, TRAY
from fabric_studio.scene.section import best_cut, cut_lines, section_of
from fabric_studio.scene.section_walls import standing_of
from fabric_studio.scene.ways import SHAFT
from fabric_studio.topology.template import TEMPLATES
from tests.factories import empty_hall, pair_of_racks


@pytest.fixture(scope="module")
def hall():
    return TEMPLATES["two-storey"].build({"racks": 64}, load_library()).snapshot()


def cut(snapshot, direction="x"):
    building = int(snapshot.buildings.uid[0])
    return section_of(snapshot, building, direction, best_cut(snapshot, building, direction))


def test_floors_have_their_heights_and_thickness(hall):
    section = cut(hall)
    assert [(level.z_mm, level.slab_mm, level.height_mm) for level in section.levels] == [
        (0.0, 500.0, 5_500.0),
        (6_000.0, 500.0, 5_500.0),
    ]
    bounds = section.bounds()
    assert bounds.y0 < -11_500 and bounds.y1 > 500


def test_the_racks_of_the_row_stand_on_their_floors_to_scale(hall):
    section, rects = cut(hall), rack_rects(hall)
    assert len(section.racks) > 10
    for n, row in enumerate(section.rack_row.tolist()):
        assert section.racks.uid[n] == hall.racks.uid[row]
        assert section.racks.z1[n] - section.racks.z0[n] == rects.height_mm[row]
        assert rects.y0[row] <= section.at_mm <= rects.y1[row]
    assert len(section.behind) > 0


def test_a_cut_goes_through_the_busiest_riser_and_shows_how_cables_go_up(hall):
    section = cut(hall)
    assert len(section.shafts) and section.shaft_cables.max() > 0
    shown = section.flat.kind[section.shown]
    assert {SHAFT, DROP, TRAY} <= set(shown.tolist())
    up = section.shown & (section.flat.kind == SHAFT)
    assert np.allclose(np.abs(section.flat.y2 - section.flat.y1)[up], 6_000.0)


def test_trays_are_seen_from_the_side_and_from_the_end_with_their_fill(hall):
    along, across = cut(hall), cut(hall, "y")
    assert set(along.along.uid) & set(across.across.uid)
    assert len(along.across) and (along.across_fill >= 0).all() and along.across_fill.max() > 0
    wide = along.across.x1 - along.across.x0
    rows = hall.trays.index_of(along.across.uid)
    assert np.allclose(wide, hall.trays.width_mm[rows])


def test_rows_can_be_cut_one_after_the_other(hall):
    building = int(hall.buildings.uid[0])
    lines = cut_lines(hall, building, "x")
    assert len(lines) == len(np.unique(hall.rows.name))
    counts = [len(section_of(hall, building, "x", float(line)).racks) for line in lines]
    assert min(counts) > 0 and sum(counts) == len(hall.racks)


def test_beside_all_rows_nothing_is_cut_and_all_is_behind(hall):
    section = section_of(hall, int(hall.buildings.uid[0]), "x", -2_000.0)
    assert len(section.racks) == 0 and len(section.along) == 0 and not section.shown.any()


def test_empty_halls_and_no_building_at_all():
    document, _ = empty_hall()
    section = cut(document.snapshot())
    assert len(section.levels) == 1 and section.bounds() is not None and len(section.shafts) == 0
    assert section_of(Document().snapshot(), 0, "x", 0.0).bounds() is None


def test_columns_and_walls_stand_from_floor_to_ceiling_cut_where_the_cut_goes_through():
    pair = pair_of_racks()
    document, snapshot = pair.document, pair.document.snapshot()
    storey, building = int(snapshot.storeys.uid[0]), int(snapshot.buildings.uid[0])
    column = structure.add_area(
        document, storey, "column", x_mm=1_000, y_mm=4_000, width_mm=400, depth_mm=400
    )
    structure.add_area(document, storey, "no-go", x_mm=0, y_mm=4_000, width_mm=900, depth_mm=900)
    through = structure.add_wall(document, storey, 3_000, 0, 3_000, 9_000)
    along = structure.add_wall(document, storey, 0, 4_200, 9_000, 4_200)
    far = structure.add_wall(document, storey, 5_000, 7_000, 5_000, 9_000)
    standing = standing_of(document.snapshot(), building, "x", 4_500.0)
    assert set(standing.cut.uid.tolist()) == {column, through}
    assert set(standing.behind.uid.tolist()) == {along, far}
    row, first = snapshot.storeys.get(storey), standing.cut.uid.tolist().index(through)
    assert (standing.cut.x0[first], standing.cut.x1[first]) == (2_925, 3_075)
    assert (standing.cut.z0[first], standing.cut.z1[first]) == (
        row.elevation_mm,
        row.elevation_mm + row.height_mm,
    )
    sideways = standing_of(document.snapshot(), building, "y", 8_900.0)
    assert along in sideways.cut.uid and far not in sideways.cut.uid
