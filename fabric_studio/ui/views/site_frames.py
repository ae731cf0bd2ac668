"""Where each campus is drawn: on the map itself, or from afar in a frame beside its place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from fabric_studio.scene.camera import Camera, Rect
from fabric_studio.scene.site import Campus, SiteMap

LENS_BELOW_PX = 110.0
"""A campus that is smaller on the screen is shown in a frame beside its place."""
LENS_PX, LENS_HEAD_PX = (372.0, 280.0), 46.0
LENS_SIZES = (1.0, 0.85, 0.72, 0.6)
"""Where frames would lie over each other, all of them are smaller."""
LENSES = 6


@dataclass(frozen=True)
class CampusFrame:
    """A campus as it is drawn: through which camera, and inside which frame (None: on the map itself). Pixels of the
    kept picture."""

    campus: Campus
    camera: Camera
    lens: QRectF | None
    pin: QPointF

    def px(self, x: float, y: float) -> QPointF:
        at = QPointF(*self.camera.to_px(x, y))
        return at if self.lens is None else at + self._corner

    @property
    def origin(self) -> tuple[float, float]:
        """Where the middle of the map is."""
        at = self.px(0.0, 0.0)
        return at.x(), at.y()

    @property
    def _corner(self) -> QPointF:
        assert self.lens is not None
        return self.lens.topLeft() + QPointF(0.0, LENS_HEAD_PX)

    def map(self, px: QPointF) -> tuple[float, float]:
        at = px if self.lens is None else px - self._corner
        return self.camera.to_mm(at.x(), at.y())

    def box(self, rect: Rect) -> QRectF:
        return QRectF(self.px(rect.x0, rect.y0), self.px(rect.x1, rect.y1))


def frames_of(sites: SiteMap, camera: Camera, view: QRectF) -> list[CampusFrame]:
    """Each campus on the map itself, or from afar in a frame of its own beside its place. view: what can be seen, in pixels of
    the kept picture."""
    for size in LENS_SIZES:
        frames = _frames_of(sites.campuses, camera, view.adjusted(10, 58, -10, -64), size)
        lenses = [frame.lens for frame in frames if frame.lens is not None]
        if not any(one.intersects(other) for n, one in enumerate(lenses) for other in lenses[:n]):
            break
    return frames


def _frames_of(campuses: Sequence[Campus], camera: Camera, view: QRectF, size: float) -> list[CampusFrame]:
    frames: list[CampusFrame] = []
    taken: list[QRectF] = []
    pins = {c.site: QPointF(*camera.to_px(c.x, c.y)) for c in campuses}
    inside = [c for c in campuses if view.contains(pins[c.site])]
    middle = sum((pins[c.site] for c in inside), QPointF()) / max(len(inside), 1)
    for campus in campuses:
        pin = pins[campus.site]
        small = camera.px_per_mm * max(campus.rect.width, campus.rect.height) < LENS_BELOW_PX
        drawn = bool(campus.buildings or campus.ducts)
        if not (small and drawn and campus in inside and len(inside) <= LENSES and view.width() > 700):
            frames.append(CampusFrame(campus, camera, None, pin))
            continue
        others = [*taken, *(_around(pins[c.site]) for c in inside if c is not campus)]
        lens = _beside(pin, middle, view, others, size)
        taken.append(lens)
        room = Camera(zoom_min=1e-7, zoom_max=2_000.0).sized(lens.width(), lens.height() - LENS_HEAD_PX)
        frames.append(CampusFrame(campus, room.fitted(campus.rect), lens, pin))
    return frames


def _around(pin: QPointF) -> QRectF:
    return QRectF(pin.x() - 14, pin.y() - 14, 28, 28)


def _beside(pin: QPointF, middle: QPointF, view: QRectF, taken: list[QRectF], size: float) -> QRectF:
    """Room for a frame beside a pin, away from the middle of all, over none of what is taken. size: a share of the largest."""
    wide, tall = LENS_PX[0] * size, LENS_PX[1] * size
    away = pin - middle
    best, least = QRectF(), float("inf")
    for dx in (-wide - 30, -wide / 2, 30):
        for dy in (-tall - 30, -tall / 2, 30):
            box = QRectF(pin.x() + dx, pin.y() + dy, wide, tall)
            box.moveLeft(min(max(box.left(), view.left()), view.right() - wide))
            box.moveTop(min(max(box.top(), view.top()), view.bottom() - tall))
            if box.adjusted(-12, -12, 12, 12).contains(pin):
                continue
            over = sum(
                (box & other).width() * (box & other).height() for other in taken if box.intersects(other)
            )
            toward = box.center() - pin
            along = toward.x() * away.x() + toward.y() * away.y()
            far = (toward.x() ** 2 + toward.y() ** 2) ** 0.5
            cost = over * 10 + far - along / max((away.x() ** 2 + away.y() ** 2) ** 0.5, 1.0)
            if cost < least:
                best, least = box, cost
    return best if least < float("inf") else QRectF(pin.x() + 30, pin.y() + 30, wide, tall)
