"""What the left button does in a view: it selects, draws a rubber band or a cable, and moves what it has taken up."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPen

from fabric_studio.ui.views.cabling import Cabling
from fabric_studio.ui.views.look import Look

START_PX = 4.0
"""So far the pointer must go before a click becomes a drag."""
AGAIN_PX = 6.0
"""A click so near to the last one takes the next thing that lies there."""
_ADDING = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier


class Gestures:
    """`busy`: a button is down; at: where the pointer is. cabling: how cables are drawn in this view."""

    def __init__(self, view: Look, cabling: Callable[[], Cabling]) -> None:
        self._view, self._cabling = view, cabling
        self.at = QPointF()
        self._press: QPointF | None = None
        self._band: QPointF | None = None
        self._kept = False
        self._carrying = False
        self._clicked = (QPointF(-1e9, -1e9), 0)

    @property
    def busy(self) -> bool:
        return self._press is not None

    def press(self, event: QMouseEvent) -> None:
        px, cabling, context = event.position(), self._cabling(), self._view.context
        if cabling.busy:
            cabling.move(px)
            cabling.finish(context.medium or None)
            return
        grip = cabling.grip_at(px)
        if grip is not None:
            cabling.begin_move(*grip, px)
            return
        self._press = px
        if context.tool == "cable":
            cabling.begin_at(px)
            return
        selection, things = context.selection, self._view.things_at(px)
        self._kept = False
        if not things:
            self._band = px
        elif event.modifiers() & _ADDING:
            selection.toggle(dict(things[:1]))
        elif any(np.isin(uids, selection.of(kind)).all() for kind, uids in things):
            self._kept = True
        else:
            selection.set(dict(things[:1]))
            self._clicked = (px, 0)

    def move(self, px: QPointF) -> bool:
        """Whether the button is down and the pointer hovers over nothing."""
        if self._cabling().busy:
            self._cabling().move(px)
        elif self._carrying:
            self._view.carry(px)
        elif self._press is not None:
            far = (px - self._press).manhattanLength() >= START_PX
            if self._band is None and far and self._view.context.tool != "cable":
                self._drag_from(self._press, px)
        else:
            return False
        return True

    def _drag_from(self, press: QPointF, px: QPointF) -> None:
        if self._cabling().begin_at(press):
            self._press = None
        elif self._view.take_up(press):
            self._carrying = True
            self._view.carry(px)

    def release(self, event: QMouseEvent) -> None:
        press, band = self._press, self._band
        self._press = self._band = None
        if self._cabling().busy:
            self._cabling().release(event.position())
        elif self._carrying:
            self._carrying = False
            self._view.drop(event.position())
        elif press is not None:
            self._select(press, band, event)

    def _select(self, press: QPointF, band: QPointF | None, event: QMouseEvent) -> None:
        selection, adding = self._view.context.selection, event.modifiers() & _ADDING
        dragged = (event.position() - press).manhattanLength() >= START_PX
        if band is not None and dragged:
            inside = self._view.things_in(QRectF(band, event.position()).normalized())
            if adding:
                selection.add(inside)
            else:
                selection.set(inside)
        elif band is not None:
            if not adding:
                selection.clear()
        elif not dragged and self._kept:
            things = self._view.things_at(press)
            where, nth = self._clicked
            nth = (nth + 1) % len(things) if (where - press).manhattanLength() <= AGAIN_PX and things else 0
            self._clicked = (press, nth)
            if things:
                selection.set(dict([things[nth]]))

    def give_up(self) -> bool:
        """Put back what is going on; False when nothing is."""
        if self._cabling().busy:
            self._cabling().cancel()
            self._press = None
        elif self._carrying:
            self._press, self._carrying = None, False
            self._view.let_go()
        elif self._band is not None:
            self._press = self._band = None
        else:
            return False
        return True

    def paint(self, painter: QPainter) -> None:
        """The rubber band."""
        if self._band is not None:
            theme = self._view.context.theme
            painter.setPen(QPen(theme.colour("accent"), 1))
            painter.setBrush(theme.colour("accent", 0.12))
            painter.drawRect(QRectF(self._band, self.at).normalized())
