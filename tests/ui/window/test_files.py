"""New, open, save and recover from the window; nothing unsaved is lost without asking."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from fabric_studio.app.commands import arrange
from fabric_studio.model.journal import Document
from tests.factories_plan import plan


def edit(window) -> None:
    rack = window.context.snapshot.racks.uid[:1]
    window.context.do(arrange.move, window.context.document, {"rack": rack}, 100.0, 0.0)


@pytest.fixture
def saved(open_window, tmp_path):
    """A window on a project that lies in a file."""
    window = open_window(plan(1, 3))
    path = tmp_path / "pod.fabric"
    window.files.ask_save = lambda *_: path
    window.context.actions["file.save"].trigger()
    assert path.exists() and not window.context.session.dirty
    return window, path


def wait_for(qtbot, window) -> None:
    qtbot.waitUntil(lambda: not window.work.busy, timeout=20_000)


def test_the_title_says_what_is_open_and_whether_it_is_saved(saved):
    window, path = saved
    assert window.top.file.text() == path.name and window.top.dot.isHidden()
    edit(window)
    assert not window.top.dot.isHidden() and window.windowTitle().startswith("●")
    window.context.actions["edit.undo"].trigger()
    assert window.top.dot.isHidden()


def test_closing_with_unsaved_changes_asks_and_cancel_stays(saved):
    window, _ = saved
    edit(window)
    asked = []
    window.files.ask_unsaved = lambda: asked.append(1) or "cancel"
    event = QCloseEvent()
    window.closeEvent(event)
    assert asked and not event.isAccepted()
    window.files.ask_unsaved = lambda: "discard"


def test_closing_without_changes_does_not_ask(saved):
    window, _ = saved
    window.files.ask_unsaved = lambda: pytest.fail("asked for nothing")
    assert window.close()


def test_saving_on_the_way_out_keeps_the_edit(saved, session_on):
    window, path = saved
    edit(window)
    x = window.context.snapshot.racks.x_mm[0]
    window.files.ask_unsaved = lambda: "save"
    assert window.close()
    again = session_on(None)
    again.open(path)
    assert again.document.snapshot().racks.x_mm[0] == x
    again.close()


def test_a_large_design_is_saved_in_the_background(saved, qtbot, monkeypatch):
    monkeypatch.setattr("fabric_studio.app.large.LARGE_ROWS", 0)
    window, path = saved
    edit(window)
    before = path.read_bytes()
    told = []
    window.context.notices.posted.connect(lambda notice: told.append(notice.text))
    window.context.actions["file.save"].trigger()
    assert window.work.busy and path.read_bytes() == before
    wait_for(qtbot, window)
    assert not window.context.session.dirty and path.read_bytes() != before
    assert told == ["Saved pod.fabric"]


def test_closing_saves_a_large_design_in_the_background_and_goes_then(saved, qtbot, monkeypatch):
    monkeypatch.setattr("fabric_studio.app.large.LARGE_ROWS", 0)
    window, path = saved
    edit(window)
    before = path.read_bytes()
    window.files.ask_unsaved = lambda: "save"
    assert not window.close() and window.isVisible()
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=20_000)
    assert path.read_bytes() != before


def test_opening_another_project_asks_first_and_shows_it(saved, qtbot, open_window, tmp_path):
    _window, path = saved
    other = open_window(plan(2, 4))
    edit(other)
    answers = iter(["cancel", "discard"])
    other.files.ask_unsaved = lambda: next(answers)
    other.files.open_path(path)
    assert len(other.context.snapshot.racks) == 8
    other.files.open_path(path)
    wait_for(qtbot, other)
    assert len(other.context.snapshot.racks) == 3
    assert other.context.session.path == path
    other.files.ask_unsaved = lambda: "discard"


def test_a_file_that_is_no_project_leaves_the_design_open_and_says_why(saved, qtbot, tmp_path):
    window, _ = saved
    bad = tmp_path / "bad.fabric"
    bad.write_text("not a project")
    window.files.open_path(bad)
    wait_for(qtbot, window)
    assert len(window.context.snapshot.racks) == 3
    assert window.toast.isVisible() and "bad.fabric" in window.toast.notice.text
    assert window.toast.notice.severity == "error"


def test_a_place_that_cannot_be_written_is_a_notice_and_nothing_is_lost(saved, tmp_path):
    window, _ = saved
    edit(window)
    window.files.ask_save = lambda *_: tmp_path / "nowhere" / "x.fabric"
    window.context.actions["file.save_as"].trigger()
    assert window.context.session.dirty
    assert window.toast.notice.severity == "error"


def test_a_project_dropped_on_the_window_is_opened(saved, qtbot, open_window):
    _, path = saved
    other = open_window(Document())
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    drop = (QPoint(50, 50), Qt.DropAction.CopyAction, mime)
    held = (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(other, QDragEnterEvent(*drop, *held))
    QApplication.sendEvent(
        other,
        QDropEvent(
            QPointF(50, 50),
            Qt.DropAction.CopyAction,
            mime,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        ),
    )
    wait_for(qtbot, other)
    assert len(other.context.snapshot.racks) == 3


def test_recent_projects_are_on_the_start_page_and_in_the_menu(saved, qtbot, open_window):
    _, path = saved
    window = open_window(Document())
    window.context.session.preferences.add_recent(path)
    window.start.refresh()
    rows = [b for b in window.start.findChildren(QPushButton) if b.property("role") == "row"]
    assert rows and path.name in rows[0].text()
    QTest.mouseClick(rows[0], Qt.MouseButton.LeftButton)
    wait_for(qtbot, window)
    assert len(window.context.snapshot.racks) == 3 and window.start.isHidden()


KILLED = """
import os, signal, sys
from pathlib import Path
from fabric_studio.app.opened import Opened
from fabric_studio.app.preferences import PreferencesFile
from fabric_studio.app.session import Session
from tests.factories_plan import plan

