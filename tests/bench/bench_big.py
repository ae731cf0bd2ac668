"""The big design: 1,440 NVL72 racks on two storeys, 103,680 GPUs, 311,040 cables: `PYTHONPATH=. python tests/bench/bench_big.py`.

Prints milliseconds at 1920 x 1080 with software rendering, beside the targets, and the same cables as one QGraphicsItem each as
a ratio. `--growth` prints the same for 1k, 10k and 100k GPUs. Nothing is asserted: counts and ratios are, in the tests.
"""

from __future__ import annotations

import gc
import os
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from PySide6.QtCore import QEvent, QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPainter, QPen, QPixmap, QWheelEvent
from PySide6.QtWidgets import QApplication, QGraphicsLineItem, QGraphicsScene

from fabric_studio.app.commands import arrange
from fabric_studio.app.opened import Opened
from fabric_studio.app.preferences import PreferencesFile
from fabric_studio.app.session import Session
from fabric_studio.catalog.library import load_library
from fabric_studio.io.project import load_project, save_project
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.model.journal import Document
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.routing.links import links_of
from fabric_studio.rules.engine import check, check_changed
from fabric_studio.rules.rule import MOVED
from fabric_studio.scene.bundles import bundles_of
from fabric_studio.topology.template import TEMPLATES
from fabric_studio.ui.canvas.view import PlanView
from fabric_studio.ui.context import Context
from fabric_studio.ui.main import application
from fabric_studio.ui.selection import chosen
from fabric_studio.ui.theme import Theme
from fabric_studio.ui.views import VIEWS
from fabric_studio.ui.views.view import View

WIDE, TALL = 1920, 1080
FRAMES = 40


CLOCK = time.thread_time if "--cpu" in sys.argv else time.perf_counter
"""--cpu: the thread's own time, which is what an idle machine would take, for machines that are busy with other things."""


def timed(work: Callable[[], object]) -> float:
    start = CLOCK()
    work()
    return 1e3 * (CLOCK() - start)


def say(what: str, value: str, target: str = "") -> None:
    print(f"  {what:46} {value:>26}   {target}", flush=True)


def ms(value: float) -> str:
    return f"{value:,.1f} ms" if value < 1000 else f"{value / 1e3:,.2f} s"


def memory_mb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def shown(session: Session, make: Callable[[Context], PlanView | View]) -> PlanView | View:
    context = Context(session, Theme("dark"))
    view = make(context)
    view.resize(WIDE, TALL)
    view.show()
    QApplication.processEvents()
    return view


def painted(view: PlanView | View) -> float:
    """One frame, as the screen would ask for it."""
    view.update()
    return timed(QApplication.processEvents)


