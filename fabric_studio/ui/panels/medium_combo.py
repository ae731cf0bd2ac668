"""The chooser of media: what fits first and by price, all others below with the reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QComboBox, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from fabric_studio.base.language import tr
from fabric_studio.ui.controls import ComboBox
from fabric_studio.ui.icons import icon
from fabric_studio.ui.panels.inspected.media_choice import MediumChoice
from fabric_studio.ui.theme import SPACE, Theme

_CHOICE = Qt.ItemDataRole.UserRole + 1
AnyIndex = QModelIndex | QPersistentModelIndex


class _Model(QAbstractListModel):
    choices: Sequence[MediumChoice] = ()

    def set_choices(self, choices: Sequence[MediumChoice]) -> None:
        self.beginResetModel()
        self.choices = choices
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.choices)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        choice = self.choices[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return choice.medium.name
        if role == _CHOICE:
            return choice
        if role == Qt.ItemDataRole.ToolTipRole:
            return choice.reason or choice.note
        if role == Qt.ItemDataRole.AccessibleTextRole:
            name = choice.medium.name
            if choice.reason:
                return tr("{medium}, does not fit: {reason}", medium=name, reason=choice.reason)
            return tr("{medium}, fits, {note}", medium=name, note=choice.note)
        return None


class _Delegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        return QSize(320, 42)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        choice: MediumChoice = index.data(_CHOICE)
        theme, rect = self._theme, option.rect
        painter.save()
        if option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            painter.fillRect(rect, theme.colour("accent_fill"))
        fits = not choice.reason
        mark = icon("check-circle" if fits else "x-circle", theme, colour="ok" if fits else "dim")
        mark.paint(painter, QRect(rect.left() + SPACE, rect.top() + 6, 14, 14))
        words = rect.adjusted(SPACE + 22, 4, -SPACE, -4)
        painter.setFont(theme.font("text"))
        painter.setPen(theme.colour("text" if fits else "dim"))
        painter.drawText(words, Qt.AlignmentFlag.AlignTop, choice.medium.name)
        painter.setFont(theme.font("label"))
        painter.setPen(theme.colour("dim" if fits else "warn"))
        below = QFontMetrics(painter.font()).elidedText(
            choice.reason or choice.note, Qt.TextElideMode.ElideRight, words.width()
        )
        painter.drawText(words, Qt.AlignmentFlag.AlignBottom, below)
        painter.restore()


class MediumCombo(ComboBox):
    """Signals: `chosen(medium_id)` when the user picked another one."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._model = _Model(self)
        self.setModel(self._model)
        self.setItemDelegate(_Delegate(theme, self))
        self.setMaxVisibleItems(12)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(6)
        self.view().setMinimumWidth(340)
        self.setAccessibleName(tr("Medium"))
        self.activated.connect(self._on_activated)

    @property
    def choices(self) -> Sequence[MediumChoice]:
        return self._model.choices

    def set_choices(self, choices: Sequence[MediumChoice], current: str) -> None:
        """`current`: the id of what the cables are of now, "" when they differ."""
        self._model.set_choices(choices)
        ids = [choice.medium.id for choice in choices]
        self.setCurrentIndex(ids.index(current) if current in ids else -1)
        self.setPlaceholderText(tr("several") if not current else tr("not in the catalogue"))

    def _on_activated(self, row: int) -> None:
        if 0 <= row < len(self.choices):
            self.chosen.emit(self.choices[row].medium.id)
