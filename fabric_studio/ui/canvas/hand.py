"""The hand that moves a sheet: the middle button, the left one with Space held or with the pan tool, and the wheel."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent

WHEEL_FACTOR = 1.25
"""Zoom of one notch of the wheel."""
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""Which way each arrow key points on the screen."""


class Movable(Protocol):
    """A view with a camera that can be moved by hand."""

    @property
    def pans_with_left(self) -> bool:
        """Whether the tool in use is the one that moves the sheet."""

    @property
    def resting_cursor(self) -> Qt.CursorShape:
        """What the pointer looks like while the hand does nothing."""

    def glide_by(self, dx_px: float, dy_px: float, factor: float = 1.0, at: QPointF | None = None) -> None:
        """Pan or zoom without waiting for the picture."""

    def setCursor(self, cursor: Qt.CursorShape, /) -> None: ...

    def devicePixelRatioF(self) -> float: ...


class Hand:
    """Each of its calls says whether it has used the event."""

    def __init__(self, view: Movable) -> None:
        self._view = view
        self._from: QPointF | None = None
        self._button = Qt.MouseButton.NoButton
        self._others: set[Qt.MouseButton] = set()
        self._space = False

    def press(self, event: QMouseEvent) -> bool:
        """While the sheet is in hand a second button does nothing else, but for the right one, which gives up."""
        button = event.button()
        if self._from is not None:
            if button == Qt.MouseButton.RightButton:
                return False
            self._others.add(button)
            return True
        left = button == Qt.MouseButton.LeftButton and (self._space or self._view.pans_with_left)
        if button != Qt.MouseButton.MiddleButton and not left:
            return False
        self._from, self._button = event.position(), button
        self.show_cursor()
        return True

    def move(self, event: QMouseEvent) -> bool:
        """By whole device pixels, so that pictures that are kept move along as they are."""
        if self._from is None:
            return False
        away, ratio = event.position() - self._from, self._view.devicePixelRatioF()
        shift = QPointF(round(away.x() * ratio) / ratio, round(away.y() * ratio) / ratio)
        self._from += shift
        self._view.glide_by(shift.x(), shift.y())
        return True

    def release(self, event: QMouseEvent) -> bool:
        button = event.button()
        if button in self._others:
            self._others.discard(button)
            return True
        if self._from is None or button != self._button:
            return False
        self._from = None
        self.show_cursor()
        return True

    def wheel(self, event: QWheelEvent) -> None:
        """Zoom about the pointer; sideways, or with Shift, the sheet moves."""
        steps = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._view.glide_by(steps.y() + steps.x(), 0.0)
        elif steps.y():
            self._view.glide_by(0.0, 0.0, WHEEL_FACTOR ** (steps.y() / 120.0), event.position())
        elif steps.x():
            self._view.glide_by(steps.x(), 0.0)
        event.accept()

    def key_press(self, event: QKeyEvent) -> bool:
        return self._hold_space(event, held=True)

    def key_release(self, event: QKeyEvent) -> bool:
        return self._hold_space(event, held=False)

    def _hold_space(self, event: QKeyEvent, *, held: bool) -> bool:
        if event.key() != Qt.Key.Key_Space or event.isAutoRepeat():
            return False
        self._space = held
        self.show_cursor()
        return True

    def let_go(self) -> None:
        """The view lost the focus: the release of Space will not be heard."""
        self._space = False
        self.show_cursor()

    def show_cursor(self) -> None:
        if self._from is not None:
            self._view.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._space:
            self._view.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self._view.setCursor(self._view.resting_cursor)


def belongs_to_view(event: QKeyEvent) -> bool:
    """Arrows and Space: keys that must not become shortcuts while a view has the focus."""
    plain = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier == Qt.KeyboardModifier.NoModifier
    return plain and (event.key() in ARROWS or event.key() == Qt.Key.Key_Space)
