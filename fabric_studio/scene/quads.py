"""Four-cornered pieces painted into an image in their order: floors, boxes and trays of a picture in space.

Compiled, since a storey of racks is twenty thousand of them. Corners are in pixels, in order round the piece, which bulges
nowhere inwards; pixels are premultiplied 0xAARRGGBB.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numba import njit
from numpy.typing import NDArray

from fabric_studio.model.table import Floats

Pixels = NDArray[np.uint32]
SUB = 4
"""So many times a row of pixels is looked at to find how much of each a slanting edge covers."""


@dataclass(frozen=True)
class Quads:
    """N pieces, later ones on top. x, y: their corners, (N, 4); width: 0 for an area, else how thick a line is that runs
    from the first corner to the second; pixel: their colours, (N,)."""

    x: Floats
    y: Floats
    width: Floats
    pixel: Pixels

    def __len__(self) -> int:
        return len(self.pixel)

    @staticmethod
    def areas(x: Floats, y: Floats, pixel: int | Pixels) -> Quads:
        """pixel: one for all, or one each."""
        return Quads(x, y, np.zeros(len(x)), _each(pixel, len(x)))

    @staticmethod
    def lines(x1: Floats, y1: Floats, x2: Floats, y2: Floats, width: float, pixel: int | Pixels) -> Quads:
        x, y = np.stack((x1, x2, x2, x1), axis=1), np.stack((y1, y2, y2, y1), axis=1)
        return Quads(x, y, np.full(len(x), width), _each(pixel, len(x)))

    @staticmethod
    def joined(pieces: Iterable[Quads]) -> Quads:
        every = [*pieces, Quads.areas(np.zeros((0, 4)), np.zeros((0, 4)), 0)]
        columns = ([getattr(piece, name) for piece in every] for name in ("x", "y", "width", "pixel"))
        return Quads(*(np.concatenate(column) for column in columns))

    def sides(self, width: float, pixel: int | Pixels) -> Quads:
        """The outlines of areas, four lines for each."""
        after = [1, 2, 3, 0]
        x, y = self.x[:, after].ravel(), self.y[:, after].ravel()
        return Quads.lines(self.x.ravel(), self.y.ravel(), x, y, width, np.repeat(_each(pixel, len(self)), 4))

    def taken(self, rows: NDArray[np.intp] | NDArray[np.bool_] | slice) -> Quads:
        return Quads(self.x[rows], self.y[rows], self.width[rows], self.pixel[rows])

    def within(self, width_px: float, height_px: float) -> Quads:
        """Those that may be on the picture."""
        keep = (self.x.max(axis=1) >= 0) & (self.x.min(axis=1) <= width_px)
        return self.taken(keep & (self.y.max(axis=1) >= 0) & (self.y.min(axis=1) <= height_px))


def _each(pixel: int | Pixels, count: int) -> Pixels:
    return np.full(count, pixel, np.uint32) if isinstance(pixel, int) else pixel


def paint_quads(image: Pixels, quads: Quads) -> None:
    """Over what is in the image, (height, width)."""
    seen = quads.within(image.shape[1], image.shape[0])
    x, y = np.ascontiguousarray(seen.x), np.ascontiguousarray(seen.y)
    fill_quads(image, x, y, np.ascontiguousarray(seen.width), np.ascontiguousarray(seen.pixel))


@njit("uint32(uint32, uint32, float64)", nogil=True, cache=True)
def _over(below: np.uint32, above: np.uint32, share: float) -> np.uint32:
    """A pixel over another, where it covers a share of it."""
    share_256 = np.uint32(256.0 * share + 0.5)
    left = np.uint32(256) - ((above >> np.uint32(24)) * share_256 + np.uint32(127)) // np.uint32(255)
    red_blue = (above & np.uint32(0x00FF00FF)) * share_256 + (below & np.uint32(0x00FF00FF)) * left
    rest = (above >> np.uint32(8) & np.uint32(0x00FF00FF)) * share_256
    rest += (below >> np.uint32(8) & np.uint32(0x00FF00FF)) * left
    return np.uint32((red_blue >> np.uint32(8) & np.uint32(0x00FF00FF)) | (rest & np.uint32(0xFF00FF00)))


@njit("void(uint32[:, ::1], float64, float64, float64, float64, float64, uint32)", nogil=True, cache=True)
def _line(image: Pixels, ax: float, ay: float, bx: float, by: float, width: float, colour: np.uint32) -> None:
    """A thin line, pixel by pixel along its longer axis."""
    tall, wide = image.shape
    flat = abs(bx - ax) >= abs(by - ay)
    if not flat:
        ax, ay, bx, by = ay, ax, by, bx
    if ax > bx:
        ax, ay, bx, by = bx, by, ax, ay
    slope = (by - ay) / max(bx - ax, 1e-9)
    half = width * np.sqrt(1.0 + slope * slope) / 2
    long, across = (wide, tall) if flat else (tall, wide)
    for place in range(max(int(np.floor(ax)), 0), min(int(np.ceil(bx)), long)):
        part = min(bx, place + 1.0) - max(ax, float(place))
        low = ay + slope * (place + 0.5 - ax) - half
        high = low + 2 * half
        for layer in range(max(int(np.floor(low)), 0), min(int(np.ceil(high)), across)):
            share = part * min(min(high, layer + 1.0) - max(low, float(layer)), 1.0)
            if flat:
                image[layer, place] = _over(image[layer, place], colour, share)
            else:
                image[place, layer] = _over(image[place, layer], colour, share)


@njit(
    "void(uint32[:, ::1], float64[:, ::1], float64[:, ::1], float64[::1], uint32[::1])",
    nogil=True,
    cache=True,
)
def fill_quads(
    image: Pixels,
    x: NDArray[np.float64],
    y: NDArray[np.float64],
    width: NDArray[np.float64],
    pixel: NDArray[np.uint32],
) -> None:
    """Paint n pieces, (n, 4) corners, into image (H, W), later ones on top: an area where the width is 0, else a line from
    the first corner to the second. What would fall outside is left out."""
    tall, wide = image.shape
    left, right, slope = np.zeros(SUB), np.zeros(SUB), np.zeros(4)
    from_y, to_y, lean, at_row = np.zeros(4), np.zeros(4), np.zeros(4), np.zeros(4)
    for piece in range(len(pixel)):
        colour = pixel[piece]
        if width[piece] > 0.0:
            _line(image, x[piece, 0], y[piece, 0], x[piece, 1], y[piece, 1], width[piece], colour)
            continue
        solid = colour >> np.uint32(24) == np.uint32(255)
        top, bottom = y[piece, 0], y[piece, 0]
        for corner in range(4):
            after = (corner + 1) % 4
            top, bottom = min(top, y[piece, corner]), max(bottom, y[piece, corner])
            rise = y[piece, after] - y[piece, corner]
            slope[corner] = (x[piece, after] - x[piece, corner]) / rise if rise != 0.0 else 0.0
        for row in range(max(int(np.floor(top)), 0), min(int(np.ceil(bottom)), tall)):
            # The stretch of this row that is covered in full, and the one that is covered at all.
            inner0, inner1, outer0, outer1 = -1.0e9, 1.0e9, 1.0e9, -1.0e9
            edges = 0
            for corner in range(4):
                after = (corner + 1) % 4
                ya, yb = y[piece, corner], y[piece, after]
                if min(ya, yb) < row + 1 and max(ya, yb) > row:
                    from_y[edges], to_y[edges] = min(ya, yb), max(ya, yb)
                    lean[edges] = slope[corner]
                    at_row[edges] = x[piece, corner] + slope[corner] * (row - ya)
                    edges += 1
            for sub in range(SUB):
                at = (sub + 0.5) / SUB
                low, high = 1.0e9, -1.0e9
                for edge in range(edges):
                    if from_y[edge] <= row + at < to_y[edge]:
                        cross = at_row[edge] + lean[edge] * at
                        low, high = min(low, cross), max(high, cross)
                low, high = max(low, 0.0), min(high, float(wide))
                left[sub], right[sub] = low, high
                inner0, inner1 = max(inner0, low), min(inner1, high)
                if high > low:
                    outer0, outer1 = min(outer0, low), max(outer1, high)
            if outer1 <= outer0:
                continue
            first, last = int(np.floor(outer0)), min(int(np.ceil(outer1)), wide)
            full0, full1 = int(np.ceil(inner0)), int(np.floor(inner1))
            if full1 <= full0:
                full0 = full1 = last
            line = image[row]
            if solid:
                for place in range(full0, full1):
                    line[place] = colour
            else:
                for place in range(full0, full1):
                    line[place] = _over(line[place], colour, 1.0)
            for side in range(2):
                begin, end = (first, full0) if side == 0 else (full1, last)
                for place in range(begin, end):
                    share = 0.0
                    for sub in range(SUB):
                        share += max(min(right[sub], place + 1.0) - max(left[sub], float(place)), 0.0)
                    line[place] = _over(line[place], colour, share / SUB)
