"""The figures of a comparison as a quiet table: a heading for each group, numbers to the right, arrows beside the words."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from fabric_studio.app.comparison import Comparison, words
from fabric_studio.base.language import tr
from fabric_studio.ui.icons import icon
from fabric_studio.ui.theme import Theme

_ARROWS = {1: "arrow-up", -1: "arrow-down"}
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class CompareTable(QTreeWidget):
    """Nothing in it is good or bad by itself: what differs is written in full ink, what is the same is dim."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown: Comparison | None = None
        self.setAccessibleName(tr("Comparison"))
        self.setColumnCount(4)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setUniformRowHeights(True)
        self.setVerticalScrollMode(QTreeWidget.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QTreeWidget.SelectionMode.SingleSelection)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.setHeaderLabels(["", tr("this design"), tr("the other"), tr("change")])
        self._align_heads()
        theme.changed.connect(self._again)

    def show_comparison(self, comparison: Comparison) -> None:
        """These figures in the place of what was shown."""
        self._shown = comparison
        self._again()

    def _again(self) -> None:
        self.clear()
        if self._shown is None:
            return
        shown, theme = self._shown, self._theme
        self.setHeaderLabels(["", shown.a_name, shown.z_name, tr("change")])
        self._align_heads()
        group = ""
        for figure in shown.figures:
            if figure.group != group:
                group = figure.group
                heading = QTreeWidgetItem(self, [_capital(tr(group))])
                heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
                heading.setFont(0, theme.font("label", bold=True))
                heading.setForeground(0, theme.colour("dim"))
                heading.setFirstColumnSpanned(True)
            change = figure.change_words()
            values = (words(figure.a, figure.unit), words(figure.z, figure.unit))
            item = QTreeWidgetItem(self, [f"   {_capital(tr(figure.name))}", *values, change])
            for column in (1, 2, 3):
                item.setTextAlignment(column, _RIGHT)
            if figure.direction:
                item.setIcon(3, icon(_ARROWS[figure.direction], theme, colour="text"))
                item.setFont(3, theme.font("text", bold=True))
            else:
                item.setForeground(3, theme.colour("dim"))

    def _align_heads(self) -> None:
        head = self.headerItem()
        for column in (1, 2, 3):
            head.setTextAlignment(column, _RIGHT)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
