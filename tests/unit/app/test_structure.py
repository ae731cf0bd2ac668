"""Walls, doors, areas and pictures under the plan: drawn, changed, kept in the project, and refused where they must be."""

import struct
import zlib

import numpy as np
import pytest

from fabric_studio.app.commands import arrange, fields, locks, structure, underlays
from fabric_studio.base.errors import BadInputError, InvariantError
from fabric_studio.io.project import read_project, save_project, write_members
from fabric_studio.layout.underlay import picture_size, underlay_boxes
from tests.factories import pair_of_racks


def png(width: int, height: int) -> bytes:
    """A grey picture, bytes as any program would write them."""
    raw = b"".join(b"\0" + b"\x80" * width for _ in range(height))

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(raw)) + chunk(b"IEND", b"")
    )


@pytest.fixture
def drawn():
    """A storey with a wall, a door, a column and a picture of 4 by 2 pixels, 20 m wide."""
    document = pair_of_racks().document
    storey = int(document.snapshot().storeys.uid[0])
    structure.add_wall(document, storey, 0, 2_000, 5_000, 2_000)
    structure.add_door(document, storey, 2_500, 2_000, rotation_deg=180)
    structure.add_area(document, storey, "column", x_mm=1_000, y_mm=1_000, width_mm=400, depth_mm=400)
    underlays.add_underlay(document, storey, png(4, 2), x_mm=10_000, y_mm=5_000, width_mm=20_000)
    return document


def test_a_hall_takes_its_walls_doors_and_columns_along_and_the_picture_stays(drawn):
    before = drawn.snapshot()
    arrange.move(drawn, {"hall": before.halls.uid}, 1_000, 500)
    after = drawn.snapshot()
    assert (after.walls.x1_mm - before.walls.x1_mm).tolist() == [1_000]
    assert (after.doors.y_mm - before.doors.y_mm).tolist() == [500]
    assert (after.areas.x_mm - before.areas.x_mm).tolist() == [1_000]
    assert (after.underlays.x_mm - before.underlays.x_mm).tolist() == [0]
    drawn.undo()
    assert write_members(drawn.snapshot()) == write_members(before)


@pytest.mark.parametrize("name", ["plan.fabric", "plan"])
def test_a_picture_is_kept_once_in_a_member_named_by_its_content(drawn, tmp_path, name):
    storey = int(drawn.snapshot().storeys.uid[0])
    underlays.add_underlay(drawn, storey, png(4, 2), x_mm=0, y_mm=0, width_mm=1_000)
    members = write_members(drawn.snapshot())
    assert sum(member.startswith("images/") for member in members) == 1
    save_project(drawn.snapshot(), tmp_path / name)
    again = read_project(tmp_path / name).document
    assert write_members(again.snapshot()) == members
    assert again.snapshot().underlays.image.tolist() == [png(4, 2)] * 2
    arrange.delete(again, {"underlay": again.snapshot().underlays.uid})
    save_project(again.snapshot(), tmp_path / name)
    assert len(read_project(tmp_path / name).document.snapshot().underlays) == 0


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (lambda image: {}, "is not in the project"),
        (lambda image: {image: png(3, 3)}, "is not what it was saved as"),
    ],
)
def test_a_picture_that_is_missing_or_was_changed_is_named_by_its_line(drawn, tmp_path, harm, words):
    path = tmp_path / "plan"
    save_project(drawn.snapshot(), path)
    (image,) = [member for member in write_members(drawn.snapshot()) if member.startswith("images/")]
    (path / image).unlink()
    for name, data in harm(image).items():
        (path / name).write_bytes(data)
    with pytest.raises(BadInputError, match=rf"design\.json line \d+.*{words}"):
        read_project(path)


def test_a_picture_of_monstrous_size_is_refused_from_its_first_bytes():
    small = png(4, 2)
    huge = small[:16] + struct.pack(">II", 100_000, 100_000) + small[24:]
    with pytest.raises(InvariantError, match="100,000 x 100,000 pixels is too large"):
        picture_size(huge)
    for damaged in (b"", b"GIF89a", small[:20], b"\xff\xd8\xff\xc0", small[:16] + bytes(8) + small[24:]):
        with pytest.raises(InvariantError, match="no PNG or JPEG"):
            picture_size(damaged)


def test_two_points_and_their_distance_bring_a_picture_to_scale(drawn):
    (uid,) = drawn.snapshot().underlays.uid.tolist()
    # Two points 8 m apart on the plan are 6 m apart in truth.
    assert underlays.scale_by(drawn, uid, (2_000, 3_000), (10_000, 3_000), 6_000) == 0.75
    row = drawn.snapshot().underlays.get(uid)
    assert (row.width_mm, row.x_mm, row.y_mm) == (15_000, 8_000, 4_500)
    boxes = underlay_boxes(drawn.snapshot())
    assert (boxes.x0[0], boxes.x1[0], boxes.y0[0], boxes.y1[0]) == (500, 15_500, 750, 8_250)
    for second, distance, words in (
        ((2_000, 3_000), 500, "two different points"),
        ((3_000, 3_000), -1, "cannot be -1 mm apart"),
        ((2_000.001, 3_000), 1e7, "wide is no plan"),
    ):
        with pytest.raises(InvariantError, match=words):
            underlays.scale_by(drawn, uid, (2_000, 3_000), second, distance)
    drawn.undo()
    assert drawn.snapshot().underlays.get(uid).width_mm == 20_000


