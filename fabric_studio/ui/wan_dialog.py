"""Fibre between two sites: a typed route length, or the great circle between their coordinates."""

from __future__ import annotations

import math

from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox, QFormLayout, QLabel, QWidget

from fabric_studio.app.commands import sites
from fabric_studio.base.great_circle import great_circle_km
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.frame import DialogFrame
from fabric_studio.ui.selection import chosen
from fabric_studio.ui.theme import SPACE


class WanDialog(DialogFrame):
    """One command: `sites.connect_sites`. Without coordinates the length must be typed."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__("Connect sites", "Cables between the two sites then run over this fibre.", parent)
        self._context = context
        self.a, self.z = QComboBox(), QComboBox()
        for site in context.snapshot.sites:
            for box in (self.a, self.z):
                box.addItem(site.name, site.uid)
        self.z.setCurrentIndex(min(1, self.z.count() - 1))
        self.typed = QCheckBox("Route length is known")
        self.length = QDoubleSpinBox()
        self.length.setRange(0.1, 40_000.0)
        self.length.setDecimals(1)
        self.length.setValue(100.0)
        self.length.setSuffix(" km")
        self.shared = QCheckBox("Other traffic runs on it too")
        self.words = QLabel()
        self.words.setProperty("role", "dim")
        self.words.setWordWrap(True)
        form = QFormLayout()
        form.setSpacing(SPACE)
        form.addRow("From", self.a)
        form.addRow("To", self.z)
        form.addRow("", self.typed)
        form.addRow("Length", self.length)
        form.addRow("", self.shared)
        self.body.addLayout(form)
        self.body.addWidget(self.words)
        self.add_button("Cancel", self.reject)
        self.connect_button = self.add_button("Connect", self.connect_them, role="primary")
        for signal in (self.a.currentIndexChanged, self.z.currentIndexChanged, self.length.valueChanged):
            signal.connect(self._refresh)
        self.typed.toggled.connect(self._refresh)
        self._refresh()

    def _great_circle_km(self) -> float:
        places = []
        for box in (self.a, self.z):
            site = self._context.snapshot.sites.get(box.currentData())
            places += [site.latitude_deg, site.longitude_deg]
        return math.nan if any(math.isnan(v) for v in places) else great_circle_km(*places)

    def _refresh(self) -> None:
        direct = self._great_circle_km()
        self.typed.setEnabled(not math.isnan(direct))
        if math.isnan(direct):
            self.typed.setChecked(True)
        self.length.setEnabled(self.typed.isChecked())
        same = self.a.currentData() == self.z.currentData()
        self.connect_button.setEnabled(not same)
        km = self.length.value() if self.typed.isChecked() else direct
        if same:
            self.words.setText("Choose two different sites.")
        else:
            basis = "" if self.typed.isChecked() else ", great circle: the least it can be"
            self.words.setText(
                f"{km:,.0f} km{basis}; {km * 4.9e-3:.2f} ms one way, {km * 9.8e-3:.2f} ms there and back in fibre"
            )

    def connect_them(self) -> None:
        context = self._context
        uid = context.do(
            sites.connect_sites,
            context.document,
            self.a.currentData(),
            self.z.currentData(),
            length_km=self.length.value() if self.typed.isChecked() else None,
            shared=self.shared.isChecked(),
        )
        if uid is not None:
            context.selection.set(chosen("span", uid))
            self.accept()
