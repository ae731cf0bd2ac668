"""Where on the plan a selection is."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from fabric_studio.layout.footprint import rack_rects
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids
from fabric_studio.scene.camera import Rect
from fabric_studio.scene.floor import Boxes, floor_of
from fabric_studio.scene.structure import bounds_of, structure_of

Chosen = Mapping[str, Ids]


def racks_of(snapshot: Snapshot, ids: Chosen) -> Ids:
    """The racks that selected racks, devices, cables and rows are in."""
    racks, devices = snapshot.racks, snapshot.devices
    chosen = [np.asarray(ids.get("rack", ()), np.int64)]
    device = [np.asarray(ids.get("device", ()), np.int64)]
    cables = np.asarray(ids.get("cable", ()), np.int64)
    if len(cables):
        rows = snapshot.cables.index_of(cables)
        device += [snapshot.cables.a_device[rows], snapshot.cables.z_device[rows]]
    wanted = np.unique(np.concatenate(device))
    if len(wanted):
        chosen.append(devices.rack[devices.index_of(wanted)])
    if len(ids.get("row", ())):
        chosen.append(racks.uid[np.isin(racks.row, ids["row"])])
    return np.unique(np.concatenate(chosen))


def storey_of(snapshot: Snapshot, ids: Chosen) -> int:
    """The storey most of a selection is on; 0 when it is on none."""
    found = [np.asarray(ids.get("storey", ()), np.int64)]
    racks = racks_of(snapshot, ids)
    if len(racks):
        found.append(rack_rects(snapshot).storey[snapshot.racks.index_of(racks)])
    for kind in ("tray", "hall", "room", "area", "wall", "door", "underlay"):
        if len(ids.get(kind, ())):
            table = snapshot.table(kind)
            found.append(table.columns["storey"][table.index_of(ids[kind])])
    if len(ids.get("riser", ())):
        found.append(snapshot.risers.from_storey[snapshot.risers.index_of(ids["riser"])])
    storeys, count = np.unique(np.concatenate(found), return_counts=True)
    return int(storeys[int(np.argmax(count))]) if len(storeys) else 0


def extent_of(snapshot: Snapshot, storey: int, ids: Chosen) -> Rect | None:
    """Around everything selected that is on this storey; None when nothing is."""
    floor, structure = floor_of(snapshot, storey), structure_of(snapshot, storey)
    found: list[Rect] = []

    def around(boxes: Boxes, uids: Ids) -> None:
        rows = np.flatnonzero(np.isin(boxes.uid, uids))
        if len(rows):
            found.append(
                Rect(
                    float(boxes.x0[rows].min()),
                    float(boxes.y0[rows].min()),
                    float(boxes.x1[rows].max()),
                    float(boxes.y1[rows].max()),
                )
            )

    around(floor.racks, racks_of(snapshot, ids))
    for kind, boxes in (
        ("hall", floor.halls),
        ("room", floor.rooms),
        ("riser", floor.risers),
        ("span", floor.wan),
        ("area", structure.areas),
        ("door", structure.doors),
        ("underlay", structure.pictures),
    ):
        around(boxes, np.asarray(ids.get(kind, ()), np.int64))
    if (
        len(ids.get("storey", ()))
        and storey in ids["storey"]
        and (whole := bounds_of(snapshot, storey)) is not None
    ):
        found.append(whole)
    for kind, lines in (("tray", floor.trays), ("wall", structure.walls)):
        rows = np.flatnonzero(np.isin(lines.uid, ids.get(kind, ())))
        if len(rows):
            xs, ys = (
                np.concatenate((a[rows], b[rows])) for a, b in ((lines.x1, lines.x2), (lines.y1, lines.y2))
            )
            found.append(Rect(float(xs.min()), float(ys.min()), float(xs.max()), float(ys.max())))
    whole = found[0] if found else None
    for rect in found[1:]:
        assert whole is not None
        whole = whole.united(rect)
    return whole
