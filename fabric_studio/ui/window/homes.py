"""What of the main window may stand in a second window, and where it comes back to."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from fabric_studio.ui.panels.place import Place
from fabric_studio.ui.views.switch import NAMES
from fabric_studio.ui.window.second_windows import Home

if TYPE_CHECKING:
    from fabric_studio.ui.window.main_window import MainWindow

SIDE, DOCK = (420, 820), (1000, 480)
"""Sizes of their windows at first."""


def let_out(window: MainWindow) -> None:
    """The views, the panels at the right, and the tabs below."""
    views, second = window.views, window.second
    for name in NAMES:
        home = Home(partial(views.ask, name), partial(views.leave, name), partial(views.show_view, name))
        second.add(name, home)
    for name, place in window.sides.items():
        _house(window, name, place, partial(window.fold, name, True), partial(window.fold, name, False), SIDE)
    for name, place in window.bottom.places.items():
        shown = partial(window.arrangement.show_bottom, name)
        _house(window, name, place, partial(window.bottom.leave, name), shown, DOCK)
    views.back_asked.connect(second.bring_back)
    second.closing.connect(lambda _window: window.palette_bar.move_to(window))


def _house(
    window: MainWindow,
    name: str,
    place: Place,
    left: Callable[[], None],
    back: Callable[[], None],
    size: tuple[int, int],
) -> None:
    window.second.add(name, Home(lambda then: then(place), left, back, size))
    place.back_asked.connect(partial(window.second.bring_back, name))
