"""Which plane every switch belongs to."""

from __future__ import annotations

import numpy as np

from fabric_studio.catalog.parts import Part
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints


def switch_planes(snapshot: Snapshot) -> Ints:
    """Aligned with snapshot.devices: the plane a switch or router is given, -1 for none and for all other devices."""
    switching = [isinstance(s, Part) and s.kind in ("switch", "router") for s in snapshot.parts.spec]
    devices = snapshot.devices
    return np.where(np.array(switching, bool)[snapshot.parts.index_of(devices.part)], devices.plane, -1)
