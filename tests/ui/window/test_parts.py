"""The window as a whole: folding, themes, sizes, words, keys."""

import itertools

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit

from fabric_studio.model.journal import Document
from fabric_studio.scene.tokens import contrast
from fabric_studio.ui.canvas.layers.overlay import legend_box
from fabric_studio.ui.theme import TARGET
from fabric_studio.ui.views.view import CONTROLS_PX
from fabric_studio.ui.window.tool_button import ToolButton
from tests.factories_plan import plan


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1280, 720)])
def test_the_plan_keeps_its_share_and_nothing_is_pushed_out(open_window, width, height):
    window = open_window(plan(2, 6), width, height)
    assert (window.width(), window.height()) == (width, height)
    share = window.plan.width() / width
    assert share >= (0.52 if width == 1920 else 0.66)
    assert window.plan.height() / height >= 0.66


def test_on_a_narrow_window_no_word_is_cut_and_no_panel_lies_over_another(open_window):
    """The tools become icons; of elevation and inspector the one opened last stays."""
    window = open_window(plan(2, 6), 1024, 640)
    tools = window.top.findChildren(ToolButton)
    assert all(tool.width() >= tool.sizeHint().width() for tool in tools)
    assert not any(tool.words for tool in tools)
    for opened, other in (("elevation", "inspector"), ("inspector", "elevation")):
        window.fold(opened, False)
        panel = getattr(window, opened)
        QApplication.processEvents()
        assert panel.isVisible() and not getattr(window, other).isVisible()
        assert window.context.actions[f"view.{opened}"].isChecked() and not window.context.actions[f"view.{other}"].isChecked()
        edge = window.plan.mapTo(window, window.plan.rect().topRight()).x()
        assert edge < panel.mapTo(window, panel.rect().topLeft()).x()
        assert panel.mapTo(window, panel.rect().topRight()).x() <= window.width()
    window.resize(1720, 900)
    QApplication.processEvents()
    window.fold("elevation", False)
    QApplication.processEvents()
    assert window.elevation.isVisible() and window.inspector.isVisible()
    assert any(tool.words for tool in tools)


@pytest.mark.parametrize("width", [1920, 1440, 1024])
def test_the_scale_of_a_run_lies_beside_or_below_the_buttons(open_window, width):
    window = open_window(plan(2, 6, storeys=2), width, 800)
    for name in ("elevation", "inspector"):
        window.fold(name, False)
    QApplication.processEvents()
    box = legend_box(window.plan.width() - CONTROLS_PX, CONTROLS_PX).toRect()
    assert not [card.objectName() for card in (window.switch, window.storeys) if card.geometry().intersects(box)]
    assert window.plan.rect().contains(box)


def test_every_part_folds_by_key_and_by_button(open_window):
    window = open_window(plan(2, 6), 1700, 900)
    for name, part in (
        ("parts", window.parts),
        ("elevation", window.elevation),
        ("inspector", window.inspector),
    ):
        shown = part.isVisible()
        window.context.actions[f"view.{name}"].trigger()
        assert part.isVisible() != shown
        window.context.actions[f"view.{name}"].trigger()
        assert part.isVisible() == shown
    window.context.actions["view.bottom"].trigger()
    assert window.bottom.stack.isVisible()
    window.context.actions["view.bottom"].trigger()
    assert not window.bottom.stack.isVisible() and window.bottom.isVisible()


def test_no_part_floats(open_window):
    window = open_window(plan(1, 3))
    assert [w for w in QApplication.topLevelWidgets() if w.isVisible()] == [window]


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_what_is_clicked_is_large_enough_and_what_is_read_too(open_window, size):
    window = open_window(plan(2, 6), *size)
    window.show_bottom("findings")
    QApplication.processEvents()
    small = [
        f"{b.accessibleName() or b.text() or b.objectName()} {b.width()}x{b.height()}"
        for b in window.findChildren(QAbstractButton)
        if b.isVisible() and min(b.width(), b.height()) < TARGET and not isinstance(b.parent(), QLineEdit)
    ]
    assert not small
    tiny = [
        label.text()
        for label in window.findChildren(QLabel)
        if label.isVisible() and label.text() and QFontInfo(label.font()).pixelSize() < 12
    ]
    assert not tiny


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_no_words_of_the_bars_are_cut(open_window, size):
    window = open_window(plan(2, 6), *size)
    for bar in (window.top, window.status):
        for label in bar.findChildren(QLabel):
            if label.isVisible() and label.text() and not label.wordWrap():
                assert label.width() >= label.sizeHint().width() - 1, label.text()
        children = sorted(
            (w for w in bar.findChildren(QAbstractButton) if w.isVisible()), key=lambda w: w.x()
        )
        for left, right in itertools.pairwise(children):
            assert left.x() + left.width() <= right.x() + 1


def test_buttons_have_names_for_those_who_cannot_see_them(open_window):
    window = open_window(plan(2, 6), 1700, 900)
    nameless = [
        button
        for button in window.findChildren(QAbstractButton)
        if button.isVisible()
        and not (button.text() or button.accessibleName() or button.toolTip())
        and not isinstance(button.parent(), QLineEdit)
    ]
    assert not nameless


