"""Asks for what nccl-tests printed: pasted, or from a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QLabel, QPlainTextEdit, QWidget

from fabric_studio.base.errors import FabricError
from fabric_studio.base.language import tr
from fabric_studio.base.source_text import read_text
from fabric_studio.io.nccl_tests import nccl_tests
from fabric_studio.sim.measured import Measurement
from fabric_studio.ui.dialogs.frame import DialogFrame


class MeasuredDialog(DialogFrame):
    """`take(measurement)` is called with what was read; what it raises is said in the dialog, which stays open."""

    def __init__(self, take: Callable[[Measurement], None], parent: QWidget | None = None) -> None:
        super().__init__(
            tr("Lay a measurement over the curve"),
            tr(
                "Paste what all_reduce_perf or another program of nccl-tests printed, with its table, or open the file."
            ),
            parent,
        )
        self._take = take
        self._source = tr("the pasted text")
        self.setMinimumSize(720, 420)
        self.text = QPlainTextEdit()
        self.text.setProperty("role", "code")
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setAccessibleName(tr("Output of nccl-tests"))
        self.text.setPlaceholderText("# size  count  type  redop  root  time  algbw  busbw  #wrong ...")
        self.problem = QLabel()
        self.problem.setProperty("role", "error")
        self.problem.setWordWrap(True)
        self.problem.hide()
        self.body.addWidget(self.text, 1)
        self.body.addWidget(self.problem)
        self.add_button(tr("Open a file…"), self.open_file, left=True)
        self.add_button(tr("Cancel"), self.reject)
        self.add_button(tr("Show"), self.show_it, role="primary")

    def open_file(self, path: Path | None = None) -> None:
        """The text of a file into the field."""
        if path is None:
            name, _ = QFileDialog.getOpenFileName(self, tr("Output of nccl-tests"))
            if not name:
                return
            path = Path(name)
        try:
            self.text.setPlainText(read_text(path).text)
            self._source = path.name
            self.problem.hide()
        except FabricError as error:
            self._refuse(error)

    def show_it(self) -> None:
        try:
            self._take(nccl_tests(self.text.toPlainText(), self._source))
        except FabricError as error:
            self._refuse(error)
            return
        self.accept()

    def _refuse(self, error: FabricError) -> None:
        self.problem.setText(str(error))
        self.problem.show()
