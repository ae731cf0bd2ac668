"""The panel around the rack elevation: which rack, which side, a second rack beside it, how large."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from fabric_studio.base.language import tr
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.cable_sheet import CableSheetDialog
from fabric_studio.ui.icons import icon
from fabric_studio.ui.panels.elevation.plan import Side
from fabric_studio.ui.panels.elevation.view import ZOOMS_PX, ElevationView
from fabric_studio.ui.panels.place import SecondButton
from fabric_studio.ui.theme import SPACE

_READABLE_PX = 14.0
"""The least height of a unit at which names fit; smaller only by hand."""
_COALESCE_MS = 30


class ElevationPanel(QFrame):
    """Shows the rack that is selected, or that holds what is selected. Pinning keeps a rack beside the next one."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._rack = 0
        self._pinned = 0
        self._side: Side = "front"
        self._zoomed_by_hand = False
        self.setProperty("role", "panel")
        self.setMinimumWidth(240)
        self.view = ElevationView(context)
        self.view.spoken.connect(self._on_spoken)
        self.view.zoomed.connect(self._on_zoomed)
        self.front = self._toggle(tr("Front"), tr("The front of the rack"))
        self.rear = self._toggle(tr("Rear"), tr("The rear of the rack, with the ports that are there"))
        sides = QButtonGroup(self)
        for button in (self.front, self.rear):
            sides.addButton(button)
        self.front.setChecked(True)
        self.front.clicked.connect(lambda: self.show_side("front"))
        self.rear.clicked.connect(lambda: self.show_side("rear"))
        self.pin = self._tool(
            "push-pin", tr("Keep this rack beside the next one selected"), self._on_pin, checkable=True
        )
        self.smaller = self._tool(
            "magnifying-glass-minus", tr("Smaller (Ctrl and wheel)"), lambda: self._zoom(-1)
        )
        self.larger = self._tool(
            "magnifying-glass-plus", tr("Larger (Ctrl and wheel)"), lambda: self._zoom(1)
        )
        bar = QHBoxLayout()
        bar.setContentsMargins(SPACE, 0, 4, 0)
        bar.setSpacing(2)
        bar.addWidget(self.front)
        bar.addWidget(self.rear)
        bar.addStretch(1)
        self.sheet = self._tool("list-bullets", tr("Cables of what is selected here, as a sheet"), self.show_sheet)
        for button in (self.sheet, self.pin, self.smaller, self.larger, SecondButton(context, "elevation")):
            bar.addWidget(button)

        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(self.view)
        self.words = QLabel()
        self.words.setProperty("role", "label")
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setContentsMargins(SPACE, 0, SPACE, 4)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.words.setMinimumHeight(50)
        self.words.setMaximumHeight(50)
        self.empty = QLabel(tr("Select a rack to see its units and ports."))
        self.empty.setProperty("role", "dim")
        self.empty.setWordWrap(True)
        self.empty.setContentsMargins(SPACE * 2, SPACE * 2, SPACE * 2, SPACE * 2)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, SPACE, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(bar)
        layout.addWidget(self.empty, 1)
        layout.addWidget(self.area, 1)
        layout.addWidget(self.words)

        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_COALESCE_MS)
        self._soon.timeout.connect(self.refresh)
        context.selection_changed.connect(self._follow)
        context.document_changed.connect(lambda _change: self._soon.start())
        context.document_replaced.connect(self._forget)
        context.theme_changed.connect(self._on_theme)
        if "cables.sheet" not in context.actions:
            action = context.actions.add("cables.sheet", tr("Cable sheet …"), self.show_sheet, shortcut="Ctrl+Shift+K")
            self.addAction(action)
        self._follow()
        self._on_spoken("")

    # -- building ---------------------------------------------------------------------------------------------------

    def _toggle(self, text: str, tip: str) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setCheckable(True)
        button.setToolTip(tip)
        return button

    def _tool(self, icon_name: str, tip: str, act: object, *, checkable: bool = False) -> QToolButton:
        button = QToolButton()
        button.setIcon(icon(icon_name, self._context.theme))
        button.setProperty("icon_name", icon_name)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.setCheckable(checkable)
        button.clicked.connect(lambda _checked=False: act())  # type: ignore[operator]
        return button

    def _on_theme(self) -> None:
        for button in (self.sheet, self.pin, self.smaller, self.larger):
            button.setIcon(icon(button.property("icon_name"), self._context.theme))

    # -- which rack -------------------------------------------------------------------------------------------------

    def _follow(self) -> None:
        """The rack of the selection; an unrelated selection keeps the one that is shown."""
        selection, snapshot = self._context.selection, self._context.snapshot
        racks = selection.of("rack")
        if not len(racks):
            devices = selection.of("device")
            devices = devices[snapshot.devices.has(devices)]
            if len(devices):
                racks = np.unique(snapshot.devices.rack[snapshot.devices.index_of(devices)])
        if len(racks) and self._rack not in racks and self._pinned not in racks:
            self._rack = int(racks[0])
            self._soon.start()
        elif not self._rack:
            self.refresh()
        else:
            self._reveal()

    def _forget(self) -> None:
        self._rack = self._pinned = 0
        self.pin.setChecked(False)
        self.refresh()

    def racks(self) -> list[int]:
        """What is shown, the pinned rack first."""
        snapshot = self._context.snapshot
        wanted = dict.fromkeys((self._pinned, self._rack))
        return [rack for rack in wanted if rack and rack in snapshot.racks]

    def show_rack(self, rack: int, side: Side = "front") -> None:
        """Show this rack whatever is selected."""
        self._rack = rack
        self.show_side(side)

    def show_side(self, side: Side) -> None:
        self._side = side
        (self.front if side == "front" else self.rear).setChecked(True)
        self.refresh()

    def _on_pin(self) -> None:
        self._pinned = self._rack if self.pin.isChecked() else 0
        self.refresh()

    def show_sheet(self) -> None:
        """The cables of the devices selected, else of all in the rack shown, to read, save and print."""
        context = self._context
        devices = context.selection.of("device")
        devices = devices[context.snapshot.devices.has(devices)]
        if not len(devices):
            table = context.snapshot.devices
            devices = table.uid[np.isin(table.rack, self.racks())]
        if not len(devices):
            context.notices.error(tr("no device is selected; select one, or a rack with devices in it"))
            return
        dialog = CableSheetDialog(context, devices, self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def refresh(self) -> None:
        """Show the racks as they are now. A hidden panel waits until it is seen."""
        if not self.isVisible():
            return
        racks = self.racks()
        self.empty.setVisible(not racks)
        self.area.setVisible(bool(racks))
        self.words.setVisible(bool(racks))
        for button in (self.front, self.rear, self.sheet, self.pin, self.smaller, self.larger):
            button.setEnabled(bool(racks))
        self.view.show_racks(racks, self._side)
        self._fit()
        self._reveal()

    def _reveal(self) -> None:
        """Scroll to the device that is selected, when it is one."""
        devices = self._context.selection.of("device")
        place = self.view.place_of(int(devices[0])) if len(devices) == 1 else None
        if place is not None:
            self.area.ensureVisible(int(place.x()), int(place.y()), 0, 40)

    # -- how large --------------------------------------------------------------------------------------------------

    def _on_zoomed(self) -> None:
        self._zoomed_by_hand = True

    def _zoom(self, steps: int) -> None:
        self.view.zoom(steps)

    def _fit(self) -> None:
        """The whole rack where its names stay readable, else as small as they are and scrolled."""
        if self._zoomed_by_hand or not self.view.plans:
            return
        units = max(plan.units for plan in self.view.plans)
        room = self.area.viewport().height() - 64
        self.view.set_unit_px(min(max(room / units, _READABLE_PX), ZOOMS_PX[5]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def _on_spoken(self, words: str) -> None:
        self.words.setText(words or tr("Drag from port to port to cable; drag a device to another unit."))
