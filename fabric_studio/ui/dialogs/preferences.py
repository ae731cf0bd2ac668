"""What the user likes, kept beside the program and not in the project. Everything takes effect at once."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from fabric_studio.base.language import mark, tr
from fabric_studio.ui.context import Context
from fabric_studio.ui.controls import ComboBox
from fabric_studio.ui.dialogs.frame import DialogFrame
from fabric_studio.ui.panels.quantity import SIZE
from fabric_studio.ui.panels.quantity_field import QuantityField
from fabric_studio.ui.theme import SPACE

_THEMES = (("system", mark("as the desktop")), ("light", mark("light")), ("dark", mark("dark")))
_UNITS = (("metric", mark("metres and millimetres")), ("imperial", mark("feet and inches")))
_ENCODINGS = (
    ("utf-8-sig", mark("UTF-8 with mark, as Excel wants")),
    ("utf-8", mark("plain UTF-8, for programs")),
)


class PreferencesDialog(DialogFrame):
    """Theme, units, snap, and how tables for people are written."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(tr("Preferences"), tr("For you on this computer; projects are not touched."), parent)
        self._context = context
        self._file = context.session.preferences
        values = self._file.values
        self.setMinimumWidth(460)
        self.theme = self._choice(_THEMES, context.theme.preference, self._on_theme)
        self.units = self._choice(_UNITS, context.units, self._on_units)
        self.snap = QuantityField(SIZE)
        self.snap.set_value(context.snap_mm)
        self.snap.edited.connect(lambda value, _stepping: self._on_snap(value))
        self.encoding = self._choice(_ENCODINGS, values.csv_encoding, self._on_encoding)
        grid = QGridLayout()
        grid.setHorizontalSpacing(SPACE * 2)
        grid.setVerticalSpacing(SPACE)
        grid.setColumnStretch(1, 1)
        rows: list[tuple[str, QWidget]] = [
            (tr("Colours"), self.theme),
            (tr("Lengths in"), self.units),
            (tr("Snap on the plan"), self.snap),
            (tr("CSV tables"), self.encoding),
        ]
        for row, (text, widget) in enumerate(rows):
            label = QLabel(text)
            label.setProperty("role", "label")
            label.setBuddy(widget)
            widget.setAccessibleName(text)
            grid.addWidget(label, row, 0)
            grid.addWidget(widget, row, 1)
        self.body.addLayout(grid)
        self.add_button(tr("Close"), self._close, role="primary")

    def _choice(self, choices: tuple[tuple[str, str], ...], value: str, act: object) -> ComboBox:
        combo = ComboBox(self._context.theme)
        for data, text in choices:
            combo.addItem(tr(text), data)
        combo.setCurrentIndex(combo.findData(value))
        combo.activated.connect(lambda row: act(combo.itemData(row)))  # type: ignore[operator]
        return combo

    def _on_theme(self, preference: str) -> None:
        self._context.theme.set_preference(preference)  # type: ignore[arg-type]
        self._file.change(theme=preference)

    def _on_units(self, units: str) -> None:
        self._context.set_units(units)  # type: ignore[arg-type]
        self._file.change(units=units)

    def _on_snap(self, snap_mm: float) -> None:
        self._context.set_snap(snap_mm)
        self._file.change(snap_mm=snap_mm)

    def _on_encoding(self, encoding: str) -> None:
        self._file.change(csv_encoding=encoding)

    def _close(self) -> None:
        self.snap.commit()
        if not self.snap.problem:
            self.accept()
