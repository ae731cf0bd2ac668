"""The window: parts left, plan in the middle, rack and inspector right, findings and simulation below. No floating parts;
every part folds."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QMenu, QVBoxLayout, QWidget

from fabric_studio.base.language import tr
from fabric_studio.ui.actions import context_menus
from fabric_studio.ui.actions import window as window_actions
from fabric_studio.ui.actions.command_palette import CommandPalette
from fabric_studio.ui.actions.context_menus import ContextMenus
from fabric_studio.ui.actions.window_base import WindowBase
from fabric_studio.ui.autosave import Autosave
from fabric_studio.ui.background.checks import Checks
from fabric_studio.ui.background.work import BackgroundWork
from fabric_studio.ui.canvas.storey_tabs import StoreyTabs
from fabric_studio.ui.canvas.tools.place import PlaceTool
from fabric_studio.ui.canvas.view import PlanView
from fabric_studio.ui.canvas.zoom_bar import ZoomBar
from fabric_studio.ui.context import Context, Units
from fabric_studio.ui.editing import Editing
from fabric_studio.ui.files import Files
from fabric_studio.ui.panels.elevation.panel import ElevationPanel
from fabric_studio.ui.panels.findings.panel import FindingsPanel
from fabric_studio.ui.panels.inspector import InspectorPanel
from fabric_studio.ui.panels.parts.panel import PartsPanel
from fabric_studio.ui.panels.place import Place
from fabric_studio.ui.panels.simulation.panel import SimulationPanel
from fabric_studio.ui.theme import Preference
from fabric_studio.ui.tour.tour import Tour
from fabric_studio.ui.underlay.files import SUFFIXES
from fabric_studio.ui.views.deck import ViewDeck
from fabric_studio.ui.views.switch import ViewSwitch
from fabric_studio.ui.views.view import View
from fabric_studio.ui.window.arrangement import LEAST, Arrangement
from fabric_studio.ui.window.bottom import Bottom
from fabric_studio.ui.window.choices import Choices
from fabric_studio.ui.window.dialogs import Dialogs
from fabric_studio.ui.window.following import Following, restore_preferences
from fabric_studio.ui.window.homes import let_out
from fabric_studio.ui.window.second_windows import SecondWindows
from fabric_studio.ui.window.stage import Stage
from fabric_studio.ui.window.start_page import StartPage
from fabric_studio.ui.window.status_bar import StatusBar
from fabric_studio.ui.window.toast import Toast
from fabric_studio.ui.window.top_bar import TopBar


class MainWindow(WindowBase):
    """Holds the parts and their arrangement; what they do is in `Files`, `Editing` and the panels themselves."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.setObjectName("window")
        self.setAcceptDrops(True)
        self.setMinimumSize(*LEAST)
        self.stage = Stage(lambda: self.views.shown)
        self.plan = PlanView(context)
        self.work = BackgroundWork(context, self.stage)
        self.views = ViewDeck(context, self.plan, self.stage)
        self.second = SecondWindows(context, self)
        self.editing = Editing(context, self.plan)
        self.files = Files(context, self.work, self.front)
        self.choices = Choices(context)
        self.dialogs = Dialogs(context, self.files, self.editing, self.choices, self.front)
        restore_preferences(context)
        window_actions.declare(self)
        self._make_parts()
        self._arrange()
        let_out(self)
        window_actions.fill_menus(self)
        self.top.add_play()
        self._listen()
        self._watch_menus()
        self.checks = Checks(context, self)
        self.autosave = Autosave(context, self.plan, self)
        self.tour = Tour(self)
        self.following.refresh()
        self.start.settle()

    # -- making -----------------------------------------------------------------------------------------------------

    def _make_parts(self) -> None:
        context = self.context
        views = self.views
        self.switch = ViewSwitch(context, views, self.stage)
        self.storeys = StoreyTabs(context, self.stage)
        self.zoom = ZoomBar(context, lambda: views.camera.zoom, views.camera_changed, self.stage)
        self.start = StartPage(context, self.stage, self.files.open_path, self.files.recover)
        self.plan.drop_near.connect(self.start.step_aside)
        self.toast = Toast(context, self.stage)
        self.parts = PartsPanel(context)
        self.elevation = ElevationPanel(context)
        self.inspector = InspectorPanel(context)
        self.findings = FindingsPanel(context)
        self.bottom = Bottom(context)
        self.simulation = SimulationPanel(context)
        self.bottom.add("simulation", tr("Simulation"), self.simulation)
        self.bottom.add("findings", tr("Findings"), self.findings)
        self.top = TopBar(context)
        self.status = StatusBar(context, self.plan)
        self.views.hint_changed.connect(self.status.hint.setText)
        self.views.switched.connect(lambda name: self.storeys.show_for(name))
        self.palette_bar = CommandPalette(context, self)

    def _arrange(self) -> None:
        self.stage.setMinimumSize(360, 240)
        self.stage.fill_with(self.views.places["plan"])
        self.stage.float_over(
            left=(self.switch, self.storeys), corner=self.zoom, over=(self.start, self.toast, self.work)
        )
        self.sides = {
            "elevation": Place(tr("Rack elevation"), self.elevation),
            "inspector": Place(tr("Inspector"), self.inspector),
        }
        body = QFrame(self)
        self.setCentralWidget(body)
        layout = QVBoxLayout(body)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.top)
        self.arrangement = Arrangement(
            self.context,
            self,
            self.second,
            body,
            middle=self.stage,
            parts=self.parts,
            elevation=self.sides["elevation"],
            inspector=self.sides["inspector"],
            bottom=self.bottom,
        )
        layout.addWidget(self.arrangement.whole, 1)
        layout.addWidget(self.status)
        self.resize(self.sizeHint())
        self.fold_for(self.width())

    def _listen(self) -> None:
        self.following = Following(self.context, self, self.top, self.bottom)
        self.simulation.started.connect(lambda: self.show_bottom("simulation"))
        self.parts.tree.doubleClicked.connect(lambda _index: self._put_down())

    def _put_down(self) -> None:
        """A double click in the palette places at once, where dragging is not to be had."""
        tool = self.plan.tools["place"]
        if self.plan.tool is tool and isinstance(tool, PlaceTool):
            tool.put_down()

    def _watch_menus(self) -> None:
        self.menus = ContextMenus(self.context, self)
        self.menus.watch_sheet(self.plan)
        self.views.switched.connect(lambda _name: self.menus.watch_sheet(self.views.current))
        self.menus.watch_elevation(self.elevation.view)
        self.menus.watch_list(self.findings.tree, context_menus.FINDINGS)
        self.menus.watch_list(self.parts.tree, context_menus.PARTS)
        self.menus.watch_storeys(self.storeys)

    # -- what has the keyboard ------------------------------------------------------------------------------------------

    def front(self) -> QWidget:
        """The window that has the keyboard: this, or a second one."""
        return self.second.front() or self

    def part_in_use(self) -> str:
        """The part with the keyboard that may stand in a second window; the view where none has it."""
        front, focus = self.second.front(), self.focusWidget()
        if front is not None:
            return front.name
        for name, place in self.sides.items():
            if place.isAncestorOf(focus):
                return name
        return self.bottom.current if self.bottom.isAncestorOf(focus) else self.views.name

    def view_in_use(self) -> PlanView | View:
        front = self.second.front()
        part = front.part if front is not None else None
        return part if isinstance(part, PlanView | View) else self.views.current

    def plan_call(self, name: str) -> Callable[[], object]:
        """A method of the view in use, the plan or another."""
        return lambda: getattr(self.view_in_use(), name)()

    def search(self, *, only_things: bool = False) -> None:
        self.palette_bar.open(only_things=only_things, over=self.front())

    def sizeHint(self) -> QSize:
        """Most of the screen, and no more than is pleasant."""
        room = self.screen().availableSize()
        return QSize(min(1720, room.width() * 9 // 10), min(1040, room.height() * 9 // 10))

    # -- folding ------------------------------------------------------------------------------------------------------

    def fold_for(self, width: int) -> None:
        """What is open at first at a window width."""
        self.arrangement.fold_for(width)

    def fold(self, name: str, folded: bool) -> None:
        """Fold or open "parts", "elevation", "inspector" or "bottom"."""
        self.arrangement.fold(name, folded)

    def show_bottom(self, name: str) -> None:
        """Show the findings or the simulation, wherever they are."""
        if not self.second.raise_window(name):
            self.arrangement.show_bottom(name)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.arrangement.share_out()

    # -- what the actions do ------------------------------------------------------------------------------------------

    def show_ghost(self, shown: bool) -> None:
        self.plan.show_ghost = shown
        self.plan.renew()

    def add_picture(self) -> None:
        """Asks for a drawing and lays it under the storey on the plan."""
        self.files.add_picture(self.plan.camera.seen())

    def set_theme(self, preference: Preference) -> None:
        self.choices.set_theme(preference)

    def set_units(self, units: Units) -> None:
        self.choices.set_units(units)

    def show_tour(self) -> None:
        """Points at the parts in their places."""
        self.second.bring_all_back()
        self.tour.start()

    def fill_recent(self, menu: QMenu) -> None:
        menu.clear()
        for path in self.context.session.preferences.recent_files():
            menu.addAction(str(path), partial(self.files.open_path, path))
        if menu.isEmpty():
            menu.addAction(tr("No recent projects")).setEnabled(False)

    # -- events -------------------------------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped_file(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped_file(event)
        if path is not None:
            event.acceptProposedAction()
            if path.suffix == ".fabric" or path.is_dir():
                self.files.open_path(path)
            elif path.suffix.lower() in SUFFIXES:
                self.files.add_picture(self.plan.camera.seen(), path)
            else:
                self.files.import_path(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask before anything unsaved is lost; what was answered decides. A save that takes long closes the window when it
        is done."""
        closing: list[bool] = []
        asked: list[bool] = []

        def go_on() -> None:
            if asked:
                self.close()
            closing.append(True)

        self.files.guarded(go_on)
        asked.append(True)
        if not closing:
            event.ignore()
            return
        self.context.session.preferences.change(layout=self.arrangement.as_text())
        self.stop()
        self.context.session.close()
        event.accept()

    def stop(self) -> None:
        """End what goes on in the background."""
        self.second.close_all()
        self.work.wait()
        self.simulation.shut_down()
        self.tour.leave()
        self.autosave.close()
        self.checks.close()
        self.toast.dismiss()

    def dispose(self) -> None:
        """Take the window away without questions; the session stays open."""
        self.stop()
        self.hide()
        self.deleteLater()


def _dropped_file(event: QDropEvent) -> Path | None:
    for url in event.mimeData().urls():
        if url.isLocalFile():
            return Path(url.toLocalFile())
    return None
