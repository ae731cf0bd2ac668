"""The hands-on session of the main job, run in a process of its own on a real X server. Prints what it saw.

Drag racks, a switch and servers from the palette, cable them with copper that is too short, read the finding, apply the fix,
play the simulation, cut a cable while it runs, undo everything to the empty plan, redo to the last byte.
"""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PySide6.QtCore import QPoint, QTimer

from fabric_studio.app.preferences import PreferencesFile
from fabric_studio.app.session import Session
from fabric_studio.io.project import write_members
from fabric_studio.ui.main import application, make_window
from fabric_studio.ui.window.main_window import MainWindow
from tests.ui.story.driver import Hands


def design(window: MainWindow) -> dict[str, bytes]:
    return dict(write_members(window.context.snapshot))


def count(window: MainWindow, kind: str) -> int:
    return len(window.context.snapshot.table(kind))


def story(hands: Hands) -> None:
    window = hands.window
    hands.until(lambda: window.isVisible() and window.windowHandle().isExposed(), "the window on the screen")
    hands.tool("windowfocus", "--sync", hands.ask(lambda: int(window.winId())))
    hands.until(lambda: window.isActiveWindow(), "the window with the keyboard")
    empty = hands.ask(lambda: design(window))
    hands.picture("start")
    hands.click(hands.at(lambda: window.start.ways["building.hall"]))
    hands.until(lambda: count(window, "hall") == 1, "an empty hall")

    def row_of(part: str) -> QPoint:
        """Search the palette for one part; where its row is on the screen."""
        hands.click(hands.at(lambda: window.parts.search))
        hands.key("ctrl+a")
        hands.type(part)
        index = hands.ask(lambda: window.parts.model.find(part))
        tree = window.parts.tree
        hands.ask(lambda: tree.scrollTo(index))
        return hands.ask(lambda: tree.viewport().mapToGlobal(tree.visualRect(index).center()))

    def drop(part: str, x_mm: float, y_mm: float, kind: str, expected: int) -> None:
        hands.drag(row_of(part), hands.on_plan(x_mm, y_mm))
        hands.until(lambda: count(window, kind) >= expected, f"{part} as {kind} number {expected}")

    for number, x_mm in enumerate((4000.0, 9000.0, 14_000.0), 1):
        drop("rack-48u-750", x_mm, 5000.0, "rack", number)
    drop("qm9700", 9000.0, 5000.0, "device", 1)
    drop("dgx-h100", 4000.0, 5000.0, "device", 2)
    drop("dgx-h100", 14_000.0, 5000.0, "device", 3)
    hands.picture("placed")

    medium = "800g8-dac"
    hands.click(row_of(medium))
    hands.until(lambda: window.context.medium == medium, "DAC as the medium of new cables")
    hands.click(hands.on_plan(17_500.0, 9000.0))
    hands.key("c")
    hands.until(lambda: window.context.tool == "cable", "the cable tool")
    hands.drag(hands.on_plan(4000.0, 5000.0), hands.on_plan(9000.0, 5000.0))
    hands.until(lambda: count(window, "cable") == 2, "a twin-port DAC with its two links")
    hands.drag(hands.on_plan(14_000.0, 5000.0), hands.on_plan(9000.0, 5000.0))
    hands.until(lambda: count(window, "cable") == 4, "a second DAC")

    hands.until(
        lambda: window.context.report is not None
        and window.context.report.revision == window.context.snapshot.revision
        and any(f.rule == "cable-too-long" for f in window.context.report.findings),
        "the finding that the DAC is too short",
    )
    hands.key("Escape")
    hands.ask(lambda: window.show_bottom("findings"))
    hands.key("F8")
    hands.picture("finding")
    for found in hands.ask(lambda: [f.text for f in window.context.report.findings if f.rule == "cable-too-long"]):
        print("finding:", found)

    def broken() -> list[str]:
        report = window.context.report
        current = report is not None and report.revision == window.context.snapshot.revision
        return [f.rule for f in report.findings if f.severity == "error"] if current and report else ["not checked yet"]

    for _ in range(6):
        if not hands.ask(broken):
            break
        revision = hands.ask(lambda: window.context.snapshot.revision)
        hands.ask(lambda: window.show_bottom("findings"))
        hands.key("F8")
        hands.click(hands.at(lambda: window.findings.detail.fix))
        hands.until(lambda before=revision: window.context.snapshot.revision > before, "the fix")
        hands.until(lambda: broken() != ["not checked yet"], "the next check")
    hands.until(lambda: not broken(), "no error after the fixes")
    hands.picture("fixed")
    print("media:", sorted({str(window.context.snapshot.spec_of(int(m)).id) for m in window.context.snapshot.cables.medium}))

    hands.ask(lambda: window.show_bottom("simulation"))
    hands.click(hands.at(lambda: window.simulation.controls.play))
    hands.until(lambda: window.context.frame is not None, "the first frame", 180)
    hands.until(
        lambda: window.context.frame is not None and np.max(window.context.frame.link_utilization) > 0.5, "links in use", 60
    )
    hands.picture("playing")
    hands.until(lambda: window.simulation._finished, "the end of the run", 120)
    hands.picture("played")

    final = hands.ask(lambda: design(window))
    hands.click(hands.on_plan(17_500.0, 9000.0))
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
    hands.picture("redone")
    print("undone and redone:", steps, "steps")


def play(folder: Path, story: Callable[[Hands], None], hands_of: type[Hands] = Hands) -> int:
    """A story in a window of its own; 0 when it came to its end."""
    app = application(["fabric-studio"])
    session = Session(preferences=PreferencesFile(folder / "preferences.json"), recovery=folder / "recovery")
    window = make_window(session)
    window.files.ask_unsaved = lambda: "discard"  # type: ignore[method-assign]
    window.resize(1600, 960)
    window.move(40, 40)
    window.show()
    window.activateWindow()
    result = {"code": 1}

    hands = hands_of(window, folder)

    def run() -> None:
        try:
            story(hands)
            result["code"] = 0
        except BaseException:
            traceback.print_exc()
        hands.ask(window.close)
        QTimer.singleShot(0, app, app.quit)

    thread = threading.Thread(target=run)
    QTimer.singleShot(500, thread.start)
    app.exec()
    thread.join()
    return result["code"]


if __name__ == "__main__":
    sys.exit(play(Path(sys.argv[1]), story))
