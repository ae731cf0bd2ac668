"""The hand that moves a sheet, without a window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from fabric_studio.ui.canvas.hand import Hand, belongs_to_view

LEFT, MIDDLE, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton
PLAIN = Qt.KeyboardModifier.NoModifier
PRESS, MOVE, RELEASE = QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease


class Sheet:
    """What a hand can move, at one and a half device pixels a pixel."""

    def __init__(self) -> None:
        self.pans_with_left = False
        self.resting_cursor = Qt.CursorShape.CrossCursor
        self.cursor = Qt.CursorShape.CrossCursor
        self.moved = QPointF()

    def glide_by(self, dx_px: float, dy_px: float, factor: float = 1.0, at: QPointF | None = None) -> None:
        self.moved += QPointF(dx_px, dy_px)

    def setCursor(self, cursor: Qt.CursorShape, /) -> None:
        self.cursor = cursor

    def devicePixelRatioF(self) -> float:
        return 1.5


@pytest.fixture
def sheet() -> Sheet:
    return Sheet()


@pytest.fixture
def hand(sheet) -> Hand:
    return Hand(sheet)


def mouse(kind: QEvent.Type, button: Qt.MouseButton, x: float, y: float = 0.0) -> QMouseEvent:
    place = QPointF(x, y)
    return QMouseEvent(kind, place, place, button, button, PLAIN)


def key(kind: QEvent.Type, code: Qt.Key) -> QKeyEvent:
    return QKeyEvent(kind, code, PLAIN)


def test_the_middle_button_moves_the_sheet_by_whole_device_pixels(sheet, hand):
    assert hand.press(mouse(PRESS, MIDDLE, 10.0)) and sheet.cursor == Qt.CursorShape.ClosedHandCursor
    assert hand.move(mouse(MOVE, MIDDLE, 15.3, -2.2))
    assert sheet.moved.x() * 1.5 == pytest.approx(8.0) and sheet.moved.y() * 1.5 == pytest.approx(-3.0)
    hand.move(mouse(MOVE, MIDDLE, 20.0, -4.0))
    assert (sheet.moved - QPointF(10.0, -4.0)).manhattanLength() < 1.0, "what was rounded off is made up for"
    assert hand.release(mouse(RELEASE, MIDDLE, 20.0)) and sheet.cursor == Qt.CursorShape.CrossCursor
    assert not hand.move(mouse(MOVE, MIDDLE, 30.0))


def test_the_left_button_is_the_tools_but_with_space_or_the_pan_tool(sheet, hand):
    assert not hand.press(mouse(PRESS, LEFT, 0.0))
    assert hand.key_press(key(QEvent.Type.KeyPress, Qt.Key.Key_Space))
    assert sheet.cursor == Qt.CursorShape.OpenHandCursor
    assert hand.press(mouse(PRESS, LEFT, 0.0)) and hand.release(mouse(RELEASE, LEFT, 0.0))
    hand.let_go()
    assert sheet.cursor == Qt.CursorShape.CrossCursor and not hand.press(mouse(PRESS, LEFT, 0.0))
    sheet.pans_with_left = True
    assert hand.press(mouse(PRESS, LEFT, 0.0))


def test_a_second_button_neither_reaches_the_tool_nor_ends_the_move(sheet, hand):
    hand.press(mouse(PRESS, MIDDLE, 0.0))
    assert hand.press(mouse(PRESS, LEFT, 0.0)), "the tool must not hear of it"
    assert not hand.press(mouse(PRESS, RIGHT, 0.0)), "the right button gives up what the tool does"
    assert hand.release(mouse(RELEASE, LEFT, 0.0)), "nor of its release"
    assert hand.move(mouse(MOVE, MIDDLE, 6.0)) and sheet.moved.x() == pytest.approx(6.0)
    hand.press(mouse(PRESS, LEFT, 0.0))
    assert hand.release(mouse(RELEASE, MIDDLE, 0.0)) and not hand.move(mouse(MOVE, LEFT, 9.0))
    assert hand.release(mouse(RELEASE, LEFT, 0.0)) and not hand.release(mouse(RELEASE, LEFT, 0.0))


def test_what_the_tool_holds_stays_the_tools_while_the_sheet_is_moved(hand):
    assert not hand.press(mouse(PRESS, LEFT, 0.0))
    hand.press(mouse(PRESS, MIDDLE, 0.0))
    assert not hand.release(mouse(RELEASE, LEFT, 0.0)), "the tool hears that it is let go"


def test_arrows_and_space_belong_to_the_view_and_letters_do_not():
    owned = [Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Space]
    assert all(belongs_to_view(key(QEvent.Type.KeyPress, code)) for code in owned)
    assert not belongs_to_view(key(QEvent.Type.KeyPress, Qt.Key.Key_F))
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert not belongs_to_view(held)
