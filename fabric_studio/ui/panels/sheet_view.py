"""One sheet of the inspector as widgets: its fields, its buttons and its facts, for the selection of one kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from fabric_studio.app.commands import cables as cable_commands
from fabric_studio.app.commands import fields as field_commands
from fabric_studio.base.language import tr
from fabric_studio.catalog.parts import Medium
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids
from fabric_studio.ui.context import Context
from fabric_studio.ui.controls import CheckBox, ComboBox
from fabric_studio.ui.panels.fact_list import LABEL_PX, FactList
from fabric_studio.ui.panels.inspected.media_choice import ranked_media
from fabric_studio.ui.panels.inspected.sheet import Entry, Sheet
from fabric_studio.ui.panels.medium_combo import MediumCombo
from fabric_studio.ui.panels.quantity import Quantity
from fabric_studio.ui.panels.quantity_field import QuantityField
from fabric_studio.ui.theme import SPACE, Theme

FIELD_PX = 88
"""What a field is content with: the inspector may be narrow, and a choice as long as the name of a medium."""


class TextField(QLineEdit):
    """A name or another text. Signals: `entered(text)` when Return or leaving the field gave a new one."""

    entered = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = ""
        self.editingFinished.connect(self._commit)

    def set_shown(self, text: str, *, several: bool) -> None:
        self.setPlaceholderText(tr("several") if several else "")
        if self.hasFocus() and self.isModified() and text == self._shown:
            return
        self._shown = text
        self.setText(text)
        self.setCursorPosition(0)  # of a long name the beginning is seen
        self.setModified(False)

    def _commit(self) -> None:
        if self.text() != self._shown:
            self._shown = self.text()
            self.setModified(False)
            self.entered.emit(self.text())


class ChoiceField(ComboBox):
    """One of a few values. Signals: `picked(value)`."""

    picked = Signal(object)

    def __init__(self, theme: Theme, *, free: bool, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setEditable(free)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setMinimumContentsLength(6)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.activated.connect(lambda row: self.picked.emit(self.itemData(row)))
        line = self.lineEdit()
        if line is not None:
            line.editingFinished.connect(self._typed)

    def set_choices(self, choices: list[tuple[Any, str]], value: Any, *, several: bool) -> None:
        with QSignalBlocker(self):
            shown = [(data, tr(text)) for data, text in choices]
            if [(self.itemData(i), self.itemText(i)) for i in range(self.count())] != shown:
                self.clear()
                for data, text in choices:
                    self.addItem(tr(text), data)
            self.setCurrentIndex(-1 if several else self.findData(value))
            self.setPlaceholderText(tr("several") if several else "")
            if self.isEditable():
                self.setEditText("" if several else str(value))

    def _typed(self) -> None:
        text = self.currentText().strip()
        if text and text != self.itemText(self.currentIndex()):
            self.picked.emit(text)


class SheetView(QWidget):
    """Signals: `followed(kind, uid)` when a link in the facts was clicked."""

    followed = Signal(str, int)

    def __init__(self, context: Context, kind: str, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context, self.kind, self.sheet = context, kind, sheet
        self._uids: Ids = np.empty(0, np.int64)
        self.fields: dict[str, QuantityField | TextField | ChoiceField | QCheckBox] = {}
        self._labels: dict[str, QLabel] = {}
        self.medium: MediumCombo | None = None
        self.acts: list[QPushButton] = []

        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(SPACE)
        grid.setVerticalSpacing(4)
        grid.setColumnMinimumWidth(0, LABEL_PX)
        grid.setColumnStretch(1, 1)
        for entry in sheet.entries:
            self._add_field(grid, entry)
            if entry.field == "name" and sheet.extra == "medium":
                self._add_medium(grid)
        self.facts = FactList(context.theme, self)
        self.facts.followed.connect(self.followed)
        self._acts = QVBoxLayout()
        self._acts.setSpacing(4)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACE + 4)
        layout.addLayout(grid)
        layout.addLayout(self._acts)
        layout.addWidget(self.facts)
        layout.addStretch(1)

    # -- building ---------------------------------------------------------------------------------------------------

    def _add_row(self, grid: QGridLayout, text: str, widget: QWidget, tip: str) -> QLabel:
        label = QLabel(text)
        label.setProperty("role", "label")
        label.setFixedWidth(LABEL_PX)
        label.setWordWrap(True)
        label.setToolTip(tip)
        label.setBuddy(widget)
        widget.setAccessibleName(text)
        row = grid.rowCount()
        widget.setMinimumWidth(FIELD_PX)
        grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(widget, row, 1)
        return label

    def _add_field(self, grid: QGridLayout, entry: Entry) -> None:
        field: QuantityField | TextField | ChoiceField | QCheckBox
        if isinstance(entry.control, Quantity):
            field = QuantityField(entry.control, optional=entry.optional)
            field.set_hint(tr(entry.hint))
            field.edited.connect(lambda value, stepping, e=entry: self._edit(e, value, stepping=stepping))
        elif entry.control == "text":
            field = TextField()
            field.entered.connect(lambda text, e=entry: self._edit(e, text))
        elif entry.control == "flag":
            field = CheckBox(tr("yes"), self._context.theme)
            field.clicked.connect(lambda on, e=entry: self._edit(e, bool(on)))
        else:
            field = ChoiceField(self._context.theme, free=entry.free)
            field.picked.connect(lambda value, e=entry: self._edit(e, value))
        self._labels[entry.field] = self._add_row(grid, tr(entry.label), field, tr(entry.tip))
        self.fields[entry.field] = field

    def _add_medium(self, grid: QGridLayout) -> None:
        self.medium = MediumCombo(self._context.theme)
        self.medium.chosen.connect(self._set_medium)
        self._add_row(
            grid, tr("Medium"), self.medium, tr("Fitting media first, by price; the others with the reason")
        )

    # -- showing ----------------------------------------------------------------------------------------------------

    def show_things(self, uids: Ids) -> None:
        """Show these; all must be in the design."""
        self._uids = uids
        snapshot = self._context.snapshot
        table = snapshot.table(self.kind)
        rows = table.index_of(uids)
        for entry in self.sheet.entries:
            column = table.columns[entry.field][rows]
            first = column[0]
            several = bool(((column != first) & ~((column != column) & (first != first))).any())
            self._fill(entry, snapshot, first, several=several)
        if self.medium is not None:
            self._fill_medium(snapshot)
        self._fill_acts(snapshot)
        self.facts.set_facts(self.sheet.facts(snapshot, self._context.library, uids))

    def _fill(self, entry: Entry, snapshot: Snapshot, value: Any, *, several: bool) -> None:
        field = self.fields[entry.field]
        hidden = entry.one and len(self._uids) > 1
        field.setVisible(not hidden)
        self._labels[entry.field].setVisible(not hidden)
        if hidden:
            return
        if isinstance(field, QuantityField):
            field.imperial = self._context.units == "imperial"
            field.set_value(float(value), several=several)
        elif isinstance(field, TextField):
            field.set_shown("" if several else str(value), several=several)
        elif isinstance(field, QCheckBox):
            field.setTristate(several)
            field.setCheckState(
                Qt.CheckState.PartiallyChecked
                if several
                else Qt.CheckState.Checked
                if value
                else Qt.CheckState.Unchecked
            )
        elif callable(entry.control):
            plain = value.item() if isinstance(value, np.generic) else value
            field.set_choices(entry.control(snapshot, self._uids), plain, several=several)

    def _fill_medium(self, snapshot: Snapshot) -> None:
        assert self.medium is not None
        media = np.unique(snapshot.cables.medium[snapshot.cables.index_of(self._uids)])
        spec = snapshot.spec_of(int(media[0])) if len(media) == 1 else None
        choices = ranked_media(snapshot, self._context.library, self._uids)
        self.medium.set_choices(choices, spec.id if isinstance(spec, Medium) else "")
        if spec is not None and self.medium.currentIndex() < 0:
            self.medium.setPlaceholderText(spec.name)

    def _fill_acts(self, snapshot: Snapshot) -> None:
        acts = self.sheet.acts(snapshot, self._uids)
        if [act.text for act in acts] != [button.text() for button in self.acts]:
            for button in self.acts:
                self._acts.removeWidget(button)
                button.hide()
                button.deleteLater()
            self.acts = [QPushButton(act.text) for act in acts]
            for button, act in zip(self.acts, acts, strict=True):
                button.setToolTip(act.tip)
                button.clicked.connect(lambda _checked=False, run=act.run: self._act(run))
                self._acts.addWidget(button)

    # -- editing ----------------------------------------------------------------------------------------------------

    def _edit(self, entry: Entry, value: Any, *, stepping: bool = False) -> None:
        """One command per edit; steps of the same field on the same things are one undo step."""
        context, uids = self._context, self._uids
        merge_key = f"inspector {self.kind} {entry.field} {hash(uids.tobytes())}" if stepping else ""
        before = context.document.revision
        if entry.command is not None:
            context.do(entry.command, context.document, uids, value, merge_key)
        else:
            context.do(
                field_commands.set_fields,
                context.document,
                self.kind,
                uids,
                merge_key=merge_key,
                **{entry.field: value},
            )
        if context.document.revision == before:
            self.show_things(uids)

    def _set_medium(self, medium_id: str) -> None:
        context = self._context
        context.do(cable_commands.set_medium, context.document, context.library, self._uids, medium_id)

    def _act(self, run: Callable[..., object]) -> None:
        self._context.do(run, self._context.document, self._context.library, self._uids)
