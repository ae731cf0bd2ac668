"""Runs the rules over a snapshot. The window, the command line and the tests get the same result from here."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable

from fabric_studio.base.errors import CancelledError
from fabric_studio.base.progress import Progress, silent
from fabric_studio.catalog.library import Library
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.rules.findings import SEVERITIES, Finding, Report, RuleStatus
from fabric_studio.rules.rule import RULES, Context, NotApplicable, Rule

SHOWN_PER_RULE = 1000
"""Findings of one rule that are listed; all of them are counted."""

_log = logging.getLogger(__name__)


def check(
    snapshot: Snapshot,
    library: Library,
    *,
    only: Iterable[str] | None = None,
    progress: Progress | None = None,
) -> Report:
    """Check a design against all rules, or those named in `only` (UnknownNameError for a name that is no rule).

    A rule that raises is reported as crashed, never as passed. Cancelling marks the remaining rules as cancelled.
    """
    watch = progress or silent()
    chosen = list(RULES.values()) if only is None else [RULES[name] for name in only]
    context = Context(snapshot, library)
    approvals = {
        (rule, key): reason
        for rule, key, reason in zip(
            snapshot.approvals.rule, snapshot.approvals.key, snapshot.approvals.reason, strict=True
        )
    }
    findings: list[Finding] = []
    statuses: list[RuleStatus] = []
    counts: Counter[str] = Counter()
    cancelled = False
    for position, rule in enumerate(chosen):
        try:
            watch.step(position / max(len(chosen), 1), rule.title)
        except CancelledError:
            cancelled = True
        if cancelled:
            statuses.append(RuleStatus(rule.name, "cancelled", note="the check was stopped"))
            continue
        statuses.append(_run(rule, context, approvals, findings, counts))
    order = {severity: rank for rank, severity in enumerate(SEVERITIES)}
    findings.sort(key=lambda f: (bool(f.approved), order[f.severity]))
    return Report(tuple(findings), tuple(statuses), snapshot.revision, dict(counts))


def _run(
    rule: Rule,
    context: Context,
    approvals: dict[tuple[str, str], str],
    findings: list[Finding],
    counts: Counter[str],
) -> RuleStatus:
    found: list[Finding] = []
    total = open_count = 0
    try:
        for finding in rule.find(context):
            total += 1
            reason = approvals.get((rule.name, finding.key), "")
            counts["approved" if reason else finding.severity] += 1
            open_count += not reason
            if total <= SHOWN_PER_RULE:
                found.append(_with_reason(finding, reason) if reason else finding)
    except NotApplicable as nothing:
        return RuleStatus(rule.name, "not-run", note=str(nothing))
    except Exception as error:  # a rule of a third party may raise anything
        _log.debug("rule %s crashed", rule.name, exc_info=True)
        return RuleStatus(rule.name, "crashed", note=f"{type(error).__name__}: {error}")
    findings.extend(found)
    return RuleStatus(rule.name, "failed" if open_count else "passed", total, len(found))


def _with_reason(f: Finding, reason: str) -> Finding:
    return Finding(f.rule, f.severity, f.text, f.where, f.actual, f.limit, f.unit, f.fix, reason)
