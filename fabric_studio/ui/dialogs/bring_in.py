"""Choosing what to import: the file, its format, and a second file that helps where a format knows one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from fabric_studio.base.language import tr
from fabric_studio.io.importers.registry import IMPORTERS
from fabric_studio.ui.context import Context
from fabric_studio.ui.controls import ComboBox
from fabric_studio.ui.dialogs.frame import DialogFrame
from fabric_studio.ui.theme import SPACE


class ImportDialog(DialogFrame):
    """`path`, `format` and `extra` are what was chosen, once accepted. The import itself is the window's to run."""

    def __init__(self, context: Context, path: Path | None = None, parent: QWidget | None = None) -> None:
        sentence = tr(
            "Nothing is dropped silently: a report at the end says what was read, guessed and left out."
        )
        super().__init__(tr("Import a cluster"), sentence, parent)
        self.setMinimumWidth(560)
        self.file = QLineEdit(str(path or ""))
        self.file.setPlaceholderText(tr("topology.conf, ibnetdiscover output …"))
        self.extra_file = QLineEdit()
        self.extra_file.setPlaceholderText(tr("optional: names for GUIDs, for example"))
        self.formats = ComboBox(context.theme)
        self.formats.addItem(tr("Recognise it from the file"), "auto")
        for name, importer in IMPORTERS.items():
            self.formats.addItem(tr(importer.title), name)
        grid = QGridLayout()
        grid.setHorizontalSpacing(SPACE * 2)
        grid.setVerticalSpacing(SPACE)
        grid.setColumnStretch(1, 1)
        for row, (text, widget) in enumerate(
            ((tr("File"), self.file), (tr("Format"), self.formats), (tr("Second file"), self.extra_file))
        ):
            label = QLabel(text)
            label.setProperty("role", "label")
            label.setBuddy(widget)
            widget.setAccessibleName(text)
            grid.addWidget(label, row, 0)
            line = QHBoxLayout()
            line.addWidget(widget, 1)
            if isinstance(widget, QLineEdit):
                line.addWidget(self._browse(text, widget))
            grid.addLayout(line, row, 1)
        self.body.addLayout(grid)
        self.problem = QLabel()
        self.problem.setProperty("role", "error")
        self.problem.setWordWrap(True)
        self.body.addWidget(self.problem)
        self.add_button(tr("Cancel"), self.reject)
        self.import_button = self.add_button(tr("Import"), self.accept, role="primary")
        self.file.textChanged.connect(lambda _text: self._check())
        self.extra_file.textChanged.connect(lambda _text: self._check())
        self._check()

    def _browse(self, text: str, field: QLineEdit) -> QPushButton:
        button = QPushButton(tr("Browse…"))
        button.setAccessibleName(tr("Browse for {lower}", lower=text.lower()))
        button.setAutoDefault(False)

        def choose() -> None:
            start = str(Path(self.file.text()).parent) if self.file.text() else str(Path.home())
            name, _ = QFileDialog.getOpenFileName(self, text, start, tr("All files (*)"))
            if name:
                field.setText(name)

        button.clicked.connect(choose)
        return button

    @property
    def path(self) -> Path:
        return Path(self.file.text().strip()).expanduser()

    @property
    def format(self) -> str:
        return str(self.formats.currentData())

    @property
    def extra(self) -> Path | None:
        text = self.extra_file.text().strip()
        return Path(text).expanduser() if text else None

    def _check(self) -> None:
        """Only what is there can be imported; why not is said at once."""
        text = self.file.text().strip()
        missing = [
            path
            for path in (self.path if text else None, self.extra)
            if path is not None and not path.exists()
        ]
        self.problem.setText(tr("There is no file {missing}.", missing=missing[0]) if missing else "")
        self.problem.setVisible(bool(missing))
        self.import_button.setEnabled(bool(text) and not missing)
