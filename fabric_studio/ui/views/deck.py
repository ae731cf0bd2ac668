"""Which look at the design is shown: the plan, or another view that lies over it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPoint, Signal
from PySide6.QtGui import QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from fabric_studio.app.large import is_large
from fabric_studio.base.language import tr
from fabric_studio.scene.camera import Camera
from fabric_studio.ui.background.reading import Reading
from fabric_studio.ui.canvas.view import PlanView
from fabric_studio.ui.context import DRAWN_BY, Context
from fabric_studio.ui.panels.place import Place
from fabric_studio.ui.views import VIEWS
from fabric_studio.ui.views.view import View

ON_THE_PLAN = frozenset(("place", "measure", "scale", *DRAWN_BY.values()))
"""Tools that only the plan has: choosing one shows it."""


class ViewDeck(QObject):
    """A view is made when it is first shown. It fills `stage` and lies over the plan, in a place of its own that it can
    leave for a second window.

    Signals: `switched(name)`; `back_asked(name)`: a view that is in a second window is wanted here; `camera_changed()` and `hint_changed(str)` of the view that is shown.
    """

    switched = Signal(str)
    camera_changed = Signal()
    hint_changed = Signal(str)
    back_asked = Signal(str)

    def __init__(self, context: Context, plan: PlanView, stage: QWidget) -> None:
        super().__init__(stage)
        self._context, self._plan, self._stage = context, plan, stage
        self.places = {"plan": Place(tr("Plan"), plan, stage)}
        self.places["plan"].back_asked.connect(lambda: self.back_asked.emit("plan"))
        self._readings: dict[str, Reading] = {}
        self._asked: dict[str, list[Callable[[Place], None]]] = {}
        self.name = self._wanted = "plan"
        stage.installEventFilter(self)
        plan.camera_changed.connect(self.camera_changed)
        context.tool_changed.connect(self._on_tool)

    @property
    def current(self) -> PlanView | View:
        """The view that is shown, or the one whose empty place is."""
        view = self.places[self.name].part
        assert isinstance(view, PlanView | View)
        return view

    @property
    def shown(self) -> QWidget:
        """What is to be seen and takes the keyboard: the view, or the note in its place."""
        place = self.places[self.name]
        return place.note if place.away else place.part

    @property
    def camera(self) -> Camera:
        """Of the view that is shown; its zoom is in the scale of the plan where the view has one, else 1.0 shows all."""
        return camera_of(self.current)

    def show_view(self, name: str) -> None:
        """ "plan", or the name of one of VIEWS. Of a large design a view may appear a moment later."""
        self._wanted = name
        if name != self.name:
            self.ask(name, lambda _place: self._show_if_wanted(name))

    def ask(self, name: str, then: Callable[[Place], None]) -> None:
        """Hand over the place of a view once the view can be made; of a large design a moment later."""
        entry = next((entry for entry in VIEWS if entry.name == name), None)
        if entry is None or entry.make.prepare is View.prepare:
            then(self._place(name))
            return
        self._asked.setdefault(name, []).append(then)
        if name not in self._readings:
            self._readings[name] = Reading(
                entry.title, entry.make.prepare, lambda _done: self._answer(name), self
            )
        self._readings[name].ask(self._context.snapshot)

    def _answer(self, name: str) -> None:
        for then in self._asked.pop(name, []):
            then(self._place(name))

    def _show_if_wanted(self, name: str) -> None:
        if self._wanted == name != self.name:
            self._show(name)

    def _show(self, name: str) -> None:
        before, place = self.places[self.name], self.places[name]
        if isinstance(place.part, View) and not place.away and is_large(self._context.snapshot):
            place.part.appear_over(_still(self.shown))
        self.name = name
        if name != "plan":
            place.setGeometry(self._stage.rect())
            place.show()
            place.lower()
        self.places["plan"].lower()
        if before is not place and before is not self.places["plan"]:
            before.hide()
        self._plan.pointer_left.emit()
        self.shown.setFocus()
        self.switched.emit(name)
        self.camera_changed.emit()
        view = place.part
        self.hint_changed.emit(view.hint() if isinstance(view, View) else "")

    def _place(self, name: str) -> Place:
        if name not in self.places:
            entry = next(entry for entry in VIEWS if entry.name == name)
            view = entry.make(self._context)
            view.camera_changed.connect(self.camera_changed)
            view.hint_changed.connect(lambda text: self._on_hint(name, text))
            place = self.places[name] = Place(tr(entry.title), view, self._stage)
            place.back_asked.connect(lambda: self.back_asked.emit(name))
            place.hide()
        return self.places[name]

    def _on_hint(self, name: str, text: str) -> None:
        if name == self.name and not self.places[name].away:
            self.hint_changed.emit(text)

    def leave(self, name: str) -> None:
        """A view has gone to a second window: another is shown instead of its empty place, where there is one."""
        if self.name == name != "plan":
            self.show_view("plan")

    def _on_tool(self, tool: str) -> None:
        if tool in ON_THE_PLAN and not self.places["plan"].away:
            self.show_view("plan")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._stage and event.type() == QEvent.Type.Resize and self.name != "plan":
            self.places[self.name].setGeometry(self._stage.rect())
        return False


def camera_of(view: PlanView | View) -> Camera:
    """Its zoom is in the scale of the plan where the view has one, else 1.0 shows all."""
    return view.camera if isinstance(view, PlanView) else replace(view.camera, zoom=view.shown_zoom)


def _still(widget: QWidget) -> QPixmap:
    """What a widget shows, without what floats over it."""
    ratio = widget.devicePixelRatioF()
    picture = QPixmap(widget.size() * ratio)
    picture.setDevicePixelRatio(ratio)
    widget.render(picture, QPoint(), QRegion(), QWidget.RenderFlag(0))
    return picture
