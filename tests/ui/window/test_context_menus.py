"""Right-click menus: the registered actions with their keys, by what is under the pointer; the Menu key opens them too."""

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from fabric_studio.app.commands import structure
from tests.factories_plan import plan

RIGHT, NONE = Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def at(open_window, hand_on):
    window = open_window(plan(2, 4, cables_per_rack=0), 1700, 1000)
    yield window, hand_on(window)
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
        QApplication.processEvents()


def shown() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def names(menu: QMenu) -> set[str]:
    """Of all actions in it and in the menus inside."""
    found = set()
    for action in menu.actions():
        if action.menu() is not None:
            found |= names(action.menu())
        elif not action.isSeparator():
            found.add(action.objectName())
    return found


def low(racks, index):
    return float(racks.x_mm[index]), float(racks.y_mm[index]) - 450


def asked(widget, at: QPoint | None = None) -> None:
    """As the system asks for a menu: by the mouse at a place, or by the Menu key."""
    reason = QContextMenuEvent.Reason.Mouse if at is not None else QContextMenuEvent.Reason.Keyboard
    spot = at if at is not None else widget.rect().center()
    QApplication.sendEvent(widget, QContextMenuEvent(reason, spot, widget.mapToGlobal(spot)))


def test_a_right_click_selects_what_is_under_it_and_offers_what_can_be_done(at):
    window, hand = at
    racks = window.context.snapshot.racks
    QTest.mouseClick(window.plan, RIGHT, NONE, hand.px(*low(racks, 1)))
    assert window.context.selection.of("rack").tolist() == [racks.uid[1]]
    menu = shown()
    assert {
        "edit.copy",
        "edit.delete",
        "edit.rotate",
        "arrange.lock",
        "arrange.face_up",
        "wizard.array",
    } <= names(menu)
    copy = next(action for action in menu.actions() if action.objectName() == "edit.copy")
    assert copy is window.context.actions["edit.copy"] and copy.isShortcutVisibleInContextMenu()


def test_a_right_click_inside_a_selection_keeps_it_and_on_the_floor_clears_it(at):
    window, hand = at
    racks = window.context.snapshot.racks
    window.context.selection.set({"rack": racks.uid[:3]})
    QTest.mouseClick(window.plan, RIGHT, NONE, hand.px(*low(racks, 1)))
    assert len(window.context.selection.of("rack")) == 3
    shown().close()
    QApplication.processEvents()
    QTest.mouseClick(window.plan, RIGHT, NONE, hand.px(600, 600))
    assert len(window.context.selection) == 0
    assert {"edit.paste", "tool.wall", "layer.lock.racks", "snap.300", "view.fit"} <= names(shown())


def test_a_dragged_right_button_moves_the_sheet_and_opens_nothing(at):
    window, hand = at
    before = window.plan.camera
    a = hand.px(3_000, 3_000)
    QTest.mousePress(window.plan, RIGHT, NONE, a)
    for step in (10, 30, 60):
        event = a + QPoint(step, step)
        QTest.mouseMove(window.plan, event)
        QApplication.sendEvent(
            window.plan,
            QMouseEvent(
                QEvent.Type.MouseMove,
                QPointF(event),
                window.plan.mapToGlobal(QPointF(event)),
                Qt.MouseButton.NoButton,
                RIGHT,
                NONE,
            ),
        )
    QTest.mouseRelease(window.plan, RIGHT, NONE, a + QPoint(60, 60))
    assert QApplication.activePopupWidget() is None
    assert window.plan.camera.x_mm < before.x_mm and window.plan.camera.zoom == before.zoom


def test_the_right_button_gives_up_a_drag_without_a_menu(at):
    window, hand = at
    racks = window.context.snapshot.racks
    hand.drag(low(racks, 0), (5_000, 5_000), let_go=False)
    QTest.mouseClick(window.plan, RIGHT, NONE, hand.px(5_000, 5_000))
    hand.release(5_000, 5_000)
    assert QApplication.activePopupWidget() is None
    assert window.context.snapshot.racks.x_mm.tolist() == racks.x_mm.tolist()


@pytest.mark.parametrize(
    ("key", "keys"), [(Qt.Key.Key_Menu, NONE), (Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)]
)
def test_the_menu_key_opens_it_for_what_is_selected(at, key, keys):
    window, _hand = at
    uid = structure.add_door(window.context.document, window.context.storey, 2_000, 0)
    window.context.selection.set({"door": np.array([uid])})
    QTest.keyClick(window.plan, key, keys)
    assert "building.flip_doors" in names(shown())


def test_every_list_has_one_by_mouse_and_by_key(at):
    window, _hand = at
    window.show_bottom("findings")
    for widget, wanted in (
        (window.parts.tree, "parts.put"),
        (window.findings.tree, "findings.next"),
        (window.storeys, "building.select_storey"),
    ):
        viewport = widget.viewport() if hasattr(widget, "viewport") else widget
        asked(viewport, QPoint(20, 20))
        assert wanted in names(shown()), widget
        shown().close()
        QApplication.processEvents()
        asked(widget)
        assert wanted in names(shown()), widget
        shown().close()
        QApplication.processEvents()


def test_the_elevation_offers_what_its_device_can_be_part_of(at, qtbot):
    window, _hand = at
    racks = window.context.snapshot.racks
    window.context.selection.set({"rack": racks.uid[:1]})
    qtbot.waitUntil(lambda: bool(window.elevation.view.columns()))
    asked(window.elevation.view, window.elevation.view.rect().center())
    assert {"edit.delete", "arrange.lock"} <= names(shown())


def test_other_views_have_one_too(at):
    window, _hand = at
    window.context.actions["show.stack"].trigger()
    QApplication.processEvents()
    view = window.views.current
    QTest.mouseClick(view, RIGHT, NONE, QPoint(5, view.height() - 5))
    assert "view.fit" in names(shown())


def test_a_part_is_put_in_hand_from_its_menu(at):
    window, _hand = at
    tree = window.parts.tree
    tree.setCurrentIndex(window.parts.model.find("building:wall"))
    window.context.actions["parts.put"].trigger()
    assert window.plan.tool.name == "wall"
