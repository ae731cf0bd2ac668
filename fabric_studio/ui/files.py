"""New, open, save, import, export, recent files and recovery, with the question before anything unsaved is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from fabric_studio.app import opened
from fabric_studio.app.commands import underlays
from fabric_studio.app.large import is_large
from fabric_studio.app.opened import Opened
from fabric_studio.base.errors import FabricError
from fabric_studio.base.language import tr
from fabric_studio.io.exporter import EXPORTERS, Exporter
from fabric_studio.io.project import SUFFIX
from fabric_studio.io.recovery import Recovery
from fabric_studio.scene.camera import Rect
from fabric_studio.ui.background.first_sight import worked_out
from fabric_studio.ui.background.work import BackgroundWork
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.bring_in import ImportDialog
from fabric_studio.ui.dialogs.drawing import DrawingDialog
from fabric_studio.ui.dialogs.import_report import ImportReportDialog
from fabric_studio.ui.dialogs.unsaved import Answer, ask_unsaved
from fabric_studio.ui.selection import chosen
from fabric_studio.ui.underlay.files import SUFFIXES, Choice, Drawing, Survey, draw, survey


def project_filter() -> str:
    """What file dialogs show of a folder."""
    return tr("Fabric Studio projects (*{suffix});;All files (*)", suffix=SUFFIX)


class Files:
    """`ask_unsaved`, `ask_open` ... are the questions; tests put answers in their place. `over()`: the window in
    front, which they belong to."""

    def __init__(self, context: Context, work: BackgroundWork, over: Callable[[], QWidget]) -> None:
        self._context, self._work, self._over = context, work, over
        self._session = context.session
        self._last_export: tuple[Exporter, Path] | None = None

    # -- questions --------------------------------------------------------------------------------------------------

    def ask_unsaved(self) -> Answer:
        return ask_unsaved(self._session.title, self._over())

    def ask_open(self, title: str, name_filter: str) -> Path | None:
        name, _ = QFileDialog.getOpenFileName(self._over(), title, self._folder(), name_filter)
        return Path(name) if name else None

    def ask_save(self, title: str, name: str, name_filter: str) -> Path | None:
        start = str(Path(self._folder()) / name)
        chosen, _ = QFileDialog.getSaveFileName(self._over(), title, start, name_filter)
        return Path(chosen) if chosen else None

    def _folder(self) -> str:
        return self._session.preferences.values.last_folder or str(Path.home())

    # -- the unsaved guard --------------------------------------------------------------------------------------------

    def guarded(self, go_on: Callable[[], None]) -> None:
        """Do it when nothing would be lost, or when the user says so. Saving first goes on once it is saved."""
        if not self._session.dirty:
            go_on()
            return
        answer = self.ask_unsaved()
        if answer == "discard":
            go_on()
        elif answer == "save":
            self.save(then=go_on)

    # -- new and open -------------------------------------------------------------------------------------------------

    def new(self) -> None:
        self.guarded(self._session.new)

    def open(self) -> None:
        path = self.ask_open(tr("Open a project"), project_filter())
        if path is not None:
            self.open_path(path)

    def open_path(self, path: Path) -> None:
        """Open a project in the background and then put it in the place of this one."""
        if path.name == "design.json":
            path = path.parent
        self.guarded(
            lambda: self._load(
                tr("Opening {name}", name=path.name), lambda progress: opened.read(path, progress)
            )
        )

    def from_template(self, name: str, params: dict[str, object]) -> None:
        library = self._session.library
        self.guarded(
            lambda: self._load(tr("Drawing"), lambda progress: opened.make(name, params, library, progress))
        )

    def import_file(self, path: Path | None = None) -> None:
        """Ask what to import, in which format, with which second file."""
        dialog = ImportDialog(self._context, path, self._over())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.import_path(dialog.path, dialog.format, dialog.extra))
        dialog.open()

    def import_path(self, path: Path, format: str = "auto", extra: Path | None = None) -> None:
        self.guarded(
            lambda: self._load(
                tr("Importing {name}", name=path.name),
                lambda progress: opened.bring_in(path, format=format, extra=extra, progress=progress),
            )
        )

    def _load(self, title: str, work: Callable[..., Opened]) -> None:
        self._work.run(title, lambda progress: worked_out(work(progress)), self._adopt)

    def _adopt(self, made: Opened) -> None:
        self._session.adopt(made)
        if made.report is not None:
            dialog = ImportReportDialog(self._context, made.report, self._over())
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()

    # -- save ---------------------------------------------------------------------------------------------------------

    def save(self, then: Callable[[], None] | None = None) -> None:
        if self._session.path is None:
            self.save_as(then)
        elif self._session.changed_on_disk and not self._overwrite():
            return
        else:
            self._save_to(None, then)

    def save_as(self, then: Callable[[], None] | None = None) -> None:
        path = self.ask_save(tr("Save the project"), f"{self._session.title}{SUFFIX}", project_filter())
        if path is not None:
            self._save_to(path if path.suffix else path.with_suffix(SUFFIX), then)

    def _save_to(self, path: Path | None, then: Callable[[], None] | None) -> None:
        """A small design at once, a large one in the background: it takes seconds."""
        large = is_large(self._context.snapshot)
        if large and self._work.refused():
            return
        try:
            if large:
                title = tr("Saving {name}", name=(path or self._session.path or Path()).name)
                work = self._session.ready_to_save(path)
                self._work.run(title, work, lambda _none: self._on_saved(then))
                return
            self._session.save(path)
        except FabricError as error:
            self._context.notices.error(str(error))
            return
        self._on_saved(then)

    def _on_saved(self, then: Callable[[], None] | None) -> None:
        if then is not None:
            then()
        elif self._session.path is not None:
            self._context.notices.info(tr("Saved {name}", name=self._session.path.name))

    def _overwrite(self) -> bool:
        box = QMessageBox(self._over())
        box.setIcon(QMessageBox.Icon.Warning)
        box.setText(tr("Another program has changed this file since it was opened here."))
        box.setInformativeText(tr("Saving replaces what it wrote."))
        replace = box.addButton(tr("Replace it"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        box.exec()
        return box.clickedButton() is replace

    # -- export -------------------------------------------------------------------------------------------------------

    def export(self, name: str) -> None:
        exporter = EXPORTERS[name]
        path = self.ask_save(
            tr("Export: {title}", title=tr(exporter.title)),
            f"{self._session.title}-{exporter.name}",
            tr("{title} (*{suffix});;All files (*)", title=tr(exporter.title), suffix=exporter.suffix),
        )
        if path is not None:
            self._export_to(exporter, path)

    def export_again(self) -> None:
        if self._last_export is None:
            self._context.notices.info(tr("Nothing was exported yet in this session"))
        else:
            self._export_to(*self._last_export)

    def _export_to(self, exporter: Exporter, path: Path) -> None:
        snapshot = self._context.snapshot
        self._last_export = (exporter, path)
        self._work.run(
            tr("Exporting {name}", name=path.name),
            lambda progress: exporter.write(snapshot, path, progress),
            lambda _none: self._context.notices.info(tr("Exported {name}", name=path.name)),
        )

    # -- pictures under the plan ---------------------------------------------------------------------------------------

    def add_picture(self, seen: Rect, path: Path | None = None) -> None:
        """Lay a drawing of the building under the storey on the plan, as wide as it says, else as what is seen."""
        context = self._context
        if not context.storey:
            context.notices.warning(tr("This belongs to a storey. Draw a hall first."))
            return
        if path is None:
            kinds = " ".join(f"*{suffix}" for suffix in SUFFIXES)
            path = self.ask_open(tr("A drawing of the building"), tr("Drawings ({kinds})", kinds=kinds))
        if path is None:
            return
        file, storey = path, context.storey
        self._work.run(
            tr("Reading {name}", name=file.name),
            lambda progress: survey(file, progress),
            lambda found: self.choose_part(found, lambda choice: self._draw(found, choice, storey, seen)),
        )

    def choose_part(self, found: Survey, go_on: Callable[[Choice], None]) -> None:
        """Ask for the page or the layers of a drawing, where there is something to choose."""
        if not found.asks:
            go_on(Choice())
            return
        dialog = DrawingDialog(self._context, found, self._over())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: go_on(dialog.choice))
        dialog.open()

    def _draw(self, found: Survey, choice: Choice, storey: int, seen: Rect) -> None:
        name = found.path.stem
        if found.pages > 1:
            name = tr("{name}, page {page}", name=name, page=choice.page + 1)
        self._work.run(
            tr("Reading {name}", name=found.path.name),
            lambda progress: draw(found, choice, progress),
            lambda drawing: self._lay(drawing, name, storey, seen),
        )

    def _lay(self, drawing: Drawing, name: str, storey: int, seen: Rect) -> None:
        context = self._context
        known = bool(drawing.width_mm)
        uid = context.do(
            underlays.add_underlay,
            context.document,
            storey,
            drawing.data,
            x_mm=round(seen.middle[0]),
            y_mm=round(seen.middle[1]),
            width_mm=drawing.width_mm or round(seen.width * 0.8),
            name=name,
        )
        if uid is None:
            return
        context.selection.set(chosen("underlay", uid))
        if known:
            context.notices.info(
                tr("The drawing lies under the plan, true to scale by its own unit. Drag it into place.")
            )
        else:
            context.notices.info(tr("Now click two points of the picture whose distance you know."))
            context.use_tool("scale")

    # -- recovery -----------------------------------------------------------------------------------------------------

    def recover(self, recovery: Recovery, keep: bool) -> None:
        """Bring back what a crash left behind, or give it up."""
        if keep:
            self._context.do(self._session.recover, recovery)
        else:
            self._context.do(self._session.discard, recovery)
