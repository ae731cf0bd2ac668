"""Aligning, distributing, facing, locking and naming in bulk."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.app.commands import align, arrange, devices, fields, locks, racks, renaming
from fabric_studio.base.errors import InvariantError
from fabric_studio.io.project import load_project, save_project
from fabric_studio.layout.footprint import rack_rects
from fabric_studio.model.build import set_setting
from tests.factories import empty_hall, library, pair_of_racks


def ids(*uids):
    return np.array(uids, np.int64)


def three(
    *, x=(2_000, 5_000, 6_000), y=(3_000, 4_000, 6_000), part=("rack-48u-750", "rack-42u-600", "rack-48u-750")
):
    document, hall = empty_hall()
    uids = [
        racks.place_rack(document, library(), p, hall=hall, x_mm=a, y_mm=b)
        for p, a, b in zip(part, x, y, strict=True)
    ]
    return document, ids(*uids)


def box(document, side):
    return getattr(rack_rects(document.snapshot()), side).tolist()


# -- align and distribute ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edge", "side", "value"),
    [("left", "x0", 1_625.0), ("right", "x1", 6_375.0), ("top", "y0", 2_400.0), ("bottom", "y1", 6_600.0)],
)
def test_edges_come_into_the_line_of_the_outermost(edge, side, value):
    document, uids = three()
    depth = document.undo_depth
    assert align.align(document, {"rack": uids}, edge) == 2
    assert box(document, side) == [value] * 3 and document.undo_depth == depth + 1
    assert align.align(document, {"rack": uids}, edge) == 0 and document.undo_depth == depth + 1, (
        "nothing left to do"
    )


def test_middles_come_into_one_line():
    document, uids = three()
    align.align(document, {"rack": uids}, "centre-x")
    assert document.snapshot().racks.x_mm.tolist() == [4_000.0] * 3
    align.align(document, {"rack": uids}, "centre-y")
    assert document.snapshot().racks.y_mm.tolist() == [4_500.0] * 3


def test_racks_trays_and_risers_are_aligned_together():
    pair = pair_of_racks()
    tray = pair.document.snapshot().trays.uid
    align.align(pair.document, {"rack": ids(pair.switch_rack), "tray": tray}, "top")
    view = pair.document.snapshot()
    assert view.trays.y1_mm.tolist() == view.trays.y2_mm.tolist() == [3_400.0]


def test_gaps_become_equal_and_the_outer_ones_stay():
    document, uids = three()
    assert align.distribute(document, {"rack": uids}, "x") == 1
    x0, x1 = box(document, "x0"), box(document, "x1")
    assert x0[1] - x1[0] == pytest.approx(x0[2] - x1[1]) and (x0[0], x1[2]) == (1_625.0, 6_375.0)
    align.distribute(document, {"rack": uids}, "y")
    y0, y1 = box(document, "y0"), box(document, "y1")
    assert y0[1] - y1[0] == pytest.approx(y0[2] - y1[1])


def test_too_few_things_are_refused():
    document, uids = three()
    with pytest.raises(InvariantError, match="select at least 2 to align"):
        align.align(document, {"rack": uids[:1]}, "left")
    with pytest.raises(InvariantError, match="select at least 3 to distribute"):
        align.distribute(document, {"rack": uids[:2]}, "x")
    with pytest.raises(InvariantError, match="0 things that stand on the plan"):
        align.align(document, {"cable": ids(5)}, "left")


def test_a_place_that_was_guessed_is_known_once_aligned():
    document, uids = three()
    fields.set_fields(document, "rack", uids, position_known=False)
    align.align(document, {"rack": uids}, "left")
    assert document.snapshot().racks.position_known.tolist() == [False, True, True], "the first did not move"


# -- facing -----------------------------------------------------------------------------------------------------------


def test_racks_face_a_side_or_the_aisle_they_are_served_from():
    document, uids = three()
    assert align.face(document, uids, "down") == 3
    assert document.snapshot().racks.rotation_deg.tolist() == [180.0] * 3
    assert align.face(document, uids, 180.0) == 0
    align.face_point(document, uids, 5_500.0, 4_100.0)
    assert document.snapshot().racks.rotation_deg.tolist() == [90.0, 90.0, 0.0]
    with pytest.raises(InvariantError, match="not 'north'"):
        align.face(document, uids, "north")


# -- locks ------------------------------------------------------------------------------------------------------------


def test_what_is_locked_stays(tmp_path):
    pair = pair_of_racks()
    document, one = pair.document, ids(pair.switch_rack)
    assert locks.lock(document, {"rack": one}) == 1
    assert locks.lock(document, {"rack": one}) == 0
    before = document.snapshot()
    for act, words in (
        (
            lambda: arrange.move(document, {"rack": ids(pair.switch_rack, pair.server_rack)}, 10, 0),
            "cannot be moved",
        ),
        (lambda: arrange.rotate(document, {"rack": one}, 90), "cannot be turned"),
        (lambda: arrange.delete(document, {"rack": one}), "cannot be deleted"),
        (lambda: arrange.delete(document, {"hall": ids(pair.hall)}), "cannot be deleted"),
        (lambda: arrange.move(document, {"hall": ids(pair.hall)}, 10, 0), "cannot be moved"),
        (lambda: racks.move_rack(document, pair.switch_rack, x_mm=0, y_mm=0), "cannot be moved"),
        (lambda: align.face(document, one, "left"), "cannot be turned"),
        (
            lambda: align.align(document, {"rack": ids(pair.switch_rack, pair.server_rack)}, "right"),
            "cannot be moved",
        ),
        (lambda: fields.set_fields(document, "rack", one, x_mm=1.0), "cannot be moved"),
    ):
        with pytest.raises(InvariantError, match=f"rack A-01 is locked and {words}; unlock"):
            act()
    assert document.snapshot() is before
    fields.set_fields(document, "rack", one, name="L-01")
    save_project(document.snapshot(), tmp_path / "a.fabric")
    opened, _ = load_project(tmp_path / "a.fabric")
    assert {kind: uids.tolist() for kind, uids in locks.locked(opened.snapshot()).items()} == {
        "rack": one.tolist()
    }
    assert locks.unlock(document, {"rack": one}) == 1
    arrange.move(document, {"rack": one}, 10, 0)


def test_a_locked_device_keeps_its_unit_and_goes_with_its_rack():
    pair = pair_of_racks()
    locks.lock(pair.document, {"device": ids(pair.switch)})
    with pytest.raises(InvariantError, match="device leaf-01 is locked"):
        devices.move_device(pair.document, pair.switch, pair.switch_rack, 1)
    arrange.move(pair.document, {"rack": ids(pair.switch_rack)}, 100, 0)


def test_locks_of_a_strange_file_count_for_nothing():
    pair = pair_of_racks()
    for odd in (
        "yes",
        [1],
        {"rack": "all"},
        {"rack": [True, -1, 1 << 80, 99_999, pair.hall]},
        {"cable": [1]},
    ):
        with pair.document.transaction("Odd") as tx:
            set_setting(tx, "locked", odd)
        assert locks.locked(pair.document.snapshot()) == {}
    with pytest.raises(InvariantError, match="nothing that can be locked"):
        locks.lock(pair.document, {"cable": ids(1)})


def test_locking_is_undone():
    pair = pair_of_racks()
    locks.lock(pair.document, {"rack": ids(pair.switch_rack)})
    pair.document.undo()
    assert locks.locked(pair.document.snapshot()) == {}


# -- names ------------------------------------------------------------------------------------------------------------


def test_racks_are_numbered_line_by_line_within_their_rows():
    document, hall = empty_hall()
    for y, title in ((2_000, "A"), (5_000, "B")):
        racks.place_row(
            document,
            library(),
            "rack-48u-750",
            hall=hall,
            x_mm=5_000,
            y_mm=y,
            count=3,
            pitch_x_mm=-750,
            row_name=title,
        )
    uids = document.snapshot().racks.uid
    assert renaming.rename(document, "rack", uids, "{row}#", first=10) == 6
    assert document.snapshot().racks.name.tolist() == ["A12", "A11", "A10", "B12", "B11", "B10"]
    document.undo()
    renaming.rename(document, "rack", uids, "rack-##")
    assert document.snapshot().racks.name.tolist()[:4] == ["rack-03", "rack-02", "rack-01", "rack-06"]


def test_devices_are_numbered_from_the_top_of_each_rack():
    pair = pair_of_racks()
    for _ in range(2):
        devices.mount_device(pair.document, library(), "qm9700", pair.switch_rack)
    mine = pair.document.snapshot().devices.where(pair.document.snapshot().devices.rack == pair.switch_rack)
    renaming.rename(pair.document, "device", mine, "{rack}-sw#")
    view = pair.document.snapshot()
    order = np.argsort(-view.devices.u[view.devices.index_of(mine)])
    assert view.devices.name[view.devices.index_of(mine)][order].tolist() == [
        "A-01-sw1",
        "A-01-sw2",
        "A-01-sw3",
    ]


def test_names_of_others_are_left_out_and_never_taken():
    document, uids = three()
    fields.set_fields(document, "rack", int(uids[2]), name="N-2")
    renaming.rename(document, "rack", uids[:2], "N-#")
    assert document.snapshot().racks.name.tolist() == ["N-1", "N-3", "N-2"]
    with pytest.raises(InvariantError, match="there is a rack called N-2 already"):
        renaming.rename(document, "rack", uids[0], "N-2")


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        ("", "one line of text"),
        ("same", "cannot all be called 'same'"),
        ("{rack}-#", r"no meaning for \{rack\}; \{row\}"),
    ],
)
def test_patterns_that_make_no_names(pattern, words):
    document, uids = three()
    with pytest.raises(InvariantError, match=words):
        renaming.rename(document, "rack", uids, pattern)
