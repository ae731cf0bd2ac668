"""Which racks the cables join, and the trays they lie in on the way: once for each pair of racks, not for each cable.

After an edit only the pairs that it concerns are routed again: the ways of all others are taken over from the revision
before. The result is the same as if all were routed (`tests/property/test_pairs.py`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from fabric_studio.layout.footprint import rack_index_of_devices
from fabric_studio.layout.routes import RackPaths, merge_paths, taps_of
from fabric_studio.layout.trays import Taps, TrayNetwork, tray_network
from fabric_studio.layout.ways import Ways, routed, ways_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Ids, Ints

_DIRECT_LIMIT = 16_000_000
"""So many possible pairs of racks are ticked off in a list; above it they are sorted."""


@dataclass(frozen=True)
class CablePairs:
    """The distinct pairs of racks that cables join. pair: row of (rack_a, rack_z) per cable, -1 inside one rack."""

    pair: Ints
    rack_a: Ints
    rack_z: Ints
    paths: RackPaths


@dataclass(frozen=True)
class CableEnds:
    """Rows in snapshot.devices of both ends of every cable, and the pairs of racks they make, before any is routed."""

    a: Ints
    z: Ints
    pair: Ints
    rack_a: Ints
    rack_z: Ints


@dataclass(frozen=True)
class _Routed:
    """What the last revision had: its pairs by the uids of their racks, and where those racks met which trays."""

    network: TrayNetwork
    taps: Taps
    rack_uid: Ids
    rack_a: Ints
    rack_z: Ints
    paths: RackPaths
    ways: Ways


_LAST_ENDS: list[tuple[tuple[NDArray[np.generic], ...], CableEnds]] = []
_LAST_ROUTED: list[_Routed] = []


def cable_ends(snapshot: Snapshot) -> CableEnds:
    """The same object as long as no cable got another end and no device another rack."""
    cables, devices, racks = snapshot.cables, snapshot.devices, snapshot.racks
    source = (cables.a_device, cables.z_device, cables.span, devices.uid, devices.rack, racks.uid)
    for columns, known in _LAST_ENDS[:]:
        if all(mine is theirs for mine, theirs in zip(columns, source, strict=True)):
            return known
    ends = _cable_ends(snapshot)
    _LAST_ENDS.insert(0, (source, ends))
    del _LAST_ENDS[2:]
    return ends


def _cable_ends(snapshot: Snapshot) -> CableEnds:
    devices, rack, count = snapshot.devices, rack_index_of_devices(snapshot), max(1, len(snapshot.racks))
    a = devices.index_of(snapshot.cables.a_device).astype(np.int64)
    z = devices.index_of(snapshot.cables.z_device).astype(np.int64)
    apart = (rack[a] != rack[z]) & (snapshot.cables.span == 0)
    key = rack[a[apart]] * count + rack[z[apart]]
    if count * count <= _DIRECT_LIMIT:
        seen = np.zeros(count * count, bool)
        seen[key] = True
        distinct = np.flatnonzero(seen)
        number = np.zeros(count * count, np.int64)
        number[distinct] = np.arange(len(distinct))
        inverse = number[key]
    else:
        distinct, inverse = np.unique(key, return_inverse=True)
    pair = np.full(len(a), -1, np.int64)
    pair[apart] = inverse
    return CableEnds(a, z, pair, distinct // count, distinct % count)


def cable_pairs(snapshot: Snapshot) -> CablePairs:
    return snapshot.derived("layout.lengths.pairs", _cable_pairs)


def _cable_pairs(snapshot: Snapshot) -> CablePairs:
    ends, network, taps = cable_ends(snapshot), tray_network(snapshot), taps_of(snapshot)
    # Taken once: another thread may put its own revision there meanwhile.
    last = next(iter(_LAST_ROUTED[:]), None)
    known = np.full(len(ends.rack_a), -1, np.int64)
    ways = ways_of(snapshot)
    if last is not None and last.network is network and last.ways == ways and len(last.rack_a):
        known = _known(snapshot, ends, taps, last)
    fresh = np.flatnonzero(known < 0)
    paths = routed(snapshot, network, taps, ends.rack_a[fresh], ends.rack_z[fresh])
    if last is not None and len(fresh) < len(known):
        paths = merge_paths(last.paths, known, paths, fresh)
    _LAST_ROUTED[:] = [_Routed(network, taps, snapshot.racks.uid, ends.rack_a, ends.rack_z, paths, ways)]
    return CablePairs(ends.pair, ends.rack_a, ends.rack_z, paths)


def _known(snapshot: Snapshot, ends: CableEnds, taps: Taps, last: _Routed) -> Ints:
    """For each pair the row of the same pair in the last revision, -1 where it is new or one of its racks moved."""
    before = _row_before(snapshot, last)
    same = before >= 0
    same[same] = _same_tap(taps, np.flatnonzero(same), last.taps, before[same])
    both = np.flatnonzero(same[ends.rack_a] & same[ends.rack_z])
    count = len(last.rack_uid)
    old_key = last.rack_a * count + last.rack_z
    wanted = before[ends.rack_a[both]] * count + before[ends.rack_z[both]]
    place = np.minimum(np.searchsorted(old_key, wanted), len(old_key) - 1)
    hit = old_key[place] == wanted
    known = np.full(len(ends.rack_a), -1, np.int64)
    known[both[hit]] = place[hit]
    return known


def _row_before(snapshot: Snapshot, last: _Routed) -> Ints:
    """Row of every rack in the last revision, -1 for a new one."""
    uid = snapshot.racks.uid
    if uid is last.rack_uid:
        return np.arange(len(uid))
    place = np.minimum(np.searchsorted(last.rack_uid, uid), max(len(last.rack_uid) - 1, 0))
    return np.where(last.rack_uid[place] == uid, place, -1) if len(last.rack_uid) else np.full(len(uid), -1)


def _same_tap(taps: Taps, rows: Ints, old: Taps, old_rows: Ints) -> Flags:
    """Which racks meet their tray at the place where they met it before."""
    same: Flags = (taps.tray[rows] == old.tray[old_rows]) & (taps.edge[rows] == old.edge[old_rows])
    same &= taps.offset_mm[rows] == old.offset_mm[old_rows]
    return same
