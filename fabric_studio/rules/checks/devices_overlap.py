"""Two devices fill the same rack unit."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.catalog.parts import Part
from fabric_studio.model.build import rack_units
from fabric_studio.rules.findings import Finding, Fix
from fabric_studio.rules.rule import Context, Rule


def find(context: Context) -> Iterator[Finding]:
    snapshot, devices = context.snapshot, context.snapshot.devices
    specs = snapshot.parts.spec
    part = snapshot.parts.index_of(devices.part)
    need = np.array([rack_units(s) if isinstance(s, Part) else 1.0 for s in specs])[part]
    # Half-depth devices may stand back to back, one on each face.
    shallow = np.array([isinstance(s, Part) and s.depth_mm is not None and s.depth_mm < 450 for s in specs])[
        part
    ]
    inside = np.flatnonzero((devices.u > 0) & (need > 0))
    order = inside[np.lexsort((devices.u[inside], devices.rack[inside]))]
    reach_row = -1
    for row in order.tolist():
        if reach_row >= 0 and devices.rack[reach_row] == devices.rack[row]:
            end = devices.u[reach_row] + need[reach_row]
            back_to_back = (
                devices.face[reach_row] != devices.face[row] and shallow[reach_row] and shallow[row]
            )
            if devices.u[row] < end - 1e-6 and not back_to_back:
                rack, uid = snapshot.racks.get(int(devices.rack[row])), int(devices.uid[row])
                yield Finding(
                    RULE.name,
                    RULE.severity,
                    f"{devices.name[row]} and {devices.name[reach_row]} both fill U{devices.u[row]:g} of rack {rack.name}",
                    (("device", uid), ("device", int(devices.uid[reach_row])), ("rack", rack.uid)),
                    float(end - devices.u[row]),
                    0.0,
                    "U",
                    Fix("move-to-free-u", {"device": uid}, f"move {devices.name[row]} to the next free U"),
                )
            if end >= devices.u[row] + need[row]:
                continue
        reach_row = row


RULE = Rule(
    name="devices-overlap",
    severity="error",
    title="Two devices fill the same rack unit",
    rationale="Two things cannot be in one place.",
    source="EIA-310",
    kinds=("device", "rack", "part"),
    find=find,
)
