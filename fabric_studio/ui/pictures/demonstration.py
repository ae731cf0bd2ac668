"""The pictures of the demonstration and of the documentation: the window on a design, with something going on in it."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PySide6.QtCore import QEventLoop, QTimer

from fabric_studio.app import opened
from fabric_studio.app.commands import arrange, cables, devices, fields
from fabric_studio.app.facts import facts
from fabric_studio.app.preferences import PreferencesFile
from fabric_studio.app.session import Session
from fabric_studio.base.params import Value
from fabric_studio.catalog.library import load_library
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.scene.tokens import Mode
from fabric_studio.ui.pictures.screenshots import render, window_picture
from fabric_studio.ui.selection import chosen
from fabric_studio.ui.window.main_window import MainWindow

# Qt's platform without a display warns that it has no window manager to give hints to, which nobody needs to read.
os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")
WINDOW, RACK = (1600, 1000), (1000, 900)
_PATIENCE_S = 300.0
_SETTLED_MS = 500
"""Panels follow the selection and their size a moment later."""


@dataclass(frozen=True)
class Picture:
    """name: of the file, without theme and suffix. take: the PNG, from the projects by name and in a theme."""

    name: str
    title: str
    take: Callable[[Mapping[str, Path], Mode], bytes]


def training(snapshot: Snapshot) -> dict[str, Value]:
    """Parameters of a data-parallel training on five eighths of the accelerators, in which one rank is slow."""
    return {
        "ranks": max(16, facts(snapshot)["gpus"] * 5 // 64 * 8),
        "bytes": 20e9,
        "compute_s": 0.1,
        "steps": 12,
        "straggler_rank": 20,
        "straggler_slowdown": 1.6,
    }


def _plan(projects: Mapping[str, Path], theme: Mode) -> bytes:
    return _window(projects["superpod"], theme, lambda window: _select_rack(window, "A-05"))


def _two_storey(projects: Mapping[str, Path], theme: Mode) -> bytes:
    def upper(window: MainWindow) -> None:
        storeys = window.context.snapshot.storeys
        window.context.choose_storey(int(storeys.uid[np.argmax(storeys.elevation_mm)]))
        window.plan.fit_all()

    return _window(projects["two-storey"], theme, upper)


def _rack(projects: Mapping[str, Path], theme: Mode) -> bytes:
    document = opened.read(projects["superpod"]).document
    return render(document, view="rack:A-05", size=RACK, theme=theme)


def _running(projects: Mapping[str, Path], theme: Mode) -> bytes:
    """The moment of a run at which most is under way; it runs to its end first, so that every machine sees the same."""

    def play(window: MainWindow) -> None:
        dock = window.simulation
        dock.controls.choose("training_step", **training(window.context.snapshot))
        dock.controls.speed.setCurrentIndex(dock.controls.speed.count() - 1)
        dock.begin()
        window.plan.fit_all()
        run = dock.run
        if run is None or not run.wait(_PATIENCE_S):
            return
        dock.tick()
        if run.result is not None and len(run.result.times_s):
            dock.scrubber.go_to(float(run.result.times_s[np.argmax(run.result.throughput_bytes_s)]))

    return _window(projects["superpod"], theme, play)


def _findings(projects: Mapping[str, Path], theme: Mode) -> bytes:
    """A rack pushed into its neighbour, a fifth DGX in another, a narrow tray, and cables that make a detour."""

    def spoil(session: Session) -> None:
        document, snapshot = session.document, session.document.snapshot()
        pushed, full = snapshot.racks.named("A-03"), snapshot.racks.named("A-08")
        if pushed is not None and full is not None:
            arrange.move(document, chosen("rack", pushed.uid), 300.0, 0.0)
            devices.mount_device(document, session.library, "dgx-h100", full.uid)
        fields.set_fields(document, "tray", snapshot.trays.uid[1:2], width_mm=100.0)
        cables.set_length(document, snapshot.cables.uid[100:104], 75_000.0)

    def show(window: MainWindow) -> None:
        window.show_bottom("findings")
        _settle()
        window.context.actions["findings.next"].trigger()
        window.plan.fit_all()

    return _window(projects["superpod"], theme, show, spoil)


PICTURES = (
    Picture("plan", "the plan of a DGX SuperPOD, one rack selected", _plan),
    Picture("two-storey", "the upper of two storeys of NVL72 racks, the lower one as a ghost", _two_storey),
    Picture("rack", "the elevation of a rack with the eight leaves of a scalable unit", _rack),
    Picture("running", "a training step on the SuperPOD, at the moment of most traffic", _running),
    Picture(
        "findings", "what the check says about a rack that was pushed, filled and cabled too long", _findings
    ),
)


def _window(
    project: Path,
    theme: Mode,
    prepare: Callable[[MainWindow], None],
    change: Callable[[Session], None] = lambda session: None,
) -> bytes:
    with tempfile.TemporaryDirectory(prefix="fabric-studio-") as folder:
        session = Session(
            load_library(),
            preferences=PreferencesFile(Path(folder) / "preferences.json"),
            recovery=Path(folder) / "recovery",
        )
        try:
            session.adopt(opened.read(project))
            change(session)

            def ready(window: MainWindow) -> None:
                prepare(window)
                _settle()

            return window_picture(session, size=WINDOW, theme=theme, prepare=ready)
        finally:
            session.close()


def _select_rack(window: MainWindow, name: str) -> None:
    rack = window.context.snapshot.racks.named(name)
    if rack is not None:
        window.context.selection.set(chosen("rack", rack.uid))


def _settle() -> None:
    loop = QEventLoop()
    QTimer.singleShot(_SETTLED_MS, loop.quit)
    loop.exec()
