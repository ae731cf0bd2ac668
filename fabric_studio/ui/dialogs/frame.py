"""The frame every dialog shares: a title, one sentence, its contents, and its buttons in the same place."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from fabric_studio.ui.theme import SPACE


class Bridge(QObject):
    """Brings a result from its worker to the window. Lives as long as the work does."""

    done = Signal(object)


def scrolled(form: QWidget) -> QScrollArea:
    """A form that scrolls up and down where it is taller than its place."""
    inside = QWidget()
    column = QVBoxLayout(inside)
    column.setContentsMargins(0, 0, SPACE, 0)
    column.addWidget(form)
    column.addStretch(1)
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setWidget(inside)
    return scroll


class DialogFrame(QDialog):
    """Esc leaves, Return takes the main button. Fill `body`; add buttons with `add_button`."""

    def __init__(self, title: str, sentence: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setModal(True)
        heading = QLabel(title)
        heading.setProperty("role", "title")
        self.sentence = QLabel(sentence)
        self.sentence.setProperty("role", "dim")
        self.sentence.setWordWrap(True)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setVisible(bool(sentence))
        self.body = QVBoxLayout()
        self.body.setSpacing(SPACE)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(SPACE)
        self._buttons.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SPACE * 3, SPACE * 2 + 4, SPACE * 3, SPACE * 2)
        layout.setSpacing(SPACE)
        layout.addWidget(heading)
        layout.addWidget(self.sentence)
        layout.addSpacing(SPACE)
        layout.addLayout(self.body, 1)
        layout.addSpacing(SPACE)
        layout.addLayout(self._buttons)

    def add_button(self, text: str, act: object, *, role: str = "", left: bool = False) -> QPushButton:
        """A button at the foot; the one with role "primary" is what Return does."""
        button = QPushButton(text)
        if role:
            button.setProperty("role", role)
        button.setDefault(role == "primary")
        button.setAutoDefault(role == "primary")
        button.clicked.connect(lambda _checked=False: act())  # type: ignore[operator]
        self._buttons.insertWidget(0 if left else self._buttons.count(), button)
        return button
