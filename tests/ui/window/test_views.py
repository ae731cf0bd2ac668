"""The other views in the window: by key, by click, with one selection, one history and the same controls."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fabric_studio.ui.selection import chosen
from fabric_studio.ui.views import VIEWS
from tests.factories_plan import plan

ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
DIGITS = {
    "plan": Qt.Key.Key_1,
    "stack": Qt.Key.Key_2,
    "section": Qt.Key.Key_3,
    "logical": Qt.Key.Key_4,
    "site": Qt.Key.Key_5,
}


@pytest.fixture
def window(open_window):
    return open_window(plan(2, 5, cables_per_rack=3, storeys=2), 1500, 900)


def show(window, name):
    QTest.keyClick(window.views.current, DIGITS[name], ALT)
    QApplication.processEvents()
    return window.views.current


def test_keys_and_clicks_choose_the_view_and_only_that_is_seen(window):
    for name in DIGITS:
        view = show(window, name)
        assert window.views.name == name and view.isVisible() and view.hasFocus()
        assert window.context.actions[f"show.{name}"].isChecked()
        others = [place.part for key, place in window.views.places.items() if key not in (name, "plan")]
        assert not any(other.isVisible() for other in others)
    for name, button in window.switch.buttons.items():
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert window.views.name == name and button.isChecked()
    QTest.mouseClick(window.switch.buttons["site"], Qt.MouseButton.LeftButton)
    assert window.switch.buttons["site"].isChecked()


def test_a_view_fills_the_place_of_the_plan_and_what_floats_stays_on_top(window):
    view = show(window, "stack")
    assert view.geometry() == window.plan.rect()
    window.resize(1300, 800)
    QApplication.processEvents()
    assert view.geometry() == window.plan.rect()
    for floating in (window.switch, window.zoom, window.storeys):
        middle = floating.geometry().center()
        assert window.plan.childAt(middle) is not view and floating.isVisible()


def test_storeys_and_the_ghost_are_offered_where_they_mean_something(window):
    for name, storeys, ghost in (
        ("plan", True, True),
        ("stack", True, False),
        ("section", True, False),
        ("logical", False, False),
        ("site", False, False),
    ):
        show(window, name)
        assert (window.storeys.isVisible(), window.storeys.ghost.isVisible()) == (storeys, ghost), name


def test_the_selection_is_one_in_all_views(window):
    context = window.context
    rack = int(context.snapshot.racks.uid[1])
    view = show(window, "stack")
    place = view.place_of(context.snapshot.devices.where(context.snapshot.devices.rack == rack)).toPoint()
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert context.selection.one() == ("rack", rack)
    logical = show(window, "logical")
    logical.grab()
    assert len(logical.outlines(context.selection.ids)) == 1
    section = show(window, "section")
    context.show(chosen("rack", rack))
    assert rack in section.section.racks.uid


def test_undo_goes_across_views(window):
    context = window.context
    count = len(context.snapshot.cables)
    context.selection.set(chosen("cable", int(context.snapshot.cables.uid[0])))
    view = show(window, "logical")
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert len(context.snapshot.cables) == count - 1
    plan_view = show(window, "plan")
    QTest.keyClick(plan_view, Qt.Key.Key_Z, CONTROL)
    assert len(context.snapshot.cables) == count
    view = show(window, "stack")
    QTest.keyClick(view, Qt.Key.Key_Y, CONTROL)
    assert len(context.snapshot.cables) == count - 1


@pytest.mark.parametrize("name", [entry.name for entry in VIEWS])
def test_zoom_and_fit_act_on_the_view_that_is_shown(window, name):
    view = show(window, name)
    fitted, before = view.camera.zoom, window.plan.camera.zoom
    QTest.keyClick(view, Qt.Key.Key_Plus, CONTROL)
    assert view.camera.zoom == pytest.approx(fitted * 1.25) and window.plan.camera.zoom == before
    words = window.zoom.percent.text()
    QTest.keyClick(view, Qt.Key.Key_F)
    assert view.camera.zoom == pytest.approx(fitted)
    assert window.zoom.percent.text() != words


def test_tools_that_only_the_plan_has_show_it(window):
    view = show(window, "logical")
    QTest.keyClick(view, Qt.Key.Key_C)
    assert window.views.name == "logical" and window.context.tool == "cable"
    QTest.keyClick(view, Qt.Key.Key_T)
    assert window.views.name == "plan" and window.plan.tool.name == "tray"


def test_a_view_that_is_not_seen_does_not_work(window):
    view = show(window, "logical")
    show(window, "plan")
    builds = view.wires.geometry_builds
    window.context.selection.set(chosen("cable", int(window.context.snapshot.cables.uid[0])))
    window.editing.delete()
    QApplication.processEvents()
    assert view.wires.geometry_builds == builds
    show(window, "logical").grab()
    assert view.wires.geometry_builds > builds


def test_a_new_design_is_shown_whole_in_the_view_that_is_open(window):
    view = show(window, "stack")
    view.zoom_by(9.0)
    window.context.session.new()
    QApplication.processEvents()
    view.grab()
    assert "No storey" in view.empty_words()[0]
