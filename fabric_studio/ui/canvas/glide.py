"""While the wheel turns or the sheet is dragged, the last picture is shown larger, smaller or elsewhere, which takes a
millisecond; once it rests, all is drawn anew in steps, between which the window goes on answering.

So it is after an edit, too. Small designs are drawn so fast that they need none of this: see `WORTH_MS`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Protocol

from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtGui import QPainter, QPixmap

from fabric_studio.scene.camera import Camera

REST_MS = 90
"""So long the wheel must rest before the picture is drawn anew."""
WORTH_MS = 20.0
"""A picture that is drawn faster than this is drawn for every frame."""
STEPS_MS = 40.0
"""A picture that takes longer than this is drawn in steps after an edit."""
SPELL_MS = 8.0
"""Steps are taken for so long before the window gets a turn again."""
LEAST, MOST = 0.62, 1.7
"""From so much smaller or larger on a new picture is begun while the wheel still turns."""


class Host(Protocol):
    """A view that keeps a picture. cost_ms: how long it took to draw it last, in time of the thread."""

    camera: Camera
    cost_ms: float

    def composed(self) -> tuple[QPixmap, Camera] | None:
        """The picture in one piece, and the camera it was drawn for."""

    def anew(self) -> Iterator[None]:
        """Draw the picture for the present camera, step by step."""

    def fresh(self) -> bool:
        """Whether the kept picture does for the present camera."""

    def update(self) -> None: ...


def costed(steps: Iterator[None], note: Callable[[float], None]) -> Iterator[None]:
    """The same steps; at the end the milliseconds of the thread that all of them took are noted."""
    spent_ms, more = 0.0, True
    while more:
        start = time.thread_time()
        more = next(steps, steps) is not steps
        spent_ms += 1e3 * (time.thread_time() - start)
        if more:
            yield
    note(spent_ms)


class Glide(QTimer):
    """`active`: the picture is being shown as it was; anything that depends on what is where must `finish` first."""

    def __init__(self, host: Host) -> None:
        super().__init__(host if isinstance(host, QObject) else None)
        self._host = host
        self._picture: QPixmap | None = None
        self._camera = host.camera
        self._steps: Iterator[None] | None = None
        self._upright = self._held = False
        self.setSingleShot(True)
        self.timeout.connect(self._step)

    @property
    def active(self) -> bool:
        return self._picture is not None

    def begin(self) -> None:
        """Call before the camera is moved by hand."""
        if self._picture is None and self._host.cost_ms >= WORTH_MS:
            self._compose()
        if self._picture is not None and self._steps is None and not self._held:
            self.start(REST_MS)

    def moved(self) -> None:
        """Call after the camera was moved by hand."""
        if self._picture is not None and self._steps is None and not self._held and not self._near():
            self.start(0)

    def finish(self) -> None:
        """Draw all that is not drawn yet, now."""
        if self._picture is None:
            return
        for _ in self._host.anew() if self._held else self._steps or ():
            pass
        self.drop()

    def renew(self) -> None:
        """Call before the picture is marked as out of date, when what it shows was edited."""
        self._steps, self._held = None, False
        if self._host.cost_ms < STEPS_MS:
            self.drop()
            return
        if self._picture is None:
            self._compose()
        if self._picture is not None:
            self.start(0)

    def hold(self) -> bool:
        """Go on showing the last picture until `renew`, while it is being worked out what comes after it; False where there
        is none."""
        self.stop()
        self._steps = None
        if self._picture is None:
            self._compose()
        self._held = self._picture is not None
        return self._held

    def drop(self) -> None:
        """Forget the picture: it shows what is no longer so."""
        self.stop()
        self._held = False
        self._picture = self._steps = None
        self._host.update()

    def paint(self, painter: QPainter) -> None:
        """The last picture where it belongs by now. The caller fills what lies around it."""
        if self._picture is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self.place(), self._picture, QRectF(self._picture.rect()))
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)

    def place(self) -> QRectF:
        """Where on the screen the last picture belongs by now."""
        old, new = self._camera, self._host.camera
        x0, y0 = new.to_px(*old.to_mm(0.0, 0.0))
        x1, y1 = new.to_px(*old.to_mm(old.width_px, old.height_px))
        if self._upright:
            y0 = (new.height_px - old.height_px) / 2
            y1 = y0 + old.height_px
        return QRectF(x0, y0, x1 - x0, y1 - y0)

    def keep_heights(self) -> None:
        """For pictures that only grow to the side."""
        self._upright = True

    def _compose(self) -> None:
        made = self._host.composed()
        if made is not None:
            self._picture, self._camera = made

    def _near(self) -> bool:
        ratio = self._host.camera.zoom / self._camera.zoom
        shown, seen = self.place(), QRectF(0, 0, self._host.camera.width_px, self._host.camera.height_px)
        return LEAST <= ratio <= MOST and (ratio != 1.0 or shown.contains(seen))

    def _step(self) -> None:
        if self._picture is None:
            return
        if self._steps is None:
            self._steps = self._host.anew()
        start = time.thread_time()
        while next(self._steps, self) is not self:
            if 1e3 * (time.thread_time() - start) >= SPELL_MS:
                self.start(0)
                return
        self._steps = None
        if self._host.fresh():
            self.drop()
        else:
            self._compose()
            self.start(REST_MS if self._near() else 0)
        self._host.update()
