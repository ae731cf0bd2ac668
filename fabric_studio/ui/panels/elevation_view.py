"""The rack elevation itself: one or two racks to scale by rack unit, for mouse and keyboard alike."""

from __future__ import annotations

import time
from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from fabric_studio.app.commands import devices as device_commands
from fabric_studio.base.language import tr
from fabric_studio.catalog.parts import Part
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.sim.frames import Frame
from fabric_studio.ui.context import PART_MIME, Context
from fabric_studio.ui.panels.elevation_drags import (
    BreakoutPull,
    CablePull,
    DeviceMove,
    Drag,
    PartDrop,
    splitter_chosen,
)
from fabric_studio.ui.panels.elevation_heat import port_heat
from fabric_studio.ui.panels.elevation_paint import Look, paint_column, paint_pointers
from fabric_studio.ui.panels.elevation_places import Column, Spot, lay_out, spot_at
from fabric_studio.ui.panels.elevation_plan import Mounted, Plugged, RackPlan, Side, rack_plan
from fabric_studio.ui.panels.elevation_walk import next_device, next_port, next_rack
from fabric_studio.ui.panels.elevation_wires import paint_cables, paint_title
from fabric_studio.ui.panels.elevation_words import spot_words
from fabric_studio.ui.panels.findings_index import index_of
from fabric_studio.ui.selection import chosen

HEAT_S = 0.2
"""How often the colours of a running simulation are painted anew."""
ZOOMS_PX = (10.0, 12.0, 14.0, 17.0, 21.0, 26.0, 32.0, 40.0, 52.0)
"""Height of a rack unit at each step of the zoom."""


