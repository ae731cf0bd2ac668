"""Comparing in the window: with another way of the same template, with a file, and what cannot be compared."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from fabric_studio.app.opened import Opened
from fabric_studio.app.session import Session
from fabric_studio.io.project import save_project
from fabric_studio.topology.template import TEMPLATES
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.compare import CompareDialog

Show = Callable[..., QWidget]
Shot = Callable[[QWidget, str], None]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def two_storeys(session: Session) -> None:
    session.adopt(Opened(TEMPLATES["two-storey"].build({"racks": 4}, session.library), "Hall"))


def lines(dialog: CompareDialog) -> dict[str, tuple[str, str, str]]:
    table = dialog.table
    items = [table.topLevelItem(row) for row in range(table.topLevelItemCount())]
    return {i.text(0).strip().lower(): (i.text(1), i.text(2), i.text(3)) for i in items if i is not None}


def test_one_storey_against_two_in_words_and_with_sign(
    context: Context, two_storeys: None, show: Show, qtbot: QtBot, shot: Shot, tmp_path: Path
) -> None:
    dialog = CompareDialog(context)
    show(dialog, 980, 760)
    assert dialog.form.values()["storeys"] == 1
    assert not dialog.copy_button.isEnabled()
    qtbot.mouseClick(dialog.again_button, LEFT)
    qtbot.waitUntil(lambda: dialog.comparison is not None, timeout=20_000)
    shot(dialog, "compare")
    told = lines(dialog)
    assert told["storeys"] == ("2", "1", "-50.0 %, less")
    assert told["total"][2].startswith("-") and told["total"][2].endswith("shorter")
    assert told["racks"][2] == "same"
    head = dialog.table.headerItem()
    assert (head.text(1), head.text(2)) == ("4 GB200 NVL72 on two storeys", "Storeys: 1")
    qtbot.mouseClick(dialog.copy_button, LEFT)
    assert "storeys\t2\t1\t-50.0 %, less" in QGuiApplication.clipboard().text()
    target = tmp_path / "out.csv"
    dialog.ask_save = lambda: target  # type: ignore[method-assign]
    qtbot.mouseClick(dialog.save_button, LEFT)
    assert next(csv.reader(target.read_text("utf-8-sig").splitlines()))[3:5] == [
        "4 GB200 NVL72 on two storeys",
        "Storeys: 1",
    ]
    dialog.reject()


def test_a_design_drawn_by_hand_is_compared_with_a_file(
    context: Context, show: Show, qtbot: QtBot, shot: Shot, tmp_path: Path
) -> None:
    dialog = CompareDialog(context)
    show(dialog, 980, 760)
    other, broken = tmp_path / "other.fabric", tmp_path / "broken.fabric"
    save_project(TEMPLATES["two-storey"].build({"racks": 2}).snapshot(), other)
    broken.write_bytes(b"nothing")
    dialog.ask_open = lambda: broken  # type: ignore[method-assign]
    qtbot.mouseClick(dialog.file_button, LEFT)
    qtbot.waitUntil(lambda: "broken.fabric" in dialog.note.text())
    assert dialog.comparison is None and not dialog.save_button.isEnabled()
    dialog.ask_open = lambda: other  # type: ignore[method-assign]
    qtbot.mouseClick(dialog.file_button, LEFT)
    qtbot.waitUntil(lambda: dialog.comparison is not None)
    shot(dialog, "compare-file")
    told = lines(dialog)
    assert told["racks"][0] == "2" and told["longest"][0] == "unknown"
    assert dialog.table.headerItem().text(2) == "other"
    dialog.reject()
