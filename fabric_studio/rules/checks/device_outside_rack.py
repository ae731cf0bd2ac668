"""A device does not fit into its rack's height."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.catalog.parts import Part
from fabric_studio.layout.footprint import rack_index_of_devices
from fabric_studio.model.build import rack_units
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.rule import Context, Rule


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, devices, specs = context.snapshot, context.snapshot.devices, context.snapshot.parts.spec
    units = np.array([rack_units(s) if isinstance(s, Part) else 1.0 for s in specs], float)
    space = np.array([float(s.height_u or np.inf) if isinstance(s, Part) else np.inf for s in specs], float)
    need = units[snapshot.parts.index_of(devices.part)]
    room = space[snapshot.parts.index_of(snapshot.racks.part)][rack_index_of_devices(snapshot)]
    top = devices.u + need - 1
    above, below = (devices.u > 0) & (top > room + 1e-6), (devices.u != 0) & (devices.u < 1)
    bad = np.flatnonzero(above | below)

    def word(index: int) -> Finding:
        row = int(bad[index])
        rack = snapshot.racks.get(int(devices.rack[row]))
        if below[row]:
            text = tr(
                "{device} is mounted at U{u:g}; rack {rack} starts at U1",
                device=devices.name[row],
                u=devices.u[row],
                rack=rack.name,
            )
            actual, limit = float(devices.u[row]), 1.0
        else:
            fills = (
                tr("U{low:g} to U{high:g}", low=devices.u[row], high=top[row])
                if need[row] > 1
                else f"U{devices.u[row]:g}"
            )
            text = tr(
                "{device} fills {fills}; rack {rack} has {room:g} U",
                device=devices.name[row],
                fills=fills,
                rack=rack.name,
                room=room[row],
            )
            actual, limit = float(top[row]), float(room[row])
        where = (("device", int(devices.uid[row])), ("rack", rack.uid))
        return Finding(RULE.name, RULE.severity, text, where, actual, limit, "U")

    yield Batch(RULE.severity, devices.uid[bad], word)


RULE = Rule(
    name="device-outside-rack",
    severity="error",
    title=mark("A device stands out of its rack"),
    rationale=mark("There is nothing to screw it to."),
    source=mark("EIA-310: 44.45 mm per rack unit; heights of the parts"),
    kinds=("device", "rack", "part"),
    places="neither",
    find=find,
    example="server-01 fills U45 to U52; rack A-01 has 48 U",
)
