"""What a rule is, and what it is given to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from fabric_studio.base.registry import Registry
from fabric_studio.catalog.library import Library
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.rules.findings import Finding, Severity


@dataclass(frozen=True)
class Limit:
    """A figure a project may set for itself, under the setting `rule.<rule>.<name>`."""

    name: str
    default: float
    unit: str
    source: str


class NotApplicable(Exception):
    """The design gives the rule nothing to judge by; the text says what is missing."""


@dataclass(frozen=True)
class Context:
    """What a rule sees: an immutable snapshot and the catalogue."""

    snapshot: Snapshot
    library: Library

    def limit(self, rule: Rule, name: str) -> float:
        """The project's own value of a limit, else the default."""
        default = next(limit.default for limit in rule.limits if limit.name == name)
        value = self.snapshot.setting(f"rule.{rule.name}.{name}", default)
        return float(value) if isinstance(value, int | float) and np.isfinite(value) else default

    def name(self, kind: str, row: int) -> str:
        return str(self.snapshot.table(kind).columns["name"][row])


@dataclass(frozen=True)
class Rule:
    """name: of the defect, also its id. title: the defect in a sentence. kinds: what it depends on, so that a check after
    an edit may leave out rules that the edit cannot concern."""

    name: str
    severity: Severity
    title: str
    rationale: str
    source: str
    kinds: tuple[str, ...]
    find: Callable[[Context], Iterator[Finding]]
    limits: tuple[Limit, ...] = ()


RULES: Registry[Rule] = Registry("rule", "fabric_studio.rules.checks", "RULE")
