"""Every key in one searchable list: the actions of the window, and the keys that need no action."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtGui import QKeySequence, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from fabric_studio.ui.context import Context
from fabric_studio.ui.controls import SearchField
from fabric_studio.ui.dialogs.frame import DialogFrame

_OTHER = (
    ("Move the sheet", "Space or middle button, drag"),
    ("Zoom at the pointer", "Wheel"),
    ("Move what is selected by the snap; Shift: ten times", "Arrows"),
    ("Let go of what is being dragged or drawn", "Esc"),
    ("Rack elevation: walk over devices", "Up, Down"),
    ("Rack elevation: walk over ports", "Left, Right"),
    ("Rack elevation: start a cable at a port, end it at another with the cheapest that fits", "Return"),
    ("Rack elevation: end it with the chosen medium; select", "Space"),
    ("Rack elevation: move the device by one unit", "Alt+Up, Alt+Down"),
    ("Rack elevation: the other rack", "PgUp, PgDown"),
    ("Numbers: step; Shift: ten times, Alt: a tenth", "Up, Down"),
)


class KeyboardDialog(DialogFrame):
    """Type to find an action or a key."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__("Keyboard", parent=parent)
        self.resize(640, 560)
        self.search = SearchField(context.theme, "Find an action or a key", "Find an action or a key")
        self.model = QStandardItemModel(0, 2, self)
        for name, action in context.actions:
            native = QKeySequence.SequenceFormat.NativeText
            keys = ",  ".join(key.toString(native) for key in action.shortcuts())
            if keys:
                group = name.partition(".")[0].capitalize()
                text = action.text().replace("&", "").rstrip("… .")
                self._row(f"{group}: {text}", keys)
        for text, keys in _OTHER:
            self._row(text, keys)
        self.proxy = QSortFilterProxyModel(self)
        self.proxy.setSourceModel(self.model)
        self.proxy.setFilterKeyColumn(-1)
        self.proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.table = QTableView()
        self.table.setModel(self.proxy)
        self.table.setAccessibleName("Keys")
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
        self.add_button("Close", self.accept, role="primary")

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
