"""What belongs to the user: kept between starts, and never in the way when damaged."""

from __future__ import annotations

import pytest

from fabric_studio.app.preferences import MOST_RECENT, Preferences, PreferencesFile


def test_preferences_are_kept(tmp_path):
    path = tmp_path / "deep" / "preferences.json"
    PreferencesFile(path).change(theme="dark", units="imperial")
    again = PreferencesFile(path)
    assert (again.values.theme, again.values.units, again.problem) == ("dark", "imperial", "")


@pytest.mark.parametrize(
    "data", [b"", b"{", b'{"theme": "pink"}', b'{"colour": 1}', b"\xff\xfe", b"[" * 100_000]
)
def test_a_damaged_file_means_defaults_and_says_so(tmp_path, data):
    path = tmp_path / "preferences.json"
    path.write_bytes(data)
    found = PreferencesFile(path)
    assert found.values == Preferences()
    assert found.problem.startswith(f"{path}: preferences cannot be read") and "\n" not in found.problem
    found.change(theme="light")
    assert PreferencesFile(path).problem == ""


def test_recent_files_have_the_newest_first_and_only_those_that_exist(tmp_path):
    preferences = PreferencesFile(tmp_path / "preferences.json")
    files = [tmp_path / f"{n}.fabric" for n in range(MOST_RECENT + 3)]
    for file in files:
        file.touch()
        preferences.add_recent(file)
    preferences.add_recent(files[5])
    files[6].unlink()
    recent = preferences.recent_files()
    assert recent[0] == files[5] and recent.count(files[5]) == 1 and files[6] not in recent
    assert len(preferences.values.recent) == MOST_RECENT


def test_a_disk_that_cannot_be_written_loses_only_the_preferences(tmp_path):
    (tmp_path / "file").touch()
    preferences = PreferencesFile(tmp_path / "file" / "preferences.json")
    preferences.change(theme="dark")
    assert preferences.values.theme == "dark"
