"""Find anything by typing: every action with its key, and racks, devices, cables and trays by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import numpy as np
from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from fabric_studio.ui.context import Context
from fabric_studio.ui.selection import chosen
from fabric_studio.ui.theme import SPACE, TARGET, Theme

WIDE, ROWS = 560, 10
MOST_THINGS = 40
"""Named things listed at most; type more to narrow them down."""
KINDS = ("rack", "device", "cable", "tray", "riser", "hall", "room", "storey", "site", "span")
_ENTRY = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: what it says, what stands at the right (a key, a kind), and what it does."""

    text: str
    aside: str
    act: Callable[[], object]
    enabled: bool = True


class _Lines(QStyledItemDelegate):
    """Text left, key or kind right, dim."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(WIDE, TARGET + 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        entry: Entry = index.data(_ENTRY)
        theme, box = self._theme, QRect(option.rect)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent_fill"))
            painter.drawRoundedRect(box.adjusted(2, 0, -2, 0), 5, 5)
        room = box.adjusted(SPACE + 4, 0, -SPACE - 4, 0)
        painter.setFont(theme.font("label"))
        painter.setPen(theme.colour("dim"))
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, entry.aside)
        painter.setFont(theme.font("text"))
        painter.setPen(theme.colour("text" if entry.enabled else "edge"))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, entry.text)
        painter.restore()


class CommandPalette(QFrame):
    """Opens under the top bar of the window; Esc, or a click elsewhere, closes it and gives the focus back."""

    def __init__(self, context: Context, window: QWidget) -> None:
        super().__init__(window)
        self._context, self._window = context, window
        self._focus_before: QWidget | None = None
        self.setProperty("role", "card")
        self.setAccessibleName("Search or run a command")
        self.field = QLineEdit()
        self.field.setPlaceholderText("Search or run a command")
        self.field.setAccessibleName("Search or run a command")
        self.list = QListWidget()
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setUniformItemSizes(True)
        self.list.setItemDelegate(_Lines(context.theme, self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName("What was found")
        self.nothing = QLabel(
            "Nothing is called that. Names of racks, devices, cables and trays are found too."
        )
        self.nothing.setProperty("role", "dim")
        self.nothing.setWordWrap(True)
        self.nothing.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        column.setSpacing(SPACE)
        for widget in (self.field, self.list, self.nothing):
            column.addWidget(widget)
        self.field.textChanged.connect(self._fill)
        self.field.installEventFilter(self)
        self.list.itemClicked.connect(self._run)
        self.hide()

    def open(self) -> None:
        self._focus_before = self._window.focusWidget()
        self.field.clear()
        self._fill("")
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def shut(self) -> None:
        if self.isVisible():
            self.hide()
            if self._focus_before is not None:
                self._focus_before.setFocus(Qt.FocusReason.OtherFocusReason)

    def entries(self, text: str) -> list[Entry]:
        """What a text finds: actions in which all its words occur, then named things."""
        words = text.lower().split()
        found = [entry for entry in self._actions() if all(word in entry.text.lower() for word in words)]
        found.sort(
            key=lambda entry: (not entry.enabled, not entry.text.lower().startswith(text.lower().strip()))
        )
        return [*found, *(self._things(text.strip().lower()) if len(text.strip()) >= 2 else ())]

    def _actions(self) -> Iterator[Entry]:
        for name, action in self._context.actions:
            group = name.partition(".")[0].capitalize()
            key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            text = f"{group}: {action.text().replace('&', '')}"
            yield Entry(text, key, action.trigger, action.isEnabled())

    def _things(self, text: str) -> Iterator[Entry]:
        left = MOST_THINGS
        for kind in KINDS:
            table = self._context.snapshot.table(kind)
            names = table.columns["name"]
            for row in _holding(names, text, left):
                ids = chosen(kind, int(table.uid[row]))
                yield Entry(str(names[row]), kind, partial(self._context.show, ids))
                left -= 1

    def _fill(self, text: str) -> None:
        self.list.clear()
        for entry in self.entries(text):
            item = QListWidgetItem(entry.text)
            item.setData(_ENTRY, entry)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.list.setVisible(self.list.count() > 0)
        self.nothing.setVisible(self.list.count() == 0)
        self._place()

    def _place(self) -> None:
        rows = min(ROWS, max(self.list.count(), 2))
        wide = min(WIDE, self._window.width() - 4 * SPACE)
        tall = TARGET + 3 * SPACE + rows * (TARGET + 2) + 8
        self.setGeometry((self._window.width() - wide) // 2, 64, wide, tall)

    def _run(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        entry: Entry = item.data(_ENTRY)
        self.shut()
        if entry.enabled:
            entry.act()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusOut and self.isVisible() and not self.underMouse():
            self.hide()
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        steps = {
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_PageDown: ROWS,
            Qt.Key.Key_PageUp: -ROWS,
        }
        if event.key() == Qt.Key.Key_Escape:
            self.shut()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._run(self.list.currentItem())
        elif event.key() in steps:
            row = self.list.currentRow() + steps[Qt.Key(event.key())]
            self.list.setCurrentRow(max(0, min(self.list.count() - 1, row)))
        else:
            return False
        return True


def _holding(names: np.ndarray, text: str, most: int) -> list[int]:
    """Rows whose name holds a text, those that start with it first, at most so many."""
    starts: list[int] = []
    others: list[int] = []
    for row, name in enumerate(names.tolist()):
        place = name.lower().find(text)
        if place == 0:
            starts.append(row)
            if len(starts) >= most:
                break
        elif place > 0 and len(others) < most:
            others.append(row)
    return (starts + others)[: max(0, most)]
