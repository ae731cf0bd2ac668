"""Numbers that arithmetic on a plan cannot bear are refused where they enter."""

import math

import pytest

from fabric_studio.base.errors import InvariantError
from fabric_studio.model import build
from fabric_studio.model.journal import Document


@pytest.mark.parametrize("value", [1e13, -1e13, 1e308, math.inf])
def test_a_number_beyond_all_measure_is_refused_and_nothing_changes(value: float) -> None:
    document = Document()
    with document.transaction("hall") as tx:
        hall = build.add_shell(tx, hall_width_mm=10_000, hall_depth_mm=10_000)[0]
    with pytest.raises(InvariantError, match=r"hall\.width_mm"), document.transaction("grow") as tx:
        tx.set("hall", hall, width_mm=value)
    assert document.snapshot().halls.get(hall).width_mm == 10_000
    assert document.undo_depth == 1


def test_a_cable_cannot_be_shorter_than_nothing() -> None:
    with pytest.raises(InvariantError, match=r"cable\.length_mm must lie between 0 and 1e\+12, not -5"):
        Document().snapshot().cables.conform(1, {"length_mm": -5.0}, partial=True)
