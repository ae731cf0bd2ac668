"""Selecting and moving with the mouse and the keys."""

import numpy as np
import pytest
from PySide6.QtCore import Qt

from tests.factories_plan import plan

SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def at(open_window, hand_on):
    """A window on two rows of six racks without trays, and a hand on it. Cables are hidden from the pointer."""
    window = open_window(plan(2, 6, trays=False, cables_per_rack=0))
    window.context.set_snap(100.0)
    return window, hand_on(window), window.context.snapshot.racks


def selected(window, kind="rack"):
    return window.context.selection.of(kind).tolist()


def test_a_click_selects_shift_adds_and_empty_floor_clears(at):
    window, hand, racks = at
    hand.click(racks.x_mm[0], racks.y_mm[0])
    assert selected(window) == [racks.uid[0]]
    hand.click(racks.x_mm[2], racks.y_mm[2], SHIFT)
    assert selected(window) == [racks.uid[0], racks.uid[2]]
    hand.click(racks.x_mm[0], racks.y_mm[0], SHIFT)
    assert selected(window) == [racks.uid[2]]
    hand.click(racks.x_mm[0] - 1500, racks.y_mm[0])
    assert selected(window) == []


def test_a_rubber_band_takes_what_lies_wholly_inside(at):
    window, hand, racks = at
    hand.drag((racks.x_mm[0] - 500, racks.y_mm[0] - 900), (racks.x_mm[2] + 400, racks.y_mm[0] + 900))
    assert selected(window) == racks.uid[:3].tolist()
    hand.drag((racks.x_mm[6] - 500, racks.y_mm[6] - 900), (racks.x_mm[7] + 400, racks.y_mm[6] + 900), SHIFT)
    assert selected(window) == [*racks.uid[:3], *racks.uid[6:8]]


