"""Which look at the design is shown: the plan, or another view that lies over it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from fabric_studio.scene.camera import Camera
from fabric_studio.ui.background.reading import Reading
from fabric_studio.ui.canvas.view import PlanView
from fabric_studio.ui.context import DRAWN_BY, Context
from fabric_studio.ui.views import VIEWS
from fabric_studio.ui.views.view import View

ON_THE_PLAN = frozenset(("place", "measure", "scale", *DRAWN_BY.values()))
"""Tools that only the plan has: choosing one shows it."""


class ViewDeck(QObject):
    """A view is made when it is first shown, as a child of the plan that fills it and lies under what floats there.

    Signals: `switched(name)`; `camera_changed()` and `hint_changed(str)` of the view that is shown.
    """

    switched = Signal(str)
    camera_changed = Signal()
    hint_changed = Signal(str)

    def __init__(self, context: Context, plan: PlanView) -> None:
        super().__init__(plan)
        self._context, self._plan = context, plan
        self._made: dict[str, View] = {}
        self._readings: dict[str, Reading] = {}
        self.name = self._wanted = "plan"
        plan.installEventFilter(self)
        plan.camera_changed.connect(self.camera_changed)
        context.tool_changed.connect(self._on_tool)

    @property
    def current(self) -> PlanView | View:
        return self._made.get(self.name, self._plan)

    @property
    def camera(self) -> Camera:
        """Of the view that is shown; its zoom is in the scale of the plan where the view has one, else 1.0 shows all."""
        view = self.current
        return view.camera if isinstance(view, PlanView) else replace(view.camera, zoom=view.shown_zoom)

    def show_view(self, name: str) -> None:
        """ "plan", or the name of one of VIEWS. Of a large design a view may appear a moment later."""
        self._wanted = name
        if name == self.name:
            return
        entry = next((entry for entry in VIEWS if entry.name == name), None)
        if entry is None or entry.make.prepare is View.prepare:
            self._show(name)
            return
        if name not in self._readings:
            self._readings[name] = Reading(
                entry.title, entry.make.prepare, lambda _done: self._show_if_wanted(name), self
            )
        self._readings[name].ask(self._context.snapshot)

    def _show_if_wanted(self, name: str) -> None:
        if self._wanted == name != self.name:
            self._show(name)

    def _show(self, name: str) -> None:
        before = self._made.get(self.name)
        if name != "plan" and name not in self._made:
            self._make(name)
        self.name = name
        shown: QWidget = self.current
        if isinstance(shown, View):
            shown.setGeometry(self._plan.rect())
            shown.show()
            shown.lower()
        if before is not None:
            before.hide()
        self._plan.pointer_left.emit()
        shown.setFocus()
        self.switched.emit(name)
        self.camera_changed.emit()
        self.hint_changed.emit("" if name == "plan" else self._made[name].hint())

    def _make(self, name: str) -> None:
        entry = next(entry for entry in VIEWS if entry.name == name)
        view = entry.make(self._context, self._plan)
        view.camera_changed.connect(self.camera_changed)
        view.hint_changed.connect(self.hint_changed)
        self._made[name] = view

    def _on_tool(self, tool: str) -> None:
        if tool in ON_THE_PLAN:
            self.show_view("plan")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._plan and event.type() == QEvent.Type.Resize and self.name in self._made:
            self._made[self.name].setGeometry(self._plan.rect())
        return False
