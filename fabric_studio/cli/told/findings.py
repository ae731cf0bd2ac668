"""The report of a check as text."""

from __future__ import annotations

from collections.abc import Iterator

from fabric_studio.base.language import counted, mark, tr
from fabric_studio.base.wording import listed
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.rules.findings import Report

_WORDS = (
    mark("error"),
    mark("warning"),
    mark("info"),
    mark("not-run"),
    mark("crashed"),
    mark("cancelled"),
)
"""Severities and states of rules, which are keys in the JSON."""


def names_of(snapshot: Snapshot, report: Report) -> dict[tuple[str, int], str]:
    """What the things that findings point at are called, by kind and uid."""
    wanted = {place for finding in report.findings for place in finding.where}
    return {
        (kind, uid): str(snapshot.table(kind).get(uid).name)
        for kind, uid in wanted
        if uid in snapshot.table(kind)
    }


def told(report: Report) -> Iterator[str]:
    """A line for each finding with its fix, for each rule that says less than all, and the count at the end."""
    for finding in report.findings:
        said = (
            tr("approved ({reason})", reason=finding.approved) if finding.approved else tr(finding.severity)
        )
        yield tr("{severity}: {text} [{rule}]", severity=said, text=finding.text, rule=finding.rule)
        if finding.fix and not finding.approved:
            yield "  " + tr("fix: {text}", text=finding.fix.text)
    for rule in report.rules:
        if rule.status not in ("passed", "failed"):
            yield (
                tr("{status}: {rule}: {note}", status=tr(rule.status), rule=rule.id, note=tr(rule.note))
                if rule.note
                else tr("{status}: {rule}", status=tr(rule.status), rule=rule.id)
            )
            if rule.asks:
                options = " ".join(f"--set {rule.id}.{name}=NUMBER" for name in rule.asks)
                yield "  " + tr(
                    "state it in the rule settings of the window, or here: {options}", options=options
                )
        elif rule.found > rule.shown:
            yield tr(
                "and {count:,} more of {rule} that are not listed",
                count=rule.found - rule.shown,
                rule=rule.id,
            )
    yield _summary(report)


def _summary(report: Report) -> str:
    count = report.summary
    passed = sum(rule.status == "passed" for rule in report.rules)
    found = [
        counted(count[name], one, many)
        for name, one, many in (
            ("error", mark("{count} error"), mark("{count} errors")),
            ("warning", mark("{count} warning"), mark("{count} warnings")),
            ("info", mark("{count} note"), mark("{count} notes")),
            ("approved", mark("{count} approved"), mark("{count} approved")),
        )
        if count[name]
    ]
    return tr(
        "{found}; {passed} of {rules} rules passed",
        found=listed(found) or tr("Nothing found"),
        passed=passed,
        rules=len(report.rules),
    )
