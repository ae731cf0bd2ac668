"""Zoom at the lower right of the plan: smaller, how large now, larger, everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from fabric_studio.base.language import tr
from fabric_studio.ui.canvas.view import PlanView
from fabric_studio.ui.context import Context
from fabric_studio.ui.theme import TARGET

if TYPE_CHECKING:
    from fabric_studio.ui.views.deck import ViewDeck


class ZoomBar(QFrame):
    def __init__(self, context: Context, plan: PlanView | ViewDeck, parent: QWidget) -> None:
        super().__init__(parent)
        self._plan = plan
        self.setProperty("role", "card")
        self.setAccessibleName(tr("Zoom"))
        row = QHBoxLayout(self)
        row.setContentsMargins(3, 3, 3, 3)
        row.setSpacing(2)
        self.percent = QToolButton()
        self.percent.setToolTip(context.actions["view.zoom_100"].toolTip())
        self.percent.clicked.connect(context.actions["view.zoom_100"].trigger)
        self.percent.setFixedSize(72, TARGET)
        for name in ("view.zoom_out", "", "view.zoom_in", "view.fit"):
            if not name:
                row.addWidget(self.percent)
                continue
            button = QToolButton()
            button.setDefaultAction(context.actions[name])
            button.setFixedSize(TARGET, TARGET)
            row.addWidget(button)
        plan.camera_changed.connect(self._refresh)
        self._refresh()
        self.adjustSize()

    def _refresh(self) -> None:
        zoom = 100 * self._plan.camera.zoom
        self.percent.setText(f"{zoom:.0f} %" if zoom >= 9.95 else f"{zoom:.1f} %")
