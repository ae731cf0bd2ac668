"""The cut list: every physical cable with the length of its trunk and of each of its legs, beside what is bought for it.

The legs of a splitter part from the trunk before the nearest of their ports. House default: a leg is at least 1 m long, so
the trunk is what the nearest port needs less that metre.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.progress import Progress
from fabric_studio.catalog.parts import Part
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.layout.lines import cable_lines
from fabric_studio.model.ports import port_name
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints

LEG_M = 1.0
"""The shortest leg of a splitter, house default."""
COLUMNS = (
    mark("cable"),
    mark("leg"),
    mark("type"),
    mark("from"),
    mark("to"),
    mark("trunk (m)"),
    mark("leg (m)"),
    mark("required (m)"),
    mark("stock (m)"),
    mark("surplus (m)"),
    mark("length"),
)


def cut_list(snapshot: Snapshot, progress: Progress) -> Iterator[list[object]]:
    """Rows under COLUMNS; a cable with two ends has one row and no leg. Lengths are None where they are unknown. The fibre of
    WAN spans is left out, nobody cuts it."""
    cables, lines, lengths = snapshot.cables, cable_lines(snapshot), cable_lengths(snapshot)
    rows = np.flatnonzero(cables.span == 0)
    whole = np.where(cables.assembly[rows] == 0, cables.uid[rows], cables.assembly[rows])
    order = np.lexsort((cables.uid[rows], whole))
    rows, whole = rows[order], whole[order]
    bounds = [*np.flatnonzero(np.diff(whole, prepend=-1)).tolist(), len(rows)] if len(rows) else [0]
    names = dict(zip(cables.uid.tolist(), cables.name.tolist(), strict=True))
    for first, last in itertools.pairwise(bounds):
        progress.step(first / max(1, len(rows)))
        mine = rows[first:last]
        legs, trunk_m = _legs(snapshot, mine, lines.required_m[mine])
        for number, row in enumerate(mine.tolist(), 1):
            cable = cables.get(int(cables.uid[row]))
            required, stock = float(lines.required_m[row]), float(lines.stock_m[row])
            yield [
                str(names[int(whole[first])]),
                number if legs else None,
                str(snapshot.spec_of(int(cable.medium)).name),
                _end(snapshot, int(cable.a_device), int(cable.a_port), int(cable.a_lane), int(cable.a_lanes)),
                _end(snapshot, int(cable.z_device), int(cable.z_port), int(cable.z_lane), int(cable.z_lanes)),
                _metres(trunk_m if legs else required),
                _metres(required - trunk_m) if legs else None,
                _metres(required),
                _metres(stock),
                _metres(stock - required),
                tr("set by hand") if lengths.kind[row] == "typed" else tr("measured"),
            ]


def _legs(snapshot: Snapshot, rows: Ints, required_m: np.ndarray) -> tuple[bool, float]:
    """Whether the lines of one cable are legs to several ports, and how long the part is that they share, in m."""
    cables = snapshot.cables
    ports = {(int(cables.z_device[r]), int(cables.z_port[r])) for r in rows.tolist()}
    heads = {(int(cables.a_device[r]), int(cables.a_port[r])) for r in rows.tolist()}
    if len(rows) < 2 or min(len(ports), len(heads)) > 1 or max(len(ports), len(heads)) < 2:
        return False, float("nan")
    return True, max(0.0, float(np.min(required_m)) - LEG_M)


def _end(snapshot: Snapshot, device: int, port: int, lane: int, lanes: int) -> str:
    row = snapshot.devices.get(device)
    part = snapshot.spec_of(row.part)
    return f"{row.name} {port_name(part, port, lane, lanes) if isinstance(part, Part) else port + 1}"


def _metres(value: float) -> float | None:
    return None if np.isnan(value) else round(value, 2)
