"""Which findings concern what: looked up by the inspector and the rack elevation. No Qt in here."""

from __future__ import annotations

from collections.abc import Iterable

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
        self._by_key: dict[Key, list[Finding]] = {}
        for finding in report.findings if report is not None else ():
            if not finding.approved:
                for key in finding.where:
                    self._by_key.setdefault(key, []).append(finding)

    def __len__(self) -> int:
        return len(self._by_key)

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
