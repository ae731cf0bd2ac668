"""The palette: everything that can be put on the plan, searchable, to drag or to arm the tools with."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt
from PySide6.QtGui import QDrag, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QLabel, QTreeView, QVBoxLayout, QWidget

from fabric_studio.base.language import tr
from fabric_studio.ui.context import DRAWN_BY, Context
from fabric_studio.ui.controls import SearchField
from fabric_studio.ui.icons import icon
from fabric_studio.ui.panels.parts.delegate import PartsDelegate
from fabric_studio.ui.panels.parts.model import CHEAPEST, Item, PartsModel
from fabric_studio.ui.theme import SPACE

_DIALOGS = {
    "building:storey": "building.storey",
    "building:site": "building.site",
    "building:wan": "building.wan",
}
"""Pieces that ask for figures first: the actions that do so, where the window has declared them."""


_SHORT_FAMILY = 8


class PartsTree(QTreeView):
    """The tree of parts; a drag carries the row's id and its picture."""

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setMouseTracking(True)
        self.setDragEnabled(True)
        self.setDragDropMode(QTreeView.DragDropMode.DragOnly)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        self.setExpandsOnDoubleClick(False)
        self.setItemDelegate(PartsDelegate(context, self))
        self.setAccessibleName(tr("Parts"))

    def drag_picture(self, item: Item) -> QPixmap:
        """What hangs at the pointer: the icon and the name on a small card."""
        theme = self._context.theme
        ratio = self.devicePixelRatioF()
        metrics = self.fontMetrics()
        width, height = min(280, metrics.horizontalAdvance(item.text) + 48), 32
        picture = QPixmap(int(width * ratio), int(height * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.colour("accent"))
        painter.setBrush(theme.colour("raised"))
        painter.drawRoundedRect(0, 0, width - 1, height - 1, 6, 6)
        painter.drawPixmap(9, 8, icon(item.icon, theme, colour="accent").pixmap(16, 16))
        painter.setPen(theme.colour("text"))
        painter.setFont(theme.font("text"))
        painter.drawText(32, 0, width - 40, height, Qt.AlignmentFlag.AlignVCenter, item.text)
        painter.end()
        return picture

    def startDrag(self, actions: Any) -> None:
        indexes = self.selectedIndexes()
        model = self.model()
        if (
            not indexes
            or not isinstance(model, PartsModel)
            or not model.flags(indexes[0]) & Qt.ItemFlag.ItemIsDragEnabled
        ):
            return
        drag = QDrag(self)
        drag.setMimeData(model.mimeData(indexes))
        drag.setPixmap(self.drag_picture(model.item(indexes[0])))
        drag.setHotSpot(QPoint(-12, -12))
        drag.exec(Qt.DropAction.CopyAction)


class PartsPanel(QFrame):
    """Left of the plan. Typing searches; Enter or a double click arms the tool that puts the row down; clicking a
    medium makes it what new cables are of."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.setProperty("role", "panel")
        self.setMinimumWidth(208)

        title = QLabel(tr("Parts"))
        title.setProperty("role", "title")
        self.search = SearchField(context.theme, tr("qm9700, dac, nvl72 …"), tr("Search parts"))
        self.model = PartsModel(context.library, self)
        self.tree = PartsTree(context, self)
        self.tree.setModel(self.model)
        self.nothing = QLabel()
        self.nothing.setProperty("role", "dim")
        self.nothing.setWordWrap(True)
        self.nothing.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        self.nothing.hide()

        layout = QVBoxLayout(self)
        layout.setContentsMargins(SPACE, SPACE, 4, 0)
        layout.setSpacing(SPACE)
        layout.addWidget(title)
        layout.addWidget(self.search)
        layout.addWidget(self.nothing)
        layout.addWidget(self.tree, 1)
        title.setContentsMargins(4, 4, 0, 0)

        self.search.textChanged.connect(self._on_search)
        self.search.installEventFilter(self)
        self.tree.installEventFilter(self)
        self.tree.clicked.connect(self._on_clicked)
        self.tree.doubleClicked.connect(self.arm)
        for signal in (context.tool_changed, context.medium_changed, context.part_changed):
            signal.connect(self._repaint_rows)
        context.theme_changed.connect(self._repaint_rows)
        self._open_usual()

    # -- acting -----------------------------------------------------------------------------------------------------

    def arm(self, index: QModelIndex) -> None:
        """Make this row what the next click on the plan puts down."""
        item, context = self.model.item(index), self._context
        if item.kind in ("group", "family"):
            return
        if item.kind == "medium":
            context.choose_medium("" if item.id == CHEAPEST else item.id)
            context.use_tool("cable")
        elif item.id in _DIALOGS and _DIALOGS[item.id] in context.actions:
            context.actions[_DIALOGS[item.id]].trigger()
        else:
            context.choose_part(item.id)
            context.use_tool(DRAWN_BY.get(item.id, "place"))

    def _on_clicked(self, index: QModelIndex) -> None:
        item = self.model.item(index)
        if item.kind in ("group", "family"):
            self.tree.setExpanded(index, not self.tree.isExpanded(index))
        elif item.kind == "medium":
            self._context.choose_medium("" if item.id == CHEAPEST else item.id)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if watched is self.search and event.key() in (
                Qt.Key.Key_Down,
                Qt.Key.Key_Return,
                Qt.Key.Key_Enter,
            ):
                return self._from_search(arm=event.key() != Qt.Key.Key_Down)
            if watched is self.search and event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
            if watched is self.tree and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                index = self.tree.currentIndex()
                if self.model.item(index).id:
                    self.arm(index)
                elif index.isValid():
                    self._on_clicked(index)
                return True
        return super().eventFilter(watched, event)

    def _from_search(self, *, arm: bool) -> bool:
        """From the search field to the first hit; Enter takes it at once."""
        first = next(iter(self.model.leaves()), QModelIndex())
        if not first.isValid():
            return True
        self.tree.setCurrentIndex(first)
        if arm and self.search.text():
            self.arm(first)
        else:
            self.tree.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    # -- showing ----------------------------------------------------------------------------------------------------

    def _on_search(self, text: str) -> None:
        left = self.model.search(text)
        self.nothing.setVisible(left == 0)
        self.nothing.setText(
            tr("No part has “{strip}” in its name, maker, cage or speed.", strip=text.strip())
            if left == 0
            else ""
        )
        if text.strip():
            self.tree.expandAll()
        else:
            self._open_usual()

    def _open_usual(self) -> None:
        """Groups open; families too while they are short, but not those of cables: the row above them is the usual choice."""
        for row in range(self.model.rowCount()):
            group = self.model.index(row, 0)
            self.tree.expand(group)
            for place, item in enumerate(self.model.item(group).children):
                short = len(item.children) <= _SHORT_FAMILY and self.model.item(group).text != "Cables"
                if item.kind == "family" and short:
                    self.tree.expand(self.model.index(place, 0, group))

    def _repaint_rows(self, _value: object = None) -> None:
        self.tree.viewport().update()
