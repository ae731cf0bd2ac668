"""How an end of a cable is labelled. TIA-606 style, as taught publicly; no claim of compliance."""

from __future__ import annotations

from fabric_studio.catalog.parts import Part
from fabric_studio.model.build import rack_units
from fabric_studio.model.ports import port_name
from fabric_studio.model.snapshot import Snapshot


def end_label(snapshot: Snapshot, device: int, port: int, lane: int, lanes: int) -> str:
    """ "A-01-40:12/2": rack, topmost rack unit, port. device: row."""
    devices = snapshot.devices
    rack = snapshot.racks.get(int(devices.rack[device]))
    spec = snapshot.spec_of(int(devices.part[device]))
    u = float(devices.u[device])
    top = u + (rack_units(spec) if isinstance(spec, Part) else 1.0) - 1
    name = port_name(spec, port, lane, lanes) if isinstance(spec, Part) else str(port + 1)
    return (
        f"{rack.name}-{top:02.0f}:{name.replace(' ', '')}"
        if u > 0
        else f"{rack.name}-0:{name.replace(' ', '')}"
    )
