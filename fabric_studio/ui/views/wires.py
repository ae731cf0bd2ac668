"""The cables of a view as painted keys and a colour table: a new colour is a look-up, never a new drawing."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from fabric_studio.model.table import Floats, Ints
from fabric_studio.scene.casing import cased
from fabric_studio.scene.keyed import KeyedLines
from fabric_studio.scene.raster import Strokes, key_near
from fabric_studio.scene.scale import utilization_bin, utilization_table
from fabric_studio.scene.smooth import SmoothImage, paint_smooth
from fabric_studio.ui.theme import Theme

_CASING_FROM_PX = 3.0
"""From this width on a line gets a casing in the colour of the ground, so that crossings can be read."""


class WireLayer:
    """`geometry_builds` and `recolours` count what was done, for tests."""

    def __init__(self) -> None:
        self.lines: KeyedLines | None = None
        self._image: SmoothImage | None = None
        self._pixels: NDArray[np.uint32] = np.zeros((1, 1), np.uint32)
        self._ratio = 1.0
        self.geometry_builds = 0
        self.recolours = 0

    def rebuild(self, lines: KeyedLines, width_px: float, height_px: float, ratio: float) -> Iterator[None]:
        """For another design or camera, step by step; until the last one all stays as it was. Call `recolour` next."""
        wide, tall = max(1, round(width_px * ratio)), max(1, round(height_px * ratio))
        yield
        image = yield from paint_smooth(wide, tall, _cased(lines, ratio))
        self.lines, self._ratio, self._image = lines, ratio, image
        self._pixels = np.zeros((tall, wide), np.uint32)
        self.geometry_builds += 1

    @property
    def _empty(self) -> bool:
        """Whether there is no line that a colour could be seen on."""
        return self.lines is None or not len(self.lines.strokes)

    def recolour(self, theme: Theme, use: Floats | None, selected: Ints, *, quiet: float = 1.0) -> None:
        """use: utilization 0..1 per row of snapshot.cables while a simulation is shown. selected: rows of cables; they are
        coloured where each is a line of its own. quiet: opacity of cables at rest."""
        if self.lines is None or self._image is None or self._empty:
            return
        tokens, keys = theme.tokens, self.lines.keys
        table = np.empty(keys + 2, np.uint32)
        table[:] = argb(tokens.cable, quiet)
        table[0], table[keys + 1] = 0, argb(tokens.plan, 0.85)
        if use is not None:
            rgb = utilization_table(theme.mode).astype(np.uint32)
            packed = np.uint32(0xFF000000) | rgb[:, 0] << 16 | rgb[:, 1] << 8 | rgb[:, 2]
            place = utilization_bin(self.lines.use_of(use))
            table[1 : keys + 1] = np.where(place >= 0, packed[place], np.uint32(argb(tokens.cable, 0.4)))
        if len(selected) and self.lines.single:
            table[self.lines.keys_with(selected)] = argb(tokens.selection)
        self._image.coloured(table, self._pixels)
        self.recolours += 1

    def paint(self, painter: QPainter, x_px: float, y_px: float) -> None:
        """With its upper left corner at a point of the view."""
        if self._empty:
            return
        tall, wide = self._pixels.shape
        image = QImage(
            self._pixels.data.cast("B"), wide, tall, 4 * wide, QImage.Format.Format_ARGB32_Premultiplied
        )
        image.setDevicePixelRatio(self._ratio)
        painter.drawImage(QPointF(x_px, y_px), image)

    def cables_at(self, x_px: float, y_px: float, reach_px: float = 4.0) -> Ints:
        """Rows of the cables under a point of the picture; more than one where a bundle is drawn."""
        if self.lines is None or self._image is None:
            return np.zeros(0, np.int64)
        ratio = self._ratio
        key = key_near(self._image.keys, round(x_px * ratio), round(y_px * ratio), round(reach_px * ratio))
        return self.lines.cables_at(key) if key <= self.lines.keys else np.zeros(0, np.int64)

    def pieces_with(self, rows: Ints) -> list[tuple[float, float, float, float, float]]:
        """(x1, y1, x2, y2, width) in pixels of the picture of every line that any of these cables is in."""
        if self.lines is None or not len(rows):
            return []
        strokes = self.lines.strokes
        mine = np.flatnonzero(np.isin(strokes.key, self.lines.keys_with(rows)))
        columns = (strokes.x1, strokes.y1, strokes.x2, strokes.y2, strokes.width)
        return list(zip(*((column[mine] / self._ratio).tolist() for column in columns), strict=True))


def argb(colour: str, alpha: float = 1.0) -> int:
    """A premultiplied pixel."""
    parts = QColor(colour)
    a = round(255 * alpha)
    red, green, blue = (round(c * alpha) for c in (parts.red(), parts.green(), parts.blue()))
    return a << 24 | red << 16 | green << 8 | blue


def _cased(lines: KeyedLines, ratio: float) -> Strokes:
    wide = lines.strokes.width >= _CASING_FROM_PX * ratio
    if lines.single or not wide.any():
        return lines.strokes
    return cased(lines.strokes, wide, lines.keys + 1, ratio)
