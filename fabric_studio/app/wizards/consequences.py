"""What a check would say of a proposal that it does not say of the design as it is."""

from __future__ import annotations

from dataclasses import dataclass

from fabric_studio.app.wizards.proposal import Proposal
from fabric_studio.base.language import counted, mark, tr
from fabric_studio.base.progress import Progress
from fabric_studio.base.wording import joined
from fabric_studio.catalog.library import Library
from fabric_studio.rules.engine import check
from fabric_studio.rules.findings import Finding, Report

_MORE = {
    ("error", True): (mark("{count} more error"), mark("{count} more errors")),
    ("error", False): (mark("{count} fewer error"), mark("{count} fewer errors")),
    ("warning", True): (mark("{count} more warning"), mark("{count} more warnings")),
    ("warning", False): (mark("{count} fewer warning"), mark("{count} fewer warnings")),
    ("info", True): (mark("{count} more remark"), mark("{count} more remarks")),
}


@dataclass(frozen=True)
class Consequences:
    """Findings that are new, the worst first, and how many of each severity there would be more (below 0: fewer)."""

    fresh: tuple[Finding, ...]
    more: dict[str, int]

    @property
    def words(self) -> str:
        """ "2 more errors and 1 fewer warning"."""
        said = [
            counted(abs(count), *_MORE[name, count > 0])
            for name, count in self.more.items()
            if count and name in ("error", "warning")
        ]
        if not said and self.more["info"] > 0:
            said = [counted(self.more["info"], *_MORE["info", True])]
        return joined(said) or tr("no new errors or warnings")


def consequences(
    proposal: Proposal, library: Library, before: Report | None, progress: Progress
) -> Consequences:
    """`before`: the report on the design as it is, where it is there already. CancelledError when stopped."""
    if before is None or before.revision != proposal.base.revision:
        before = check(proposal.base, library, progress=progress)
        progress.step(0.5, tr("Checking what would be"))
    after = check(proposal.after, library, progress=progress)
    progress.step(1.0)
    known = {(finding.rule, finding.key) for finding in before.findings}
    fresh = tuple(f for f in after.findings if (f.rule, f.key) not in known and not f.approved)
    more = {name: after.summary[name] - before.summary[name] for name in ("error", "warning", "info")}
    return Consequences(fresh, more)
