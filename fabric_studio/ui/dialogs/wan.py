"""Fibre between two sites: a typed route length, or the great circle between their coordinates."""

from __future__ import annotations

import math

from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QPushButton, QWidget

from fabric_studio.app.commands import sites as commands
from fabric_studio.base.great_circle import great_circle_km
from fabric_studio.base.language import tr
from fabric_studio.base.units import format_time
from fabric_studio.ui.context import Context
from fabric_studio.ui.controls import CheckBox, ComboBox
from fabric_studio.ui.dialogs.frame import DialogFrame
from fabric_studio.ui.panels.inspected.building import fibre_delay_s
from fabric_studio.ui.panels.quantity import DISTANCE, LATITUDE, LONGITUDE, Quantity
from fabric_studio.ui.panels.quantity_field import QuantityField
from fabric_studio.ui.selection import chosen
from fabric_studio.ui.theme import SPACE


def _rows(grid: QGridLayout, rows: list[tuple[str, QWidget]]) -> None:
    for row, (text, widget) in enumerate(rows):
        label = QLabel(text)
        label.setProperty("role", "label")
        label.setBuddy(widget)
        widget.setAccessibleName(text)
        grid.addWidget(label, row, 0)
        grid.addWidget(widget, row, 1)


def _grid() -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(SPACE * 2)
    grid.setVerticalSpacing(SPACE)
    grid.setColumnStretch(1, 1)
    return grid


class WanDialog(DialogFrame):
    """Shows length and latency while it is filled in; an empty length takes the great circle."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(
            tr("WAN link"), tr("Fibre between two sites. Cables between their buildings run over it."), parent
        )
        self._context = context
        self.setMinimumWidth(480)
        self.a, self.z = ComboBox(context.theme), ComboBox(context.theme)
        for combo in (self.a, self.z):
            for site in context.snapshot.sites:
                combo.addItem(site.name, site.uid)
        self.z.setCurrentIndex(min(1, self.z.count() - 1))
        self.length = QuantityField(DISTANCE, optional=True)
        self.length.set_value(math.nan)
        self.shared = CheckBox(tr("Other traffic runs on it too"), context.theme)
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.new_site = QPushButton(tr("New site…"))
        self.new_site.clicked.connect(lambda _checked=False: self._add_site())
        grid = _grid()
        _rows(
            grid,
            [(tr("From"), self.a), (tr("To"), self.z), (tr("Route length"), self.length), ("", self.shared)],
        )
        grid.addWidget(self.words, 4, 1)
        self.body.addLayout(grid)
        self._buttons.insertWidget(0, self.new_site)
        self.add_button(tr("Cancel"), self.reject)
        self.connect_button = self.add_button(tr("Connect"), self._connect, role="primary")
        for combo in (self.a, self.z):
            combo.currentIndexChanged.connect(lambda _row: self._tell())
        self.length.edited.connect(lambda _value, _stepping: self._tell())
        self._tell()

    def _great_circle_km(self) -> float:
        sites = self._context.snapshot.sites
        if self.a.currentData() is None or self.z.currentData() is None:
            return math.nan
        a, z = sites.get(self.a.currentData()), sites.get(self.z.currentData())
        return great_circle_km(a.latitude_deg, a.longitude_deg, z.latitude_deg, z.longitude_deg)

    def _tell(self) -> None:
        """Length, where it comes from, and what light needs for it."""
        apart = self._great_circle_km()
        known = not math.isnan(apart) and apart > 0
        self.length.set_hint(tr("great circle, {apart:,.0f} km", apart=apart) if known else tr("kilometres"))
        km, basis = (
            (self.length.value, tr("typed"))
            if not math.isnan(self.length.value)
            else (apart, tr("great circle"))
        )
        two = self.a.count() > 1 and self.a.currentData() != self.z.currentData()
        good = two and not math.isnan(km) and km > 0
        self.connect_button.setEnabled(good)
        if self.a.count() < 2:
            self.words.setText(tr("A WAN link needs two sites; add one."))
        elif not two:
            self.words.setText(tr("Choose two different sites."))
        elif not good:
            self.words.setText(tr("The coordinates of the sites are not known: type the route length."))
        else:
            delay_s = fibre_delay_s(km)
            text = tr(
                "{km:,.0f} km ({basis}): {format_time} one way, {format_time2} round trip in fibre.",
                km=km,
                basis=basis,
                format_time=format_time(delay_s),
                format_time2=format_time(2 * delay_s),
            )
            if basis == "great circle":
                text += tr(" A real route is longer.")
            elif known and km < apart:
                text += tr(" That is shorter than the great circle of {apart:,.0f} km.", apart=apart)
            self.words.setText(text)

    def _add_site(self) -> None:
        dialog = SiteDialog(self._context, self)
        if dialog.exec():
            for combo in (self.a, self.z):
                combo.addItem(dialog.name.text().strip(), dialog.made)
            self.z.setCurrentIndex(self.z.count() - 1)
            self._tell()
        dialog.deleteLater()

    def _connect(self) -> None:
        self.length.commit()
        if self.length.problem:
            self.length.setFocus()
            return
        context = self._context
        typed = None if math.isnan(self.length.value) else self.length.value
        made = context.do(
            commands.connect_sites, context.document, int(self.a.currentData()), int(self.z.currentData()),
            length_km=typed, shared=self.shared.isChecked(),
        )  # fmt: skip
        if made is not None:
            context.selection.set(chosen("span", made))
            self.accept()


class SiteDialog(DialogFrame):
    """`made`: the uid of the new site, 0 before."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(
            tr("New site"), tr("Coordinates are optional; with them, distances are measured."), parent
        )
        self._context, self.made = context, 0
        self.setMinimumWidth(400)
        self.name = QLineEdit(tr("Site {sites}", sites=len(context.snapshot.sites) + 1))
        self.latitude, self.longitude = self._number(LATITUDE), self._number(LONGITUDE)
        self.hall = CheckBox(tr("With an empty hall of 20 x 12 m"), context.theme)
        grid = _grid()
        _rows(
            grid,
            [
                (tr("Name"), self.name),
                (tr("Latitude"), self.latitude),
                (tr("Longitude"), self.longitude),
                ("", self.hall),
            ],
        )
        self.body.addLayout(grid)
        self.add_button(tr("Cancel"), self.reject)
        self.add_button(tr("Add site"), self._add, role="primary")

    def _number(self, quantity: Quantity) -> QuantityField:
        field = QuantityField(quantity, optional=True)
        field.set_hint(tr("unknown"))
        field.set_value(math.nan)
        return field

    def _add(self) -> None:
        for field in (self.latitude, self.longitude):
            field.commit()
            if field.problem:
                field.setFocus()
                return
        hall = (20_000.0, 12_000.0) if self.hall.isChecked() else (None, None)
        made = self._context.do(
            commands.add_site, self._context.document, self.name.text().strip() or tr("Site"),
            self.latitude.value, self.longitude.value, hall_width_mm=hall[0], hall_depth_mm=hall[1],
        )  # fmt: skip
        if made is not None:
            self.made = made
            self.accept()
