"""Where findings belong in views that are not the plan: on devices, racks, rooms, conduits, sites."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids, Ints
from fabric_studio.rules.findings import SEVERITIES, Finding, Report, Severity


@dataclass(frozen=True)
class Found:
    """Things of one kind that have findings nobody approved. rank: place of the worst in SEVERITIES; count: how many."""

    uid: Ids
    rank: Ints
    count: Ints

    def worst_of(self, uids: Ids) -> tuple[Severity, int] | None:
        """The worst severity and the number of findings among these things; None when there are none."""
        mine = np.isin(self.uid, uids)
        if not mine.any():
            return None
        return SEVERITIES[int(self.rank[mine].min())], int(self.count[mine].sum())


def found_on(snapshot: Snapshot, report: Report | None, kind: str) -> Found:
    """The findings on things of a kind. A cable's are on both its devices and their racks, a device's on its rack too.
    Only the first thing that a finding names counts; the rest explains it. What was removed since has none."""
    kept: dict[str, tuple[Report | None, Found]] = snapshot.derived("scene.found", lambda _: {})
    if kind not in kept or kept[kind][0] is not report:
        kept[kind] = (report, _found(snapshot, report, kind))
    return kept[kind][1]


def _found(snapshot: Snapshot, report: Report | None, kind: str) -> Found:
    worst: dict[int, tuple[int, int]] = {}
    for finding in report.findings if report is not None else ():
        if finding.approved or not finding.where:
            continue
        rank = SEVERITIES.index(finding.severity)
        for uid in _places(snapshot, finding, kind):
            before, count = worst.get(uid, (9, 0))
            worst[uid] = (min(before, rank), count + 1)
    uids = np.array(sorted(worst), np.int64)
    values = np.array([worst[uid] for uid in uids.tolist()], np.int64).reshape(-1, 2)
    return Found(uids, values[:, 0], values[:, 1])


def _places(snapshot: Snapshot, finding: Finding, kind: str) -> set[int]:
    own, uid = finding.where[0]
    if uid not in snapshot.table(own):
        return set()
    if own == kind:
        return {uid}
    devices: list[int] = []
    if own == "cable" and kind in ("device", "rack"):
        cable = snapshot.cables.get(uid)
        devices = [cable.a_device, cable.z_device]
    elif own == "device" and kind == "rack":
        devices = [uid]
    if kind == "device":
        return set(devices)
    return {int(snapshot.devices.get(device).rack) for device in devices}