def moving(view: PlanView | View) -> tuple[list[float], list[float]]:
    """Milliseconds of frames while a hand drags the sheet to and fro, and while it turns the wheel in and out, until all is
    at rest again."""
    painted(view)
    middle = QPointF(WIDE * 0.45, TALL * 0.4)
    there = [n * QPointF(17, 6) for n in range(FRAMES // 2)]
    back = there[::-1]

    def mouse(kind: QEvent.Type, at: QPointF) -> None:
        button = Qt.MouseButton.MiddleButton
        keys, where = Qt.KeyboardModifier.NoModifier, view.mapToGlobal(at)
        QApplication.sendEvent(view, QMouseEvent(kind, at, where, button, button, keys))

    def wheel(steps: int) -> None:
        where, keys = view.mapToGlobal(middle), Qt.KeyboardModifier.NoModifier
        none, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(middle, where, QPoint(), QPoint(0, steps), none, keys, phase, False)
        QApplication.sendEvent(view, event)

    mouse(QEvent.Type.MouseButtonPress, middle)
    pans = [
        paced(view, lambda away=away: mouse(QEvent.Type.MouseMove, middle + away)) for away in there + back
    ]
    mouse(QEvent.Type.MouseButtonRelease, middle)
    pans += resting(view)
    turns = [90] * (FRAMES // 2) + [-90] * (FRAMES // 2)
    zooms = [paced(view, lambda steps=steps: wheel(steps)) for steps in turns]
    return pans, zooms + resting(view)


def paced(view: PlanView | View, work: Callable[[], object]) -> float:
    """One frame of work, not before the screen would ask for it."""
    start = time.perf_counter()
    took = timed(lambda: (work(), painted(view)))
    time.sleep(max(0.0, 1 / 60 - (time.perf_counter() - start)))
    return took


def resting(view: PlanView | View) -> list[float]:
    """Frames until nothing moves any more."""
    frames = []
    while view.glide.active:
        frames.append(paced(view, lambda: None))
    return frames


def frames_words(values: list[float]) -> str:
    middle, worst = statistics.median(values), max(values)
    return f"{1e3 / middle:,.0f} fps, worst {1e3 / worst:,.0f}"


def one_item_per_cable(snapshot: Snapshot, storey: int) -> tuple[float, float]:
    """Milliseconds to paint, and to recolour, the cables of a storey as one QGraphicsLineItem each."""
    bundles = bundles_of(snapshot, storey)
    every = np.ones(len(bundles), bool)
    first, last, _ = bundles.runs_in(every)
    lines = np.stack((bundles.x1[first], bundles.y1[first], bundles.x2[last], bundles.y2[last]), axis=1)
    scene = QGraphicsScene()
    scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
    pen, hot = QPen("#8894a6"), QPen("#ff8f78")
    pen.setCosmetic(True)
    hot.setCosmetic(True)
    items = []
    for x1, y1, x2, y2 in lines.tolist():
        item = QGraphicsLineItem(x1, y1, x2, y2)
        item.setPen(pen)
        scene.addItem(item)
        items.append(item)
    picture = QPixmap(WIDE, TALL)

    def paint() -> None:
        painter = QPainter(picture)
        scene.render(painter)
        painter.end()

    paint()
    painting = timed(paint)

    def recolour() -> None:
        for item in items:
            item.setPen(hot)
        paint()

    return painting, timed(recolour)


class Watch(QTimer):
    """The longest time for which the event loop did not come round."""

    def __init__(self) -> None:
        super().__init__()
        self.longest_ms = 0.0
        self._last = time.perf_counter()
        self.setInterval(0)
        self.timeout.connect(self._beat)

    def begin(self) -> None:
        self.longest_ms, self._last = 0.0, time.perf_counter()
        self.start()

    def _beat(self) -> None:
        now = time.perf_counter()
        self.longest_ms, self._last = max(self.longest_ms, 1e3 * (now - self._last)), now


def big(racks: int) -> None:
    library = load_library()
    built: list[Document] = []
    made = timed(lambda: built.append(TEMPLATES["two-storey"].build({"racks": racks}, library)))
    snapshot = built[0].snapshot()
    print(
        f"{racks} racks: {len(snapshot.racks):,} racks with the network, {len(snapshot.devices):,} devices, "
        f"{len(snapshot.cables):,} cables"
    )
    say("made from the template", ms(made), "under 60 s")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "big.fabric"
        say("saved", ms(timed(lambda: save_project(snapshot, path))))
        say("file", f"{path.stat().st_size / 1e6:,.1f} MB")
        opened: list[Document] = []
        say("opened", ms(timed(lambda: opened.append(load_project(path)[0]))), "under 5 s")
        session = Session(
            library,
            preferences=PreferencesFile(Path(folder) / "preferences.json"),
            recovery=Path(folder) / "recovery",
        )
        session.adopt(Opened(opened[0], "big"))
        edits(session)
        views(session)
        session.close()


def edits(session: Session) -> None:
    document, library = session.document, session.library
    report = None

    def whole_check() -> None:
        nonlocal report
        report = check(document.snapshot(), library)

    say("everything checked", ms(timed(whole_check)), "under 5 s, in the background")
    rack = {"rack": document.snapshot().racks.uid[len(document.snapshot().racks) // 2 :][:1]}

    def drag() -> None:
        arrange.move(document, rack, 600.0, 0.0)
        cable_lengths(document.snapshot())

    def undo() -> None:
        document.undo()
        cable_lengths(document.snapshot())

    drags, undos, checks = [], [], []
    for _ in range(5):
        drags.append(timed(drag))
        assert report is not None
        checks.append(timed(lambda: check_changed(document.snapshot(), library, report, {MOVED})))
        undos.append(timed(undo))
    say("a rack dragged, all lengths known again", ms(statistics.median(drags)), "under 100 ms")
    say("undone", ms(statistics.median(undos)), "under 100 ms")
    say("checked again what changed", ms(statistics.median(checks)), "under 100 ms")


def frame_of(snapshot: Snapshot) -> SimpleNamespace:
    links = links_of(snapshot)
    cable = snapshot.cables.uid[links.cable[links.ptr[:-1]]]
    return SimpleNamespace(link_cable=cable, link_utilization=np.random.default_rng(1).random(len(cable)))


def views(session: Session) -> None:
    plan_figures = (1.0, 1.0, 0)
    frames = [frame_of(session.document.snapshot()) for _ in range(2)]
    makers: list[tuple[str, Callable[[Context], PlanView | View]]] = [("plan", PlanView)]
    makers += [(entry.name, entry.make) for entry in VIEWS]
    for name, make in makers:
        first = timed(lambda make=make: globals().__setitem__("_view", shown(session, make)))
        view: PlanView | View = globals()["_view"]
        say(f"{name}: first picture", ms(first))
        pans, zooms = moving(view)
        say(f"{name}: panned", frames_words(pans), "60 fps in the median, never below 20")
        say(f"{name}: zoomed", frames_words(zooms), "60 fps in the median, never below 20")
        view.fit_all()
        painted(view)
        view.context.set_frame(frames[0])
        painted(view)
        colours = []
        for n in range(8):
            frame = frames[n % 2]
            colours.append(timed(lambda v=view, f=frame: (v.context.set_frame(f), painted(v))))
        say(f"{name}: recoloured and painted", ms(statistics.median(colours)), "recoloured under 30 ms")
        view.context.set_frame(None)
        if name == "plan":
            racks = session.document.snapshot().racks.uid
            picks = [
                timed(
                    lambda v=view, u=int(racks[n]): (v.context.selection.set(chosen("rack", u)), painted(v))
                )
                for n in range(6)
            ]
            say("plan: selected and painted", ms(statistics.median(picks)), "under 100 ms")
            view.context.selection.clear()
            painted(view)
            ours = timed(lambda view=view: (view.renew(), view.glide.finish(), painted(view)))
            plan_figures = ours, statistics.median(colours), view.context.storey
        view.close()
        view.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
    say("memory, highest", f"{memory_mb():,.0f} MB", "under 2,048 MB")
    ours, recolour_ms, storey = plan_figures
    theirs, their_recolour = one_item_per_cable(session.document.snapshot(), storey)
    say(
        "one item per cable: painted",
        ms(theirs),
        f"{theirs / ours:,.0f} x a new picture of the plan, {ms(ours)}",
    )
    say("one item per cable: recoloured", ms(their_recolour), f"{their_recolour / recolour_ms:,.0f} x ours")


def stalls(racks: int) -> None:
    """The longest stall of the event loop while a window opens, checks and simulates the design."""
    from fabric_studio.ui.window.main_window import MainWindow

    library = load_library()
    document = TEMPLATES["two-storey"].build({"racks": racks}, library)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "big.fabric"
        save_project(document.snapshot(), path)
        del document
        session = Session(
            library, preferences=PreferencesFile(Path(folder) / "p.json"), recovery=Path(folder) / "recovery"
        )
        window = MainWindow(Context(session, Theme("dark")))
        window.resize(WIDE, TALL)
        window.show()
        QApplication.processEvents()
        watch = Watch()

        def until(done: Callable[[], bool], limit_s: float) -> None:
            loop, end = QEventLoop(), time.perf_counter() + limit_s
            while not done() and time.perf_counter() < end:
                loop.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)

        watch.begin()
        window.files.open_path(path)
        until(lambda: len(session.document.snapshot().racks) > 0 and not window.work.busy, 60.0)
        say("longest stall while opening", ms(watch.longest_ms), "under 100 ms")
        watch.begin()
        until(lambda: window.context.report is not None, 60.0)
        say("longest stall while checking", ms(watch.longest_ms), "under 100 ms")
        watch.begin()
        window.simulation.play()
        until(lambda: window.context.frame is not None, 90.0)
        until(lambda: False, 5.0)
        say("longest stall while simulating", ms(watch.longest_ms), "under 100 ms")
        watch.stop()
        window.dispose()
        session.close()


def main(argv: list[str]) -> None:
    app = application(["fabric-studio"])
    sizes = (
        [16, 144, 1440] if "--growth" in argv else [int(word) for word in argv if word.isdecimal()] or [1440]
    )
    for racks in sizes:
        if "--stalls" in argv:
            stalls(racks)
        else:
            big(racks)
    app.processEvents()


if __name__ == "__main__":
    main(sys.argv[1:])
