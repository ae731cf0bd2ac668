"""What to simulate and how fast: the workload, its parameters, play, stop, speed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from fabric_studio.base.language import tr
from fabric_studio.base.params import Param
from fabric_studio.routing.catalogue import POLICIES
from fabric_studio.ui.actions.registry import plain
from fabric_studio.ui.context import Context
from fabric_studio.ui.controls import ComboBox
from fabric_studio.ui.dialogs.compare_routing import CompareRoutingDialog
from fabric_studio.ui.panels.param_form import ParamForm
from fabric_studio.ui.theme import SPACE
from fabric_studio.workloads.catalogue import WORKLOADS

SPEEDS = (0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Multiples of the pace at which a run takes a few seconds on the screen."""
_FIRST = "training_step"
_BETTER: Mapping[str, Mapping[str, object]] = {"training_step": {"steps": 12}}
"""What the window proposes where the plain default would show little: one step has no pattern."""


def _with_choices(params: tuple[Param, ...]) -> tuple[Param, ...]:
    """The parameters, the routing as a choice of the policies there are: workloads do not know them."""
    return tuple(
        replace(param, type="choice", choices=tuple(POLICIES)) if param.name == "routing" else param
        for param in params
    )


class RunControls(QWidget):
    """Signals: `speed_changed()`, `changed()`: workload or parameters are not those of the last run any more."""

    speed_changed = Signal()
    changed = Signal()

    def __init__(self, context: Context, play: QAction, stop: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context, self._play_action = context, play
        self._kept: dict[str, dict[str, object]] = {}
        theme = context.theme
        self.workload = ComboBox(theme)
        self.workload.setAccessibleName(tr("Workload"))
        for name, workload in WORKLOADS.items():
            self.workload.addItem(tr(workload.title), name)
        self.workload.setCurrentIndex(max(0, self.workload.findData(_FIRST)))
        self.form = ParamForm(theme)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 4, 0)
        column.addWidget(self.form)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inside)
        self.play = QPushButton()
        self.play.setProperty("role", "primary")
        self.play.clicked.connect(play.trigger)
        self.stop = QPushButton(tr("Stop"))
        self.stop.clicked.connect(stop.trigger)
        self.speed = ComboBox(theme)
        self.speed.setAccessibleName(tr("Speed"))
        for factor in SPEEDS:
            self.speed.addItem(f"{factor:g}x", factor)
        self.speed.addItem(tr("as fast as possible"), None)
        self.speed.setCurrentIndex(SPEEDS.index(1.0))
        self.speed.view().setMinimumWidth(150)
        buttons = QHBoxLayout()
        buttons.setSpacing(SPACE)
        buttons.addWidget(self.play, 2)
        buttons.addWidget(self.stop, 1)
        pace = QHBoxLayout()
        label = QLabel(tr("Speed"))
        label.setProperty("role", "label")
        pace.addWidget(label)
        pace.addWidget(self.speed, 1)
        self.compare = QToolButton()
        self.compare.setDefaultAction(
            context.actions.add(
                "simulation.compare-routing",
                tr("Compare routings …"),
                self.compare_routings,
                icon_name="scales",
                tip=tr("Run this workload under every routing that fits, and put rates and times side by side"),
            )
        )
        pace.addWidget(self.compare)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, SPACE)
        layout.setSpacing(SPACE)
        layout.addWidget(self.workload)
        layout.addWidget(scroll, 1)
        layout.addLayout(pace)
        layout.addLayout(buttons)
        self.setFixedWidth(248)
        play.changed.connect(self._follow)
        stop.changed.connect(lambda: self.stop.setEnabled(stop.isEnabled()))
        self.workload.currentIndexChanged.connect(lambda _row: self._on_workload())
        self.form.changed.connect(self._on_edit)
        self.speed.currentIndexChanged.connect(lambda _row: self.speed_changed.emit())
        self.stop.setEnabled(stop.isEnabled())
        self._on_workload()
        self._follow()

    @property
    def workload_name(self) -> str:
        return str(self.workload.currentData())

    @property
    def params(self) -> dict[str, object]:
        return dict(self.form.values())

    @property
    def factor(self) -> float | None:
        """Multiple of the usual pace; None: as fast as possible."""
        value = self.speed.currentData()
        return None if value is None else float(value)

    @property
    def problem(self) -> str:
        self.form.commit()
        return self.form.problem

    def choose(self, workload: str, **params: object) -> None:
        """Select a workload and set some of its parameters."""
        self.workload.setCurrentIndex(self.workload.findData(workload))
        for name, value in params.items():
            self.form.set_value(name, value)

    def _on_workload(self) -> None:
        """The parameters typed before for this workload, else the defaults."""
        workload = WORKLOADS[self.workload_name]
        self.workload.setToolTip(tr(workload.summary))
        values = self._kept.get(workload.name) or dict(_BETTER.get(workload.name, {}))
        self.form.set_params(_with_choices(workload.params), values)
        self._name_routings()
        self.changed.emit()

    def compare_routings(self) -> CompareRoutingDialog | None:
        """Open the comparison for the workload as it is set; what is chosen there is set here. None while a field cannot be read."""
        if self.problem:
            return None
        dialog = CompareRoutingDialog(self._context, self.workload_name, self.params, self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def take_over() -> None:
            if dialog.chosen is not None:
                routing, pxn = dialog.chosen
                self.choose(self.workload_name, routing=routing, pxn=pxn)

        dialog.accepted.connect(take_over)
        dialog.open()
        return dialog

    def _name_routings(self) -> None:
        """Policies by their titles, each explained where it is chosen."""
        field = self.form.fields.get("routing")
        if isinstance(field, ComboBox):
            for row in range(field.count()):
                policy = POLICIES[str(field.itemData(row))]
                field.setItemText(row, tr(policy.title))
                field.setItemData(row, tr(policy.summary), Qt.ItemDataRole.ToolTipRole)
            field.view().setMinimumWidth(190)

    def _on_edit(self) -> None:
        self._kept[self.workload_name] = self.params
        self.changed.emit()

    def _follow(self) -> None:
        self.play.setText(plain(self._play_action.text()))
        self.play.setEnabled(self._play_action.isEnabled())
        self.play.setToolTip(self._play_action.toolTip())
