"""A new storey on top of a building."""

from __future__ import annotations

import math

import numpy as np
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from fabric_studio.app.commands import storeys as commands
from fabric_studio.app.commands.names import Names
from fabric_studio.base.language import tr
from fabric_studio.base.units import format_length
from fabric_studio.ui.context import Context
from fabric_studio.ui.controls import ComboBox
from fabric_studio.ui.dialogs.frame import DialogFrame
from fabric_studio.ui.panels.quantity import FLOOR_LOAD, SIZE
from fabric_studio.ui.panels.quantity_field import QuantityField
from fabric_studio.ui.theme import SPACE


class StoreyDialog(DialogFrame):
    """Adds the storey and shows it. Its halls have the outlines of the storey below."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        sentence = tr("It stands on top of the building, with halls of the same outline as the storey below.")
        super().__init__(tr("New storey"), sentence, parent)
        self._context = context
        self.setMinimumWidth(440)
        snapshot = context.snapshot
        self.building = ComboBox(context.theme)
        for building in snapshot.buildings:
            site = snapshot.sites.get(building.site).name
            self.building.addItem(f"{building.name}, {site}", building.uid)
        self.title_field = QLineEdit()
        self.clear_height = QuantityField(SIZE)
        self.clear_height.set_value(4500.0)
        self.thickness = QuantityField(SIZE)
        self.thickness.set_value(commands.SLAB_MM)
        self.load = QuantityField(FLOOR_LOAD, optional=True)
        self.load.set_hint(tr("not stated"))
        self.load.set_value(math.nan)
        self.place = QLabel()
        self.place.setProperty("role", "label")
        grid = QGridLayout()
        grid.setHorizontalSpacing(SPACE * 2)
        grid.setVerticalSpacing(SPACE)
        rows: list[tuple[str, QWidget]] = [
            (tr("Building"), self.building),
            (tr("Name"), self.title_field),
            (tr("Clear height"), self.clear_height),
            (tr("Floor thickness"), self.thickness),
            (tr("Floor carries"), self.load),
        ]
        for row, (text, widget) in enumerate(rows):
            label = QLabel(text)
            label.setProperty("role", "label")
            label.setBuddy(widget)
            widget.setAccessibleName(text)
            grid.addWidget(label, row, 0)
            grid.addWidget(widget, row, 1)
        grid.addWidget(self.place, len(rows), 1)
        self.body.addLayout(grid)
        self.add_button(tr("Cancel"), self.reject)
        self.add_storey = self.add_button(tr("Add storey"), self._add, role="primary")
        self.building.currentIndexChanged.connect(lambda _row: self._on_building())
        self.thickness.edited.connect(lambda _value, _stepping: self._tell_place())
        self._on_building()

    def _on_building(self) -> None:
        storeys, building = self._context.snapshot.storeys, self.building.currentData()
        self.add_storey.setEnabled(building is not None)
        if building is None:
            self.place.setText(tr("There is no building yet; draw a hall first."))
            return
        mine = np.flatnonzero(storeys.building == building)
        self.title_field.setText(Names(storeys.name[mine]).next(tr("Level #")))
        self._tell_place()

    def _tell_place(self) -> None:
        """Where its floor will be: on top of the highest storey, as thick as is typed."""
        storeys, building = self._context.snapshot.storeys, self.building.currentData()
        if building is None:
            return
        mine = np.flatnonzero(storeys.building == building)
        top = (storeys.elevation_mm + storeys.height_mm)[mine]
        floor = float(top.max()) + self.thickness.value if len(mine) else 0.0
        self.place.setText(
            tr("Its floor is {format_length} above the datum.", format_length=format_length(floor))
        )

    def _add(self) -> None:
        for field in (self.clear_height, self.thickness, self.load):
            field.commit()
            if field.problem:
                field.setFocus()
                return
        context = self._context
        made = context.do(
            commands.add_storey, context.document, int(self.building.currentData()), name=self.title_field.text().strip() or None,
            height_mm=self.clear_height.value, slab_mm=self.thickness.value, floor_load_kg_m2=self.load.value,
        )  # fmt: skip
        if made is not None:
            context.choose_storey(made)
            self.accept()
