"""What a check reports."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Severity = Literal["error", "warning", "info"]
Status = Literal["passed", "failed", "not-run", "crashed", "cancelled"]
SEVERITIES: tuple[Severity, ...] = ("error", "warning", "info")


@dataclass(frozen=True, slots=True)
class Fix:
    """A command of `app.commands` that would mend it, its arguments, and what it does in words ("use AEC, 7 m")."""

    command: str
    args: Mapping[str, Any]
    text: str


@dataclass(frozen=True, slots=True)
class Finding:
    """One defect. where: (kind, uid) of what it concerns, the first is the thing itself. actual, limit: in `unit`.
    key: structured, of kinds and ids, so that an approval survives re-wording. approved: the reason somebody gave."""

    rule: str
    severity: Severity
    text: str
    where: tuple[tuple[str, int], ...]
    actual: float | None = None
    limit: float | None = None
    unit: str = ""
    fix: Fix | None = None
    approved: str = ""

    @property
    def key(self) -> str:
        return " ".join(f"{kind}:{uid}" for kind, uid in self.where)


@dataclass(frozen=True, slots=True)
class RuleStatus:
    """How one rule fared. found: how many it reported, of which `shown` are in the list. note: why it did not run."""

    id: str
    status: Status
    found: int = 0
    shown: int = 0
    note: str = ""


@dataclass(frozen=True)
class Report:
    """The result of one check of one revision. Approved findings do not count as errors or warnings."""

    findings: tuple[Finding, ...]
    rules: tuple[RuleStatus, ...]
    revision: int
    counts: Mapping[str, int] = field(default_factory=dict)

    @property
    def summary(self) -> dict[str, int]:
        """Findings per severity that nobody approved, and `approved`."""
        return {name: int(self.counts.get(name, 0)) for name in (*SEVERITIES, "approved")}

    @property
    def complete(self) -> bool:
        """False when a rule crashed, was cancelled or did not run; then nothing may be called clean."""
        return all(rule.status in ("passed", "failed") or rule.note for rule in self.rules)

    def to_json(self, names: Mapping[tuple[str, int], str]) -> dict[str, Any]:
        """As PRODUCT promises for `check --json`; `names` gives what to call things in `where`."""
        return {
            "findings": [
                {
                    "rule": f.rule,
                    "severity": f.severity,
                    "text": f.text,
                    "where": [
                        {"kind": kind, "id": uid, "name": names.get((kind, uid), "")} for kind, uid in f.where
                    ],
                    "actual": f.actual,
                    "limit": f.limit,
                    "unit": f.unit,
                    "fix": None
                    if f.fix is None
                    else {"command": f.fix.command, "args": dict(f.fix.args), "text": f.fix.text},
                    **({"approved": f.approved} if f.approved else {}),
                }
                for f in self.findings
            ],
            "rules": [
                {
                    "id": r.id,
                    "status": r.status,
                    "found": r.found,
                    "shown": r.shown,
                    **({"note": r.note} if r.note else {}),
                }
                for r in self.rules
            ],
            "summary": self.summary,
        }
