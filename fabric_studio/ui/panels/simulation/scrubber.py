"""One time line for the plan and all charts: where the run is, what happened, and a handle to look back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from fabric_studio.base.language import tr
from fabric_studio.base.units import format_time
from fabric_studio.sim.frames import Event
from fabric_studio.ui.theme import SPACE, Theme

_SIDE_PX, _GROOVE_Y, _NEAR_PX = 12, 14, 7
_STEPS = 100


class Scrubber(QWidget):
    """Signals: `moved(time_s)`: somebody looks at another moment; `went_live()`: back to the newest.

    Arrow keys step by a hundredth, Home and End go to the ends; End follows the run again.
    """

    moved = Signal(float)
    went_live = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._end_s = 0.0
        self._at_s = 0.0
        self._live = True
        self._events: Sequence[Event] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(42)
        self.setAccessibleName(tr("Time of the simulation"))

    @property
    def live(self) -> bool:
        """True while it follows the newest frame."""
        return self._live

    @property
    def at_s(self) -> float:
        return self._at_s

    def sizeHint(self) -> QSize:
        return QSize(400, 42)

    def show_run(self, end_s: float, events: Sequence[Event]) -> None:
        """The run has come to `end_s`."""
        self._end_s, self._events = end_s, events
        if self._live:
            self._at_s = end_s
        self._tell()

    def reset(self) -> None:
        self._end_s, self._at_s, self._live, self._events = 0.0, 0.0, True, ()
        self._tell()

    def go_live(self) -> None:
        if not self._live:
            self._live, self._at_s = True, self._end_s
            self._tell()
            self.went_live.emit()

    def go_to(self, time_s: float) -> None:
        """Look at a moment; the very end follows the run again."""
        if self._end_s <= 0:
            return
        time_s = min(max(time_s, 0.0), self._end_s)
        if time_s >= self._end_s:
            self.go_live()
            return
        self._live = False
        if time_s != self._at_s:
            self._at_s = time_s
            self._tell()
            self.moved.emit(time_s)

    def _tell(self) -> None:
        state = tr("newest") if self._live else tr("looking back")
        self.setAccessibleDescription(
            tr(
                "{format_time} of {format_time2}, {state}",
                format_time=format_time(self._at_s),
                format_time2=format_time(self._end_s),
                state=state,
            )
        )
        self.update()

    # -- geometry ---------------------------------------------------------------------------------------------------

    def _x(self, time_s: float) -> float:
        wide = self.width() - 2 * _SIDE_PX
        return _SIDE_PX + (wide * min(max(time_s / self._end_s, 0.0), 1.0) if self._end_s > 0 else 0.0)

    def _time(self, x: float) -> float:
        wide = max(1, self.width() - 2 * _SIDE_PX)
        return (x - _SIDE_PX) / wide * self._end_s

    # -- input ------------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            mark = self._event_at(event.position().x())
            self.go_to(self._time(event.position().x()) if mark is None else mark.time_s)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.go_to(self._time(event.position().x()))
            return
        mark = self._event_at(event.position().x())
        self.setToolTip("" if mark is None else f"{format_time(mark.time_s)}: {mark.text}")

    def _event_at(self, x: float) -> Event | None:
        near = [event for event in self._events if abs(self._x(event.time_s) - x) <= _NEAR_PX]
        return min(near, key=lambda event: abs(self._x(event.time_s) - x)) if near else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = self._end_s / _STEPS * (10 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Down):
            self.go_to(self._at_s - step)
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Up):
            self.go_to(self._at_s + step)
        elif key == Qt.Key.Key_Home:
            self.go_to(0.0)
        elif key == Qt.Key.Key_End:
            self.go_live()
        else:
            super().keyPressEvent(event)

    # -- painting ---------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        groove = QRectF(_SIDE_PX, _GROOVE_Y - 2, self.width() - 2 * _SIDE_PX, 4)
        painter.setBrush(theme.colour("pressed"))
        painter.drawRoundedRect(groove, 2, 2)
        if self._end_s <= 0:
            return
        at = self._x(self._at_s)
        painter.setBrush(theme.colour("accent"))
        painter.drawRoundedRect(QRectF(groove.left(), groove.top(), at - groove.left(), 4), 2, 2)
        self._marks(painter)
        painter.setBrush(theme.colour("accent" if self.hasFocus() else "text"))
        painter.setPen(QPen(theme.colour("surface"), 2))
        painter.drawEllipse(QPointF(at, _GROOVE_Y), 8, 8)

    def _marks(self, painter: QPainter) -> None:
        """A tick per event; their words where they do not run into each other, the latest first."""
        theme = self._theme
        painter.setFont(theme.font("label"))
        metrics = QFontMetricsF(painter.font())
        right = float(self.width())
        for event in reversed(self._events):
            x = self._x(event.time_s)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("warn"))
            painter.drawRoundedRect(QRectF(x - 1.5, _GROOVE_Y - 8, 3, 16), 1.5, 1.5)
            words = metrics.elidedText(event.text, Qt.TextElideMode.ElideRight, 240)
            wide = metrics.horizontalAdvance(words)
            left = min(max(x - wide / 2, 2.0), self.width() - wide - 2)
            if left + wide <= right - SPACE:
                painter.setPen(theme.colour("dim"))
                painter.drawText(QPointF(left, _GROOVE_Y + 22), words)
                right = left
        painter.setPen(Qt.PenStyle.NoPen)
