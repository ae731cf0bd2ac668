"""The plan: a camera over the storey, painted in layers that are kept until what they show changes.

The ground, the cables and the names are each one picture; a moving pointer repaints only what lies over them. A new
colour for every cable is a look-up in the cables' picture (see `layers.cables`).
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
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
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from fabric_studio.base.language import tr
from fabric_studio.model.table import Floats, Ids
from fabric_studio.scene.camera import Camera, Rect
from fabric_studio.scene.extent import extent_of, storey_of
from fabric_studio.scene.floor import floor_of
from fabric_studio.scene.structure import bounds_of
from fabric_studio.scene.use import cable_use
from fabric_studio.ui.canvas.glide import Glide, costed
from fabric_studio.ui.canvas.hover import Hover
from fabric_studio.ui.canvas.layers.building import paint_areas, paint_walls
from fabric_studio.ui.canvas.layers.cables import CableLayer
from fabric_studio.ui.canvas.layers.ground import paint_aisle_names, paint_ground
from fabric_studio.ui.canvas.layers.marks import paint_findings, paint_locks, paint_row_names
from fabric_studio.ui.canvas.layers.overlay import paint_legend, paint_scale_bar, paint_selection
from fabric_studio.ui.canvas.layers.racks import paint_rack_names, paint_racks
from fabric_studio.ui.canvas.layers.structure import paint_ends, paint_rooms, paint_trays
from fabric_studio.ui.canvas.picture import Picture, of_layer
from fabric_studio.ui.canvas.pointer import Pointer
from fabric_studio.ui.canvas.sheet import Sheet
from fabric_studio.ui.canvas.shelf import Shelf
from fabric_studio.ui.canvas.tools import TOOLS
from fabric_studio.ui.canvas.tools.place import PlaceTool
from fabric_studio.ui.canvas.tools.tool import Tool
from fabric_studio.ui.context import PART_MIME, Context
from fabric_studio.ui.selection import Chosen

WHEEL_FACTOR = 1.25
"""Zoom of one notch of the wheel."""
EMPTY_HALL = Rect(0.0, 0.0, 20_000.0, 12_000.0)
"""What an empty storey shows."""
EVERYTHING = ("ground", "cables", "colour", "names", "selection")
"""The pictures that are kept: sheet with racks and trays, cables, their colours, names and badges, halos."""
HAIR_PX = 0.003
CONTROLS_PX = 12.0
"""Distance of what floats over the plan from its edges."""


class PlanView(QWidget):
    """Signals: `camera_changed()`, `pointer_moved(x_mm, y_mm)`, `pointer_left()`, `hint_changed(str)`;
    `drop_near(bool)`: a part is being dragged over the plan, or not any more."""

    camera_changed = Signal()
    pointer_moved = Signal(float, float)
    pointer_left = Signal()
    hint_changed = Signal(str)
    drop_near = Signal(bool)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.camera = Camera()
        self.cables = CableLayer()
        self.show_ghost = True
        self.shelf = Shelf(self)
        self.shelf.ready.connect(lambda: self.stale("ground"))
        self._pictures = {
            "ground": Picture(
                "plan",
                paint_ground,
                of_layer("building", paint_rooms),
                of_layer("building", paint_areas),
                of_layer("building", paint_walls),
                of_layer("racks", paint_racks),
                of_layer("trays", paint_trays),
            ),
            "names": Picture(
                "",
                of_layer("labels", paint_aisle_names),
                of_layer("labels", of_layer("racks", paint_rack_names)),
                of_layer("trays", paint_ends),
                of_layer("labels", of_layer("racks", paint_row_names)),
                paint_locks,
                paint_findings,
            ),
            "selection": Picture("", self._paint_selection),
        }
        self._stale: set[str] = {*EVERYTHING}
        self._fitted = True
        self._shift = (0, 0)
        self._use: Floats | None = None
        self._cables_known: Ids | None = None
        self._pan_from: QPointF | None = None
        self._space = False
        self._ringed = False
        self._last = Pointer(QPointF(), 0.0, 0.0)
        self._pressed = False
        self._drawn = self.camera
        self.cost_ms = 0.0
        self.glide = Glide(self)
        self.hover = Hover(self)
        self.tools: dict[str, Tool] = {name: make(self) for name, make in TOOLS.items()}
        self.tool: Tool = self.tools["select"]
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAcceptDrops(True)
        self.setAccessibleName(tr("Plan"))
        self.setMinimumSize(320, 200)
        self._listen()

    def _listen(self) -> None:
        context = self.context
        context.document_changed.connect(lambda _change: self.renew())
        context.document_replaced.connect(self._on_replaced)
        context.storey_changed.connect(self._on_storey)
        context.selection_changed.connect(lambda: self.stale("colour", "selection"))
        context.report_changed.connect(lambda _report: self.stale("names"))
        context.frame_changed.connect(self._on_frame)
        context.theme_changed.connect(self.renew)
        context.view_changed.connect(self.renew)
        context.show_requested.connect(self.show_things)
        context.tool_requested.connect(self.use_tool)
        context.part_changed.connect(lambda _part: self._refresh_tool())
        context.medium_changed.connect(lambda _medium: self._refresh_tool())

    def sizeHint(self) -> QSize:
        return QSize(960, 640)

    # -- what is shown ----------------------------------------------------------------------------------------------

    @property
    def sheet(self) -> Sheet:
        context = self.context
        return Sheet(
            context.snapshot,
            context.storey,
            self.camera,
            context.theme,
            self.devicePixelRatioF(),
            self.ghost_storey() if self.show_ghost else 0,
            context.report,
            context.units == "imperial",
            context.snap_mm,
            context.layers.hidden,
            context.layers.untouchable,
            self.shelf,
            self.testAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen) or not self.isVisible(),
        )

    def ghost_storey(self) -> int:
        """The storey above the one shown, else the one below; 0 when the building has only one."""
        storeys, snapshot = self.context.snapshot.storeys, self.context.snapshot
        if self.context.storey not in storeys:
            return 0
        here = storeys.get(self.context.storey)
        rows = np.flatnonzero((snapshot.storeys.building == here.building) & (storeys.uid != here.uid))
        if not len(rows):
            return 0
        gap = storeys.elevation_mm[rows] - here.elevation_mm
        above = rows[gap > 0]
        if len(above):
            return int(storeys.uid[above[np.argmin(storeys.elevation_mm[above])]])
        return int(storeys.uid[rows[np.argmax(storeys.elevation_mm[rows])]])

    def stale(self, *layers: str) -> None:
        """Mark pictures as out of date, some of EVERYTHING; none: only what lies over them."""
        self._stale.update(layers)
        self.update()

    def renew(self) -> None:
        """The design or the theme changed."""
        self.glide.renew()
        self._use = self._use_after_edit()
        self.hover.forget()
        self._refresh_tool()
        self.stale(*EVERYTHING)

    def _refresh_tool(self) -> None:
        self.tool.refresh()
        self.hint_changed.emit(self.tool.hint())
        self.update()

    def _on_replaced(self) -> None:
        self.tool.cancel()
        self._use = None
        self.glide.drop()
        self.fit_all()
        self.renew()

    def _on_storey(self, _storey: int) -> None:
        self.renew()

    def _on_frame(self, frame: object) -> None:
        self._use = self._use_of(frame)
        self.stale("colour")

    def _use_after_edit(self) -> Floats | None:
        """As it was while the cables are the same: the next moment of the run is not far."""
        uid, self._cables_known = self._cables_known, self.context.snapshot.cables.uid
        if self._use is not None and self.context.frame is not None and uid is self._cables_known:
            return self._use
        return self._use_of(self.context.frame)

    def _use_of(self, frame: object) -> Floats | None:
        if frame is None:
            return None
        return cable_use(self.context.snapshot, frame.link_cable, frame.link_utilization)  # type: ignore[attr-defined]

    @property
    def utilization(self) -> Floats | None:
        """Per row of snapshot.cables while a simulation is shown."""
        return self._use

    # -- camera -----------------------------------------------------------------------------------------------------

    def set_camera(self, camera: Camera) -> None:
        camera = self._aligned(camera)
        if camera == self.camera:
            return
        shift = self._whole_pixels(camera)
        self.camera = camera
        self._fitted = False
        if shift is None:
            self.stale(*EVERYTHING)
        else:
            self._shift = (self._shift[0] + shift[0], self._shift[1] + shift[1])
            self.stale("cables", "colour")
        self.camera_changed.emit()

    def _aligned(self, camera: Camera) -> Camera:
        """Moved by less than a pixel, so that the origin of the plan is a hair right of and below a device pixel: then
        whatever is rounded falls to the same pixel wherever the sheet is moved to."""
        ratio = self.devicePixelRatioF()
        x, y = camera.to_px(0.0, 0.0)
        shift_x = (round(x * ratio) + HAIR_PX) / ratio - x
        shift_y = (round(y * ratio) + HAIR_PX) / ratio - y
        small = abs(shift_x) * ratio < 1e-6 and abs(shift_y) * ratio < 1e-6
        return camera if small else camera.panned(shift_x, shift_y)

    def _whole_pixels(self, camera: Camera) -> tuple[int, int] | None:
        """By how many device pixels the sheet moves to get to another camera, when that is all that changes and much of
        it stays in view; then the pictures are moved along and only their new edges painted."""
        old, ratio = self.camera, self.devicePixelRatioF()
        if (old.zoom, old.width_px, old.height_px) != (camera.zoom, camera.width_px, camera.height_px):
            return None
        scale = old.px_per_mm * ratio
        dx, dy = (old.x_mm - camera.x_mm) * scale, (old.y_mm - camera.y_mm) * scale
        far = abs(dx) > old.width_px * ratio / 2 or abs(dy) > old.height_px * ratio / 2
        if far or abs(dx - round(dx)) > 0.01 or abs(dy - round(dy)) > 0.01:
            return None
        return round(dx), round(dy)

    def fit_all(self) -> None:
        """Everything on the storey, or an empty hall's worth of sheet."""
        bounds = bounds_of(self.context.snapshot, self.context.storey) or EMPTY_HALL
        self.set_camera(self.camera.fitted(bounds))
        self._fitted = True

    def fit_selection(self) -> None:
        """What is selected; everything when nothing is."""
        extent = extent_of(self.context.snapshot, self.context.storey, self.context.selection.ids)
        if extent is None:
            self.fit_all()
        else:
            self.set_camera(self.camera.fitted(extent.grown(600.0), zoom_max=2.0))

    def zoom_to(self, zoom: float) -> None:
        """To a zoom (1.0: 100 %) about the middle of the view."""
        self.zoom_by(zoom / self.camera.zoom)

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        x, y = (at.x(), at.y()) if at is not None else (self.width() / 2, self.height() / 2)
        self.set_camera(self.camera.zoomed(factor, x, y))

    def _glide_by(self, dx_px: float, dy_px: float) -> None:
        """Pan by hand, without waiting for the picture."""
        self.glide.begin()
        self.set_camera(self.camera.panned(dx_px, dy_px))
        self.glide.moved()

    def show_things(self, ids: Chosen) -> None:
        """Select things and bring them into view, on their storey; the zoom stays when they are seen well already."""
        self.context.selection.set(ids)
        storey = storey_of(self.context.snapshot, ids)
        if storey and storey != self.context.storey:
            self.context.choose_storey(storey)
        extent = extent_of(self.context.snapshot, self.context.storey, ids)
        if extent is None:
            return
        seen = self.camera.seen(-40)
        fits = seen.x0 <= extent.x0 and seen.y0 <= extent.y0 and seen.x1 >= extent.x1 and seen.y1 >= extent.y1
        if not fits or max(extent.width, extent.height) * self.camera.px_per_mm < 40:
            self.set_camera(self.camera.fitted(extent.grown(2500.0), zoom_max=max(self.camera.zoom, 1.0)))

    # -- tools ------------------------------------------------------------------------------------------------------

    def use_tool(self, name: str) -> None:
        if name not in self.tools:
            return
        self.tool.cancel()
        self.tool = self.tools[name]
        self.context.tool = name
        self.hover.forget()
        self._set_cursor()
        self.tool.refresh()
        self.hint_changed.emit(self.tool.hint())
        self.context.tool_changed.emit(name)
        self.update()

    def _set_cursor(self) -> None:
        if self._pan_from is not None:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._space:
            self.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.setCursor(self.tool.cursor)

    def pointer(self, px: QPointF, modifiers: Qt.KeyboardModifier | None = None) -> Pointer:
        x, y = self.camera.to_mm(px.x(), px.y())
        return Pointer(px, x, y, Qt.KeyboardModifier.NoModifier if modifiers is None else modifiers)

    @property
    def last_pointer(self) -> Pointer:
        """Where the pointer was last, on the plan as the camera is now."""
        return self.pointer(self._last.px, self._last.modifiers)

    @property
    def room(self) -> QRectF:
        """The view on the screen, for cards to stay inside."""
        return QRectF(0, 0, self.width(), self.height())

    def pan_by(self, dx_px: float, dy_px: float) -> None:
        self.set_camera(self.camera.panned(dx_px, dy_px))

    def on_grid(self, x_mm: float, y_mm: float) -> tuple[float, float]:
        """A place on the snap grid."""
        snap = max(1.0, self.context.snap_mm)
        return round(x_mm / snap) * snap, round(y_mm / snap) * snap

    def corner_near(self, at: Pointer) -> tuple[float, float] | None:
        """The corner of a rack or hall within a few pixels of the pointer, for measuring."""
        floor, reach = floor_of(self.context.snapshot, self.context.storey), 8.0 / self.camera.px_per_mm
        best, found = reach, None
        for boxes in (floor.racks, floor.halls):
            for xs in (boxes.x0, boxes.x1):
                for ys in (boxes.y0, boxes.y1):
                    away = np.hypot(xs - at.x_mm, ys - at.y_mm)
                    if len(away) and float(away.min()) < best:
                        nearest = int(np.argmin(away))
                        best, found = float(away[nearest]), (float(xs[nearest]), float(ys[nearest]))
        return found

    # -- painting ---------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_into(painter)
        painter.end()

    def paint_into(self, painter: QPainter) -> None:
        """All of the view; also for pictures without a window."""
        sheet = self.sheet
        if self.glide.active:
            painter.fillRect(self.rect(), sheet.theme.colour("plan"))
            self.glide.paint(painter)
        else:
            for _ in self.anew():
                pass
            self._paint_kept(painter)
            self.hover.paint_under(painter, sheet)
            self._pictures["selection"].draw(painter)
        self.tool.paint(painter)
        if self._drop_tool().dropping and self.tool is not self._drop_tool():
            self._drop_tool().paint(painter)
        self.hover.paint(painter, sheet)
        paint_scale_bar(painter, sheet)
        if self._use is not None:
            paint_legend(
                painter,
                sheet.theme,
                self.width() - CONTROLS_PX,
                CONTROLS_PX,
                tr("each cable") if self.cables.single else tr("hottest in bundle"),
            )
        if self._ringed and self.hasFocus():
            painter.setPen(sheet.theme.colour("focus", 0.7))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(0.5, 0.5, self.width() - 1, self.height() - 1))

    def _paint_kept(self, painter: QPainter) -> None:
        self._pictures["ground"].draw(painter)
        if "cables" not in self.context.layers.hidden:
            self.cables.paint(painter)
        self._pictures["names"].draw(painter)

    def anew(self) -> Iterator[None]:
        """Draw what is out of date, one picture after the other."""
        whole = self._stale >= {*EVERYTHING}
        return costed(self._drawing(), self._note_cost if whole else lambda _: None)

    def _note_cost(self, spent_ms: float) -> None:
        self.cost_ms = spent_ms

    def _drawing(self) -> Iterator[None]:
        sheet = self.sheet
        shift, self._shift = self._shift, (0, 0)
        stale, self._stale = self._stale, set()
        self._drawn = sheet.camera
        for name, picture in self._pictures.items():
            if name == "selection" and not len(self.context.selection):
                picture.forget()
            elif name in stale or picture.is_empty:
                yield from picture.paint(sheet)
            elif shift != (0, 0):
                picture.shift(sheet, *shift)
            yield
        if "cables" in stale:
            self.cables.rebuild(sheet)
            yield
        if stale & {"cables", "colour"}:
            self.cables.recolour(sheet, self._use, self.context.selection.of("cable"))

    def composed(self) -> tuple[QPixmap, Camera] | None:
        """All that moves with the camera in one picture."""
        if not self.isVisible() or any(self._pictures[name].is_empty for name in ("ground", "names")):
            return None
        ratio = self.devicePixelRatioF()
        picture = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        self._paint_kept(painter)
        self._pictures["selection"].draw(painter)
        painter.end()
        return picture, self._drawn

    def fresh(self) -> bool:
        """Whether the kept pictures are those of the present camera."""
        return self._drawn == self.camera

    def _paint_selection(self, painter: QPainter, sheet: Sheet) -> None:
        paint_selection(painter, sheet, self.context.selection)

    # -- events -----------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What was fitted stays fitted; else the middle stays in the middle."""
        fitted = self._fitted
        self.set_camera(self.camera.sized(self.width(), self.height()))
        if fitted:
            self.fit_all()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.renew()
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._wants(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def _wants(self, event: QKeyEvent) -> bool:
        """Keys that belong to the plan and must not become shortcuts while it has the focus."""
        plain = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier == Qt.KeyboardModifier.NoModifier
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
        return (plain and (event.key() in arrows or event.key() == Qt.Key.Key_Space)) or self.tool.takes(
            event
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.glide.finish()
        at = self._note(event)
        if event.button() == Qt.MouseButton.MiddleButton or (
            event.button() == Qt.MouseButton.LeftButton and (self._space or self.tool.name == "pan")
        ):
            self._pan_from = event.position()
            self._set_cursor()
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pressed = True
            self.tool.press(at)
        elif event.button() == Qt.MouseButton.RightButton and self.tool.busy:
            self.tool.cancel()
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = self._note(event)
        if self._pan_from is not None:
            away, ratio = event.position() - self._pan_from, self.devicePixelRatioF()
            shift = QPointF(round(away.x() * ratio) / ratio, round(away.y() * ratio) / ratio)
            self._pan_from += shift
            self._glide_by(shift.x(), shift.y())
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
        if self._pan_from is not None and event.button() in (
            Qt.MouseButton.MiddleButton,
            Qt.MouseButton.LeftButton,
        ):
            self._pan_from = None
            self._set_cursor()
        elif event.button() == Qt.MouseButton.LeftButton and self._pressed:
            self._pressed = False
            self.tool.release(at)
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.tool.double_click(self._note(event))
            self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._glide_by(steps.y() + steps.x(), 0.0)
        elif steps.y():
            self.glide.begin()
            self.zoom_by(WHEEL_FACTOR ** (steps.y() / 120.0), event.position())
            self.glide.moved()
        elif steps.x():
            self._glide_by(steps.x(), 0.0)
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self.hover.forget()
        self.pointer_left.emit()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat() and not self._pressed:
            self._space = True
            self._set_cursor()
            return
        if event.key() == Qt.Key.Key_Escape:
            self._escape()
        elif not self.tool.key(event):
            super().keyPressEvent(event)
        self.update()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = False
            self._set_cursor()
        else:
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
        self._ringed = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._space = False
        self._set_cursor()
        self.update()

    def _note(self, event: QMouseEvent) -> Pointer:
        self._last = self.pointer(event.position(), event.modifiers())
        return self._last

    # -- drag and drop from the palette -------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(PART_MIME):
            event.acceptProposedAction()
            self._drop_tool().begin_drop(_part_in(event), self._drag_pointer(event))
            self.drop_near.emit(True)
            self.update()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if event.mimeData().hasFormat(PART_MIME):
            event.acceptProposedAction()
            self._drop_tool().move(self._drag_pointer(event))
            self.update()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._drop_tool().end_drop()
        self.drop_near.emit(False)
        self.update()

    def dropEvent(self, event: QDropEvent) -> None:
        if event.mimeData().hasFormat(PART_MIME):
            event.acceptProposedAction()
            self._drop_tool().drop(self._drag_pointer(event))
            self.drop_near.emit(False)
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.update()

    def _drop_tool(self) -> PlaceTool:
        tool = self.tools["place"]
        assert isinstance(tool, PlaceTool)
        return tool

    def _drag_pointer(self, event: QDropEvent) -> Pointer:
        self._last = self.pointer(event.position(), event.modifiers())
        return self._last


def _part_in(event: QDropEvent) -> str:
    return bytes(event.mimeData().data(PART_MIME).data()).decode("utf-8", "replace")
