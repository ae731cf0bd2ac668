"""The open design beside another project, or beside what its template draws with other parameters."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from fabric_studio.app.compare import compare, drawn_again, template_of, told_apart
from fabric_studio.app.comparison import Comparison
from fabric_studio.app.opened import read
from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.base.params import Value
from fabric_studio.base.progress import Progress
from fabric_studio.io.project import SUFFIX
from fabric_studio.io.whole_file import write_whole
from fabric_studio.ui.background.work import BackgroundWork
from fabric_studio.ui.context import Context
from fabric_studio.ui.controls import ElidedLabel
from fabric_studio.ui.dialogs.compare_table import CompareTable
from fabric_studio.ui.dialogs.frame import DialogFrame, scrolled
from fabric_studio.ui.panels.param_form import ParamForm, words_of
from fabric_studio.ui.theme import SPACE

_LEFT_PX = 256


class CompareDialog(DialogFrame):
    """Figures of both, by how much the second differs, and whether that is more or less, in words.

    `comparison`: what is shown, None before anything was compared. `ask_open` and `ask_save` are the questions; tests put
    answers in their place.
    """

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(
            tr("Compare"),
            tr("What would be different? Every figure is worked out from the drawings."),
            parent,
        )
        self._context, self._snapshot = context, context.snapshot
        self.comparison: Comparison | None = None
        self.setMinimumSize(920, 660)
        self.table = CompareTable(context.theme)
        self.note = QLabel(tr("Choose what to compare it with, on the left."))
        self.note.setProperty("role", "label")
        self.note.setWordWrap(True)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.work = BackgroundWork(context, self.table)
        right = QVBoxLayout()
        right.setSpacing(SPACE)
        right.addWidget(self.table, 1)
        right.addWidget(self.note)
        both = QHBoxLayout()
        both.setSpacing(SPACE * 3)
        both.addWidget(self._choices())
        both.addLayout(right, 1)
        self.body.addLayout(both, 1)
        self.copy_button = self.add_button(tr("Copy"), self.copy, left=True)
        self.save_button = self.add_button(tr("Save as CSV…"), self.save, left=True)
        self.add_button(tr("Close"), self.accept)
        for button in (self.copy_button, self.save_button):
            button.setEnabled(False)

    def _choices(self) -> QWidget:
        """The ways to something to compare with."""
        self.form = ParamForm(self._context.theme)
        self._known = template_of(self._snapshot)
        side = QWidget()
        side.setFixedWidth(_LEFT_PX)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE)
        column.addWidget(_section(tr("The same template")))
        if self._known is not None:
            template, values = self._known
            name = ElidedLabel(tr(template.title))
            column.addWidget(name)
            self.form.set_params(template.params, self._other_way(values))
            scroll = scrolled(self.form)
            column.addWidget(scroll, 1)
            self.again_button = self.add_button(tr("Draw it so and compare"), self.draw_again, role="primary")
            column.addWidget(self.again_button)
            hint = QLabel(tr("Edits made by hand are in the open design only."))
        else:
            hint = QLabel(
                tr("No template drew this design, so it can only be compared with another project.")
            )
        hint.setWordWrap(True)
        hint.setProperty("role", "label")
        column.addWidget(hint)
        column.addSpacing(SPACE * 2)
        column.addWidget(_section(tr("Another project")))
        self.file_button = self.add_button(
            tr("Choose a file…"), self.choose_file, role="" if self._known else "primary"
        )
        column.addWidget(self.file_button)
        if self._known is None:
            column.addStretch(1)
        return side

    @staticmethod
    def _other_way(values: dict[str, Value]) -> dict[str, object]:
        """What is most likely asked first: the other number of storeys."""
        found: dict[str, object] = dict(values)
        if "storeys" in values:
            found["storeys"] = 1 if values["storeys"] != 1 else 2
        return found

    # -- comparing ----------------------------------------------------------------------------------------------------

    def draw_again(self) -> None:
        """Beside what the template draws with the parameters of the form."""
        self.form.commit()
        if self._known is None or self.form.problem:
            return
        snapshot, library, wanted = self._snapshot, self._context.library, self.form.values()
        before = self._known[1]
        name = ", ".join(f"{words_of(key)}: {value}" for key, value in wanted.items() if value != before[key])

        def work(progress: Progress) -> Comparison | str:
            try:
                other = drawn_again(snapshot, wanted, library, progress).snapshot()
                return compare(snapshot, other, names=self._names(name or tr("as drawn")))
            except BadInputError as error:
                return str(error)

        self.work.run(tr("Drawing and comparing"), work, self._show)

    def choose_file(self) -> None:
        path = self.ask_open()
        if path is not None:
            self.compare_with(path)

    def compare_with(self, path: Path) -> None:
        """Beside another project."""
        snapshot = self._snapshot
        source = path.parent if path.name == "design.json" else path

        def work(progress: Progress) -> Comparison | str:
            try:
                other = read(source, progress).document.snapshot()
                return compare(snapshot, other, names=self._names(source.stem))
            except BadInputError as error:
                return str(error)

        self.work.run(tr("Reading and comparing"), work, self._show)

    def _names(self, other: str) -> tuple[str, str]:
        return told_apart(self._context.session.title.removesuffix(SUFFIX), other)

    def _show(self, found: Comparison | str) -> None:
        """The figures, or in one line why there are none; what was shown before stays."""
        refused = isinstance(found, str)
        self.note.setProperty("role", "error" if refused else "label")
        self.note.style().unpolish(self.note)
        self.note.style().polish(self.note)
        if isinstance(found, str):
            self.note.setText(found)
            return
        self.comparison = found
        self.table.show_comparison(found)
        self.note.setText(f"{found.note[0].upper()}{found.note[1:]}.")
        for button in (self.copy_button, self.save_button):
            button.setEnabled(True)

    # -- taking it along ----------------------------------------------------------------------------------------------

    def copy(self) -> None:
        """As text with tabs, which documents and spreadsheets take as a table."""
        if self.comparison is not None:
            lines = ("\t".join(cell.strip() for cell in row) for row in self.comparison.table())
            QGuiApplication.clipboard().setText("\n".join(lines))

    def save(self) -> None:
        path = self.ask_save()
        if path is None or self.comparison is None:
            return
        try:
            write_whole(path, b"\xef\xbb\xbf" + self.comparison.to_csv().encode())
        except BadInputError as error:
            self._show(str(error))

    def ask_open(self) -> Path | None:
        name, _ = QFileDialog.getOpenFileName(
            self, tr("Compare with"), self._folder(), tr("Fabric Studio projects (*.fabric);;All files (*)")
        )
        return Path(name) if name else None

    def ask_save(self) -> Path | None:
        start = str(Path(self._folder()) / "comparison.csv")
        name, _ = QFileDialog.getSaveFileName(self, tr("Save the comparison"), start, "CSV (*.csv)")
        return Path(name) if name else None

    def _folder(self) -> str:
        return self._context.session.preferences.values.last_folder or str(Path.home())

    def done(self, result: int) -> None:
        self.work.wait()
        super().done(result)


def _section(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", "section")
    return label
