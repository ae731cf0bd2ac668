"""Drawing cables: free ports, taken ports, twin-port heads, and the cheapest medium that fits."""

from __future__ import annotations

import math

import numpy as np
import pytest

from fabric_studio.app.commands import cables, devices, racks, sites
from fabric_studio.app.commands.cables import PortEnd
from fabric_studio.base.errors import InvariantError
from fabric_studio.catalog.parts import Medium
from fabric_studio.model import build
from tests.factories import library, pair_of_racks, two_storeys


def medium_ids(document):
    snapshot = document.snapshot()
    return [snapshot.spec_of(int(uid)).id for uid in snapshot.cables.medium]


def test_a_fibre_takes_one_logical_port_and_the_next_one_the_other_half_of_the_cage():
    pair = pair_of_racks()
    cables.connect_ports(
        pair.document, library(), PortEnd(pair.switch, 0), PortEnd(pair.server, 0), medium_id="400g4-dr4"
    )
    cables.connect_ports(
        pair.document, library(), PortEnd(pair.switch, 0), PortEnd(pair.server, 0), medium_id="400g4-dr4"
    )
    drawn = pair.document.snapshot().cables
    assert drawn.a_lane.tolist() == [0, 4] and drawn.a_lanes.tolist() == [4, 4]
    assert drawn.rate_gbps.tolist() == [400, 400]
    assert set(drawn.role) == {"server-leaf"} and set(drawn.network) == {"compute"}


def test_a_taken_port_is_refused_by_the_name_of_the_cable_that_is_there():
    pair = pair_of_racks()
    cables.connect_ports(
        pair.document,
        library(),
        PortEnd(pair.switch, 0, 4, 4),
        PortEnd(pair.server, 0),
        medium_id="400g4-dr4",
    )
    before = pair.document.snapshot()
    with pytest.raises(InvariantError, match=r"leaf-01 port 1/2 is taken by cable C00001"):
        cables.connect_ports(pair.document, library(), PortEnd(pair.switch, 0, 4, 4), PortEnd(pair.server, 1))
    assert pair.document.snapshot() is before


def test_a_twin_port_head_takes_both_cages_and_brings_both_links():
    pair = pair_of_racks()
    first = cables.connect_ports(
        pair.document, library(), PortEnd(pair.switch, 3), PortEnd(pair.server, 1), medium_id="800g8-dac"
    )
    drawn = pair.document.snapshot().cables
    assert drawn.assembly.tolist() == [first, first]
    assert drawn.a_lane.tolist() == [0, 4] and drawn.z_lane.tolist() == [0, 4]
    with pytest.raises(InvariantError, match="taken by cable C0000"):
        cables.connect_ports(pair.document, library(), PortEnd(pair.switch, 3), PortEnd(pair.server, 0))


def test_an_attached_head_does_not_enter_a_cage_that_holds_a_fibre():
    pair = pair_of_racks()
    cables.connect_ports(
        pair.document, library(), PortEnd(pair.switch, 0), PortEnd(pair.server, 0), medium_id="400g4-dr4"
    )
    with pytest.raises(InvariantError, match=r"taken by cable C00001"):
        cables.connect_ports(
            pair.document,
            library(),
            PortEnd(pair.switch, 0, 4, 4),
            PortEnd(pair.server, 1),
            medium_id="800g8-dac",
        )


def test_without_a_medium_the_cheapest_that_reaches_is_drawn():
    near, far = pair_of_racks(gap_mm=800), pair_of_racks(gap_mm=60_000)
    for pair in (near, far):
        cables.connect_ports(pair.document, library(), PortEnd(pair.switch, 0), PortEnd(pair.server, 0))
    assert medium_ids(near.document) == ["400g4-sr4"]
    assert medium_ids(far.document) == ["400g4-dr4-100m"]


def test_what_nothing_fits_is_drawn_as_unknown_medium():
    pair = pair_of_racks()
    qsfp28 = 8  # cage of the first 100G management port of a DGX H100
    cables.connect_ports(pair.document, library(), PortEnd(pair.switch, 0), PortEnd(pair.server, qsfp28))
    assert medium_ids(pair.document) == ["unknown-medium"]


def test_the_dac_that_is_too_long_becomes_fibre_and_undo_brings_it_back():
    pair = pair_of_racks()
    cables.connect_ports(
        pair.document, library(), PortEnd(pair.switch, 0), PortEnd(pair.server, 0), medium_id="800g8-dac"
    )
    assert cables.use_cheapest(pair.document, library(), pair.document.snapshot().cables.uid[:1]) == 0
    assert medium_ids(pair.document) == ["400g4-sr4", "400g4-sr4"]
    assert pair.document.snapshot().cables.assembly.tolist() == [0, 0]
    pair.document.undo()
    assert medium_ids(pair.document) == ["800g8-dac", "800g8-dac"]


