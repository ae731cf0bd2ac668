"""What is chosen in the preferences is kept, takes effect, and is there again at the next start."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from fabric_studio.app.commands import locks
from fabric_studio.app.preferences import PreferencesFile
from fabric_studio.base.language import speak, tr
from fabric_studio.io.house_style import STYLE, write_as
from fabric_studio.io.labels import device_labels
from fabric_studio.io.sheets import write_csv
from fabric_studio.ui.dialogs.preferences import PreferencesDialog
from fabric_studio.ui.main import speak_in
from fabric_studio.ui.selection import chosen
from fabric_studio.ui.window.main_window import MainWindow
from tests.factories_plan import plan


@pytest.fixture(autouse=True)
def as_before():
    yield
    speak({})
    write_as(csv_encoding="utf-8-sig", label_profile="TIA-606 style")


def pick(combo: QComboBox, data: object) -> None:
    """Choose an entry as a user does."""
    row = combo.findData(data)
    combo.setCurrentIndex(row)
    combo.activated.emit(row)


def opened(open_window: Callable[..., MainWindow], qtbot: QtBot) -> tuple[MainWindow, PreferencesDialog]:
    window = open_window(plan(1, 3))
    dialog = PreferencesDialog(window.context, window)
    qtbot.addWidget(dialog)
    dialog.show()
    return window, dialog


def test_labels_and_tables_are_written_as_chosen(open_window, qtbot, tmp_path: Path) -> None:
    window, dialog = opened(open_window, qtbot)
    snapshot = window.context.snapshot
    by_place = device_labels(snapshot)
    write_csv(tmp_path / "a.csv", ["机柜"], [])
    pick(dialog.labels, "device name")
    pick(dialog.encoding, "utf-8")
    write_csv(tmp_path / "b.csv", ["机柜"], [])
    assert (STYLE.label_profile, STYLE.csv_encoding) == ("device name", "utf-8")
    assert device_labels(snapshot) == [str(name) for name in snapshot.devices.name] != by_place
    assert (tmp_path / "a.csv").read_bytes() == b"\xef\xbb\xbf" + (tmp_path / "b.csv").read_bytes()
    kept = PreferencesFile(tmp_path / "preferences.json").values
    assert (kept.label_profile, kept.csv_encoding) == ("device name", "utf-8")


def test_the_language_is_kept_and_the_dialog_says_when_it_changes(
    open_window, qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _window, dialog = opened(open_window, qtbot)
    pick(dialog.language, "zh_CN")
    assert dialog.note.isVisible() and "FABRIC_STUDIO_LANGUAGE" in dialog.note.text()
    monkeypatch.delenv("FABRIC_STUDIO_LANGUAGE")
    pick(dialog.language, "zh_CN")
    assert "重新启动" in dialog.note.text()
    speak_in(PreferencesFile(tmp_path / "preferences.json").values.language)
    assert tr("Rack") == "机柜"


def test_a_project_saves_itself_when_asked_to_and_only_then(open_window, qtbot, tmp_path: Path) -> None:
    window, dialog = opened(open_window, qtbot)
    session = window.context.session
    assert not window.autosave.timer.isActive()
    pick(dialog.autosave, 5)
    assert window.autosave.timer.isActive() and window.autosave.timer.interval() == 300_000
    lock = chosen("rack", session.document.snapshot().racks.uid[0])
    locks.lock(session.document, lock)
    window.autosave.save()
    assert session.dirty, "a project without a file is left alone"
    session.save(tmp_path / "x.fabric")
    locks.unlock(session.document, lock)
    window.autosave.save()
    qtbot.waitUntil(lambda: not session.dirty)
    pick(dialog.autosave, 0)
    assert not window.autosave.timer.isActive()
