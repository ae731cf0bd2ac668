"""The racks of an elevation as they are drawn: one or two to scale by rack unit, kept as a picture while the pointer moves."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from fabric_studio.model.snapshot import Snapshot
from fabric_studio.sim.frames import Frame
from fabric_studio.ui.context import Context
from fabric_studio.ui.panels.elevation.heat import port_heat
from fabric_studio.ui.panels.elevation.paint import Look, paint_column, paint_pointers
from fabric_studio.ui.panels.elevation.places import Column, Spot, lay_out
from fabric_studio.ui.panels.elevation.plan import Mounted, Plugged, RackPlan, Side, rack_plan
from fabric_studio.ui.panels.elevation.wires import paint_cables, paint_title
from fabric_studio.ui.panels.findings.index import index_of

HEAT_S = 0.2
"""How often the colours of a running simulation are painted anew."""


class ElevationFace(QWidget):
    """Follows the selection, the report and the run; nothing of it can be touched."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._racks: list[int] = []
        self._side: Side = "front"
        self._shown: tuple[Snapshot, list[int], Side] | None = None
        self._plans: list[RackPlan] = []
        self._unit_px = 14.0
        self._look = Look(context.theme)
        self._index = index_of(context.report)
        self._kept: QPixmap | None = None
        self._heat_at_s = 0.0
        context.selection_changed.connect(self._on_selection)
        context.report_changed.connect(self._on_report)
        context.theme_changed.connect(self._renew)
        context.frame_changed.connect(self._on_frame)

    # -- what is shown ----------------------------------------------------------------------------------------------

    def show_racks(self, racks: Sequence[int], side: Side) -> None:
        """These racks, from this side, as they are in the document now."""
        snapshot = self._context.snapshot
        wanted = (snapshot, [rack for rack in racks if rack in snapshot.racks], side)
        if wanted == self._shown:
            return
        self._shown = wanted
        self._racks, self._side = wanted[1], side
        self._plans = [rack_plan(snapshot, rack, side) for rack in self._racks]
        focus = self._look.focus
        if focus is not None and not self._exists(focus):
            self._look.focus = None
        self._look.hover = None
        self._on_selection()
        self._fit_height()

    @property
    def plans(self) -> Sequence[RackPlan]:
        return self._plans

    @property
    def unit_px(self) -> float:
        return self._unit_px

    def set_unit_px(self, unit_px: float) -> None:
        self._unit_px = unit_px
        self._fit_height()

    def columns(self) -> Sequence[Column]:
        return lay_out(self._plans, float(self.width()), self._unit_px)[0]

    def sizeHint(self) -> QSize:
        return QSize(240, int(lay_out(self._plans, 240.0, self._unit_px)[1]))

    def _fit_height(self) -> None:
        self.setFixedHeight(max(40, int(lay_out(self._plans, 240.0, self._unit_px)[1])))
        self._renew()

    def _exists(self, spot: Spot) -> bool:
        return spot.column < len(self._plans) and self._plans[spot.column].find(spot.device) is not None

    def _found(self, spot: Spot | None) -> tuple[Mounted, Plugged | None] | None:
        """The device of a spot, and what is plugged into its port."""
        if spot is None or not self._exists(spot):
            return None
        device = self._plans[spot.column].find(spot.device)
        if device is None:
            return None
        plugged = next((c.in_port(spot.logical) for c in device.cells if c.cage.number == spot.port), None)
        return device, plugged

    def place_of(self, device: int, port: int = -1, logical: int = 0) -> QPointF | None:
        """The middle of a device or of one of its ports on this widget; None when it is not shown."""
        for column in self.columns():
            found = column.plan.find(device)
            if found is not None:
                for cell in found.cells:
                    if cell.cage.number == port:
                        return column.port_box(found, cell, logical).center()
                return column.device_box(found).center() if port < 0 else None
        return None

    # -- following the session --------------------------------------------------------------------------------------

    def _on_selection(self) -> None:
        selection = self._context.selection
        self._look.devices = frozenset(selection.of("device").tolist())
        self._look.cables = frozenset(selection.of("cable").tolist())
        self._renew()

    def _on_report(self, _report: object) -> None:
        self._index = index_of(self._context.report)
        self._look.worst = self._index.worst
        self._renew()

    def _on_frame(self, frame: object) -> None:
        """While a simulation is shown, cables have the colour of their utilization here too, a few times a second."""
        if frame is None:
            if self._look.heat:
                self._look.heat = {}
                self._renew()
            return
        now = time.monotonic()
        if isinstance(frame, Frame) and self.isVisible() and (frame.done or now - self._heat_at_s > HEAT_S):
            self._heat_at_s = now
            self._look.heat = port_heat(self._plans, frame, self._context.theme.mode)
            self._renew()

    # -- painting ---------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        columns = self.columns()
        painter.drawPixmap(0, 0, self._picture(columns))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_pointers(painter, self._look, columns)
        paint_cables(painter, self._look, columns)

    def _picture(self, columns: Sequence[Column]) -> QPixmap:
        """All that stays while the pointer moves, painted once."""
        ratio = self.devicePixelRatioF()
        size = QSize(round(self.width() * ratio), round(self.height() * ratio))
        if self._kept is None or self._kept.size() != size:
            self._kept = QPixmap(size)
            self._kept.setDevicePixelRatio(ratio)
            self._kept.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._kept)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for column in columns:
                paint_title(painter, self._look, column, self._index.worst("rack", column.plan.uid))
                paint_column(painter, self._look, column)
            painter.end()
        return self._kept

    def _renew(self) -> None:
        """What stays has changed: paint all of it again."""
        self._kept = None
        self.update()
