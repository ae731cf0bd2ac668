"""Cables, trays, risers and measurements, drawn with the mouse; each ends in one undo step or in none."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from fabric_studio.layout.lengths import PortEnd, cable_lengths
from fabric_studio.scene.camera import Rect
from fabric_studio.scene.faces import face_of, inside_of, port_boxes, strip_of
from fabric_studio.ui.canvas.layers.rack_inside import box_of
from fabric_studio.ui.canvas.layers.racks import visible_racks
from fabric_studio.ui.canvas.tools.cable import card_of
from tests.factories_plan import plan

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def at(open_window, hand_on):
    """Two rows of four racks under trays, nothing cabled; the last rack of each row holds a switch."""
    window = open_window(plan(2, 4, cables_per_rack=0))
    return window, hand_on(window), window.context.snapshot.racks


def low(racks, index):
    """A place on a rack clear of the tray over its middle."""
    return float(racks.x_mm[index]), float(racks.y_mm[index]) - 450


def test_a_drag_from_rack_to_rack_draws_the_cheapest_cable_that_fits(at):
    window, hand, racks = at
    hand.key(Qt.Key.Key_C)
    hand.drag(low(racks, 0), low(racks, 3))
    cables = window.context.snapshot.cables
    assert len(cables) >= 1
    assert window.context.selection.of("cable").tolist() == cables.uid.tolist()
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert len(window.context.snapshot.cables) == 0


def test_the_ghost_says_length_limit_what_is_wrong_and_what_fits(at):
    window, hand, racks = at
    window.context.choose_medium("copper")
    hand.key(Qt.Key.Key_C)
    hand.drag(low(racks, 0), low(racks, 3), let_go=False)
    trial = window.plan.tool.trial
    assert trial is not None and not trial.fits
    card = card_of(trial)
    assert card.strong == f"{trial.required_mm / 1e3:.1f} m of 2 m"
    assert card.text == f"DAC 400G is {trial.required_mm / 1e3 - 2:.1f} m too short"
    assert card.tone == "error"
    assert any(line.startswith("Enter: ") and trial.cheapest.name in line for line in card.lines)
    assert any("tray" in line for line in card.lines)


def test_letting_go_draws_the_chosen_medium_even_where_it_is_too_short(at):
    window, hand, racks = at
    window.context.choose_medium("copper")
    hand.key(Qt.Key.Key_C)
    hand.drag(low(racks, 0), low(racks, 3))
    snapshot = window.context.snapshot
    assert len(snapshot.cables) >= 1
    assert snapshot.parts.get(int(snapshot.cables.medium[0])).name == "copper"
    assert cable_lengths(snapshot).required_mm[0] > 2_000


def test_enter_draws_what_fits_instead(at):
    window, hand, racks = at
    window.context.choose_medium("copper")
    hand.key(Qt.Key.Key_C)
    hand.drag(low(racks, 0), low(racks, 3), let_go=False)
    cheapest = window.plan.tool.trial.cheapest.id
    hand.key(Qt.Key.Key_Return)
    hand.release(*low(racks, 3))
    snapshot = window.context.snapshot
    assert snapshot.parts.get(int(snapshot.cables.medium[0])).name == cheapest


def test_another_medium_is_tried_at_once(at):
    window, hand, racks = at
    window.context.choose_medium("copper")
    hand.key(Qt.Key.Key_C)
    hand.drag(low(racks, 0), low(racks, 3), let_go=False)
    assert not window.plan.tool.trial.fits
    window.context.choose_medium("fibre")
    assert window.plan.tool.trial.medium.id == "fibre"


def test_esc_lets_go_of_a_cable(at):
    window, hand, racks = at
    before = window.context.snapshot
    hand.key(Qt.Key.Key_C)
    hand.drag(low(racks, 0), low(racks, 3), let_go=False)
    hand.key(Qt.Key.Key_Escape)
    hand.release(*low(racks, 3))
    assert window.context.snapshot is before and window.context.tool == "cable"


def test_two_clicks_draw_a_cable_too(at):
    window, hand, racks = at
    hand.key(Qt.Key.Key_C)
    hand.click(*low(racks, 0))
    hand.hover(*low(racks, 3))
    hand.click(*low(racks, 3))
    assert len(window.context.snapshot.cables) >= 1


def test_letting_go_over_empty_floor_draws_nothing(at):
    window, hand, racks = at
    before = window.context.snapshot
    hand.key(Qt.Key.Key_C)
    hand.drag(low(racks, 0), (float(racks.x_mm[0]) - 1500, float(racks.y_mm[0])))
    assert window.context.snapshot is before


def test_from_very_near_a_cable_goes_from_port_to_port(at):
    window, hand, racks = at
    window.plan.set_camera(window.plan.camera.fitted(_around(racks, 2, 3)))
    window.plan.zoom_to(5.0)
    ports = _ports(window)
    assert len(ports) >= 2
    hand.key(Qt.Key.Key_C)
    (a, a_px), (z, z_px) = ports[0], ports[-1]
    none = Qt.KeyboardModifier.NoModifier
    QTest.mousePress(window.plan, Qt.MouseButton.LeftButton, none, a_px)
    QTest.mouseMove(window.plan, z_px)
    QTest.mouseRelease(window.plan, Qt.MouseButton.LeftButton, none, z_px)
    cables = window.context.snapshot.cables
    assert len(cables) >= 1
    assert (cables.a_device[0], cables.a_port[0]) == (a.device, a.port)
    assert (cables.z_device[0], cables.z_port[0]) == (z.device, z.port)


def _around(racks, first, last):
    return Rect(
        float(racks.x_mm[first]) - 300,
        float(racks.y_mm[first]) - 600,
        float(racks.x_mm[last]) + 300,
        float(racks.y_mm[last]) + 600,
    )


def _ports(window):
    """The first port of every device in view, with a pixel on it."""
    sheet, found = window.plan.sheet, []
    racks, rows, boxes = visible_racks(sheet)
    for row, box in zip(rows, boxes, strict=True):
        face = face_of(sheet.snapshot, int(racks.row[row]))
        for slot in face.slots:
            strip = strip_of(inside_of(box_of(box)), face.units, slot)
            cage = port_boxes(slot.part, strip.width, strip.height)[0]
            x, y = strip.x + cage.x + cage.width / 2, strip.y + cage.y + cage.height / 2
            if window.plan.rect().contains(QPoint(round(x), round(y))):
                found.append((PortEnd(slot.device, 0), QPoint(round(x), round(y))))
    return found


def test_a_tray_is_drawn_level_on_the_grid(at):
    window, hand, _ = at
    count = len(window.context.snapshot.trays)
    hand.key(Qt.Key.Key_T)
    hand.drag((1_013, 1_009), (5_000, 1_300))
    trays = window.context.snapshot.trays
    assert len(trays) == count + 1
    assert (trays.y1_mm[-1], trays.y2_mm[-1]) == (1_000, 1_000)
    assert trays.x1_mm[-1] == 1_000 and trays.x2_mm[-1] == pytest.approx(5_000, abs=100)
    assert trays.storey[-1] == window.context.storey


def test_a_riser_needs_a_second_storey_and_says_so(open_window, hand_on):
    window = open_window(plan(1, 3, cables_per_rack=0))
    hand_on(window).key(Qt.Key.Key_T, Qt.KeyboardModifier.ShiftModifier)
    hand_on(window).click(1_000, 1_000)
    assert len(window.context.snapshot.risers) == 0
    assert "Add a storey" in window.toast.notice.text
    two = open_window(plan(1, 3, cables_per_rack=0, storeys=2))
    hand_on(two).key(Qt.Key.Key_T, Qt.KeyboardModifier.ShiftModifier)
    hand_on(two).click(1_000, 1_000)
    assert len(two.context.snapshot.risers) == 2


def test_measuring_changes_nothing_and_finds_corners(at):
    window, hand, racks = at
    before = window.context.snapshot
    hand.key(Qt.Key.Key_M)
    hand.drag(
        (float(racks.x_mm[0]) - 300, float(racks.y_mm[0]) - 600),
        (float(racks.x_mm[3]) + 300, float(racks.y_mm[0]) - 600),
    )
    assert window.plan.tool.length_mm == pytest.approx(3 * 700 + 600)
    assert window.context.snapshot is before


def test_two_selected_racks_are_cabled_from_the_keyboard(at):
    window, hand, racks = at
    window.context.selection.set({"rack": racks.uid[[0, 3]]})
    hand.key(Qt.Key.Key_L, CONTROL)
    assert len(window.context.snapshot.cables) >= 1
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert len(window.context.snapshot.cables) == 0
