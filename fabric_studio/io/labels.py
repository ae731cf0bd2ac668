"""How the end of a cable is labelled. TIA-606 style, as taught publicly; no claim of compliance."""

from __future__ import annotations

import numpy as np

from fabric_studio.catalog.parts import Part
from fabric_studio.io.house_style import STYLE
from fabric_studio.io.locations import rack_locations
from fabric_studio.layout.footprint import rack_index_of_devices
from fabric_studio.model.build import rack_units
from fabric_studio.model.snapshot import Snapshot


def device_labels(snapshot: Snapshot) -> list[str]:
    """ "A-01-40" for each device: its rack and the topmost rack unit it fills, R where its ports look to the rear; the
    name of a device that fills none. Hall, storey and site stand in front as far as racks of one name need them. By its name alone where the house style labels so."""
    if STYLE.label_profile == "device name":
        return [_packed(str(name)) for name in snapshot.devices.name]
    rack_names, devices = _rack_names(snapshot), snapshot.devices
    units = np.array([rack_units(s) if isinstance(s, Part) else 1.0 for s in snapshot.parts.spec], float)
    top = devices.u + np.maximum(1.0, np.ceil(units[snapshot.parts.index_of(devices.part)])) - 1
    return [
        f"{rack_names[rack]}-" + (f"{u_top:02.0f}{'R' if face == 'rear' else ''}" if u > 0 else _packed(name))
        for rack, u, u_top, face, name in zip(
            rack_index_of_devices(snapshot).tolist(),
            devices.u.tolist(),
            top.tolist(),
            devices.face,
            devices.name,
            strict=True,
        )
    ]


def end_label(device_label: str, port: str) -> str:
    """ "A-01-40:12/2": device and port."""
    return f"{device_label}:{_packed(port)}"


def _packed(text: str) -> str:
    return "".join(str(text).split())


def _rack_names(snapshot: Snapshot) -> list[str]:
    """The shortest of rack, hall.rack, storey.hall.rack and site.storey.hall.rack that no two racks share."""
    at = rack_locations(snapshot)
    levels = [at.rack, at.hall, at.storey, at.site]
    names: list[str] = []
    for depth in range(1, len(levels) + 1):
        names = [
            ".".join(_packed(str(n)) for n in reversed(parts)) for parts in zip(*levels[:depth], strict=True)
        ]
        if len(set(names)) == len(names):
            break
    return names
