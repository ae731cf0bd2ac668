"""What all views of a design share: a camera, pictures that are kept and shifted while panning, one selection, words
under the pointer, cables coloured by utilization, and drawing a cable from box to box.

A view is painted with a margin around what can be seen, so that a pan is a shift of kept pictures until the margin is
used up.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from fabric_studio.app.commands import arrange
from fabric_studio.base.language import tr
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ids, Ints
from fabric_studio.scene.camera import Camera, Rect
from fabric_studio.scene.keyed import KeyedLines
from fabric_studio.scene.use import cable_use
from fabric_studio.ui.canvas.cards import Card, paint_card
from fabric_studio.ui.canvas.focus_ring import FocusRing
from fabric_studio.ui.canvas.glide import STEPS_MS, Glide, costed
from fabric_studio.ui.canvas.hand import ARROWS, Hand, belongs_to_view
from fabric_studio.ui.canvas.layers.overlay import paint_legend
from fabric_studio.ui.context import PART_MIME, Context
from fabric_studio.ui.selection import Chosen
from fabric_studio.ui.views.cabling import Cabling
from fabric_studio.ui.views.shown import Shown
from fabric_studio.ui.views.wires import WireLayer
from fabric_studio.ui.views.words import card_of_thing

CONTROLS_PX = 12.0
START_PX = 4.0
"""So far the pointer must go before a click becomes a drag."""
REACH_PX = 4.0
HALOS = 600
"""So many pieces of selected cables get a halo; more are shown by their colour alone."""

Thing = tuple[str, Ids]
NO_IDS: Ids = np.zeros(0, np.int64)
LAYERS = ("ground", "wires", "colour", "marks")


class View(QWidget):
    """Signals: `camera_changed()`, `pointer_moved(x, y)` in the view's own units, `pointer_left()`, `hint_changed(str)`.

    A view says what there is and how it looks: it overrides what stands under "of each view".
    """

    camera_changed = Signal()
    pointer_moved = Signal(float, float)
    pointer_left = Signal()
    hint_changed = Signal(str)

    title = ""
    refits = True
    """While everything is shown, an edit that makes it larger makes it smaller on the screen."""
    margin = (192.0, 128.0)
    """Pixels painted beyond the left and right, and beyond the upper and lower edge."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.camera = self.first_camera()
        self.shown: Shown[Any] = Shown(
            self.title, self.work_out, lambda: context.snapshot, self._show_newest, self
        )
        self.wires = WireLayer()
        self.cabling = Cabling(self)
        self.hovered: Thing | None = None
        self._card: Card | None = None
        self._pictures: dict[str, QPixmap] = {}
        self._painted: Camera | None = None
        self._stale: set[str] = set()
        self._use: Floats | None = None
        self._use_known = False
        self._late = False
        self._before: QPixmap | None = None
        self._fitted = True
        self._press: QPointF | None = None
        self._band: QPointF | None = None
        self._kept = False
        self._carrying = False
        self._at = QPointF()
        self._clicked = (QPointF(-1e9, -1e9), 0)
        self._hand = Hand(self)
        self._ring = FocusRing(self)
        self.cost_ms = 0.0
        self.glide = Glide(self)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(tr(self.title))
        self.setAcceptDrops(True)
        self.setMinimumSize(320, 200)
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

    def sizeHint(self) -> QSize:
        return QSize(960, 640)

    # -- of each view -------------------------------------------------------------------------------------------------

    def first_camera(self) -> Camera:
        return Camera()

    def bounds(self) -> Rect | None:
        """Around everything, in the view's units; None when there is nothing to show."""
        raise NotImplementedError

    def lines_for(self, camera: Camera, ratio: float) -> KeyedLines | None:
        """The cables for a camera; strokes in device pixels of its picture."""
        raise NotImplementedError

    def lines_in_steps(self, camera: Camera, ratio: float) -> Generator[None, None, KeyedLines | None]:
        """`lines_for`, for a view in which that takes long."""
        yield
        return self.lines_for(camera, ratio)

    def paint_ground(self, painter: QPainter, camera: Camera) -> Iterator[None] | None:
        """What lies below the cables; steps, where it takes long."""

    def paint_marks(self, painter: QPainter, camera: Camera) -> Iterator[None] | None:
        """What lies over the cables: names, counts, findings; steps, where it takes long."""

    def paint_over(self, painter: QPainter) -> None:
        """What does not move with the camera: captions, scales."""

    def outlines(self, ids: Chosen) -> list[QPainterPath]:
        """The shapes of things on the screen, to be given a halo."""
        return []

    def things_at(self, px: QPointF) -> list[Thing]:
        """(kind, uids) under a point, topmost first; clicking again at the same place goes down this list."""
        raise NotImplementedError

    def things_in(self, box: QRectF) -> Chosen:
        """What a rubber band takes."""
        return {}

    def extent_of(self, ids: Chosen) -> Rect | None:
        """Around these things, in the view's units; None when none of them is here."""
        raise NotImplementedError

    def devices_at(self, px: QPointF) -> Ids:
        """The devices of the box under a point, to draw a cable from or to; empty for none."""
        return NO_IDS

    def place_of(self, devices: Ids) -> QPointF | None:
        """Where on the screen the box of these devices is."""
        return None

    def take_up(self, px: QPointF) -> bool:
        """Take what is under a point in hand to move it; False where nothing can be moved."""
        return False

    def carry(self, px: QPointF) -> None:
        """What is in hand follows the pointer."""

    def drop(self, px: QPointF) -> None:
        """Put down what is in hand: one command."""

    def let_go(self) -> None:
        """Put it back where it was."""

    @staticmethod
    def prepare(snapshot: Snapshot) -> object:
        """Work out, on any thread, what takes long before this view can show a design."""
        return None

    def work_out(self, snapshot: Snapshot) -> Any:
        """What this view draws of a design; on any thread. What takes long is kept with the snapshot."""
        raise NotImplementedError

    def empty_words(self) -> tuple[str, str]:
        """What to say when there is nothing to show, and what to do about it."""
        return tr("Nothing is drawn yet"), ""

    def hint(self) -> str:
        return ""

    # -- what is shown ------------------------------------------------------------------------------------------------

    def stale(self, *layers: str) -> None:
        """Mark pictures as out of date: "ground", "wires", "colour", "marks"; none: only what lies over them."""
        self._stale.update(layers)
        self.update()

    @property
    def snapshot(self) -> Snapshot:
        """The design that is shown: of a large one for a moment as it was before the last edit."""
        return self.shown.snapshot

    def renew(self) -> None:
        """The design or the theme changed. A view that cannot be seen waits until it can. After an edit of a large design
        the last picture stays until what it is made of is worked out anew, beside the window."""
        self._use_known = False
        if not self.isVisible():
            self._late = True
            self.shown.forget()
            self.glide.drop()
        elif self.shown.fall_behind() and self.glide.hold():
            self.forget_hover()
            self.shown.work_out()
        else:
            self._show_newest()

    def _show_newest(self) -> None:
        self.glide.renew()
        self.catch_up()

    def catch_up(self) -> None:
        """From here on what is shown is the design as it is."""
        self.shown.catch_up()
        self._use_known = False
        self.forget_hover()
        self._refresh_cabling()
        if self._fitted and self.refits:
            self.fit_all()
        self.stale(*LAYERS)

    def appear_over(self, before: QPixmap) -> None:
        """Call before it is shown: until its picture is drawn, in steps, it shows what was there before."""
        self._before = before

    @property
    def shown_zoom(self) -> float:
        """How large things are, 1.0: as on the plan at 100 %."""
        return self.camera.zoom

    def _on_replaced(self) -> None:
        self.shown.forget()
        self.glide.drop()
        self.cabling.cancel()
        self._fitted = True
        self.fit_all()
        self.renew()

    def _on_frame(self, _frame: object) -> None:
        self._use_known = False
        self.stale("colour")

    @property
    def utilization(self) -> Floats | None:
        """Per row of the cables that are shown, while a simulation is."""
        if not self._use_known:
            frame, self._use_known = self.context.frame, True
            self._use = (
                None if frame is None else cable_use(self.snapshot, frame.link_cable, frame.link_utilization)
            )
        return self._use

    def anew(self) -> Iterator[None]:
        """Draw what is out of date, one picture after the other."""
        if self.shown.behind:
            self.catch_up()
        if self._stale & {"ground", "wires"} or not self.fresh():
            self._stale.update(LAYERS)
            self._painted = self.camera.sized(
                self.width() + 2 * self.margin[0], self.height() + 2 * self.margin[1]
            )
        assert self._painted is not None
        whole = self._stale >= {*LAYERS}
        return costed(self._drawing(self._painted), self._note_cost if whole else lambda _: None)

    def _note_cost(self, spent_ms: float) -> None:
        self.cost_ms = spent_ms

    def _drawing(self, camera: Camera) -> Iterator[None]:
        ratio = self.devicePixelRatioF()
        for layer in LAYERS:
            if layer not in self._stale:
                continue
            self._stale.discard(layer)
            if layer == "ground":
                plan = self.context.theme.colour("plan")
                self._pictures["ground"] = yield from self._picture(camera, plan, self.paint_ground)
            elif layer == "wires":
                lines = yield from self.lines_in_steps(camera, ratio)
                if lines is None:
                    self.wires.lines = None
                else:
                    yield from self.wires.rebuild(lines, camera.width_px, camera.height_px, ratio)
            elif layer == "colour":
                selected = self.selected_rows()
                self.wires.recolour(self.context.theme, self.utilization, selected, quiet=self.quiet())
            else:
                clear = QColor(0, 0, 0, 0)
                self._pictures["marks"] = yield from self._picture(camera, clear, self.paint_marks)
            yield

    def composed(self) -> tuple[QPixmap, Camera] | None:
        """All that moves with the camera in one picture."""
        if self._before is not None:
            return self._before, self.camera
        if self._painted is None or "marks" not in self._pictures or not self.isVisible():
            return None
        picture, painted = QPixmap(self._pictures["ground"]), self._painted
        painter = QPainter(picture)
        if self.wires.lines is not None:
            self.wires.paint(painter, 0.0, 0.0)
        painter.drawPixmap(0, 0, self._pictures["marks"])
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if painted.zoom == self.camera.zoom:
            painter.translate(self.in_picture(QPointF(0, 0)))
            self._paint_selection(painter)
        painter.end()
        return picture, painted

    def fresh(self) -> bool:
        """Whether the kept pictures do for the present camera."""
        return self._painted is not None and self._covers(self._painted)

    def quiet(self) -> float:
        """Opacity of cables at rest."""
        return 1.0

    def _covers(self, painted: Camera) -> bool:
        dx, dy = self.shift(painted)
        wide = painted.width_px == self.width() + 2 * self.margin[0]
        tall = painted.height_px == self.height() + 2 * self.margin[1]
        near = abs(dx) <= self.margin[0] and abs(dy) <= self.margin[1]
        return wide and tall and near and painted.zoom == self.camera.zoom

    def shift(self, painted: Camera) -> tuple[float, float]:
        """How far, in whole device pixels, what was painted for a camera has moved since."""
        ratio, scale = self.devicePixelRatioF(), self.camera.px_per_mm
        dx, dy = (painted.x_mm - self.camera.x_mm) * scale, (painted.y_mm - self.camera.y_mm) * scale
        return round(dx * ratio) / ratio, round(dy * ratio) / ratio

    def in_picture(self, px: QPointF) -> QPointF:
        """A point of the view as a point of the kept pictures."""
        dx, dy = self.shift(self._painted) if self._painted is not None else (0.0, 0.0)
        return px + QPointF(self.margin[0] - dx, self.margin[1] - dy)

    def on_screen(self, px: QPointF) -> QPointF:
        """A point of the kept pictures as a point of the view."""
        return px * 2 - self.in_picture(px)

    def _picture(
        self, camera: Camera, ground: QColor, layer: Callable[[QPainter, Camera], Iterator[None] | None]
    ) -> Generator[None, None, QPixmap]:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(round(camera.width_px * ratio), round(camera.height_px * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(ground)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        try:
            yield from layer(painter, camera) or ()
        finally:
            painter.end()
        return picture

    # -- camera -------------------------------------------------------------------------------------------------------

    def set_camera(self, camera: Camera) -> None:
        if camera != self.camera:
            self.camera = camera
            self._fitted = False
            self.update()
            self.camera_changed.emit()

    def fit_all(self) -> None:
        bounds = self.bounds() if self.isVisible() else None
        if bounds is not None:
            self.set_camera(self.fitted(bounds))
        self._fitted = True

    def fit_selection(self) -> None:
        """What is selected; everything when nothing is."""
        if self.shown.behind:
            self.glide.finish()
        extent = self.extent_of(self.context.selection.ids)
        if extent is None:
            self.fit_all()
        else:
            self.set_camera(self.fitted(extent.grown(0.15 * max(extent.width, extent.height, 1.0))))

    def fitted(self, rect: Rect) -> Camera:
        return self.camera.fitted(rect)

    def fitted_beside(self, rect: Rect, left_px: float, right_px: float) -> Camera:
        """Everything in view, with room at the sides for words that do not grow with it."""
        camera = self.camera.fitted(rect)
        spare = (self.width() - rect.width * camera.px_per_mm) / 2
        if self.width() <= 2 * (left_px + right_px):
            return camera
        if 2 * spare >= left_px + right_px:
            return camera.panned(max(left_px - spare, 0.0) - max(right_px - spare, 0.0), 0.0)
        narrow = self.camera.sized(self.width() - left_px - right_px, self.height()).fitted(rect)
        return narrow.sized(self.width(), self.height()).panned((left_px - right_px) / 2, 0.0)

    def zoom_to(self, zoom: float) -> None:
        self.zoom_by(zoom / self.camera.zoom)

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        x, y = (at.x(), at.y()) if at is not None else (self.width() / 2, self.height() / 2)
        self.set_camera(self.held(self.camera.zoomed(factor, x, y)))

    def pan_by(self, dx_px: float, dy_px: float) -> None:
        self.set_camera(self.held(self.camera.panned(dx_px, dy_px)))

    def glide_by(self, dx_px: float, dy_px: float, factor: float = 1.0, at: QPointF | None = None) -> None:
        """Pan or zoom by hand, without waiting for the picture."""
        if factor != 1.0:
            self.glide.begin()
            self.zoom_by(factor, at)
        else:
            self.pan_by(dx_px, dy_px)
            if self._painted is not None and self._near_edge(self._painted):
                self.glide.begin()
        self.glide.moved()

    def _near_edge(self, painted: Camera) -> bool:
        """Whether little of what is painted beyond the edges is left."""
        dx, dy = self.shift(painted)
        return abs(dx) > 0.6 * self.margin[0] or abs(dy) > 0.6 * self.margin[1]

    def held(self, camera: Camera) -> Camera:
        """The camera kept to where there is something to see."""
        return camera

    def show_things(self, ids: Chosen) -> None:
        """Select things and bring them into view; the camera stays when they are seen well already."""
        self.context.selection.set(ids)
        if not self.isVisible():
            return
        if self.shown.behind:
            self.glide.finish()
        extent = self.extent_of(ids)
        if extent is None:
            return
        seen = self.camera.seen(-40)
        fits = seen.x0 <= extent.x0 and seen.x1 >= extent.x1 and self.rows_seen(seen, extent)
        if not fits or extent.width * self.camera.px_per_mm < 12:
            near = self.fitted(extent.grown(2 * max(extent.width, extent.height, 1.0)))
            self.set_camera(near)

    def rows_seen(self, seen: Rect, extent: Rect) -> bool:
        """True when the heights of an extent are in view."""
        return seen.y0 <= extent.y0 and seen.y1 >= extent.y1

    # -- selection ----------------------------------------------------------------------------------------------------

    def selected_rows(self) -> Ints:
        """Rows of the selected cables."""
        cables, table = self.context.selection.of("cable"), self.snapshot.cables
        return table.index_of(cables[table.has(cables)]).astype(np.int64)

    def selected_cable(self) -> int:
        """The one selected cable, 0 when there is none or more."""
        one = self.context.selection.one()
        return one[1] if one is not None and one[0] == "cable" and one[1] in self.snapshot.cables else 0

    def ends_of(self, cable: int) -> tuple[QPointF | None, QPointF | None]:
        """Where on the screen the two ends of a cable are drawn; None where that cannot be seen."""
        table = self.snapshot.cables
        row = table.get(cable)
        pieces = self.wires.pieces_with(table.index_of(np.array([cable], np.int64)).astype(np.int64))
        spots = [
            self.on_screen(QPointF(x, y)) for x1, y1, x2, y2, _ in pieces for x, y in ((x1, y1), (x2, y2))
        ]
        found: list[QPointF | None] = []
        for device in (row.a_device, row.z_device):
            place = self.place_of(np.array([device], np.int64))
            if place is None or not spots or not self.rect().contains(place.toPoint()):
                found.append(None)
            else:
                found.append(min(spots, key=lambda spot, at=place: (spot - at).manhattanLength()))  # type: ignore[misc]
        return found[0], found[1]

    # -- painting -----------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_into(painter)
        painter.end()

    def paint_into(self, painter: QPainter) -> None:
        """All of the view; also for pictures without a window."""
        theme = self.context.theme
        if self.bounds() is None:
            self._paint_empty(painter)
            return
        if self.glide.active:
            painter.fillRect(self.rect(), theme.colour("plan"))
            self.glide.paint(painter)
        else:
            self._paint_kept(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_over(painter)
        self.cabling.paint(painter)
        self._paint_band(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        if self.utilization is not None and self.wires.lines is not None:
            note = tr("each cable") if self.wires.lines.single else tr("hottest in bundle")
            paint_legend(painter, theme, self.width() - CONTROLS_PX, CONTROLS_PX, note)
        if self._card is not None and not self.cabling.busy and self._press is None:
            paint_card(painter, theme, self._card, self._at, QRectF(self.rect()))
        self._ring.paint(painter, theme)

    def _paint_kept(self, painter: QPainter) -> None:
        for _ in self.anew():
            pass
        assert self._painted is not None
        theme, (dx, dy) = self.context.theme, self.shift(self._painted)
        corner = QPointF(dx - self.margin[0], dy - self.margin[1])
        painter.drawPixmap(corner, self._pictures["ground"])
        if self.wires.lines is not None:
            self.wires.paint(painter, corner.x(), corner.y())
        painter.drawPixmap(corner, self._pictures["marks"])
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hovered is not None and self.hovered[0] != "cable":
            self._stroke(painter, self.outlines(dict([self.hovered])), theme.colour("edge"), 1.5)
        elif self.hovered is not None:
            self._paint_cables(painter, self.hovered[1], theme.colour("accent_hover"), 1.0)
        self._paint_selection(painter)

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

    def _paint_selection(self, painter: QPainter) -> None:
        colour = self.context.theme.colour("selection")
        selection = self.context.selection
        self._paint_cables(painter, selection.of("cable"), colour, 2.0)
        ids = {kind: uids for kind, uids in selection.ids.items() if kind != "cable"}
        if ids:
            self.paint_halo(painter, self.outlines(ids), colour)

    def _paint_cables(self, painter: QPainter, cables: Ids, colour: QColor, grow: float) -> None:
        """The way of cables, cased so that it can be followed through a crowd."""
        table = self.snapshot.cables
        if not len(cables) or len(cables) > HALOS:
            return
        pieces = self.wires.pieces_with(table.index_of(cables[table.has(cables)]).astype(np.int64))[:HALOS]
        casing = self.context.theme.colour("plan", 0.85)
        for pen, extra in ((casing, 3.0), (colour, 0.0)):
            for x1, y1, x2, y2, wide in pieces:
                painter.setPen(QPen(pen, wide + grow + extra, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                painter.drawLine(self.on_screen(QPointF(x1, y1)), self.on_screen(QPointF(x2, y2)))

    def paint_halo(self, painter: QPainter, shapes: list[QPainterPath], colour: QColor) -> None:
        soft = QColor(colour)
        soft.setAlphaF(0.28)
        self._stroke(painter, shapes, soft, 6.0)
        self._stroke(painter, shapes, colour, 1.8)

    def _stroke(self, painter: QPainter, shapes: list[QPainterPath], colour: QColor, wide: float) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(
            QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        for shape in shapes:
            painter.drawPath(shape)

    def _paint_band(self, painter: QPainter) -> None:
        if self._band is not None:
            theme = self.context.theme
            painter.setPen(QPen(theme.colour("accent"), 1))
            painter.setBrush(theme.colour("accent", 0.12))
            painter.drawRect(QRectF(self._band, self._at).normalized())

    # -- tools --------------------------------------------------------------------------------------------------------

    def use_tool(self, name: str) -> None:
        """Views know three: "select", "cable" and "pan"; with any other they select."""
        if name != self.context.tool:
            self.context.tool = name
            self.context.tool_changed.emit(name)

    def _on_tool(self) -> None:
        self.cabling.cancel()
        self._hand.show_cursor()
        self.hint_changed.emit(self.hint())
        self.update()

    def _refresh_cabling(self) -> None:
        if self.cabling.busy:
            self.cabling.refresh()
            self.update()

    @property
    def pans_with_left(self) -> bool:
        return self.context.tool == "pan"

    @property
    def resting_cursor(self) -> Qt.CursorShape:
        shapes = {"pan": Qt.CursorShape.OpenHandCursor, "cable": Qt.CursorShape.CrossCursor}
        return shapes.get(self.context.tool, Qt.CursorShape.ArrowCursor)

    # -- events -------------------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        if self._late:
            self._late = False
            self.renew()
        if self._fitted:
            self.fit_all()
        if self._before is not None and not self.glide.active and (self._stale or not self.fresh()):
            self.cost_ms = max(self.cost_ms, STEPS_MS)
            self.glide.renew()
        self._before = None

    def resizeEvent(self, event: QResizeEvent) -> None:
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
            and belongs_to_view(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.glide.finish()
        self._at = event.position()
        if self._hand.press(event):
            pass
        elif event.button() == Qt.MouseButton.LeftButton:
            self._left_press(event)
        elif event.button() == Qt.MouseButton.RightButton and self.cabling.busy:
            self.cabling.cancel()
        self.update()

    def _left_press(self, event: QMouseEvent) -> None:
        px = event.position()
        if self.cabling.busy:
            self.cabling.move(px)
            self.cabling.finish(self.context.medium or None)
            return
        grip = self.cabling.grip_at(px)
        if grip is not None:
            self.cabling.begin_move(*grip, px)
            return
        self._press = px
        if self.context.tool == "cable":
            self.cabling.begin_at(px)
            return
        selection, things = self.context.selection, self.things_at(px)
        adding = event.modifiers() & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier)
        self._kept = False
        if not things:
            self._band = px
        elif adding:
            selection.toggle(dict(things[:1]))
        elif any(np.isin(uids, selection.of(kind)).all() for kind, uids in things):
            self._kept = True
        else:
            selection.set(dict(things[:1]))
            self._clicked = (px, 0)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        px = self._at = event.position()
        if self._hand.move(event):
            return
        if self.cabling.busy:
            self.cabling.move(px)
        elif self._carrying:
            self.carry(px)
        elif self._press is not None:
            far = (px - self._press).manhattanLength() >= START_PX
            if self._band is None and far and self.context.tool != "cable":
                self._drag_from(self._press, px)
        else:
            self._hover(px)
        self.pointer_moved.emit(*self.camera.to_mm(px.x(), px.y()))
        self.update()

    def _drag_from(self, press: QPointF, px: QPointF) -> None:
        if self.cabling.begin_at(press):
            self._press = None
        elif self.take_up(press):
            self._carrying = True
            self.carry(px)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        px = self._at = event.position()
        if self._hand.release(event):
            pass
        elif event.button() == Qt.MouseButton.LeftButton:
            press, band = self._press, self._band
            self._press = self._band = None
            if self.cabling.busy:
                self.cabling.release(px)
            elif self._carrying:
                self._carrying = False
                self.drop(px)
            elif press is not None:
                self._left_release(press, band, event)
        self.update()

    def _left_release(self, press: QPointF, band: QPointF | None, event: QMouseEvent) -> None:
        selection = self.context.selection
        adding = event.modifiers() & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier)
        dragged = (event.position() - press).manhattanLength() >= START_PX
        if band is not None and dragged:
            inside = self.things_in(QRectF(band, event.position()).normalized())
            if adding:
                selection.add(inside)
            else:
                selection.set(inside)
        elif band is not None:
            if not adding:
                selection.clear()
        elif not dragged and self._kept:
            things = self.things_at(press)
            where, nth = self._clicked
            nth = (nth + 1) % len(things) if (where - press).manhattanLength() <= 6 and things else 0
            self._clicked = (press, nth)
            if things:
                selection.set(dict([things[nth]]))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Come near what was clicked."""
        if event.button() == Qt.MouseButton.LeftButton and len(self.context.selection):
            self.fit_selection()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._hand.wheel(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        event.setAccepted(event.mimeData().hasFormat(PART_MIME))

    def dropEvent(self, event: QDropEvent) -> None:
        """Nothing is placed here, and nothing on the plan that lies below."""
        event.acceptProposedAction()
        self.context.notices.info(tr("Parts are placed on the plan"))

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
            self.pan_by(*(-80.0 * way for way in ARROWS[key]))
        else:
            super().keyPressEvent(event)
        self.update()

    def key(self, event: QKeyEvent) -> bool:
        """A key of this view alone; True when it was used."""
        return False

    def _escape(self) -> None:
        """First what is going on, then back to the select tool, then the selection."""
        if self.cabling.busy:
            self.cabling.cancel()
            self._press = None
        elif self._carrying:
            self._press, self._carrying = None, False
            self.let_go()
        elif self._band is not None:
            self._press = self._band = None
        elif self.context.tool not in ("select", ""):
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
