"""Every change and every conflict of a proposal in a table that words only what is looked at."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from fabric_studio.app.wizards.listing import ADDED, CHANGED, REMOVED, Line, Listing
from fabric_studio.app.wizards.proposal import Proposal
from fabric_studio.base.language import mark, tr
from fabric_studio.ui.icons import icon
from fabric_studio.ui.theme import Theme

HEADS = (mark("Name"), mark("From, or what it is"), mark("To, or where"), mark("Medium, or what changes"))
_SIGNS = {
    ADDED: ("plus", "ok", mark("added")),
    CHANGED: ("pencil-simple", "warn", mark("changed")),
    REMOVED: ("minus", "error", mark("removed")),
}
_ROW_PX = 28
Index = QModelIndex | QPersistentModelIndex


class ChangesModel(QAbstractTableModel):
    """One row per row of the design that is added, changed or removed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._lines: Listing | None = None
        self._seen: dict[int, Line] = {}
        self._icons: dict[str, QIcon] = {}

    def show_proposal(self, proposal: Proposal | None) -> None:
        self.beginResetModel()
        self._lines = None if proposal is None else Listing(proposal)
        self._seen, self._icons = {}, {}
        self.endResetModel()

    def line(self, row: int) -> Line:
        assert self._lines is not None
        if row not in self._seen:
            self._seen[row] = self._lines[row]
        return self._seen[row]

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if self._lines is None or (parent is not None and parent.isValid()) else len(self._lines)

    def columnCount(self, parent: Index | None = None) -> int:
        return len(HEADS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return tr(HEADS[section])
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self.line(index.row())
        texts = (line.name, line.what, line.other, line.note)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return texts[index.column()]
        name, tone, word = _SIGNS[line.sign]
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == 0:
            return f"{tr(word)}: {line.name}"
        if role == Qt.ItemDataRole.DecorationRole and index.column() == 0:
            if name not in self._icons:
                self._icons[name] = icon(name, self._theme, colour=tone)
            return self._icons[name]
        return None


class ConflictsModel(QAbstractTableModel):
    """One row per conflict, and one that says how many are not listed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._texts: list[str] = []

    def show_proposal(self, proposal: Proposal | None) -> None:
        self.beginResetModel()
        self._texts = [] if proposal is None else [conflict.text for conflict in proposal.conflicts]
        if proposal is not None and proposal.conflict_count > len(self._texts):
            self._texts.append(
                tr(
                    "{conflict_count:,} more like these",
                    conflict_count=proposal.conflict_count - len(self._texts),
                )
            )
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._texts)

    def columnCount(self, parent: Index | None = None) -> int:
        return 1

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return tr("Left out, and why")
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._texts[index.row()]
        if role == Qt.ItemDataRole.DecorationRole:
            return icon("warning", self._theme, colour="warn")
        return None


def table_of(model: QAbstractTableModel, name: str) -> QTableView:
    """A quiet table: no grid, whole rows, the last column takes the room that is left."""
    table = QTableView()
    table.setModel(model)
    table.setAccessibleName(name)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
    table.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(_ROW_PX)
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    header = table.horizontalHeader()
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    header.setHighlightSections(False)
    # In line with the words below, which the style sets in by 4 pixels.
    header.setStyleSheet("QHeaderView::section { padding: 4px 3px; }")
    header.setStretchLastSection(True)
    for section, width in enumerate((104, 200, 140)[: model.columnCount() - 1]):
        table.setColumnWidth(section, width)
    return table