def test_a_locked_picture_is_neither_moved_nor_scaled_but_can_be_hidden(drawn):
    uids = drawn.snapshot().underlays.uid
    locks.lock(drawn, {"underlay": uids})
    with pytest.raises(InvariantError, match="locked"):
        arrange.move(drawn, {"underlay": uids}, 1, 1)
    with pytest.raises(InvariantError, match="locked"):
        underlays.scale_by(drawn, int(uids[0]), (0, 0), (1_000, 0), 2_000)
    fields.set_fields(drawn, "underlay", uids, hidden=True, opacity=0.2)
    assert drawn.snapshot().underlays.hidden.all()
    with pytest.raises(InvariantError, match="opacity"):
        fields.set_fields(drawn, "underlay", uids, opacity=1.5)


def test_a_hall_gets_another_outline_and_what_stands_in_it_stays(drawn):
    hall = int(drawn.snapshot().halls.uid[0])
    racks = drawn.snapshot().racks.x_mm.tolist()
    structure.resize(drawn, "hall", hall, x_mm=-1_000, y_mm=0, width_mm=9_000, depth_mm=8_000)
    assert drawn.snapshot().halls.get(hall).width_mm == 9_000
    assert drawn.snapshot().racks.x_mm.tolist() == racks
    with pytest.raises(InvariantError, match="no floor"):
        structure.resize(drawn, "hall", hall, x_mm=0, y_mm=0, width_mm=0, depth_mm=1)
    with pytest.raises(InvariantError, match="no outline"):
        structure.resize(drawn, "wall", 1, x_mm=0, y_mm=0, width_mm=1, depth_mm=1)


def test_walls_doors_and_pictures_turn_together(drawn):
    before = drawn.snapshot()
    arrange.rotate(drawn, {"wall": before.walls.uid, "door": before.doors.uid}, 90)
    after = drawn.snapshot()
    assert np.allclose(after.walls.x1_mm, after.walls.x2_mm)
    assert after.doors.rotation_deg.tolist() == [270] and np.allclose(after.doors.x_mm, after.walls.x1_mm)


def test_a_room_and_an_area_turn_with_the_walls_around_them(drawn):
    storey = int(drawn.snapshot().storeys.uid[0])
    area = structure.add_area(drawn, storey, "no-go", x_mm=0, y_mm=0, width_mm=4_000, depth_mm=1_000)
    wall = structure.add_wall(drawn, storey, 0, 0, 0, 1_000)
    before, chosen = write_members(drawn.snapshot()), {"area": np.array([area]), "wall": np.array([wall])}
    arrange.rotate(drawn, chosen, 90)
    row, beside = drawn.snapshot().areas.get(area), drawn.snapshot().walls.get(wall)
    assert (row.x_mm, row.y_mm, row.width_mm, row.depth_mm) == (1_500, -1_500, 1_000, 4_000)
    assert {beside.y1_mm, beside.y2_mm} == {-1_500} and {beside.x1_mm, beside.x2_mm} == {1_500, 2_500}
    for _ in range(3):
        arrange.rotate(drawn, chosen, 90)
    assert write_members(drawn.snapshot()) == before
    arrange.rotate(drawn, {"area": np.array([area])}, 30)
    assert write_members(drawn.snapshot()) == before, "a rectangle lies along the hall"
    hall = drawn.snapshot().halls.uid
    arrange.rotate(drawn, {"hall": hall}, 90)
    assert write_members(drawn.snapshot()) == before


@pytest.mark.parametrize(("x", "y", "degrees"), [(5, -1, 0), (5, 1, 180)])
def test_a_door_opens_to_the_side_of_the_wall_that_is_pointed_at(x, y, degrees):
    assert structure.side_of(0, 0, 10, 0, x, y) == degrees
    assert structure.side_of(10, 0, 0, 0, x, y) == degrees


def test_what_makes_no_sense_is_refused_in_one_line(drawn):
    storey = int(drawn.snapshot().storeys.uid[0])
    for refused in (
        lambda: structure.add_wall(drawn, storey, 1, 1, 1, 1),
        lambda: structure.add_wall(drawn, storey, 1, 1, 2, 1, thickness_mm=0),
        lambda: structure.add_door(drawn, storey, 0, 0, width_mm=-1),
        lambda: structure.add_area(drawn, storey, "pond", x_mm=0, y_mm=0, width_mm=1, depth_mm=1),
        lambda: structure.add_area(drawn, storey, "column", x_mm=0, y_mm=0, width_mm=0, depth_mm=1),
        lambda: underlays.add_underlay(drawn, storey, b"<svg/>", x_mm=0, y_mm=0, width_mm=1_000),
        lambda: underlays.add_underlay(drawn, storey, png(4, 2), x_mm=0, y_mm=0, width_mm=1),
    ):
        depth = drawn.undo_depth
        with pytest.raises(InvariantError):
            refused()
        assert drawn.undo_depth == depth
