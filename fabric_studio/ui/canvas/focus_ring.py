"""The frame of a view that has the focus, for those who came to it with the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter
from PySide6.QtWidgets import QWidget

from fabric_studio.ui.theme import Theme

_BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class FocusRing:
    """Not shown after a click: the pointer says where one is."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._by_key = False

    def came(self, event: QFocusEvent) -> None:
        self._by_key = event.reason() in _BY_KEY

    def paint(self, painter: QPainter, theme: Theme) -> None:
        if self._by_key and self._widget.hasFocus():
            painter.setPen(theme.colour("focus", 0.7))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(0.5, 0.5, self._widget.width() - 1, self._widget.height() - 1))
