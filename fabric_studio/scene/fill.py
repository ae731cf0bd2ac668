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


@njit(
    f"void(uint32[:, ::1], uint8[:, ::1], {_F8}, {_F8}, {_F8}, {_F8}, {_F8}, uint32[::1])",
    nogil=True,
    cache=True,
)
def fill_smooth(
    image: NDArray[np.uint32],
    cover: NDArray[np.uint8],
    x1: NDArray[np.float64],
    y1: NDArray[np.float64],
    x2: NDArray[np.float64],
    y2: NDArray[np.float64],
    width: NDArray[np.float64],
    key: NDArray[np.uint32],
) -> None:
    """As `fill`, with the share of every pixel that its line covers, 0..255, in `cover` (H, W). A faint edge never takes a
    pixel from a line that covers more of it; so an upper line stands off a little from the one it crosses."""
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
        # A slanting line is thicker along the axis than across.
        half = width[line] * np.sqrt(1.0 + slope * slope) / 2
        long, across = (wide, tall) if flat else (tall, wide)
        for place in range(max(start, 0), min(end, long - 1) + 1):
            low = ay + slope * (place - start) - half + 0.5
            high = low + 2 * half
            for layer in range(max(int(np.floor(low)), 0), min(int(np.ceil(high)), across)):
                share = min(high, layer + 1.0) - max(low, float(layer))
                level = int(255.0 * min(share, 1.0))
                y, x = (layer, place) if flat else (place, layer)
                if level >= 128 or level > cover[y, x]:
                    image[y, x] = key[line]
                    cover[y, x] = level


@njit("void(uint32[::1], uint32[::1], uint32[::1])", nogil=True, cache=True)
def look_up(table: NDArray[np.uint32], keys: NDArray[np.uint32], out: NDArray[np.uint32]) -> None:
    """out[i] = table[keys[i]], in a third of the time that indexing takes."""
    for place in range(len(keys)):
        out[place] = table[keys[place]]


@njit("void(uint32[::1], uint32[:, ::1], uint8[:, ::1], uint32[:, ::1])", nogil=True, cache=True)
def shade(
    table: NDArray[np.uint32], image: NDArray[np.uint32], cover: NDArray[np.uint8], out: NDArray[np.uint32]
) -> None:
    """The picture of a key image: premultiplied pixels `table[key]`, each as opaque as its line covers it. (H, W) each."""
    tall, wide = image.shape
    for y in range(tall):
        for x in range(wide):
            key = image[y, x]
            if key == 0:
                out[y, x] = 0
                continue
            pixel, share = table[key], np.uint32(cover[y, x])
            if share == 255:
                out[y, x] = pixel
            else:
                a = (pixel >> np.uint32(24)) * share // np.uint32(255)
                r = (pixel >> np.uint32(16) & np.uint32(255)) * share // np.uint32(255)
                g = (pixel >> np.uint32(8) & np.uint32(255)) * share // np.uint32(255)
                b = (pixel & np.uint32(255)) * share // np.uint32(255)
                out[y, x] = a << np.uint32(24) | r << np.uint32(16) | g << np.uint32(8) | b
