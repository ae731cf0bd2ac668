"""Power feeds in the window: picked in the inspector, put on whole racks by an action, read in the elevation."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from fabric_studio.app.commands import feeds, labels
from fabric_studio.model.journal import Document
from fabric_studio.scene.labels import device_label
from fabric_studio.ui.actions import feeds as actions
from fabric_studio.ui.actions.context_menus import entries_for
from fabric_studio.ui.context import Context
from fabric_studio.ui.panels.elevation.panel import ElevationPanel
from fabric_studio.ui.panels.inspector import InspectorPanel
from fabric_studio.ui.panels.sheet_view import ChoiceField
from fabric_studio.ui.selection import chosen

Show = Callable[..., QWidget]
Shot = Callable[[QWidget, str], None]


def uid(document: Document, kind: str, name: str) -> int:
    row = document.snapshot().table(kind).named(name)
    assert row is not None
    return row.uid


def fed(context: Context) -> dict[str, str]:
    devices = context.snapshot.devices
    return dict(zip(devices.name.tolist(), devices.feed.tolist(), strict=True))


@pytest.fixture
def panel(context: Context, show: Show) -> InspectorPanel:
    panel = InspectorPanel(context)
    show(panel, 320, 900)
    return panel


def test_a_feed_is_picked_for_all_that_is_selected_in_one_undo_step(
    panel: InspectorPanel, context: Context, qtbot: QtBot, shot: Shot
) -> None:
    both = [uid(context.document, "device", name) for name in ("leaf-01", "server-01")]
    context.selection.set(chosen("device", both))
    panel.refresh()
    feed = panel.sheet("device").fields["feed"]
    assert isinstance(feed, ChoiceField) and feed.currentData() == "both"
    depth = context.document.undo_depth
    feed.setFocus()
    qtbot.keyClick(feed, Qt.Key.Key_Down)
    assert fed(context) == {"leaf-01": "A", "server-01": "A", "spine-01": "both"}
    assert (context.document.undo_depth, context.document.undo_label) == (depth + 1, "Feed 2 devices from A")
    shot(panel, "inspector-feed")
    context.document.undo()
    assert set(fed(context).values()) == {"both"}


def test_several_feeds_show_as_several(panel: InspectorPanel, context: Context) -> None:
    feeds.set_feed(context.document, chosen("device", uid(context.document, "device", "leaf-01")), "B")
    context.selection.set(chosen("device", context.snapshot.devices.uid))
    panel.refresh()
    feed = panel.sheet("device").fields["feed"]
    assert isinstance(feed, ChoiceField)
    assert (feed.currentIndex(), feed.placeholderText()) == (-1, "several")


def test_a_rack_says_what_each_feed_carries_only_once_they_differ(
    panel: InspectorPanel, context: Context, shot: Shot
) -> None:
    rack = uid(context.document, "rack", "A-01")
    context.selection.set(chosen("rack", rack))
    panel.refresh()
    assert facts(panel)["Power, most"] == "11.9 of 40 kW"
    assert "Feed A alone" not in facts(panel)
    feeds.set_feed(context.document, chosen("device", uid(context.document, "device", "leaf-01")), "B")
    panel.refresh()
    assert facts(panel)["Power, most"] == "11.9 kW"
    assert facts(panel)["Feed A alone"] == "10.2 of 40 kW" and facts(panel)["Feed B alone"] == "11.9 of 40 kW"
    shot(panel, "inspector-rack-feeds")
    context.selection.clear()
    panel.refresh()
    said = [label.text() for label in panel.design.findChildren(QLabel)]
    assert "Lost with power feed B: 1 switch" in said
    shot(panel, "inspector-design-feeds")


def facts(panel: InspectorPanel) -> dict[str, str]:
    return panel.sheet("rack").facts.texts()


def test_the_action_feeds_whole_racks_and_says_so(context: Context) -> None:
    said: list[str] = []
    context.notices.posted.connect(lambda notice: said.append(notice.text))
    context.actions.add("edit.undo", "Undo", partial(context.document.undo))
    actions.declare(context)
    context.actions["arrange.feed_B"].trigger()
    context.selection.set(chosen("rack", uid(context.document, "rack", "A-01")))
    context.actions["arrange.feed_B"].trigger()
    context.actions["arrange.feed_B"].trigger()
    assert fed(context) == {"leaf-01": "B", "server-01": "B", "spine-01": "both"}
    assert said == [
        "Select devices, or racks with devices in them",
        "2 devices are fed from B alone",
        "Nothing to change: no device there is fed otherwise",
    ]


def test_a_label_may_say_the_feed(context: Context) -> None:
    leaf = uid(context.document, "device", "leaf-01")
    feeds.set_feed(context.document, chosen("device", leaf), "A")
    labels.set_labels(context.document, {"elevation": "{name} ({feed})"})
    assert device_label(context.snapshot, leaf) == "leaf-01 (A)"
    assert device_label(context.snapshot, uid(context.document, "device", "spine-01")) == "spine-01 (A+B)"


@pytest.mark.parametrize("kind", ["rack", "device"])
def test_the_menu_of_racks_and_devices_offers_the_feeds(context: Context, kind: str) -> None:
    context.selection.set(chosen(kind, context.snapshot.table(kind).uid[:1]))
    assert ("Power feed", ("arrange.feed_both", "arrange.feed_A", "arrange.feed_B")) in entries_for(context.selection)


def test_the_elevation_tags_what_hangs_on_one_feed_and_says_so(
    context: Context, show: Show, qtbot: QtBot, shot: Shot
) -> None:
    panel = ElevationPanel(context)
    show(panel, 420, 820)
    panel.show_rack(uid(context.document, "rack", "A-01"))
    leaf = uid(context.document, "device", "leaf-01")
    with qtbot.waitSignal(context.document_changed):
        feeds.set_feed(context.document, chosen("device", leaf), "A")
    view = panel.view
    qtbot.waitUntil(lambda: view.plans[0].find(leaf).feed == "A")  # type: ignore[union-attr]
    assert [device.feed for device in view.plans[0].devices] == ["A", ""]
    said: list[str] = []
    view.spoken.connect(said.append)
    (column,) = view.columns()
    box = column.device_box(column.plan.devices[0])
    qtbot.mouseMove(view, QPoint(int(box.left()) + 30, int(box.center().y())))
    qtbot.waitUntil(lambda: bool(said))
    assert "power feed A" in said[-1]
    shot(panel, "elevation-feed")
