"""What all views of a design share: a camera, pictures that are kept, one selection, words under the pointer, cables coloured
by utilization, and drawing a cable from box to box.

A view says what there is and how it looks (see `look`); where it is seen from is in `sight`, its pictures in `kept`, how they
are drawn in `drawn`, what the left button does in `gestures`.
"""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from fabric_studio.app.commands import arrange
from fabric_studio.base.language import tr
from fabric_studio.ui.canvas.cards import Card, paint_card
from fabric_studio.ui.canvas.focus_ring import FocusRing
from fabric_studio.ui.canvas.hand import ARROWS, Hand, belongs_to_view
from fabric_studio.ui.canvas.layers.overlay import paint_legend
from fabric_studio.ui.context import PART_MIME, Context
from fabric_studio.ui.views.cabling import Cabling
from fabric_studio.ui.views.drawn import Drawn
from fabric_studio.ui.views.gestures import Gestures
from fabric_studio.ui.views.halos import stroke
from fabric_studio.ui.views.look import Thing
from fabric_studio.ui.views.words import card_of_thing

CONTROLS_PX = 12.0
STEP_PX = 80.0
"""So far an arrow key moves the sheet."""


class View(Drawn):
    """Signals: `camera_changed()`, `pointer_moved(x, y)` in the view's own units, `pointer_left()`, `hint_changed(str)`."""

    pointer_moved = Signal(float, float)
    pointer_left = Signal()
    hint_changed = Signal(str)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.cabling = Cabling(self)
        self.hovered: Thing | None = None
        self._card: Card | None = None
        self._gestures = Gestures(self, lambda: self.cabling)
        self._hand = Hand(self)
        self._ring = FocusRing(self)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr(self.title))
        self.setAcceptDrops(True)
        self._listen()

    def _listen(self) -> None:
        context = self.context
        context.document_changed.connect(lambda _change: self.renew())
        context.document_replaced.connect(self._on_replaced)
        context.selection_changed.connect(lambda: self.stale("colour"))
        context.report_changed.connect(lambda _report: self.stale("marks"))
        context.frame_changed.connect(self._on_frame)
        context.theme_changed.connect(self.renew)
        context.view_changed.connect(self.renew)
        context.storey_changed.connect(lambda _storey: self.renew())
        context.show_requested.connect(self.show_things)
        context.tool_requested.connect(self.use_tool)
        context.tool_changed.connect(lambda _tool: self._on_tool())
        context.medium_changed.connect(lambda _medium: self._refresh_cabling())

    def renew(self) -> None:
        self.forget_hover()
        super().renew()

    def catch_up(self) -> None:
        super().catch_up()
        self.forget_hover()
        self._refresh_cabling()

    def _on_replaced(self) -> None:
        self.shown.forget()
        self.glide.drop()
        self.cabling.cancel()
        self._fitted = True
        self.fit_all()
        self.renew()

    # -- painting -------------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_into(painter)
        painter.end()

    def paint_into(self, painter: QPainter) -> None:
        """All of the view; also for pictures without a window."""
        if self.bounds() is None:
            self._paint_empty(painter)
            return
        if self.paint_kept(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_hovered(painter)
            self.paint_selection(painter)
        theme = self.context.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_over(painter)
        self.cabling.paint(painter)
        self._gestures.paint(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        if self.utilization is not None and self.wires.lines is not None:
            note = tr("each cable") if self.wires.lines.single else tr("hottest in bundle")
            paint_legend(painter, theme, self.width() - CONTROLS_PX, CONTROLS_PX, note)
        if self._card is not None and not self.cabling.busy and not self._gestures.busy:
            paint_card(painter, theme, self._card, self._gestures.at, QRectF(self.rect()))
        self._ring.paint(painter, theme)

    def _paint_hovered(self, painter: QPainter) -> None:
        theme = self.context.theme
        if self.hovered is not None and self.hovered[0] != "cable":
            stroke(painter, self.outlines(dict([self.hovered])), theme.colour("edge"), 1.5)
        elif self.hovered is not None:
            self.paint_cables(painter, self.hovered[1], theme.colour("accent_hover"), 1.0)

    def _paint_empty(self, painter: QPainter) -> None:
        theme, (text, advice) = self.context.theme, self.empty_words()
        painter.fillRect(QRectF(self.rect()), theme.colour("plan"))
        painter.setFont(theme.font("title"))
        painter.setPen(theme.colour("text"))
        middle = QRectF(self.rect())
        painter.drawText(middle.translated(0, -12), Qt.AlignmentFlag.AlignCenter, text)
        painter.setFont(theme.font("text"))
        painter.setPen(theme.colour("dim"))
        painter.drawText(middle.translated(0, 14), Qt.AlignmentFlag.AlignCenter, advice)

    # -- tools ----------------------------------------------------------------------------------------------------------

    def use_tool(self, name: str) -> None:
        """Views know three: "select", "cable" and "pan"; with any other they select."""
        if name != self.context.tool:
            self.context.tool = name
            self.context.tool_changed.emit(name)

    @property
    def pans_with_left(self) -> bool:
        return self.context.tool == "pan"

    @property
    def resting_cursor(self) -> Qt.CursorShape:
        shapes = {"pan": Qt.CursorShape.OpenHandCursor, "cable": Qt.CursorShape.CrossCursor}
        return shapes.get(self.context.tool, Qt.CursorShape.ArrowCursor)

    def _on_tool(self) -> None:
        self.cabling.cancel()
        self._hand.show_cursor()
        self.hint_changed.emit(self.hint())
        self.update()

    def _refresh_cabling(self) -> None:
        if self.cabling.busy:
            self.cabling.refresh()
            self.update()

    # -- mouse ----------------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.glide.finish()
        self._gestures.at = event.position()
        if self._hand.press(event):
            pass
        elif event.button() == Qt.MouseButton.LeftButton:
            self._gestures.press(event)
        elif event.button() == Qt.MouseButton.RightButton and self.cabling.busy:
            self.cabling.cancel()
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        px = self._gestures.at = event.position()
        if self._hand.move(event):
            return
        if not self._gestures.move(px):
            self._hover(px)
        self.pointer_moved.emit(*self.camera.to_mm(px.x(), px.y()))
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._gestures.at = event.position()
        if not self._hand.release(event) and event.button() == Qt.MouseButton.LeftButton:
            self._gestures.release(event)
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Come near what was clicked."""
        if event.button() == Qt.MouseButton.LeftButton and len(self.context.selection):
            self.fit_selection()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._hand.wheel(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.forget_hover()
        self.pointer_left.emit()
        self.update()

    def _hover(self, px: QPointF) -> None:
        if self.glide.active:
            self.forget_hover()
            return
        things = self.things_at(px)
        thing = things[0] if things else None
        if not _same(thing, self.hovered):
            self.hovered = thing
            self._card = card_of_thing(self.context, *thing, self.utilization) if thing is not None else None

    def forget_hover(self) -> None:
        self.hovered, self._card = None, None

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        event.setAccepted(event.mimeData().hasFormat(PART_MIME))

    def dropEvent(self, event: QDropEvent) -> None:
        """Nothing is placed here, and nothing on the plan that lies below."""
        event.acceptProposedAction()
        self.context.notices.info(tr("Parts are placed on the plan"))

    # -- keys -----------------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.renew()
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and belongs_to_view(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.glide.finish()
        key = Qt.Key(event.key())
        if self._hand.key_press(event):
            pass
        elif key == Qt.Key.Key_Escape:
            self._escape()
        elif self.cabling.key(event) or self.key(event):
            pass
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and len(self.context.selection):
            self.context.do(arrange.delete, self.context.document, self.context.selection.ids)
        elif key in ARROWS:
            self.pan_by(*(-STEP_PX * way for way in ARROWS[key]))
        else:
            super().keyPressEvent(event)
        self.update()

    def _escape(self) -> None:
        """First what is going on, then back to the select tool, then the selection."""
        if self._gestures.give_up():
            return
        if self.context.tool not in ("select", ""):
            self.context.use_tool("select")
        else:
            self.context.selection.clear()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self._hand.key_release(event):
            super().keyReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._ring.came(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._hand.let_go()
        self.update()


def _same(a: Thing | None, b: Thing | None) -> bool:
    return a is b or (a is not None and b is not None and a[0] == b[0] and np.array_equal(a[1], b[1]))
