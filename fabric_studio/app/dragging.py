"""What a move would break, while it is still in the hand: the rules about places, on a copy of the design."""

from __future__ import annotations

from dataclasses import dataclass

from fabric_studio.app.commands import arrange
from fabric_studio.base.errors import FabricError
from fabric_studio.base.progress import Progress, silent
from fabric_studio.catalog.library import Library
from fabric_studio.model.cascade import Chosen
from fabric_studio.model.journal import Document
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.rules.engine import check
from fabric_studio.rules.findings import SEVERITIES, Finding, Report
from fabric_studio.rules.rule import MOVED, RULES

SHOWN = 3


@dataclass(frozen=True)
class Ahead:
    """Findings that the move would bring, the worst first, and how many more there are than are listed. refused: why it
    cannot be done at all."""

    findings: tuple[Finding, ...] = ()
    more: int = 0
    refused: str = ""

    @property
    def fails(self) -> bool:
        return bool(self.refused) or any(f.severity == "error" for f in self.findings)


def rules_of_places() -> list[str]:
    """The rules whose findings change when a rack, a tray or a riser is moved."""
    moved = {MOVED, "tray", "riser"}
    return [rule.name for rule in RULES.values() if rule.places == "decide" and rule.concerned_by(moved, 0)]


def look_ahead(
    base: Snapshot,
    scratch: Document,
    library: Library,
    moving: Chosen,
    dx_mm: float,
    dy_mm: float,
    *,
    report: Report | None = None,
    progress: Progress | None = None,
) -> Ahead:
    """Move on the copy, and tell what a check finds that it does not find now. `report`: on the design as it is, where
    there is one. CancelledError."""
    watch, names = progress or silent(), rules_of_places()
    try:
        arrange.move(scratch, moving, dx_mm, dy_mm)
    except FabricError as error:
        return Ahead(refused=str(error))
    if report is None or report.revision != base.revision:
        report = check(base, library, only=names, progress=watch)
    before = {(f.rule, f.key) for f in report.findings}
    after = check(scratch.snapshot(), library, only=names, progress=watch)
    fresh = [f for f in after.findings if not f.approved and (f.rule, f.key) not in before]
    fresh = [f for f in fresh if f.severity != "info"]
    fresh.sort(key=lambda f: SEVERITIES.index(f.severity))
    return Ahead(tuple(fresh[:SHOWN]), max(0, len(fresh) - SHOWN))
