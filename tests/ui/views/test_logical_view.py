"""Selecting, cutting and re-cabling by tiers, with real mouse and keys; the same selection and colours as elsewhere."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from fabric_studio.catalog.library import load_library
from fabric_studio.model.journal import Document
from fabric_studio.rules.findings import Finding, Report
from fabric_studio.topology.template import TEMPLATES
from fabric_studio.ui.selection import chosen
from fabric_studio.ui.views.logical import LogicalView
from tests.factories_plan import plan

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def hand(show_view):
    """Two leaves with eight servers, five cables from each."""
    return show_view(LogicalView, plan(2, 5, cables_per_rack=5))


def leaves(snapshot):
    return snapshot.devices.where(snapshot.devices.role == "leaf")


def servers(snapshot):
    return snapshot.devices.where(snapshot.devices.role == "server")


def test_a_click_selects_a_box_another_its_rack_and_escape_nothing(hand):
    context = hand.view.context
    leaf = leaves(context.snapshot)[:1]
    hand.click(hand.at(leaf))
    assert context.selection.of("device").tolist() == leaf.tolist()
    hand.click(hand.at(leaf))
    assert context.selection.one() == ("rack", context.snapshot.devices.get(int(leaf[0])).rack)
    hand.key(Qt.Key.Key_Escape)
    assert len(context.selection) == 0


def test_control_adds_and_a_band_takes_what_it_touches(hand):
    context = hand.view.context
    both = leaves(context.snapshot)
    hand.click(hand.at(both[:1]))
    hand.click(hand.at(both[1:]), CONTROL)
    assert context.selection.of("device").tolist() == sorted(both.tolist())
    row = hand.at(servers(context.snapshot)[:1]).y()
    hand.drag(QPoint(170, row - 40), QPoint(1190, row + 30))
    assert context.selection.of("device").tolist() == servers(context.snapshot).tolist()


def test_a_cable_is_selected_cut_and_comes_back(hand):
    context = hand.view.context
    uid = int(context.snapshot.cables.uid[7])
    hand.click(hand.on_cable(7))
    assert context.selection.one() == ("cable", uid)
    hand.key(Qt.Key.Key_Delete)
    assert uid not in context.snapshot.cables and len(context.selection) == 0
    context.document.undo()
    hand.look()
    assert uid in context.snapshot.cables
    hand.click(hand.on_cable(7))
    assert context.selection.one() == ("cable", uid)


def test_a_drag_from_box_to_box_draws_a_cable_in_one_step(hand):
    context = hand.view.context
    snapshot, depth = context.snapshot, context.document.undo_depth
    server, leaf = servers(snapshot)[:1], leaves(snapshot)[1:]
    hand.drag(hand.at(server), hand.at(leaf))
    made = context.selection.of("cable")
    assert (
        len(context.snapshot.cables) == len(snapshot.cables) + 1 and context.document.undo_depth == depth + 1
    )
    row = context.snapshot.cables.get(int(made[0]))
    assert {row.a_device, row.z_device} == {int(server[0]), int(leaf[0])}
    assert row.role == "server-leaf"


def test_the_ghost_says_what_fits_and_enter_draws_that(hand):
    context = hand.view.context
    context.choose_medium("copper")
    server, leaf = servers(context.snapshot)[:1], leaves(context.snapshot)[1:]
    hand.drag(hand.at(server), hand.at(leaf), let_go=False)
    trial = hand.view.cabling.trial
    assert trial is not None and not trial.fits and trial.medium.id == "copper"
    hand.key(Qt.Key.Key_Return)
    made = context.snapshot.cables.get(int(context.selection.of("cable")[0]))
    assert context.snapshot.parts.get(made.medium).name == trial.cheapest.id


def test_letting_go_draws_the_chosen_medium(hand):
    context = hand.view.context
    context.choose_medium("copper")
    hand.drag(hand.at(servers(context.snapshot)[:1]), hand.at(leaves(context.snapshot)[1:]))
    made = context.snapshot.cables.get(int(context.selection.of("cable")[0]))
    assert context.snapshot.parts.get(made.medium).name == "copper"


def test_escape_in_the_middle_of_a_cable_changes_nothing(hand):
    context = hand.view.context
    revision = context.document.revision
    hand.drag(hand.at(servers(context.snapshot)[:1]), hand.at(leaves(context.snapshot)[:1]), let_go=False)
    assert hand.view.cabling.busy
    hand.key(Qt.Key.Key_Escape)
    assert not hand.view.cabling.busy and context.document.revision == revision


def test_the_cable_tool_joins_two_clicks_too(hand):
    context = hand.view.context
    hand.view.use_tool("cable")
    count = len(context.snapshot.cables)
    server, leaf = hand.at(servers(context.snapshot)[:1]), hand.at(leaves(context.snapshot)[:1])
    hand.click(server)
    assert hand.view.cabling.busy
    hand.hover(leaf)
    hand.click(leaf)
    assert len(context.snapshot.cables) == count + 1 and not hand.view.cabling.busy


def test_an_end_of_a_selected_cable_is_plugged_into_another_box(hand):
    context = hand.view.context
    cable = int(context.snapshot.cables.uid[7])
    row = context.snapshot.cables.get(cable)
    other = next(leaf for leaf in leaves(context.snapshot) if leaf != row.z_device)
    hand.click(hand.on_cable(7))
    grip = hand.view.ends_of(cable)[1]
    depth = context.document.undo_depth
    hand.drag(grip.toPoint(), hand.at(np.array([other])))
    moved = context.snapshot.cables.get(cable)
    assert (moved.a_device, moved.z_device, moved.name) == (row.a_device, int(other), row.name)
    assert context.document.undo_depth == depth + 1
    context.document.undo()
    assert context.snapshot.cables.get(cable).z_device == row.z_device


def test_what_does_not_go_together_is_said_and_nothing_changes(hand):
    context = hand.view.context
    said = []
    context.notices.posted.connect(said.append)
    revision = context.document.revision
    both = servers(context.snapshot)
    hand.drag(hand.at(both[:1]), hand.at(both[1:2]))
    assert context.document.revision == revision and "go together" in said[-1].text


def test_the_wheel_opens_about_the_pointer_and_f_shows_all(hand):
    view = hand.view
    box = hand.at(servers(view.context.snapshot)[:1])
    wheel = QWheelEvent(
        box.toPointF(), view.mapToGlobal(box).toPointF(), QPoint(), QPoint(0, 240), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    before = view.camera.zoom
    QApplication.sendEvent(view, wheel)
    hand.look()
    assert view.camera.zoom == pytest.approx(before * 1.25**2)
    assert abs(hand.at(servers(view.context.snapshot)[:1]).x() - box.x()) <= 1
    view.fit_all()
    assert view.camera.zoom == pytest.approx(before)


def test_a_pan_moves_kept_pictures_and_draws_nothing_anew(hand):
    view = hand.view
    builds = view.wires.geometry_builds
    place = hand.at(servers(view.context.snapshot)[:1])
    hand.drag(QPoint(600, 330), QPoint(680, 330), button=Qt.MouseButton.MiddleButton)
    assert view.wires.geometry_builds == builds
    assert hand.at(servers(view.context.snapshot)[:1]).x() - place.x() == 80
    hand.key(Qt.Key.Key_Left)
    assert view.wires.geometry_builds == builds


def test_rows_stay_where_they_are_while_zooming(hand):
    before = hand.at(leaves(hand.view.context.snapshot)[:1]).y()
    hand.view.zoom_by(2.0)
    hand.view.pan_by(30, 90)
    hand.look()
    assert hand.at(leaves(hand.view.context.snapshot)[:1]).y() == before


def test_a_frame_recolours_and_draws_nothing_anew(hand):
    view, context = hand.view, hand.view.context
    builds, colours = view.wires.geometry_builds, view.wires.recolours
    uids = context.snapshot.cables.uid
    for share in (0.2, 0.9):
        context.set_frame(SimpleNamespace(link_cable=uids, link_utilization=np.full(len(uids), share)))
        hand.look()
    assert view.wires.geometry_builds == builds and view.wires.recolours >= colours + 2
    assert view.utilization == pytest.approx(np.full(len(uids), 0.9))
    context.set_frame(None)
    hand.look()
    assert view.utilization is None


def test_selection_made_elsewhere_is_shown_and_brought_into_view(hand):
    view, context = hand.view, hand.view.context
    view.zoom_by(12.0)
    hand.look()
    last = leaves(context.snapshot)[1:]
    context.show(chosen("device", last))
    hand.look()
    assert view.rect().contains(hand.at(last)) and len(view.outlines({"device": last})) == 1


def test_findings_of_a_cable_mark_both_its_boxes(hand):
    view, context = hand.view, hand.view.context
    before = view.grab().toImage()
    cable = int(context.snapshot.cables.uid[0])
    finding = Finding("length", "error", "too long", (("cable", cable),))
    context.set_report(Report((finding,), (), context.document.revision, {"error": 1}))
    hand.look()
    after = view.grab().toImage()
    row = context.snapshot.cables.get(cable)
    for device in (row.a_device, row.z_device):
        spot = hand.at(np.array([device]))
        corner = view.outlines({"device": np.array([device])})[0].boundingRect()
        place = QPoint(round(corner.right()) - 3, round(corner.top()) + 3)
        assert before.pixel(place) != after.pixel(place), spot


def test_the_resting_pointer_gets_words(hand):
    view = hand.view
    hand.hover(hand.at(leaves(view.context.snapshot)[:1]))
    assert view.hovered is not None and view.hovered[0] == "device"
    hand.hover(hand.on_cable(3))
    assert view.hovered[0] == "cable"


def test_undo_of_an_edit_made_here_and_elsewhere_is_followed(hand):
    context = hand.view.context
    hand.drag(hand.at(servers(context.snapshot)[:1]), hand.at(leaves(context.snapshot)[:1]))
    count = len(context.snapshot.cables)
    context.document.undo()
    hand.look()
    assert len(context.snapshot.cables) == count - 1 and hand.view.wires.lines.keys == count - 1


def test_a_pod_of_a_large_fabric_opens_on_double_click(show_view):
    document = TEMPLATES["two-storey"].build({"racks": 64}, load_library())
    hand = show_view(LogicalView, document)
    step = hand.view.boxes.rows[0].step
    group = hand.view.boxes.rows[2]
    spot = hand.view.on_screen(QPointF(float(group.x0[0]) + 20, group.y0 + 10)).toPoint()
    hand.click(spot)
    hand.view.fit_selection()
    hand.look()
    assert hand.view.boxes.rows[0].step >= step and hand.view.camera.zoom > 0


def test_empty_designs_say_so(show_view):
    hand = show_view(LogicalView, None)
    assert "No server" in hand.view.empty_words()[0]
    hand = show_view(LogicalView, Document())
    hand.key(Qt.Key.Key_Delete)
    hand.click(QPoint(300, 300))
    hand.view.zoom_by(2.0)
    hand.look()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_both_themes_paint(hand, theme):
    before = hand.view.grab().toImage()
    hand.view.context.theme.set_preference(theme)
    hand.look()
    same = hand.view.grab().toImage() == before
    assert same == (theme == "dark")
