"""A check, a bill and a cable schedule for somebody who reads Chinese."""

import csv
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fabric_studio.base.language import speak, tr
from fabric_studio.base.progress import silent
from fabric_studio.base.translations import use_language
from fabric_studio.io.exporter import EXPORTERS
from fabric_studio.io.importers.design import import_design
from fabric_studio.rules.findings import Report
from fabric_studio.rules.rule import RULES
from fabric_studio.topology.template import TEMPLATES
from tests.factories_rules import crowded

HAN = re.compile(r"[\u4e00-\u9fff]")
# Names of parts and things, units and identifiers stay; three lower-case words in a row are a sentence that was left.
SENTENCE = re.compile(r"\b[a-z]{2,} [a-z]{2,} [a-z]{2,}\b")


@pytest.fixture(autouse=True)
def chinese() -> Iterator[None]:
    use_language("zh_CN")
    yield
    speak({})


def left_in_english(texts: list[str]) -> list[str]:
    return [text for text in texts if text and (SENTENCE.search(text) or not HAN.search(text))]


def test_the_findings_of_a_drawing_that_is_wrong_everywhere_are_chinese_and_count_the_same() -> None:
    report = crowded().check()
    assert len({finding.rule for finding in report.findings}) > 25
    assert left_in_english([finding.text for finding in report.findings]) == []
    assert left_in_english([finding.fix.text for finding in report.findings if finding.fix]) == []
    assert left_in_english([tr(status.note) for status in report.rules]) == []
    speak({})
    assert keys_of(crowded().check()) == keys_of(report)


def keys_of(report: Report) -> set[tuple[str, str, str, object]]:
    """What approvals, counts and scripts go by; it must not depend on the language."""
    return {(f.rule, f.severity, f.key, f.fix and f.fix.command) for f in report.findings}


def test_an_approval_given_in_one_language_holds_in_another() -> None:
    drawing = crowded()
    first = drawing.check().findings[0]
    with drawing.document.transaction("Approve") as tx:
        tx.add("approval", rule=first.rule, key=first.key, reason="seen")
    speak({})
    assert [finding.key for finding in drawing.check().findings if finding.approved] == [first.key]


def test_titles_reasons_and_sources_of_all_rules_have_their_chinese() -> None:
    for rule in RULES.values():
        assert left_in_english([tr(rule.title), tr(rule.rationale), tr(rule.mend)]) == [], rule.name


@pytest.mark.parametrize("name", ["bom.csv", "cables.csv"])
def test_tables_for_purchase_open_in_a_spreadsheet_with_intact_characters(name: str, tmp_path: Path) -> None:
    snapshot = crowded().document.snapshot()
    path = tmp_path / name
    EXPORTERS[name].write(snapshot, path, silent())
    data = path.read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(data.decode("utf-8-sig").splitlines()))
    assert all(HAN.search(title) for title in rows[0] if title != "SKU")
    assert {len(row) for row in rows if row} == {len(rows[0])}
    derivations = [row[rows[0].index("推导")] for row in rows[1:]] if name == "cables.csv" else []
    assert left_in_english(derivations) == []
    if name == "bom.csv":
        assert {"线缆", "交换机", "合计"} <= {row[1] for row in rows[1:] if row}


def test_the_report_of_an_import_is_chinese_and_its_json_keeps_its_keys(tmp_path: Path) -> None:
    source = tmp_path / "topology.conf"
    source.write_text("SwitchName=leaf1 Nodes=n[1-4]\nSwitchName=spine Switches=leaf1\nOdd=1\n")
    _, report = import_design(source)
    assert (
        left_in_english([*report.guessed, *report.warnings, *(item.reason for item in report.left_out)]) == []
    )
    assert set(report.as_json()) >= {"source", "format", "read", "guessed", "left_out", "warnings"}
    assert "nodes" in str(report.as_json()["read"])


def test_templates_say_what_they_are_in_chinese() -> None:
    for template in TEMPLATES.values():
        assert left_in_english([tr(template.summary), *(tr(param.help) for param in template.params)]) == []
