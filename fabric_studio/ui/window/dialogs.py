"""The dialogs that the menus open, and what follows when they are answered."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.about import AboutDialog
from fabric_studio.ui.dialogs.compare import CompareDialog
from fabric_studio.ui.dialogs.frame import DialogFrame
from fabric_studio.ui.dialogs.gallery import Gallery
from fabric_studio.ui.dialogs.grid import GridDialog
from fabric_studio.ui.dialogs.keyboard import KeyboardDialog
from fabric_studio.ui.dialogs.labels import LabelsDialog
from fabric_studio.ui.dialogs.preferences import PreferencesDialog
from fabric_studio.ui.dialogs.storey import StoreyDialog
from fabric_studio.ui.dialogs.wan import SiteDialog, WanDialog
from fabric_studio.ui.editing import Editing
from fabric_studio.ui.files import Files
from fabric_studio.ui.selection import chosen
from fabric_studio.ui.window.choices import Choices


class Dialogs:
    """`over()`: the window that is in front; a dialog belongs to it and lies over it."""

    def __init__(
        self, context: Context, files: Files, editing: Editing, choices: Choices, over: Callable[[], QWidget]
    ) -> None:
        self._context, self._files, self._editing, self._choices = context, files, editing, choices
        self._over = over

    def show_labels(self) -> None:
        self._open(LabelsDialog(self._context, self._over()))

    def ask_grid(self) -> None:
        self._open(GridDialog(self._context, self._over()))

    def show_gallery(self) -> None:
        gallery = Gallery(self._context, self._over())
        gallery.accepted.connect(lambda: self._files.from_template(gallery.template, gallery.params))
        self._open(gallery)

    def show_preferences(self) -> None:
        dialog = PreferencesDialog(self._context, self._over())
        dialog.finished.connect(lambda _result: self._choices.mark())
        self._open(dialog)

    def add_storey(self) -> None:
        """Asks for its measures; in an empty design the first hall brings the first storey."""
        if len(self._context.snapshot.buildings):
            self._open(StoreyDialog(self._context, self._over()))
        else:
            self._editing.add_hall()

    def add_site(self) -> None:
        dialog = SiteDialog(self._context, self._over())
        dialog.accepted.connect(lambda: self._show_site(dialog.made))
        self._open(dialog)

    def _show_site(self, site: int) -> None:
        snapshot = self._context.snapshot
        for building in snapshot.buildings.where(snapshot.buildings.site == site)[:1]:
            for storey in snapshot.storeys.where(snapshot.storeys.building == building)[:1]:
                self._context.choose_storey(int(storey))
        if site:
            self._context.selection.set(chosen("site", site))

    def connect_sites(self) -> None:
        self._open(WanDialog(self._context, self._over()))

    def show_compare(self) -> None:
        self._open(CompareDialog(self._context, self._over()))

    def show_shortcuts(self) -> None:
        self._open(KeyboardDialog(self._context, self._over()))

    def show_about(self) -> None:
        self._open(AboutDialog(self._over()))

    def _open(self, dialog: DialogFrame) -> None:
        """Modal to its window, gone when it is closed."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
