"""The guided tour points at real widgets, goes on by what the user does or by Next, is left by Esc, and never comes twice."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest

from fabric_studio.app.opened import Opened
from fabric_studio.app.preferences import PreferencesFile
from fabric_studio.ui.selection import chosen
from fabric_studio.ui.tour.steps import STEPS
from fabric_studio.ui.tour.tour import beside
from tests.factories_plan import plan


def titles() -> list[str]:
    return [step.title for step in STEPS]


def test_next_leads_through_all_of_it_beside_what_it_points_at(open_window) -> None:
    window = open_window(plan(1, 3))
    window.context.actions["help.tour"].trigger()
    tour, seen = window.tour, []
    while tour.running:
        seen.append(tour.card.title.text())
        assert tour.card.isVisible() and window.rect().contains(tour.card.geometry())
        target = tour.step.target(window)
        assert target is None or target.isVisible(), tour.step.title
        QTest.mouseClick(tour.card.next_button, Qt.MouseButton.LeftButton)
    assert seen == titles() and not tour.card.isVisible()


def test_what_the_user_does_leads_on(open_window) -> None:
    window = open_window()
    tour, context = window.tour, window.context
    tour.start()
    tour.next()
    assert tour.step.target(window) is window.start.ways["file.template"]
    context.session.adopt(Opened(plan(1, 3), "Test"))
    tour.look()
    assert tour.step.title == "The plan is to scale"
    tour.look()
    assert tour.step.title == "The plan is to scale"
    context.selection.set(chosen("rack", context.snapshot.racks.uid[0]))
    tour.look()
    assert tour.step.title == "What is selected"
    tour.back()
    tour.look()
    assert tour.step.title == "The plan is to scale", "what was done before does not hurry on"
    tour.leave()


def test_esc_leaves_it_from_anywhere(open_window) -> None:
    window = open_window(plan(1, 3))
    window.tour.start()
    window.plan.setFocus()
    QTest.keyClick(window.plan, Qt.Key.Key_Escape)
    assert not window.tour.running and not window.tour.card.isVisible()


def test_it_is_offered_once_in_a_lifetime(open_window, tmp_path: Path) -> None:
    window = open_window()
    window.tour.offer()
    assert window.tour.running
    window.tour.leave()
    window.tour.offer()
    assert not window.tour.running
    assert PreferencesFile(tmp_path / "preferences.json").values.tour_seen


@pytest.mark.parametrize(
    "hole", [QRect(0, 0, 100, 700), QRect(900, 0, 100, 700), QRect(300, 0, 60, 40), QRect(0, 0, 1000, 700)]
)
def test_the_card_never_hangs_out_of_the_window(hole: QRect) -> None:
    whole = QRect(0, 0, 1000, 700)
    card = beside(hole, QRect(0, 0, 340, 180), whole)
    assert whole.contains(card)
    assert hole == whole or not card.intersects(hole)
