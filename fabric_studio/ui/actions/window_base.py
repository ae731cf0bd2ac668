"""What the actions and the tour use of the window, so that they need not know the window itself."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QMainWindow, QMenu

from fabric_studio.ui.actions.command_palette import CommandPalette
from fabric_studio.ui.canvas.storey_tabs import StoreyTabs
from fabric_studio.ui.canvas.view import PlanView
from fabric_studio.ui.context import Context
from fabric_studio.ui.editing import Editing
from fabric_studio.ui.files import Files
from fabric_studio.ui.panels.inspector import InspectorPanel
from fabric_studio.ui.panels.parts.panel import PartsPanel
from fabric_studio.ui.panels.simulation.panel import SimulationPanel
from fabric_studio.ui.views.deck import ViewDeck
from fabric_studio.ui.views.view import View
from fabric_studio.ui.window.arrangement import Arrangement
from fabric_studio.ui.window.bottom import Bottom
from fabric_studio.ui.window.choices import Choices
from fabric_studio.ui.window.dialogs import Dialogs
from fabric_studio.ui.window.second_windows import SecondWindows
from fabric_studio.ui.window.start_page import StartPage
from fabric_studio.ui.window.top_bar import TopBar


class WindowBase(QMainWindow):
    """The parts, made by the window before or after the actions are declared; and what it can be asked to show."""

    context: Context
    editing: Editing
    files: Files
    plan: PlanView
    views: ViewDeck
    storeys: StoreyTabs
    palette_bar: CommandPalette
    parts: PartsPanel
    inspector: InspectorPanel
    simulation: SimulationPanel
    top: TopBar
    bottom: Bottom
    start: StartPage
    dialogs: Dialogs
    choices: Choices
    arrangement: Arrangement
    second: SecondWindows

    def part_in_use(self) -> str:
        raise NotImplementedError

    def view_in_use(self) -> PlanView | View:
        raise NotImplementedError

    def search(self, *, only_things: bool = False) -> None:
        raise NotImplementedError

    def plan_call(self, name: str) -> Callable[[], object]:
        raise NotImplementedError

    def fold(self, name: str, folded: bool) -> None:
        raise NotImplementedError

    def show_bottom(self, name: str) -> None:
        raise NotImplementedError

    def show_ghost(self, shown: bool) -> None:
        raise NotImplementedError

    def fill_recent(self, menu: QMenu) -> None:
        raise NotImplementedError

    def show_tour(self) -> None:
        raise NotImplementedError

    def add_picture(self) -> None:
        raise NotImplementedError
