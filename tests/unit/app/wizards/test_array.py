"""Arrays of racks."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.app.commands import devices, racks
from fabric_studio.base.errors import BadInputError, InvariantError
from fabric_studio.rules.engine import check
from tests.factories import empty_hall, pair_of_racks
from tests.factories_wizards import LIBRARY, do, propose


def test_an_array_faces_its_aisles_and_has_names_and_ladders():
    document, _ = empty_hall(width_mm=20_000, depth_mm=14_000)
    proposal = do(document, "array", {}, part="rack-48u-750", racks_per_row=6, rows=4)
    view = document.snapshot()
    assert view.racks.name[[0, 5, 6, 23]].tolist() == ["A-01", "A-06", "B-01", "D-06"]
    assert view.rows.name.tolist() == list("ABCD") and len(view.trays) == 6
    y, first = np.unique(view.racks.y_mm, return_index=True)
    assert np.diff(y).tolist() == [2400.0] * 3 and view.racks.rotation_deg[first].tolist() == [180, 0, 180, 0]
    assert proposal.notes == ("24 racks in 4 rows: A-01 to D-06",)
    assert [f.text for f in check(view, LIBRARY).findings] == []


def test_positions_in_the_way_or_outside_are_left_out():
    document, hall = empty_hall(width_mm=8_000, depth_mm=12_000)
    racks.place_rack(document, LIBRARY, "rack-48u-750", hall=hall, x_mm=3_500, y_mm=2_200, name="here")
    proposal = do(document, "array", {}, part="rack-48u-750", racks_per_row=10, rows=1, x=2, y=2, trays=False)
    assert [conflict.text for conflict in proposal.conflicts] == [
        "rack here stands in position 3 of row 1; it is left out",
        "position 9 of row 1 lies outside Hall 1; it is left out",
        "position 10 of row 1 lies outside Hall 1; it is left out",
    ]
    assert len(proposal.new["rack"]) == 7
    with pytest.raises(InvariantError, match="no position of the array is free"):
        propose(document, "array", {}, part="rack-48u-750", x=100, y=100)


def test_rows_and_ladders_end_where_no_rack_can_stand():
    document, _ = empty_hall(width_mm=6_000, depth_mm=4_000)
    proposal = do(document, "array", {}, part="rack-48u-750", racks_per_row=10, rows=3, x=2, y=2)
    view = document.snapshot()
    assert view.rows.name.tolist() == ["A"] and len(set(view.racks.row.tolist())) == 1
    assert proposal.notes[0].startswith(f"{len(view.racks)} racks in 1 row")
    room = view.halls.get(int(view.halls.uid[0]))
    assert view.trays.x2_mm.max() <= room.x_mm + room.width_mm and len(view.trays) == 1


def test_an_array_goes_on_from_a_rack_with_what_is_in_it():
    pair = pair_of_racks(gap_mm=10_000)
    devices.mount_device(pair.document, LIBRARY, "dgx-h100", pair.server_rack, name="server-02")
    proposal = do(
        pair.document,
        "array",
        {"rack": [pair.server_rack]},
        racks_per_row=4,
        rows=1,
        names="N-#",
        trays=False,
    )
    view = pair.document.snapshot()
    assert view.racks.name.tolist()[-3:] == ["N-1", "N-2", "N-3"]
    new = view.devices.index_of(proposal.new["device"])
    assert view.devices.name[new].tolist() == [f"server-{n:02d}" for n in range(3, 9)]
    assert np.diff(view.racks.x_mm[1:]).tolist() == [750.0] * 3


def test_a_row_of_rack_scale_parts_brings_their_contents():
    document, _ = empty_hall(width_mm=20_000)
    proposal = do(document, "array", {}, part="gb200-nvl72", racks_per_row=3, rows=1, cold_aisle=1.8)
    assert len(proposal.new["device"]) == 3 * 35
    assert document.snapshot().devices.name.tolist().count("A-01-compute01") == 1


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"names": "rack"}, "would give every rack one name"),
        ({"racks_per_row": 1000, "rows": 200}, "more than 5,000 racks"),
        ({"first_row": "7"}, "is no row letter"),
        ({"part": "qm9700"}, "qm9700"),
        ({"rows": 0}, "0 is not a whole number from 1 to 200"),
    ],
)
def test_arrays_that_make_no_sense(values, words):
    document, _ = empty_hall()
    with pytest.raises((BadInputError, InvariantError), match=words):
        propose(document, "array", {}, **values)
