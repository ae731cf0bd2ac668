"""The project's name and the limits its rules go by lie in the project and can be undone."""

from __future__ import annotations

import pytest

from fabric_studio.app.commands import settings
from fabric_studio.app.session import Session
from fabric_studio.base.errors import InvariantError, UnknownNameError
from fabric_studio.rules.rule import RULES, Context
from tests.factories import library, pair_of_racks


def test_a_project_has_a_name_of_its_own():
    session = Session(library())
    settings.rename(session.document, "  Hall 7 ")
    assert session.title == "Hall 7"
    depth = session.document.undo_depth
    settings.rename(session.document, "Hall 7")
    assert session.document.undo_depth == depth
    settings.rename(session.document, "")
    assert session.title == "Untitled"
    for wrong in ("two\nlines", "x" * 300):
        with pytest.raises(InvariantError, match="one line of at most 200"):
            settings.rename(session.document, wrong)
    session.close()


def test_a_rule_goes_by_the_projects_own_limit_until_it_is_cleared():
    pair = pair_of_racks()

    def share():
        rule = RULES["cable-near-limit"]
        return Context(pair.document.snapshot(), library()).limit(rule, "share")

    usual = share()
    settings.set_limit(pair.document, "cable-near-limit", "share", 0.5)
    assert share() == 0.5 != usual
    settings.set_limit(pair.document, "cable-near-limit", "share", None)
    assert share() == usual and len(pair.document.snapshot().settings) == 0
    with pytest.raises(UnknownNameError, match="known: share"):
        settings.set_limit(pair.document, "cable-near-limit", "shar", 1)
    with pytest.raises(UnknownNameError, match="unknown rule"):
        settings.set_limit(pair.document, "cable-far-limit", "share", 1)
    with pytest.raises(InvariantError, match="at least 0"):
        settings.set_limit(pair.document, "cable-near-limit", "share", float("nan"))
