"""Looking around: zoom about the pointer, fit, pan, storeys."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.factories_plan import plan


def wheel(view, at: QPoint, notches: int) -> None:
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.mapToGlobal(at)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view, event)


def test_the_wheel_zooms_about_the_pointer(open_window):
    view = open_window(plan(2, 6)).plan
    at = QPoint(200, 150)
    before = view.camera.to_mm(at.x(), at.y())
    wheel(view, at, 3)
    a_pixel = 1.01 / view.camera.px_per_mm
    assert view.camera.to_mm(at.x(), at.y()) == pytest.approx(before, abs=a_pixel)
    assert view.camera.zoom > 0.1


def test_zoom_reaches_from_half_a_percent_to_eight_hundred(open_window):
    view = open_window(plan(2, 6)).plan
    wheel(view, QPoint(200, 150), 60)
    assert view.camera.zoom == 8.0
    wheel(view, QPoint(200, 150), -90)
    assert view.camera.zoom == 0.005


@pytest.mark.parametrize("zoom", [0.01, 0.7, 6.0])
def test_f_fits_everything(open_window, hand_on, zoom):
    window = open_window(plan(2, 6))
    window.plan.zoom_to(zoom)
    hand_on(window).key(Qt.Key.Key_F)
    halls = window.context.snapshot.halls
    seen = window.plan.camera.seen()
    assert seen.x0 <= halls.x_mm[0] and seen.x1 >= halls.x_mm[0] + halls.width_mm[0]
    assert seen.y0 <= halls.y_mm[0] and seen.y1 >= halls.y_mm[0] + halls.depth_mm[0]


@pytest.mark.parametrize("zoom", [0.01, 0.7, 6.0])
def test_shift_f_fits_the_selection(open_window, hand_on, zoom):
    window = open_window(plan(4, 12))
    rack = window.context.snapshot.racks
    window.context.selection.set({"rack": rack.uid[:1]})
    window.plan.zoom_to(zoom)
    hand_on(window).key(Qt.Key.Key_F, Qt.KeyboardModifier.ShiftModifier)
    camera = window.plan.camera
    a_pixel = 1.01 / camera.px_per_mm
    assert (camera.x_mm, camera.y_mm) == pytest.approx((rack.x_mm[0], rack.y_mm[0]), abs=a_pixel)
    assert camera.zoom > 1.0


@pytest.mark.parametrize("zoom", [0.01, 0.7, 6.0])
def test_ctrl_0_shows_a_metre_as_a_hundred_pixels(open_window, hand_on, zoom):
    window = open_window(plan(2, 6))
    window.plan.zoom_to(zoom)
    hand_on(window).key(Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert window.plan.camera.px_per_mm * 1000 == pytest.approx(100)


def test_the_middle_button_moves_the_sheet(open_window):
    view = open_window(plan(2, 6)).plan
    place = view.camera.to_mm(300, 200)
    QTest.mousePress(view, Qt.MouseButton.MiddleButton, Qt.KeyboardModifier.NoModifier, QPoint(300, 200))
    QTest.mouseMove(view, QPoint(340, 170))
    QTest.mouseRelease(view, Qt.MouseButton.MiddleButton, Qt.KeyboardModifier.NoModifier, QPoint(340, 170))
    assert view.camera.to_mm(340, 170) == pytest.approx(place)


def test_space_and_the_left_button_move_the_sheet_and_select_nothing(open_window, hand_on):
    window = open_window(plan(2, 6))
    view, racks = window.plan, window.context.snapshot.racks
    at = hand_on(window).px(racks.x_mm[0], racks.y_mm[0])
    place = view.camera.to_mm(at.x(), at.y())
    QTest.keyPress(view, Qt.Key.Key_Space)
    QTest.mousePress(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    QTest.mouseMove(view, at + QPoint(25, 40))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at + QPoint(25, 40))
    QTest.keyRelease(view, Qt.Key.Key_Space)
    assert view.camera.to_mm(at.x() + 25, at.y() + 40) == pytest.approx(place)
    assert not len(window.context.selection)
    assert view.cursor().shape() == Qt.CursorShape.ArrowCursor


def test_page_keys_go_through_the_storeys_and_the_other_one_shines_through(open_window, hand_on):
    window = open_window(plan(2, 4, storeys=2))
    low, high = (int(uid) for uid in window.context.snapshot.storeys.uid)
    assert window.context.storey == low and window.plan.ghost_storey() == high
    hand_on(window).key(Qt.Key.Key_PageUp)
    assert window.context.storey == high and window.plan.ghost_storey() == low
    assert window.storeys.tabs[high].isChecked()
    hand_on(window).key(Qt.Key.Key_PageUp)
    assert window.context.storey == high
    QTest.mouseClick(window.storeys.tabs[low], Qt.MouseButton.LeftButton)
    assert window.context.storey == low


def test_showing_a_thing_goes_to_its_storey_and_brings_it_into_view(open_window):
    window = open_window(plan(2, 4, storeys=2))
    snapshot = window.context.snapshot
    rack = snapshot.racks.uid[-1:]
    window.plan.zoom_to(5.0)
    window.context.show({"rack": rack})
    assert window.context.storey == int(snapshot.storeys.uid[1])
    assert list(window.context.selection.of("rack")) == [rack[0]]
    seen = window.plan.camera.seen()
    assert seen.x0 < snapshot.racks.x_mm[-1] < seen.x1 and seen.y0 < snapshot.racks.y_mm[-1] < seen.y1


def test_what_was_fitted_stays_fitted(open_window):
    window = open_window(plan(2, 6))
    zoom = window.plan.camera.zoom
    window.resize(1000, 640)
    QApplication.processEvents()
    assert window.plan.camera.zoom < zoom
    seen, halls = window.plan.camera.seen(), window.context.snapshot.halls
    assert seen.y0 <= halls.y_mm[0] and seen.y1 >= halls.y_mm[0] + halls.depth_mm[0]


def test_a_resize_keeps_the_middle_in_the_middle(open_window):
    window = open_window(plan(2, 6))
    window.plan.zoom_to(1.0)
    before = (window.plan.camera.x_mm, window.plan.camera.y_mm)
    window.resize(1100, 700)
    QApplication.processEvents()
    a_pixel = 1.01 / window.plan.camera.px_per_mm
    assert (window.plan.camera.x_mm, window.plan.camera.y_mm) == pytest.approx(before, abs=a_pixel)


def test_the_card_of_what_lies_below_makes_way_for_the_cable_in_hand(open_window, hand_on) -> None:
    window = open_window(plan())
    hand = hand_on(window)
    racks = window.context.snapshot.racks
    first, second = ((float(racks.x_mm[row]), float(racks.y_mm[row])) for row in (0, 1))
    window.context.use_tool("cable")
    hand.hover(*first)
    assert window.plan.hover.shown
    hand.drag(first, second, let_go=False)
    assert window.plan.tool.busy and not window.plan.hover.shown
    hand.release(*second)
