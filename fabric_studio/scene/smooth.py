"""Lines with smooth edges, for drawings whose lines slant: as keys, like `raster`, and how much of each pixel is covered."""

from __future__ import annotations

from dataclasses import dataclass

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


def paint_smooth(width_px: int, height_px: int, strokes: Strokes) -> SmoothImage:
    """Widths may be fractions of a pixel."""
    shape = (height_px + 2 * PAD, width_px + 2 * PAD)
    image, cover = np.zeros(shape, np.uint32), np.zeros(shape, np.uint8)
    x1, y1, x2, y2, keep = clipped(strokes, width_px, height_px)
    fill_smooth(
        image,
        cover,
        x1[keep] + PAD,
        y1[keep] + PAD,
        x2[keep] + PAD,
        y2[keep] + PAD,
        strokes.width[keep].astype(np.float64),
        strokes.key[keep].astype(np.uint32),
    )
    inner = (slice(PAD, PAD + height_px), slice(PAD, PAD + width_px))
    return SmoothImage(np.ascontiguousarray(image[inner]), np.ascontiguousarray(cover[inner]))
