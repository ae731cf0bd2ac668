"""Runs the rules over a snapshot. The window, the command line and the tests get the same result from here."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

import numpy as np

from fabric_studio.base.errors import CancelledError
from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress, silent
from fabric_studio.catalog.library import Library
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.rules.findings import NOT_ASKED_FOR, SEVERITIES, Batch, Finding, Report, RuleStatus
from fabric_studio.rules.rule import MOVED, RULES, Context, NotApplicable, Rule

SHOWN_PER_RULE = 1000
"""Findings of one rule that are listed, the worst where the rule can tell; all of them are counted."""

Outcome = tuple[RuleStatus, list[Finding]]

_log = logging.getLogger(__name__)


def check(
    snapshot: Snapshot,
    library: Library,
    *,
    only: Iterable[str] | None = None,
    progress: Progress | None = None,
) -> Report:
    """Check a design against all rules, or those named in `only` (UnknownNameError for a name that is no rule); the
    others are reported as not run.

    A rule that raises is reported as crashed, never as passed. Cancelling marks the remaining rules as cancelled.
    """
    chosen = set(RULES) if only is None else {RULES[name].name for name in only}
    left_out: dict[str, Outcome] = {
        name: (RuleStatus(name, "not-run", note=NOT_ASKED_FOR), []) for name in set(RULES) - chosen
    }
    return _check(snapshot, library, left_out, progress or silent())


def check_changed(
    snapshot: Snapshot,
    library: Library,
    previous_report: Report,
    change_kinds: Iterable[str],
    *,
    progress: Progress | None = None,
) -> Report:
    """What `check` would report, from the report on an earlier revision and the kinds that were edited since: only rules
    that read one of these kinds run again, and those that did not get to their end."""
    changed = set(change_kinds)
    approving: set[str] = set()
    if "approval" in changed:
        approving = {f.rule for f in previous_report.findings if f.approved}
        approving |= set(snapshot.approvals.rule.tolist())
    kept: dict[str, Outcome] = {}
    for status in previous_report.rules:
        rule = RULES.get(status.id)
        if rule is None or status.status in ("crashed", "cancelled") or status.id in approving:
            continue
        if not rule.concerned_by(changed, sum(status.counts.values())):
            kept[status.id] = (status, [])
    for finding in previous_report.findings:
        if finding.rule in kept:
            kept[finding.rule][1].append(finding)
    return _check(snapshot, library, kept, progress or silent())


def changed_kinds(before: Snapshot, after: Snapshot) -> set[str]:
    """The kinds of which something was edited between two revisions of one document, undone edits and skipped revisions
    included: an edit makes a new table. `rack.place` in the place of `rack` where racks were only moved or turned."""
    changed = {kind for kind, table in after.tables.items() if table is not before.tables.get(kind)}
    return changed - {"rack"} | {MOVED} if "rack" in changed and _only_moved(before, after) else changed


def _only_moved(before: Snapshot, after: Snapshot) -> bool:
    """Every edit makes new columns of what it sets."""
    old, new = before.racks, after.racks
    others = (name for name in new.columns if name not in ("x_mm", "y_mm", "rotation_deg", "position_known"))
    same = all(
        np.array_equal(old.columns[name], new.columns[name])
        for name in others
        if old.columns[name] is not new.columns[name]
    )
    return same and np.array_equal(old.uid, new.uid)


def _check(snapshot: Snapshot, library: Library, kept: Mapping[str, Outcome], watch: Progress) -> Report:
    """Run all rules but those whose outcome is known already."""
    context = Context(snapshot, library)
    approvals = {
        (rule, key): reason
        for rule, key, reason in zip(
            snapshot.approvals.rule, snapshot.approvals.key, snapshot.approvals.reason, strict=True
        )
    }
    findings: list[Finding] = []
    statuses: list[RuleStatus] = []
    for position, rule in enumerate(RULES.values()):
        outcome = kept.get(rule.name)
        if outcome is None:
            mine = {key: reason for (name, key), reason in approvals.items() if name == rule.name}
            try:
                watch.step(position / len(RULES), tr(rule.title))
                with watch.watched():
                    outcome = _run(rule, context, mine)
            except CancelledError:
                outcome = (RuleStatus(rule.name, "cancelled", note=tr("the check was stopped")), [])
        statuses.append(outcome[0])
        findings.extend(outcome[1])
    order = {severity: rank for rank, severity in enumerate(SEVERITIES)}
    findings.sort(key=lambda f: (bool(f.approved), order[f.severity]))
    counts: Counter[str] = Counter()
    for status in statuses:
        counts.update(status.counts)
    return Report(tuple(findings), tuple(statuses), snapshot.revision, dict(counts))


def _run(rule: Rule, context: Context, approvals: Mapping[str, str]) -> Outcome:
    listed: list[Finding] = []
    counts: Counter[str] = Counter()
    severity = context.severity(rule)
    if severity == "off":
        return RuleStatus(rule.name, "not-run", note=tr("switched off in this project")), []

    def take(finding: Finding) -> None:
        if severity is not None:
            finding = replace(finding, severity=severity)
        reason = approvals.get(finding.key, "")
        counts["approved" if reason else finding.severity] += 1
        if reason:
            listed.append(replace(finding, approved=reason))
        elif sum(counts.values()) - counts["approved"] <= SHOWN_PER_RULE:
            listed.append(finding)

    try:
        for item in rule.find(context):
            if isinstance(item, Finding):
                take(item)
                continue
            worded = _to_word(item, approvals, SHOWN_PER_RULE + counts["approved"] - counts.total())
            for index in worded:
                take(item.word(index))
            counts[severity or item.severity] += len(item) - len(worded)
    except NotApplicable as nothing:
        return RuleStatus(rule.name, "not-run", note=str(nothing), asks=nothing.asks), []
    except CancelledError:
        raise
    except Exception as error:  # a rule of a third party may raise anything
        _log.debug("rule %s crashed", rule.name, exc_info=True)
        return RuleStatus(rule.name, "crashed", note=f"{type(error).__name__}: {error}"), []
    total = counts.total()
    failed = total > counts["approved"]
    return (
        RuleStatus(rule.name, "failed" if failed else "passed", total, len(listed), counts=dict(counts)),
        listed,
    )


def _to_word(batch: Batch, approvals: Mapping[str, str], room: int) -> list[int]:
    """Which findings of a batch are put into words: as many as are listed, and all that may be approved."""
    wanted = np.zeros(len(batch), bool)
    if approvals:
        wanted = np.isin(batch.uids, list(_first_uids(approvals)))
    spare = np.flatnonzero(~wanted)[: max(0, room)]
    wanted[spare] = True
    return [int(index) for index in np.flatnonzero(wanted)]


def _first_uids(keys: Iterable[str]) -> Iterator[int]:
    for key in keys:
        uid = key.partition(" ")[0].rpartition(":")[2]
        if uid.isdecimal() and len(uid) < 19:
            yield int(uid)