class ElevationView(QWidget):
    """Signals: `spoken(str)`: what is under the pointer or the keyboard's focus, in words; `zoomed()`: by hand.

    Arrow keys walk over devices and ports; Return on a free port starts a cable and on a second one ends it with the
    cheapest medium that fits, Space with the chosen one; Alt and an arrow moves the device by one unit; Esc lets go.
    """

    spoken = Signal(str)
    zoomed = Signal()

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
        self._drag: Drag | None = None
        self._pressed: tuple[QPointF, Spot] | None = None
        self._kept: QPixmap | None = None
        self._heat_at_s = 0.0
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Rack elevation"))
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
        if self._drag is not None:
            self._drag.paint(painter, QRectF(self.visibleRegion().boundingRect()))

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

    # -- mouse ------------------------------------------------------------------------------------------------------

    def _found(self, spot: Spot | None) -> tuple[Mounted, Plugged | None] | None:
        """The device of a spot, and what is plugged into its port."""
        if spot is None or not self._exists(spot):
            return None
        device = self._plans[spot.column].find(spot.device)
        if device is None:
            return None
        plugged = next((c.in_port(spot.logical) for c in device.cells if c.cage.number == spot.port), None)
        return device, plugged

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        spot = spot_at(self.columns(), event.position())
        if spot is not None:
            self._pressed = (event.position(), spot)
            if spot.device:
                self._look.focus = spot
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._drag is None and self._pressed is not None:
            start, spot = self._pressed
            far = (event.position() - start).manhattanLength() >= QApplication.startDragDistance()
            if far and spot.device:
                self._begin(start, spot)
        if self._drag is not None:
            self._drag.move_to(event.position())
            self.update()
            return
        self._hover(spot_at(self.columns(), event.position()))

    def _begin(self, start: QPointF, spot: Spot) -> None:
        found = self._found(spot)
        if found is None:
            return
        device, plugged = found
        if spot.port >= 0 and plugged is None:
            self._pull(spot)
        elif spot.port < 0:
            column = self.columns()[spot.column]
            self._drag = DeviceMove(
                self._context, self.columns, device, column.device_box(device).center().y() - start.y()
            )
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def _pull(self, spot: Spot) -> None:
        splitter = splitter_chosen(self._context)
        self._drag = (
            CablePull(self._context, self.columns, spot)
            if splitter is None
            else BreakoutPull(self._context, self.columns, spot, splitter)
        )
        self._look.source = spot
        self.setCursor(Qt.CursorShape.CrossCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)
            return
        drag, pressed = self._drag, self._pressed
        self._pressed = None
        if drag is not None:
            drag.move_to(event.position())
            if isinstance(drag, BreakoutPull) and not drag.plug():
                # More tails to come: the cable stays in the hand.
                self.update()
                return
            self.let_go()
            drag.drop()
        elif pressed is not None:
            add = bool(
                event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
            )
            self._select(pressed[1], add=add)

    def select_at(self, px: QPointF) -> None:
        """What lies under a point, unless it is selected already."""
        spot = spot_at(self.columns(), px)
        if spot is not None:
            self._select(spot)

    def _select(self, spot: Spot, *, add: bool = False) -> None:
        """A cable where one is plugged in, else the device, else the rack."""
        selection, found = self._context.selection, self._found(spot)
        if found is None:
            ids = chosen("rack", self._racks[spot.column])
        else:
            device, plugged = found
            ids = chosen("cable", plugged.cable) if plugged is not None else chosen("device", device.uid)
        selection.toggle(ids) if add else selection.set(ids)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        found = self._found(spot_at(self.columns(), event.position()))
        if found is not None:
            device, plugged = found
            self._context.show(
                chosen("cable", plugged.cable) if plugged is not None else chosen("device", device.uid)
            )

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)
        super().leaveEvent(event)

    def _hover(self, spot: Spot | None) -> None:
        if spot != self._look.hover:
            self._look.hover = spot
            found = self._found(spot)
            on_port = found is not None and spot is not None and spot.port >= 0
            free = on_port and found is not None and found[1] is None
            self.setCursor(Qt.CursorShape.CrossCursor if free else Qt.CursorShape.ArrowCursor)
            self._say(spot or self._look.focus)
            self.update()

    def _say(self, spot: Spot | None) -> None:
        words = (
            ""
            if spot is None or not self._exists(spot)
            else spot_words(self._context.snapshot, self._plans, spot)
        )
        self.setAccessibleDescription(words)
        self.spoken.emit(words)

    def let_go(self) -> None:
        """Forget a drag without doing anything."""
        self._drag, self._pressed = None, None
        self._look.source = None
        self.unsetCursor()
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.angleDelta().y():
            self.zoom(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            event.ignore()

    def zoom(self, steps: int) -> None:
        """Larger or smaller by some steps of the zoom."""
        nearest = int(np.argmin(np.abs(np.array(ZOOMS_PX) - self._unit_px)))
        self.set_unit_px(ZOOMS_PX[min(max(nearest + steps, 0), len(ZOOMS_PX) - 1)])
        self.zoomed.emit()

    # -- parts from the palette -------------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        part_id = bytes(event.mimeData().data(PART_MIME).data()).decode("utf-8", "replace")
        part = self._context.library.parts.get(part_id)
        if self._plans and isinstance(part, Part) and not part.floor_standing:
            self._drag = PartDrop(self._context, self.columns, part)
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if self._drag is not None:
            self._drag.move_to(event.position())
            self.update()
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.let_go()

    def dropEvent(self, event: QDropEvent) -> None:
        drag = self._drag
        self.let_go()
        if drag is not None:
            drag.move_to(event.position())
            drag.drop()
            event.acceptProposedAction()

    # -- keyboard ---------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, alt = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if key == Qt.Key.Key_Escape and (self._drag is not None or self._pressed is not None):
            self.let_go()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            step = 1 if key == Qt.Key.Key_Down else -1
            self._nudge(-step) if alt else self._walk(next_device(self._plans, self._look.focus, step))
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._walk(next_port(self._plans, self._look.focus, 1 if key == Qt.Key.Key_Right else -1))
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown) and len(self._plans) > 1:
            self._walk(next_rack(self._plans, self._look.focus, 1 if key == Qt.Key.Key_PageDown else -1))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._enter(chosen_medium=key == Qt.Key.Key_Space)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(1)
        elif key == Qt.Key.Key_Minus:
            self.zoom(-1)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Esc lets go of a cable before the window takes it for a shortcut."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            own = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space}
            if event.key() in own or (event.key() == Qt.Key.Key_Escape and self._drag is not None):
                event.accept()
                return True
        return super().event(event)

    def _walk(self, spot: Spot | None) -> None:
        if spot is not None:
            self._set_focus(spot)

    def _set_focus(self, spot: Spot) -> None:
        self._look.focus = spot
        if isinstance(self._drag, CablePull):
            self._drag.move_to(self._spot_place(spot))
        self._say(spot)
        self.update()

    def _spot_place(self, spot: Spot) -> QPointF:
        return self.place_of(spot.device, spot.port, spot.logical) or QPointF()

    def _enter(self, *, chosen_medium: bool) -> None:
        """End the cable that was started, by mouse or keyboard; else start one at a free port, or select."""
        focus = self._look.focus
        if isinstance(self._drag, BreakoutPull):
            breakout = self._drag
            ended = breakout.plug() if breakout.target is not None else bool(breakout.tails)
            if ended:
                self.let_go()
                breakout.drop()
            self.update()
            return
        if isinstance(self._drag, CablePull):
            drag = self._drag
            if drag.target is not None:
                self.let_go()
                (drag.drop if chosen_medium else drag.drop_cheapest)()
            return
        found = self._found(focus)
        if focus is None or found is None:
            return
        if focus.port >= 0 and found[1] is None and not chosen_medium:
            self._pull(focus)
            self._set_focus(focus)
        else:
            self._select(focus)

    def _nudge(self, units: int) -> None:
        found = self._found(self._look.focus)
        if found is not None and self._look.focus is not None:
            device, rack = found[0], self._racks[self._look.focus.column]
            context = self._context
            context.do(device_commands.move_device, context.document, device.uid, rack, device.u + units)
