"""Draws one row of the palette: a quiet icon, the name, the figures one chooses by."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from fabric_studio.base.language import tr
from fabric_studio.ui.context import Context
from fabric_studio.ui.icons import icon
from fabric_studio.ui.panels.parts.model import CHEAPEST, ITEM_ROLE, Item
from fabric_studio.ui.theme import RADIUS, SPACE

_HEIGHTS = {"group": 32, "family": 28}
_ROW_PX = 44
_TILE_PX = 28


class PartsDelegate(QStyledItemDelegate):
    """Rows are 44 pixels high, headings 28 or more."""

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(160, _HEIGHTS.get(index.data(ITEM_ROLE).kind, _ROW_PX))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        item: Item = index.data(ITEM_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, option, item)
        if item.kind in ("group", "family"):
            self._heading(painter, option, item)
        else:
            self._row(painter, option.rect, item)
        painter.restore()

    def _current(self, item: Item) -> bool:
        context = self._context
        if item.kind == "medium":
            return context.tool == "cable" and item.id == (context.medium or CHEAPEST)
        return context.tool == "place" and item.id == context.part

    def _ground(self, painter: QPainter, option: QStyleOptionViewItem, item: Item) -> None:
        theme = self._context.theme
        box = QRectF(option.rect).adjusted(2.5, 1.5, -2.5, -1.5)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent_fill"))
            painter.drawRoundedRect(box, RADIUS, RADIUS)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("hover"))
            painter.drawRoundedRect(box, RADIUS, RADIUS)
        focused = option.state & QStyle.StateFlag.State_HasFocus
        if item.id and (self._current(item) or focused):
            painter.setPen(QPen(theme.colour("focus" if focused else "accent"), 1.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, RADIUS, RADIUS)

    def _heading(self, painter: QPainter, option: QStyleOptionViewItem, item: Item) -> None:
        theme, rect = self._context.theme, option.rect
        group = item.kind == "group"
        opened = bool(option.state & QStyle.StateFlag.State_Open)
        mark = icon("caret-down" if opened else "caret-right", theme, colour="dim")
        mark.paint(painter, QRect(rect.left() + SPACE, rect.center().y() - 5, 12, 12))
        painter.setFont(theme.font("label", bold=group))
        focused = option.state & QStyle.StateFlag.State_HasFocus
        painter.setPen(theme.colour("text" if focused or not group else "dim"))
        words = rect.adjusted(SPACE + 20, 0, -SPACE, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, item.text.upper() if group else item.text)
        count = sum(1 if child.id else len(child.children) for child in item.children)
        painter.setPen(theme.colour("dim"))
        painter.setFont(theme.font("label"))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, str(count))

    def _row(self, painter: QPainter, rect: QRect, item: Item) -> None:
        theme = self._context.theme
        tile = QRect(rect.left() + SPACE, rect.center().y() - _TILE_PX // 2 + 1, _TILE_PX, _TILE_PX)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("sunken"))
        painter.drawRoundedRect(tile, 5, 5)
        icon(item.icon, theme, colour="accent" if self._current(item) else "dim").paint(
            painter, tile.adjusted(6, 6, -6, -6)
        )
        left = tile.right() + SPACE + 2
        words = QRect(left, rect.top() + 5, rect.right() - SPACE - left, rect.height() - 10)
        upper, lower = QRect(words), QRect(words)
        upper.setHeight(words.height() // 2)
        lower.setTop(upper.bottom() + 1)
        painter.setFont(theme.font("text"))
        painter.setPen(theme.colour("text"))
        painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter, _fit(painter, item.text, upper.width()))
        painter.setFont(theme.font("label"))
        painter.setPen(theme.colour("dim"))
        tail = tr("estimate") if item.facts.estimate else ""
        tail_px = QFontMetrics(painter.font()).horizontalAdvance(tail) + SPACE if tail else 0
        facts = _whole(painter, item.facts.text, lower.width() - tail_px)
        painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter, facts)
        if tail:
            painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, tail)


def _whole(painter: QPainter, facts: str, width_px: int) -> str:
    """As many facts as fit whole; a figure cut short says something else."""
    metrics = QFontMetrics(painter.font())
    while "  " in facts and metrics.horizontalAdvance(facts) > width_px:
        facts = facts.rpartition("  ")[0]
    return metrics.elidedText(facts, Qt.TextElideMode.ElideRight, width_px)


def _fit(painter: QPainter, text: str, width_px: int) -> str:
    return QFontMetrics(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, width_px)
