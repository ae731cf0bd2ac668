"""The camera zooms about a point, fits what it is given and gives the same place back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabric_studio.scene.camera import ZOOM_MAX, ZOOM_MIN, Camera, Rect

places = st.floats(-1e5, 1e5)


@given(
    places, places, st.floats(ZOOM_MIN, ZOOM_MAX), st.floats(0.2, 5.0), st.floats(0, 800), st.floats(0, 600)
)
def test_zooming_keeps_the_place_under_the_pointer(x, y, zoom, factor, px, py):
    camera = Camera(x, y, zoom)
    before = camera.to_mm(px, py)
    assert camera.zoomed(factor, px, py).to_px(*before) == pytest.approx((px, py), abs=1e-4)


@given(places, places, st.floats(ZOOM_MIN, ZOOM_MAX), places, places)
def test_a_place_survives_the_way_to_the_screen_and_back(x, y, zoom, x_mm, y_mm):
    camera = Camera(x, y, zoom)
    assert camera.to_mm(*camera.to_px(x_mm, y_mm)) == pytest.approx((x_mm, y_mm), abs=1e-3)


@pytest.mark.parametrize("zoom", [0.005, 0.4, 8.0])
def test_fit_shows_all_of_a_hall_whatever_the_zoom_before(zoom):
    camera = Camera(5e4, -3e4, zoom).fitted(Rect(0, 0, 30_000, 20_000))
    seen = camera.seen()
    assert seen.x0 < 0 and seen.y0 < 0 and seen.x1 > 30_000 and seen.y1 > 20_000
    assert min(seen.width / 30_000, seen.height / 20_000) < 1.2


def test_zoom_stays_between_half_a_percent_and_eight_hundred():
    assert Camera().zoomed(1e9, 0, 0).zoom == 8.0
    assert Camera().zoomed(1e-9, 0, 0).zoom == 0.005


def test_panning_moves_the_sheet_with_the_pointer():
    camera = Camera(1000, 2000, 1.0)
    place = camera.to_mm(100, 100)
    assert camera.panned(30, -20).to_px(*place) == pytest.approx((130, 80))
