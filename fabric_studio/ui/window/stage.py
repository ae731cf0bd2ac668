"""The middle of a window: a view fills it, and cards float over it in its corners."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

EDGE = 12
"""Distance of what floats over the view from its edges."""


class Stage(QWidget):
    """`below()`: the view that is shown, to which whatever is dragged over a card belongs."""

    def __init__(self, below: Callable[[], QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._below = below
        self._left: tuple[QWidget, ...] = ()
        self._corner: QWidget | None = None
        self._over: tuple[QWidget, ...] = ()
        self.setAcceptDrops(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)

    def fill_with(self, widget: QWidget) -> None:
        column = self.layout()
        assert column is not None
        column.addWidget(widget)
        self._settle()

    def float_over(
        self, *, left: tuple[QWidget, ...], corner: QWidget, over: tuple[QWidget, ...] = ()
    ) -> None:
        """left: one under the other from the upper left; corner: at the lower right; over: they place themselves."""
        self._left, self._corner, self._over = left, corner, over
        self._settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._settle()

    def _settle(self) -> None:
        y = EDGE
        for card in self._left:
            card.move(EDGE, y)
            y += card.height() + EDGE // 2
        if self._corner is not None:
            size = self._corner.size()
            self._corner.move(self.width() - size.width() - EDGE, self.height() - size.height() - EDGE)
            self._corner.raise_()
        for card in (*self._left, *self._over):
            card.raise_()

    # -- a drag over a card is a drag over the view ---------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self._below().dragEnterEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self._below().dragMoveEvent(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._below().dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self._below().dropEvent(event)
