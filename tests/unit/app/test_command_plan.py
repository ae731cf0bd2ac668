"""Placing, mounting, moving, turning, copying and deleting."""

from __future__ import annotations

import math

import numpy as np
import pytest

from fabric_studio.app.commands import (
    arrange,
    cables,
    clipboard,
    devices,
    fields,
    racks,
    sites,
    storeys,
    trays,
)
from fabric_studio.app.commands.cables import PortEnd
from fabric_studio.app.commands.names import Names
from fabric_studio.base.errors import InvariantError, UnknownNameError
from tests.factories import empty_hall, library, pair_of_racks, two_storeys


def ids(*uids):
    return np.array(uids, np.int64)


def test_racks_get_the_next_free_name():
    document, hall = empty_hall()
    for x in (1_000, 2_000, 3_000):
        racks.place_rack(document, library(), "rack-48u-750", hall=hall, x_mm=x, y_mm=1_000)
    assert document.snapshot().racks.name.tolist() == ["rack-01", "rack-02", "rack-03"]
    with pytest.raises(UnknownNameError, match="rack-48u-750"):
        racks.place_rack(document, library(), "rack-48u-75", hall=hall, x_mm=0, y_mm=0)


def test_a_rack_scale_part_brings_what_is_inside_it():
    document, hall = empty_hall()
    racks.place_rack(document, library(), "gb200-nvl72", hall=hall, x_mm=1_000, y_mm=1_000, name="N1")
    roles = document.snapshot().devices.role.tolist()
    assert roles.count("server") == 18 and roles.count("nvlink-switch") == 9
    names = document.snapshot().devices.name
    assert len(set(names)) == len(names)


def test_a_row_of_racks_is_one_step_and_has_a_letter():
    document, hall = empty_hall()
    depth = document.undo_depth
    racks.place_row(
        document, library(), "rack-48u-750", hall=hall, x_mm=1_000, y_mm=1_000, count=4, pitch_x_mm=750
    )
    snapshot = document.snapshot()
    assert document.undo_depth == depth + 1
    assert snapshot.rows.name.tolist() == ["A"]
    assert snapshot.racks.name.tolist() == ["A-01", "A-02", "A-03", "A-04"]
    assert np.diff(snapshot.racks.x_mm).tolist() == [750, 750, 750]


def test_a_device_goes_to_the_next_free_unit_and_is_refused_where_one_sits():
    pair = pair_of_racks()
    low = devices.mount_device(pair.document, library(), "qm9700", pair.server_rack)
    assert pair.document.snapshot().devices.get(low).u == 9, "above the 8 U of the server"
    with pytest.raises(InvariantError, match=r"U4 of rack A-02 is taken by server-01 \(U1\)"):
        devices.mount_device(pair.document, library(), "qm9700", pair.server_rack, u=4)
    with pytest.raises(InvariantError, match="does not fit in rack A-02, which has U1 to U48"):
        devices.mount_device(pair.document, library(), "dgx-h100", pair.server_rack, u=42)
    devices.move_device(pair.document, low, pair.switch_rack, 1)
    assert pair.document.snapshot().devices.get(low).rack == pair.switch_rack
    depth = pair.document.undo_depth
    devices.move_device(pair.document, low, pair.switch_rack, 1)
    assert pair.document.undo_depth == depth


def test_a_full_rack_says_so():
    pair = pair_of_racks()
    for _ in range(5):
        devices.mount_device(pair.document, library(), "dgx-h100", pair.server_rack)
    with pytest.raises(InvariantError, match="rack A-02 has no 8 U free"):
        devices.mount_device(pair.document, library(), "dgx-h100", pair.server_rack)


def test_what_stands_on_the_floor_is_not_mounted_and_the_reverse():
    pair = pair_of_racks()
    with pytest.raises(InvariantError, match="cannot be mounted"):
        devices.mount_device(pair.document, library(), "rack-48u-750", pair.server_rack)
    with pytest.raises(InvariantError, match="does not stand on the floor"):
        racks.place_rack(pair.document, library(), "qm9700", hall=pair.hall, x_mm=0, y_mm=0)
    with pytest.raises(InvariantError, match="is a cable medium"):
        devices.mount_device(pair.document, library(), "800g8-dac", pair.server_rack)


def test_moving_with_one_merge_key_is_one_step_back():
    pair = pair_of_racks()
    before = pair.document.snapshot().racks.x_mm.tolist()
    depth = pair.document.undo_depth
    for _ in range(5):
        arrange.move(pair.document, {"rack": ids(pair.switch_rack)}, 100, 0, merge_key="arrows")
    assert pair.document.snapshot().racks.x_mm.tolist() == [before[0] + 500, before[1]]
    assert pair.document.undo_depth == depth + 1
    assert pair.document.undo() == "Move 1 rack"
    assert pair.document.snapshot().racks.x_mm.tolist() == before


