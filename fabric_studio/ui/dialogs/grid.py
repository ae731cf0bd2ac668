"""Any grid for things to come to rest on."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from fabric_studio.base.language import mark, tr
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.frame import DialogFrame
from fabric_studio.ui.panels.quantity import Length
from fabric_studio.ui.panels.quantity_field import QuantityField

GRID = Length(mark("grid"), step=10.0, minimum=1.0, maximum=1200.0)


class GridDialog(DialogFrame):
    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(
            tr("Grid"), tr("Things come to rest on it; from 1 mm to 1.2 m. Alt leaves it."), parent
        )
        self._context = context
        self.setMinimumWidth(360)
        self.step = QuantityField(GRID)
        self.step.imperial = context.units == "imperial"
        self.step.set_value(context.snap_mm)
        self.step.setAccessibleName(tr("Grid"))
        self.body.addWidget(self.step)
        self.add_button(tr("Cancel"), self.reject)
        self.add_button(tr("Use this grid"), self._use, role="primary")
        self.step.setFocus()
        self.step.selectAll()

    def _use(self) -> None:
        self.step.commit()
        if self.step.problem:
            self.step.setFocus()
            return
        self._context.set_snap(self.step.value)
        self.accept()
