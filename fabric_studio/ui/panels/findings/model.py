"""The findings of a report as a tree: one group per severity, approved ones apart; and the rules as a list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from fabric_studio.base.language import counted, mark, tr
from fabric_studio.rules.findings import Finding, Report, RuleStatus
from fabric_studio.rules.rule import RULES, Rule
from fabric_studio.ui.panels.figures import figure

AnyIndex = QModelIndex | QPersistentModelIndex
FINDING_ROLE = Qt.ItemDataRole.UserRole + 1
STATUS_ROLE = Qt.ItemDataRole.UserRole + 2


PIECE = 200
"""Findings of a group that are put into the list at a time; the rest comes with scrolling."""


@dataclass(frozen=True, slots=True)
class Group:
    """One heading. `total`: how many there are in all; the list of a rule is cut at some length, the count is not."""

    severity: str
    title: str
    findings: tuple[Finding, ...]
    total: int


_TITLES = {
    "error": mark("Errors"),
    "warning": mark("Warnings"),
    "info": mark("Information"),
    "approved": mark("Approved"),
}


def grouped(report: Report | None, text: str = "") -> list[Group]:
    """The groups that have something in them, the worst first; `text`: every word must occur."""
    if report is None:
        return []
    words = text.lower().split()
    by_name: dict[str, list[Finding]] = {name: [] for name in _TITLES}
    for finding in report.findings:
        haystack = f"{finding.text} {finding.rule} {finding.approved}".lower() if words else ""
        if all(word in haystack for word in words):
            by_name["approved" if finding.approved else finding.severity].append(finding)
    counts = report.summary
    return [
        Group(
            name,
            tr(_TITLES[name]),
            tuple(found),
            len(found) if words else max(len(found), counts.get(name, 0)),
        )
        for name, found in by_name.items()
        if found
    ]


def amount_words(finding: Finding) -> str:
    """How much over: "5.9 of 2 m, 3.9 m over"; "" where the finding gives no figures."""
    if finding.actual is None or finding.limit is None:
        return ""
    unit = f" {tr(finding.unit)}" if finding.unit else ""
    apart = finding.actual - finding.limit
    words = tr(
        "{figure} of {figure2}{unit}",
        figure=figure(finding.actual, 4),
        figure2=figure(finding.limit, 4),
        unit=unit,
    )
    if apart and " " not in finding.unit:
        over = mark(", {amount} over") if apart > 0 else mark(", {amount} under")
        words += tr(over, amount=f"{figure(abs(apart))}{unit}")
    return words


class FindingsModel(QAbstractItemModel):
    """Two levels. An index of a finding carries its group's number plus one, that of a group 0."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.groups: list[Group] = []
        self._loaded: list[int] = []

    def set_groups(self, groups: list[Group]) -> None:
        self.beginResetModel()
        self.groups = groups
        self._loaded = [min(PIECE, len(group.findings)) for group in groups]
        self.endResetModel()

    def load(self, group: int, count: int) -> None:
        """Show at least that many findings of a group."""
        have, want = self._loaded[group], min(count, len(self.groups[group].findings))
        if want > have:
            self.beginInsertRows(self.index(group, 0), have, want - 1)
            self._loaded[group] = want
            self.endInsertRows()

    def load_more(self) -> None:
        """One more piece of every group, for a list that was scrolled to its end."""
        for group, have in enumerate(self._loaded):
            self.load(group, have + PIECE)

    def finding(self, index: AnyIndex) -> Finding | None:
        if not index.isValid() or index.internalId() == 0:
            return None
        return self.groups[index.internalId() - 1].findings[index.row()]

    def step(self, index: AnyIndex, by: int) -> QModelIndex:
        """The finding `by` places further on in the order shown, round the ends; the first or last from nowhere."""
        sizes = [len(group.findings) for group in self.groups]
        if not sum(sizes):
            return QModelIndex()
        if self.finding(index) is not None:
            place = sum(sizes[: index.internalId() - 1]) + index.row() + by
        else:
            place = 0 if by > 0 else -1
        place %= sum(sizes)
        for group, size in enumerate(sizes):
            if place < size:
                return self.at(group, place)
            place -= size
        return QModelIndex()

    def at(self, group: int, row: int) -> QModelIndex:
        """The index of a finding, which is loaded if it was not."""
        self.load(group, row + PIECE // 2)
        return self.createIndex(row, 0, group + 1)

    def find(self, rule: str, key: str) -> QModelIndex:
        """The same finding again after another check; invalid when it is gone."""
        for g, group in enumerate(self.groups):
            for row, finding in enumerate(group.findings):
                if finding.rule == rule and finding.key == key:
                    return self.at(g, row)
        return QModelIndex()

    # -- QAbstractItemModel -----------------------------------------------------------------------------------------

    def index(self, row: int, column: int, parent: AnyIndex = QModelIndex()) -> QModelIndex:  # noqa: B008
        if column != 0 or row < 0:
            return QModelIndex()
        if not parent.isValid():
            return self.createIndex(row, 0, 0) if row < len(self.groups) else QModelIndex()
        if parent.internalId() == 0 and row < self._loaded[parent.row()]:
            return self.createIndex(row, 0, parent.row() + 1)
        return QModelIndex()

    def parent(self, index: AnyIndex = QModelIndex()) -> QModelIndex:  # type: ignore[override]  # noqa: B008
        if not index.isValid() or index.internalId() == 0:
            return QModelIndex()
        return self.createIndex(index.internalId() - 1, 0, 0)

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        if not parent.isValid():
            return len(self.groups)
        return self._loaded[parent.row()] if parent.internalId() == 0 else 0

    def hasChildren(self, parent: AnyIndex = QModelIndex()) -> bool:  # noqa: B008
        return not parent.isValid() or parent.internalId() == 0

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 1

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        finding = self.finding(index)
        if finding is None:
            group = self.groups[index.row()]
            if role == Qt.ItemDataRole.DisplayRole:
                return f"{group.title}  {group.total:,}"
            return group if role == FINDING_ROLE else None
        if role == FINDING_ROLE:
            return finding
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return finding.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            state = (
                tr("approved: {approved}", approved=finding.approved)
                if finding.approved
                else finding.severity
            )
            return f"{state}, {finding.text}"
        return None


WORDS = {
    "passed": mark("passed"),
    "failed": mark("failed"),
    "not-run": mark("did not run"),
    "crashed": mark("crashed"),
    "cancelled": mark("cancelled"),
}


class RulesModel(QAbstractListModel):
    """One row per rule, those that need attention first."""

    _ORDER = ("crashed", "failed", "cancelled", "not-run", "passed")

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.statuses: Sequence[RuleStatus] = ()

    def set_report(self, report: Report | None) -> None:
        self.beginResetModel()
        statuses = report.rules if report is not None else ()
        self.statuses = sorted(statuses, key=lambda s: (self._ORDER.index(s.status), not s.asks))
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.statuses)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        status = self.statuses[index.row()]
        rule = rule_named(status.id)
        if role == STATUS_ROLE:
            return status
        if role == Qt.ItemDataRole.DisplayRole:
            return tr(rule.title) if rule is not None else status.id
        if role == Qt.ItemDataRole.ToolTipRole and rule is not None:
            return tr(
                "{rationale}\n\nSource: {source}\nRule: {name}",
                rationale=tr(rule.rationale),
                source=tr(rule.source),
                name=rule.name,
            )
        if role == Qt.ItemDataRole.AccessibleTextRole:
            asks = tr(", Return to state it") if status.asks else ""
            return f"{tr(rule.title) if rule else status.id}: {status_words(status)}{asks}"
        return None


