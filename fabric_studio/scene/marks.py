"""Where the findings of a check are shown on the plan: one mark for each rack, tray, riser or hall that has some."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np

from fabric_studio.layout.footprint import rack_rects
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.rules.findings import SEVERITIES, Report, Severity

MARK_BUDGET = 600
"""Marks on one storey at most, the worst first."""


@dataclass(frozen=True, slots=True)
class Mark:
    """severity: the worst there; count: how many findings. corner: (x, y) is this right corner of a box, "" for none."""

    kind: str
    uid: int
    x_mm: float
    y_mm: float
    severity: Severity
    count: int
    corner: Literal["", "upper", "lower"]


def marks_of(snapshot: Snapshot, report: Report, storey: int) -> list[Mark]:
    """The marks of one storey, the worst last so that they are drawn on top. Approved findings leave none, and what was
    removed since the check has none."""
    kept: dict[int, tuple[Report, list[Mark]]] = snapshot.derived("scene.marks", lambda _: {})
    if storey not in kept or kept[storey][0] is not report:
        kept[storey] = (report, _marks(snapshot, report, storey))
    return kept[storey][1]


def _marks(snapshot: Snapshot, report: Report, storey: int) -> list[Mark]:
    worst: dict[tuple[str, int], tuple[int, int]] = {}
    for finding in report.findings:
        if finding.approved:
            continue
        rank = SEVERITIES.index(finding.severity)
        for place in _places(snapshot, finding.where):
            before, count = worst.get(place, (9, 0))
            worst[place] = (min(before, rank), count + 1)
    marks = []
    for (kind, uid), (rank, count) in worst.items():
        spot = _spot(snapshot, kind, uid, storey)
        if spot is not None:
            marks.append(Mark(kind, uid, spot[0], spot[1], SEVERITIES[rank], count, spot[2]))
    marks.sort(key=lambda mark: (-SEVERITIES.index(mark.severity), mark.uid))
    return marks[-MARK_BUDGET:]


def _places(snapshot: Snapshot, where: tuple[tuple[str, int], ...]) -> set[tuple[str, int]]:
    """The racks, trays ... that a finding concerns: both racks of a cable, the rack of a device. Only of the first
    thing it names; the rest explains it."""
    places: set[tuple[str, int]] = set()
    for kind, uid in where[:1]:
        if uid not in snapshot.table(kind):
            continue
        if kind == "cable":
            cable = snapshot.cables.get(uid)
            for device in (cable.a_device, cable.z_device):
                places.add(("rack", int(snapshot.devices.get(device).rack)))
        elif kind == "device":
            places.add(("rack", int(snapshot.devices.get(uid).rack)))
        else:
            places.add((kind, uid))
    return places


def _spot(
    snapshot: Snapshot, kind: str, uid: int, storey: int
) -> tuple[float, float, Literal["", "upper", "lower"]] | None:
    if kind == "rack":
        boxes = rack_rects(snapshot)
        row = int(snapshot.racks.index_of(np.array([uid], np.int64))[0])
        if boxes.storey[row] != storey:
            return None
        # Where the front, and with it the name, is up, the mark goes below.
        if boxes.front_dy[row] < -0.5:
            return float(boxes.x1[row]), float(boxes.y1[row]), "lower"
        return float(boxes.x1[row]), float(boxes.y0[row]), "upper"
    if kind == "tray":
        tray = snapshot.trays.get(uid)
        if tray.storey != storey:
            return None
        return (tray.x1_mm + tray.x2_mm) / 2, (tray.y1_mm + tray.y2_mm) / 2, ""
    if kind == "riser":
        riser = snapshot.risers.get(uid)
        return riser.x_mm, riser.y_mm, ""
    if kind == "hall":
        hall = snapshot.halls.get(uid)
        return (hall.x_mm + hall.width_mm, hall.y_mm, "upper") if hall.storey == storey else None
    return None
