"""Pictures under plans drawn sharp near by: squares of the plan at just the scale it is shown in, made in a thread.

A square lies at whole pixels from the middle of its picture and holds the picture turned as it lies, so that it is copied
onto the plan as it is. Only what is seen is drawn, the newest wish first; the oldest squares go when there are too many.
"""

from __future__ import annotations

import math
import weakref
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from threading import Lock, Thread

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage

from fabric_studio.layout.underlay_page import Page
from fabric_studio.ui.underlay.pdf import Matrix, draw_parts

SIDE_PX = 512
MOST_BYTES = 128 << 20
"""Two windows of 4K and what lies around them."""
CALM_MS = 60
"""So long a wish is kept before it is worked on: while one zooms, each frame has another scale."""


@dataclass(frozen=True)
class Shot:
    """How a picture is shown. wide_px, deep_px: of all of it. turn_deg: clockwise. turned_over: light on dark."""

    page: Page
    wide_px: float
    deep_px: float
    turn_deg: float
    turned_over: bool

    def matrix(self, column: int, row: int, wide_pt: float, deep_pt: float) -> Matrix:
        """From points of a page of this size to pixels of a square."""
        kx, ky = self.wide_px / wide_pt, self.deep_px / deep_pt
        turn = math.radians(self.turn_deg)
        cos, sin = round(math.cos(turn), 12), round(math.sin(turn), 12)
        x, y = -self.wide_px / 2, -self.deep_px / 2
        return (
            kx * cos,
            kx * sin,
            -ky * sin,
            ky * cos,
            cos * x - sin * y - column * SIDE_PX,
            sin * x + cos * y - row * SIDE_PX,
        )


Key = tuple[Shot, int, int]


class CloseUps(QObject):
    """Signals: `ready()` when more squares can be copied."""

    ready = Signal()
    _drawn = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._squares: OrderedDict[Key, QImage] = OrderedDict()
        self._wanted: list[Key] = []
        self._lock = Lock()
        self._thread: Thread | None = None
        self._useless: set[bytes] = set()
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(CALM_MS)
        self._calm.timeout.connect(self._work)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(CALM_MS)
        self._soon.timeout.connect(self.ready)
        self._drawn.connect(self._put)

    def get(self, shot: Shot, column: int, row: int, *, wait: bool = False) -> QImage | None:
        """A square, counted from the middle of the picture; None while it is being drawn; `ready` follows."""
        key = shot, column, row
        found = self._squares.get(key)
        if found is not None:
            self._squares.move_to_end(key)
            return found
        if shot.page.pdf in self._useless:
            return None
        if wait:
            place = partial(shot.matrix, column, row)
            for pixels in draw_parts(shot.page.pdf, [place], SIDE_PX, clear=shot.page.origin.clear):
                self._put(key, _image(shot, pixels))
            return self._squares.get(key)
        with self._lock:
            if self._wanted and self._wanted[-1][0] != shot and self._wanted[-1][0].page == shot.page:
                self._wanted = [wish for wish in self._wanted if wish[0].page != shot.page]
            if key not in self._wanted:
                self._wanted.append(key)
        if self._thread is None and not self._calm.isActive():
            self._calm.start()
        return None

    def settle(self) -> None:
        """Draw what is still wanted at once."""
        with self._lock:
            wanted, self._wanted = self._wanted, []
        for shot, column, row in wanted:
            self.get(shot, column, row, wait=True)
        self.ready.emit()

    @property
    def size_bytes(self) -> int:
        return sum(square.sizeInBytes() for square in self._squares.values())

    def next_wish(self, page: Page | None) -> Key | None:
        """The newest, of this page where one is given. Called by the thread that draws."""
        with self._lock:
            for n in range(len(self._wanted) - 1, -1, -1):
                if page is None or self._wanted[n][0].page == page:
                    return self._wanted.pop(n)
        return None

    def _work(self) -> None:
        if self._thread is None and self._wanted:
            self._thread = Thread(target=_draw_for, args=(weakref.ref(self),), name="close-ups", daemon=True)
            self._thread.start()

    def _put(self, key: Key | None, image: QImage | bytes | None) -> None:
        """From the thread: a square, or the page that cannot be drawn, or (None, None) at its end."""
        if key is None:
            self._thread = None
            self._soon.stop()
            self.ready.emit()
            self._work()
            return
        if not isinstance(image, QImage):
            self._useless.add(key[0].page.pdf)
            return
        self._squares[key] = image
        self._squares.move_to_end(key)
        while self.size_bytes > MOST_BYTES and len(self._squares) > 1:
            self._squares.popitem(last=False)
        if not self._soon.isActive():
            self._soon.start()


def _image(shot: Shot, pixels: NDArray[np.uint8]) -> QImage:
    """As it is copied onto the plan."""
    if shot.turned_over:
        pixels[:, :, :3] ^= 255
    shape = QImage.Format.Format_RGB32
    if shot.page.origin.clear:
        pixels[:, :, :3] = (pixels[:, :, :3].astype(np.uint16) * pixels[:, :, 3:] + 127) // 255
        shape = QImage.Format.Format_ARGB32_Premultiplied
    return QImage(pixels.data, SIDE_PX, SIDE_PX, 4 * SIDE_PX, shape).copy()


def _draw_for(owner: Callable[[], CloseUps | None]) -> None:
    """Until nothing more is wanted, or the window is gone."""
    try:
        while (first := _next(owner, None)) is not None:
            page, now = first[0].page, [first]

            def places(page: Page = page, now: list[Key] = now) -> Iterator[Callable[[float, float], Matrix]]:
                while now:
                    shot, column, row = now[-1]
                    yield partial(shot.matrix, column, row)
                    more = _next(owner, page)
                    now[:] = [more] if more is not None else []

            drawn = 0
            for pixels in draw_parts(page.pdf, places(), SIDE_PX, clear=page.origin.clear):
                drawn += 1
                _tell(owner, now[-1], _image(now[-1][0], pixels))
            if not drawn:
                _tell(owner, first, None)
        _tell(owner, None, None)
    except RuntimeError:
        return  # The window went away meanwhile.


def _next(owner: Callable[[], CloseUps | None], page: Page | None) -> Key | None:
    found = owner()
    return None if found is None else found.next_wish(page)


def _tell(owner: Callable[[], CloseUps | None], key: Key | None, image: QImage | None) -> None:
    found = owner()
    if found is not None:
        found._drawn.emit(key, image)
