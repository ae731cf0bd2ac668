"""Four-cornered pieces and lines painted into an image, later ones on top."""

from __future__ import annotations

import numpy as np

from fabric_studio.scene.quads import Quads, paint_quads

GROUND, RED, BLUE = 0xFF000000, 0xFFFF0000, 0xFF0000FF


def image() -> np.ndarray:
    return np.full((20, 30), GROUND, np.uint32)


def box(x0: float, y0: float, x1: float, y1: float, pixel: int) -> Quads:
    return Quads.areas(np.array([[x0, x1, x1, x0]], float), np.array([[y0, y0, y1, y1]], float), pixel)


def test_a_box_on_whole_pixels_fills_just_these():
    pixels = image()
    paint_quads(pixels, box(5, 4, 12, 9, RED))
    assert (pixels[4:9, 5:12] == RED).all() and np.count_nonzero(pixels == RED) == 5 * 7


def test_later_pieces_lie_on_top():
    pixels = image()
    paint_quads(pixels, Quads.joined([box(5, 4, 12, 9, RED), box(8, 2, 20, 6, BLUE)]))
    assert (pixels[4:6, 8:12] == BLUE).all() and (pixels[6:9, 8:12] == RED).all()


def test_half_a_pixel_is_half_of_the_colour():
    pixels = image()
    paint_quads(pixels, box(5.5, 4, 12, 9, RED))
    red = (pixels[6, 5] >> 16) & 0xFF
    assert 120 <= red <= 135


def test_what_is_outside_is_left_out():
    pixels = image()
    paint_quads(pixels, box(-50, -50, 200, 2, RED))
    assert (pixels[:2] == RED).all() and (pixels[2:] == GROUND).all()


def test_a_box_has_four_sides_and_the_middle_stays():
    pixels = image()
    paint_quads(pixels, box(5, 4, 15, 14, RED).sides(1.0, BLUE))
    assert (pixels[6:12, 7:13] == GROUND).all() and np.count_nonzero(pixels != GROUND) >= 36
