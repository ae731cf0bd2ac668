"""A session with its files in a folder of the test, and a project on the disk."""

from __future__ import annotations

import pytest

from fabric_studio.app.preferences import PreferencesFile
from fabric_studio.app.session import Session
from fabric_studio.io.project import save_project
from tests.factories import library, pair_of_racks


@pytest.fixture
def session(tmp_path):
    made = Session(
        library(), preferences=PreferencesFile(tmp_path / "preferences.json"), recovery=tmp_path / "recovery"
    )
    yield made
    made.close()


@pytest.fixture
def project(tmp_path):
    path = tmp_path / "pair.fabric"
    save_project(pair_of_racks().document.snapshot(), path, view={"zoom": 2}, runs={"r": b"1"})
    return path
