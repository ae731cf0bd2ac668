"""What a drag would break is known before it is let go."""

from __future__ import annotations

import numpy as np

from fabric_studio.app.dragging import look_ahead, rules_of_places
from fabric_studio.rules.rule import RULES
from tests.factories_rules import Drawing


def two_racks() -> tuple[Drawing, int]:
    drawing = Drawing()
    drawing.rack(x_mm=3_000.0, y_mm=5_000.0, name="A")
    return drawing, drawing.rack(x_mm=6_000.0, y_mm=5_000.0, name="B")


def ahead(drawing: Drawing, rack: int, dx_mm: float, dy_mm: float = 0.0):
    document = drawing.document
    moving = {"rack": np.array([rack])}
    before = document.revision
    found = look_ahead(document.snapshot(), document.copy(), drawing.library, moving, dx_mm, dy_mm)
    assert document.revision == before, "only looked at"
    return found


def test_a_place_that_is_free_breaks_nothing() -> None:
    drawing, rack = two_racks()
    found = ahead(drawing, rack, 1_000.0)
    assert not found.fails and found.findings == ()


def test_a_rack_on_another_and_outside_the_hall() -> None:
    drawing, rack = two_racks()
    on_other = ahead(drawing, rack, -2_900.0)
    assert on_other.fails and on_other.findings[0].rule == "racks-overlap"
    outside = ahead(drawing, rack, 0.0, -9_000.0)
    assert [f.rule for f in outside.findings if f.severity == "error"] == ["rack-outside-hall"]


def test_a_cable_that_becomes_too_long_is_told_too() -> None:
    drawing, rack = two_racks()
    near = drawing.device("qm9700", "near", rack=int(drawing.document.snapshot().racks.uid[0]), u=40)
    drawing.cable((near, 0), (drawing.device("qm9700", "far", rack=rack, u=40), 0), "400g4-sr4")
    drawing.passes("cable-too-long")
    (found,) = ahead(drawing, rack, 30_000.0, 30_000.0).findings
    assert found.rule == "cable-too-long"


def test_what_was_wrong_before_is_not_told_again() -> None:
    drawing, rack = two_racks()
    drawing.rack(x_mm=20_000.0, y_mm=20_000.0, name="C")
    drawing.rack(x_mm=20_100.0, y_mm=20_000.0, name="D")
    assert ahead(drawing, rack, 500.0).findings == ()


def test_only_rules_that_a_move_concerns_are_asked() -> None:
    names = set(rules_of_places())
    assert {"racks-overlap", "rack-outside-hall", "cable-too-long"} <= names < set(RULES)
    assert "medium-does-not-fit" not in names and "port-taken-twice" not in names
