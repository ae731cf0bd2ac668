"""Severities, limits and profiles of the project."""

import pytest

from fabric_studio.app.commands import settings
from fabric_studio.base.errors import UnknownNameError
from fabric_studio.base.translations import read_catalogue
from fabric_studio.catalog.library import load_library
from fabric_studio.io.project import load_project, save_project
from fabric_studio.rules.engine import changed_kinds, check, check_changed
from fabric_studio.rules.findings import SEVERITIES
from fabric_studio.rules.profiles import PROFILES
from fabric_studio.rules.rule import OFF, RULES
from tests.factories_rules import crowded

RULE = "cable-too-long"


@pytest.mark.parametrize("name", list(PROFILES))
def test_a_profile_changes_only_what_rules_have_and_says_why(name: str) -> None:
    profile = PROFILES[name]
    assert profile.title and profile.reason.endswith(".")
    for change in profile.changes:
        rule = RULES[change.rule]
        assert change.reason.endswith(".")
        if change.name == "severity":
            assert change.value in (*SEVERITIES, OFF)
            assert change.value != rule.severity or name == "retrofit"
        else:
            assert change.name in {limit.name for limit in rule.limits} and float(change.value) >= 0


@pytest.mark.parametrize("severity", ["warning", "info"])
def test_a_project_says_how_much_a_rule_counts(severity: str, tmp_path) -> None:
    drawing = crowded()
    before, report = drawing.document.snapshot(), drawing.check()
    found = report.counts["error"]
    mine = sum(status.counts.get("error", 0) for status in report.rules if status.id == RULE)
    assert mine
    settings.set_severity(drawing.document, RULE, severity)
    after = drawing.document.snapshot()
    told = check(after, drawing.library)
    assert told.counts["error"] == found - mine
    assert {f.severity for f in told.findings if f.rule == RULE and not f.approved} == {severity}
    again = check_changed(after, drawing.library, report, changed_kinds(before, after))
    assert again.counts == told.counts
    save_project(after, tmp_path / "x.fabric")
    kept = check(load_project(tmp_path / "x.fabric")[0].snapshot(), drawing.library)
    assert kept.counts == told.counts
    drawing.document.undo()
    assert drawing.check().counts == report.counts


def test_a_rule_that_is_switched_off_says_so_and_is_not_passed() -> None:
    drawing = crowded()
    settings.set_severity(drawing.document, RULE, "off")
    (status,) = [status for status in drawing.check().rules if status.id == RULE]
    assert (status.status, status.note) == ("not-run", "switched off in this project")
    settings.set_severity(drawing.document, RULE, None)
    (status,) = [status for status in drawing.check().rules if status.id == RULE]
    assert status.status == "failed"
    with pytest.raises(UnknownNameError):
        settings.set_severity(drawing.document, RULE, "fatal")


def test_a_profile_is_one_step_and_takes_the_one_before_back() -> None:
    drawing = crowded()
    settings.use_profile(drawing.document, "strict")
    depth = drawing.document.undo_depth
    strict = drawing.check()
    assert strict.counts["error"] > check(crowded().document.snapshot(), load_library()).counts["error"]
    settings.use_profile(drawing.document, "sketch")
    assert drawing.document.undo_depth == depth + 1
    names = set(drawing.document.snapshot().settings.name.tolist())
    assert "rule.tray-fill.warn" not in names and "rule.figures-missing.severity" in names
    settings.use_profile(drawing.document, "default")
    assert not [n for n in drawing.document.snapshot().settings.name if n.startswith("rule.")]
    with pytest.raises(UnknownNameError):
        settings.use_profile(drawing.document, "no such profile")


def test_titles_and_reasons_of_all_profiles_have_their_chinese() -> None:
    chinese = read_catalogue("zh_CN")
    texts = {text for profile in PROFILES.values() for text in (profile.title, profile.reason)}
    assert {text for text in texts if not chinese.get(text)} == set()
