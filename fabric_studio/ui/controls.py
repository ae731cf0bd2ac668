"""Small controls of our own: combo and check boxes that paint the icons of the family, labels that end in an ellipsis,
a line to search with."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QSizePolicy, QToolButton, QWidget

from fabric_studio.base.language import tr
from fabric_studio.ui.icons import icon
from fabric_studio.ui.theme import SPACE, TARGET, Theme

_BOX_PX = 18


class ComboBox(QComboBox):
    """A combo box with a caret. The wheel scrolls the panel around it and never changes the choice."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        caret = icon("caret-down", self._theme, colour="dim" if self.isEnabled() else "edge")
        caret.paint(painter, QRect(self.width() - 12 - SPACE, (self.height() - 12) // 2, 12, 12))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class ElidedLabel(QLabel):
    """One line that ends in an ellipsis where there is no room; the whole text is its tool tip then."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(24)

    def minimumSizeHint(self) -> QSize:
        return QSize(24, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        shown = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.contentsRect().width()
        )
        if (shown != self.text()) != bool(self.toolTip()):
            self.setToolTip(self.text() if shown != self.text() else "")
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), self.alignment() | Qt.TextFlag.TextSingleLine, shown)


class SearchField(QLineEdit):
    """A line to search with: a magnifying glass, a button that clears it."""

    def __init__(self, theme: Theme, hint: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setPlaceholderText(hint)
        self.setAccessibleName(name)
        self.setTextMargins(20, 0, TARGET - SPACE, 0)
        self.clear_button = QToolButton(self)
        self.clear_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clear_button.setCursor(Qt.CursorShape.ArrowCursor)
        self.clear_button.setToolTip(tr("Clear (Esc)"))
        self.clear_button.setAccessibleName(tr("Clear"))
        self.clear_button.setStyleSheet("padding: 0; border: 0; min-height: 0; background: transparent;")
        self.clear_button.clicked.connect(self.clear)
        self.clear_button.hide()
        self.textChanged.connect(lambda text: self.clear_button.setVisible(bool(text)))
        theme.changed.connect(self._paint)
        self._paint()

    def _paint(self) -> None:
        self.clear_button.setIcon(icon("x", self._theme))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.clear_button.setGeometry(self.width() - TARGET - 1, 1, TARGET, self.height() - 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        glass = icon("magnifying-glass", self._theme, colour="dim")
        glass.paint(painter, QRect(SPACE + 2, (self.height() - 15) // 2, 15, 15))


class CheckBox(QCheckBox):
    """A check box of full target size; mixed shows a dash."""

    def __init__(self, text: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._theme = theme

    def sizeHint(self) -> QSize:
        words = QFontMetrics(self.font()).horizontalAdvance(self.text())
        return QSize(_BOX_PX + SPACE + words + 4, TARGET)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, position: object) -> bool:
        return True

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, on = self._theme, self.checkState() != Qt.CheckState.Unchecked
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(1.5, (self.height() - _BOX_PX) / 2 + 0.5, _BOX_PX - 2, _BOX_PX - 2)
        edge = "focus" if self.hasFocus() else "accent" if on else "edge"
        painter.setPen(QPen(theme.colour(edge), 2.0 if self.hasFocus() else 1.0))
        painter.setBrush(theme.colour("accent" if on and self.isEnabled() else "sunken"))
        painter.drawRoundedRect(box, 4, 4)
        if on:
            mixed = self.checkState() == Qt.CheckState.PartiallyChecked
            mark = icon("minus" if mixed else "check", theme, colour="on_accent")
            mark.paint(painter, box.toRect().adjusted(1, 1, 0, 0))
        painter.setPen(theme.colour("text" if self.isEnabled() else "edge"))
        painter.setFont(self.font())
        words = QRect(_BOX_PX + SPACE, 0, self.width() - _BOX_PX - SPACE, self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, self.text())
