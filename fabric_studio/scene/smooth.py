"""Lines with smooth edges, for drawings whose lines slant: as keys, like `raster`, and how much of each pixel is covered."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from fabric_studio.scene.fill import fill_smooth, shade
from fabric_studio.scene.raster import PAD, Keys, Strokes, clipped


@dataclass(frozen=True)
class SmoothImage:
    """keys: which line is at each pixel, (height, width), 0 for none; cover: 0..255, how much of the pixel it covers."""

    keys: Keys
    cover: NDArray[np.uint8]

    def coloured(self, table: NDArray[np.uint32], out: NDArray[np.uint32]) -> None:
        """Write premultiplied pixels into `out`: the colour table[key], as opaque as the line covers the pixel."""
        shade(table, self.keys, self.cover, out)


PIXELS_AT_ONCE = 200_000
"""About so many pixels are painted in one step."""


def paint_smooth(width_px: int, height_px: int, strokes: Strokes) -> Generator[None, None, SmoothImage]:
    """Widths may be fractions of a pixel. In steps: a picture full of cables takes longer than a frame may."""
    shape = (height_px + 2 * PAD, width_px + 2 * PAD)
    image, cover = np.zeros(shape, np.uint32), np.zeros(shape, np.uint8)
    x1, y1, x2, y2, keep = clipped(strokes, width_px, height_px)
    ax, ay, bx, by = (column[keep] + PAD for column in (x1, y1, x2, y2))
    width, key = strokes.width[keep].astype(np.float64), strokes.key[keep].astype(np.uint32)
    long = np.maximum(np.abs(bx - ax), np.abs(by - ay)) + 1.0
    step = (np.cumsum(long * (width + 1.0)) / PIXELS_AT_ONCE).astype(np.int64)
    cuts = [0, *(np.flatnonzero(np.diff(step)) + 1).tolist(), len(key)]
    for first, last in pairwise(cuts):
        yield
        at = slice(first, last)
        fill_smooth(image, cover, ax[at], ay[at], bx[at], by[at], width[at], key[at])
    yield
    inner = (slice(PAD, PAD + height_px), slice(PAD, PAD + width_px))
    return SmoothImage(np.ascontiguousarray(image[inner]), np.ascontiguousarray(cover[inner]))
