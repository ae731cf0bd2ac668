"""Casings: a wide line is drawn over a wider one in the colour of the ground, so that crossings can be read."""

from __future__ import annotations

import numpy as np

from fabric_studio.model.table import Flags
from fabric_studio.scene.raster import Strokes


def cased(strokes: Strokes, wide: Flags, casing: int, ratio: float) -> Strokes:
    """Each wide line right over its own casing, so that an upper line cuts the lower one.

    wide: per stroke, whether it gets one. casing: the key that casings are painted with. ratio: device pixels per pixel; a
    casing is one pixel wider on either side.
    """
    order = np.argsort(np.concatenate((np.flatnonzero(wide) * 2, np.arange(len(strokes)) * 2 + 1)))
    edge = max(1, round(ratio))

    def woven(below: np.ndarray, line: np.ndarray) -> np.ndarray:
        return np.concatenate((below, line))[order]

    return Strokes(
        woven(strokes.x1[wide], strokes.x1),
        woven(strokes.y1[wide], strokes.y1),
        woven(strokes.x2[wide], strokes.x2),
        woven(strokes.y2[wide], strokes.y2),
        woven(strokes.width[wide] + 2 * edge, strokes.width),
        woven(np.full(int(wide.sum()), casing, np.uint32), strokes.key).astype(np.uint32),
    )
