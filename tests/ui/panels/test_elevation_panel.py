"""The rack elevation, with real mouse and keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QByteArray, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from fabric_studio.app.commands import cables
from fabric_studio.layout.lengths import PortEnd
from fabric_studio.model.journal import Document
from fabric_studio.ui.context import PART_MIME, Context
from fabric_studio.ui.panels.elevation.panel import ElevationPanel
from fabric_studio.ui.panels.elevation.view import ElevationView
from fabric_studio.ui.selection import chosen

Show = Callable[..., QWidget]
Shot = Callable[[QWidget, str], None]
DR4 = "400g4-dr4"
LEFT = Qt.MouseButton.LeftButton


def uid(document: Document, kind: str, name: str) -> int:
    row = document.snapshot().table(kind).named(name)
    assert row is not None
    return row.uid


@pytest.fixture
def panel(context: Context, show: Show) -> ElevationPanel:
    """Racks A-01 and A-02 side by side from the front."""
    panel = ElevationPanel(context)
    show(panel, 620, 820)
    panel.show_rack(uid(context.document, "rack", "A-01"))
    panel.pin.setChecked(True)
    panel._on_pin()
    panel.show_rack(uid(context.document, "rack", "A-02"))
    QApplication.processEvents()
    return panel


def at(view: ElevationView, context: Context, device: str, port: int = -1, logical: int = 0) -> QPoint:
    place = view.place_of(uid(context.document, "device", device), port, logical)
    assert place is not None
    return place.toPoint()


def drag(qtbot: QtBot, view: ElevationView, start: QPoint, end: QPoint) -> None:
    qtbot.mousePress(view, LEFT, pos=start)
    for step in (0.3, 0.7, 1.0):
        qtbot.mouseMove(view, start + (end - start) * step)
    qtbot.mouseRelease(view, LEFT, pos=end)


def test_dragging_from_port_to_port_draws_a_cable(
    panel: ElevationPanel, context: Context, qtbot: QtBot, shot: Shot
) -> None:
    context.choose_medium(DR4)
    view = panel.view
    start, end = at(view, context, "leaf-01", 0, 1), at(view, context, "spine-01", 2, 0)
    qtbot.mousePress(view, LEFT, pos=start)
    qtbot.mouseMove(view, start + (end - start) / 2)
    qtbot.mouseMove(view, end)
    shot(panel, "elevation-drag")
    qtbot.mouseRelease(view, LEFT, pos=end)
    assert len(context.snapshot.cables) == 1
    cable = next(iter(context.snapshot.cables))
    assert (cable.a_port, cable.a_lane, cable.z_port, cable.z_lane) == (0, 4, 2, 0)
    context.document.undo()
    assert len(context.snapshot.cables) == 0


def test_the_ghost_says_when_a_medium_is_too_short(
    panel: ElevationPanel, context: Context, qtbot: QtBot, shot: Shot
) -> None:
    context.choose_medium("400g4-cr4-dac")
    view = panel.view
    start, end = at(view, context, "leaf-01", 0), at(view, context, "spine-01", 0)
    qtbot.mousePress(view, LEFT, pos=start)
    qtbot.mouseMove(view, start + (end - start) / 2)
    qtbot.mouseMove(view, end)
    shot(panel, "elevation-too-short")
    card = view._drag.card()  # type: ignore[union-attr]
    assert card.tone == "error" and card.text
    assert card.lines[0].startswith("Enter: ")
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    qtbot.mouseRelease(view, LEFT, pos=end)
    assert len(context.snapshot.cables) == 0


def test_return_while_dragging_takes_the_cheapest_that_fits(
    panel: ElevationPanel, context: Context, qtbot: QtBot
) -> None:
    context.choose_medium("400g4-cr4-dac")
    view = panel.view
    start, end = at(view, context, "leaf-01", 0), at(view, context, "spine-01", 0)
    qtbot.mousePress(view, LEFT, pos=start)
    qtbot.mouseMove(view, start + (end - start) / 2)
    qtbot.mouseMove(view, end)
    best = view._drag.trial.cheapest  # type: ignore[union-attr]
    assert best is not None and best.id != "400g4-cr4-dac"
    qtbot.keyClick(view, Qt.Key.Key_Return)
    qtbot.mouseRelease(view, LEFT, pos=end)
    assert {context.snapshot.spec_of(cable.medium).id for cable in context.snapshot.cables} == {best.id}


def test_dropping_a_cable_on_a_device_takes_its_next_free_port(
    panel: ElevationPanel, context: Context, qtbot: QtBot
) -> None:
    view = panel.view
    spine = at(view, context, "spine-01")
    name = QPoint(int(view.columns()[1].box.left()) + 12, spine.y())
    drag(qtbot, view, at(view, context, "leaf-01", 4), name)
    drag(qtbot, view, at(view, context, "leaf-01", 5), name)
    ends = [(cable.z_port, cable.z_lane) for cable in context.snapshot.cables]
    assert ends == [(0, 0), (0, 4)] or len({*ends}) == len(ends)


def test_dragging_a_device_moves_it_to_another_unit_and_rack(
    panel: ElevationPanel, context: Context, qtbot: QtBot, shot: Shot
) -> None:
    view = panel.view
    columns = view.columns()
    grip = QPoint(int(columns[0].box.left()) + 10, at(view, context, "leaf-01").y())
    drag(qtbot, view, grip, QPoint(grip.x(), int(columns[0].unit_box(20, 1).center().y())))
    leaf = context.snapshot.devices.named("leaf-01")
    assert leaf is not None and leaf.u == 20
    panel.refresh()
    grip = QPoint(grip.x(), at(view, context, "leaf-01").y())
    drag(
        qtbot,
        view,
        grip,
        QPoint(int(columns[1].box.left()) + 10, int(columns[1].unit_box(12, 1).center().y())),
    )
    leaf = context.snapshot.devices.named("leaf-01")
    assert leaf is not None and (leaf.u, leaf.rack) == (12, uid(context.document, "rack", "A-02"))


def test_a_device_on_a_taken_unit_is_refused(
    panel: ElevationPanel, context: Context, qtbot: QtBot, shot: Shot
) -> None:
    said: list[str] = []
    context.notices.posted.connect(lambda notice: said.append(notice.text))
    view = panel.view
    box = view.columns()[0].unit_box(4, 1)
    grip = QPoint(int(box.left()) + 10, at(view, context, "leaf-01").y())
    qtbot.mousePress(view, LEFT, pos=grip)
    qtbot.mouseMove(view, QPoint(grip.x(), grip.y() + 30))
    qtbot.mouseMove(view, QPoint(grip.x(), int(box.center().y())))
    shot(panel, "elevation-taken")
    qtbot.mouseRelease(view, LEFT, pos=QPoint(grip.x(), int(box.center().y())))
    leaf = context.snapshot.devices.named("leaf-01")
    assert leaf is not None and leaf.u == 40
    assert "server-01" in said[0]


def test_hovering_names_port_rate_and_where_the_cable_goes(
    panel: ElevationPanel, context: Context, qtbot: QtBot
) -> None:
    document = context.document
    leaf, spine = uid(document, "device", "leaf-01"), uid(document, "device", "spine-01")
    cables.connect_ports(
        document, context.library, PortEnd(leaf, 3, 0, 4), PortEnd(spine, 7, 4, 4), medium_id=DR4
    )
    panel.refresh()
    qtbot.mouseMove(panel.view, at(panel.view, context, "leaf-01", 3, 0))
    words = panel.words.text()
    assert words.startswith("leaf-01 port 4/1, OSFP, 400 Gb/s one-way: C00001")
    assert words.endswith("to spine-01 port 8/2 in rack A-02")
    qtbot.mouseMove(panel.view, at(panel.view, context, "leaf-01", 4, 0))
    assert panel.words.text() == "leaf-01 port 5/1, OSFP, 400 Gb/s one-way: free"


def test_clicking_a_port_selects_its_cable_and_a_device_itself(
    panel: ElevationPanel, context: Context, qtbot: QtBot, shot: Shot
) -> None:
    document = context.document
    leaf, spine = uid(document, "device", "leaf-01"), uid(document, "device", "spine-01")
    made = cables.connect_ports(
        document, context.library, PortEnd(leaf, 3, 0, 4), PortEnd(spine, 7, 4, 4), medium_id=DR4
    )
    panel.refresh()
    qtbot.mouseClick(panel.view, LEFT, pos=at(panel.view, context, "leaf-01", 3, 0))
    assert context.selection.one() == ("cable", made)
    shot(panel, "elevation-cable")
    qtbot.mouseClick(panel.view, LEFT, pos=at(panel.view, context, "server-01"))
    assert context.selection.one() == ("device", uid(document, "device", "server-01"))


def test_cabling_by_keyboard_alone(panel: ElevationPanel, context: Context, qtbot: QtBot) -> None:
    context.choose_medium(DR4)
    view = panel.view
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, Qt.Key.Key_Right)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    qtbot.keyClick(view, Qt.Key.Key_PageDown)
    qtbot.keyClick(view, Qt.Key.Key_Right)
    qtbot.keyClick(view, Qt.Key.Key_Right)
    qtbot.keyClick(view, Qt.Key.Key_Space)
    cable = next(iter(context.snapshot.cables))
    assert (cable.a_port, cable.a_lane, cable.z_port, cable.z_lane) == (0, 0, 0, 4)
    assert "leaf-01" in view.accessibleDescription() or "spine-01" in view.accessibleDescription()


def test_alt_and_an_arrow_move_the_device_by_one_unit(
    panel: ElevationPanel, context: Context, qtbot: QtBot
) -> None:
    view = panel.view
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    leaf = context.snapshot.devices.named("leaf-01")
    assert leaf is not None and leaf.u == 41


def test_a_part_from_the_palette_is_mounted_where_it_is_dropped(
    panel: ElevationPanel, context: Context
) -> None:
    view = panel.view
    data = QMimeData()
    data.setData(PART_MIME, QByteArray(b"test-switch"))
    place = QPointF(view.columns()[1].unit_box(10, 1).center())
    copy, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    view.dragEnterEvent(QDragEnterEvent(place.toPoint(), copy, data, LEFT, none))
    view.dropEvent(QDropEvent(place, copy, data, LEFT, none))
    rack = uid(context.document, "rack", "A-02")
    table = context.snapshot.devices
    assert [(float(u), int(r)) for u, r in zip(table.u, table.rack, strict=True)][-1] == (10.0, rack)


def test_the_rear_shows_the_ports_that_are_there(
    panel: ElevationPanel, context: Context, qtbot: QtBot, shot: Shot
) -> None:
    front = {device.name: len(device.cells) for device in panel.view.plans[0].devices}
    qtbot.mouseClick(panel.rear, LEFT)
    shot(panel, "elevation-rear")
    rear = {device.name: len(device.cells) for device in panel.view.plans[0].devices}
    assert front == {"leaf-01": 33, "server-01": 5}
    assert rear == {"leaf-01": 0, "server-01": 0}


def test_it_follows_the_selection(context: Context, show: Show) -> None:
    panel = ElevationPanel(context)
    show(panel, 300, 700)
    assert panel.empty.isVisible()
    context.selection.set(chosen("device", uid(context.document, "device", "spine-01")))
    panel.refresh()
    assert [plan.name for plan in panel.view.plans] == ["A-02"]


SPLIT = "400g4-cr4-dac-split"


def test_a_breakout_is_drawn_tail_by_tail_and_keeps_its_lanes(
    panel: ElevationPanel, context: Context, qtbot: QtBot, shot: Shot
) -> None:
    context.choose_medium(SPLIT)
    view = panel.view
    head, first, second = (at(view, context, "leaf-01", 4), at(view, context, "spine-01", 2), at(view, context, "spine-01", 5))
    drag(qtbot, view, head, first)
    assert len(context.snapshot.cables) == 0, "one tail is plugged, one is in the hand"
    qtbot.mouseMove(view, second - QPoint(3, 30))
    qtbot.mouseMove(view, second)
    shot(panel, "elevation-breakout")
    card = view._drag.card()  # type: ignore[union-attr]
    assert card.strong == "1" and "tail of 400G DAC splitter" in card.text
    depth = context.document.undo_depth
    qtbot.mouseClick(view, LEFT, pos=second)
    lines = list(context.snapshot.cables)
    assert [(c.a_port, c.a_lane, c.a_lanes, c.z_port) for c in lines] == [(4, 0, 4, 2), (4, 4, 4, 5)]
    assert len({c.assembly for c in lines}) == 1 and lines[0].assembly == lines[0].uid
    assert context.document.undo_depth == depth + 1 and len(context.selection.of("cable")) == 2
    assert view._drag is None
    context.document.undo()
    assert len(context.snapshot.cables) == 0


def test_a_breakout_by_keyboard_and_with_fewer_tails(panel: ElevationPanel, context: Context, qtbot: QtBot) -> None:
    context.choose_medium(SPLIT)
    view = panel.view
    drag(qtbot, view, at(view, context, "leaf-01", 4), at(view, context, "spine-01", 2))
    qtbot.mouseMove(view, QPoint(2, 2))
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert [(c.a_lane, c.z_port) for c in context.snapshot.cables] == [(0, 2)]


def test_escape_lets_go_of_a_breakout_with_all_its_tails(panel: ElevationPanel, context: Context, qtbot: QtBot) -> None:
    context.choose_medium(SPLIT)
    view = panel.view
    drag(qtbot, view, at(view, context, "leaf-01", 4), at(view, context, "spine-01", 2))
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert view._drag is None and len(context.snapshot.cables) == 0
