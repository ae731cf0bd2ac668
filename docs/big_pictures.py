"""The plan of 103,680 GPUs at its four levels of detail, for the user guide."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtWidgets import QApplication

from fabric_studio.app.opened import Opened
from fabric_studio.app.preferences import PreferencesFile
from fabric_studio.app.session import Session
from fabric_studio.catalog.library import load_library
from fabric_studio.scene.floor import floor_of
from fabric_studio.scene.tokens import Mode
from fabric_studio.topology.template import TEMPLATES
from fabric_studio.ui.canvas.view import PlanView
from fabric_studio.ui.context import Context
from fabric_studio.ui.main import application
from fabric_studio.ui.theme import Theme

SIZE = (1200, 640)
RACK_PX = {"hall": 0.0, "row": 24.0, "rack": 110.0, "port": 330.0}
"""How wide a rack is on the screen; 0: everything in sight."""


def big_pictures(theme: Mode) -> Iterator[tuple[str, str, bytes]]:
    """(name, title, PNG) of each level."""
    application(["fabric-studio"])
    library = load_library()
    document = TEMPLATES["two-storey"].build({"racks": 1440}, library)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        session = Session(library, preferences=PreferencesFile(home / "p.json"), recovery=home / "recovery")
        session.adopt(Opened(document, "Big"))
        view = PlanView(Context(session, Theme(theme)))
        view.resize(*SIZE)
        view.show()
        QApplication.processEvents()
        racks = floor_of(view.context.snapshot, view.context.storey).racks
        place = len(racks.x0) * 9 // 20
        for level, rack_px in RACK_PX.items():
            view.fit_all()
            if rack_px:
                zoom = rack_px / (600 * view.camera.px_per_mm)
                box = (racks.x0, racks.x1, racks.y0, racks.y1)
                left, right, top, foot = (float(edge[place]) for edge in box)
                px, py = view.camera.to_px((left + right) / 2, (top + foot) / 2)
                view.pan_by(SIZE[0] / 2 - px, SIZE[1] / 2 - py)
                view.zoom_by(zoom)
            view.glide.finish()
            buffer = QBuffer()
            buffer.open(QIODevice.OpenModeFlag.WriteOnly)
            view.grab().save(buffer, "PNG")
            yield f"big-{level}-{theme}", f"103,680 GPUs, level {level}", bytes(buffer.data().data())
        view.close()
        session.close()
