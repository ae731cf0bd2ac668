"""The storeys of the building as tabs over the plan, and whether the other one shines through."""

from __future__ import annotations

import numpy as np
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QToolButton, QWidget

from fabric_studio.base.language import tr
from fabric_studio.base.units import format_length
from fabric_studio.ui.context import Context
from fabric_studio.ui.theme import TARGET


class StoreyTabs(QFrame):
    """Hidden while there is only one storey. With several buildings each tab names its building too."""

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._wanted = True
        self.setProperty("role", "card")
        self.setAccessibleName(tr("Storeys"))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(3, 3, 3, 3)
        self._row.setSpacing(2)
        self._group = QButtonGroup(self)
        self.tabs: dict[int, QToolButton] = {}
        self.ghost = QToolButton()
        self.ghost.setDefaultAction(context.actions["view.ghost"])
        self.ghost.setFixedHeight(TARGET)
        context.document_changed.connect(self._on_change)
        context.document_replaced.connect(self.rebuild)
        context.storey_changed.connect(self._mark)
        self.rebuild()

    def order(self) -> list[int]:
        """Storeys from the ground up, building by building."""
        storeys = self._context.snapshot.storeys
        return [int(u) for u in storeys.uid[np.lexsort((storeys.elevation_mm, storeys.building))]]

    def step(self, by: int) -> None:
        """To the next storey up (+1) or down (-1)."""
        order = self.order()
        if self._context.storey in order:
            place = order.index(self._context.storey) + by
            if 0 <= place < len(order):
                self._context.choose_storey(order[place])

    def _on_change(self, change: object) -> None:
        if change.concerns("storey", "building"):  # type: ignore[attr-defined]
            self.rebuild()

    def rebuild(self) -> None:
        snapshot = self._context.snapshot
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None and widget is not self.ghost:
                widget.hide()
                widget.deleteLater()
        self.tabs = {}
        several = len(snapshot.buildings) > 1
        for uid in self.order():
            storey = snapshot.storeys.get(uid)
            tab = QToolButton()
            name = (
                f"{snapshot.buildings.get(storey.building).name} · {storey.name}" if several else storey.name
            )
            tab.setText(name)
            tab.setCheckable(True)
            tab.setFixedHeight(TARGET)
            load = storey.floor_load_kg_m2
            tab.setToolTip(
                tr(
                    "{name}: floor at {format_length}, {format_length2} high",
                    name=name,
                    format_length=format_length(storey.elevation_mm),
                    format_length2=format_length(storey.height_mm),
                )
                + ("" if np.isnan(load) else tr(", {load:,.0f} kg/m²", load=load))
            )
            tab.clicked.connect(lambda _checked=False, uid=uid: self._context.choose_storey(uid))
            self._group.addButton(tab)
            self._row.addWidget(tab)
            tab.show()  # at once: what is still hidden is not counted when the size is asked for
            self.tabs[uid] = tab
        self._row.addWidget(self.ghost)
        self.setVisible(self._wanted and len(self.tabs) > 1)
        self._mark(self._context.storey)
        self.adjustSize()

    def show_for(self, view: str) -> None:
        """The fabric by tiers and the map have no storeys; only the plan shows another one through."""
        self._wanted = view in ("plan", "stack", "section")
        self.ghost.setVisible(view == "plan")
        self.setVisible(self._wanted and len(self.tabs) > 1)
        self.adjustSize()

    def _mark(self, storey: int) -> None:
        for uid, tab in self.tabs.items():
            tab.setChecked(uid == storey)
