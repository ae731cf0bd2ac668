"""Zoom at the lower right of the plan: smaller, how large now, larger, everything."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from fabric_studio.base.language import tr
from fabric_studio.ui.context import Context
from fabric_studio.ui.theme import TARGET


class ZoomBar(QFrame):
    """`zoom()`: how large things are, 1.0: 100 %; `changed` says that it may be another now."""

    def __init__(
        self, context: Context, zoom: Callable[[], float], changed: SignalInstance, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._zoom = zoom
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
        changed.connect(self._refresh)
        self._refresh()
        self.adjustSize()

    def _refresh(self) -> None:
        zoom = 100 * self._zoom()
        self.percent.setText(zoom_words(zoom))


def zoom_words(percent: float) -> str:
    """ "9.5 %", "68 %", "470 x", "47k x": a map is looked into thousands of times nearer than it is shown whole."""
    if percent < 9_999:
        return f"{percent:.1f} %" if percent < 9.95 else f"{percent:.0f} %"
    times = percent / 100
    return f"{times:.0f} x" if times < 10_000 else f"{times / 1e3:.0f}k x"
