"""What of a drawing lies under the plan: the page of a PDF; the layers of a DXF and the length of its unit."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPixmap
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from fabric_studio.base.language import counted, tr
from fabric_studio.base.units import format_length
from fabric_studio.ui.context import Context
from fabric_studio.ui.controls import CheckBox, ComboBox
from fabric_studio.ui.dialogs.frame import DialogFrame, scrolled
from fabric_studio.ui.theme import SPACE
from fabric_studio.ui.underlay.dxf import UNITS
from fabric_studio.ui.underlay.files import Choice, Survey, preview
from fabric_studio.ui.underlay.previews import Previews

PREVIEW = QSize(560, 420)
THUMB_PX = 96


class DrawingDialog(DialogFrame):
    """`choice` is what was chosen, once accepted."""

    def __init__(self, context: Context, survey: Survey, parent: QWidget | None = None) -> None:
        is_pdf = survey.shapes is None
        sentence = (
            tr("One page becomes the picture under the plan.")
            if is_pdf
            else tr("What is ticked becomes the picture under the plan, in the measures of the drawing.")
        )
        super().__init__(survey.path.name, sentence, parent)
        self._context, self._survey = context, survey
        self._previews = Previews()
        self._previews.made.connect(self._show)
        self.finished.connect(lambda _result: self._previews.stop())
        self.items = QListWidget()
        self.boxes: dict[str, CheckBox] = {}
        """One for each layer, by its name."""
        self.picture = QLabel()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setFixedSize(PREVIEW)
        self.picture.setAccessibleName(tr("Preview"))
        self.picture.setStyleSheet("background: white; border-radius: 4px;")
        self.size_label = QLabel()
        self.size_label.setProperty("role", "label")
        self.units = ComboBox(context.theme)
        left = QVBoxLayout()
        left.addWidget(self._heading(is_pdf))
        choices = self.items if is_pdf else scrolled(self._layer_boxes())
        choices.setMinimumWidth(280)
        left.addWidget(choices, 1)
        if not is_pdf:
            left.addLayout(self._all_or_none())
        right = QVBoxLayout()
        right.addWidget(self.picture)
        if not is_pdf:
            right.addLayout(self._measures())
        right.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(SPACE * 2)
        row.addLayout(left, 1)
        row.addLayout(right)
        self.body.addLayout(row)
        self.add_button(tr("Cancel"), self.reject)
        self.lay_button = self.add_button(tr("Lay under the plan"), self.accept, role="primary")
        if is_pdf:
            self._list_pages()
        self._changed()

    @property
    def choice(self) -> Choice:
        if self._survey.shapes is None:
            return Choice(page=max(0, self.items.currentRow()))
        ticked = frozenset(name for name, box in self.boxes.items() if box.isChecked())
        number = self.units.currentData()
        unit, unit_mm = UNITS.get(number, ("", 0.0))
        return Choice(layers=ticked, unit=unit, unit_mm=unit_mm)

    # -- what there is ------------------------------------------------------------------------------------------------

    def _heading(self, is_pdf: bool) -> QLabel:
        shapes = self._survey.shapes
        if is_pdf or shapes is None:
            text = counted(self._survey.pages, "{count} page", "{count} pages")
        else:
            text = counted(len(shapes.layers), "{count} layer", "{count} layers")
        label = QLabel(text)
        label.setProperty("role", "label")
        self.items.setAccessibleName(tr("Pages"))
        return label

    def _list_pages(self) -> None:
        self.items.setIconSize(QSize(THUMB_PX, THUMB_PX))
        blank = QPixmap(THUMB_PX, THUMB_PX)
        blank.fill(Qt.GlobalColor.transparent)
        for n in range(self._survey.pages):
            self.items.addItem(QListWidgetItem(QIcon(blank), tr("Page {page}", page=n + 1)))
        for n in range(self._survey.pages - 1, -1, -1):
            self._previews.ask(f"thumb {n}", partial(preview, self._survey, Choice(page=n), THUMB_PX * 2))
        self.items.setCurrentRow(0)
        self.items.currentRowChanged.connect(lambda _row: self._changed())
        self.items.itemDoubleClicked.connect(lambda _item: self.accept())

    def _layer_boxes(self) -> QWidget:
        assert self._survey.shapes is not None
        form = QWidget()
        column = QVBoxLayout(form)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for layer in sorted(self._survey.shapes.layers, key=lambda layer: layer.name.lower()):
            box = CheckBox(f"{layer.name}   ({layer.count:,})".replace("&", "&&"), self._context.theme)
            box.setChecked(layer.shown)
            box.toggled.connect(lambda _on: self._changed())
            self.boxes[layer.name] = box
            column.addWidget(box)
        return form

    def _all_or_none(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for text, ticked in ((tr("All"), True), (tr("None"), False)):
            button = QPushButton(text)
            button.setAutoDefault(False)
            button.clicked.connect(partial(self._tick, ticked))
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _tick(self, ticked: bool, _checked: bool = False) -> None:
        for box in self.boxes.values():
            box.blockSignals(True)
            box.setChecked(ticked)
            box.blockSignals(False)
        self._changed()

    def _measures(self) -> QGridLayout:
        assert self._survey.shapes is not None
        said = self._survey.shapes.unit
        for number, (name, _mm) in UNITS.items():
            text = tr("1 unit is 1 {unit}, says the file ($INSUNITS)", unit=name)
            self.units.addItem(text if name == said else tr("1 unit is 1 {unit}", unit=name), number)
        self.units.addItem(tr("not known: two points will tell"), 0)
        here = next((number for number, (name, _mm) in UNITS.items() if name == said), 0)
        self.units.setCurrentIndex(self.units.findData(here))
        self.units.currentIndexChanged.connect(lambda _row: self._changed())
        self.units.setAccessibleName(tr("Unit"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(SPACE * 2)
        grid.setColumnStretch(1, 1)
        for row, (text, widget) in enumerate(((tr("Unit"), self.units), (tr("Size"), self.size_label))):
            label = QLabel(text)
            label.setProperty("role", "label")
            grid.addWidget(label, row, 0)
            grid.addWidget(widget, row, 1)
        return grid

    # -- what it would be ---------------------------------------------------------------------------------------------

    def _changed(self) -> None:
        choice = self.choice
        self._previews.ask("preview", partial(preview, self._survey, choice, PREVIEW.width() * 2))
        if self._survey.shapes is None:
            return
        wide, deep = self._survey.size_mm(choice)
        drawn = not self._survey.shapes.bounds(choice.layers or ()).isEmpty()
        self.lay_button.setEnabled(drawn)
        if not drawn:
            self.size_label.setText(tr("nothing would be drawn"))
        elif wide:
            imperial = self._context.units == "imperial"
            self.size_label.setText(
                f"{format_length(wide, imperial=imperial)} × {format_length(deep, imperial=imperial)}"
            )
        else:
            self.size_label.setText(tr("you click two points whose distance you know"))

    def _show(self, key: str, image: QImage) -> None:
        if key == "preview":
            room = PREVIEW - QSize(8, 8)
            shown = QPixmap.fromImage(image)
            if not shown.isNull():
                shown = shown.scaled(
                    room * self.devicePixelRatioF(),
                    Qt.AspectRatioMode.KeepAspectRatio,
                    Qt.TransformationMode.SmoothTransformation,
                )
                shown.setDevicePixelRatio(self.devicePixelRatioF())
            self.picture.setPixmap(shown)
        elif not image.isNull():
            self.items.item(int(key.split()[1])).setIcon(QIcon(QPixmap.fromImage(image)))
