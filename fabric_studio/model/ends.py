"""Both ends of every cable as flat columns, and the cages they sit in, for rules and routes that look at all at once."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.catalog.parts import Part
from fabric_studio.model.ports import cages_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ints, Texts


@dataclass(frozen=True)
class Ends:
    """Shape (2C,): the A ends of all cables in row order, then the Z ends.

    cable: row number in snapshot.cables; device: row number in snapshot.devices; port, lane, lanes as in the table;
    medium: row number in snapshot.parts. exists: the part has that cage and those lanes; the cage columns below are
    only meaningful where it holds. cage: its kind; cage_gbps: one-way; cage_lanes; role: of the port group.
    """

    cable: Ints
    device: Ints
    port: Ints
    lane: Ints
    lanes: Ints
    medium: Ints
    exists: Flags
    cage: Texts
    cage_gbps: Floats
    cage_lanes: Ints
    ports_per_cage: Ints
    role: Texts


@dataclass(frozen=True)
class CageColumns:
    """All cages of all parts of a design, one after the other; `first` and `count` per row of snapshot.parts."""

    first: Ints
    count: Ints
    cage: Texts
    gbps: Floats
    lanes: Ints
    ports: Ints
    role: Texts


def cage_columns(snapshot: Snapshot) -> CageColumns:
    return snapshot.derived_from(("part",), "model.ends.cage_columns", _cage_columns)


def _cage_columns(snapshot: Snapshot) -> CageColumns:
    per_part = [cages_of(spec) if isinstance(spec, Part) else () for spec in snapshot.parts.spec]
    count = np.array([len(cages) for cages in per_part], np.int64)
    flat = [cage for cages in per_part for cage in cages]
    return CageColumns(
        first=np.concatenate((np.zeros(1, np.int64), np.cumsum(count)))[: len(count)],
        count=count,
        cage=np.array([cage.group.cage for cage in flat], object),
        gbps=np.array([cage.group.cage_speed_gbps for cage in flat], float),
        lanes=np.array([cage.group.lanes for cage in flat], np.int64),
        ports=np.array([cage.group.logical_per_cage for cage in flat], np.int64),
        role=np.array([cage.group.role for cage in flat], object),
    )


def ends_of(snapshot: Snapshot) -> Ends:
    """The ends of all cables of a snapshot, computed once for it."""
    return snapshot.derived_from(("cable", "device", "part"), "model.ends", _ends)


def _ends(snapshot: Snapshot) -> Ends:
    cables, devices, cages = snapshot.cables, snapshot.devices, cage_columns(snapshot)
    device = devices.index_of(np.concatenate((cables.a_device, cables.z_device))).astype(np.int64)
    port = np.concatenate((cables.a_port, cables.z_port))
    lane = np.concatenate((cables.a_lane, cables.z_lane))
    lanes = np.concatenate((cables.a_lanes, cables.z_lanes))
    z_medium = np.where(cables.z_medium == 0, cables.medium, cables.z_medium)
    part = snapshot.parts.index_of(devices.part)[device] if len(devices) else device
    has_cage = (port >= 0) & (port < cages.count[part]) if len(device) else np.zeros(0, bool)
    flat = np.where(has_cage, cages.first[part] + port, 0) if len(device) else device
    exists = has_cage.copy()
    if len(cages.lanes) and len(device):
        # A position of a patch panel has no electrical lanes; a cable in it counts as one.
        exists &= (lane >= 0) & (lanes >= 1) & (lane + lanes <= np.maximum(cages.lanes[flat], 1))

    def pick(column: Texts | Floats | Ints) -> np.ndarray:
        return column[flat] if len(column) else np.zeros(len(flat), column.dtype)

    return Ends(
        cable=np.tile(np.arange(len(cables), dtype=np.int64), 2),
        device=device,
        port=port,
        lane=lane,
        lanes=lanes,
        medium=snapshot.parts.index_of(np.concatenate((cables.medium, z_medium))).astype(np.int64),
        exists=exists,
        cage=pick(cages.cage),
        cage_gbps=pick(cages.gbps),
        cage_lanes=pick(cages.lanes),
        ports_per_cage=pick(cages.ports),
        role=pick(cages.role),
    )
