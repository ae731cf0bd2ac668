"""Pictures of a design without a window on the desktop, for the command line, the user guide and the tests."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import numpy as np
from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from fabric_studio.app.opened import Opened
from fabric_studio.app.preferences import PreferencesFile
from fabric_studio.app.session import Session
from fabric_studio.base.errors import BadInputError, UnknownNameError
from fabric_studio.base.language import tr
from fabric_studio.catalog.library import Library, load_library
from fabric_studio.model.journal import Document
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.rules.engine import check
from fabric_studio.scene.tokens import Mode
from fabric_studio.sim.results import Result
from fabric_studio.ui.canvas.view import PlanView
from fabric_studio.ui.context import Context
from fabric_studio.ui.main import application
from fabric_studio.ui.panels.elevation.panel import ElevationPanel
from fabric_studio.ui.selection import chosen
from fabric_studio.ui.theme import Theme
from fabric_studio.ui.views import VIEWS as OTHER_VIEWS
from fabric_studio.ui.views.view import View
from fabric_studio.ui.window.main_window import MainWindow

VIEWS = ("plan", *(entry.name for entry in OTHER_VIEWS), "rack:NAME", "window")


def render(
    document: Document,
    *,
    view: str = "plan",
    size: tuple[int, int] = (1920, 1080),
    theme: Mode = "light",
    storey: str = "",
    run: Result | None = None,
    at_s: float | None = None,
    library: Library | None = None,
    label: str = "",
    path: Path | None = None,
) -> bytes:
    """A PNG of a design. view: one of VIEWS. storey: its name, or its number from the ground, "" for the lowest.

    run: a finished simulation whose utilization colours the cables, at `at_s` (None: its busiest moment). The findings
    of a check are marked. path: the project that holds the design, named in the title of the window. BadInputError for an
    unknown view, storey, rack, or a size that cannot be.
    """
    width, height = size
    if not (64 <= width <= 16_384 and 64 <= height <= 16_384):
        raise BadInputError(
            "size",
            tr("{width}x{height} cannot be drawn", width=width, height=height),
            tr("give 64x64 to 16384x16384"),
        )
    _offscreen()
    with tempfile.TemporaryDirectory(prefix="fabric-studio-") as folder:
        session = Session(
            library or load_library(),
            preferences=PreferencesFile(Path(folder) / "preferences.json"),
            recovery=Path(folder) / "recovery",
        )
        session.adopt(Opened(document, label or tr("Design"), path))
        try:
            colours = Theme(theme)
            colours.apply()
            if view == "window":
                return window_picture(session, size=size, theme=theme)
            context = Context(session, colours)
            context.choose_storey(storey_named(context.snapshot, storey))
            context.set_report(check(context.snapshot, session.parts()))
            widget = _widget(context, view)
            if run is not None:
                context.set_frame(frame_of(run, at_s))
            return _picture(widget, width, height)
        finally:
            session.close()


def window_picture(
    session: Session,
    *,
    size: tuple[int, int],
    theme: Mode,
    prepare: Callable[[MainWindow], None] = lambda window: None,
) -> bytes:
    """A PNG of the whole window on a session. prepare: what is done with it before, such as selecting a rack."""
    _offscreen()
    session.preferences.change(theme=theme)
    colours = Theme(theme)
    colours.apply()
    window = MainWindow(Context(session, colours))
    try:
        window.resize(*size)
        window.fold_for(size[0])
        window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        window.show()
        QApplication.processEvents()
        window.plan.fit_all()
        window.checks.checker.wait(60.0)
        QApplication.processEvents()
        prepare(window)
        QApplication.processEvents()
        return _png(window.grab())
    finally:
        window.dispose()


def storey_named(snapshot: Snapshot, name: str) -> int:
    """The uid of a storey by its name or its number from the ground; 0 when the design has none and none is asked for."""
    storeys = snapshot.storeys
    order = np.lexsort((storeys.elevation_mm, storeys.building))
    if not name:
        return int(storeys.uid[order[0]]) if len(storeys) else 0
    if name.isdecimal() and 1 <= int(name) <= len(storeys):
        return int(storeys.uid[order[int(name) - 1]])
    row = storeys.named(name)
    if row is None:
        raise UnknownNameError("storey", name, [*storeys.name, *(str(n + 1) for n in range(len(storeys)))])
    return row.uid


def frame_of(run: Result, at_s: float | None) -> SimpleNamespace:
    """The links of a finished run at a moment, as the plan takes them from a frame; the busiest one for None."""
    bins = run.link_utilization.shape[1] if run.link_utilization.ndim == 2 else 0
    if not bins:
        raise BadInputError("run", tr("it has no recorded moments"), tr("simulate again with -o RUN.npz"))
    if at_s is None:
        place = int(np.argmax(run.link_utilization.sum(axis=0)))
    else:
        place = min(int(np.searchsorted(run.times_s, at_s)), bins - 1)
    return SimpleNamespace(
        link_cable=np.asarray(run.links.cable), link_utilization=run.link_utilization[:, place]
    )


def _widget(context: Context, view: str) -> QWidget:
    if view == "plan":
        return PlanView(context)
    for entry in OTHER_VIEWS:
        if view == entry.name:
            return entry.make(context)
    if view.startswith("rack:"):
        name = view.removeprefix("rack:")
        row = context.snapshot.racks.named(name)
        if row is None:
            raise UnknownNameError("rack", name, context.snapshot.racks.name.tolist())
        context.selection.set(chosen("rack", row.uid))
        return ElevationPanel(context)
    raise UnknownNameError("view", view, VIEWS)


def _picture(widget: QWidget, width: int, height: int) -> bytes:
    widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    widget.resize(width, height)
    widget.show()
    QApplication.processEvents()
    if isinstance(widget, PlanView | View):
        widget.fit_all()
    QApplication.processEvents()
    png = _png(widget.grab())
    widget.close()
    widget.deleteLater()
    return png


def _png(picture: QPixmap) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return bytes(buffer.data().data())


def _offscreen() -> None:
    """Without a running application none is shown on the desktop, and no display is needed."""
    if QApplication.instance() is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        application(["fabric-studio"])
