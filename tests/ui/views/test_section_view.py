"""The cut is moved by key, by button and by dragging it in the small plan; what is cut can be selected."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from fabric_studio.model.build import add_cables
from fabric_studio.model.journal import Document
from fabric_studio.ui.selection import chosen
from fabric_studio.ui.views.section import SectionView
from tests.factories import library, two_storeys
from tests.factories_plan import plan


@pytest.fixture
def hand(show_view):
    return show_view(SectionView, plan(3, 5, cables_per_rack=3, storeys=2))


def test_keys_step_from_row_to_row_and_turn_the_cut(hand):
    view = hand.view
    first = view.cut_mm
    hand.key(Qt.Key.Key_BracketRight)
    second = view.cut_mm
    assert second > first and len(view.section.racks)
    hand.key(Qt.Key.Key_BracketRight)
    hand.key(Qt.Key.Key_BracketLeft)
    assert view.cut_mm == second
    hand.key(Qt.Key.Key_X)
    assert view.direction == "y"


def test_the_buttons_do_the_same(hand):
    view = hand.view
    first = view.cut_mm
    QTest.mouseClick(view.card.forth, Qt.MouseButton.LeftButton)
    assert view.cut_mm > first
    QTest.mouseClick(view.card.turn, Qt.MouseButton.LeftButton)
    assert view.direction == "y"


def test_dragging_the_line_in_the_small_plan_cuts_there(hand):
    view, mini = hand.view, hand.view.card.plan
    before = view.cut_mm
    QTest.mousePress(
        mini, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(50, mini.height() // 3)
    )
    QTest.mouseMove(mini, QPoint(50, mini.height() * 3 // 4))
    QTest.mouseRelease(
        mini, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(50, mini.height() * 3 // 4)
    )
    hand.look()
    assert view.cut_mm > before


def test_a_click_selects_a_rack_and_escape_nothing(hand):
    view, context = hand.view, hand.view.context
    hand.key(Qt.Key.Key_BracketRight)
    racks = view.section.racks
    spot = QPointF(*view.camera.to_px(float(racks.x0[1] + racks.x1[1]) / 2, -float(racks.z0[1]) - 300.0))
    hand.click(spot.toPoint())
    assert context.selection.one() == ("rack", int(racks.uid[1]))
    hand.key(Qt.Key.Key_Escape)
    assert len(context.selection) == 0


def test_a_rack_selected_elsewhere_is_cut_and_brought_into_view(hand):
    view, context = hand.view, hand.view.context
    last = int(context.snapshot.racks.uid[-1])
    context.show(chosen("rack", last))
    hand.look()
    assert last in view.section.racks.uid
    assert len(view.outlines(chosen("rack", last))) == 1


def test_the_riser_says_how_many_cables_go_up(show_view):
    made = two_storeys()
    hand = show_view(SectionView, made.document)
    context = hand.view.context
    with made.document.transaction("Cable") as tx:
        add_cables(tx, library().medium("400g4-dr4"), count=1, a_device=made.leaf, a_port=0, a_lanes=4,
                   z_device=made.spine, z_port=0, z_lanes=4, rate_gbps=400.0)  # fmt: skip
    hand.view.cut_at(4_000.0)
    hand.look()
    section = hand.view.section
    assert section.shaft_cables.tolist() == [1]
    middle = (float(section.shafts.x0[0] + section.shafts.x1[0]) / 2, -4_500.0)
    hand.hover(QPointF(*hand.view.camera.to_px(*middle)).toPoint())
    assert hand.view.hovered is not None and hand.view.hovered[0] in ("cable", "riser")
    assert (
        context.snapshot.cables.uid[0] in hand.view.things_at(QPointF(*hand.view.camera.to_px(*middle)))[0][1]
    )


def test_a_cable_is_drawn_from_rack_to_rack_in_the_row(show_view):
    hand = show_view(SectionView, plan(1, 4, cables_per_rack=0))
    view, context = hand.view, hand.view.context
    devices = context.snapshot.devices
    hand.drag(
        hand.at(devices.where(devices.role == "server")[:1]), hand.at(devices.where(devices.role == "leaf"))
    )
    assert len(context.snapshot.cables) == 1
    assert view.section.shown.any()
    hand.key(Qt.Key.Key_Delete)
    assert len(context.snapshot.cables) == 0


def test_another_storey_of_another_building_is_another_section(hand):
    view, context = hand.view, hand.view.context
    before = view.building
    with context.document.transaction("Another building") as tx:
        site = int(tx.table("site").uid[0])
        building = tx.add("building", site=site, name="B2")
        storey = tx.add("storey", building=building, name="Ground")
        tx.add("hall", storey=storey, name="H", x_mm=0.0, y_mm=0.0, width_mm=9_000.0, depth_mm=9_000.0)
    context.choose_storey(storey)
    hand.look()
    assert view.building == building != before and len(view.section.levels) == 1


def test_empty_designs_say_so(show_view):
    hand = show_view(SectionView, Document())
    assert "No storey" in hand.view.empty_words()[0] and not hand.view.card.isVisible()
    hand.key(Qt.Key.Key_BracketRight)
    hand.key(Qt.Key.Key_X)
    hand.look()


def test_heights_read_in_feet_too(hand):
    before = hand.view.grab().toImage()
    hand.view.context.set_units("imperial")
    hand.look()
    assert hand.view.grab().toImage() != before
    assert np.isfinite(hand.view.cut_mm)
