"""Pictures under the plan, unpacked in a thread and kept in several sizes, so that painting one is a copy."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable
from threading import Thread

import numpy as np
from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage

SMALLEST_PX = 256
"""The smallest size that is kept; each is half the one before."""
KEPT = 8
"""So many pictures are kept unpacked; 24 million pixels take 96 MB, and a third more for the smaller sizes."""
LIGHT = 0.6
"""From this brightness on a ground is paper, and is turned over for a dark plan."""


class Prints:
    """One picture in halving sizes. `paper`: dark lines on a light ground, or on none."""

    def __init__(self, image: QImage) -> None:
        self._light = [image]
        while min(self._light[-1].width(), self._light[-1].height()) >= 2 * SMALLEST_PX:
            last = self._light[-1]
            half = QSize(max(1, last.width() // 2), max(1, last.height() // 2))
            self._light.append(
                last.scaled(
                    half, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
                )
            )
        self.paper = _is_paper(self._light[-1])
        self._dark: dict[int, QImage] = {}

    def for_width(self, wide_px: float, *, dark: bool) -> QImage:
        """The smallest size that is at least so wide; lines turned light where the plan is dark."""
        wanted = [n for n, image in enumerate(self._light) if image.width() >= wide_px]
        n = wanted[-1] if wanted else 0
        if not (dark and self.paper):
            return self._light[n]
        if n not in self._dark:
            turned = self._light[n].copy()
            turned.invertPixels(QImage.InvertMode.InvertRgb)
            self._dark[n] = turned
        return self._dark[n]


def _is_paper(image: QImage) -> bool:
    small = image.scaled(64, 64).convertToFormat(QImage.Format.Format_RGBA8888)
    pixels = np.frombuffer(small.constBits(), np.uint8).reshape(-1, 4).astype(float) / 255
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
        self._prints: dict[bytes, Prints | None] = {}
        self._threads: list[Thread] = []
        self._unpacked.connect(self._put)

    def get(self, data: bytes, *, wait: bool = False) -> Prints | None:
        """A picture, or None while it is being unpacked; `ready` follows. wait: unpack it now."""
        if data not in self._prints:
            if wait:
                self._put(data, unpack(data))
            else:
                self._prints[data] = None
                self._start(data)
        elif wait and self._prints[data] is None:
            self.settle()
        return self._prints[data]

    def settle(self) -> None:
        """Wait for what is being unpacked."""
        for data in [data for data, prints in self._prints.items() if prints is None]:
            self._put(data, unpack(data))

    def keep_only(self, pictures: Iterable[bytes]) -> None:
        """Forget what is no longer in the design, for example because it was deleted long ago."""
        wanted = set(pictures)
        if len(self._prints) > KEPT:
            self._prints = {data: prints for data, prints in self._prints.items() if data in wanted}

    def _start(self, data: bytes) -> None:
        shelf = weakref.ref(self)
        thread = Thread(target=_unpack_for, args=(data, shelf), name="unpack picture", daemon=True)
        self._threads = [each for each in self._threads if each.is_alive()] + [thread]
        thread.start()

    def close(self) -> None:
        for thread in self._threads:
            thread.join(10.0)

    def _put(self, data: bytes, prints: Prints | None) -> None:
        if self._prints.get(data) is None:
            self._prints[data] = prints
            self.ready.emit()


def unpack(data: bytes) -> Prints:
    """The picture in all sizes; an empty one where Qt cannot read it."""
    image = QImage.fromData(data)
    if image.isNull():
        image = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
    return Prints(image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))


def _unpack_for(data: bytes, shelf: Callable[[], Shelf | None]) -> None:
    prints = unpack(data)
    found = shelf()
    if found is not None:
        try:
            found._unpacked.emit(data, prints)
        except RuntimeError:
            return  # The window went away meanwhile.
