"""The palette, with real mouse and keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from fabric_studio.ui.context import PART_MIME, Context
from fabric_studio.ui.panels.part_facts import describe
from fabric_studio.ui.panels.parts.panel import PartsPanel

Show = Callable[..., QWidget]


def centre(panel: PartsPanel, part_id: str) -> QPoint:
    index = panel.model.find(part_id)
    panel.tree.scrollTo(index)
    return panel.tree.visualRect(index).center()


def test_typing_narrows_the_list_and_enter_arms_the_place_tool(
    context: Context, qtbot: QtBot, show: Show, shot: Callable[[QWidget, str], None]
) -> None:
    panel = PartsPanel(context)
    show(panel, 280, 800)
    shot(panel, "parts")
    tools: list[str] = []
    context.tool_requested.connect(tools.append)
    qtbot.keyClicks(panel.search, "test switch")
    shot(panel, "parts-search")
    assert [panel.model.item(index).id for index in panel.model.leaves()] == ["test-switch"]
    qtbot.keyClick(panel.search, Qt.Key.Key_Return)
    assert context.part == "test-switch"
    assert tools == ["place"]


def test_a_search_without_hits_says_so(context: Context, qtbot: QtBot, show: Show) -> None:
    panel = PartsPanel(context)
    show(panel)
    qtbot.keyClicks(panel.search, "zzz9")
    assert panel.nothing.isVisible()
    assert "zzz9" in panel.nothing.text()
    qtbot.keyClick(panel.search, Qt.Key.Key_Escape)
    assert not panel.nothing.isVisible()


def test_clicking_a_medium_makes_it_what_new_cables_are_of(
    context: Context, qtbot: QtBot, show: Show
) -> None:
    panel = PartsPanel(context)
    show(panel, 280, 900)
    qtbot.keyClicks(panel.search, "400g dac")
    medium = next(index for index in panel.model.leaves() if panel.model.item(index).kind == "medium")
    medium_id = panel.model.item(medium).id
    with qtbot.waitSignal(context.medium_changed) as heard:
        qtbot.mouseClick(panel.tree.viewport(), Qt.MouseButton.LeftButton, pos=centre(panel, medium_id))
    assert heard.args == [medium_id]
    assert context.medium == medium_id


def test_a_double_click_on_cheapest_that_fits_arms_the_cable_tool_without_a_medium(
    context: Context, qtbot: QtBot, show: Show
) -> None:
    context.choose_medium("400g4-cr4-dac")
    panel = PartsPanel(context)
    show(panel, 280, 900)
    tools: list[str] = []
    context.tool_requested.connect(tools.append)
    place = centre(panel, "medium:cheapest")
    qtbot.mouseClick(panel.tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseDClick(panel.tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert context.medium == ""
    assert tools[-1] == "cable"


def test_a_drag_carries_the_catalogue_id(context: Context, show: Show) -> None:
    panel = PartsPanel(context)
    show(panel)
    data = panel.model.mimeData([panel.model.find("test-server")])
    assert bytes(data.data(PART_MIME).data()) == b"test-server"
    assert panel.model.flags(panel.model.find("test-server")) & Qt.ItemFlag.ItemIsDragEnabled


def test_pieces_of_building_use_their_own_tools(context: Context, qtbot: QtBot, show: Show) -> None:
    panel = PartsPanel(context)
    show(panel, 280, 900)
    tools: list[str] = []
    context.tool_requested.connect(tools.append)
    for piece in ("building:tray", "building:hall"):
        panel.tree.setCurrentIndex(panel.model.find(piece))
        qtbot.keyClick(panel.tree, Qt.Key.Key_Return)
    assert tools == ["tray", "hall"]
    assert context.part == "building:hall"


def test_a_tool_tip_names_source_and_confidence(context: Context, show: Show) -> None:
    panel = PartsPanel(context)
    show(panel)
    tip = panel.model.find("test-switch").data(Qt.ItemDataRole.ToolTipRole)
    assert "made for a test" in tip
    assert "published" in tip and "estimate" in tip


def test_every_row_of_the_palette_has_a_tip(context: Context) -> None:
    for spec in (*context.library.parts.values(), *context.library.media.values()):
        assert spec.name.split()[0] in describe(spec)