def test_the_cheapest_joins_two_fibres_between_the_same_cages_into_one_short_dac():
    pair = pair_of_racks()
    part = library().part("qm9700")
    with pair.document.transaction("Set up") as tx:
        spine = build.add_device(tx, pair.switch_rack, part, name="spine-01", u=39, role="spine")
    for lane in (0, 4):
        cables.connect_ports(
            pair.document,
            library(),
            PortEnd(pair.switch, 0, lane, 4),
            PortEnd(spine, 0, lane, 4),
            medium_id="400g4-dr4",
        )
    uids = pair.document.snapshot().cables.uid
    assert cables.use_cheapest(pair.document, library(), uids) == 0
    assert medium_ids(pair.document) == ["800g8-dac", "800g8-dac"]
    assert pair.document.snapshot().cables.assembly.tolist() == [uids[0], uids[0]]
    depth = pair.document.undo_depth
    cables.use_cheapest(pair.document, library(), uids)
    assert pair.document.undo_depth == depth, "choosing what is there already is no step"


def test_set_medium_joins_and_parts_the_lines_of_a_twin_port_cable():
    pair = pair_of_racks()
    for lane in (0, 4):
        cables.connect_ports(
            pair.document,
            library(),
            PortEnd(pair.switch, 0, lane, 4),
            PortEnd(pair.server, 0, lane, 4),
            medium_id="400g4-dr4",
        )
    uids = pair.document.snapshot().cables.uid
    assert cables.set_medium(pair.document, library(), uids, "800g8-dac") == 2
    assert pair.document.snapshot().cables.assembly.tolist() == [uids[0]] * 2
    assert cables.set_medium(pair.document, library(), uids[:1], "400g4-sr4") == 2
    assert pair.document.snapshot().cables.assembly.tolist() == [0, 0]


def test_racks_are_joined_port_after_port_until_nothing_matches():
    pair = pair_of_racks()
    made = cables.connect_racks(
        pair.document, library(), pair.switch_rack, pair.server_rack, medium_id="400g4-sr4", count=100
    )
    drawn = pair.document.snapshot().cables
    compute = drawn.network == "compute"
    assert compute.sum() == 8 and (drawn.network == "storage").sum() == 2
    assert len(made) == 12, "8 compute, 2 storage and 2 in-band ports of 400G; the others are slower"
    with pytest.raises(InvariantError, match=r"no free port of rack A-01 .* matches one of rack A-02"):
        cables.connect_racks(pair.document, library(), pair.switch_rack, pair.server_rack)


def test_two_switches_are_leaf_and_spine():
    storeys = two_storeys()
    cables.connect_racks(storeys.document, library(), *storeys.racks, count=4, medium_id="400g4-dr4")
    drawn = storeys.document.snapshot().cables
    assert set(drawn.role) == {"leaf-spine"} and len(drawn) == 4


def test_a_breakout_cable_has_a_line_per_tail_and_goes_as_one():
    pair = pair_of_racks()
    ids = [devices.mount_device(pair.document, library(), "dgx-h100", pair.server_rack) for _ in range(2)]
    lines = cables.connect_breakout(
        pair.document,
        library(),
        PortEnd(pair.switch, 5),
        [PortEnd(uid, 0) for uid in ids],
        medium_id="400g4-cr4-dac-split",
    )
    drawn = pair.document.snapshot().cables
    assert drawn.assembly.tolist() == [lines[0]] * 2
    assert drawn.a_lane.tolist() == [0, 4]
    cables.set_length(pair.document, lines[0], 2_500)
    with pair.document.transaction("Remove") as tx:
        build.remove_cables(tx, np.array(lines[1:]))
    assert len(pair.document.snapshot().cables) == 0


@pytest.mark.parametrize("tails", [2, 4, 8])
def test_a_splitter_goes_to_two_four_or_eight_devices_and_keeps_its_lanes(tails):
    """The lanes of the head go to the tails in their order, none left and none twice; a cut of one takes all."""
    pair = pair_of_racks()
    medium = Medium(
        id=f"split-{tails}", name=f"Splitter 1:{tails}", medium_class="DAC", speed_gbps=800.0 / tails, lanes=8 // tails, lane_gbps=100.0,
        max_reach_m=3.0, host_connectors=("OSFP",), far_connectors=("QSFP112",), attached=True, links=tails, heads=tails + 1,
        source="test", confidence="published",
    )  # fmt: skip
    shelf = library().with_rows([medium])
    racks_of = [racks.place_rack(pair.document, shelf, "rack-48u-750", hall=pair.hall, x_mm=9_000.0 + 800 * n, y_mm=9_000.0) for n in range(tails)]
    far = [devices.mount_device(pair.document, shelf, "dgx-h100", rack) for rack in racks_of]
    depth = pair.document.undo_depth
    lines = cables.connect_breakout(
        pair.document, shelf, PortEnd(pair.switch, 5), [PortEnd(uid, 0) for uid in far], medium_id=medium.id
    )
    drawn = pair.document.snapshot().cables
    assert pair.document.undo_depth == depth + 1 and drawn.z_device.tolist() == far
    taken = [set(range(lane, lane + lanes)) for lane, lanes in zip(drawn.a_lane, drawn.a_lanes, strict=True)]
    assert set.union(*taken) == set(range(8)) and sum(map(len, taken)) == 8
    assert drawn.assembly.tolist() == [lines[0]] * tails
    with pytest.raises(InvariantError, match="tails"):
        cables.connect_breakout(
            pair.document, shelf, PortEnd(pair.switch, 6), [PortEnd(uid, 1) for uid in [*far, pair.server]], medium_id=medium.id
        )