def test_the_theme_changes_everything_at_once_and_is_kept(open_window):
    window = open_window(plan(2, 6))
    dark = window.grab().toImage()
    window.context.actions["theme.light"].trigger()
    QApplication.processEvents()
    light = window.grab().toImage()
    points = [(600, 400), (100, 300), (600, 20)]
    assert all(dark.pixelColor(*p).lightness() < 110 < light.pixelColor(*p).lightness() for p in points)
    assert window.context.session.preferences.values.theme == "light"
    assert contrast(window.context.theme.tokens.text, window.context.theme.tokens.surface) > 10


def test_undo_names_what_it_takes_back_and_is_off_when_there_is_nothing(open_window):
    window = open_window(Document())
    actions = window.context.actions
    assert not actions["edit.undo"].isEnabled()
    actions["building.hall"].trigger()
    assert actions["edit.undo"].text() == "Undo Add hall"
    actions["edit.undo"].trigger()
    assert actions["edit.redo"].text() == "Redo Add hall" and not actions["edit.undo"].isEnabled()


def test_every_action_with_a_key_is_in_a_menu_and_no_key_is_given_twice(open_window):
    window = open_window(plan(1, 2))
    in_menus = set()
    for menu in (a.menu() for a in window.menuBar().actions()):
        stack = [menu]
        while stack:
            current = stack.pop()
            for action in current.actions():
                in_menus.add(action)
                if action.menu() is not None:
                    stack.append(action.menu())
    keys: dict[str, str] = {}
    for name, action in window.context.actions:
        for key in action.shortcuts():
            assert key.toString() not in keys, f"{name} and {keys.get(key.toString())}"
            keys[key.toString()] = name
        if action.shortcuts() and name != "findings.show":
            assert action in in_menus, name


def test_letters_typed_into_a_field_do_not_switch_tools(open_window):
    window = open_window(plan(1, 3))
    window.parts.search.setFocus()
    QTest.keyClicks(window.parts.search, "vmct")
    assert window.parts.search.text() == "vmct" and window.context.tool == "select"


def test_the_status_bar_tells_findings_figures_and_place(open_window, hand_on, qtbot):
    window = open_window(plan(2, 6))
    qtbot.waitUntil(lambda: window.context.report is not None, timeout=20_000)
    snapshot = window.context.snapshot
    assert f"{len(snapshot.racks)} racks" in window.status.facts.text()
    assert f"{len(snapshot.cables)} cables" in window.status.facts.text()
    hand_on(window).hover(1_234, 2_000)
    assert window.status.place.text().startswith("x 1.2")
    window.context.set_units("imperial")
    hand_on(window).hover(1_300, 2_000)
    assert "ft" in window.status.place.text()


def test_a_finding_goes_when_its_cause_is_undone(open_window, qtbot):
    window = open_window(plan(1, 4, cables_per_rack=0))
    qtbot.waitUntil(lambda: window.context.report is not None, timeout=20_000)
    before = window.context.report.summary["error"]
    racks = window.context.snapshot.racks
    with window.context.document.transaction("Stand on each other") as tx:
        tx.set("rack", racks.uid[:1], x_mm=float(racks.x_mm[1]) + 50)
    qtbot.waitUntil(lambda: window.context.report.summary["error"] > before, timeout=20_000)
    assert "errors" in window.status.counts["error"].text() or "error" in window.status.counts["error"].text()
    window.context.actions["edit.undo"].trigger()
    qtbot.waitUntil(lambda: window.context.report.summary["error"] == before, timeout=20_000)
    assert np.array_equal(window.context.snapshot.racks.x_mm, racks.x_mm)


def test_a_notice_can_be_acted_on_and_dismissed(open_window):
    window = open_window(plan(1, 3))
    done = []
    window.context.notices.info("Deleted 3 racks", ("Undo", lambda: done.append(1)))
    assert window.toast.isVisible()
    (button,) = [b for b in window.toast.findChildren(QAbstractButton) if b.text() == "Undo"]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert done and not window.toast.isVisible()
    window.context.notices.error("x" * 400)
    assert window.toast.width() <= window.plan.width()
    QTest.mouseClick(window.toast.close_button, Qt.MouseButton.LeftButton)
    assert not window.toast.isVisible()


def test_the_arrangement_comes_back(open_window):
    window = open_window(plan(1, 3), 1500, 900)
    window.fold("inspector", True)
    window.fold("parts", True)
    kept = window.arrangement.as_text()
    window.fold("parts", False)
    window.fold("inspector", False)
    window.arrangement.set_from(kept)
    assert not window.parts.isVisible() and not window.inspector.isVisible()
    window.arrangement.set_from("nonsense")
    assert window.parts.isVisible()


def test_the_simulation_plays_colours_the_plan_and_ends(open_window, qtbot):
    window = open_window(plan(2, 4))
    window.context.actions["simulation.play"].trigger()
    assert window.bottom.stack.isVisible()
    qtbot.waitUntil(lambda: window.context.frame is not None or window.simulation.run is None, timeout=60_000)
    assert window.plan.utilization is not None
    window.context.actions["simulation.stop"].trigger()
    qtbot.waitUntil(lambda: window.simulation.run is None or window.simulation.run.over, timeout=60_000)
