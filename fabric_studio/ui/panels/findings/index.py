"""Which findings concern what: looked up by the inspector and the rack elevation. No Qt in here."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import numpy as np

from fabric_studio.model.ends import ends_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids
from fabric_studio.rules.findings import SEVERITIES, Finding, Report, Severity

Key = tuple[str, int]
_RANK = {severity: rank for rank, severity in enumerate(SEVERITIES)}


class FindingsIndex:
    """The open findings of one report by what they name. Approved ones are left out."""

    def __init__(self, report: Report | None) -> None:
        self._report = report

    @cached_property
    def _by_key(self) -> dict[Key, list[Finding]]:
        """Made when somebody asks for the first time."""
        found: dict[Key, list[Finding]] = {}
        for finding in self._report.findings if self._report is not None else ():
            if not finding.approved:
                for key in finding.where:
                    found.setdefault(key, []).append(finding)
        return found

    def __len__(self) -> int:
        return len(self._report.findings) if self._report is not None else 0

    def worst(self, kind: str, uid: int) -> Severity | None:
        """The highest severity that names this very thing."""
        found = self._by_key.get((kind, uid))
        return SEVERITIES[min(_RANK[finding.severity] for finding in found)] if found else None

    def about(self, keys: Iterable[Key]) -> list[Finding]:
        """Findings that name any of these, each once, the worst first."""
        found: dict[int, Finding] = {}
        for key in keys:
            for finding in self._by_key.get(key, ()):
                found[id(finding)] = finding
        return sorted(found.values(), key=lambda finding: _RANK[finding.severity])


_newest = FindingsIndex(None)


def index_of(report: Report | None) -> FindingsIndex:
    """The index of a report; the newest one is kept, as every panel asks for the same."""
    global _newest
    if _newest._report is not report:
        _newest = FindingsIndex(report)
    return _newest


def with_contents(snapshot: Snapshot, kind: str, uids: Ids) -> list[Key]:
    """The selected things, what stands in them and the cables that end there."""
    keys: list[Key] = [(kind, int(uid)) for uid in uids]
    if kind not in ("rack", "device"):
        return keys
    devices = uids if kind == "device" else snapshot.devices.uid[np.isin(snapshot.devices.rack, uids)]
    if kind == "rack":
        keys += [("device", int(uid)) for uid in devices]
    flags = np.zeros(len(snapshot.devices), bool)
    flags[snapshot.devices.index_of(devices)] = True
    ends = ends_of(snapshot)
    rows = np.unique(ends.cable[flags[ends.device]]) if len(ends.device) else ends.cable
    keys += [("cable", int(uid)) for uid in snapshot.cables.uid[rows]]
    return keys