def test_a_length_set_by_hand_must_be_one():
    pair = pair_of_racks()
    cable = cables.connect_ports(pair.document, library(), PortEnd(pair.switch, 0), PortEnd(pair.server, 0))
    cables.set_length(pair.document, cable, 7_000)
    assert pair.document.snapshot().cables.length_mm.tolist() == [7_000]
    for wrong in (0, -1, math.inf):
        with pytest.raises(InvariantError, match="cannot be"):
            cables.set_length(pair.document, cable, wrong)
    cables.set_length(pair.document, cable, math.nan)
    depth = pair.document.undo_depth
    cables.set_length(pair.document, cable, math.nan)
    assert pair.document.undo_depth == depth


@pytest.mark.parametrize(
    ("a", "z", "words"),
    [
        (PortEnd(0, 99), None, "so there is no cage 100"),
        (PortEnd(0, 0, 6, 4), None, "lanes 7 to 10 cannot be used"),
        (PortEnd(0, 0), PortEnd(0, 1), "both ends are on leaf-01"),
    ],
)
def test_ends_that_do_not_exist_are_named(a, z, words):
    pair = pair_of_racks()
    a = a._replace(device=pair.switch)
    z = PortEnd(pair.server, 0) if z is None else z._replace(device=pair.switch)
    with pytest.raises(InvariantError, match=words):
        cables.connect_ports(pair.document, library(), a, z)
    assert len(pair.document.snapshot().cables) == 0


def test_the_ghost_cable_says_length_limit_and_what_fits_instead():
    pair = pair_of_racks()
    ends = PortEnd(pair.switch, 0), PortEnd(pair.server, 0)
    tried = cables.trial(pair.document.snapshot(), library(), *ends, "800g8-dac")
    assert not tried.fits and tried.limit_m == 2 and tried.stock_m is None
    assert tried.words.startswith("9.6 of 2 m: 7.64 m too long") and tried.words.endswith("400G SR4 fits")
    assert tried.cheapest is not None and tried.cheapest.id == "400g4-sr4"
    good = cables.trial(pair.document.snapshot(), library(), *ends, "")
    assert good.fits and good.words == "9.6 of 50 m" and good.stock_m == 10
    cables.connect_ports(pair.document, library(), *ends, medium_id="800g8-dac")
    taken = cables.trial(pair.document.snapshot(), library(), *ends, "")
    assert not taken.free and "taken by cable C00001" in taken.words


def test_trial_between_racks_is_the_cable_that_would_be_drawn():
    pair = pair_of_racks()
    tried = cables.trial_racks(pair.document.snapshot(), library(), pair.switch_rack, pair.server_rack, None)
    cables.connect_racks(pair.document, library(), pair.switch_rack, pair.server_rack)
    assert tried.medium is not None and medium_ids(pair.document) == [tried.medium.id]
    lonely = cables.trial_racks(pair.document.snapshot(), library(), pair.switch_rack, pair.switch_rack, None)
    assert not lonely.fits and "no free port of rack A-01" in lonely.words


def test_patch_panel_positions_take_any_rate():
    pair = pair_of_racks()
    panel = devices.mount_device(pair.document, library(), "patch-1u-96mpo", pair.switch_rack)
    cable = cables.connect_ports(
        pair.document, library(), PortEnd(pair.switch, 0), PortEnd(panel, 0), medium_id="400g4-dr4"
    )
    row = pair.document.snapshot().cables.get(cable)
    assert (row.rate_gbps, row.z_lane, row.z_lanes) == (400, 0, 1)
    with pytest.raises(InvariantError, match="taken by cable"):
        cables.connect_ports(pair.document, library(), PortEnd(pair.switch, 1), PortEnd(panel, 0))


def test_cables_between_sites_run_over_the_span_that_joins_them():
    pair = pair_of_racks()
    there = sites.add_site(
        pair.document, "Atlanta", 33.75, -84.39, hall_width_mm=10_000, hall_depth_mm=10_000
    )
    hall = int(pair.document.snapshot().halls.uid[-1])
    rack = racks.place_rack(pair.document, library(), "rack-48u-750", hall=hall, x_mm=2_000, y_mm=2_000)
    far = devices.mount_device(pair.document, library(), "qm9700", rack)
    ends = PortEnd(pair.switch, 0), PortEnd(far, 0)
    with pytest.raises(InvariantError, match="no WAN span joins Site 1 and Atlanta"):
        cables.connect_ports(pair.document, library(), *ends)
    here = int(pair.document.snapshot().sites.uid[0])
    span = sites.connect_sites(pair.document, here, there, length_km=1_130)
    cable = cables.connect_ports(pair.document, library(), *ends, medium_id="400g4-lr4")
    row = pair.document.snapshot().cables.get(cable)
    assert (row.span, row.network) == (span, "scale-across")
