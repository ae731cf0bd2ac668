"""Two designs side by side: the same fabric on one storey and on two, and figures that can be checked by hand."""

from __future__ import annotations

import csv
import io
import json
import math

import numpy as np
import pytest

from fabric_studio.app.compare import compare, drawn_again, template_of
from fabric_studio.app.comparison import words
from fabric_studio.base.errors import BadInputError
from fabric_studio.catalog.library import load_library
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.layout.totals import rack_totals
from fabric_studio.model.journal import Document
from fabric_studio.topology.template import TEMPLATES
from tests.factories import empty_hall


@pytest.fixture(scope="module")
def both():
    return tuple(
        TEMPLATES["two-storey"].build({"racks": 32, "storeys": storeys}, load_library()).snapshot()
        for storeys in (1, 2)
    )


@pytest.fixture(scope="module")
def result(both):
    return compare(*both, names=("one", "two"))


def test_the_fabric_is_the_same_and_the_building_is_not(result):
    for name in ("racks", "accelerators", "links"):
        figure = result.figure("size", name)
        assert figure.a == figure.z > 0
    assert (result.figure("size", "storeys").a, result.figure("size", "storeys").z) == (1, 2)
    ground = result.figure("size", "ground covered")
    assert ground.z < ground.a < 2 * ground.z + 60


def test_lengths_are_those_of_the_drawing(both, result):
    for side, snapshot in zip(("a", "z"), both, strict=True):
        length_m = cable_lengths(snapshot).required_mm / 1e3
        assert getattr(result.figure("cable length", "total"), side) == pytest.approx(length_m.sum())
        assert getattr(result.figure("cable length", "longest"), side) == pytest.approx(length_m.max())
        assert getattr(result.figure("cable length", "median"), side) == pytest.approx(np.median(length_m))
    up = result.figure("cable length", "share through risers")
    assert up.a == 0 < up.z < 100


def test_delays_are_a_few_microseconds_and_ordered(result):
    names = ("median", "99th percentile", "longest")
    for side in ("a", "z"):
        median, high, longest = (getattr(result.figure("delay one way", name), side) for name in names)
        assert 1e-6 < median <= high <= longest < 20e-6


def test_shares_of_media_make_a_whole(result):
    for side in ("a", "z"):
        shares = [getattr(f, side) for f in result.figures if f.group == "media"]
        assert sum(shares) == pytest.approx(100)


def test_mass_is_that_of_the_racks_over_the_floor_they_have(both, result):
    for side, snapshot in zip(("a", "z"), both, strict=True):
        mass = float(rack_totals(snapshot).mass_kg.sum())
        floor = getattr(result.figure("size", "floor in all"), side)
        assert getattr(result.figure("mass and floor", "per square metre of hall"), side) == pytest.approx(
            mass / floor
        )


def test_json_has_every_figure_with_its_unit_in_the_key_and_no_nan(result):
    document = json.loads(json.dumps(result.to_json(), allow_nan=False))
    assert document["a"]["name"] == "one" and document["z"]["name"] == "two"
    assert document["a"]["cable_length"]["total_m"] > 0
    assert document["z"]["size"]["storeys"] == 2
    assert document["change"]["size"]["racks"] == 0
    assert all(isinstance(v, float | int | None) for v in document["z"]["delay_one_way"].values())


def test_the_table_says_what_changes_and_what_does_not(result):
    rows = {name.strip(): (a, z, change) for name, a, z, change in result.table()}
    assert rows["racks"][2] == "same"
    assert rows["storeys"] == ("1", "2", "+100.0 %, more")
    assert rows["share through risers"][2].endswith("points, more")
    assert rows["ground covered"][2].startswith("-") and rows["ground covered"][2].endswith("%, smaller")
    assert rows["racks too heavy for their floor"] == ("0", "0", "same")
    assert [row for row in result.table() if row[0] == "mass and floor"]


def test_a_design_is_like_itself(both):
    same = compare(both[0], both[0])
    assert all(f.a == f.z or (math.isnan(f.a) and math.isnan(f.z)) for f in same.figures)
    assert same.a_name == same.z_name != ""


def test_empty_designs_compare_too(both):
    empty = compare(Document().snapshot(), empty_hall()[0].snapshot())
    assert empty.figure("size", "racks").a == 0
    assert any("unknown" in row for row in empty.table())
    mixed = compare(Document().snapshot(), both[0])
    assert math.isnan(mixed.figure("cable length", "longest").a)
    assert next(f for f in mixed.figures if f.group == "media").a == 0.0


def test_figures_read_well():
    assert words(1234.4, "m") == "1,234 m" and words(12.34, "m") == "12.34 m"
    assert words(2.5e6, "USD") == "$2.50 M" and words(math.nan, "s") == "unknown"
    assert words(3.1e-6, "s") == "3.1 us" and words(99.94, "%") == "99.9 %"


def test_the_floor_load_is_held_against_the_rating(both):
    same = compare(*both)
    assert same.figure("mass and floor", "lowest floor rating").a == 2440
    share = same.figure("mass and floor", "highest share of a rating")
    heaviest = same.figure("mass and floor", "heaviest rack with its aisles")
    assert share.a == pytest.approx(100 * heaviest.a / 2440)


def test_csv_has_a_line_a_figure_and_no_formula(both):
    result = compare(both[0], Document().snapshot(), names=("=1+1", "two"))
    lines = list(csv.reader(io.StringIO(result.to_csv())))
    assert lines[0] == ["group", "figure", "unit", "'=1+1", "two", "change"]
    assert len(lines) == len(result.figures) + 1
    assert all(len(line) == 6 for line in lines)
    assert ["delay_one_way", "p95_s", "s"] in [line[:3] for line in lines]
    assert "nan" not in result.to_csv()


def test_a_design_is_drawn_again_on_one_storey(both):
    assert template_of(both[1]) is not None
    again = drawn_again(both[1], {"storeys": 1}).snapshot()
    assert len(again.storeys) == 1 and len(again.cables) == len(both[1].cables)
    by_hand = empty_hall()[0].snapshot()
    with pytest.raises(BadInputError, match="not drawn by a template"):
        drawn_again(by_hand, {"storeys": 1})
    with pytest.raises(BadInputError, match="storeys"):
        drawn_again(both[1], {"storeys": 7})
