"""The engine: what it says of rules that did not get to their end, of approvals, and of very many findings."""

import json
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from fabric_studio.app.commands import findings as finding_commands
from fabric_studio.base.errors import UnknownNameError
from fabric_studio.base.progress import Progress
from fabric_studio.catalog.library import load_library
from fabric_studio.cli.told.findings import names_of
from fabric_studio.model.journal import Document
from fabric_studio.rules.engine import SHOWN_PER_RULE, check, check_changed
from fabric_studio.rules.findings import Batch, Finding, Fix, Report
from fabric_studio.rules.rule import RULES, Context, NotApplicable, Rule
from tests.factories_rules import Drawing


def rule(name: str, *findings: Finding | Batch | Exception, kinds: tuple[str, ...] = ()) -> Rule:
    def find(context: Context) -> Iterator[Finding | Batch]:
        for item in findings:
            if isinstance(item, Exception):
                raise item
            yield item

    return Rule(name, "error", f"{name} happens", "why", "source", kinds, find)


def finding(uid: int, severity: str = "error", name: str = "bad", **fields: object) -> Finding:
    return Finding(name, severity, f"{name} {uid}", (("rack", uid),), **fields)  # type: ignore[arg-type]


@pytest.fixture
def with_rules(monkeypatch: pytest.MonkeyPatch):
    def use(*rules: Rule) -> None:
        monkeypatch.setattr("fabric_studio.rules.engine.RULES", {r.name: r for r in rules})

    return use


def run(document: Document | None = None, **options: object) -> Report:
    return check((document or Document()).snapshot(), load_library(), **options)  # type: ignore[arg-type]


def test_an_empty_design_has_no_findings_and_every_rule_is_accounted_for() -> None:
    report = run()
    assert report.findings == () and [status.id for status in report.rules] == list(RULES)
    assert {status.status for status in report.rules} == {"passed"} and report.complete
    assert report.summary == {"error": 0, "warning": 0, "info": 0, "approved": 0}


def test_a_single_rack_is_no_trouble() -> None:
    drawing = Drawing()
    drawing.rack()
    report = drawing.check()
    assert report.findings == () and not any(s.status == "crashed" for s in report.rules)


def test_a_rule_that_crashes_is_never_passed(with_rules) -> None:
    with_rules(rule("bad", finding(1), ValueError("odd\nfile")), rule("good"))
    report = run()
    crashed, passed = report.rules
    assert (crashed.id, crashed.status, crashed.note) == ("bad", "crashed", "ValueError: odd\nfile")
    assert passed.status == "passed" and report.findings == () and not report.complete
    assert [status.id for status in report.unanswered] == ["bad"]
    assert report.to_json({})["rules"][0] == {
        "id": "bad",
        "status": "crashed",
        "note": "ValueError: odd\nfile",
    }


def test_a_rule_without_anything_to_judge_by_did_not_run(with_rules) -> None:
    with_rules(rule("bad", NotApplicable("nobody stated a limit")))
    report = run()
    (status,) = report.rules
    assert (status.status, status.note, status.answered) == ("not-run", "nobody stated a limit", False)
    assert report.unanswered == (status,) and report.complete, "there is nothing to wait for"


def test_rules_nobody_asked_for_are_not_passed() -> None:
    report = run(only=["no-path"])
    states = {status.id: status.status for status in report.rules}
    assert states.pop("no-path") == "passed" and set(states.values()) == {"not-run"}
    assert not report.complete


def test_an_unknown_rule_suggests_the_nearest() -> None:
    with pytest.raises(UnknownNameError, match=r"unknown rule 'no-pth'; known: no-path"):
        run(only=["no-pth"])


def test_a_cancelled_check_says_which_rules_it_left_out(with_rules) -> None:
    seen: list[tuple[float, str]] = []
    progress = Progress(lambda fraction, text: seen.append((fraction, text)))

    def stop(context: Context) -> Iterator[Finding]:
        progress.cancel()
        yield finding(1)

    with_rules(rule("first"), replace(rule("second"), find=stop), rule("third"), rule("fourth"))
    report = run(progress=progress)
    assert [status.status for status in report.rules] == ["passed", "failed", "cancelled", "cancelled"]
    assert seen == [(0.0, "first happens"), (0.25, "second happens")] and not report.complete


