"""The logical and the stack view by hand: cut a cable in one, take it back in the other, plug an end elsewhere, draw a new one."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PySide6.QtCore import QPoint, QPointF

from fabric_studio.app.opened import Opened
from fabric_studio.model.table import Ids
from fabric_studio.ui.views.view import View
from tests.factories_plan import plan
from tests.ui.story.driver import Hands
from tests.ui.story.session import design, play
from tests.ui.views.conftest import Hand

CABLE = 7
"""The row of the cable that is cut and plugged elsewhere."""


def story(hands: Hands) -> None:
    window = hands.window
    context = window.context

    def view() -> View:
        shown = window.views.current
        assert isinstance(shown, View)
        return shown

    def show(key: str, name: str) -> None:
        hands.key(key)
        hands.until(lambda: window.views.name == name and not view().glide.active, f"the {name} view")
        hands.ask(lambda: view().grab())

    def spot(of: Callable[[View], QPointF | QPoint]) -> QPoint:
        def point() -> QPoint:
            found = of(view())
            return view().mapToGlobal(found.toPoint() if isinstance(found, QPointF) else found)

        return hands.ask(point)

    def box(devices: Ids) -> QPoint:
        def place(shown: View) -> QPointF:
            found = shown.place_of(devices)
            assert found is not None
            return found

        return spot(place)

    def end(cable: int) -> QPoint:
        def place(shown: View) -> QPointF:
            found = shown.ends_of(cable)[1]
            assert found is not None
            return found

        return spot(place)

    def cables() -> int:
        return len(context.snapshot.cables)

    hands.ask(lambda: context.session.adopt(Opened(plan(2, 5, cables_per_rack=5), "Views")))
    start = hands.ask(lambda: design(window))
    cable, count = hands.ask(lambda: int(context.snapshot.cables.uid[CABLE])), hands.ask(cables)

    show("alt+4", "logical")
    hands.picture("logical")
    hands.click(spot(lambda shown: Hand(shown).on_cable(CABLE)))
    hands.until(lambda: context.selection.one() == ("cable", cable), "the cable is selected")
    hands.key("Delete")
    hands.until(lambda: cables() == count - 1, "the cut")
    hands.picture("cut")
    show("alt+2", "stack")
    hands.key("ctrl+z")
    hands.until(lambda: cables() == count, "the cable to come back in the other view")
    hands.picture("undone-in-the-stack")

    show("alt+4", "logical")
    row = hands.ask(lambda: context.snapshot.cables.get(cable))
    leaves = hands.ask(lambda: context.snapshot.devices.where(context.snapshot.devices.role == "leaf"))
    other = np.array([leaf for leaf in leaves if leaf != row.z_device], np.int64)
    hands.click(spot(lambda shown: Hand(shown).on_cable(CABLE)))
    hands.until(lambda: context.selection.one() == ("cable", cable), "the cable is selected again")
    hands.drag(end(cable), box(other))
    hands.until(lambda: context.snapshot.cables.get(cable).z_device == other[0], "the end in another leaf")
    hands.picture("plugged-elsewhere")

    show("alt+2", "stack")
    hands.until(lambda: context.selection.one() == ("cable", cable), "the selection in the stack view")
    server = hands.ask(lambda: context.snapshot.devices.where(context.snapshot.devices.role == "server")[:1])
    hands.drag(box(server), box(other))
    hands.until(lambda: cables() == count + 1, "a new cable")
    hands.picture("drawn-in-the-stack")
    show("alt+4", "logical")
    for _ in range(2):
        hands.key("ctrl+z")
    hands.until(lambda: design(window) == start, "everything taken back")
    hands.picture("all-undone")
    print("cut, taken back, plugged elsewhere, drawn, undone")


if __name__ == "__main__":
    sys.exit(play(Path(sys.argv[1]), story))
