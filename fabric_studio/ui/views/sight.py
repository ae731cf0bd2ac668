"""The camera of a view: what of it is in sight."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from fabric_studio.scene.camera import Camera, Rect
from fabric_studio.ui.context import Context
from fabric_studio.ui.selection import Chosen
from fabric_studio.ui.views.look import Look


class Sight(Look):
    """Signals: `camera_changed()`. Until the camera is moved, everything is in sight, also after the view has become larger
    or smaller."""

    camera_changed = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._fitted = True

    def settle(self) -> None:
        """What is seen is the design as it is by now; before something is done with it."""

    @property
    def shown_zoom(self) -> float:
        """How large things are, 1.0: as on the plan at 100 %."""
        return self.camera.zoom

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
        self.settle()
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

    def held(self, camera: Camera) -> Camera:
        """The camera kept to where there is something to see."""
        return camera

    def show_things(self, ids: Chosen) -> None:
        """Select things and bring them into view; the camera stays when they are seen well already."""
        self.context.selection.set(ids)
        if not self.isVisible():
            return
        self.settle()
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        fitted = self._fitted
        self.set_camera(self.camera.sized(self.width(), self.height()))
        if fitted:
            self.fit_all()