def test_errors_come_first_and_approved_findings_last(with_rules) -> None:
    with_rules(
        rule("bad", finding(1, "info"), finding(2, "warning")), rule("worse", finding(3, name="worse"))
    )
    document = Document()
    finding_commands.approve(document, finding(3, name="worse"), "as built")
    report = run(document)
    assert [(f.rule, f.severity, f.approved) for f in report.findings] == [
        ("bad", "warning", ""),
        ("bad", "info", ""),
        ("worse", "error", "as built"),
    ]
    assert report.summary == {"error": 0, "warning": 1, "info": 1, "approved": 1}
    assert [status.status for status in report.rules] == ["failed", "passed"]


def test_an_approval_survives_re_wording_and_holds_for_its_own_thing_only(with_rules) -> None:
    document = Document()
    finding_commands.approve(document, finding(1), "as built")
    reworded = replace(finding(1), text="said otherwise")
    with_rules(rule("bad", reworded, finding(2)), rule("other", finding(1, name="other")))
    report = run(document)
    assert [(f.text, f.approved) for f in report.findings] == [
        ("bad 2", ""),
        ("other 1", ""),
        ("said otherwise", "as built"),
    ]


def test_a_finding_about_many_things_can_bring_its_own_key() -> None:
    assert finding(1).key == "rack:1"
    assert finding(1, key="tier:1").key == "tier:1"
    assert Finding("r", "info", "", (("cable", 3), ("device", 4))).key == "cable:3 device:4"


def batch(count: int, worded: list[int]) -> Batch:
    def word(index: int) -> Finding:
        worded.append(index)
        return finding(index + 1)

    return Batch("error", np.arange(1, count + 1), word)


def test_of_very_many_findings_all_are_counted_and_few_are_worded(with_rules) -> None:
    worded: list[int] = []
    with_rules(rule("bad", finding(10**6), batch(200_000, worded), finding(10**7)))
    report = run()
    (status,) = report.rules
    assert (status.found, status.shown, status.status) == (200_002, SHOWN_PER_RULE, "failed")
    assert len(report.findings) == SHOWN_PER_RULE and len(worded) == SHOWN_PER_RULE - 1
    assert worded == list(range(SHOWN_PER_RULE - 1)), "the worst are listed"
    assert report.summary["error"] == 200_002
    assert report.to_json({})["rules"] == [
        {"id": "bad", "status": "failed", "found": 200_002, "shown": SHOWN_PER_RULE}
    ]


def test_approved_ones_among_very_many_are_found(with_rules) -> None:
    document = Document()
    for uid in (5, 150_000):
        finding_commands.approve(document, finding(uid), "fine")
    with document.transaction("Odd") as tx:
        for key in ("", "rack:", "rack:x", "rack:99999999999999999999999999", "free text"):
            tx.add("approval", rule="bad", key=key, reason="odd")
    with_rules(rule("bad", batch(200_000, [])))
    report = run(document)
    assert report.summary == {"error": 199_998, "warning": 0, "info": 0, "approved": 2}
    assert [f.where[0][1] for f in report.findings if f.approved] == [5, 150_000]
    assert sum(not f.approved for f in report.findings) == SHOWN_PER_RULE


def test_a_rule_whose_findings_are_all_approved_has_passed(with_rules) -> None:
    document = Document()
    for uid in (1, 2, 3):
        finding_commands.approve(document, finding(uid), "fine")
    with_rules(rule("bad", batch(3, [])))
    (status,) = run(document).rules
    assert (status.status, status.found, status.counts["approved"]) == ("passed", 3, 3)


# -- JSON -------------------------------------------------------------------------------------------------------------


