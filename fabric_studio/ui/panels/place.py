"""Where a part of the window belongs. While the part is in a second window, a line here says so and brings it back."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from fabric_studio.base.language import tr
from fabric_studio.ui.context import Context
from fabric_studio.ui.theme import SPACE, TARGET


class Place(QFrame):
    """Holds one part for good. Signals: `back_asked()`: the user wants the part here again."""

    back_asked = Signal()

    def __init__(self, title: str, part: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.part = title, part
        self.away = False
        self.words = QLabel(tr("{part}: in a second window", part=title))
        self.words.setProperty("role", "dim")
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.words.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.back = QPushButton(tr("Bring back"))
        self.back.setAccessibleDescription(self.words.text())
        self.back.clicked.connect(lambda _checked=False: self.back_asked.emit())
        self.note = QFrame()
        self.note.setProperty("role", "panel")
        self.note.setFocusProxy(self.back)
        inside = QVBoxLayout(self.note)
        inside.setContentsMargins(SPACE * 2, SPACE, SPACE * 2, SPACE)
        inside.setSpacing(SPACE)
        inside.addStretch(1)
        inside.addWidget(self.words)
        inside.addWidget(self.back, 0, Qt.AlignmentFlag.AlignHCenter)
        inside.addStretch(1)
        self.note.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.note)
        column.addWidget(part)

    def take(self) -> QWidget:
        """Hand out the part, which has no parent then."""
        self.away = True
        column = self.layout()
        assert column is not None
        column.removeWidget(self.part)
        self.note.setMinimumWidth(self.part.minimumWidth())
        self.part.setParent(None)
        self.note.show()
        return self.part

    def put_back(self) -> None:
        """Take the part in again, at its old place in the order of Tab: after this place's own button."""
        self.away = False
        stops = focus_stops(self.part)
        column = self.layout()
        assert column is not None
        column.addWidget(self.part)
        self.note.hide()
        self.part.show()
        for before, after in zip([self.back, *stops], stops, strict=False):
            QWidget.setTabOrder(before, after)


def focus_stops(part: QWidget) -> list[QWidget]:
    """What Tab goes to in a part, in its order."""
    found: list[QWidget] = []
    stop = part
    while True:
        if stop.focusPolicy() & Qt.FocusPolicy.TabFocus:
            found.append(stop)
        following = stop.nextInFocusChain()
        if following is None or following is part or not part.isAncestorOf(following):
            return found
        stop = following


class SecondButton(QToolButton):
    """Opens a part in a second window, or brings it back; on while it is out. Not there where nobody has declared that."""

    def __init__(self, context: Context, name: str) -> None:
        super().__init__()
        self._context = context
        self.setFixedSize(TARGET, TARGET)
        self.be_for(name)

    def be_for(self, name: str) -> None:
        """The part that the next click is about."""
        if f"second.{name}" in self._context.actions:
            self.setDefaultAction(self._context.actions[f"second.{name}"])
            self.setAccessibleName(self.toolTip())
        else:
            self.hide()
