"""What the plan shows: a camera over the storey, and the pictures of it that are kept while the camera rests."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from fabric_studio.model.table import Floats
from fabric_studio.scene.camera import Camera, Rect
from fabric_studio.scene.extent import extent_of, storey_of
from fabric_studio.scene.structure import bounds_of
from fabric_studio.ui.canvas.alignment import aligned, whole_pixels
from fabric_studio.ui.canvas.ghost import ghost_of
from fabric_studio.ui.canvas.glide import Glide, costed
from fabric_studio.ui.canvas.kept import EVERYTHING, KeptPictures
from fabric_studio.ui.canvas.layers.cables import CableLayer
from fabric_studio.ui.canvas.sheet import Sheet
from fabric_studio.ui.canvas.shelf import Shelf
from fabric_studio.ui.canvas.traffic import Traffic
from fabric_studio.ui.context import Context
from fabric_studio.ui.selection import Chosen

EMPTY_HALL = Rect(0.0, 0.0, 20_000.0, 12_000.0)
"""What an empty storey shows."""


class Surface(QWidget):
    """Signals: `camera_changed()`."""

    camera_changed = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.camera = Camera()
        self.kept = KeptPictures(context.selection, self.camera)
        self.traffic = Traffic(context)
        self.show_ghost = True
        self.shelf = Shelf(self)
        self.shelf.ready.connect(lambda: self.stale("ground"))
        self._fitted = True
        self.cost_ms = 0.0
        self.glide = Glide(self)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(320, 200)

    def sizeHint(self) -> QSize:
        return QSize(960, 640)

    # -- what is shown ------------------------------------------------------------------------------------------------

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

    @property
    def cables(self) -> CableLayer:
        return self.kept.cables

    @property
    def utilization(self) -> Floats | None:
        """Per row of snapshot.cables while a simulation is shown."""
        return self.traffic.use

    @property
    def room(self) -> QRectF:
        """The view on the screen, for cards to stay inside."""
        return QRectF(0, 0, self.width(), self.height())

    def ghost_storey(self) -> int:
        """The storey that can be seen faintly through the one shown; 0 when the building has only one."""
        return ghost_of(self.context.snapshot, self.context.storey)

    def stale(self, *names: str) -> None:
        """Mark pictures as out of date, some of EVERYTHING; none: only what lies over them."""
        self.kept.stale(*names)
        self.update()

    # -- camera -------------------------------------------------------------------------------------------------------

    def set_camera(self, camera: Camera) -> None:
        camera = aligned(camera, self.devicePixelRatioF())
        if camera == self.camera:
            return
        shift = whole_pixels(self.camera, camera, self.devicePixelRatioF())
        self.camera = camera
        self._fitted = False
        if shift is None:
            self.stale(*EVERYTHING)
        else:
            self.kept.shift(*shift)
            self.update()
        self.camera_changed.emit()

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

    def pan_by(self, dx_px: float, dy_px: float) -> None:
        self.set_camera(self.camera.panned(dx_px, dy_px))

    def glide_by(self, dx_px: float, dy_px: float, factor: float = 1.0, at: QPointF | None = None) -> None:
        """Pan or zoom by hand, without waiting for the picture."""
        self.glide.begin()
        if factor != 1.0:
            self.zoom_by(factor, at)
        else:
            self.pan_by(dx_px, dy_px)
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What was fitted stays fitted; else the middle stays in the middle."""
        fitted = self._fitted
        self.set_camera(self.camera.sized(self.width(), self.height()))
        if fitted:
            self.fit_all()

    # -- the kept pictures ----------------------------------------------------------------------------------------------

    def anew(self) -> Iterator[None]:
        """Draw what is out of date, one picture after the other."""
        note = self._note_cost if self.kept.all_stale else lambda _: None
        return costed(self._renewed(), note)

    def _renewed(self) -> Iterator[None]:
        """What is used is looked up when it is begun."""
        yield from self.kept.renewed(self.sheet, self.traffic.use)

    def _note_cost(self, spent_ms: float) -> None:
        self.cost_ms = spent_ms

    def composed(self) -> tuple[QPixmap, Camera] | None:
        """All that moves with the camera in one picture."""
        if not self.isVisible():
            return None
        picture = self.kept.composed(self.size(), self.devicePixelRatioF(), self.context.layers.hidden)
        return None if picture is None else (picture, self.kept.drawn)

    def fresh(self) -> bool:
        """Whether the kept pictures are those of the present camera."""
        return self.kept.drawn == self.camera

    def paint_kept(self, painter: QPainter) -> bool:
        """What moves with the camera, but for the halos; False while it glides, when those are in the picture already."""
        if self.glide.active:
            painter.fillRect(self.rect(), self.context.theme.colour("plan"))
            self.glide.paint(painter)
            return False
        for _ in self.anew():
            pass
        self.kept.draw(painter, self.context.layers.hidden)
        return True
