"""Lines painted as keys into a whole-number image, all at once.

The image says which line is at each pixel; a colour table turns it into a picture. So a recolour is one look-up per
pixel that has a line, whatever the number of cables, and "what is under the pointer?" is one too.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from fabric_studio.model.table import Floats, Ints
from fabric_studio.scene.fill import fill, look_up

Keys = NDArray[np.uint32]
PAD = 24
"""Border around the image in pixels, wider than any line, so that no line needs clipping across its width."""


@dataclass(frozen=True)
class Strokes:
    """Lines in pixels, later ones on top. width: 1..PAD, whole pixels unless they are painted smooth; key: 1 and up."""

    x1: Floats
    y1: Floats
    x2: Floats
    y2: Floats
    width: Ints | Floats
    key: Keys

    def __len__(self) -> int:
        return len(self.key)

    def pixels(self) -> float:
        """About how many pixels they cover."""
        long = np.maximum(np.abs(self.x2 - self.x1), np.abs(self.y2 - self.y1)) + 1
        return float((long * self.width).sum())


class KeyImage:
    """An image of keys that is painted again and again. `keys`: shape (height_px, width_px), 0 where nothing is."""

    def __init__(self, width_px: int, height_px: int) -> None:
        self.width_px, self.height_px = width_px, height_px
        self.shape = (height_px + 2 * PAD, width_px + 2 * PAD)
        self.flat: Keys = np.zeros(self.shape[0] * self.shape[1], np.uint32)

    @property
    def keys(self) -> Keys:
        """Without the border; a view."""
        return self.flat.reshape(self.shape)[PAD : PAD + self.height_px, PAD : PAD + self.width_px]

    def paint(self, strokes: Strokes) -> None:
        """Wipe what was there and paint these, without antialiasing."""
        self.flat.fill(0)
        x1, y1, x2, y2, keep = clipped(strokes, self.width_px, self.height_px)
        fill(
            self.flat.reshape(self.shape),
            x1[keep] + PAD,
            y1[keep] + PAD,
            x2[keep] + PAD,
            y2[keep] + PAD,
            strokes.width[keep].astype(np.int64),
            strokes.key[keep].astype(np.uint32),
        )

    def coloured(self, table: NDArray[np.uint32], out: NDArray[np.uint32]) -> None:
        """Write the colour table[key] of every pixel, with the border, into `out`."""
        look_up(table, self.flat, out)


def paint(width_px: int, height_px: int, strokes: Strokes) -> Keys:
    """The key image of some strokes, shape (height_px, width_px)."""
    image = KeyImage(width_px, height_px)
    image.paint(strokes)
    return image.keys


def clipped(
    strokes: Strokes, width_px: int, height_px: int
) -> tuple[Floats, Floats, Floats, Floats, NDArray[np.bool_]]:
    """Ends moved to the edge of the image grown by PAD/2, and which lines are left (Liang and Barsky, 1984)."""
    edge = PAD / 2
    dx, dy = strokes.x2 - strokes.x1, strokes.y2 - strokes.y1
    t0, t1 = np.zeros(len(dx)), np.ones(len(dx))
    keep = np.ones(len(dx), bool)
    for p, q in (
        (-dx, strokes.x1 + edge),
        (dx, width_px - 1 + edge - strokes.x1),
        (-dy, strokes.y1 + edge),
        (dy, height_px - 1 + edge - strokes.y1),
    ):
        with np.errstate(divide="ignore", invalid="ignore"):
            t = q / p
        t0 = np.where(p < 0, np.maximum(t0, t), t0)
        t1 = np.where(p > 0, np.minimum(t1, t), t1)
        keep &= ~((p == 0) & (q < 0))
    keep &= t0 <= t1
    t0, t1 = np.where(keep, t0, 0.0), np.where(keep, t1, 0.0)
    return (
        strokes.x1 + t0 * dx,
        strokes.y1 + t0 * dy,
        strokes.x1 + t1 * dx,
        strokes.y1 + t1 * dy,
        keep,
    )


def key_near(image: Keys, x_px: int, y_px: int, reach_px: int) -> int:
    """The key at a pixel, or of the nearest painted pixel within reach; 0 for none."""
    tall, wide = image.shape
    x0, x1 = max(0, x_px - reach_px), min(wide, x_px + reach_px + 1)
    y0, y1 = max(0, y_px - reach_px), min(tall, y_px + reach_px + 1)
    if x0 >= x1 or y0 >= y1:
        return 0
    window = image[y0:y1, x0:x1]
    ys, xs = np.nonzero(window)
    if not len(ys):
        return 0
    nearest = int(np.argmin((ys + y0 - y_px) ** 2 + (xs + x0 - x_px) ** 2))
    return int(window[ys[nearest], xs[nearest]])
