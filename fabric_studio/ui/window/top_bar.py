"""The bar over everything: what is open, the tools, undo and redo, what is folded, and play."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from fabric_studio.base.language import tr
from fabric_studio.ui.actions.registry import plain
from fabric_studio.ui.actions.tool_list import TOOL_ACTIONS
from fabric_studio.ui.context import Context
from fabric_studio.ui.controls import ElidedLabel
from fabric_studio.ui.theme import SPACE
from fabric_studio.ui.window.tool_button import ToolButton

HIGH = 48
PANELS = ("view.parts", "view.bottom", "view.elevation", "view.inspector")


class TopBar(QFrame):
    """`play` is there when a panel has declared "simulation.play"."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.setProperty("role", "bar")
        self.setFixedHeight(HIGH)
        self.setAccessibleName(tr("Tools"))
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE * 2, 0, SPACE + 4, 0)
        row.setSpacing(4)
        self.title = ElidedLabel()
        self.title.setProperty("role", "title")
        self.file = QLabel()
        self.file.setProperty("role", "dim")
        self.file.setTextFormat(Qt.TextFormat.PlainText)
        self.dot = QLabel("●")
        self.dot.setProperty("role", "accent")
        self.dot.setToolTip(tr("There are unsaved changes"))
        row.addWidget(self.title)
        row.addSpacing(4)
        row.addWidget(self.file)
        row.addWidget(self.dot)
        row.addSpacing(SPACE * 2)
        row.addStretch(1)
        self._wordy: list[ToolButton] = []
        for name, *_ in TOOL_ACTIONS:
            button = self._button(f"tool.{name}", words=name != "pan" and name != "riser")
            row.addWidget(button)
            if button.words:
                self._wordy.append(button)
        row.addWidget(_rule())
        for name in ("edit.undo", "edit.redo"):
            row.addWidget(self._button(name))
        row.addStretch(1)
        row.addWidget(self._button("view.palette"))
        row.addWidget(_rule())
        for name in PANELS:
            row.addWidget(self._button(name))
        self._row = row
        self.play: QPushButton | None = None
        context.tool_changed.connect(self._mark_tool)
        self._mark_tool(context.tool)

    def _button(self, name: str, *, words: bool = False) -> ToolButton:
        return ToolButton(self._context.actions[name], self._context.theme, words=words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """On a narrow window the tools are icons; their words and keys are in the tips."""
        for button in self._wordy:
            button.words = True
        if self._row.sizeHint().width() > self.width():
            for button in self._wordy:
                button.words = False

    def add_play(self) -> None:
        """A large button for the simulation, once its panel is there."""
        if "simulation.play" not in self._context.actions or self.play is not None:
            return
        action = self._context.actions["simulation.play"]
        self.play = QPushButton()
        self.play.setProperty("role", "primary")
        self.play.setMinimumWidth(88)
        self.play.clicked.connect(action.trigger)
        action.changed.connect(self._follow_play)
        self._row.addSpacing(SPACE)
        self._row.addWidget(self.play)
        self._follow_play()
        self._make_room()

    def _follow_play(self) -> None:
        action = self._context.actions["simulation.play"]
        if self.play is not None:
            self.play.setText(plain(action.text()))
            self.play.setEnabled(action.isEnabled())
            self.play.setToolTip(action.toolTip())

    def _mark_tool(self, tool: str) -> None:
        for name, *_ in TOOL_ACTIONS:
            self._context.actions[f"tool.{name}"].setChecked(name == tool)

    def show_title(self, title: str, file: str, dirty: bool) -> None:
        self.title.setText(title)
        self.file.setText(file)
        self.dot.setVisible(dirty)
        self._make_room()


def _rule() -> QFrame:
    rule = QFrame()
    rule.setFixedSize(1, 24)
    rule.setProperty("role", "rule")
    return rule
