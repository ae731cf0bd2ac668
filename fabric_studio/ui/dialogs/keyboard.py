"""Every key in one searchable list: the actions of the window, and the keys that need no action."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtGui import QKeySequence, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from fabric_studio.base.language import mark, tr
from fabric_studio.ui.actions.registry import group_of, plain
from fabric_studio.ui.context import Context
from fabric_studio.ui.controls import SearchField
from fabric_studio.ui.dialogs.frame import DialogFrame

_OTHER = (
    (mark("Move the sheet"), mark("Space or middle button, drag")),
    (mark("Zoom at the pointer"), mark("Wheel")),
    (mark("Move what is selected by the snap; Shift: ten times"), mark("Arrows")),
    (mark("Let go of what is being dragged or drawn"), "Esc"),
    (mark("Rack elevation: walk over devices"), mark("Up, Down")),
    (mark("Rack elevation: walk over ports"), mark("Left, Right")),
    (
        mark("Rack elevation: start a cable at a port, end it at another with the cheapest that fits"),
        "Return",
    ),
    (mark("Rack elevation: end it with the chosen medium; select"), "Space"),
    (mark("Rack elevation: move the device by one unit"), mark("Alt+Up, Alt+Down")),
    (mark("Rack elevation: the other rack"), mark("PgUp, PgDown")),
    (mark("Numbers: step; Shift: ten times, Alt: a tenth"), mark("Up, Down")),
)


class KeyboardDialog(DialogFrame):
    """Type to find an action or a key."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(tr("Keyboard"), parent=parent)
        self.resize(640, 560)
        self.search = SearchField(context.theme, tr("Find an action or a key"), tr("Find an action or a key"))
        self.model = QStandardItemModel(0, 2, self)
        for name, action in context.actions:
            native = QKeySequence.SequenceFormat.NativeText
            keys = ",  ".join(key.toString(native) for key in action.shortcuts())
            if keys:
                self._row(f"{group_of(name)}: {plain(action.text()).rstrip('… .')}", keys)
        for text, keys in _OTHER:
            self._row(tr(text), tr(keys))
        self.proxy = QSortFilterProxyModel(self)
        self.proxy.setSourceModel(self.model)
        self.proxy.setFilterKeyColumn(-1)
        self.proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.table = QTableView()
        self.table.setModel(self.proxy)
        self.table.setAccessibleName(tr("Keys"))
        self.table.setShowGrid(False)
        self.table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.table.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(30)
        self.table.horizontalHeader().hide()
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.search.textChanged.connect(self.proxy.setFilterFixedString)
        self.body.addWidget(self.search)
        self.body.addWidget(self.table, 1)
        self.add_button(tr("Close"), self.accept, role="primary")

    def _row(self, text: str, keys: str) -> None:
        self.model.appendRow([QStandardItem(text), QStandardItem(keys)])

    def rows(self) -> list[tuple[str, str]]:
        """What is listed now."""
        return [
            (
                str(self.proxy.index(row, 0, QModelIndex()).data()),
                str(self.proxy.index(row, 1, QModelIndex()).data()),
            )
            for row in range(self.proxy.rowCount())
        ]
