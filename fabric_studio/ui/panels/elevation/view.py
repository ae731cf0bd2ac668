"""The rack elevation in use, by mouse and keyboard alike: pointing, selecting, cabling, moving devices, dropping parts."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from fabric_studio.app.commands import devices as device_commands
from fabric_studio.base.language import tr
from fabric_studio.catalog.parts import Part
from fabric_studio.ui.context import PART_MIME, Context
from fabric_studio.ui.panels.elevation.drags import (
    BreakoutPull,
    CablePull,
    DeviceMove,
    Drag,
    PartDrop,
    splitter_chosen,
)
from fabric_studio.ui.panels.elevation.face import ElevationFace
from fabric_studio.ui.panels.elevation.places import Spot, spot_at
from fabric_studio.ui.panels.elevation.walk import next_device, next_port, next_rack
from fabric_studio.ui.panels.elevation.words import spot_words
from fabric_studio.ui.selection import chosen

ZOOMS_PX = (10.0, 12.0, 14.0, 17.0, 21.0, 26.0, 32.0, 40.0, 52.0)
"""Height of a rack unit at each step of the zoom."""


class ElevationView(ElevationFace):
    """Signals: `spoken(str)`: what is under the pointer or the keyboard's focus, in words; `zoomed()`: by hand.

    Arrow keys walk over devices and ports; Return on a free port starts a cable and on a second one ends it with the
    cheapest medium that fits, Space with the chosen one; Alt and an arrow moves the device by one unit; Esc lets go.
    """

    spoken = Signal(str)
    zoomed = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._drag: Drag | None = None
        self._pressed: tuple[QPointF, Spot] | None = None
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Rack elevation"))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._drag is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._drag.paint(painter, QRectF(self.visibleRegion().boundingRect()))
            painter.end()

    # -- mouse ------------------------------------------------------------------------------------------------------

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
            if spot.column >= len(self._racks):
                return  # Gone since the button went down.
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
