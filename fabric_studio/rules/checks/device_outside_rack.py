"""A device does not fit into its rack's height."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.catalog.parts import Part
from fabric_studio.layout.footprint import rack_index_of_devices
from fabric_studio.model.build import rack_units
from fabric_studio.rules.findings import Finding
from fabric_studio.rules.rule import Context, Rule


def find(context: Context) -> Iterator[Finding]:
    snapshot, devices = context.snapshot, context.snapshot.devices
    specs = snapshot.parts.spec
    need = np.array([rack_units(s) if isinstance(s, Part) else 1.0 for s in specs])[
        snapshot.parts.index_of(devices.part)
    ]
    space = np.array([float(s.height_u or np.inf) if isinstance(s, Part) else np.inf for s in specs])
    room = space[snapshot.parts.index_of(snapshot.racks.part)][rack_index_of_devices(snapshot)]
    top = devices.u + need - 1
    bad = (devices.u > 0) & ((top > room + 1e-6) | (devices.u < 1))
    for row in np.flatnonzero(bad).tolist():
        rack = snapshot.racks.get(int(devices.rack[row]))
        yield Finding(
            RULE.name,
            RULE.severity,
            f"{devices.name[row]} fills U{devices.u[row]:g} to U{top[row]:g}; rack {rack.name} has {room[row]:g} U",
            (("device", int(devices.uid[row])), ("rack", rack.uid)),
            float(top[row]),
            float(room[row]),
            "U",
        )


RULE = Rule(
    name="device-outside-rack",
    severity="error",
    title="A device stands out of its rack",
    rationale="There is nothing to screw it to.",
    source="EIA-310: 44.45 mm per rack unit",
    kinds=("device", "rack", "part"),
    find=find,
)
