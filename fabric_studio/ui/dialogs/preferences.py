"""What the user likes, kept beside the program and not in the project. All takes effect at once, a language at the next start."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from fabric_studio.base.language import counted, mark, tr
from fabric_studio.base.translations import LANGUAGES, named_by_environment
from fabric_studio.io.house_style import write_as
from fabric_studio.ui.context import Context
from fabric_studio.ui.controls import ComboBox
from fabric_studio.ui.dialogs.frame import DialogFrame
from fabric_studio.ui.panels.quantity import SIZE
from fabric_studio.ui.panels.quantity_field import QuantityField
from fabric_studio.ui.theme import SPACE

_THEMES = (("system", mark("as the desktop")), ("light", mark("light")), ("dark", mark("dark")))
_UNITS = (("metric", mark("metres and millimetres")), ("imperial", mark("feet and inches")))
_LANGUAGES = (("system", mark("as the desktop")), *LANGUAGES.items())
_AUTOSAVES = ((0, mark("only when I save")), *((minutes, "") for minutes in (1, 5, 15)))
_LABELS = (
    ("TIA-606 style", mark("by place: A-01-40:12/2")),
    ("device name", mark("by device: leaf-01:12/2")),
)
_ENCODINGS = (
    ("utf-8-sig", mark("UTF-8 with mark, as Excel wants")),
    ("utf-8", mark("plain UTF-8, for programs")),
)


class PreferencesDialog(DialogFrame):
    """Language, theme, units, snap, how labels and tables for people are written, and whether the project is saved by itself."""

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
        self.language = self._choice(_LANGUAGES, values.language, self._on_language)
        self.labels = self._choice(_LABELS, values.label_profile, self._on_labels)
        self.encoding = self._choice(_ENCODINGS, values.csv_encoding, self._on_encoding)
        self.autosave = self._choice(
            tuple(
                (minutes, text or counted(minutes, "every minute", "every {count} minutes"))
                for minutes, text in _AUTOSAVES
            ),
            values.autosave_min,
            self._on_autosave,
        )
        self.note = QLabel()
        self.note.setProperty("role", "dim")
        self.note.setWordWrap(True)
        self.note.hide()
        grid = QGridLayout()
        grid.setHorizontalSpacing(SPACE * 2)
        grid.setVerticalSpacing(SPACE)
        grid.setColumnStretch(1, 1)
        rows: list[tuple[str, QWidget]] = [
            # In both languages: whoever has the wrong one must find this.
            (tr("Language (语言)"), self.language),
            (tr("Colours"), self.theme),
            (tr("Lengths in"), self.units),
            (tr("Snap on the plan"), self.snap),
            (tr("Labels of cables"), self.labels),
            (tr("CSV tables"), self.encoding),
            (tr("Save the project"), self.autosave),
        ]
        for row, (text, widget) in enumerate(rows):
            label = QLabel(text)
            label.setProperty("role", "label")
            label.setBuddy(widget)
            widget.setAccessibleName(text)
            grid.addWidget(label, row, 0)
            grid.addWidget(widget, row, 1)
        self.body.addLayout(grid)
        self.body.addWidget(self.note)
        self.add_button(tr("Close"), self._close, role="primary")

    def _choice(self, choices: Sequence[tuple[object, str]], value: object, act: object) -> ComboBox:
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

    def _on_language(self, language: str) -> None:
        self._file.change(language=language)
        self.note.setText(
            tr("FABRIC_STUDIO_LANGUAGE is set and goes first.")
            if named_by_environment()
            else tr("The language changes when Fabric Studio is started again. 重新启动后生效。")
        )
        self.note.show()

    def _on_labels(self, profile: str) -> None:
        self._file.change(label_profile=profile)
        self._restyle()

    def _on_encoding(self, encoding: str) -> None:
        self._file.change(csv_encoding=encoding)
        self._restyle()

    def _restyle(self) -> None:
        values = self._file.values
        write_as(csv_encoding=values.csv_encoding, label_profile=values.label_profile)

    def _on_autosave(self, minutes: int) -> None:
        self._file.change(autosave_min=minutes)
        self._context.view_changed.emit()

    def _close(self) -> None:
        self.snap.commit()
        if not self.snap.problem:
            self.accept()
