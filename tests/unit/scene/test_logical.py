"""The logical view lays a fabric out by tiers, opens it from nearer, and never draws more than its budget."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.app.commands import cables, devices, racks, sites
from fabric_studio.catalog.library import load_library
from fabric_studio.model.journal import Document
from fabric_studio.scene.camera import Camera
from fabric_studio.scene.logical import PITCH_MM, logical_of
from fabric_studio.scene.logical_frame import CROWD, EDGE_BUDGET, PIXEL_BUDGET, WAN, logical_frame
from fabric_studio.scene.logical_words import box_words, domain_words, row_words
from fabric_studio.topology.template import TEMPLATES
from tests.factories import empty_hall, pair_of_racks
from tests.factories_plan import plan


def drawn(name: str, **params: object):
    return TEMPLATES[name].build(params, load_library()).snapshot()


@pytest.fixture(scope="module")
def hall():
    """64 NVL72 racks: servers, leaves, spines and cores in five pods."""
    return drawn("two-storey", racks=64)


@pytest.fixture(scope="module")
def hundred_thousand_gpus():
    return drawn("two-storey", racks=1440)


def seen(logical, zoom_of_all: float, *, at: float = 0.5, width: float = 1920.0) -> Camera:
    """All of it at 1.0, the part around `at` at more."""
    fit = width / logical.width_mm / 0.1
    return Camera(logical.width_mm * at, 0.0, fit * zoom_of_all, width, 900.0, zoom_min=1e-6, zoom_max=1e3)


def test_every_tier_is_a_row_in_which_no_box_lies_over_another(hall):
    logical = logical_of(hall)
    assert [len(tier) for tier in logical.tiers] == [1152, 144, 144, 72]
    for tier in logical.tiers:
        assert (np.diff(tier.x) > 0).all()
        assert (tier.x[1:] - tier.half[1:] - tier.x[:-1] - tier.half[:-1] > -1e-6).all()
        assert tier.x[0] - tier.half[0] > -1e-6 and tier.x[-1] + tier.half[-1] <= logical.width_mm + 1e-6


def test_every_cable_is_behind_exactly_one_link(hall):
    logical = logical_of(hall)
    assert np.array_equal(np.sort(logical.cable), np.arange(len(hall.cables)))
    a = logical.tier_of[hall.devices.index_of(hall.cables.a_device)]
    z = logical.tier_of[hall.devices.index_of(hall.cables.z_device)]
    assert set(zip(a.tolist(), z.tolist(), strict=True)) == set(logical.row_pairs)


def test_pods_lie_together_and_servers_under_their_own_leaves(hall):
    logical = logical_of(hall)
    _, leaves, spines, _ = logical.tiers
    for tier in (leaves, spines):
        pod = hall.devices.pod[tier.device]
        assert len(np.flatnonzero(np.diff(pod))) == len(np.unique(pod)) - 1
    edges = logical.edges(0, 2, 1, 2)
    assert np.array_equal(edges.low, edges.high)


@pytest.mark.parametrize("zoom", [1.0, 2.0, 8.0, 40.0, 200.0, 1000.0])
@pytest.mark.parametrize("at", [0.02, 0.31, 0.9])
def test_a_frame_of_300_000_cables_stays_in_budget(hundred_thousand_gpus, zoom, at):
    logical = logical_of(hundred_thousand_gpus)
    frame = logical_frame(logical, seen(logical, zoom, at=at))
    assert 0 < len(frame.lines.strokes) <= EDGE_BUDGET
    assert frame.lines.strokes.pixels() <= PIXEL_BUDGET
    assert frame.primitives() <= EDGE_BUDGET + 4 * 250
    for row in frame.rows:
        assert (row.x1 >= 0).all() and (row.x0 <= 1920).all()


def test_from_afar_the_bundles_hold_all_cables(hundred_thousand_gpus):
    logical = logical_of(hundred_thousand_gpus)
    frame = logical_frame(logical, seen(logical, 0.98))
    assert frame.count.sum() == len(hundred_thousand_gpus.cables)
    assert len(frame.count) <= 3 * CROWD and not frame.lines.single


def test_coming_nearer_opens_the_groups_down_to_single_cables(hundred_thousand_gpus):
    logical = logical_of(hundred_thousand_gpus)
    shown = [logical_frame(logical, seen(logical, zoom, at=0.31)) for zoom in (1, 12, 100, 1000)]
    steps = [frame.rows[0].step for frame in shown]
    assert steps == sorted(steps) and steps[0] < steps[-1]
    assert shown[-1].lines.single and (shown[-1].count == 1).all()
    assert (shown[-1].rows[0].last - shown[-1].rows[0].first == 1).all()


def test_a_small_fabric_shows_every_cable_at_once():
    snapshot = drawn("superpod-h100")
    logical = logical_of(snapshot)
    frame = logical_frame(logical, seen(logical, 0.9))
    assert frame.lines.single
    assert set(np.unique(frame.lines.strokes.key)) == set(range(1, len(snapshot.cables) + 1))


def test_utilization_is_the_hottest_cable_of_each_bundle_and_needs_no_new_geometry(hall):
    logical = logical_of(hall)
    frame = logical_frame(logical, seen(logical, 1.0))
    use = np.random.default_rng(2).random(len(hall.cables))
    use[::5] = np.nan
    hottest = frame.lines.use_of(use)
    for key in range(1, frame.lines.keys + 1):
        inside = use[frame.lines.cables_at(key)]
        expected = np.nan if np.isnan(inside).all() else np.nanmax(inside)
        assert hottest[key - 1] == pytest.approx(expected, nan_ok=True)


def test_a_line_leads_back_to_its_cables_and_cables_to_their_line(hall):
    logical = logical_of(hall)
    lines = logical_frame(logical, seen(logical, 1.0)).lines
    rows = lines.cables_at(7)
    assert len(rows) and lines.keys_with(rows).tolist() == [7]
    assert len(lines.cables_at(0)) == 0 == len(lines.cables_at(lines.keys + 1))


def test_a_point_in_a_box_finds_it(hall):
    frame = logical_frame(logical_of(hall), seen(logical_of(hall), 1.0))
    row = frame.rows[1]
    middle = (float(row.x0[3]) + float(row.x1[3])) / 2
    assert row.at(middle, (row.y0 + row.y1) / 2) == 3
    assert row.at(middle, row.y0 - 40) == -1


def test_words_say_what_a_row_carries_and_what_is_in_a_box(hall):
    logical = logical_of(hall)
    servers, leaves, _, _ = row_words(hall, logical, ("compute",))
    assert servers.title == "4,608 GPUs" and servers.lines[0] == "1,152 servers"
    assert leaves.title == "144 leaves" and leaves.lines[-1] == "1 : 1"
    assert box_words(hall, logical, 1, 0, 32) == ("32 leaves", "pod 1")
    assert box_words(hall, logical, 1, 0, 1)[0] == "leaf-01-r1"
    rack = int(hall.devices.rack[logical.tiers[0].device[0]])
    assert "72 GPUs scale-up, 900 GB/s one-way" in domain_words(hall, rack)[0]


def test_what_is_not_cabled_stands_in_the_row_of_its_role_so_that_it_can_be():
    snapshot = pair_of_racks().document.snapshot()
    logical = logical_of(snapshot)
    assert [len(tier) for tier in logical.tiers] == [1, 1]
    assert len(logical_frame(logical, seen(logical, 1.0)).lines.strokes) == 0


def test_what_is_not_cabled_at_one_site_keeps_off_the_boxes_of_the_next():
    """Two sites of two cabled devices each; the first has a server more that nothing is plugged into."""
    document, library = Document(), load_library()
    for name in ("Here", "There"):
        sites.add_site(document, name, hall_width_mm=20_000, hall_depth_mm=10_000)
    halls = document.snapshot().halls.uid.tolist()

    def stand(hall: int, x_mm: float, part: str) -> int:
        rack = racks.place_rack(document, library, "rack-48u-750", hall=hall, x_mm=x_mm, y_mm=5000)
        devices.mount_device(document, library, part, rack)
        return rack

    for hall in halls:
        server, switch = stand(hall, 4000, "dgx-h100"), stand(hall, 6000, "qm9700")
        cables.connect_racks(document, library, server, switch)
    stand(halls[0], 8000, "dgx-h100")
    (servers, *_) = logical_of(document.snapshot()).tiers
    order = np.argsort(servers.x)
    assert len(servers) == 3
    assert (np.diff(servers.x[order]) >= servers.half[order][1:] + servers.half[order][:-1] - 1e-9).all()


def test_an_empty_design_and_one_without_devices_have_no_rows():
    assert logical_of(Document().snapshot()).tiers == ()
    document, hall = empty_hall()
    racks.place_rack(document, load_library(), "rack-48u-750", hall=hall, x_mm=2_000, y_mm=2_000)
    logical = logical_of(document.snapshot())
    assert logical.tiers == () and logical_frame(logical, Camera()).rows == ()


def test_wan_spans_have_a_row_of_their_own_between_their_sites():
    document = plan(2, 4)
    here = int(document.snapshot().sites.uid[0])
    far = sites.add_site(document, "Far", 33.7, -84.4)
    sites.connect_sites(document, here, far, length_km=1130)
    sites.connect_sites(document, here, far, length_km=1320, shared=True)
    snapshot = document.snapshot()
    logical = logical_of(snapshot)
    row = logical_frame(logical, seen(logical, 0.9)).rows[-1]
    assert row.tier == WAN and len(row) == 2 and row.x1[0] <= row.x0[1]
    assert row_words(snapshot, logical, ("compute", "scale-across"))[-1].title == "WAN"


def test_boxes_of_one_tier_keep_their_distance(hall):
    assert np.diff(logical_of(hall).tiers[0].x).min() >= PITCH_MM * 0.999
