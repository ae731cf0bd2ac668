"""What holds for every rule there is: what it reads it names, its example is what it says, its page is up to date."""

from pathlib import Path

import pytest

from fabric_studio.app.commands import COMMANDS
from fabric_studio.model.kinds import KINDS
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.rules.document import page
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.rule import RULES, Context
from tests.factories_rules import Drawing, crowded

PAGE = Path(__file__).resolve().parents[3] / "docs" / "rules.md"
TABLES = {cls.__name__.lower(): cls.kind for cls in KINDS}


class Watched(Snapshot):
    """A snapshot that remembers which tables were read."""

    def __init__(self, snapshot: Snapshot) -> None:
        object.__setattr__(self, "read", set())
        super().__init__(snapshot.tables, snapshot.revision)
        self.read.clear()

    def __getattribute__(self, name: str):
        if name in TABLES:
            object.__getattribute__(self, "read").add(TABLES[name])
        return object.__getattribute__(self, name)

    def table(self, kind: str):
        self.read.add(kind)
        return super().table(kind)


@pytest.fixture(scope="module")
def snapshot() -> Snapshot:
    return crowded().document.snapshot()


@pytest.mark.parametrize("name", list(RULES))
def test_a_rule_names_every_kind_it_reads(name: str, snapshot: Snapshot) -> None:
    """Else a check after an edit of that kind would keep a stale answer."""
    watched = Watched(snapshot)
    rule = RULES[name]
    for item in rule.find(Context(watched, Drawing().library)):
        if isinstance(item, Batch):
            for index in range(len(item)):
                assert item.word(index).where[0][1] == item.uids[index]
    assert watched.read <= rule.depends_on


def test_nothing_crashes_on_a_drawing_that_is_wrong_everywhere(snapshot: Snapshot) -> None:
    report = crowded().check()
    assert [status for status in report.rules if status.status == "crashed"] == []
    quiet = {
        "no-path",
        "length-unknown",
        "no-stock-length",
        "breakout-lanes",
        "oversubscribed",
        "server-not-cabled",
        "front-faces-back",
        "pair-in-one-rack",
        "planes-share-way",
        "planes-share-feed",
        "networks-mixed",
        "scale-up-slow",
        "module-too-hot",
        "cable-in-no-tray",
        "bend-too-tight",
        "planes-meet",
        "roce-not-lossless",
        "cables-on-one-side",
        "name-unreadable",
    }
    told = {finding.rule for finding in report.findings}
    assert set(RULES) - told - quiet == set()


@pytest.mark.parametrize("name", list(RULES))
def test_a_rule_says_why_and_on_whose_word(name: str) -> None:
    rule = RULES[name]
    assert rule.name == name and rule.title and rule.rationale.endswith(".") and rule.source and rule.example
    assert not rule.title.endswith(".")
    assert all(limit.unit and limit.source for limit in rule.limits)


def test_every_fix_is_a_command_there_is() -> None:
    findings: list[Finding] = list(crowded().check().findings)
    assert {finding.fix.command for finding in findings if finding.fix} <= set(COMMANDS)
    assert all(RULES[finding.rule].mend for finding in findings if finding.fix)


def test_the_page_of_rules_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m fabric_studio.rules.document"
