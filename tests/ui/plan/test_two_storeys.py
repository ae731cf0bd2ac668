"""Two storeys on the plan: a riser is one thing on both, the other storey shines through and attracts, measures are typed."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fabric_studio.app.commands import arrange, fields
from fabric_studio.scene.floor import floor_of
from fabric_studio.ui.panels.quantity_field import QuantityField
from fabric_studio.ui.selection import chosen
from tests.factories_plan import plan

NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def at(open_window, hand_on):
    window = open_window(plan(1, 3, cables_per_rack=0, storeys=2))
    low, high = (int(uid) for uid in window.context.snapshot.storeys.uid)
    return window, hand_on(window), low, high


def test_a_riser_placed_once_stands_on_both_storeys_and_can_be_clicked_on_either(at) -> None:
    window, hand, low, high = at
    context = window.context
    before = set(context.snapshot.risers.uid.tolist())
    hand.key(Qt.Key.Key_T, Qt.KeyboardModifier.ShiftModifier)
    hand.click(1_000, 1_000)
    (riser,) = set(context.snapshot.risers.uid.tolist()) - before
    hand.key(Qt.Key.Key_Escape)
    for storey in (low, high):
        context.choose_storey(storey)
        context.selection.clear()
        assert riser in floor_of(context.snapshot, storey).risers.uid
        hand.click(1_000, 1_000)
        assert context.selection.one() == ("riser", riser)


def test_a_rack_comes_to_rest_exactly_over_the_rack_of_the_storey_below(at) -> None:
    window, hand, low, high = at
    context = window.context
    under, over = (floor_of(context.snapshot, storey).racks.uid.tolist() for storey in (low, high))
    arrange.delete(context.document, {"rack": np.array([*under[1:], *over[1:]], np.int64)})
    lower, upper = (context.snapshot.racks.get(uids[0]) for uids in (under, over))
    # Off the grid, so that only the rack below can be what it comes to rest by.
    target, y = lower.x_mm + 37.0, upper.y_mm
    with context.document.transaction("Apart") as tx:
        tx.set("rack", lower.uid, x_mm=target)
        tx.set("rack", upper.uid, x_mm=target + 1_500.0)
    context.choose_storey(high)
    window.plan.fit_all()
    start, end = (target + 1_500.0, y), (target + 15.0, y)
    hand.click(*start)
    hand.drag(start, end)
    assert context.snapshot.racks.get(upper.uid).x_mm == pytest.approx(target)
    context.document.undo()
    window.context.actions["view.ghost"].trigger()
    hand.drag(start, end)
    assert context.snapshot.racks.get(upper.uid).x_mm != pytest.approx(target)


def test_elevation_height_thickness_and_load_of_a_storey_are_typed_in_the_inspector(at) -> None:
    window, _hand, _low, high = at
    context = window.context
    context.selection.set(chosen("storey", high))
    window.fold("inspector", False)
    QApplication.processEvents()
    for name, typed, kept in (
        ("Elevation of floor", "6.5 m", 6_500.0),
        ("Clear height", "5 m", 5_000.0),
        ("Floor thickness", "1.2 m", 1_200.0),
        ("Floor carries", "1950", 1_950.0),
    ):
        field = next(f for f in window.inspector.findChildren(QuantityField) if f.accessibleName() == name)
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, typed)
        QTest.keyClick(field, Qt.Key.Key_Return)
        QApplication.processEvents()
        column = {
            "Elevation of floor": "elevation_mm",
            "Clear height": "height_mm",
            "Floor thickness": "slab_mm",
            "Floor carries": "floor_load_kg_m2",
        }[name]
        assert getattr(context.snapshot.storeys.get(high), column) == kept


def test_the_tabs_of_storeys_are_as_wide_as_their_names_after_any_change(at) -> None:
    window, _hand, _low, high = at
    for name in ("Level 2", "A storey with a longer name", "Up"):
        fields.set_fields(window.context.document, "storey", high, name=name)
        QApplication.processEvents()
        assert window.storeys.width() == window.storeys.sizeHint().width()
        assert all(tab.width() >= tab.sizeHint().width() for tab in window.storeys.tabs.values())
