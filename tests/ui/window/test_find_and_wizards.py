"""Ctrl+F finds what is in the design; Ctrl+K opens wizards; one Ctrl+Z takes a whole wizard back."""

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from fabric_studio.layout.lengths import cable_pairs, tray_names
from fabric_studio.ui.actions.command_palette import FIND
from fabric_studio.ui.dialogs.wizard import WizardDialog
from tests.factories_plan import plan
from tests.factories_wizards import superpod

CONTROL = Qt.KeyboardModifier.ControlModifier


def finding(open_window, hand_on, text):
    window = open_window(superpod(1))
    hand_on(window).key(Qt.Key.Key_F, CONTROL)
    bar = window.palette_bar
    assert bar.isVisible() and bar.field.placeholderText() == FIND
    QTest.keyClicks(bar.field, text)
    return window, bar


def test_a_port_is_found_shown_and_its_cable_selected(open_window, hand_on):
    window, bar = finding(open_window, hand_on, "leaf-su01-r1 12/2")
    assert [(e.text, e.aside) for e in bar.entries("leaf-su01-r1 12/2")] == [
        ("leaf-su01-r1 port 12/2", "cable")
    ]
    zoom = window.plan.camera.zoom
    QTest.keyClick(bar.field, Qt.Key.Key_Return)
    (cable,) = window.context.selection.of("cable")
    assert window.context.snapshot.cables.get(int(cable)).name == "C00185"
    assert not bar.isVisible() and window.plan.camera.zoom >= zoom


def test_a_part_finds_all_devices_of_it_and_two_devices_the_cables_between(open_window, hand_on):
    window, bar = finding(open_window, hand_on, "qm9700")
    QTest.keyClick(bar.field, Qt.Key.Key_Return)
    assert len(window.context.selection.of("device")) == 12
    hand_on(window).key(Qt.Key.Key_F, CONTROL)
    QTest.keyClicks(bar.field, "leaf-su01-r1 spine-01")
    QTest.keyClick(bar.field, Qt.Key.Key_Return)
    assert len(window.context.selection.of("cable")) == 8


def test_find_lists_no_actions_and_the_palette_lists_both(open_window, hand_on):
    window, bar = finding(open_window, hand_on, "hall")
    assert all(entry.aside in ("hall", "rack", "device", "row") for entry in bar.entries("hall"))
    QTest.keyClick(bar.field, Qt.Key.Key_Escape)
    hand_on(window).key(Qt.Key.Key_K, CONTROL)
    texts = [entry.text for entry in bar.entries("hall")]
    assert "Building: Add hall" in texts and "Hall 1" in texts
    assert "View: Zoom in" in [entry.text for entry in bar.entries("zi")], "by initials"


def test_what_was_renamed_is_found_by_its_new_name(open_window, hand_on):
    window, bar = finding(open_window, hand_on, "spine-01")
    with window.context.document.transaction("Rename") as tx:
        tx.set("device", tx.table("device").named("spine-01").uid, name="backbone-1")
    assert bar.entries("spine-01") == [] and bar.entries("backbone-1")[0].text == "backbone-1"


def test_a_wizard_from_the_palette_is_applied_by_return_and_taken_back_in_one_step(
    open_window, hand_on, qtbot
):
    window = open_window(superpod(1, without=("server-leaf",)))
    hand = hand_on(window)
    hand.key(Qt.Key.Key_K, CONTROL)
    QTest.keyClicks(window.palette_bar.field, "leaves by rail")
    QTest.keyClick(window.palette_bar.field, Qt.Key.Key_Return)
    (dialog,) = window.findChildren(WizardDialog)
    qtbot.waitUntil(lambda: dialog.apply_button.isEnabled(), timeout=20_000)
    before = len(window.context.snapshot.cables)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert len(window.context.snapshot.cables) == before + 248
    assert window.context.actions["edit.undo"].text() == "Undo Cable 31 servers to 8 leaves by rail"
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.plan.setFocus()
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert len(window.context.snapshot.cables) == before


def test_the_menus_hold_every_wizard_and_arrangement(open_window):
    window = open_window(superpod(1))
    menus = {action.text().replace("&", ""): action.menu() for action in window.menuBar().actions()}
    for title, prefix in (("Arrange", "arrange."), ("Wizards", "wizard.")):
        held = {action.objectName() for action in menus[title].actions() if action.objectName()}
        assert held == {name for name, _ in window.context.actions if name.startswith(prefix)}


def test_locked_racks_are_not_dragged_away(open_window, hand_on):
    window = open_window(superpod(1))
    hand, context = hand_on(window), window.context
    rack = context.snapshot.racks.named("A-01")
    context.selection.set({"rack": context.snapshot.racks.uid[:1]})
    context.actions["arrange.lock"].trigger()
    before = context.snapshot.racks.x_mm.tolist()
    hand.drag((rack.x_mm, rack.y_mm), (rack.x_mm, rack.y_mm + 3_000))
    assert context.snapshot.racks.x_mm.tolist() == before and context.snapshot.racks.y_mm[0] == rack.y_mm


def test_cables_are_led_by_the_tray_selected_with_them(open_window):
    window = open_window(plan(4, 6))
    context, actions = window.context, window.context.actions
    view = context.snapshot
    pairs = cable_pairs(view)
    trays = [len(tray_names(view, pairs.paths, pair)) for pair in range(len(pairs.rack_a))]
    pair = int(np.argmin(trays))
    cables = view.cables.uid[pairs.pair == pair]
    passed = tray_names(view, pairs.paths, pair)
    other = next(int(tray.uid) for tray in view.trays if tray.name not in passed)
    context.selection.set({"cable": cables})
    actions["arrange.lead_by"].trigger()
    assert context.snapshot is view, "without a tray nothing is done"
    context.selection.set({"cable": cables, "tray": np.array([other])})
    depth = context.document.undo_depth
    actions["arrange.lead_by"].trigger()
    assert context.document.undo_depth == depth + 1
    led = cable_pairs(context.snapshot)
    name = context.snapshot.trays.get(other).name
    row = int(led.pair[context.snapshot.cables.index_of(cables[:1])[0]])
    assert name in tray_names(context.snapshot, led.paths, row)
    actions["arrange.lead_shortest"].trigger()
    assert tray_names(context.snapshot, cable_pairs(context.snapshot).paths, row) == passed
    context.selection.set({"tray": np.array([other])})
    actions["arrange.avoid_tray"].trigger()
    actions["arrange.use_tray"].trigger()
    assert len(context.snapshot.settings) == len(view.settings)