def test_a_drag_moves_by_the_snap_and_is_one_undo_step(at):
    window, hand, racks = at
    x, y = racks.x_mm[0], racks.y_mm[0]
    hand.drag((x, y), (x - 733, y + 5_000))
    moved = window.context.snapshot.racks
    assert (moved.x_mm[0] - 300) % 100 == 0 and (moved.y_mm[0] - 600) % 100 == 0
    assert abs(moved.x_mm[0] - (x - 733)) <= 100 and abs(moved.y_mm[0] - (y + 5_000)) <= 100
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert np.array_equal(window.context.snapshot.racks.x_mm, racks.x_mm)
    assert np.array_equal(window.context.snapshot.racks.y_mm, racks.y_mm)
    hand.key(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert window.context.snapshot.racks.x_mm[0] == moved.x_mm[0]


def test_esc_in_the_middle_of_a_drag_leaves_the_design_as_it_was(at):
    window, hand, racks = at
    before = window.context.snapshot
    hand.drag((racks.x_mm[0], racks.y_mm[0]), (racks.x_mm[0], racks.y_mm[0] + 3000), let_go=False)
    hand.key(Qt.Key.Key_Escape)
    hand.release(racks.x_mm[0], racks.y_mm[0] + 3000)
    assert window.context.snapshot is before
    assert not window.context.document.undo_label.startswith("Move")


def test_several_racks_move_together(at):
    window, hand, racks = at
    window.context.selection.set({"rack": racks.uid[:3]})
    hand.drag((racks.x_mm[1], racks.y_mm[1]), (racks.x_mm[1], racks.y_mm[1] + 4_000))
    moved = window.context.snapshot.racks
    assert len(set(np.round(moved.y_mm[:3] - racks.y_mm[:3], 6))) == 1
    assert moved.y_mm[0] > racks.y_mm[0] + 3_000 and moved.y_mm[3] == racks.y_mm[3]


def test_arrows_move_by_the_snap_shift_ten_times_and_a_run_is_one_step(at):
    window, hand, racks = at
    hand.click(racks.x_mm[0], racks.y_mm[0])
    for _ in range(3):
        hand.key(Qt.Key.Key_Left)
    assert window.context.snapshot.racks.x_mm[0] == racks.x_mm[0] - 300
    hand.key(Qt.Key.Key_Down, SHIFT)
    assert window.context.snapshot.racks.y_mm[0] == racks.y_mm[0] + 1000
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert window.context.snapshot.racks.x_mm[0] == racks.x_mm[0]
    assert window.context.snapshot.racks.y_mm[0] == racks.y_mm[0]


def test_arrows_without_a_selection_move_the_sheet(at):
    window, hand, _ = at
    x = window.plan.camera.x_mm
    hand.key(Qt.Key.Key_Right)
    assert window.plan.camera.x_mm > x


def test_clicking_again_goes_down_to_what_lies_below(open_window, hand_on):
    window = open_window(plan(1, 4, cables_per_rack=0))
    hand, racks = hand_on(window), window.context.snapshot.racks
    hand.click(racks.x_mm[1], racks.y_mm[1])
    assert selected(window) == [racks.uid[1]]
    hand.click(racks.x_mm[1], racks.y_mm[1])
    assert selected(window, "tray") == [window.context.snapshot.trays.uid[0]]
    hand.click(racks.x_mm[1], racks.y_mm[1])
    assert selected(window) == [racks.uid[1]]


def test_delete_takes_the_rack_and_undo_brings_it_back(open_window, hand_on):
    window = open_window(plan(1, 4))
    hand, before = hand_on(window), window.context.snapshot
    racks = before.racks
    hand.click(racks.x_mm[1], racks.y_mm[1] - 500)
    hand.key(Qt.Key.Key_Delete)
    assert len(window.context.snapshot.racks) == 3
    assert len(window.context.snapshot.cables) < len(before.cables)
    assert not len(window.context.selection)
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert np.array_equal(window.context.snapshot.cables.uid, before.cables.uid)


def test_select_all_copy_and_paste_make_a_second_set_with_new_names(at):
    window, hand, _racks = at
    hand.key(Qt.Key.Key_A, CONTROL)
    assert len(selected(window)) == 12
    hand.key(Qt.Key.Key_C, CONTROL)
    hand.key(Qt.Key.Key_V, CONTROL)
    copied = window.context.snapshot.racks
    assert len(copied) == 24 and len(set(copied.name)) == 24
    assert selected(window) == copied.uid[12:].tolist()


def test_r_turns_the_selection(at):
    window, hand, racks = at
    hand.click(racks.x_mm[0], racks.y_mm[0])
    hand.key(Qt.Key.Key_R)
    assert window.context.snapshot.racks.rotation_deg[0] == (racks.rotation_deg[0] + 90) % 360
    hand.key(Qt.Key.Key_R, SHIFT)
    assert window.context.snapshot.racks.rotation_deg[0] == racks.rotation_deg[0]


def test_a_bundle_of_cables_is_selected_as_a_whole_and_named_on_hover(open_window, hand_on):
    window = open_window(plan(2, 6))
    hand, snapshot = hand_on(window), window.context.snapshot
    tray = snapshot.trays
    x, y = float(tray.x1_mm[-1]), float(tray.y1_mm[-1]) + 1500
    hand.hover(x, y)
    assert window.plan.hover.thing is not None and window.plan.hover.thing[0] == "cable"
    hand.click(x, y)
    assert len(selected(window, "cable")) > 1


def test_esc_clears_the_selection_and_leaves_other_tools(at):
    window, hand, racks = at
    hand.click(racks.x_mm[0], racks.y_mm[0])
    hand.key(Qt.Key.Key_M)
    assert window.context.tool == "measure"
    hand.key(Qt.Key.Key_Escape)
    assert window.context.tool == "select" and selected(window)
    hand.key(Qt.Key.Key_Escape)
    assert not selected(window)


def test_a_dragged_rack_says_which_rule_it_would_break(at, qtbot, tmp_path):
    """Before it is let go; at a place that is free it says nothing."""
    window, hand, racks = at
    tool = window.plan.tool
    start, onto = (racks.x_mm[0], racks.y_mm[0]), (racks.x_mm[2], racks.y_mm[2] + 200)
    hand.drag(start, onto, let_go=False)
    qtbot.waitUntil(lambda: tool.live.card() is not None, timeout=10_000)
    card = tool.live.card()
    assert "overlap" in card.text or "same place" in card.text, card.text
    assert card.tone == "error"
    before = window.context.snapshot
    hand.key(Qt.Key.Key_Escape)
    assert tool.live.card() is None and window.context.snapshot is before
    hand.release(*onto)
