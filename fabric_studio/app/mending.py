"""Fix all findings of one rule at once: worked out on a copy, shown, and done as one undo step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from fabric_studio.app.commands.findings import apply_fix
from fabric_studio.base.errors import FabricError, InvariantError
from fabric_studio.base.language import counted, tr
from fabric_studio.base.progress import Progress, silent
from fabric_studio.catalog.library import Library
from fabric_studio.model.edits import Edit
from fabric_studio.model.journal import Change, Document
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.rules.engine import check
from fabric_studio.rules.findings import Finding, Fix
from fabric_studio.rules.rule import RULES

ROUNDS = 6
"""A fix may make room for the next; after so many rounds what is left stays."""
SINGLE_FIXES = 400
"""Fixes that must be tried one after the other, each with a check of its own."""
_LISTS = ("cables", "uids", "racks", "conduits")


@dataclass(frozen=True, slots=True)
class Left:
    """A finding that stays, and why."""

    finding: Finding
    reason: str


@dataclass(frozen=True)
class Mending:
    """base: the design it was worked out for; after: the design once it is done. done: what was found, with its fix; left:
    what stays, the listed ones; left_count: all that stay."""

    rule: str
    label: str
    base: Snapshot
    after: Snapshot
    done: tuple[Finding, ...]
    left: tuple[Left, ...]
    left_count: int
    edits: tuple[Edit, ...]

    @property
    def words(self) -> str:
        """ "96 of 100 are fixed; 4 stay"."""
        total = len(self.done) + self.left_count
        if not self.done:
            return tr("none of {total} can be fixed", total=f"{total:,}")
        if not self.left_count:
            return counted(total, "the only one is fixed", "all {count} are fixed")
        return tr("{done} of {total} are fixed", done=f"{len(self.done):,}", total=f"{total:,}")


def propose(document: Document, library: Library, rule: str, *, progress: Progress | None = None) -> Mending:
    """Work out what fixing every finding of a rule comes to; the design is not changed. UnknownNameError, CancelledError."""
    return work_out(document.snapshot(), document.copy(), library, rule, progress or silent())


def work_out(base: Snapshot, scratch: Document, library: Library, rule: str, progress: Progress) -> Mending:
    """As `propose`, with the copy already made, so that it can run in the background."""
    title = tr(RULES[rule].title)
    edits: list[Edit] = []

    def remember(change: Change) -> None:
        edits.extend(change.edits)

    scratch.changed.connect(remember)
    refused: dict[str, str] = {}
    first = {finding.key: finding for finding in _open(scratch, library, rule)}
    singles = 0
    for number in range(ROUNDS):
        progress.step(number / ROUNDS, title)
        revision = scratch.revision
        together, alone = _grouped([f for f in _open(scratch, library, rule) if f.key not in refused])
        for fix, members in together:
            _try(scratch, library, fix, members, refused)
        for finding in alone:
            singles += 1
            progress.step(number / ROUNDS, title)
            if singles > SINGLE_FIXES:
                break
            still = {f.key: f for f in _open(scratch, library, rule)}
            again = still.get(finding.key)
            if again is not None and again.fix is not None:
                _try(scratch, library, again.fix, [again], refused)
        if scratch.revision == revision:
            break
    left, left_count = _left(scratch, library, rule, refused)
    staying = {each.finding.key for each in left}
    done = tuple(finding for key, finding in first.items() if key not in staying)
    label = tr("Fix all: {rule}", rule=title)
    progress.step(1.0)
    return Mending(rule, label, base, scratch.snapshot(), done, left, left_count, tuple(edits))


def apply(document: Document, mending: Mending) -> int:
    """Do what was proposed, one undo step; returns how many findings it mends. InvariantError when nothing can be fixed or
    the design changed meanwhile."""
    if not mending.edits:
        raise InvariantError(tr("nothing can be fixed; every finding of this rule needs a decision of yours"))
    if document.snapshot() is not mending.base:
        raise InvariantError(tr("the design has changed since this was worked out; look at the new proposal"))
    document.replay(mending.edits, mending.label)
    return len(mending.done)


def _open(document: Document, library: Library, rule: str) -> list[Finding]:
    report = check(document.snapshot(), library, only=[rule])
    return [finding for finding in report.findings if not finding.approved]


def _left(
    scratch: Document, library: Library, rule: str, refused: Mapping[str, str]
) -> tuple[tuple[Left, ...], int]:
    report = check(scratch.snapshot(), library, only=[rule])
    staying = [finding for finding in report.findings if not finding.approved]
    count = sum(report.summary[name] for name in ("error", "warning", "info"))
    return tuple(Left(finding, _why(finding, refused)) for finding in staying), count


def _why(finding: Finding, refused: Mapping[str, str]) -> str:
    if finding.key in refused:
        return refused[finding.key]
    if finding.fix is None:
        return tr("the rule proposes no fix; it needs a decision of yours")
    return tr("its fix does not make it go away")


def _try(
    scratch: Document, library: Library, fix: Fix, members: list[Finding], refused: dict[str, str]
) -> None:
    """One fix for all of these; where it is refused, one after the other."""
    before = scratch.revision
    try:
        apply_fix(scratch, library, fix)
    except FabricError as error:
        if len(members) == 1:
            refused[members[0].key] = str(error)
            return
        for finding in members:
            if finding.fix is not None:
                _try(scratch, library, finding.fix, [finding], refused)
        return
    if scratch.revision == before:
        refused.update((finding.key, tr("its fix changes nothing")) for finding in members)


def _grouped(findings: list[Finding]) -> tuple[list[tuple[Fix, list[Finding]]], list[Finding]]:
    """Fixes that are the same but for the things they concern, as one; and those that go one after the other."""
    groups: dict[str, list[Finding]] = {}
    alone: list[Finding] = []
    for finding in findings:
        if finding.fix is None:
            continue
        name = next((name for name in _LISTS if _is_list(finding.fix.args.get(name))), "")
        if name:
            rest = sorted((key, repr(value)) for key, value in finding.fix.args.items() if key != name)
            groups.setdefault(f"{finding.fix.command} {name} {rest}", []).append(finding)
        else:
            alone.append(finding)
    return [(_joined(members), members) for members in groups.values()], alone


def _joined(members: list[Finding]) -> Fix:
    first = members[0].fix
    assert first is not None
    name = next(name for name in _LISTS if name in first.args)
    things = sorted(set(_things(members, name)))
    return Fix(first.command, {**first.args, name: things}, first.text)


def _things(members: list[Finding], name: str) -> Iterator[int]:
    for finding in members:
        if finding.fix is not None:
            yield from (int(uid) for uid in finding.fix.args[name])


def _is_list(value: Any) -> bool:
    return isinstance(value, list | tuple | np.ndarray)
