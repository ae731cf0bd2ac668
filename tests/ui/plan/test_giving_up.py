"""Esc gives up what is going on and leaves the design as it was; fitting and 100 % from any zoom; placing without a drag."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from fabric_studio.app.commands import structure, underlays
from fabric_studio.io.project import write_members
from fabric_studio.scene.extent import extent_of
from fabric_studio.scene.structure import bounds_of
from tests.factories_plan import plan
from tests.unit.app.test_structure import png


@pytest.fixture
def at(open_window, hand_on):
    window = open_window(plan(2, 4))
    return window, hand_on(window)


def low(racks, index):
    return float(racks.x_mm[index]), float(racks.y_mm[index]) - 450


def everything(window) -> dict[str, list[tuple[float, float]]]:
    """A place to take hold of each kind of thing by, and how the selection is made."""
    document, storey, view = window.context.document, window.context.storey, window.context.snapshot
    wall = structure.add_wall(document, storey, 500, 11_500, 3_500, 11_500)
    door = structure.add_door(document, storey, 5_000, 11_500)
    area = structure.add_area(document, storey, "column", x_mm=6_500, y_mm=11_000, width_mm=900, depth_mm=900)
    picture = underlays.add_underlay(document, storey, png(4, 2), x_mm=-4_000, y_mm=3_000, width_mm=4_000)
    trays = view.trays
    return {
        "rack": low(view.racks, 0),
        "tray": (
            float(trays.x1_mm[0] + trays.x2_mm[0]) / 2 + 137,
            float(trays.y1_mm[0] + trays.y2_mm[0]) / 2,
        ),
        "wall": (2_000, 11_500),
        "door": (5_000, 11_000),
        "area": (6_700, 11_300),
        "underlay": (-4_000, 3_300),
        "uids": {
            "wall": wall,
            "door": door,
            "area": area,
            "underlay": picture,
            "rack": int(view.racks.uid[0]),
        },
    }  # type: ignore[return-value]


@pytest.mark.parametrize("kind", ["rack", "wall", "door", "area", "underlay"])
def test_esc_in_the_middle_of_a_drag_restores_the_exact_state(at, kind):
    window, hand = at
    places = everything(window)
    window.plan.fit_all()
    window.context.selection.set({kind: [places["uids"][kind]]})
    before, depth, chosen = (
        write_members(window.context.snapshot),
        window.context.document.undo_depth,
        dict(window.context.selection.ids),
    )
    x, y = places[kind]
    hand.drag((x, y), (x + 1_500, y + 700), let_go=False)
    assert window.plan.tool.busy
    hand.key(Qt.Key.Key_Escape)
    hand.hover(x + 2_000, y + 900)
    hand.release(x + 2_000, y + 900)
    assert write_members(window.context.snapshot) == before
    assert window.context.document.undo_depth == depth
    assert {k: u.tolist() for k, u in window.context.selection.ids.items()} == {
        k: u.tolist() for k, u in chosen.items()
    }
    assert not window.plan.tool.busy and window.plan.tool.name == "select"


@pytest.mark.parametrize("tool", ["cable", "tray", "measure", "wall", "column", "hall"])
def test_esc_in_the_middle_of_drawing_leaves_nothing(at, tool):
    window, hand = at
    before = write_members(window.context.snapshot)
    racks = window.context.snapshot.racks
    window.context.actions[f"tool.{tool}"].trigger()
    hand.drag(low(racks, 0), low(racks, 3), let_go=False)
    hand.key(Qt.Key.Key_Escape)
    hand.release(*low(racks, 3))
    assert write_members(window.context.snapshot) == before and window.plan.tool.name == tool
    hand.key(Qt.Key.Key_Escape)
    assert window.plan.tool.name == "select"


def test_esc_gives_up_a_drop_that_has_not_landed(at):
    window, _hand = at
    tool = window.plan.tools["place"]
    tool.begin_drop("rack", window.plan.pointer(window.plan.rect().center().toPointF()))
    tool.end_drop()
    assert not tool.dropping and len(window.context.snapshot.racks) == 8


@pytest.mark.parametrize("zoom", [0.02, 0.5, 4.0])
def test_fit_all_fit_selection_and_100_percent_from_any_zoom(at, zoom):
    window, hand = at
    camera = lambda: window.plan.camera  # noqa: E731
    racks, storey = window.context.snapshot.racks, window.context.storey
    window.plan.zoom_to(zoom)
    window.plan.pan_by(137, -89)
    hand.key(Qt.Key.Key_F)
    seen, all_of_it = camera().seen(), bounds_of(window.context.snapshot, storey)
    assert (
        seen.x0 <= all_of_it.x0
        and seen.x1 >= all_of_it.x1
        and seen.y0 <= all_of_it.y0
        and seen.y1 >= all_of_it.y1
    )
    share = max(all_of_it.width / seen.width, all_of_it.height / seen.height)
    assert 0.7 < share <= 1.0, "it fills the view"
    fitted = camera()

    window.plan.zoom_to(zoom)
    window.context.selection.set({"rack": racks.uid[:2]})
    hand.key(Qt.Key.Key_F, Qt.KeyboardModifier.ShiftModifier)
    seen, part = camera().seen(), extent_of(window.context.snapshot, storey, {"rack": racks.uid[:2]})
    assert seen.x0 <= part.x0 and seen.x1 >= part.x1 and seen.y0 <= part.y0 and seen.y1 >= part.y1
    assert camera().zoom > fitted.zoom

    window.plan.zoom_to(zoom)
    middle = camera().seen().middle
    hand.key(Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert camera().zoom == pytest.approx(1.0) and camera().px_per_mm == pytest.approx(0.1)
    assert camera().seen().middle == pytest.approx(middle, abs=20.0)
    assert window.zoom.percent.text() == "100 %"


def double_click(window, part_id):
    index = window.parts.model.find(part_id)
    tree = window.parts.tree
    parent = index.parent()
    while parent.isValid():
        tree.expand(parent)
        parent = parent.parent()
    tree.scrollTo(index)
    spot = tree.visualRect(index).center()
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    QTest.mouseDClick(tree.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)


def test_a_double_click_in_the_palette_places_racks_side_by_side_and_devices_into_them(at):
    window, _hand = at
    before = len(window.context.snapshot.racks)
    double_click(window, "rack-48u-750")
    double_click(window, "rack-48u-750")
    racks = window.context.snapshot.racks
    assert len(racks) == before + 2
    assert racks.x_mm[before + 1] - racks.x_mm[before] == 750 and racks.y_mm[before + 1] == racks.y_mm[before]
    double_click(window, "qm9700")
    double_click(window, "qm9700")
    devices = window.context.snapshot.devices
    assert devices.rack[-2:].tolist() == [racks.uid[before + 1]] * 2 and devices.u[-2] != devices.u[-1]


def test_a_rack_is_placed_moved_and_deleted_by_keys_alone(at):
    window, hand = at
    count = len(window.context.snapshot.racks)
    window.context.choose_part("rack-48u-750")
    hand.key(Qt.Key.Key_P)
    for _ in range(4):
        hand.key(Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    hand.key(Qt.Key.Key_Return)
    racks = window.context.snapshot.racks
    assert len(racks) == count + 1
    hand.key(Qt.Key.Key_Escape)
    hand.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert window.context.snapshot.racks.x_mm[-1] == racks.x_mm[-1] + 1_000
    hand.key(Qt.Key.Key_Delete)
    assert len(window.context.snapshot.racks) == count


def test_the_command_palette_lists_every_action_there_is(at):
    window, _hand = at
    window.palette_bar.open()
    texts = [entry.text for entry in window.palette_bar.entries("")]
    assert len(texts) == len(list(window.context.actions))
    for text in ("Draw a wall", "Picture under the plan", "Labels", "Lock: Racks", "Another grid"):
        assert any(text in line for line in texts), text
    window.palette_bar.shut()
