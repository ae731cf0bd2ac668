"""Find anything by typing: every action with its key, and whatever is in the design by name, port, label, part or role."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QKeyEvent, QKeySequence, QPainter
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

from fabric_studio.app.finder import Finder
from fabric_studio.app.large import is_large
from fabric_studio.base.language import mark, tr
from fabric_studio.ui.actions.registry import group_of, plain
from fabric_studio.ui.context import Context
from fabric_studio.ui.theme import SPACE, TARGET, Theme

WIDE, ROWS = 640, 11
LATER_MS = 100
SEARCH, FIND = mark("Search or run a command"), mark("Find by name, port, label, part or role")
_ENTRY = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: what it says, what stands at the right (a key, a kind), what it does, and more about it in dim words."""

    text: str
    aside: str
    act: Callable[[], object]
    enabled: bool = True
    detail: str = ""


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
        if entry.aside:
            room.setRight(
                room.right() - QFontMetrics(painter.font()).horizontalAdvance(entry.aside) - 2 * SPACE
            )
        painter.setFont(theme.font("text"))
        painter.setPen(theme.colour("text" if entry.enabled else "edge"))
        taken = _elided(painter, room, entry.text)
        if entry.detail and room.width() - taken > 6 * SPACE:
            painter.setFont(theme.font("label"))
            painter.setPen(theme.colour("dim"))
            _elided(painter, room.adjusted(taken + SPACE + 4, 0, 0, 0), entry.detail)
        painter.restore()


def _elided(painter: QPainter, room: QRect, text: str) -> int:
    """Write at the left, cut with an ellipsis where it must be; returns the width it took."""
    metrics = QFontMetrics(painter.font())
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
    return metrics.horizontalAdvance(shown)


class CommandPalette(QFrame):
    """Opens under the top bar of the window; Esc, or a click elsewhere, closes it and gives the focus back."""

    def __init__(self, context: Context, window: QWidget) -> None:
        super().__init__(window)
        self._context, self._window = context, window
        self._focus_before: QWidget | None = None
        self._finder: Finder | None = None
        self._only_things = False
        self.setProperty("role", "card")
        self.setAccessibleName(tr("Search or run a command"))
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr(SEARCH))
        self.field.setAccessibleName(tr(SEARCH))
        self.list = QListWidget()
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setUniformItemSizes(True)
        self.list.setItemDelegate(_Lines(context.theme, self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(tr("What was found"))
        self.nothing = QLabel(
            tr(
                "Nothing is called that. Try a name, a port (leaf-01 12/2), a label, a part (qm9700), a role, or two devices for the cables between them."
            )
        )
        self.nothing.setProperty("role", "dim")
        self.nothing.setWordWrap(True)
        self.nothing.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        column.setSpacing(SPACE)
        for widget in (self.field, self.list, self.nothing):
            column.addWidget(widget)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(LATER_MS)
        self._later.timeout.connect(self._again)
        self.field.textChanged.connect(self._fill)
        self.field.installEventFilter(self)
        self.list.itemClicked.connect(self._run)
        self.hide()

    def open(self, *, only_things: bool = False, over: QWidget | None = None) -> None:
        """`only_things`: look for what is in the design, and list no actions. `over`: the window it opens in."""
        self.move_to(over or self._window)
        self._only_things = only_things
        self.field.setPlaceholderText(tr(FIND if only_things else SEARCH))
        if self._finder is None:
            self._finder = Finder(self._context.session)
        if not self.isVisible():
            self._focus_before = self._window.focusWidget()
        self.field.clear()
        self._fill("")
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def move_to(self, window: QWidget) -> None:
        """Belong to another window, shut."""
        if window is not self._window:
            self._window, self._focus_before = window, None
            self.setParent(window)

    def shut(self) -> None:
        if self.isVisible():
            self.hide()
            if self._focus_before is not None:
                self._focus_before.setFocus(Qt.FocusReason.OtherFocusReason)

    def entries(self, text: str) -> list[Entry]:
        """What a text finds: actions in which all its words occur, then things, then actions by the initials of their words
        ("zi" for Zoom in)."""
        words = text.lower().split()
        actions = [] if self._only_things else list(self._actions())
        found = [entry for entry in actions if all(word in entry.text.lower() for word in words)]
        found.sort(
            key=lambda entry: (not entry.enabled, not entry.text.lower().startswith(text.lower().strip()))
        )
        things = list(self._things(text)) if len(text.strip()) >= 2 else []
        short = [
            entry
            for entry in actions
            if len(words) == 1 and entry not in found and _initials(entry.text, words[0])
        ]
        return [*found, *things, *short]

    def _actions(self) -> Iterator[Entry]:
        for name, action in self._context.actions:
            key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            text = f"{group_of(name)}: {plain(action.text())}"
            yield Entry(text, key, action.trigger, action.isEnabled())

    def _things(self, text: str) -> Iterator[Entry]:
        """What is in the design; in a large one it may take a moment until it can be searched."""
        finder = self._finder
        if finder is None or not text.strip():
            return
        if not finder.ready and is_large(self._context.snapshot):
            self._later.start()
            return
        for hit in finder.find(text):
            yield Entry(hit.words, tr(hit.kind), partial(self._context.show, hit.ids), detail=hit.detail)

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

    def _again(self) -> None:
        """Once more what is typed, unless another was chosen or it was shut meanwhile."""
        if self.isVisible() and self.list.currentRow() <= 0:
            self._fill(self.field.text())

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


def _initials(text: str, letters: str) -> bool:
    """Whether letters begin the words of a text one after the other, leaving none out: "zi" of "View: Zoom in"."""
    heads = "".join(word[0] for word in text.lower().partition(": ")[2].split())
    return len(letters) > 1 and heads.startswith(letters)
