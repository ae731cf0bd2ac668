"""The report of an import as text and as JSON."""

from __future__ import annotations

import json

from fabric_studio.io.importers.report import Report, many, some


def _report() -> Report:
    report = Report("a.conf", "Slurm topology.conf", read={"switches": 1200, "levels": {"0": 2}})
    report.warn("careful")
    report.guess("one cable each")
    for line in range(1, 15):
        report.leave_out(f"row {line}", "commented out", line=line)
    report.leave_out("x" * 500, "too long")
    return report


def test_text_has_everything_or_says_how_much_more() -> None:
    assert _report().as_text().splitlines()[:10] == [
        "a.conf: read as Slurm topology.conf",
        "Read",
        "  switches: 1,200",
        "  levels: 0: 2",
        "Warnings",
        "  careful",
        "Guessed",
        "  one cable each",
        "Left out",
        "  commented out:",
    ]
    assert "    ... and 2 more" in _report().as_text()


def test_text_of_an_import_without_any_doubt() -> None:
    assert (
        Report("a", "b").as_text()
        == "a: read as b\nRead\nWarnings: none\nGuessed: nothing\nLeft out: nothing\n"
    )


def test_json_holds_every_line_left_out() -> None:
    found = json.loads(json.dumps(_report().as_json()))
    assert found["read"] == {"switches": 1200, "levels": {"0": 2}}
    assert len(found["left_out"]) == 15
    assert found["left_out"][0] == {"line": 1, "text": "row 1", "reason": "commented out"}
    assert found["left_out"][-1]["line"] is None and len(found["left_out"][-1]["text"]) == 160


def test_words() -> None:
    assert many(1, "switch") == "1 switch" and many(5441, "cable") == "5,441 cables"
    assert some(["a", "b", "c"], 2) == "a, b and 1 more"