def test_a_hall_takes_its_racks_and_trays_along():
    pair = pair_of_racks()
    arrange.move(pair.document, {"hall": ids(pair.hall)}, 0, 2_000)
    snapshot = pair.document.snapshot()
    assert snapshot.halls.y_mm.tolist() == [2_000]
    assert snapshot.racks.y_mm.tolist() == [6_000, 6_000] and snapshot.trays.y1_mm.tolist() == [6_000]


def test_moving_a_rack_that_was_guessed_makes_its_place_known():
    pair = pair_of_racks()
    fields.set_fields(pair.document, "rack", pair.switch_rack, position_known=False)
    arrange.move(pair.document, {"rack": ids(pair.switch_rack)}, 1, 0)
    assert pair.document.snapshot().racks.position_known.all()


def test_four_quarter_turns_change_nothing():
    pair = pair_of_racks()
    start = pair.document.snapshot()
    chosen = {"rack": ids(pair.switch_rack, pair.server_rack), "tray": start.trays.uid}
    arrange.rotate(pair.document, chosen, 90)
    turned = pair.document.snapshot()
    assert turned.racks.rotation_deg.tolist() == [90, 90]
    assert turned.racks.x_mm[0] == turned.racks.x_mm[1] and turned.racks.y_mm[1] > turned.racks.y_mm[0]
    for _ in range(3):
        arrange.rotate(pair.document, chosen, 90)
    end = pair.document.snapshot()
    for kind, name in (("rack", "x_mm"), ("rack", "y_mm"), ("rack", "rotation_deg"), ("tray", "x1_mm")):
        assert end.table(kind).columns[name].tolist() == start.table(kind).columns[name].tolist()


def test_deleting_a_rack_takes_devices_and_cables_and_says_what_it_is():
    pair = pair_of_racks()
    cables.connect_racks(pair.document, library(), pair.switch_rack, pair.server_rack, count=3)
    gone = arrange.delete(pair.document, {"rack": ids(pair.switch_rack)})
    assert {kind: len(uids) for kind, uids in gone.items()} == {"rack": 1, "device": 1, "cable": 3}
    assert pair.document.undo_label == "Delete 1 rack"
    assert len(pair.document.snapshot().devices) == 1


def test_deleting_the_site_leaves_nothing_but_parts():
    storeys_ = two_storeys()
    arrange.delete(storeys_.document, {"site": storeys_.document.snapshot().sites.uid})
    left = {kind for kind, table in storeys_.document.snapshot().tables.items() if len(table)}
    assert left == {"part"}


def test_a_paste_keeps_the_cables_among_the_copies_and_gives_new_names():
    pair = pair_of_racks()
    cables.connect_racks(
        pair.document, library(), pair.switch_rack, pair.server_rack, count=2, medium_id="800g8-dac"
    )
    clip = clipboard.copy(pair.document.snapshot(), {"rack": ids(pair.switch_rack, pair.server_rack)})
    fresh = clipboard.paste(pair.document, clip, dx_mm=0, dy_mm=3_000, hall=pair.hall)
    snapshot = pair.document.snapshot()
    assert {kind: len(uids) for kind, uids in fresh.items()} == {"rack": 2, "device": 2, "cable": 2}
    assert snapshot.racks.name.tolist() == ["A-01", "A-02", "A-03", "A-04"]
    assert snapshot.devices.name.tolist() == ["leaf-01", "server-01", "leaf-02", "server-02"]
    copied = snapshot.cables.index_of(fresh["cable"])
    assert snapshot.cables.assembly[copied].tolist() == [fresh["cable"][0]] * 2
    assert set(snapshot.cables.a_device[copied]) <= set(fresh["device"])
    assert pair.document.undo_label == "Paste"


def test_a_cable_that_leaves_the_copy_is_not_copied():
    pair = pair_of_racks()
    cables.connect_racks(pair.document, library(), pair.switch_rack, pair.server_rack)
    clip = clipboard.copy(pair.document.snapshot(), {"rack": ids(pair.switch_rack)})
    assert len(clip.uids["cable"]) == 0
    other, hall = empty_hall()
    clipboard.paste(other, clip, dx_mm=0, dy_mm=0, hall=hall)
    assert other.snapshot().devices.name.tolist() == ["leaf-01"], "names are kept where they are free"


def test_a_whole_row_is_pasted_as_the_next_row():
    document, hall = empty_hall()
    row = racks.place_row(
        document, library(), "rack-48u-750", hall=hall, x_mm=1_000, y_mm=1_000, count=2, pitch_x_mm=750
    )
    clipboard.array(document, {"rack": ids(*row)}, count=2, dx_mm=0, dy_mm=3_000)
    snapshot = document.snapshot()
    assert snapshot.rows.name.tolist() == ["A", "B", "C"]
    assert snapshot.racks.name.tolist() == ["A-01", "A-02", "B-01", "B-02", "C-01", "C-02"]


