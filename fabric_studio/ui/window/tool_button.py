"""A button of the tool bar: icon, word, and the key that does the same, in the dim colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QFontMetricsF, QIcon, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolButton, QWidget

from fabric_studio.ui.theme import RADIUS, SPACE, TARGET, Theme

ICON_PX = 18.0


class ToolButton(QToolButton):
    """`words` False: only the icon; the word and the key are in its tool tip."""

    def __init__(self, action: QAction, theme: Theme, *, words: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._words = theme, words
        self.setDefaultAction(action)
        self.setAccessibleName(action.text())
        self.setFixedHeight(TARGET + 4)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.changed.connect(self.update)

    @property
    def words(self) -> bool:
        return self._words

    @words.setter
    def words(self, shown: bool) -> None:
        if shown != self._words:
            self._words = shown
            self.updateGeometry()
            self.update()

    @property
    def _key(self) -> str:
        return self.defaultAction().shortcut().toString()

    def sizeHint(self) -> QSize:
        if not self._words:
            return QSize(TARGET + 6, TARGET + 4)
        metrics = QFontMetricsF(self._theme.font("text"))
        small = QFontMetricsF(self._theme.font("label"))
        wide = ICON_PX + metrics.horizontalAdvance(self.text()) + small.horizontalAdvance(self._key)
        return QSize(round(wide) + 4 * SPACE, TARGET + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, on = self._theme, self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        ground = "raised" if on else "pressed" if self.isDown() else "hover" if self.underMouse() else ""
        if self.isEnabled() and (ground or self.hasFocus()):
            edge = "accent" if on else "focus" if self.hasFocus() else ground
            painter.setPen(QPen(theme.colour(edge), 1))
            painter.setBrush(theme.colour(ground) if ground else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, RADIUS, RADIUS)
        mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
        if self.isEnabled() and (on or self.underMouse()):
            mode = QIcon.Mode.Active
        size = round(ICON_PX)
        left = SPACE + 2.0 if self._words else (self.width() - ICON_PX) / 2
        pixmap = self.icon().pixmap(QSize(size, size), self.devicePixelRatioF(), mode)
        painter.drawPixmap(QPointF(left, (self.height() - ICON_PX) / 2), pixmap)
        if self._words:
            metrics = QFontMetricsF(theme.font("text"))
            y = (self.height() + metrics.ascent() - metrics.descent()) / 2
            x = left + ICON_PX + SPACE * 0.75
            painter.setFont(theme.font("text"))
            painter.setPen(theme.colour("text"))
            painter.drawText(QPointF(x, y), self.text())
            painter.setFont(theme.font("label"))
            painter.setPen(theme.colour("dim"))
            painter.drawText(QPointF(x + metrics.horizontalAdvance(self.text()) + SPACE, y), self._key)
