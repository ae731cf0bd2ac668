"""A form for typed parameters: one field each, from the declaration that also makes the command line and the manual."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from fabric_studio.base.language import tr
from fabric_studio.base.params import Param, Value
from fabric_studio.ui.controls import CheckBox, ComboBox
from fabric_studio.ui.panels.quantity import Quantity, Size
from fabric_studio.ui.panels.quantity_field import QuantityField
from fabric_studio.ui.theme import SPACE, Theme

_UNITS: Mapping[str, Mapping[str, float]] = {
    "s": {"s": 1.0, "ms": 1e-3, "us": 1e-6},
    "Gb/s": {"Gb/s": 1.0, "Tb/s": 1e3},
    "m": {"m": 1.0, "km": 1e3},
}
_WIDE_PX = 168


def quantity_of(param: Param) -> Quantity:
    """How the number of a parameter is typed, with its limits."""
    low = -math.inf if param.minimum is None else param.minimum
    high = math.inf if param.maximum is None else param.maximum
    noun = tr(words_of(param.name)).lower()
    if param.type == "bytes":
        return Size(noun, step=1e6, minimum=low, maximum=high)
    units = _UNITS.get(param.unit, {param.unit: 1.0})
    whole = param.type == "int"
    step = 1.0 if whole or not param.default else 10.0 ** math.floor(math.log10(abs(float(param.default))))
    return Quantity(noun, units, step, 6, low, high, whole)


def words_of(name: str) -> str:
    """ "gpus_per_server" as "GPUs per server" """
    words = name.removesuffix("_s").replace("_", " ").replace("gpus", "GPUs").replace("nic", "NIC").replace("pxn", "PXN")
    words = words.replace("gbps", "rate")
    return "SU" if words == "su" else words[0].upper() + words[1:]


class ParamForm(QWidget):
    """Signals: `changed()` after every accepted edit. `help_below`: each field is explained under it, not in a tip."""

    changed = Signal()

    def __init__(self, theme: Theme, *, help_below: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._help_below = theme, help_below
        self._params: Sequence[Param] = ()
        self.fields: dict[str, QuantityField | QLineEdit | ComboBox | CheckBox] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(SPACE)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)

    @property
    def params(self) -> Sequence[Param]:
        return self._params

    def set_params(self, params: Sequence[Param], values: Mapping[str, object] | None = None) -> None:
        """Make the fields anew, with these values or the defaults."""
        while self._grid.count():
            item = self._grid.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._params, self.fields = tuple(params), {}
        for param in params:
            self._add(param, (values or {}).get(param.name, param.default))

    def _add(self, param: Param, value: object) -> None:
        field = self._field(param, value)
        self.fields[param.name] = field
        label = QLabel(tr(words_of(param.name)))
        label.setProperty("role", "label")
        label.setBuddy(field)
        label.setWordWrap(True)
        field.setAccessibleName(label.text())
        field.setAccessibleDescription(tr(param.help))
        row = self._grid.rowCount()
        tip = f"{tr(param.help)} ({param.describe()})"
        label.setToolTip(tip)
        self._grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(field, row, 1)
        if self._help_below:
            note = QLabel(tr(param.help))
            note.setProperty("role", "label")
            note.setWordWrap(True)
            note.setContentsMargins(0, 0, 0, 6)
            self._grid.addWidget(note, row + 1, 1)

    def _field(self, param: Param, value: object) -> QuantityField | QLineEdit | ComboBox | CheckBox:
        field: QuantityField | QLineEdit | ComboBox | CheckBox
        if param.type == "bool":
            field = CheckBox(tr("yes"), self._theme)
            field.setChecked(bool(value))
            field.toggled.connect(lambda _on: self.changed.emit())
        elif param.type == "choice":
            field = ComboBox(self._theme)
            for choice in param.choices:
                field.addItem(
                    f"{choice} {param.unit}" if param.unit and choice[:1].isdigit() else tr(choice), choice
                )
            field.setCurrentIndex(field.findData(str(value)))
            field.currentIndexChanged.connect(lambda _row: self.changed.emit())
        elif param.type == "str":
            field = QLineEdit(str(value))
            field.editingFinished.connect(self.changed.emit)
        else:
            field = QuantityField(quantity_of(param))
            field.set_value(float(str(value)))
            field.edited.connect(lambda _value, _stepping: self.changed.emit())
        field.setMinimumWidth(_WIDE_PX if self._help_below else 96)
        return field

    def values(self) -> dict[str, Value]:
        """What is set now; a field that cannot be read keeps its last good value (see `problem`)."""
        found: dict[str, Value] = {}
        for param in self._params:
            field = self.fields[param.name]
            if isinstance(field, QuantityField):
                number = field.value
                found[param.name] = int(number) if param.type == "int" else number
            elif isinstance(field, CheckBox):
                found[param.name] = field.isChecked()
            elif isinstance(field, ComboBox):
                found[param.name] = str(field.currentData())
            else:
                found[param.name] = field.text()
        return found

    def set_value(self, name: str, value: Any) -> None:
        """Set one field as if it had been typed."""
        field = self.fields[name]
        if isinstance(field, QuantityField):
            field.set_value(float(value))
        elif isinstance(field, CheckBox):
            field.setChecked(bool(value))
        elif isinstance(field, ComboBox):
            with QSignalBlocker(field):
                field.setCurrentIndex(field.findData(str(value)))
        else:
            field.setText(str(value))
        self.changed.emit()

    def commit(self) -> None:
        """Take what is being typed."""
        for field in self.fields.values():
            if isinstance(field, QuantityField):
                field.commit()

    @property
    def problem(self) -> str:
        """What cannot be read, "" when all can."""
        return next(
            (f.problem for f in self.fields.values() if isinstance(f, QuantityField) and f.problem), ""
        )
