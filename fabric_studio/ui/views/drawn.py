"""How the pictures of a view are drawn: in steps, when the design, the camera, a colour or a finding is another."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

import numpy as np
from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QShowEvent
from PySide6.QtWidgets import QWidget

from fabric_studio.model.kinds import Cables
from fabric_studio.model.table import Floats, Ids
from fabric_studio.scene.camera import Camera
from fabric_studio.scene.use import cable_use
from fabric_studio.ui.canvas.glide import STEPS_MS, Glide, costed
from fabric_studio.ui.context import Context
from fabric_studio.ui.views.halos import HALOS, paint_halo, paint_ways
from fabric_studio.ui.views.kept import Kept
from fabric_studio.ui.views.look import NO_IDS

LAYERS = ("ground", "wires", "colour", "marks")


class Drawn(Kept):
    """cost_ms: how long it took to draw all pictures last, in time of the thread."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._stale: set[str] = set()
        self._use: Floats | None = None
        self._use_known = False
        self._late = False
        self._wired: Cables | None = None
        self._before: QPixmap | None = None
        self.cost_ms = 0.0
        self.glide = Glide(self)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(320, 200)

    def stale(self, *layers: str) -> None:
        """Mark pictures as out of date: "ground", "wires", "colour", "marks"; none: only what lies over them."""
        self._stale.update(layers)
        self.update()

    @property
    def utilization(self) -> Floats | None:
        """Per row of the cables that are shown, while a simulation is."""
        if not self._use_known:
            frame, self._use_known = self.context.frame, True
            self._use = (
                None if frame is None else cable_use(self.snapshot, frame.link_cable, frame.link_utilization)
            )
        return self._use

    def _on_frame(self, _frame: object) -> None:
        self._use_known = False
        self.stale("colour")

    # -- after an edit --------------------------------------------------------------------------------------------------

    def renew(self) -> None:
        """The design or the theme changed. A view that cannot be seen waits until it can. After an edit of a large design
        the last picture stays until what it is made of is worked out anew, beside the window."""
        self._use_known = False
        if not self.isVisible():
            self._late = True
            self.shown.forget()
            self.glide.drop()
        elif self.shown.fall_behind() and self.glide.hold():
            self.shown.work_out()
        else:
            self.show_newest()

    def show_newest(self) -> None:
        self.glide.renew()
        self.catch_up()

    def catch_up(self) -> None:
        """From here on what is shown is the design as it is."""
        self.shown.catch_up()
        self._use_known = False
        if self._fitted and self.refits:
            self.fit_all()
        self.stale(*LAYERS)

    def settle(self) -> None:
        if self.shown.behind:
            self.glide.finish()

    def appear_over(self, before: QPixmap) -> None:
        """Call before it is shown: until its picture is drawn, in steps, it shows what was there before."""
        self._before = before

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

    def glide_by(self, dx_px: float, dy_px: float, factor: float = 1.0, at: QPointF | None = None) -> None:
        """Pan or zoom by hand, without waiting for the picture."""
        if factor != 1.0:
            self.glide.begin()
            self.zoom_by(factor, at)
        else:
            self.pan_by(dx_px, dy_px)
            if self.near_edge():
                self.glide.begin()
        self.glide.moved()

    # -- drawing --------------------------------------------------------------------------------------------------------

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
                cables = self.snapshot.cables
                lines = yield from self.lines_in_steps(camera, ratio)
                if lines is None:
                    self.wires.lines = None
                else:
                    yield from self.wires.rebuild(lines, camera.width_px, camera.height_px, ratio)
                self._wired = cables
            elif layer == "colour":
                selected = self.selected_rows()
                self.wires.recolour(self.context.theme, self.utilization, selected, quiet=self.quiet())
            else:
                clear = QColor(0, 0, 0, 0)
                self._pictures["marks"] = yield from self._picture(camera, clear, self.paint_marks)
            yield

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
            self.paint_selection(painter)
        painter.end()
        return picture, painted

    def paint_kept(self, painter: QPainter) -> bool:
        """The pictures where they belong; while something moves, the last of them. Whether all is drawn as it is now."""
        if self.glide.active:
            painter.fillRect(self.rect(), self.context.theme.colour("plan"))
            self.glide.paint(painter)
            return False
        for _ in self.anew():
            pass
        corner = self.on_screen(QPointF(0, 0))
        painter.drawPixmap(corner, self._pictures["ground"])
        if self.wires.lines is not None:
            self.wires.paint(painter, corner.x(), corner.y())
        painter.drawPixmap(corner, self._pictures["marks"])
        return True

    def cables_under(self, px: QPointF) -> Ids:
        """The cables drawn under a point that are still there: the picture may be older than the last edit."""
        at = self.in_picture(px)
        rows = self.wires.cables_at(at.x(), at.y())
        if self._wired is None or not len(rows):
            return NO_IDS
        uids = self._wired.uid[rows]
        return uids[self.snapshot.cables.has(uids)]

    # -- halos ----------------------------------------------------------------------------------------------------------

    def paint_selection(self, painter: QPainter) -> None:
        colour = self.context.theme.colour("selection")
        selection = self.context.selection
        self.paint_cables(painter, selection.of("cable"), colour, 2.0)
        ids = {kind: uids for kind, uids in selection.ids.items() if kind != "cable"}
        if ids:
            self.paint_halo(painter, self.outlines(ids), colour)

    def paint_cables(self, painter: QPainter, cables: Ids, colour: QColor, grow: float) -> None:
        """The way of cables; of more than can be followed none."""
        table = self._wired
        if table is None or not len(cables) or len(cables) > HALOS:
            return
        pieces = [
            (QLineF(self.on_screen(QPointF(x1, y1)), self.on_screen(QPointF(x2, y2))), wide)
            for x1, y1, x2, y2, wide in self.wires.pieces_with(
                table.index_of(cables[table.has(cables)]).astype(np.int64)
            )[:HALOS]
        ]
        paint_ways(painter, pieces, colour, self.context.theme.colour("plan", 0.85), grow)

    def paint_halo(self, painter: QPainter, shapes: list[QPainterPath], colour: QColor) -> None:
        paint_halo(painter, shapes, colour)
