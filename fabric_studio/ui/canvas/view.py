"""The plan: the storey under the pointer, the tool in hand, and what the mouse and the keys do with it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from fabric_studio.base.language import tr
from fabric_studio.ui.canvas.drops import Drops
from fabric_studio.ui.canvas.focus_ring import FocusRing
from fabric_studio.ui.canvas.hand import Hand, belongs_to_view
from fabric_studio.ui.canvas.hover import Hover
from fabric_studio.ui.canvas.kept import EVERYTHING
from fabric_studio.ui.canvas.layers.overlay import paint_legend, paint_scale_bar
from fabric_studio.ui.canvas.pointer import Pointer
from fabric_studio.ui.canvas.surface import Surface
from fabric_studio.ui.canvas.tools import TOOLS
from fabric_studio.ui.canvas.tools.place import PlaceTool
from fabric_studio.ui.canvas.tools.tool import Tool
from fabric_studio.ui.context import Context

CONTROLS_PX = 12.0
"""Distance of what floats over the plan from its edges."""


class PlanView(Surface):
    """Signals: `pointer_moved(x_mm, y_mm)`, `pointer_left()`, `hint_changed(str)`;
    `drop_near(bool)`: a part is being dragged over the plan, or not any more."""

    pointer_moved = Signal(float, float)
    pointer_left = Signal()
    hint_changed = Signal(str)
    drop_near = Signal(bool)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._last = Pointer(QPointF(), 0.0, 0.0)
        self._pressed = False
        self.hover = Hover(self)
        self.tools: dict[str, Tool] = {name: make(self) for name, make in TOOLS.items()}
        self.tool: Tool = self.tools["select"]
        place = self.tools["place"]
        assert isinstance(place, PlaceTool)
        self._drops = Drops(place)
        self._hand = Hand(self)
        self._ring = FocusRing(self)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAcceptDrops(True)
        self.setAccessibleName(tr("Plan"))
        self._listen()

    def _listen(self) -> None:
        context = self.context
        context.document_changed.connect(lambda _change: self.renew())
        context.document_replaced.connect(self._on_replaced)
        context.storey_changed.connect(lambda _storey: self.renew())
        context.selection_changed.connect(lambda: self.stale("colour", "selection"))
        context.report_changed.connect(lambda _report: self.stale("names"))
        context.frame_changed.connect(self._on_frame)
        context.theme_changed.connect(self.renew)
        context.view_changed.connect(self.renew)
        context.show_requested.connect(self.show_things)
        context.tool_requested.connect(self.use_tool)
        context.part_changed.connect(lambda _part: self._refresh_tool())
        context.medium_changed.connect(lambda _medium: self._refresh_tool())

    def renew(self) -> None:
        """The design or the theme changed."""
        self.glide.renew()
        self.traffic.after_edit()
        self.hover.forget()
        self._refresh_tool()
        self.stale(*EVERYTHING)

    def _on_replaced(self) -> None:
        self.tool.cancel()
        self.traffic.forget()
        self.glide.drop()
        self.fit_all()
        self.renew()

    def _on_frame(self, _frame: object) -> None:
        self.traffic.forget()
        self.stale("colour")

    # -- tools --------------------------------------------------------------------------------------------------------

    def use_tool(self, name: str) -> None:
        if name not in self.tools:
            return
        self.tool.cancel()
        self.tool = self.tools[name]
        self.context.tool = name
        self.hover.forget()
        self._hand.show_cursor()
        self._refresh_tool()
        self.context.tool_changed.emit(name)

    def _refresh_tool(self) -> None:
        self.tool.refresh()
        self.tell_hint()
        self.update()

    def tell_hint(self) -> None:
        """What the tool has to say has changed."""
        self.hint_changed.emit(self.tool.hint())

    def tool_named(self, name: str) -> Tool | None:
        return self.tools.get(name)

    def pointer(self, px: QPointF, modifiers: Qt.KeyboardModifier | None = None) -> Pointer:
        x, y = self.camera.to_mm(px.x(), px.y())
        return Pointer(px, x, y, Qt.KeyboardModifier.NoModifier if modifiers is None else modifiers)

    @property
    def last_pointer(self) -> Pointer:
        """Where the pointer was last, on the plan as the camera is now."""
        return self.pointer(self._last.px, self._last.modifiers)

    def on_grid(self, x_mm: float, y_mm: float) -> tuple[float, float]:
        """A place on the snap grid."""
        snap = max(1.0, self.context.snap_mm)
        return round(x_mm / snap) * snap, round(y_mm / snap) * snap

    # -- painting -----------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_into(painter)
        painter.end()

    def paint_into(self, painter: QPainter) -> None:
        """All of the view; also for pictures without a window."""
        sheet = self.sheet
        if self.paint_kept(painter):
            self.hover.paint_under(painter, sheet)
            self.kept.draw_selection(painter)
        self.tool.paint(painter)
        if self.tool.name != "place":
            self._drops.paint(painter)
        self.hover.paint(painter, sheet)
        paint_scale_bar(painter, sheet)
        if self.utilization is not None:
            paint_legend(
                painter,
                sheet.theme,
                self.width() - CONTROLS_PX,
                CONTROLS_PX,
                tr("each cable") if self.cables.single else tr("hottest in bundle"),
            )
        self._ring.paint(painter, sheet.theme)

    # -- mouse --------------------------------------------------------------------------------------------------------

    @property
    def pans_with_left(self) -> bool:
        return self.tool.name == "pan"

    @property
    def resting_cursor(self) -> Qt.CursorShape:
        return self.tool.cursor

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.glide.finish()
        at = self._note(event)
        if self._hand.press(event):
            pass
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pressed = True
            self.tool.press(at)
        elif event.button() == Qt.MouseButton.RightButton and self.tool.busy:
            self.tool.cancel()
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = self._note(event)
        if self._hand.move(event):
            return
        self.tool.move(at)
        if self.glide.active:
            self.hover.forget()
        elif not self._pressed:
            self.hover.follow(at)
        self.pointer_moved.emit(at.x_mm, at.y_mm)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        at = self._note(event)
        if not self._hand.release(event) and event.button() == Qt.MouseButton.LeftButton and self._pressed:
            self._pressed = False
            self.tool.release(at)
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.tool.double_click(self._note(event))
            self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._hand.wheel(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.hover.forget()
        self.pointer_left.emit()
        self.update()

    def _note(self, event: QMouseEvent | QDropEvent) -> Pointer:
        self._last = self.pointer(event.position(), event.modifiers())
        return self._last

    # -- keys ---------------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.renew()
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and (belongs_to_view(event) or self.tool.takes(event))
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._pressed and self._hand.key_press(event):
            return
        if event.key() == Qt.Key.Key_Escape:
            self._escape()
        elif not self.tool.key(event):
            super().keyPressEvent(event)
        self.update()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self._hand.key_release(event):
            super().keyReleaseEvent(event)

    def _escape(self) -> None:
        """First what is going on, then back to the select tool, then the selection."""
        if self.tool.busy:
            self._pressed = False
            self.tool.cancel()
        elif self.tool.name != "select":
            self.use_tool("select")
        else:
            self.context.selection.clear()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._ring.came(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._hand.let_go()
        self.update()

    # -- drag and drop from the palette -------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._drops.takes(event):
            self._drops.enter(event, self._note(event))
            self.drop_near.emit(True)
            self.update()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if self._drops.takes(event):
            self._drops.move(self._note(event))
            self.update()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._drops.leave()
        self.drop_near.emit(False)
        self.update()

    def dropEvent(self, event: QDropEvent) -> None:
        if self._drops.takes(event):
            self._drops.drop(self._note(event))
            self.drop_near.emit(False)
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.update()
