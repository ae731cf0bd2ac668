"""Two devices fill the same rack unit."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.catalog.parts import Part
from fabric_studio.layout.footprint import DEFAULT_DEPTH_MM, rack_index_of_devices
from fabric_studio.model.build import rack_units
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ints
from fabric_studio.rules.findings import Batch, Finding, Fix
from fabric_studio.rules.rule import Context, Rule

PANEL_DEPTH_MM = 300.0
"""Of a patch panel whose maker gives no depth, typical."""
_TOUCH_U = 1e-6


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, devices = context.snapshot, context.snapshot.devices
    units = _units(snapshot)
    inside = np.flatnonzero((devices.u > 0) & (units > 0))
    order = inside[np.lexsort((inside, devices.u[inside], devices.rack[inside]))]
    pairs = _clashes(snapshot, order, units)

    def word(index: int) -> Finding:
        row, other = pairs[index]
        rack, uid = snapshot.racks.get(int(devices.rack[row])), int(devices.uid[row])
        low = max(float(devices.u[row]), float(devices.u[other]))
        high = min(float(devices.u[row] + units[row]), float(devices.u[other] + units[other]))
        shared = f"U{low:g}" if high - low <= 1 else tr("U{low:g} to U{high:g}", low=low, high=high - 1)
        text = tr(
            "{device} and {other} both fill {shared} of rack {rack}",
            device=devices.name[row],
            other=devices.name[other],
            shared=shared,
            rack=rack.name,
        )
        fix = None
        if _has_room(snapshot, row, units):
            args = {"device": uid, "rack": rack.uid, "u": None}
            fix = Fix("move-device", args, tr("move {device} to the next free U", device=devices.name[row]))
        else:
            text += tr(", which has no {units:g} U free", units=units[row])
        return Finding(
            RULE.name,
            RULE.severity,
            text,
            (("device", uid), ("device", int(devices.uid[other])), ("rack", rack.uid)),
            high - low,
            0.0,
            "U",
            fix,
        )

    yield Batch(RULE.severity, devices.uid[[row for row, _ in pairs]] if pairs else devices.uid[:0], word)


def _units(snapshot: Snapshot) -> Floats:
    """Rack units every device fills."""
    per_part = [rack_units(s) if isinstance(s, Part) else 1.0 for s in snapshot.parts.spec]
    return np.array(per_part, float)[snapshot.parts.index_of(snapshot.devices.part)]


def _clashes(snapshot: Snapshot, order: Ints, units: Floats) -> list[tuple[int, int]]:
    """(device, another below or beside it that it overlaps), one per device that overlaps any; `order` goes up each rack."""
    devices, rack = snapshot.devices, snapshot.devices.rack
    top = devices.u + units
    depth, room = _depths(snapshot)
    # Most racks are in order: look closely only at those where a device starts below the highest top so far.
    owner = np.cumsum(np.append(0, np.diff(rack[order]) != 0)) if len(order) else order
    step = 2.0 * float(np.abs(top[order]).max(initial=0.0) + 1.0)
    highest = np.maximum.accumulate(top[order] + owner * step) - owner * step
    low = np.flatnonzero((owner[1:] == owner[:-1]) & (devices.u[order][1:] < highest[:-1] - _TOUCH_U))
    crowded = np.isin(owner, owner[low + 1])
    pairs: list[tuple[int, int]] = []
    standing: list[int] = []
    here = -1
    for row, number in zip(order[crowded].tolist(), owner[crowded].tolist(), strict=True):
        if number != here:
            here, standing = number, []
        standing = [other for other in standing if top[other] > devices.u[row] + _TOUCH_U]
        for other in standing:
            if devices.face[other] == devices.face[row] or depth[other] + depth[row] > room[row]:
                pairs.append((max(row, other), min(row, other)))
                break
        else:
            standing.append(row)
    return pairs


def _depths(snapshot: Snapshot) -> tuple[Floats, Floats]:
    """How deep every device is, and its rack. Two devices stand back to back where both depths fit into the rack's; a device
    of unknown depth is taken to fill it, a panel to be shallow."""
    specs = [s if isinstance(s, Part) else None for s in snapshot.parts.spec]
    own = [
        math.inf if s is None else s.depth_mm or (PANEL_DEPTH_MM if s.kind == "panel" else math.inf)
        for s in specs
    ]
    of_rack = [DEFAULT_DEPTH_MM if s is None else s.depth_mm or DEFAULT_DEPTH_MM for s in specs]
    room = np.array(of_rack, float)[snapshot.parts.index_of(snapshot.racks.part)]
    return np.array(own, float)[snapshot.parts.index_of(snapshot.devices.part)], room[
        rack_index_of_devices(snapshot)
    ]


def _has_room(snapshot: Snapshot, row: int, units: Floats) -> bool:
    """Whether the rack has a run of free units for a device."""
    devices = snapshot.devices
    spec = snapshot.spec_of(snapshot.racks.get(int(devices.rack[row])).part)
    capacity = int(spec.height_u or 42) if isinstance(spec, Part) else 42
    free = np.ones(capacity + 1, bool)
    free[0] = False
    for other in np.flatnonzero((devices.rack == devices.rack[row]) & (devices.u > 0)).tolist():
        low = int(devices.u[other])
        free[low : math.ceil(devices.u[other] + units[other])] = False
    size = max(1, math.ceil(units[row]))
    runs = np.convolve(free, np.ones(size, int), "valid")
    return bool((runs == size).any())


RULE = Rule(
    name="devices-overlap",
    severity="error",
    title=mark("Two devices fill the same rack unit"),
    rationale=mark(
        "Two things cannot be in one place. On opposite faces of a rack two devices may share a unit if both depths fit into it."
    ),
    source=mark("EIA-310; heights and depths of the parts"),
    kinds=("device", "rack", "part"),
    places="neither",
    find=find,
    example="server-02 and server-01 both fill U5 to U8 of rack A-01",
    mend=mark("Move the device to the next free rack units."),
)
