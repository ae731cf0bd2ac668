"""What a check reports."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np

from fabric_studio.base.language import mark
from fabric_studio.model.table import Flags, Floats, Ids, Ints

Severity = Literal["error", "warning", "info"]
Status = Literal["passed", "failed", "not-run", "crashed", "cancelled"]
NOT_ASKED_FOR = mark("not asked for")
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

    approved: the reason somebody gave. key: structured, of kinds and ids, so that an approval survives re-wording; made
    from `where` unless a finding about many things at once brings its own.
    """

    rule: str
    severity: Severity
    text: str
    where: tuple[tuple[str, int], ...]
    actual: float | None = None
    limit: float | None = None
    unit: str = ""
    fix: Fix | None = None
    approved: str = ""
    key: str = ""

    def __post_init__(self) -> None:
        if not self.key:
            object.__setattr__(self, "key", " ".join(f"{kind}:{uid}" for kind, uid in self.where))


@dataclass(frozen=True, slots=True)
class Batch:
    """Many findings of one rule and severity, the worst first. They are counted without being worded; only those that
    are listed or approved are. uids: of the thing that each concerns first. Their keys are made from `where`."""

    severity: Severity
    uids: Ids
    word: Callable[[int], Finding]

    def __len__(self) -> int:
        return len(self.uids)


@dataclass(frozen=True, slots=True)
class RuleStatus:
    """How one rule fared. found: how many it reported, of which `shown` are in the list. note: why it did not run.
    counts: its findings by severity, and `approved`. asks: the limits that the project must state for it to run."""

    id: str
    status: Status
    found: int = 0
    shown: int = 0
    note: str = ""
    counts: Mapping[str, int] = field(default_factory=dict)
    asks: tuple[str, ...] = ()

    @property
    def answered(self) -> bool:
        """True when the rule ran to its end; anything else must not be shown as passed."""
        return self.status in ("passed", "failed")


@dataclass(frozen=True)
class Report:
    """The result of one check of one revision, with a status for every rule there is. Approved findings do not count as
    errors or warnings."""

    findings: tuple[Finding, ...]
    rules: tuple[RuleStatus, ...]
    revision: int
    counts: Mapping[str, int] = field(default_factory=dict)

    @property
    def summary(self) -> dict[str, int]:
        """Findings per severity that nobody approved, and `approved`."""
        return {name: int(self.counts.get(name, 0)) for name in (*SEVERITIES, "approved")}

    @property
    def unanswered(self) -> tuple[RuleStatus, ...]:
        """The rules that crashed, were cancelled or did not run; each says why in `note`."""
        return tuple(rule for rule in self.rules if not rule.answered)

    @property
    def complete(self) -> bool:
        """False when a rule crashed, was cancelled or left out; then nothing may be called clean. A rule that the design gives
        nothing to judge by does not count: it has no answer to wait for."""
        return all(rule.status == "not-run" and rule.note != NOT_ASKED_FOR for rule in self.unanswered)

    def to_json(self, names: Mapping[tuple[str, int], str]) -> dict[str, Any]:
        """As PRODUCT promises for `check --json`; `names` gives what to call things in `where`.

        Where there is more to say: a rule that did not run has a `note`, and in `asks` the settings it
        waits for; one with more findings than are listed `found`
        and `shown`, and findings that somebody approved stand in `approved`, each with its reason.
        """
        approved = [f for f in self.findings if f.approved]
        return {
            "findings": [_as_json(f, names) for f in self.findings if not f.approved],
            "rules": [
                {
                    "id": rule.id,
                    "status": rule.status,
                    **({"note": rule.note} if rule.note else {}),
                    **({"asks": [f"rule.{rule.id}.{name}" for name in rule.asks]} if rule.asks else {}),
                    **({"found": rule.found, "shown": rule.shown} if rule.shown < rule.found else {}),
                }
                for rule in self.rules
            ],
            "summary": {severity: self.summary[severity] for severity in SEVERITIES},
            **(
                {"approved": [_as_json(f, names) | {"reason": f.approved} for f in approved]}
                if approved
                else {}
            ),
        }


def _as_json(f: Finding, names: Mapping[tuple[str, int], str]) -> dict[str, Any]:
    return {
        "rule": f.rule,
        "severity": f.severity,
        "text": f.text,
        "where": [{"kind": kind, "id": uid, "name": names.get((kind, uid), "")} for kind, uid in f.where],
        "actual": _finite(f.actual),
        "limit": _finite(f.limit),
        "unit": f.unit,
        "fix": None
        if f.fix is None
        else {"command": f.fix.command, "args": dict(f.fix.args), "text": f.fix.text},
    }


def _finite(value: float | None) -> float | None:
    """JSON has no word for infinite or unknown."""
    return value if value is not None and math.isfinite(value) else None


def worst_first(bad: Flags, badness: Floats | Ints) -> Ints:
    """The rows that are bad, the worst first; of equals the one drawn first."""
    rows = np.flatnonzero(bad)
    return rows[np.argsort(-badness[rows], kind="stable")]