def test_a_copied_device_is_pasted_into_a_rack():
    pair = pair_of_racks()
    clip = clipboard.copy(pair.document.snapshot(), {"device": ids(pair.switch)})
    fresh = clipboard.paste(pair.document, clip, dx_mm=0, dy_mm=0, rack=pair.server_rack)
    row = pair.document.snapshot().devices.get(int(fresh["device"][0]))
    assert (row.rack, row.u, row.name, row.role) == (pair.server_rack, 9, "leaf-02", "leaf")


def test_a_storey_on_top_has_the_outline_of_the_one_below():
    document, hall = empty_hall(width_mm=30_000)
    building = int(document.snapshot().buildings.uid[0])
    upper = storeys.add_storey(document, building, floor_load_kg_m2=2_500)
    snapshot = document.snapshot()
    assert snapshot.storeys.get(upper).elevation_mm == 5_000
    assert snapshot.halls.width_mm.tolist() == [30_000, 30_000]
    assert snapshot.halls.name.tolist() == ["Hall 1", "Hall 2"]
    lower = int(snapshot.halls.get(hall).storey)
    riser = trays.add_riser(document, building, 1_000, 1_000, lower, upper)
    assert document.snapshot().risers.get(riser).name == "R01"
    with pytest.raises(InvariantError, match="two different storeys"):
        trays.add_riser(document, building, 1_000, 1_000, lower, lower)
    with pytest.raises(InvariantError, match="two different ends"):
        trays.add_tray(document, lower, 5, 5, 5, 5)


def test_a_span_is_typed_or_measured_over_the_globe():
    document, _ = empty_hall()
    wisconsin = sites.add_site(document, "Mount Pleasant", 42.72, -87.88)
    atlanta = sites.add_site(document, "Atlanta", 33.75, -84.39)
    span = sites.connect_sites(document, wisconsin, atlanta)
    row = document.snapshot().spans.get(span)
    # Vincenty on WGS-84 gives 1,040 km for these coordinates; the sphere is within 0.5 %.
    assert row.length_basis == "great-circle" and row.length_km == pytest.approx(1_040, rel=0.005)
    sites.set_span_length(document, span, 1_130)
    assert document.snapshot().spans.get(span).length_basis == "typed"
    nowhere = sites.add_site(document, "Somewhere")
    with pytest.raises(InvariantError, match="coordinates of Somewhere are not known"):
        sites.connect_sites(document, nowhere, atlanta)
    with pytest.raises(InvariantError, match="is no place"):
        sites.add_site(document, "Mars", 120, 0)


def test_fields_are_checked_and_an_unchanged_value_is_no_step():
    pair = pair_of_racks()
    both = ids(pair.switch_rack, pair.server_rack)
    fields.set_fields(pair.document, "rack", both, power_limit_w=15_000)
    depth = pair.document.undo_depth
    fields.set_fields(pair.document, "rack", both, power_limit_w=15_000)
    assert pair.document.undo_depth == depth and pair.document.undo_label == "Change power limit"
    fields.set_fields(pair.document, "rack", both, power_limit_w=math.nan)
    assert np.isnan(pair.document.snapshot().racks.power_limit_w).all()
    fields.set_fields(pair.document, "rack", both, name="B-##")
    assert pair.document.snapshot().racks.name.tolist() == ["B-01", "B-02"]
    for values, words in (
        ({"power_limit_w": -5}, "power limit of a rack must be above 0"),
        ({"x_mm": math.inf}, "x of a rack must be from"),
        ({"name": "same"}, "cannot all be called 'same'"),
        ({"name": " "}, "one line of text"),
        ({"colour": "red"}, "a rack has no field 'colour'"),
    ):
        with pytest.raises(InvariantError, match=words):
            fields.set_fields(pair.document, "rack", both, **values)


def test_typing_a_taken_port_is_refused():
    pair = pair_of_racks()
    for cage in (0, 1):
        cables.connect_ports(
            pair.document,
            library(),
            PortEnd(pair.switch, cage),
            PortEnd(pair.server, cage),
            medium_id="400g4-dr4",
        )
    last = int(pair.document.snapshot().cables.uid[-1])
    with pytest.raises(InvariantError, match="is taken by cable C00001"):
        fields.set_fields(pair.document, "cable", last, a_port=0)
    fields.set_fields(pair.document, "cable", last, a_port=7)
    assert pair.document.snapshot().cables.get(last).a_port == 7


def test_names_go_on_in_their_series():
    names = Names(["leaf-01", "leaf-02", "spine", "x9"])
    assert [names.next("leaf-##"), names.next("leaf-##")] == ["leaf-03", "leaf-04"]
    assert [names.like("leaf-01"), names.like("leaf-99"), names.like("leaf-99")] == [
        "leaf-05",
        "leaf-99",
        "leaf-100",
    ]
    assert [names.like("spine"), names.like("x9"), names.like("new")] == ["spine-2", "x10", "new"]
