"""Fix all findings of one rule: what would change and what stays, before anything is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QLabel, QStackedWidget, QTabBar, QWidget

from fabric_studio.app import mending
from fabric_studio.app.jobs import Job
from fabric_studio.app.mending import Mending
from fabric_studio.base.errors import FabricError
from fabric_studio.base.language import counted, tr
from fabric_studio.rules.rule import RULES
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.frame import Bridge, DialogFrame
from fabric_studio.ui.dialogs.proposal_list import table_of

Index = QModelIndex | QPersistentModelIndex


class Lines(QAbstractTableModel):
    """Columns of words."""

    def __init__(self, heads: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heads = heads
        self._rows: Sequence[tuple[str, ...]] = ()

    def show_rows(self, rows: Sequence[tuple[str, ...]]) -> None:
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return len(self._heads)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return self._heads[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._rows[index.row()][index.column()]
        return None


class MendDialog(DialogFrame):
    """`fixed` is how many findings were mended once it was accepted."""

    def __init__(self, context: Context, rule: str, parent: QWidget | None = None) -> None:
        super().__init__(tr("Fix all of a kind"), tr(RULES[rule].title), parent)
        self._context, self.rule, self.fixed = context, rule, 0
        self.mending: Mending | None = None
        self.setMinimumSize(680, 440)
        self.resize(820, 520)
        self.words = QLabel(tr("Working it out …"))
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setWordWrap(True)
        self.body.addWidget(self.words)
        self.done_rows = Lines((tr("What is fixed"), tr("Finding")), self)
        self.left_rows = Lines((tr("Why it stays"), tr("Finding")), self)
        self.tabs = QTabBar()
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.pages = QStackedWidget()
        for model, name in ((self.done_rows, tr("Fixed")), (self.left_rows, tr("Not fixed"))):
            table = table_of(model, name)
            table.setColumnWidth(0, 320)
            self.pages.addWidget(table)
            self.tabs.addTab(name)
        self.tabs.currentChanged.connect(self.pages.setCurrentIndex)
        self.body.addWidget(self.tabs)
        self.body.addWidget(self.pages, 1)
        self.add_button(tr("Cancel"), self.reject)
        self.apply_button = self.add_button(tr("Fix all"), self._apply, role="primary")
        self._work_out()

    def _work_out(self) -> None:
        self.apply_button.setEnabled(False)
        base, scratch, library = self._context.snapshot, self._context.document.copy(), self._context.library
        rule, bridge = self.rule, Bridge()
        bridge.done.connect(self._on_done)
        self._job = Job(
            tr("Fix all of a kind"),
            lambda progress: mending.work_out(base, scratch, library, rule, progress),
            on_done=lambda job, bridge=bridge: bridge.done.emit(job),  # type: ignore[misc]
        )

    def _on_done(self, job: Job[Mending]) -> None:
        if job is not self._job or job.cancelled:
            return
        self.mending = found = job.result
        if found is None:
            self.words.setText(str(job.error))
            return
        said = found.words
        if found.left_count:
            said += ". " + counted(
                found.left_count,
                "{count} stays, with the reason below",
                "{count} stay, with the reason below",
            )
        self.words.setText(said[:1].upper() + said[1:] + ". " + tr("It is one undo step."))
        self.done_rows.show_rows([(f.fix.text if f.fix is not None else "", f.text) for f in found.done])
        self.left_rows.show_rows([(each.reason, each.finding.text) for each in found.left])
        self.tabs.setTabText(0, f"{tr('Fixed')}  {len(found.done):,}")
        self.tabs.setTabText(1, f"{tr('Not fixed')}  {found.left_count:,}")
        self.tabs.setCurrentIndex(0 if found.done else 1)
        self.apply_button.setEnabled(bool(found.edits))

    def _apply(self) -> None:
        if self.mending is None:
            return
        try:
            self.fixed = mending.apply(self._context.document, self.mending)
        except FabricError as error:
            self.words.setText(str(error))
            self._work_out()
            return
        self.accept()

    def reject(self) -> None:
        self._job.cancel()
        super().reject()


def fix_all(context: Context, rule: str, parent: QWidget) -> None:
    """Show what fixing all findings of this rule comes to, do it when that is wanted, and offer the way back."""
    dialog = MendDialog(context, rule, parent.window())
    if dialog.exec() == MendDialog.DialogCode.Accepted:
        words = counted(dialog.fixed, "{count} finding fixed", "{count} findings fixed")
        context.notices.info(words, (tr("Undo"), lambda: _undo(context)))
    dialog.deleteLater()


def _undo(context: Context) -> None:
    context.document.undo()