def test_json_has_the_keys_that_the_command_line_promises() -> None:
    """PRODUCT.md, `check --json`."""
    drawing = Drawing()
    a, z = drawing.device("mi300x-8u"), drawing.device("mi300x-8u")
    cable = drawing.cable((a, 0), (z, 0), "400g4-cr4-dac", 3.4)
    report = drawing.check()
    names = names_of(drawing.document.snapshot(), report)
    found = json.loads(json.dumps(report.to_json(names), allow_nan=False))
    assert set(found) == {"findings", "rules", "summary"}
    assert set(found["summary"]) == {"error", "warning", "info"}
    (first,) = found["findings"]
    assert set(first) == {"rule", "severity", "text", "where", "actual", "limit", "unit", "fix"}
    assert first["where"] == [{"kind": "cable", "id": cable, "name": "C00001"}]
    assert first["fix"] == {
        "command": "set-medium",
        "args": {"cables": [cable], "medium": "400g4-aec"},
        "text": "use 400G AEC (4x100G), 5 m",
    }
    assert (first["actual"], first["limit"], first["unit"]) == (3.4, 2.0, "m")
    states = {entry["id"]: entry for entry in found["rules"]}
    assert list(states) == list(RULES)
    assert states["no-path"] == {"id": "no-path", "status": "passed"}
    assert states["floor-load"] == {
        "id": "floor-load",
        "status": "not-run",
        "note": "no storey states a floor load rating",
    }


def test_json_keeps_approved_findings_apart_with_their_reason(with_rules) -> None:
    document = Document()
    finding_commands.approve(document, finding(1), "as built")
    with_rules(rule("bad", finding(1), finding(2)))
    found = run(document).to_json({("rack", 2): "A-02"})
    assert [f["text"] for f in found["findings"]] == ["bad 2"] and found["summary"]["error"] == 1
    assert [(f["text"], f["reason"]) for f in found["approved"]] == [("bad 1", "as built")]


def test_json_knows_no_infinity() -> None:
    odd = finding(1, actual=float("inf"), limit=float("nan"), fix=Fix("move", {"dx_mm": 1.0}, "move it"))
    said = Report((odd,), (), 0).to_json({})
    assert json.loads(json.dumps(said, allow_nan=False))["findings"][0]["actual"] is None


# -- after an edit ----------------------------------------------------------------------------------------------------


def test_only_rules_that_read_what_changed_run_again(with_rules) -> None:
    ran: list[str] = []

    def counting(name: str, *kinds: str) -> Rule:
        def find(context: Context) -> Iterator[Finding]:
            ran.append(name)
            yield finding(len(ran), name=name)

        return replace(rule(name, kinds=kinds), find=find)

    with_rules(counting("racks", "rack"), counting("cables", "cable", "device"), counting("all"))
    before = run()
    ran.clear()
    after = check_changed(Document().snapshot(), load_library(), before, {"device"})
    assert ran == ["cables", "all"]
    assert [f.text for f in after.findings] == ["racks 1", "cables 1", "all 2"]
    assert after.summary["error"] == 3


def test_rules_that_did_not_get_to_their_end_run_again(with_rules) -> None:
    document, library = Document(), load_library()
    with_rules(rule("a", ValueError(), kinds=("rack",)), rule("b", NotApplicable("no"), kinds=("rack",)))
    before = run(document)
    with_rules(rule("a", kinds=("rack",)), rule("b", kinds=("rack",)))
    after = check_changed(document.snapshot(), library, before, {"cable"})
    assert [status.status for status in after.rules] == ["passed", "not-run"]


def test_approving_and_withdrawing_is_seen_at_once() -> None:
    drawing = Drawing()
    a, z = drawing.device("mi300x-8u"), drawing.device("mi300x-8u")
    drawing.cable((a, 0), (z, 0), "400g4-cr4-dac", 3.4)
    before = drawing.check()
    finding_commands.approve(drawing.document, before.findings[0], "a test rig")
    snapshot = drawing.document.snapshot()
    approved = check_changed(snapshot, drawing.library, before, {"approval"})
    assert approved == drawing.check() and approved.summary["approved"] == 1
    finding_commands.withdraw_approval(drawing.document, before.findings[0])
    again = check_changed(drawing.document.snapshot(), drawing.library, approved, {"approval"})
    assert again == drawing.check() and again.summary["error"] == 1


def test_a_setting_concerns_every_rule() -> None:
    """The project may set the severity of any, and limits of some."""
    assert all("setting" in entry.depends_on for entry in RULES.values())
    assert {name for name, entry in RULES.items() if entry.limits} >= {"cable-near-limit", "tray-fill", "oversubscribed"}
