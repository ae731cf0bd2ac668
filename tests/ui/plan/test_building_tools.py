"""Halls, walls, doors, columns, no-go areas and closed aisles, drawn with mouse and keys; each ends in one undo step."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fabric_studio.app.commands import structure
from fabric_studio.io.project import write_members
from fabric_studio.scene.camera import Rect
from tests.factories_plan import plan

CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def at(open_window, hand_on):
    """Two rows of four racks in a hall, nothing else."""
    window = open_window(plan(2, 4, cables_per_rack=0))
    return window, hand_on(window)


def words(plan_view, text):
    QTest.keyClicks(plan_view, text)


@pytest.mark.parametrize(
    ("tool", "purpose"),
    [("column", "column"), ("no-go", "no-go"), ("cold-aisle", "cold-aisle"), ("hot-aisle", "hot-aisle")],
)
def test_an_area_is_dragged_from_corner_to_corner_on_the_grid(at, tool, purpose):
    window, hand = at
    before = write_members(window.context.snapshot)
    window.context.actions[f"tool.{tool}"].trigger()
    hand.drag((512, 5_013), (3_489, 5_987))
    areas = window.context.snapshot.areas
    assert areas.purpose.tolist() == [purpose]
    assert (areas.width_mm[0], areas.depth_mm[0]) == pytest.approx((3_000, 1_000), abs=200)
    assert areas.x_mm[0] % 100 == 0 and areas.width_mm[0] % 100 == 0
    assert window.context.selection.of("area").tolist() == areas.uid.tolist()
    assert window.plan.tool.name == tool, "the tool stays for the next one"
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert write_members(window.context.snapshot) == before


def test_a_size_is_typed_instead_of_dragged(at):
    window, hand = at
    window.context.actions["tool.no-go"].trigger()
    hand.drag((1_000, 5_000), (2_000, 5_500), let_go=False)
    words(window.plan, "2.4x600 mm")
    hand.key(Qt.Key.Key_Return)
    areas = window.context.snapshot.areas
    assert (areas.width_mm.tolist(), areas.depth_mm.tolist()) == ([2_400], [600])
    assert window.plan.tool.name == "no-go", "the m of mm did not become the shortcut of another tool"


def test_a_size_in_feet_is_typed_where_the_plan_is_in_feet(at):
    window, hand = at
    window.set_units("imperial")
    window.context.actions["tool.column"].trigger()
    hand.hover(1_000, 5_000)
    words(window.plan, "2ft 6in x 2")
    hand.key(Qt.Key.Key_Return)
    areas = window.context.snapshot.areas
    assert (areas.width_mm[0], areas.depth_mm[0]) == pytest.approx((762, 609.6))


def test_a_size_that_cannot_be_read_is_said_and_stays_to_be_mended(at):
    window, hand = at
    window.context.actions["tool.column"].trigger()
    hand.hover(1_000, 5_000)
    words(window.plan, "2..5")
    hand.key(Qt.Key.Key_Return)
    assert len(window.context.snapshot.areas) == 0 and "cannot read" in window.toast.text.text()
    for _ in range(3):
        hand.key(Qt.Key.Key_Backspace)
    hand.key(Qt.Key.Key_Return)
    assert window.context.snapshot.areas.width_mm.tolist() == [2_000]


def test_everything_is_drawn_by_keyboard_alone(at):
    window, hand = at
    hand.key(Qt.Key.Key_K)
    assert window.plan.tool.name == "column"
    for _ in range(3):
        hand.key(Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    hand.key(Qt.Key.Key_Return)
    for _ in range(5):
        hand.key(Qt.Key.Key_Right)
    for _ in range(4):
        hand.key(Qt.Key.Key_Down)
    hand.key(Qt.Key.Key_Return)
    areas = window.context.snapshot.areas
    assert (areas.width_mm.tolist(), areas.depth_mm.tolist()) == ([500], [400])
    hand.key(Qt.Key.Key_W)
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_Right)
    words(window.plan, "3.2")
    hand.key(Qt.Key.Key_Return)
    walls = window.context.snapshot.walls
    assert (walls.x2_mm - walls.x1_mm).tolist() == [3_200] and walls.y1_mm.tolist() == walls.y2_mm.tolist()


def test_a_wall_is_level_or_upright_and_with_alt_at_any_angle(at):
    window, hand = at
    hand.key(Qt.Key.Key_W)
    hand.drag((1_000, 5_000), (4_000, 5_300))
    hand.drag((1_000, 5_000), (4_000, 5_700), ALT)
    walls = window.context.snapshot.walls
    assert walls.y1_mm[0] == walls.y2_mm[0] and walls.y1_mm[1] != walls.y2_mm[1]


def test_a_room_is_walled_in_corner_by_corner_and_ends_where_it_began(at):
    window, hand = at
    hand.key(Qt.Key.Key_W)
    window.plan.set_camera(window.plan.camera.fitted(Rect(0, 3_000, 12_000, 12_000)))
    for x, y in ((1_010, 5_020), (6_020, 5_110), (5_980, 9_010), (1_060, 8_970), (1_040, 5_060)):
        hand.hover(x, y)
        hand.click(x, y)
    walls = window.context.snapshot.walls
    assert len(walls) == 4 and not window.plan.tool.busy
    assert (walls.x2_mm[:3] == walls.x1_mm[1:]).all() and (walls.y2_mm[:3] == walls.y1_mm[1:]).all()
    assert (walls.x2_mm[3], walls.y2_mm[3]) == (walls.x1_mm[0], walls.y1_mm[0]) == (1_000, 5_000)
    assert ((walls.x1_mm == walls.x2_mm) | (walls.y1_mm == walls.y2_mm)).all()


def test_a_row_of_walls_is_typed_and_ends_with_esc(at):
    window, hand = at
    hand.key(Qt.Key.Key_W)
    hand.key(Qt.Key.Key_Return)
    for arrow, long in ((Qt.Key.Key_Right, "3.2"), (Qt.Key.Key_Down, "1.5")):
        hand.key(arrow)
        words(window.plan, long)
        hand.key(Qt.Key.Key_Return)
    assert window.plan.tool.busy
    hand.key(Qt.Key.Key_Escape)
    walls = window.context.snapshot.walls
    assert not window.plan.tool.busy and window.plan.tool.name == "wall"
    assert (walls.x2_mm[0], walls.y2_mm[0]) == (walls.x1_mm[1], walls.y1_mm[1])
    assert [walls.x2_mm[0] - walls.x1_mm[0], walls.y2_mm[1] - walls.y1_mm[1]] == [3_200, 1_500]


def test_the_end_of_a_wall_meets_others_at_their_ends_and_middle_lines(at):
    window, hand = at
    structure.add_wall(window.context.document, window.context.storey, 1_030, 5_030, 6_030, 5_030)
    hand.key(Qt.Key.Key_W)
    window.plan.set_camera(window.plan.camera.fitted(Rect(0, 3_000, 12_000, 12_000)))
    hand.drag((6_060, 5_000), (6_080, 8_000))
    hand.drag((3_000, 8_000), (3_000, 5_070))
    walls = window.context.snapshot.walls
    assert (walls.x1_mm[1], walls.y1_mm[1]) == (6_030, 5_030) and walls.x2_mm[1] == 6_030
    assert walls.y2_mm[2] == 5_030
    uid = int(walls.uid[1])
    hand.key(Qt.Key.Key_V)
    window.context.selection.set({"wall": np.array([uid])})
    end = (float(walls.x2_mm[1]), float(walls.y2_mm[1]))
    hand.drag(end, (1_060, 5_060))
    row = window.context.snapshot.walls.get(uid)
    assert (row.x2_mm, row.y2_mm) == (1_030, 5_030)


def test_a_door_goes_into_the_nearest_wall_and_opens_to_the_side_of_the_pointer(at):
    window, hand = at
    storey = window.context.storey
    structure.add_wall(window.context.document, storey, 0, 5_000, 6_000, 5_000)
    hand.key(Qt.Key.Key_D)
    hand.click(3_000, 5_250)
    hand.click(1_000, 4_800)
    doors = window.context.snapshot.doors
    assert doors.y_mm.tolist() == [5_000, 5_000] and doors.rotation_deg.tolist() == [180, 0]
    window.context.selection.set({"door": doors.uid})
    window.context.actions["building.flip_doors"].trigger()
    assert window.context.snapshot.doors.rotation_deg.tolist() == [0, 180]


def test_esc_in_the_middle_leaves_nothing_behind(at):
    window, hand = at
    before, depth = write_members(window.context.snapshot), window.context.document.undo_depth
    for tool in ("hall", "room", "wall", "column", "no-go", "hot-aisle"):
        window.context.actions[f"tool.{tool}"].trigger()
        hand.drag((1_000, 5_000), (3_000, 6_000), let_go=False)
        assert window.plan.tool.busy
        hand.key(Qt.Key.Key_Escape)
        hand.release(3_000, 6_000)
        assert not window.plan.tool.busy
    assert write_members(window.context.snapshot) == before
    assert window.context.document.undo_depth == depth


def test_a_hall_is_made_larger_by_its_handles_and_esc_keeps_its_size(at):
    window, hand = at
    halls = window.context.snapshot.halls
    hall, right, low = int(halls.uid[0]), float(halls.width_mm[0]), float(halls.depth_mm[0])
    window.context.selection.set({"hall": halls.uid[:1]})
    hand.drag((right, low), (right - 1_000, low - 600), let_go=False)
    hand.key(Qt.Key.Key_Escape)
    hand.release(right - 1_000, low - 600)
    assert window.context.snapshot.halls.get(hall).width_mm == right
    hand.drag((right, low), (right - 1_000, low - 600), ALT)
    row = window.context.snapshot.halls.get(hall)
    assert (row.width_mm, row.depth_mm) == pytest.approx((right - 1_000, low - 600), abs=120)
    assert (row.x_mm, row.y_mm) == (halls.x_mm[0], halls.y_mm[0])
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert window.context.snapshot.halls.get(hall).width_mm == right


def test_an_end_of_a_wall_is_dragged_by_its_handle(at):
    window, hand = at
    uid = structure.add_wall(window.context.document, window.context.storey, 1_000, 5_000, 4_000, 5_000)
    window.context.selection.set({"wall": np.array([uid])})
    hand.drag((4_000, 5_000), (5_000, 5_000))
    row = window.context.snapshot.walls.get(uid)
    assert (row.x1_mm, row.x2_mm) == (1_000, pytest.approx(5_000, abs=120))


def test_a_column_is_moved_and_deleted(at):
    window, hand = at
    uid = structure.add_area(
        window.context.document,
        window.context.storey,
        "column",
        x_mm=1_000,
        y_mm=5_000,
        width_mm=600,
        depth_mm=600,
    )
    hand.click(1_300, 5_300)
    assert window.context.selection.of("area").tolist() == [uid]
    hand.drag((1_300, 5_300), (2_300, 5_300))
    assert window.context.snapshot.areas.get(uid).x_mm == pytest.approx(2_000, abs=150)
    hand.key(Qt.Key.Key_Delete)
    assert len(window.context.snapshot.areas) == 0


def test_a_rack_dragged_onto_a_column_is_told_and_the_click_still_goes_to_the_rack(at):
    window, hand = at
    racks = window.context.snapshot.racks
    x, y = float(racks.x_mm[0]), float(racks.y_mm[0])
    structure.add_area(
        window.context.document,
        window.context.storey,
        "column",
        x_mm=x - 200,
        y_mm=y - 600,
        width_mm=400,
        depth_mm=400,
    )
    hand.click(x, y - 450)
    assert list(window.context.selection.ids) == ["rack"]
    hand.click(x, y - 450)
    assert "area" in window.context.selection.ids or "tray" in window.context.selection.ids


def test_an_aisle_that_is_closed_in_lets_a_rubber_band_begin_inside_it(at):
    window, hand = at
    floor = window.context.snapshot.racks
    structure.add_area(
        window.context.document,
        window.context.storey,
        "cold-aisle",
        x_mm=-500,
        y_mm=-500,
        width_mm=12_000,
        depth_mm=9_000,
    )
    window.context.selection.clear()
    hand.drag((float(floor.x_mm.min()) - 600, float(floor.y_mm.min()) - 900), (12_000, 12_000))
    assert len(window.context.selection.of("rack")) > 0 and "area" not in window.context.selection.ids


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_of_it_is_drawn_in_both_themes(at, theme):
    window, _hand = at
    document, storey = window.context.document, window.context.storey
    structure.add_wall(document, storey, 500, 6_000, 7_000, 6_000)
    structure.add_door(document, storey, 3_000, 6_000, rotation_deg=180)
    for n, purpose in enumerate(("column", "no-go", "cold-aisle", "hot-aisle")):
        structure.add_area(
            document, storey, purpose, x_mm=500 + 1_700 * n, y_mm=6_500, width_mm=1_500, depth_mm=1_500
        )
    window.set_theme(theme)
    window.plan.fit_all()
    QApplication.processEvents()
    full = window.plan.grab().toImage()
    for name in ("building",):
        window.context.layers.show(name, False)
        QApplication.processEvents()
        assert window.plan.grab().toImage() != full
