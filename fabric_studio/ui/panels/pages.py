"""Pages of which one is shown, as tall as that one: Qt's own stack is as tall as the tallest it holds, and scrolls over nothing."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget


class Pages(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: QWidget | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)

    def add(self, page: QWidget) -> None:
        page.hide()
        self._layout.addWidget(page)

    def show_page(self, page: QWidget) -> None:
        if page is not self.shown:
            if self.shown is not None:
                self.shown.hide()
            self.shown = page
            page.show()
