"""Pictures under the plan, unpacked in a thread and kept in several sizes, so that painting one is a copy.

Pillow and numpy unpack them: they let the window go on meanwhile, whereas Qt's own functions hold it up for a third of a
second each.
"""

from __future__ import annotations

import io
import weakref
from collections.abc import Callable
from threading import Thread

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from fabric_studio.layout.underlay_page import Page, page_in
from fabric_studio.ui.canvas.close_ups import CloseUps

SMALLEST_PX = 256
"""The smallest size that is kept; each is half the one before."""
KEPT = 8
"""So many pictures are kept unpacked; 24 million pixels take 96 MB, and a third more for the smaller sizes."""
LIGHT = 0.6
"""From this brightness on a ground is paper, and is turned over for a dark plan."""
_ROWS = 256

Pixels = NDArray[np.uint8]


class Prints:
    """One picture in halving sizes. `paper`: dark lines on a light ground, or on none; turned light where it is dark. `page`:
    what it can be drawn from near by, None where it has no vectors."""

    def __init__(self, pixels: list[Pixels], *, paper: bool, clear: bool, page: Page | None = None) -> None:
        self.paper, self.page = paper, page
        self._pixels = pixels
        shape = QImage.Format.Format_RGBA8888_Premultiplied if clear else QImage.Format.Format_RGBX8888
        self._images = [
            QImage(each.data, each.shape[1], each.shape[0], 4 * each.shape[1], shape) for each in pixels
        ]

    @property
    def wide_px(self) -> int:
        return self._images[0].width()

    def for_width(self, wide_px: float) -> QImage:
        """The smallest size that is at least so wide."""
        wanted = [image for image in self._images if image.width() >= wide_px]
        return wanted[-1] if wanted else self._images[0]


def unpack(data: bytes, *, dark: bool) -> Prints:
    """The picture in all sizes; an empty one where it cannot be read. dark: for a dark plan."""
    try:
        with Image.open(io.BytesIO(data), formats=("PNG", "JPEG")) as opened:
            picture = opened.convert("RGBA")
    except Exception:  # A damaged file makes Pillow raise anything: IndexError, struct.error, zlib.error ...
        picture = Image.new("RGBA", (1, 1))
    sizes = [np.frombuffer(picture.tobytes(), np.uint8).reshape(picture.height, picture.width, 4).copy()]
    while min(sizes[-1].shape[:2]) >= 2 * SMALLEST_PX:
        sizes.append(_halved(sizes[-1]))
    paper = _is_paper(sizes[-1])
    clear = bool(sizes[-1][:, :, 3].min() < 255)
    for pixels in sizes:
        _prepare(pixels, dark and paper, clear)
    page = page_in(data)
    return Prints(sizes, paper=paper, clear=clear, page=page if page is not None and page.pdf else None)


def _halved(pixels: Pixels) -> Pixels:
    """Half as wide and high, each pixel the mean of four."""
    high, wide = pixels.shape[0] // 2, pixels.shape[1] // 2
    half = np.empty((high, wide, 4), np.uint8)
    for first in range(0, high, _ROWS):
        last = min(first + _ROWS, high)
        rows = pixels[2 * first : 2 * last, : 2 * wide].astype(np.uint16)
        pairs = rows[0::2] + rows[1::2]
        half[first:last] = (pairs[:, 0::2] + pairs[:, 1::2] + 2) >> 2
    return half


def _prepare(pixels: Pixels, turned: bool, clear: bool) -> None:
    """As Qt paints them: colours turned over where asked for, and multiplied by how opaque they are."""
    for first in range(0, len(pixels) if turned or clear else 0, _ROWS):
        rows = pixels[first : first + _ROWS]
        if turned:
            rows[:, :, :3] ^= 255
        if clear:
            rows[:, :, :3] = (rows[:, :, :3].astype(np.uint16) * rows[:, :, 3:] + 127) // 255


def _is_paper(smallest: Pixels) -> bool:
    pixels = smallest.reshape(-1, 4).astype(float) / 255
    ink = pixels[:, 3]
    if ink.mean() < 0.5:
        return bool((pixels[:, :3].mean(axis=1) * ink).sum() < LIGHT * max(ink.sum(), 1e-9))
    return bool(pixels[:, :3].mean() > LIGHT)


class Shelf(QObject):
    """Signals: `ready()` when one more picture can be painted."""

    ready = Signal()
    _unpacked = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._prints: dict[tuple[bytes, bool], Prints | None] = {}
        self._unpacked.connect(self._put)
        self.close_ups = CloseUps(self)
        self.close_ups.ready.connect(self.ready)

    def get(self, data: bytes, *, dark: bool, wait: bool = False) -> Prints | None:
        """A picture, or None while it is being unpacked; `ready` follows. wait: unpack it now."""
        key = data, dark
        if self._prints.get(key) is None:
            if wait:
                self._put(key, unpack(data, dark=dark))
            elif key not in self._prints:
                self._make_room(data)
                self._prints[key] = None
                thread = Thread(
                    target=_unpack_for, args=(key, weakref.ref(self)), name="unpack picture", daemon=True
                )
                thread.start()
        return self._prints[key]

    def settle(self) -> None:
        """Do what is still being unpacked at once."""
        for key in [key for key, prints in self._prints.items() if prints is None]:
            self._put(key, unpack(key[0], dark=key[1]))
        self.close_ups.settle()

    def _make_room(self, data: bytes) -> None:
        """For one more: that of the other theme goes, and the oldest of too many."""
        for dark in (False, True):
            self._prints.pop((data, dark), None)
        while len(self._prints) >= KEPT:
            del self._prints[next(iter(self._prints))]

    def _put(self, key: tuple[bytes, bool], prints: Prints) -> None:
        if self._prints.get(key) is None:
            self._prints[key] = prints
            self.ready.emit()


def _unpack_for(key: tuple[bytes, bool], shelf: Callable[[], Shelf | None]) -> None:
    prints = unpack(key[0], dark=key[1])
    found = shelf()
    if found is not None:
        try:
            found._unpacked.emit(key, prints)
        except RuntimeError:
            return  # The window went away meanwhile.
