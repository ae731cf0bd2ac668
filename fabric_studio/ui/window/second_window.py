"""A plain window of its own, for a second monitor, around one part of the main window."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from fabric_studio.base.language import tr
from fabric_studio.ui.canvas.storey_tabs import StoreyTabs
from fabric_studio.ui.canvas.view import PlanView
from fabric_studio.ui.canvas.zoom_bar import ZoomBar
from fabric_studio.ui.context import Context
from fabric_studio.ui.controls import ElidedLabel
from fabric_studio.ui.icons import icon
from fabric_studio.ui.panels.place import focus_stops
from fabric_studio.ui.theme import SPACE
from fabric_studio.ui.views.deck import camera_of
from fabric_studio.ui.views.view import View
from fabric_studio.ui.window.stage import Stage

HIGH = 40


class SecondWindow(QWidget):
    """Same design, same selection, same keys. Signals: `back_asked()`: it was closed, or its button was pressed."""

    back_asked = Signal()

    def __init__(self, context: Context, name: str, title: str, part: QWidget) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self._context, self.name, self._part_title, self.part = context, name, title, part
        self.setObjectName(f"second.{name}")
        self.setAccessibleName(title)
        self.heading = QLabel(title)
        self.heading.setProperty("role", "strong")
        self.design = ElidedLabel()
        self.design.setProperty("role", "dim")
        self.hint = ElidedLabel()
        self.hint.setProperty("role", "label")
        self.back = QPushButton(tr("Bring back"))
        self.back.setProperty("role", "quiet")
        key = context.actions["view.second"].shortcut().toString()
        self.back.setToolTip(tr("Put it back into the main window ({key})", key=key))
        self.back.clicked.connect(lambda _checked=False: self.back_asked.emit())
        row = QHBoxLayout()
        row.setContentsMargins(SPACE + 4, 0, SPACE, 0)
        row.setSpacing(SPACE * 2)
        row.addWidget(self.heading)
        row.addWidget(self.design, 1)
        row.addWidget(self.hint, 3)
        row.addWidget(self.back)
        head = QFrame()
        head.setProperty("role", "bar")
        head.setFixedHeight(HIGH)
        head.setLayout(row)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addWidget(self._around(part), 1)
        part.show()
        # One key is one action, wherever it is pressed.
        for _, action in context.actions:
            self.addAction(action)
        context.state_changed.connect(self._refresh_title)
        context.document_replaced.connect(self._refresh_title)
        context.theme_changed.connect(self._paint)
        self._refresh_title()
        self._paint()

    def _around(self, part: QWidget) -> QWidget:
        """A view gets its zoom and its storeys with it."""
        if not isinstance(part, PlanView | View):
            return part
        stage = Stage(lambda: part)
        stage.fill_with(part)
        self.storeys = StoreyTabs(self._context, stage)
        self.storeys.show_for(self.name)
        self.zoom = ZoomBar(self._context, lambda: camera_of(part).zoom, part.camera_changed, stage)
        stage.float_over(left=(self.storeys,), corner=self.zoom)
        part.hint_changed.connect(self._show_hint)
        self._show_hint(part.tool.hint() if isinstance(part, PlanView) else part.hint())
        return stage

    def _show_hint(self, text: str) -> None:
        resting = isinstance(self.part, PlanView) and self.part.tool.name == "select"
        self.hint.setText("" if resting else text)

    def _refresh_title(self) -> None:
        session = self._context.session
        mark = "● " if session.dirty else ""
        self.design.setText(session.title)
        self.setWindowTitle(f"{mark}{self._part_title} - {session.title} - Fabric Studio")

    def _paint(self) -> None:
        self.back.setIcon(icon("arrow-square-in", self._context.theme))

    def take_focus(self, last: QWidget | None) -> None:
        """To what had it in the part before, else to what Tab would reach first in it."""
        stops = focus_stops(self.part)
        wanted = (
            last
            if last in stops
            else next((stop for stop in stops if stop.isEnabled() and stop.isVisibleTo(self.part)), None)
        )
        if wanted is not None:
            wanted.setFocus(Qt.FocusReason.OtherFocusReason)

    def let_go(self) -> None:
        """Nothing here follows the design any more; the part has gone."""
        if isinstance(self.part, PlanView | View):
            self.part.hint_changed.disconnect(self._show_hint)
        for action in self.actions():
            self.removeAction(action)
        self.hide()
        self.deleteLater()

    def closeEvent(self, event: QCloseEvent) -> None:
        event.accept()
        self.back_asked.emit()
