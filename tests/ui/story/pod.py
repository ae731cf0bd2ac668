"""The hour of a design session in under 60 actions, by real mouse and keys: an empty hall, twelve servers, their switches, rails,
uplinks, a second plane, the check; then all undone and done again. Prints how many actions it took."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication

from fabric_studio.ui.dialogs.approve import ApproveDialog
from fabric_studio.ui.dialogs.wizard import WizardDialog
from fabric_studio.ui.window.main_window import MainWindow
from tests.ui.story.driver import Hands
from tests.ui.story.session import count, design, play

RACK_X_MM, RACK_Y_MM, PITCH_MM = 3000.0, 3000.0, 750.0


class CountingHands(Hands):
    """What a user does with one hand once: a click, a drag, a key stroke with its modifiers, a word typed."""

    actions = 0

    def click(self, at: QPoint, *, double: bool = False) -> None:
        self.actions += 1
        super().click(at, double=double)

    def drag(self, start: QPoint, end: QPoint, steps: int = 8) -> None:
        self.actions += 1
        super().drag(start, end, steps)

    def key(self, *keys: str) -> None:
        self.actions += len(keys)
        super().key(*keys)

    def type(self, text: str) -> None:
        self.actions += 1
        super().type(text)


class Pod:
    """One session of a user who knows the program."""

    def __init__(self, hands: CountingHands) -> None:
        self.hands, self.window = hands, hands.window

    def give_focus(self) -> None:
        """What a window manager does when a dialog closes; there is none here."""
        self.hands.tool("windowfocus", "--sync", self.hands.ask(lambda: int(self.window.winId())))
        self.hands.until(lambda: self.window.isActiveWindow(), "the window with the keyboard")

    def wait_for(self, kind: str, number: int) -> None:
        self.hands.until(lambda: count(self.window, kind) == number, f"{number} of {kind}")

    def part(self, text: str, part: str) -> QPoint:
        """Find a part in the palette: a click, a word; the text there is replaced by it."""
        hands, window = self.hands, self.window
        hands.click(hands.at(lambda: window.parts.search), double=True)
        hands.type(text)
        tree = window.parts.tree

        def place() -> QPoint:
            index = window.parts.model.find(part)
            tree.scrollTo(index)
            return tree.viewport().mapToGlobal(tree.visualRect(index).center())

        return hands.ask(place)

    def wizard(self, words: str, **values: str) -> None:
        """Ctrl+K, its name, Return; fields that differ; Return."""
        hands, window = self.hands, self.window
        hands.key("ctrl+k")
        hands.until(lambda: window.palette_bar.isVisible(), "the palette")
        hands.type(words)
        hands.key("Return")

        def dialog() -> Any:
            return next((d for d in window.findChildren(WizardDialog) if d.isVisible()), None)

        hands.until(dialog, f"the wizard {words}")
        for name, text in values.items():
            hands.click(hands.at(lambda name=name: dialog().form.fields[name]), double=True)
            hands.type(text)
            hands.key("Tab")
        hands.until(lambda: dialog().apply_button.isEnabled(), f"the proposal of {words}")
        hands.until(lambda: dialog().consequences is not None, f"the check of {words}")
        hands.picture(words.replace(" ", "-"), dialog)
        revision = hands.ask(lambda: window.context.document.revision)
        hands.key("Return")
        hands.until(lambda: window.context.document.revision > revision, f"{words} applied")
        hands.until(lambda: not dialog(), f"the end of {words}")
        self.give_focus()

    def checked(self) -> Any:
        """The report on the design as it is now, None while it is not there."""
        report = self.window.context.report
        return report if report is not None and report.revision == self.window.context.snapshot.revision else None

    def select(self, x_mm: float, y_mm: float) -> None:
        hands = self.hands
        hands.click(hands.on_plan(x_mm, y_mm))
        hands.until(lambda: len(self.window.context.selection.of("rack")) == 1, "a rack selected")


def story(hands: Hands) -> None:
    assert isinstance(hands, CountingHands)
    window, pod = hands.window, Pod(hands)
    hands.until(lambda: window.isVisible() and window.windowHandle().isExposed(), "the window on the screen")
    pod.give_focus()
    empty = hands.ask(lambda: design(window))

    # A hall, a rack and a server in it; eleven more like it, in two rows with trays.
    hands.click(hands.at(lambda: window.start.ways["building.hall"]))
    pod.wait_for("hall", 1)
    hands.picture("hall")
    hands.drag(pod.part("48u", "rack-48u-750"), hands.on_plan(RACK_X_MM, RACK_Y_MM))
    pod.wait_for("rack", 1)
    hands.drag(pod.part("b300", "dgx-b300"), hands.on_plan(RACK_X_MM, RACK_Y_MM))
    pod.wait_for("device", 1)
    pod.select(*_first_rack(window, hands))
    pod.wizard("array of racks", racks_per_row="6")
    pod.wait_for("rack", 12)
    hands.picture("two-rows")

    # Four leaves and a spine in a rack at the end of the first row, and the same at the end of the second.
    x_mm, y_mm = hands.ask(lambda: _beside(window))
    hands.drag(pod.part("48u", "rack-48u-750"), hands.on_plan(x_mm, y_mm))
    pod.wait_for("rack", 13)
    switch = pod.part("qm9700", "qm9700")
    for number in range(5):
        hands.drag(switch, hands.on_plan(x_mm, y_mm))
        pod.wait_for("device", 13 + number)
    pod.select(x_mm, y_mm)
    spine = hands.ask(lambda: int(window.context.snapshot.devices.uid[-1]))
    hands.until(lambda: window.elevation.view.place_of(spine) is not None, "the elevation of the rack")
    hands.click(hands.ask(lambda: _in_elevation(window, spine)))
    hands.until(lambda: spine in window.context.selection.of("device"), "the spine selected")
    sheet = window.inspector.sheet
    hands.until(lambda: sheet("device").fields["role"].isVisible(), "the fields of a device")
    hands.click(hands.at(lambda: sheet("device").fields["role"]), double=True)
    hands.type("spine")
    hands.key("Return")
    hands.until(lambda: window.context.snapshot.devices.get(spine).role == "spine", "the role spine")
    hands.picture("switches")
    pod.select(x_mm, y_mm)
    pod.wizard("array of racks", racks_per_row="1")
    pod.wait_for("rack", 14)

    # Cables by wizards: rails, uplinks, a second plane with racks of its own.
    hands.key("Escape")
    hands.until(lambda: not len(window.context.selection), "nothing selected")
    hands.key("f")
    pod.wizard("leaves by rail")
    pod.wait_for("cable", 96)
    pod.wizard("leaves to spines")
    pod.wait_for("cable", 192)
    hands.picture("one-plane")
    pod.wizard("second plane")
    pod.wait_for("cable", 384)
    pod.wait_for("rack", 16)

    # The check: what it has to say is read, and accepted with a reason.
    hands.until(pod.checked, "the check")
    hands.key("ctrl+F8")
    hands.key("F8")
    hands.until(lambda: window.findings.current is not None, "the first finding")
    hands.picture("finding")
    print("finding:", hands.ask(lambda: window.findings.current.text if window.findings.current else ""))
    hands.click(hands.at(lambda: window.findings.detail.approve))
    hands.until(lambda: isinstance(QApplication.activeModalWidget(), ApproveDialog), "the reason to be asked for")
    hands.type("One hall, one ladder")
    hands.key("ctrl+Return")
    pod.wait_for("approval", 1)
    pod.give_focus()
    hands.until(pod.checked, "the check after the approval")
    report = hands.ask(lambda: dict(pod.checked().summary))
    print("checked:", report)
    hands.picture("checked")
    final, actions = hands.ask(lambda: design(window)), hands.actions
    planes = hands.ask(lambda: sorted(set(window.context.snapshot.devices.plane.tolist())))
    print(f"actions: {actions}; racks: {len(window.context.snapshot.racks)}; planes: {planes}")
    if report["error"] or report["warning"] or not hands.ask(lambda: pod.checked().complete):
        raise AssertionError("the pod is not clean")

    # All of it back to nothing, and again.
    hands.click(hands.on_plan(RACK_X_MM, 11_000.0))
    steps = 0
    while hands.ask(lambda: window.context.document.undo_depth):
        hands.key("ctrl+z")
        steps += 1
        if steps > 60:
            raise AssertionError("undo does not come to an end")
    if hands.ask(lambda: design(window)) != empty:
        raise AssertionError("undoing everything did not give the empty design back")
    hands.picture("undone")
    for _ in range(steps):
        hands.key("ctrl+shift+z")
    if hands.ask(lambda: design(window)) != final:
        raise AssertionError("redoing everything did not give the last design back")
    hands.until(pod.checked, "the check of what came back")
    hands.picture("redone")
    print("undone and redone:", steps, "steps")


def _first_rack(window: MainWindow, hands: Hands) -> tuple[float, float]:
    racks = hands.ask(lambda: window.context.snapshot.racks)
    return float(racks.x_mm[0]), float(racks.y_mm[0])


def _beside(window: MainWindow) -> tuple[float, float]:
    """The place at the end of the first row."""
    racks = window.context.snapshot.racks
    return float(racks.x_mm.max()) + PITCH_MM, float(racks.y_mm.min())


def _in_elevation(window: MainWindow, device: int) -> QPoint:
    """The name of a device on its face, where no port is."""
    view = window.elevation.view
    for column in view.columns():
        found = column.plan.find(device)
        if found is not None:
            box: QRect = column.device_box(found).toRect()
            return view.mapToGlobal(QPoint(box.left() + box.width() // 6, box.center().y()))
    raise AssertionError("the device is not shown")


if __name__ == "__main__":
    sys.exit(play(Path(sys.argv[1]), story, CountingHands))
