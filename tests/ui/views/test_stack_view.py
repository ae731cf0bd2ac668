"""Both storeys at once: selecting, cutting and re-cabling with real mouse and keys."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt

from fabric_studio.app.commands import trays
from fabric_studio.layout.footprint import rack_rects
from fabric_studio.model.journal import Document
from fabric_studio.scene.ways import SHAFT
from fabric_studio.ui.selection import chosen
from fabric_studio.ui.views.stack import StackView
from tests.factories import two_storeys
from tests.factories_plan import plan


@pytest.fixture
def hand(show_view):
    return show_view(StackView, plan(2, 4, cables_per_rack=3, storeys=2))


def devices_of(snapshot, role, storey=0):
    """Devices of a role on a storey, lowest first."""
    on = rack_rects(snapshot).storey[snapshot.racks.index_of(snapshot.devices.rack)]
    return snapshot.devices.where((snapshot.devices.role == role) & (on == snapshot.storeys.uid[storey]))


def rack_of(snapshot, devices):
    return int(snapshot.devices.get(int(devices[0])).rack)


def test_a_click_on_a_box_selects_its_rack_on_either_storey(hand):
    context = hand.view.context
    for storey in (0, 1):
        server = devices_of(context.snapshot, "server", storey)[-1:]
        hand.click(hand.at(server))
        assert context.selection.one() == ("rack", rack_of(context.snapshot, server))
    hand.key(Qt.Key.Key_Escape)
    assert len(context.selection) == 0


def test_a_riser_is_selected_by_its_shaft_and_says_what_goes_up(hand):
    view, context = hand.view, hand.view.context
    stack = view.stack
    shaft = int(np.flatnonzero(stack.ways.bundles.kind == SHAFT)[0])
    x, y = float(stack.flat.x1[shaft]), float(stack.flat.y1[shaft] * 0.62 + stack.flat.y2[shaft] * 0.38)
    spot = QPointF(*view.camera.to_px(x, y)).toPoint()
    hand.click(spot)
    assert (
        context.selection.one() is None
        and len(context.selection.of("cable")) == stack.ways.bundles.count[shaft]
    )
    hand.click(spot)
    assert context.selection.one() == ("riser", int(context.snapshot.risers.uid[0]))


def test_cables_between_storeys_are_cut_and_come_back(hand):
    view, context = hand.view, hand.view.context
    snapshot = context.snapshot
    stack = view.stack
    shaft = int(np.flatnonzero(stack.ways.bundles.kind == SHAFT)[0])
    rows = stack.ways.bundles.cables_in(shaft)
    x, y = float(stack.flat.x1[shaft]), float(stack.flat.y1[shaft] * 0.62 + stack.flat.y2[shaft] * 0.38)
    hand.click(QPointF(*view.camera.to_px(x, y)).toPoint())
    hand.key(Qt.Key.Key_Delete)
    assert len(context.snapshot.cables) == len(snapshot.cables) - len(rows)
    assert not (view.stack.ways.bundles.kind == SHAFT).any()
    context.document.undo()
    hand.look()
    assert len(context.snapshot.cables) == len(snapshot.cables)


def test_a_drag_from_a_rack_below_to_one_above_draws_a_cable_up_the_riser(show_view):
    document = two_storeys().document
    hand = show_view(StackView, document)
    context = hand.view.context
    low, high = devices_of(context.snapshot, "leaf", 0), devices_of(context.snapshot, "spine", 1)
    depth = document.undo_depth
    hand.drag(hand.at(low), hand.at(high))
    cable = context.snapshot.cables.get(int(context.selection.of("cable")[0]))
    assert {cable.a_device, cable.z_device} == {int(low[0]), int(high[0])}
    assert document.undo_depth == depth + 1
    assert (hand.view.stack.ways.bundles.kind == SHAFT).sum() == 1
    document.undo()
    assert len(context.snapshot.cables) == 0


def test_the_ghost_measures_the_way_up_and_escape_drops_it(show_view):
    document = two_storeys().document
    hand = show_view(StackView, document)
    revision = document.revision
    low, high = devices_of(document.snapshot(), "leaf", 0), devices_of(document.snapshot(), "spine", 1)
    hand.drag(hand.at(low), hand.at(high), let_go=False)
    trial = hand.view.cabling.trial
    assert trial is not None and trial.required_mm > 10_000 and "riser" in trial.derivation
    hand.key(Qt.Key.Key_Escape)
    assert document.revision == revision and not hand.view.cabling.busy


def test_one_end_of_a_cable_moves_to_a_rack_on_the_other_storey(show_view):
    document = plan(1, 3, cables_per_rack=1, storeys=2)
    hand = show_view(StackView, document)
    context = hand.view.context
    cable = int(context.snapshot.cables.uid[0])
    row = context.snapshot.cables.get(cable)
    leaves = np.concatenate([devices_of(context.snapshot, "leaf", storey) for storey in (0, 1)])
    other = leaves[leaves != row.z_device]
    context.selection.set(chosen("cable", cable))
    hand.look()
    grip = hand.view.ends_of(cable)[1]
    hand.drag(grip.toPoint(), hand.at(other))
    assert context.snapshot.cables.get(cable).z_device == other[0]


def test_a_band_takes_the_racks_in_it(hand):
    context = hand.view.context
    size = hand.view.size()
    hand.drag(QPoint(2, 2), QPoint(size.width() - 2, size.height() - 2))
    assert context.selection.of("rack").tolist() == context.snapshot.racks.uid.tolist()


def test_a_frame_recolours_and_a_pan_moves_kept_pictures(hand):
    view, context = hand.view, hand.view.context
    builds = view.wires.geometry_builds
    uids = context.snapshot.cables.uid
    context.set_frame(SimpleNamespace(link_cable=uids, link_utilization=np.full(len(uids), 0.7)))
    hand.look()
    hand.drag(QPoint(600, 30), QPoint(640, 60), button=Qt.MouseButton.MiddleButton)
    assert view.wires.geometry_builds == builds and view.wires.recolours > 1


def test_things_selected_elsewhere_are_brought_into_view(hand):
    view, context = hand.view, hand.view.context
    view.zoom_by(10.0)
    hand.look()
    server = devices_of(context.snapshot, "server", 1)[:1]
    context.show(chosen("rack", rack_of(context.snapshot, server)))
    hand.look()
    assert view.rect().contains(hand.at(server))
    assert len(view.outlines(chosen("rack", rack_of(context.snapshot, server)))) == 1


def test_the_storey_of_the_plan_is_marked_and_words_say_its_measures(hand):
    view, context = hand.view, hand.view.context
    before = view.grab().toImage()
    context.choose_storey(int(context.snapshot.storeys.uid[1]))
    hand.look()
    assert view.grab().toImage() != before
    level = view.stack.levels[1]
    edge = view.stack.axes.point(level.slab.x0 + 200, level.slab.y1 - 200, level.z_mm)
    hand.hover(QPointF(*view.camera.to_px(*edge)).toPoint())
    assert view.hovered is not None and view.hovered[0] == "storey"


def test_trays_are_found_where_they_hang(hand):
    view, context = hand.view, hand.view.context
    tray = trays.add_tray(
        context.document, int(context.snapshot.storeys.uid[1]), 6_000.0, 1_000.0, 6_000.0, 1_800.0
    )
    hand.look()
    level = view.stack.levels[1]
    spot = QPointF(*view.camera.to_px(*view.stack.axes.point(6_000.0, 1_400.0, level.z_mm + 2_700.0)))
    assert ("tray", tray) in [(kind, int(uids[0])) for kind, uids in view.things_at(spot)]
    assert len(view.outlines(chosen("tray", tray))) == 1 and view.extent_of(chosen("tray", tray)) is not None


def test_empty_designs_say_so(show_view):
    hand = show_view(StackView, Document())
    assert "No storey" in hand.view.empty_words()[0]
    hand.click(QPoint(300, 300))
    hand.view.fit_selection()
    hand.look()
