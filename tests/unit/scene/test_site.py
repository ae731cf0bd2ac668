"""Sites lie where the globe has them, conduits where they were drawn, and spans say where they go."""

from __future__ import annotations

import math

import numpy as np
import pytest

from fabric_studio.app.commands import conduits, rooms, sites
from fabric_studio.base.great_circle import great_circle_km
from fabric_studio.model.build import add_shell
from fabric_studio.model.journal import Document
from fabric_studio.scene.camera import Camera
from fabric_studio.scene.site import PIECES, graticule, projected, site_map, span_lines

# Mount Pleasant WI and Atlanta GA: great circle 1,042 km (facts/physics.yaml, city_pairs); Tokyo for the date line.
WISCONSIN, ATLANTA, TOKYO = (42.70, -87.88), (33.75, -84.39), (35.68, 139.69)


def campus(document, name, place):
    with document.transaction(f"Site {name}") as tx:
        (hall,) = add_shell(tx, hall_width_mm=40_000, hall_depth_mm=20_000, site=name, building=f"{name} 1")
        storey = int(tx.table("hall").get(hall).storey)
        building = int(tx.table("storey").get(storey).building)
        site = int(tx.table("building").get(building).site)
        tx.set("site", site, latitude_deg=place[0], longitude_deg=place[1])
    return site, building, storey


@pytest.fixture
def pair():
    document = Document()
    a, building, storey = campus(document, "Wisconsin", WISCONSIN)
    z, _, _ = campus(document, "Atlanta", ATLANTA)
    room = rooms.add_room(document, storey, x_mm=-6_000, y_mm=5_000)
    ducts = [
        conduits.add_conduit(document, building, x1_mm=-30_000, y1_mm=10_000.0 * n, room=room)
        for n in range(3)
    ]
    span = sites.connect_sites(document, a, z, length_km=1_130)
    return document, (a, z), ducts, span


def test_the_plane_keeps_distances_between_two_sites(pair):
    document, _, _, _ = pair
    a, z = site_map(document.snapshot()).campuses
    km = math.hypot(a.x - z.x, a.y - z.y) / 1e3
    assert km == pytest.approx(great_circle_km(*WISCONSIN, *ATLANTA), rel=1e-3) == pytest.approx(1042, abs=10)
    assert a.y < z.y and a.x < z.x


def test_sites_across_the_date_line_lie_together():
    x, _ = projected(np.array([0.0, 0.0]), np.array([179.0, -179.0]), 0.0, 180.0)
    assert x[0] < 0 < x[1] and x[1] - x[0] == pytest.approx(2 * 111_195, rel=1e-3)


def test_a_campus_is_drawn_to_scale_around_its_place(pair):
    document, (site, _), ducts, _ = pair
    here = site_map(document.snapshot()).campus_of(site)
    (building,) = here.buildings
    assert building.rect.width == pytest.approx(46.6) and building.rect.height == pytest.approx(20.6)
    assert {duct.uid for duct in here.ducts} == set(ducts)
    x, y = here.rect.middle
    assert (x, y) == pytest.approx((here.x, here.y))
    assert here.rooms[0].note == "3 conduits"
    for duct in here.ducts:
        assert duct.inside and duct.inside[0] == duct.way[-1]


def test_a_span_runs_from_conduit_to_site_and_two_of_a_pair_apart(pair):
    document, (a, z), ducts, span = pair
    conduits.use_conduits(document, span, a_conduit=ducts[0])
    second = sites.connect_sites(document, a, z, length_km=1_300, shared=True)
    snapshot = document.snapshot()
    view = site_map(snapshot)
    first = snapshot.spans.index_of(np.array([span]))[0]
    start = next(d for d in view.campus_of(a).ducts if d.uid == ducts[0]).way[0]
    assert (view.span_x[first, 0], view.span_y[first, 0]) == pytest.approx(start)
    other = snapshot.spans.index_of(np.array([second]))[0]
    middle = PIECES // 2
    apart = math.hypot(
        view.span_x[first, middle] - view.span_x[other, middle],
        view.span_y[first, middle] - view.span_y[other, middle],
    )
    assert apart > 10_000


def test_shared_fibre_is_dashed_and_every_span_has_its_key(pair):
    document, (a, z), _, _ = pair
    sites.connect_sites(document, a, z, length_km=1_300, shared=True)
    snapshot = document.snapshot()
    lines = span_lines(snapshot, site_map(snapshot), Camera(zoom=1e-3, zoom_min=1e-7), 1.0)
    assert (lines.strokes.key == 1).sum() == PIECES and (lines.strokes.key == 2).sum() == PIECES // 2
    assert lines.keys == 2 and len(lines.cables_at(1)) == 0


def test_sites_that_nobody_located_lie_as_far_as_their_fibre_is_long():
    document = Document()
    a = sites.add_site(document, "Here", hall_width_mm=20_000, hall_depth_mm=10_000)
    z = sites.add_site(document, "There")
    lone = sites.add_site(document, "Nowhere")
    sites.connect_sites(document, a, z, length_km=100)
    view = site_map(document.snapshot())
    here, there, nowhere = (view.campus_of(site) for site in (a, z, lone))
    assert math.hypot(here.x - there.x, here.y - there.y) == pytest.approx(100_000)
    assert not here.known and not there.known and math.isnan(view.latitude_deg)
    assert nowhere.x > max(here.x, there.x)
    assert graticule(view, Camera()) == []


def test_the_net_of_degrees_goes_through_the_view(pair):
    document, _, _, _ = pair
    view = site_map(document.snapshot())
    camera = Camera(width_px=1600, height_px=900, zoom_min=1e-7, zoom_max=2e3).fitted(view.bounds())
    words = {text for _, _, text in graticule(view, camera)}
    assert {"40° N", "90° W"} <= words and len(words) < 60
    assert graticule(view, camera.zoomed(1e4, 800, 450)) == []


def test_no_site_no_map():
    view = site_map(Document().snapshot())
    assert view.campuses == () and view.bounds() is None
