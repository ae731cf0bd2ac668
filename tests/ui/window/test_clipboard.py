"""Copy and paste between storeys, halls, designs and windows, by keys; hostile clipboards."""

import numpy as np
import pytest
from PySide6.QtCore import QByteArray, QMimeData, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from fabric_studio.app.commands import clipboard, rooms, storeys, structure
from fabric_studio.base.errors import BadInputError
from fabric_studio.io import clip_bytes
from fabric_studio.io.project import write_members
from fabric_studio.model.journal import Document
from tests.factories_plan import plan

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(open_window):
    window = open_window(plan(2, 4))
    QTest.mouseMove(window.top)
    return window


def press(window, key, keys=CONTROL):
    window.plan.setFocus()
    QTest.keyClick(window.plan, key, keys)


def select_all(window):
    view = window.context.snapshot
    window.context.selection.set({"rack": view.racks.uid, "tray": view.trays.uid})


def test_racks_go_to_another_storey_in_the_same_place_with_their_cables(window):
    view = window.context.snapshot
    upper = storeys.add_storey(window.context.document, int(view.buildings.uid[0]))
    racks, cables = len(view.racks), len(view.cables)
    select_all(window)
    press(window, Qt.Key.Key_C)
    window.context.choose_storey(upper)
    press(window, Qt.Key.Key_V)
    after = window.context.snapshot
    assert len(after.racks) == 2 * racks and len(after.cables) == 2 * cables
    halls = after.halls.storey[after.halls.index_of(after.racks.hall[racks:])]
    assert set(halls.tolist()) == {upper}
    assert after.racks.x_mm[racks:].tolist() == after.racks.x_mm[:racks].tolist()
    assert set(after.trays.storey[len(view.trays) :].tolist()) == {upper}
    assert len(set(after.racks.name.tolist())) == 2 * racks
    press(window, Qt.Key.Key_Z)
    assert len(window.context.snapshot.racks) == racks


def test_racks_go_to_another_window_with_the_parts_they_use(window, open_window):
    select_all(window)
    press(window, Qt.Key.Key_C)
    other = open_window(Document())
    other.context.actions["building.hall"].trigger()
    QTest.mouseMove(other.top)
    press(other, Qt.Key.Key_V)
    mine, theirs = window.context.snapshot, other.context.snapshot
    assert theirs.racks.name.tolist() == mine.racks.name.tolist()
    assert len(theirs.cables) == len(mine.cables) and len(theirs.devices) == len(mine.devices)
    assert set(theirs.racks.hall.tolist()) == {int(theirs.halls.uid[0])}
    assert sorted(set(theirs.rows.name.tolist())) == sorted(set(mine.rows.name.tolist()))


def test_a_design_without_a_hall_says_what_is_missing(window, open_window):
    select_all(window)
    press(window, Qt.Key.Key_C)
    other = open_window(Document())
    press(other, Qt.Key.Key_V)
    assert len(other.context.snapshot) == 0 and "draw a hall" in other.toast.text.text()


def test_walls_doors_areas_and_rooms_are_copied_and_cut_too(window):
    document, storey = window.context.document, window.context.storey
    uids = {
        "wall": structure.add_wall(document, storey, 500, 500, 2_500, 500),
        "door": structure.add_door(document, storey, 1_500, 500),
        "area": structure.add_area(document, storey, "no-go", x_mm=500, y_mm=600, width_mm=900, depth_mm=900),
        "room": rooms.add_room(document, storey, x_mm=-6_000, y_mm=0),
    }
    window.context.selection.set({kind: np.array([uid]) for kind, uid in uids.items()})
    before = write_members(window.context.snapshot)
    press(window, Qt.Key.Key_X)
    assert [len(window.context.snapshot.table(kind)) for kind in uids] == [0, 0, 0, 0]
    press(window, Qt.Key.Key_V)
    view = window.context.snapshot
    assert [len(view.table(kind)) for kind in uids] == [1, 1, 1, 1]
    assert view.walls.x1_mm[0] - 500 == view.areas.x_mm[0] - 500 == view.doors.x_mm[0] - 1_500
    press(window, Qt.Key.Key_Z)
    press(window, Qt.Key.Key_Z)
    assert write_members(window.context.snapshot) == before


def test_other_programs_get_lines_of_text(window):
    racks = window.context.snapshot.racks
    window.context.selection.set({"rack": racks.uid[:2]})
    press(window, Qt.Key.Key_C)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].startswith(f"rack\t{racks.name[0]}\t") and any(
        line.startswith("device\t") for line in lines
    )


def test_what_was_copied_before_another_design_was_opened_pastes_as_from_elsewhere(window):
    select_all(window)
    press(window, Qt.Key.Key_C)
    window.files.guarded = lambda go_on: go_on()
    window.context.session.new()
    press(window, Qt.Key.Key_V)
    assert len(window.context.snapshot) == 0


@pytest.mark.parametrize("data", [b"", b"\x00", b"hello", b"\x97" + b"\xc0" * 7, bytes(1000)])
def test_a_clipboard_of_nonsense_is_refused_in_one_line(window, data):
    mime = QMimeData()
    mime.setData(clip_bytes.MIME, QByteArray(data))
    QGuiApplication.clipboard().setMimeData(mime)
    before = write_members(window.context.snapshot)
    press(window, Qt.Key.Key_V)
    assert write_members(window.context.snapshot) == before


def test_a_copy_that_was_tampered_with_is_refused(window):
    view = window.context.snapshot
    clip = clipboard.copy(view, {"rack": view.racks.uid})
    whole = clipboard.as_bytes(clip, origin="a", storey=1, middle=(0.0, 0.0))
    again, record = clipboard.from_bytes(whole, origin="b")
    assert again.foreign and record.storey == 1 and again.uids["rack"].tolist() == view.racks.uid.tolist()
    tables, parts, _ = clip_bytes.unpack(whole)
    uids, columns = tables["rack"]
    for harm in (
        lambda: clip_bytes.pack(tables, {}, {}),
        lambda: clip_bytes.pack({"cable": tables["cable"]}, parts, {}),
        lambda: clip_bytes.pack({"rack": (uids, {**columns, "x_mm": np.full(len(uids), 1e300)})}, parts, {}),
        lambda: clip_bytes.pack(tables, parts, {}, middle=(float("nan"), 0.0)),
        lambda: whole[: len(whole) // 2],
    ):
        with pytest.raises(BadInputError, match="clipboard"):
            clip_bytes.unpack(harm())
