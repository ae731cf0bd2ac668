"""What is mounted in the racks, as columns: for pictures that show many faces at once, without names and ports."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.catalog.parts import Part
from fabric_studio.model.build import rack_units
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ints

KINDS = ("server", "switch", "panel")
OTHER = len(KINDS)


@dataclass(frozen=True)
class Mounted:
    """Devices that fill rack units, CSR: `ptr` over rows of snapshot.racks. low, high: where each begins and ends as a share
    of its rack's height, 0 at the bottom; kind: index into KINDS, OTHER for all else."""

    ptr: Ints
    low: Floats
    high: Floats
    kind: Ints

    def of(self, racks: Ints) -> tuple[Ints, Ints]:
        """The devices of some racks: (index into `racks`, device) of each, rack after rack."""
        first, count = self.ptr[racks], self.ptr[racks + 1] - self.ptr[racks]
        owner = np.repeat(np.arange(len(racks)), count)
        step = np.arange(len(owner)) - np.repeat(np.cumsum(count) - count, count)
        return owner, first[owner] + step


def mounted_of(snapshot: Snapshot) -> Mounted:
    racks = snapshot.racks
    return snapshot.derived_from(
        ("device", "part"), "scene.mounted", _mounted, racks.uid, racks.columns["part"]
    )


def _mounted(snapshot: Snapshot) -> Mounted:
    devices, racks = snapshot.devices, snapshot.racks
    specs = [spec if isinstance(spec, Part) else None for spec in snapshot.parts.spec]
    units = np.array([0.0 if s is None else rack_units(s) for s in specs], float)
    room = np.array([42.0 if s is None else float(s.height_u or 42) for s in specs], float)
    kinds = np.array(
        [KINDS.index(s.kind) if s is not None and s.kind in KINDS else OTHER for s in specs], int
    )
    part, rack = snapshot.parts.index_of(devices.part), racks.index_of(devices.rack)
    rows = np.flatnonzero((devices.u > 0) & (units[part] > 0)) if len(devices) else np.zeros(0, np.int64)
    rows = rows[np.argsort(rack[rows], kind="stable")]
    whole = np.maximum(room[snapshot.parts.index_of(racks.part)][rack[rows]], 1.0)
    low = (devices.u[rows] - 1) / whole
    count = np.bincount(rack[rows], minlength=len(racks))
    ptr = np.concatenate((np.zeros(1, np.int64), np.cumsum(count))).astype(np.int64)
    return Mounted(ptr, low, low + units[part[rows]] / whole, kinds[part[rows]].astype(np.int64))
