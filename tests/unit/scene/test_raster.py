"""Painting keys gives the same pixels as painting one line after the other, slowly."""

import numpy as np
import pytest

from fabric_studio.scene.raster import Strokes, key_near, paint


def strokes(*lines: tuple[float, float, float, float, int]) -> Strokes:
    columns = np.array(lines, float).reshape(-1, 5).T
    return Strokes(*columns[:4], columns[4].astype(np.int64), np.arange(1, len(lines) + 1).astype(np.uint32))


def slow(width: int, height: int, lines: Strokes) -> np.ndarray:
    image = np.zeros((height, width), np.uint32)
    for x1, y1, x2, y2, size, key in zip(
        lines.x1, lines.y1, lines.x2, lines.y2, lines.width, lines.key, strict=True
    ):
        flat = abs(x2 - x1) >= abs(y2 - y1)
        a1, b1, a2, b2 = (x1, y1, x2, y2) if flat else (y1, x1, y2, x2)
        if a1 > a2:
            a1, b1, a2, b2 = a2, b2, a1, b1
        for n in range(round(a2) - round(a1) + 1):
            across = b1 + (b2 - b1) / max(a2 - a1, 1e-9) * n
            first = int(np.floor(across - (size - 1) / 2 + 0.5))
            for layer in range(first, first + size):
                x, y = (round(a1) + n, layer) if flat else (layer, round(a1) + n)
                if 0 <= x < width and 0 <= y < height:
                    image[y, x] = key
    return image


def test_it_paints_what_a_slow_painter_paints():
    rng = np.random.default_rng(1)
    ends = rng.uniform(0, 60, (80, 4))
    ends[:40, 3] = ends[:40, 1]
    lines = strokes(*((*e, int(w)) for e, w in zip(ends, rng.integers(1, 6, 80), strict=True)))
    assert np.array_equal(paint(61, 61, lines), slow(61, 61, lines))


@pytest.mark.parametrize(
    "line",
    [(-1e7, 10, 1e7, 10, 3), (10, -1e7, 10, 1e7, 3), (-5000, -5000, 5000, 5000, 1), (200, 200, 300, 300, 4)],
)
def test_lines_that_leave_the_view_are_cut_at_its_edge(line):
    image = paint(40, 30, strokes(line))
    assert image.shape == (30, 40)
    assert (image > 0).sum() == {3: (120 if line[1] == 10 else 90), 1: 30, 4: 0}[line[4]]


def test_the_later_line_is_on_top():
    image = paint(20, 20, strokes((0, 10, 19, 10, 3), (10, 0, 10, 19, 1)))
    assert image[10, 10] == 2 and image[10, 9] == 1


def test_the_nearest_line_within_reach_is_picked():
    image = paint(40, 40, strokes((0, 10, 39, 10, 1), (0, 20, 39, 20, 1)))
    assert key_near(image, 5, 13, 4) == 1
    assert key_near(image, 5, 17, 4) == 2
    assert key_near(image, 5, 30, 4) == 0
    assert key_near(image, -50, 30, 4) == 0


def test_nothing_to_paint_is_an_empty_image():
    assert not paint(10, 10, strokes()).any()
