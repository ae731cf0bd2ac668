"""Parts of the window in a window of their own, for a second monitor: opened, worked in, brought back, remembered."""

import json

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from fabric_studio.ui.panels.place import focus_stops
from fabric_studio.ui.selection import chosen
from tests.factories_plan import plan

LEFT = Qt.MouseButton.LeftButton
PARTS = ("plan", "stack", "section", "logical", "site", "elevation", "inspector", "findings", "simulation")


@pytest.fixture
def window(open_window):
    return open_window(plan(1, 3), 1700, 900)


@pytest.fixture
def active(qtbot):
    """Give a window the keyboard, as a click on it would."""

    def give(widget: QWidget) -> QWidget:
        widget.activateWindow()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is widget)
        return widget

    return give


def part_of(window, name):
    parts = {
        "plan": window.plan,
        "elevation": window.elevation,
        "inspector": window.inspector,
        "findings": window.findings,
        "simulation": window.simulation,
    }
    return parts[name] if name in parts else window.views.places[name].part


def press(widget, key, keys=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(widget, key, keys)


def test_every_part_goes_out_and_comes_back_to_its_place(window):
    before = window.plan.size()
    for name in PARTS:
        window.context.actions[f"second.{name}"].trigger()
        second, part = window.second.windows[name], part_of(window, name)
        assert second.isVisible() and second.isWindow() and second.parent() is None
        assert part.window() is second and part.isVisible() and part.width() > 0.9 * second.width()
        assert window.context.actions[f"second.{name}"].isChecked()
        window.context.actions[f"second.{name}"].trigger()
        assert part.window() is window and part.isVisible() and name not in window.second.windows
        assert not window.context.actions[f"second.{name}"].isChecked()
    window.fold("bottom", True)
    window.context.actions["show.plan"].trigger()
    QApplication.processEvents()
    assert window.plan.size() == before
    for name, place in (
        ("findings", window.bottom.places["findings"]),
        ("inspector", window.sides["inspector"]),
        ("plan", window.views.places["plan"]),
    ):
        window.second.open(name)
        if name != "plan":
            window.fold({"findings": "bottom"}.get(name, name), False)
            window.bottom.show_tab(name)
        assert place.note.isVisible() and "in a second window" in place.words.text()
        QTest.mouseClick(place.back, LEFT)
        assert part_of(window, name).window() is window and part_of(window, name).isVisible()
        assert not place.note.isVisible()


def test_closing_the_window_and_its_button_bring_the_part_back(window):
    window.second.open("findings")
    assert window.second.windows["findings"].close()
    assert window.findings.isVisible() and window.findings.window() is window
    window.second.open("elevation")
    QTest.mouseClick(window.second.windows["elevation"].back, LEFT)
    assert window.elevation.isVisible() and window.elevation.window() is window
    window.show_bottom("findings")
    QTest.mouseClick(window.bottom.second, LEFT)
    assert "findings" in window.second.windows
    assert window.bottom.current == "simulation", "another tab that is here is shown instead"
    window.context.actions["show.stack"].trigger()
    QTest.mouseClick(window.switch.second, LEFT)
    assert "stack" in window.second.windows and window.views.name == "plan"
    for name in ("elevation", "inspector"):
        (button,) = (
            b
            for b in part_of(window, name).findChildren(QToolButton)
            if b.defaultAction() is window.context.actions[f"second.{name}"]
        )
        QTest.mouseClick(button, LEFT)
        assert name in window.second.windows and not window.sides[name].isVisible()


def test_one_key_takes_out_the_part_in_use_and_brings_it_back(window, active):
    key, shift = Qt.Key.Key_F4, Qt.KeyboardModifier.ShiftModifier
    active(window)
    window.show_bottom("simulation")
    stop = next(stop for stop in focus_stops(window.simulation) if stop.isVisible())
    stop.setFocus()
    press(stop, key, shift)
    second = active(window.second.windows["simulation"])
    assert second.focusWidget() is stop
    assert window.context.actions["view.second"].text() == "Bring back from the second window"
    press(stop, key, shift)
    assert window.simulation.window() is window and window.focusWidget() is stop
    active(window)
    window.plan.setFocus()
    press(window.plan, key, shift)
    assert window.plan.window() is window.second.windows["plan"]


def test_the_design_the_selection_and_undo_are_one(window, active, hand_on, qtbot):
    window.second.open("plan")
    second = active(window.second.windows["plan"])
    racks = window.context.snapshot.racks
    hand = hand_on(window)
    hand.click(float(racks.x_mm[0]), float(racks.y_mm[0]))
    assert window.context.selection.ids == chosen("rack", int(racks.uid[0]))
    qtbot.waitUntil(lambda: window.inspector.title.text().endswith(racks.name[0]))
    press(window.plan, Qt.Key.Key_Delete)
    assert len(window.context.snapshot.racks) == len(racks) - 1
    assert second.windowTitle().startswith("● Plan - Test - ")
    press(window.plan, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(window.context.snapshot.racks) == len(racks)
    press(window.plan, Qt.Key.Key_T)
    assert window.context.tool == "tray" and "ray" in second.hint.text()
    press(window.plan, Qt.Key.Key_Escape)
    assert window.context.tool == "select" and second.isVisible() and second.hint.text() == ""


def test_keys_the_palette_and_dialogs_belong_to_the_window_in_front_and_no_key_is_ambiguous(
    window, active, qtbot
):
    done = []
    for name, action in window.context.actions:
        action.triggered.connect(lambda _on=False, name=name: done.append(name))
    window.second.open("logical")
    view = window.views.places["logical"].part
    second = active(window.second.windows["logical"])
    before, plan_before = view.camera, window.plan.camera
    press(view, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert done == ["view.zoom_in"] and view.camera.zoom > before.zoom and window.plan.camera == plan_before
    QTest.mouseClick(second.zoom.percent, LEFT)
    assert view.shown_zoom == pytest.approx(1.0) or view.camera.zoom == pytest.approx(1.0)
    active(window)
    press(window.plan, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert window.plan.camera.zoom > plan_before.zoom
    active(second)
    press(view, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert window.palette_bar.isVisible() and window.palette_bar.window() is second
    QTest.keyClicks(window.palette_bar.field, "findings in a second")
    press(window.palette_bar.field, Qt.Key.Key_Return)
    assert "findings" in window.second.windows
    active(second)
    window.context.actions["help.about"].trigger()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None and dialog.parentWidget() is second
    dialog.close()
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    window.second.bring_all_back()
    active(window)
    window.context.actions["view.palette"].trigger()
    assert window.palette_bar.isVisible() and window.palette_bar.window() is window


def test_tab_finding_and_narrow_windows_work_as_in_the_main_window(window):
    window.fold("bottom", False)
    window.bottom.show_tab("findings")
    order = focus_stops(window)
    for name in ("elevation", "findings", "simulation"):
        window.second.open(name)
        inside = focus_stops(window.second.windows[name])
        assert inside[0] is window.second.windows[name].back
        assert [stop for stop in order if stop in inside] == [stop for stop in inside if stop in order]
        window.second.bring_back(name)
    again = focus_stops(window)
    # Meanwhile a check may have come and changed what there is.
    assert [stop for stop in again if stop in order] == [stop for stop in order if stop in again]
    window.fold("bottom", True)
    window.second.open("findings")
    window.second.windows["findings"].showMinimized()
    window.context.actions["findings.show"].trigger()
    assert not window.second.windows["findings"].isMinimized()
    assert not window.bottom.stack.isVisible()
    window.second.open("inspector")
    second = window.second.windows["inspector"]
    second.resize(second.minimumSizeHint())
    QApplication.processEvents()
    assert second.heading.width() >= second.heading.sizeHint().width() - 1
    assert second.heading.geometry().right() < second.back.geometry().left()
    for button in second.findChildren(QToolButton):
        assert not button.isVisible() or button.text() or button.accessibleName() or button.toolTip()


def test_the_theme_follows_and_the_window_closes_with_the_main_window(window):
    window.second.open("findings")
    second = window.second.windows["findings"]
    QApplication.processEvents()
    dark = second.grab().toImage().pixelColor(300, 20).lightness()
    window.set_theme("light")
    QApplication.processEvents()
    assert dark < 110 < second.grab().toImage().pixelColor(300, 20).lightness()
    window.close()
    assert not second.isVisible() and not [w for w in QApplication.topLevelWidgets() if w.isVisible()]


def test_where_they_were_is_remembered_and_only_believed_on_a_screen_that_is_there(open_window):
    window = open_window(plan(1, 3), 1500, 900)
    screen = QGuiApplication.primaryScreen().availableGeometry()
    here = QRect(screen.topLeft() + QPoint(40, 60), QRect(0, 0, 420, 360).size())
    window.second.open("findings")
    window.second.windows["findings"].setGeometry(here)
    window.second.open("elevation")
    window.second.windows["elevation"].setGeometry(here.translated(20 * screen.width(), 0))
    QApplication.processEvents()
    kept = window.arrangement.as_text()
    window.close()
    again = open_window(plan(1, 3), 1500, 900)
    again.arrangement.set_from(kept)
    assert again.second.windows.keys() == {"findings"}
    assert again.second.windows["findings"].geometry() == here
    assert again.elevation.isVisible() and again.elevation.window() is again
    assert json.loads(again.arrangement.as_text())["second"]["elevation"]["open"], "until that screen is back"
    again.second.bring_back("findings")
    assert not json.loads(again.arrangement.as_text())["second"]["findings"]["open"]
    again.second.open("findings")
    assert again.second.windows["findings"].geometry() == here
    again.second.bring_all_back()
    for junk in (
        7,
        [1],
        {"findings": 3},
        {"findings": {"at": [1, 2, 3], "open": True}},
        {"nobody": {"at": [0, 0, 400, 300], "open": True}},
        {"findings": {"at": [0, 0, 10**12, 300], "open": True}},
        {"findings": {"at": ["x"] * 4, "open": True}},
    ):
        again.second.restore(junk)
        assert not again.second.windows
