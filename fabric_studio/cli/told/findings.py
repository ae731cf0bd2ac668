"""The report of a check as text."""

from __future__ import annotations

from collections.abc import Iterator

from fabric_studio.model.snapshot import Snapshot
from fabric_studio.rules.findings import Report


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
        mark = f"approved ({finding.approved})" if finding.approved else finding.severity
        yield f"{mark}: {finding.text} [{finding.rule}]"
        if finding.fix and not finding.approved:
            yield f"  fix: {finding.fix.text}"
    for rule in report.rules:
        if rule.status not in ("passed", "failed"):
            yield f"{rule.status}: {rule.id}" + (f": {rule.note}" if rule.note else "")
        elif rule.found > rule.shown:
            yield f"and {rule.found - rule.shown:,} more of {rule.id} that are not listed"
    yield _summary(report)


def _summary(report: Report) -> str:
    count = report.summary
    passed = sum(rule.status == "passed" for rule in report.rules)
    found = [
        f"{count[name]:,} {words[0 if count[name] == 1 else 1]}"
        for name, words in (
            ("error", ("error", "errors")),
            ("warning", ("warning", "warnings")),
            ("info", ("note", "notes")),
            ("approved", ("approved", "approved")),
        )
        if count[name]
    ]
    return f"{', '.join(found) or 'Nothing found'}; {passed} of {len(report.rules)} rules passed"
