"""How long the plan takes to pan, zoom, recolour and follow an edit, in a window of 1920 x 1080 drawn by software.

Run it: python tests/bench/bench_plan.py [template] [name=value ...]
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from types import SimpleNamespace

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from PySide6.QtWidgets import QApplication

from fabric_studio.app import opened
from fabric_studio.app.commands import arrange
from fabric_studio.app.session import Session
from fabric_studio.ui.main import application, make_window


def timed(name: str, act: Callable[[], object], times: int = 10) -> None:
    taken = []
    for _ in range(times):
        began = time.perf_counter()
        act()
        taken.append(1e3 * (time.perf_counter() - began))
    print(f"{name:38s} median {np.median(taken):7.1f} ms   most {max(taken):7.1f} ms")


def main() -> None:
    template = sys.argv[1] if len(sys.argv) > 1 else "superpod-h100"
    params = dict(pair.split("=", 1) for pair in sys.argv[2:]) or {"su": "4"}
    application(["bench"])
    session = Session()
    window = make_window(session)
    window.resize(1920, 1080)
    window.show()
    session.adopt(opened.make(template, params, session.library))
    window.checks.checker.wait()
    QApplication.processEvents()
    plan, context = window.plan, window.context
    print(f"{len(context.snapshot.racks):,} racks, {len(context.snapshot.cables):,} cables")
    for zoom in (0.0, 0.1, 0.3, 1.0, 3.0):
        plan.zoom_to(zoom) if zoom else plan.fit_all()
        plan.repaint()
        timed(f"pan at {100 * plan.camera.zoom:.0f} %", lambda: (plan.pan_by(7.0, 3.0), plan.repaint()))
    plan.fit_all()
    timed("zoom by a notch", lambda: (plan.zoom_by(1.02), plan.repaint()))
    plan.fit_all()
    plan.repaint()
    cables = context.snapshot.cables.uid
    moments = [
        SimpleNamespace(
            link_cable=np.tile(cables, 2), link_utilization=np.random.default_rng(n).random(2 * len(cables))
        )
        for n in range(10)
    ]
    moment = iter(moments)
    timed("recolour for a frame", lambda: (context.set_frame(next(moment)), plan.repaint()))
    context.set_frame(None)
    rack = {"rack": context.snapshot.racks.uid[:1]}
    timed(
        "move a rack with its cables",
        lambda: (context.do(arrange.move, context.document, rack, 100.0, 0.0), plan.repaint()),
        5,
    )
    window.files.ask_unsaved = lambda: "discard"  # type: ignore[method-assign]
    window.close()


if __name__ == "__main__":
    main()