def rule_named(name: str) -> Rule | None:
    """The rule of that name; None for one that this version does not have."""
    return next((rule for rule in RULES.values() if rule.name == name), None)


def status_words(status: RuleStatus) -> str:
    """ "failed, 12 findings", "did not run: no storey states its floor load" """
    words = tr(WORDS[status.status])
    if status.found:
        words += counted(status.found, ", {count} finding", ", {count} findings")
    return f"{words}: {status.note}" if status.note else words


def summary_words(report: Report) -> str:
    """What the check came to when it found nothing: never "clean" when a rule did not do its work."""
    passed = sum(status.status == "passed" for status in report.rules)
    other = [status for status in report.rules if status.status in ("crashed", "cancelled")]
    waiting = sum(bool(status.asks) for status in report.rules)
    idle = sum(status.status == "not-run" for status in report.rules) - waiting
    words = counted(passed, "No findings: {count} rule passed", "No findings: {count} rules passed")
    if idle:
        words += tr(", {idle} had nothing to judge", idle=idle)
    if waiting:
        words += counted(
            waiting,
            ", {count} waits for a figure of this project: see Rules",
            ", {count} wait for figures of this project: see Rules",
        )
    if other:
        words = tr(
            "No findings, but {other} of {rules} rules did not finish",
            other=len(other),
            rules=len(report.rules),
        )
    return words
