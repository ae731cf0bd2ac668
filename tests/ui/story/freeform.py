"""A drawing that no template makes, by real mouse and keys: two kinds of servers, two leaves with uneven uplinks to one spine, a
second site over a WAN span. It is simulated, a cable is cut while it runs, and then each cable in turn is found, taken away and the
rest simulated. Prints what each run had to say."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from fabric_studio.ui.dialogs.wan import SiteDialog, WanDialog
from fabric_studio.ui.views.view import View
from fabric_studio.ui.window.main_window import MainWindow
from tests.ui.story.driver import Hands
from tests.ui.story.pod import RACK_X_MM, RACK_Y_MM, CountingHands, Pod
from tests.ui.story.session import design, play

DGX, HGX, SWITCH, RACK = "dgx-h100", "hgx-h100-oem", "qm9700", "rack-48u-750"
"""Eight GPUs behind four cages of two ports, and eight behind eight cages of one."""
FAR_X_MM = (4_000.0, 6_000.0)


class Quick(CountingHands):
    """No picture of every drag, and fewer steps in it. A traceback anywhere in the window ends the story."""

    def __init__(self, window: MainWindow, pictures: Path) -> None:
        super().__init__(window, pictures)
        self.caught: list[str] = []
        sys.excepthook = self._catch
        threading.excepthook = lambda thrown: self._catch(thrown.exc_type, thrown.exc_value, thrown.exc_traceback)

    def _catch(self, kind: Any, value: Any, trace: Any) -> None:
        self.caught.append("".join(traceback.format_exception(kind, value, trace)))

    def until(self, question: Callable[[], Any], what: str, seconds: float = 60.0) -> None:
        def answer() -> Any:
            if self.caught:
                raise AssertionError("\n".join(self.caught))
            return question()

        super().until(answer, what, seconds)

    def drag(self, start: QPoint, end: QPoint, steps: int = 4) -> None:
        super().drag(start, end, steps)

    def picture(self, name: str, widget: Callable[[], QWidget] | None = None) -> None:
        if name not in ("dragging", "array-of-racks"):
            super().picture(name, widget)


class Drawing(Pod):
    """The same user with other things in mind."""

    def place(self, number: int) -> tuple[float, float]:
        """Of the rack that was made as so many-th, from 0."""
        racks = self.hands.ask(lambda: self.window.context.snapshot.racks)
        return float(racks.x_mm[number]), float(racks.y_mm[number])

    def drop(self, words: str, part: str, x_mm: float, y_mm: float, kind: str) -> None:
        before = self.hands.ask(lambda: len(self.window.context.snapshot.table(kind)))
        self.hands.drag(self.part(words, part), self.hands.on_plan(x_mm, y_mm))
        self.wait_for(kind, before + 1)

    def cable(self, a: int, z: int) -> None:
        """From rack to rack with the cable tool."""
        before = self.cables()
        self.hands.drag(self.hands.on_plan(*self.place(a)), self.hands.on_plan(*self.place(z)))
        self.hands.until(lambda: self.cables() > before, f"a cable from rack {a} to rack {z}")

    def cables(self) -> int:
        return len(self.window.context.snapshot.cables)

    def plugged(self) -> list[tuple[int, str]]:
        """Every cable as one holds it in hand: the two links of a twin-port cable are one."""
        rows = self.window.context.snapshot.cables
        return [(c.uid, str(c.name)) for c in rows if c.assembly in (0, c.uid)]

    def command(self, words: str, dialog: type | None = None) -> Any:
        """Ctrl+K and some words; the dialog that comes."""
        hands = self.hands
        hands.key("ctrl+k")
        hands.until(lambda: self.window.palette_bar.isVisible(), "the palette")
        hands.type(words)
        hands.key("Return")
        if dialog is None:
            return None

        def found() -> Any:
            return next((d for d in self.window.findChildren(dialog) if d.isVisible()), None)

        hands.until(found, f"the dialog of {words}")
        return hands.ask(found)

    def view(self) -> View:
        shown = self.window.views.current
        assert isinstance(shown, View)
        return shown

    def box(self, device: int) -> QPoint:
        """A device on the logical view."""

        def point() -> QPoint:
            found = self.view().place_of(np.array([device], np.int64))
            assert found is not None
            return self.view().mapToGlobal(found.toPoint())

        return self.hands.ask(point)

    def find(self, uid: int, name: str) -> None:
        """Ctrl+F, its name, Return."""
        hands = self.hands
        hands.key("ctrl+f")
        hands.until(lambda: self.window.palette_bar.isVisible(), "the search")
        hands.type(name)
        hands.key("Return")
        hands.until(lambda: self.window.context.selection.one() == ("cable", uid), f"{name} found")

    def ended(self) -> bool:
        """The run is over, or nothing in it can move any more and the window says so."""
        run = self.window.simulation.run
        return run is not None and (run.over or run.state == "stalled") and self.words() != ""

    def hurry(self) -> None:
        """As fast as possible from here on."""
        speed = self.window.simulation.controls.speed
        speed.setCurrentIndex(speed.count() - 1)

    def words(self) -> str:
        """What the panel says about the run."""
        panel = self.window.simulation
        run = panel.run
        if run is None or (run.over and not panel._finished):
            return ""
        return f"{run.state}: {panel.why.title.text()} {panel.why.lines.text()}".replace("\n", " ")


def story(hands: Hands) -> None:
    assert isinstance(hands, CountingHands)
    window, pod = hands.window, Drawing(hands)
    context = window.context
    hands.until(lambda: window.isVisible() and window.windowHandle().isExposed(), "the window on the screen")
    pod.give_focus()

    # Two rows of racks; two kinds of servers, two leaves, a spine.
    hands.click(hands.at(lambda: window.start.ways["building.hall"]))
    pod.wait_for("hall", 1)
    pod.drop("48u", RACK, RACK_X_MM, RACK_Y_MM, "rack")
    pod.select(*pod.place(0))
    pod.wizard("array of racks", racks_per_row="3")
    pod.wait_for("rack", 6)
    hands.key("Escape", "f")
    for words, part, racks in (("h100", DGX, (0,)), ("oem", HGX, (1,)), ("qm9700", SWITCH, (2, 3, 4))):
        for rack in racks:
            pod.drop(words, part, *pod.place(rack), "device")
    spine = hands.ask(lambda: int(context.snapshot.devices.uid[-1]))
    hands.key("Escape", "c")
    hands.until(lambda: context.tool == "cable", "the cable tool")
    for a, z in ((0, 2), (1, 3), (1, 3), (2, 4), (3, 4), (3, 4)):
        pod.cable(a, z)
    hands.picture("one-site")

    # A second site with a server of the first kind, and fibre of 90 km to it.
    hands.key("Escape")
    site = pod.command("add site", SiteDialog)
    if not hands.ask(site.hall.isChecked):
        hands.click(hands.at(lambda: site.hall))
    hands.key("Return")
    pod.wait_for("site", 2)
    pod.give_focus()
    hands.until(lambda: context.storey == int(context.snapshot.storeys.uid[-1]), "the storey of the second site")
    hands.click(hands.on_plan(15_000.0, 10_000.0))
    hands.key("f")
    for x_mm, words, part in zip(FAR_X_MM, ("h100", "qm9700"), (DGX, SWITCH), strict=True):
        pod.drop("48u", RACK, x_mm, RACK_Y_MM, "rack")
        pod.drop(words, part, x_mm, RACK_Y_MM, "device")
    far = hands.ask(lambda: int(context.snapshot.devices.uid[-1]))
    hands.key("Escape", "c")
    hands.until(lambda: context.tool == "cable", "the cable tool")
    pod.cable(6, 7)
    hands.key("Escape")
    wan = pod.command("wan link", WanDialog)
    hands.click(hands.at(lambda: wan.length))
    hands.type("90")
    hands.key("Tab")
    hands.key("Return")
    pod.wait_for("span", 1)
    pod.give_focus()
    hands.key("alt+4")
    hands.until(lambda: window.views.name == "logical" and not pod.view().glide.active, "the logical view")
    hands.ask(lambda: pod.view().grab())
    before = pod.cables()
    hands.drag(pod.box(spine), pod.box(far))
    hands.until(lambda: pod.cables() > before, "cables over the span")
    hands.until(lambda: context.snapshot.cables.span[-1] != 0, "them on the span")
    hands.picture("two-sites")

    # It runs; a cable is cut meanwhile.
    print("cables:", pod.cables(), "kinds of servers:", 2, "sites:", len(context.snapshot.sites), "actions:", hands.actions)
    hands.key("F5")
    hands.until(lambda: context.frame is not None and np.max(context.frame.link_utilization) > 0.1, "links in use", 180)
    hands.picture("running")
    names, count, whole = hands.ask(pod.plugged), hands.ask(pod.cables), hands.ask(lambda: design(window))
    pod.find(*names[4])
    hands.key("Delete")
    hands.until(lambda: pod.cables() < count, "the cut")
    hands.ask(pod.hurry)
    hands.until(pod.ended, "the end of the run")
    print("cut while it ran:", hands.ask(pod.words))
    hands.picture("cut")
    hands.key("shift+F5", "ctrl+z")
    hands.until(lambda: design(window) == whole, "the cable back")

    # Each cable in turn is taken away, and what is left simulated.
    controls = window.simulation.controls
    hands.ask(lambda: controls.choose("training_step", steps=1))
    for uid, name in names:
        pod.find(uid, name)
        hands.key("Delete")
        hands.until(lambda: pod.cables() < count, f"{name} taken away")
        before = hands.ask(lambda: window.simulation.run)
        hands.key("F5")
        hands.until(lambda before=before: window.simulation.run is not before and pod.ended(), f"the run without {name}")
        print(f"without {name}:", hands.ask(pod.words))
        hands.key("shift+F5", "ctrl+z")
        hands.until(lambda: design(window) == whole, f"{name} back")
    hands.picture("taken-away")


if __name__ == "__main__":
    sys.exit(play(Path(sys.argv[1]), story, Quick))
