"""What a rule is, and what it is given to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np

from fabric_studio.base.registry import Registry
from fabric_studio.catalog.library import Library
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.rules.findings import SEVERITIES, Batch, Finding, Severity

PLACES = ("part", "device", "rack", "hall", "storey")
"""Kinds that say where a device is."""
LENGTHS = (*PLACES, "cable", "tray", "riser", "span")
"""Kinds that say how long a cable must be."""
MOVED = "rack.place"
"""Stands for `rack` among the kinds that were edited where racks were only moved or turned."""
SEVERITY = "severity"
"""Last part of the setting `rule.<rule>.severity`."""
OFF: Literal["off"] = "off"


@dataclass(frozen=True)
class Limit:
    """A figure a project may set for itself, under the setting `rule.<rule>.<name>`. title: what it is called where it is
    set. on_off: 1 for on, 0 for off."""

    name: str
    default: float
    unit: str
    source: str
    title: str = ""
    on_off: bool = False


class NotApplicable(Exception):
    """The design gives the rule nothing to judge by; the text says what is missing. asks: the limits of the rule that make
    up for it once the project states them."""

    def __init__(self, text: str, *, asks: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.asks = asks


@dataclass(frozen=True)
class Context:
    """What a rule sees: an immutable snapshot and the catalogue. `kept`: what rules of one check work out once."""

    snapshot: Snapshot
    library: Library
    kept: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False)

    def limit(self, rule: Rule, name: str) -> float:
        """The project's own value of a limit, else the default."""
        default = next(limit.default for limit in rule.limits if limit.name == name)
        value = self.snapshot.setting(f"rule.{rule.name}.{name}", default)
        good = isinstance(value, int | float) and not isinstance(value, bool) and np.isfinite(value)
        return float(value) if good else default

    def severity(self, rule: Rule) -> Severity | Literal["off"] | None:
        """What the project makes of all findings of a rule, "off": it does not run; None: as the rule itself says."""
        value = self.snapshot.setting(f"rule.{rule.name}.{SEVERITY}")
        return next((known for known in (*SEVERITIES, OFF) if known == value), None)


@dataclass(frozen=True)
class Rule:
    """name: of the defect, also its id. title: the defect in a sentence. kinds: everything it reads, so that a check after
    an edit may leave out rules that the edit cannot concern. example: a finding as it reads. mend: what the fix does.
    places: whether it matters where racks stand, as long as they stay in their halls. They `decide` what it finds; or only
    `word` it, since a fix depends on lengths; or neither."""

    name: str
    severity: Severity
    title: str
    rationale: str
    source: str
    kinds: tuple[str, ...]
    find: Callable[[Context], Iterator[Finding | Batch]]
    example: str = ""
    mend: str = ""
    limits: tuple[Limit, ...] = ()
    places: Literal["decide", "word", "neither"] = "decide"

    @property
    def depends_on(self) -> frozenset[str]:
        """The kinds whose edits can change its findings: the project may set the severity of any. Without any named, every
        edit can."""
        return frozenset((*self.kinds, "setting"))

    def concerned_by(self, changed: AbstractSet[str], found: int) -> bool:
        """Whether edits of these kinds can change its findings, where it found so many before."""
        if not self.kinds or self.depends_on & changed:
            return True
        moved = MOVED in changed and "rack" in self.kinds
        return moved and (self.places == "decide" or (self.places == "word" and found > 0))


RULES: Registry[Rule] = Registry("rule", "fabric_studio.rules.checks", "RULE")
