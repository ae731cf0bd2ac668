"""The actions that put a part of the window into a second window, and bring it back."""

from __future__ import annotations

from functools import partial

from fabric_studio.base.language import mark, tr
from fabric_studio.ui.actions.window_base import WindowBase
from fabric_studio.ui.views import VIEWS

PARTS: dict[str, str] = {
    "plan": mark("Plan"),
    **{entry.name: entry.title for entry in VIEWS},
    "elevation": mark("Rack elevation"),
    "inspector": mark("Inspector"),
    "findings": mark("Findings"),
    "simulation": mark("Simulation"),
}
"""What can stand in a window of its own: name and title."""


def declare(window: WindowBase) -> None:
    """ "view.second" for the part with the keyboard; "second.plan" ... for each, ticked while it is out."""
    add = window.context.actions.add
    add(
        "view.second",
        tr("Open in a second window"),
        lambda: window.second.toggle(window.part_in_use()),
        shortcut="Shift+F4",
        icon_name="arrow-square-out",
    )
    for name, title in PARTS.items():
        add(
            f"second.{name}",
            tr("{part} in a second window", part=tr(title)),
            partial(_toggle, window, name),
            icon_name="arrow-square-out",
            tip=tr("{part}: open in a second window, or bring back", part=tr(title)),
            checkable=True,
        ).setIconVisibleInMenu(False)


def _toggle(window: WindowBase, name: str) -> None:
    window.second.toggle(name)
