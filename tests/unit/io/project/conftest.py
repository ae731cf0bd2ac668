"""A saved project."""

from __future__ import annotations

import pytest

from tests.factories_project import a_design, place_of


@pytest.fixture
def project(tmp_path):
    return place_of(a_design(), tmp_path, "design.fabric")
