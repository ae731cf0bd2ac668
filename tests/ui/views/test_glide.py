"""While the wheel turns over a large design the last picture is moved along; at rest all is drawn anew."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QPixmap, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fabric_studio.app.session import Session
from fabric_studio.catalog.library import load_library
from fabric_studio.model.journal import Document
from fabric_studio.topology.template import TEMPLATES
from fabric_studio.ui.background import reading
from fabric_studio.ui.canvas import glide
from fabric_studio.ui.canvas.glide import REST_MS
from fabric_studio.ui.canvas.view import PlanView
from fabric_studio.ui.context import Context
from fabric_studio.ui.selection import chosen
from fabric_studio.ui.theme import Theme
from fabric_studio.ui.views import shown
from fabric_studio.ui.views.logical import LogicalView
from fabric_studio.ui.views.section import SectionView
from fabric_studio.ui.views.site import SiteView
from fabric_studio.ui.views.stack import StackView

SLOW_MS = 500.0
AT = QPoint(620, 300)
VIEWS = [StackView, SectionView, LogicalView, SiteView]


@pytest.fixture(scope="module")
def tables():
    return TEMPLATES["two-storey"].build({"racks": 16}, load_library()).snapshot().tables


@pytest.fixture
def document(tables):
    return Document(tables)


@pytest.fixture
def show_plan(qtbot, session_on):
    sessions: list[Session] = []

    def show(document) -> PlanView:
        sessions.append(session_on(document))
        view = PlanView(Context(sessions[-1], Theme("dark")))
        qtbot.addWidget(view)
        view.resize(1200, 700)
        view.show()
        qtbot.waitExposed(view)
        view.fit_all()
        view.grab()
        return view

    yield show
    for session in sessions:
        session.close()


def turn(view, steps: int = 120) -> None:
    wheel = QWheelEvent(
        QPointF(AT), view.mapToGlobal(QPointF(AT)), QPoint(), QPoint(0, steps), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view, wheel)
    view.repaint()


@pytest.mark.parametrize("make", VIEWS)
def test_the_wheel_moves_the_last_picture_and_rest_draws_it_anew(show_view, qtbot, document, make):
    view = show_view(make, document).view
    view.cost_ms = SLOW_MS
    builds, zoom = view.wires.geometry_builds, view.camera.zoom
    turn(view)
    assert view.glide.active and view.camera.zoom > zoom
    assert view.wires.geometry_builds == builds
    qtbot.waitUntil(lambda: not view.glide.active, timeout=20 * REST_MS + 5000)
    shown = view.grab().toImage()
    view.stale("ground", "wires", "colour", "marks")
    assert view.grab().toImage() == shown, "at rest it is as if it had been drawn at once"


def test_a_fast_design_is_drawn_for_every_frame(show_view, document):
    view = show_view(StackView, document).view
    view.cost_ms = 1.0
    turn(view)
    assert not view.glide.active and view.fresh()


def test_the_last_picture_stays_under_the_pointer(show_view, document):
    view = show_view(StackView, document).view
    view.cost_ms = SLOW_MS
    before = view.camera.to_mm(AT.x(), AT.y())
    turn(view, 240)
    assert view.glide.active
    place, painted = view.glide.place(), view._painted
    x, y = painted.to_px(*before)
    share_x, share_y = x / painted.width_px, y / painted.height_px
    assert place.x() + share_x * place.width() == pytest.approx(AT.x(), abs=0.5)
    assert place.y() + share_y * place.height() == pytest.approx(AT.y(), abs=0.5)


def test_the_rows_of_the_logical_view_keep_their_heights(show_view, document):
    view = show_view(LogicalView, document).view
    view.cost_ms = SLOW_MS
    turn(view, 240)
    place = view.glide.place()
    assert place.height() == view.height() and place.width() > view.width() + 2 * view.margin[0]


def test_a_click_waits_for_the_new_picture(show_view, document):
    hand = show_view(StackView, document)
    view = hand.view
    racks = view.context.snapshot.racks
    view.cost_ms = SLOW_MS
    turn(view, 240)
    assert view.glide.active
    devices = view.context.snapshot.devices
    mine = devices.where(devices.rack == racks.uid[0])
    spot = view.place_of(mine[:1]).toPoint()
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    assert not view.glide.active
    assert view.context.selection.one()[0] in ("rack", "cable")


def test_far_out_a_new_picture_is_begun_while_the_wheel_still_turns(show_view, document):
    view = show_view(StackView, document).view
    view.cost_ms = SLOW_MS
    builds = view.wires.geometry_builds
    turn(view, -120)
    assert view.glide.interval() > 0
    turn(view, -360)
    assert view.glide.interval() == 0, "next, with no rest"
    for _ in range(8):
        turn(view, -10)
        QApplication.processEvents()
    assert view.wires.geometry_builds > builds


def move_a_rack(context) -> None:
    racks = context.snapshot.racks
    with context.document.transaction("Move rack") as edit:
        edit.set("rack", racks.uid[:1], x_mm=float(racks.x_mm[0]) + 1200.0)


@pytest.mark.parametrize("make", [StackView, PlanView])
def test_an_edit_of_a_large_design_is_drawn_in_steps_begun_at_once(
    show_view, show_plan, document, monkeypatch, make
):
    monkeypatch.setattr(glide, "SPELL_MS", 0.0)
    view = show_plan(document) if make is PlanView else show_view(make, document).view
    view.cost_ms = SLOW_MS
    before = view.grab().toImage()
    move_a_rack(view.context)
    assert view.glide.active and view.glide.interval() == 0
    assert view.grab().toImage() == before
    turns = 0
    while view.glide.active:
        QApplication.processEvents()
        turns += 1
    assert turns >= 20, "each picture in many steps"
    after = view.grab().toImage()
    view.cost_ms = 1.0
    view.renew()
    assert after == view.grab().toImage() != before


def test_an_edit_while_the_wheel_turns_is_drawn_without_waiting_for_rest(show_view, document):
    view = show_view(StackView, document).view
    view.cost_ms = SLOW_MS
    turn(view)
    assert view.glide.active and view.glide.interval() > 0
    move_a_rack(view.context)
    assert view.glide.interval() == 0
    view.glide.finish()


def test_an_edit_of_a_small_design_is_drawn_at_once(show_view, document):
    view = show_view(StackView, document).view
    view.cost_ms = 1.0
    move_a_rack(view.context)
    assert not view.glide.active


def test_a_drag_beyond_what_is_painted_shows_the_last_picture_until_it_ends(show_view, document):
    view = show_view(StackView, document).view
    view.cost_ms = SLOW_MS
    builds = view.wires.geometry_builds
    view.glide_by(100.0, 0.0)
    assert not view.glide.active, "what is painted beyond the edge will do"
    for _ in range(2):
        view.glide_by(80.0, 0.0)
        view.repaint()
    assert view.glide.active and not view.fresh() and view.wires.geometry_builds == builds
    view.glide.finish()
    view.repaint()
    assert view.wires.geometry_builds == builds + 1 and view.fresh()


def test_the_plan_glides_too(show_plan, qtbot, document):
    view = show_plan(document)
    view.cost_ms = SLOW_MS
    builds = view.cables.geometry_builds
    turn(view)
    assert view.glide.active and view.cables.geometry_builds == builds
    picture = view.grab().toImage()
    assert QColor(picture.pixel(AT)).isValid() and picture.width() >= 1200
    qtbot.waitUntil(lambda: not view.glide.active, timeout=20 * REST_MS + 5000)
    shown = view.grab().toImage()
    view.cost_ms = 1.0
    view.renew()
    assert view.grab().toImage() == shown


def cut_a_cable(context) -> None:
    cable = context.snapshot.cables.uid[:1]
    with context.document.transaction("Cut cable") as edit:
        edit.remove("cable", cable)
    return context.snapshot


@pytest.fixture
def every_design_is_large(monkeypatch):
    for module in (shown, reading):
        monkeypatch.setattr(module, "is_large", lambda _snapshot: True)


def drawn_at_once(view):
    view.glide.finish()
    view.stale("ground", "wires", "colour", "marks")
    return view.grab().toImage()


@pytest.mark.parametrize("make", VIEWS)
def test_what_a_view_shows_of_a_large_design_is_worked_out_beside_the_window(
    show_view, qtbot, document, monkeypatch, every_design_is_large, make
):
    threads, work_out = {}, make.work_out

    def noting(view, snapshot):
        threads.setdefault(id(snapshot), threading.current_thread())
        return work_out(view, snapshot)

    monkeypatch.setattr(make, "work_out", noting)
    view = show_view(make, document).view
    before, scene, edited = view.grab().toImage(), view.shown.scene, cut_a_cable(view.context)
    assert view.glide.active and view.shown.scene is scene and view.snapshot is not edited
    assert view.grab().toImage() == before
    turn(view)
    turn(view, -120)
    assert view.shown.scene is scene, "the wheel does not wait either"
    qtbot.waitUntil(lambda: not view.glide.active and not view.shown.behind)
    assert view.snapshot is edited is view.context.snapshot
    assert threads[id(edited)] is not threading.main_thread()
    assert view.grab().toImage() == drawn_at_once(view)


@pytest.mark.parametrize("make", VIEWS)
def test_who_does_something_before_that_sees_the_design_as_it_is(
    show_view, document, every_design_is_large, make
):
    hand = show_view(make, document)
    view, context = hand.view, hand.view.context
    cut_a_cable(context)
    assert view.shown.behind
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(3, 3))
    assert not view.glide.active and not view.shown.behind and view.fresh()
    cut_a_cable(context)
    context.show_requested.emit({"rack": context.snapshot.racks.uid[:1]})
    assert not view.shown.behind
    cut_a_cable(context)
    view.hide()
    cut_a_cable(context)
    view.show()
    assert view.snapshot is context.snapshot
    view.glide.finish()
    assert view.grab().toImage() == drawn_at_once(view)


def test_a_view_settles_on_a_selection_in_a_list_once_it_is_worked_out(
    show_view, qtbot, document, every_design_is_large
):
    view = show_view(StackView, document).view
    cut_a_cable(view.context)
    view.context.selection.set(chosen("rack", int(view.context.snapshot.racks.uid[0])))
    qtbot.waitUntil(lambda: not view.glide.active and not view.shown.behind)
    assert view.grab().toImage() == drawn_at_once(view)


@pytest.mark.parametrize("make", VIEWS)
def test_the_first_picture_of_a_large_design_is_drawn_in_steps(
    show_view, qtbot, session_on, document, monkeypatch, every_design_is_large, make
):
    monkeypatch.setattr(glide, "SPELL_MS", 0.0)
    session = session_on(document)
    view = make(Context(session, Theme("dark")))
    qtbot.addWidget(view)
    view.resize(1200, 700)
    before = QPixmap(view.size())
    before.fill(QColor("#123456"))
    view.appear_over(before)
    view.show()
    assert view.glide.active
    picture = view.grab().toImage()
    assert QColor(picture.pixel(AT)) == QColor("#123456"), "what was there before"
    qtbot.waitUntil(lambda: not view.glide.active)
    assert view.grab().toImage() == drawn_at_once(view) != picture
    session.close()
