"""Draws findings and rules: a mark and a word for the state, the sentence, then how much, which rule, what would mend it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from fabric_studio.base.language import tr
from fabric_studio.rules.findings import Finding, RuleStatus
from fabric_studio.ui.context import Context
from fabric_studio.ui.icons import icon
from fabric_studio.ui.panels.findings.here import MARKS, TONES
from fabric_studio.ui.panels.findings.model import (
    FINDING_ROLE,
    STATUS_ROLE,
    Group,
    amount_words,
    status_words,
)
from fabric_studio.ui.theme import RADIUS, SPACE

AnyIndex = QModelIndex | QPersistentModelIndex
_ROW_PX = 46
_RULE_MARKS = {
    "passed": ("check-circle", "ok"),
    "failed": ("warning-circle", "error"),
    "crashed": ("x-circle", "error"),
    "cancelled": ("stop-circle", "warn"),
    "not-run": ("circle-dashed", "dim"),
}


class _Rows(QStyledItemDelegate):
    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context

    def ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        theme = self._context.theme
        box = QRectF(option.rect).adjusted(2.5, 1.0, -2.5, -1.0)
        chosen = option.state & QStyle.StateFlag.State_Selected
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent_fill" if chosen else "hover"))
            painter.drawRoundedRect(box, RADIUS, RADIUS)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.colour("focus"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, RADIUS, RADIUS)

    def two_lines(
        self, painter: QPainter, rect: QRect, text: str, below: list[tuple[str, str]], *, dim: bool
    ) -> None:
        """The sentence, and parts of a second line, each (words, colour token)."""
        theme = self._context.theme
        words = rect.adjusted(SPACE + 24, 5, -SPACE, -5)
        upper, lower = QRect(words), QRect(words)
        upper.setHeight(words.height() // 2)
        lower.setTop(upper.bottom() + 1)
        painter.setFont(theme.font("text"))
        painter.setPen(theme.colour("dim" if dim else "text"))
        painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter, _fit(painter, text, upper.width()))
        painter.setFont(theme.font("label"))
        for part, token in below:
            if lower.width() > 24 and part:
                shown = _fit(painter, part, lower.width())
                painter.setPen(theme.colour(token))
                painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter, shown)
                lower.setLeft(lower.left() + QFontMetrics(painter.font()).horizontalAdvance(shown) + 12)


class FindingsDelegate(_Rows):
    """All rows of one height, so that thousands scroll freely."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        return QSize(200, _ROW_PX)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.ground(painter, option)
        item = index.data(FINDING_ROLE)
        if isinstance(item, Group):
            self._group(painter, option, item)
        elif isinstance(item, Finding):
            self._finding(painter, option.rect, item)
        painter.restore()

    def _group(self, painter: QPainter, option: QStyleOptionViewItem, group: Group) -> None:
        theme, rect = self._context.theme, option.rect.adjusted(0, 12, 0, 0)
        opened = bool(option.state & QStyle.StateFlag.State_Open)
        caret = icon("caret-down" if opened else "caret-right", theme, colour="dim")
        caret.paint(painter, QRect(rect.left() + SPACE, rect.center().y() - 5, 12, 12))
        painter.setFont(theme.font("label", bold=True))
        painter.setPen(theme.colour("dim"))
        words = rect.adjusted(SPACE + 24, 0, -SPACE, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, f"{group.title.upper()}  {group.total:,}")
        left_out = group.total - len(group.findings)
        if left_out > 0:
            painter.setFont(theme.font("label"))
            right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(
                words, right, tr("the first {findings:,} are listed", findings=len(group.findings))
            )

    def _finding(self, painter: QPainter, rect: QRect, finding: Finding) -> None:
        theme = self._context.theme
        name = "check-circle" if finding.approved else MARKS[finding.severity]
        token = "dim" if finding.approved else TONES[finding.severity]
        icon(name, theme, colour=token).paint(painter, QRect(rect.left() + SPACE, rect.top() + 7, 16, 16))
        below = [(tr("Approved: {approved}", approved=finding.approved), "dim")] if finding.approved else []
        below += [(amount_words(finding), token), (finding.rule, "dim")]
        if finding.fix is not None and not finding.approved:
            below.insert(1, (tr("Fix: {text}", text=finding.fix.text), "accent"))
        self.two_lines(painter, rect, finding.text, below, dim=bool(finding.approved))


class RulesDelegate(_Rows):
    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        return QSize(200, _ROW_PX)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        status: RuleStatus = index.data(STATUS_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.ground(painter, option)
        name, token = _RULE_MARKS[status.status]
        mark = QRect(option.rect.left() + SPACE, option.rect.top() + 7, 16, 16)
        icon(name, self._context.theme, colour=token).paint(painter, mark)
        text = index.data(Qt.ItemDataRole.DisplayRole)
        below = [(status_words(status), token)]
        if status.asks:
            below.append((tr("State it …"), "accent"))
        self.two_lines(painter, option.rect, text, below, dim=False)
        painter.restore()


def _fit(painter: QPainter, text: str, width_px: int) -> str:
    return QFontMetrics(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, width_px)
