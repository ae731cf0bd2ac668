"""Which parts of the main window stand in a second window, where on the screens, and how they go there and come back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from fabric_studio.base.language import mark, tr
from fabric_studio.ui.actions.registry import plain
from fabric_studio.ui.context import Context
from fabric_studio.ui.panels.place import Place
from fabric_studio.ui.window.second_window import SecondWindow

SMALLEST, LARGEST = 200, 16_384
"""Sides of a kept window that are believed, in pixels."""


@dataclass(frozen=True)
class Home:
    """Where a part belongs. ask(then): hands over its place, perhaps a moment later; left(), back(): what the main window
    does when it has gone and when it is there again; size: of its window at first."""

    ask: Callable[[Callable[[Place], None]], None]
    left: Callable[[], None]
    back: Callable[[], None]
    size: tuple[int, int] = (1100, 760)


@dataclass(frozen=True)
class Spot:
    """Where a part's window was last, and whether it is there at the next start."""

    box: QRect
    maximized: bool = False
    open: bool = False


class SecondWindows(QObject):
    """Signals: `closing(SecondWindow)`: its part goes home and it is about to be deleted."""

    closing = Signal(object)

    def __init__(self, context: Context, window: QWidget) -> None:
        super().__init__(window)
        self._context, self._window = context, window
        self._homes: dict[str, Home] = {}
        self._places: dict[str, Place] = {}
        self._spots: dict[str, Spot] = {}
        self.windows: dict[str, SecondWindow] = {}
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.focusWindowChanged.connect(self._name_action)

    def add(self, name: str, home: Home) -> None:
        self._homes[name] = home

    # -- going and coming -----------------------------------------------------------------------------------------------

    def open(self, name: str, *, quietly: bool = False) -> None:
        """Put a part into a window of its own. quietly: it does not take the focus."""
        if name in self.windows:
            self.raise_window(name)
        else:
            self._homes[name].ask(lambda place: self._open(name, place, quietly))

    def _open(self, name: str, place: Place, quietly: bool) -> None:
        if name in self.windows:
            return
        home, last = self._homes[name], self._window.focusWidget()
        self._places[name] = place
        window = SecondWindow(self._context, name, place.title, place.take())
        self.windows[name] = window
        window.back_asked.connect(lambda: self.bring_back(name))
        home.left()
        spot = self._spots.get(name)
        window.setGeometry(spot.box if spot is not None and on_a_screen(spot.box) else self._first_box(home))
        if spot is not None and spot.maximized:
            window.setWindowState(Qt.WindowState.WindowMaximized)
        window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, quietly)
        window.show()
        if not quietly:
            window.raise_()
            window.activateWindow()
        window.take_focus(last)
        self._tick(name)

    def bring_back(self, name: str) -> None:
        """The part is in its place in the main window again, and shown there."""
        self._close(name, shown=True)

    def _close(self, name: str, *, shown: bool) -> None:
        window = self.windows.pop(name, None)
        if window is None:
            return
        self._spots[name] = _spot_of(window, opened=False)
        last = window.focusWidget()
        self.closing.emit(window)
        self._places.pop(name).put_back()
        window.let_go()
        self._tick(name)
        if shown:
            self._homes[name].back()
            self._window.activateWindow()
            if last is not None and self._window.isAncestorOf(last):
                last.setFocus(Qt.FocusReason.OtherFocusReason)

    def toggle(self, name: str) -> None:
        if name in self.windows:
            self.bring_back(name)
        else:
            self.open(name)
        self._tick(name)

    def raise_window(self, name: str) -> bool:
        """Bring a part's window to the front; False where the part is in the main window."""
        window = self.windows.get(name)
        if window is None:
            return False
        if window.isMinimized():
            window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        return True

    def bring_all_back(self) -> None:
        for name in list(self.windows):
            self.bring_back(name)

    def close_all(self) -> None:
        """With the main window; `kept` was asked before."""
        for name in list(self.windows):
            self._close(name, shown=False)

    # -- which one ------------------------------------------------------------------------------------------------------

    def front(self) -> SecondWindow | None:
        """The second window that has the keyboard, if one has."""
        active = QApplication.activeWindow()
        return active if isinstance(active, SecondWindow) and active in self.windows.values() else None

    def _tick(self, name: str) -> None:
        self._context.actions[f"second.{name}"].setChecked(name in self.windows)
        self._name_action()

    def _name_action(self, _window: object = None) -> None:
        """The one key says what it would do here."""
        action = self._context.actions["view.second"]
        action.setText(tr(BACK) if self.front() is not None else tr(OPEN))
        key = action.shortcut().toString()
        action.setToolTip(f"{plain(action.text())}  ({key})")

    # -- where ----------------------------------------------------------------------------------------------------------

    def _first_box(self, home: Home) -> QRect:
        """In the middle of another screen where there is one, else a step off the main window."""
        here = self._window.screen()
        others = [screen for screen in QGuiApplication.screens() if screen is not here]
        room = (others[0] if others else here).availableGeometry()
        size = QSize(*home.size).boundedTo(room.size() * 0.9)
        box = QRect(QPoint(), size)
        if others:
            box.moveCenter(room.center())
            return box
        step = 48 * (1 + len(self.windows) % 5)
        at = self._window.geometry().topLeft() + QPoint(step, step)
        box.moveTo(
            max(room.left(), min(at.x(), room.right() - size.width())),
            max(room.top(), min(at.y(), room.bottom() - size.height())),
        )
        return box

    def kept(self) -> dict[str, Any]:
        """For the preferences."""
        now = {name: _spot_of(window, opened=True) for name, window in self.windows.items()}
        return {
            name: {
                "at": [spot.box.x(), spot.box.y(), spot.box.width(), spot.box.height()],
                "maximized": spot.maximized,
                "open": spot.open,
            }
            for name, spot in {**self._spots, **now}.items()
        }

    def restore(self, kept: object) -> None:
        """Open what was open, on screens that are still there; a part whose screen is gone stays in the main window."""
        if isinstance(kept, dict):
            for name, entry in kept.items():
                spot = _spot_from(entry)
                if name in self._homes and spot is not None:
                    self._spots[name] = spot
        for name, spot in list(self._spots.items()):
            if spot.open and on_a_screen(spot.box):
                self._spots[name] = replace(spot, open=False)
                self.open(name, quietly=True)
            elif spot.open:
                self._homes[name].back()


OPEN, BACK = mark("Open in a second window"), mark("Bring back from the second window")


def on_a_screen(box: QRect) -> bool:
    """Whether the middle of its title is on a screen that is there, so that it can be seen and moved."""
    return QGuiApplication.screenAt(QPoint(box.center().x(), box.top() + 8)) is not None


def _spot_of(window: SecondWindow, *, opened: bool) -> Spot:
    box = window.normalGeometry() if window.isMaximized() else window.geometry()
    return Spot(box, window.isMaximized(), opened)


def _spot_from(entry: Any) -> Spot | None:
    """None where it cannot be read."""
    try:
        x, y, wide, high = (int(value) for value in entry["at"])
        if not all(SMALLEST <= side <= LARGEST for side in (wide, high)):
            return None
        return Spot(QRect(x, y, wide, high), bool(entry.get("maximized")), bool(entry.get("open")))
    except (ValueError, KeyError, TypeError, OverflowError, AttributeError):
        return None
