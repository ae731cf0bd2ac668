"""A cut through the building has the heights of the design, and what is cut leads back to it."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.catalog.library import load_library
from fabric_studio.layout.footprint import rack_rects
from fabric_studio.model.journal import Document
from fabric_studio.scene.bundles import DROP, TRAY
from fabric_studio.scene.section import best_cut, cut_lines, section_of
from fabric_studio.scene.ways import SHAFT
from fabric_studio.topology.template import TEMPLATES
from tests.factories import empty_hall


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