folder = Path(sys.argv[1])
session = Session(preferences=PreferencesFile(folder / "other.json"), recovery=folder / "recovery")
session.adopt(Opened(plan(1, 4), "Pod"))
with session.document.transaction("Rename rack") as tx:
    tx.set("rack", tx.table("rack").uid[:1], name="lost-and-found")
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_what_a_kill_left_is_offered_and_comes_back(open_window, tmp_path):
    killed = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path)], check=False)
    assert killed.returncode == -signal.SIGKILL
    window = open_window(Document())
    assert window.start.isVisible()
    words = [label.text() for label in window.start.findChildren(QLabel)]
    assert any("Rename rack" in text for text in words)
    buttons = {b.text(): b for b in window.start.findChildren(QPushButton)}
    QTest.mouseClick(buttons["Recover"], Qt.MouseButton.LeftButton)
    snapshot = window.context.snapshot
    assert snapshot.racks.name[0] == "lost-and-found" and len(snapshot.cables) > 0
    assert window.context.session.dirty and window.start.isHidden()


def test_export_writes_the_file_and_can_be_repeated(saved, qtbot, tmp_path):
    window, _ = saved
    target = tmp_path / "bom.csv"
    window.files.ask_save = lambda *_: target
    window.files.export("bom.csv")
    wait_for(qtbot, window)
    assert target.exists()
    target.unlink()
    window.context.actions["file.export_again"].trigger()
    wait_for(qtbot, window)
    assert target.exists()


def test_a_cluster_is_imported_with_a_report(open_window, qtbot, tmp_path):
    source = tmp_path / "topology.conf"
    source.write_text(
        "SwitchName=leaf1 Nodes=node[1-4]\nSwitchName=leaf2 Nodes=node[5-8]\nSwitchName=spine Switches=leaf[1-2]\n"
    )
    window = open_window(Document())
    window.files.import_path(Path(source))
    wait_for(qtbot, window)
    assert len(window.context.snapshot.devices) == 11
    dialog = QApplication.activeModalWidget() or QApplication.activeWindow()
    assert dialog is not None
    for widget in QApplication.topLevelWidgets():
        if widget is not window and widget.isVisible():
            widget.close()


def test_a_template_is_drawn_in_the_background(open_window, qtbot):
    window = open_window(Document())
    window.files.from_template("leaf-spine", {})
    wait_for(qtbot, window)
    assert len(window.context.snapshot.cables) > 0
    assert window.context.report is None or window.context.report is not None
