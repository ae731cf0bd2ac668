"""Putting parts down: from the palette by click, by key and by drag and drop."""

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from fabric_studio.model.journal import Document
from fabric_studio.ui.context import PART_MIME
from tests.factories_plan import plan

CONTROL = Qt.KeyboardModifier.ControlModifier


def drop(view, part_id: str, px: QPoint) -> None:
    """As the palette's drag arrives: enter, move, drop."""
    mime = QMimeData()
    mime.setData(PART_MIME, part_id.encode())
    none = Qt.KeyboardModifier.NoModifier
    left, copy = Qt.MouseButton.LeftButton, Qt.DropAction.CopyAction
    QApplication.sendEvent(view, QDragEnterEvent(px, copy, mime, left, none))
    QApplication.sendEvent(view, QDragMoveEvent(px, copy, mime, left, none))
    QApplication.sendEvent(view, QDropEvent(QPointF(px), copy, mime, left, none))


def test_a_click_stands_the_chosen_rack_on_the_grid(open_window, hand_on):
    window = open_window(plan(1, 3, cables_per_rack=0))
    hand = hand_on(window)
    window.context.choose_part("rack")
    hand.key(Qt.Key.Key_P)
    hand.hover(6_011, 4_037)
    hand.click(6_011, 4_037)
    racks = window.context.snapshot.racks
    assert len(racks) == 4
    assert (racks.x_mm[3] - 300) % 100 == 0 and (racks.y_mm[3] - 600) % 100 == 0
    assert window.context.selection.of("rack").tolist() == [racks.uid[3]]
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert len(window.context.snapshot.racks) == 3


def test_r_turns_the_ghost_and_enter_puts_it_down(open_window, hand_on):
    window = open_window(plan(1, 3, cables_per_rack=0))
    hand = hand_on(window)
    window.context.choose_part("rack")
    hand.key(Qt.Key.Key_P)
    hand.hover(4_000, 4_800)
    hand.key(Qt.Key.Key_R)
    hand.key(Qt.Key.Key_Return)
    racks = window.context.snapshot.racks
    assert len(racks) == 4 and racks.rotation_deg[3] == 90.0
    assert racks.rotation_deg[0] == 180.0


def test_a_drop_from_the_palette_stands_a_rack_where_it_is_let_go(open_window, hand_on):
    window = open_window(plan(1, 3, cables_per_rack=0))
    drop(window.plan, "rack", hand_on(window).px(5_000, 5_000))
    racks = window.context.snapshot.racks
    assert len(racks) == 4
    assert abs(racks.x_mm[3] - 5_000) <= 100 and abs(racks.y_mm[3] - 5_000) <= 100


def test_a_device_dropped_on_a_rack_goes_to_its_next_free_unit(open_window, hand_on):
    window = open_window(plan(1, 3, cables_per_rack=0))
    racks = window.context.snapshot.racks
    drop(window.plan, "switch", hand_on(window).px(racks.x_mm[0], racks.y_mm[0] + 400))
    devices = window.context.snapshot.devices
    assert devices.rack[-1] == racks.uid[0] and devices.u[-1] == 1.0
    assert window.context.selection.of("device").tolist() == [devices.uid[-1]]


def test_a_device_dropped_beside_a_rack_says_where_it_goes(open_window, hand_on):
    window = open_window(plan(1, 3, cables_per_rack=0))
    before = window.context.snapshot
    drop(window.plan, "switch", hand_on(window).px(5_000, 5_500))
    assert window.context.snapshot is before
    assert "goes into a rack" in window.toast.notice.text


def test_a_full_rack_says_so_and_nothing_changes(open_window, hand_on):
    window = open_window(plan(1, 3, cables_per_rack=0))
    racks, before = window.context.snapshot.racks, None
    for _ in range(6):
        before = window.context.snapshot
        drop(window.plan, "server", hand_on(window).px(racks.x_mm[0], racks.y_mm[0] + 400))
    assert window.context.snapshot is before
    assert "no 8 U free" in window.toast.notice.text


def test_the_first_rack_of_an_empty_design_brings_its_hall_in_one_step(open_window, hand_on):
    window = open_window(Document())
    assert window.start.isVisible()
    drop(window.plan, "rack", hand_on(window).px(2_000, 2_000))
    snapshot = window.context.snapshot
    assert (len(snapshot.racks), len(snapshot.halls), len(snapshot.storeys)) == (1, 1, 1)
    assert not window.start.isVisible()
    assert window.context.storey == snapshot.storeys.uid[0]
    hand_on(window).key(Qt.Key.Key_Z, CONTROL)
    assert len(window.context.snapshot) == 0
    assert window.start.isVisible()


def test_a_hall_is_drawn_from_corner_to_corner(open_window, hand_on):
    window = open_window(plan(1, 3, cables_per_rack=0))
    window.context.choose_part("building:hall")
    window.context.use_tool("place")
    window.plan.zoom_to(0.2)
    hand_on(window).drag((10_000, 1_000), (25_000, 9_000))
    halls = window.context.snapshot.halls
    assert len(halls) == 2
    assert (halls.width_mm[1], halls.depth_mm[1]) == pytest.approx((15_000, 8_000), abs=200)
    assert window.context.tool == "select"


def test_a_medium_dropped_on_the_plan_arms_the_cable_tool(open_window, hand_on):
    window = open_window(plan(1, 3, cables_per_rack=0))
    drop(window.plan, "copper", hand_on(window).px(5_000, 5_000))
    assert window.context.medium == "copper" and window.context.tool == "cable"


def test_an_unknown_part_is_a_notice(open_window, hand_on):
    window = open_window(plan(1, 3, cables_per_rack=0))
    before = window.context.snapshot
    drop(window.plan, "no-such-part", hand_on(window).px(5_000, 5_000))
    assert window.context.snapshot is before
    assert "no-such-part" in window.toast.notice.text


def test_a_drag_that_leaves_the_plan_places_nothing(open_window, hand_on):
    window = open_window(plan(1, 3, cables_per_rack=0))
    mime = QMimeData()
    mime.setData(PART_MIME, b"rack")
    QApplication.sendEvent(
        window.plan,
        QDragEnterEvent(
            QPoint(300, 300),
            Qt.DropAction.CopyAction,
            mime,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        ),
    )
    window.plan.tools["place"].end_drop()
    assert np.array_equal(window.context.snapshot.racks.uid, window.context.snapshot.racks.uid[:3])


def test_a_meet_me_room_is_drawn_into_the_storey_and_can_be_moved(open_window, hand_on):
    window = open_window(plan(1, 3, cables_per_rack=0))
    hand = hand_on(window)
    drop(window.plan, "building:room", hand.px(500, 4_500))
    rooms = window.context.snapshot.rooms
    assert len(rooms) == 1 and window.context.selection.of("room").tolist() == rooms.uid.tolist()
    hand.drag((1_000, 5_000), (2_000, 5_000))
    assert window.context.snapshot.rooms.x_mm[0] == pytest.approx(rooms.x_mm[0] + 1_000, abs=100)
