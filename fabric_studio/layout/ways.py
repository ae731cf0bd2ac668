"""The ways that a project chose for its cables: by a certain tray between two racks, and trays to keep out of.

All cables between two racks lie in the same trays, so a way is chosen for a pair of racks. Kept with the project as settings,
one for each pair ("layout.way.<rack>.<rack>": tray) and each tray to avoid ("layout.avoid.<tray>": true), so that they are
undone, saved and merged like everything else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from fabric_studio.layout.routes import RackPaths, find_paths, with_paths
from fabric_studio.layout.trays import Taps, TrayNetwork, tray_network
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ints

WAY, AVOID = "layout.way.", "layout.avoid."
DETOUR = 50.0
"""A tray to keep out of is taken where every other way is so many times as long, as it is better than none."""
_SHARES = (0.5, 0.05, 0.95)


@dataclass(frozen=True)
class Ways:
    """via: row of the tray by the uids of two racks, the lower first. avoided: rows of trays."""

    via: Mapping[tuple[int, int], int]
    avoided: tuple[int, ...]


def way_setting(rack: int, other: int) -> str:
    """The name of the setting that holds the tray between two racks (uids)."""
    return f"{WAY}{min(rack, other)}.{max(rack, other)}"


def ways_of(snapshot: Snapshot) -> Ways:
    """What the project chose; what names a rack or tray that is gone, or is odd, counts as nothing."""
    return snapshot.derived("layout.ways", _ways)


def _ways(snapshot: Snapshot) -> Ways:
    via: dict[tuple[int, int], int] = {}
    avoided: list[int] = []
    rows = {uid: row for row, uid in enumerate(snapshot.trays.uid.tolist())}
    for name in snapshot.settings.name.tolist():
        if name.startswith(WAY):
            ids = name.removeprefix(WAY).split(".")
            tray = snapshot.setting(name)
            if len(ids) == 2 and all(each.isdecimal() and len(each) < 19 for each in ids) and tray in rows:
                via[int(ids[0]), int(ids[1])] = rows[tray]
        elif name.startswith(AVOID):
            uid = name.removeprefix(AVOID)
            if uid.isdecimal() and len(uid) < 19 and int(uid) in rows and snapshot.setting(name) is True:
                avoided.append(rows[int(uid)])
    return Ways(via, tuple(sorted(avoided)))


def routed(snapshot: Snapshot, network: TrayNetwork, taps: Taps, rack_a: Ints, rack_z: Ints) -> RackPaths:
    """`find_paths` between racks (rows), by the ways that the project chose. A tray that cannot be reached changes nothing."""
    ways = ways_of(snapshot)
    if ways.avoided:
        network = _weighted(network, ways.avoided)
    paths = find_paths(network, taps, rack_a, rack_z)
    if ways.avoided:
        paths = _measured(paths)
    if not ways.via:
        return paths
    uid = snapshot.racks.uid
    a, z = uid[rack_a].tolist(), uid[rack_z].tolist()
    tray = np.array([ways.via.get((min(p), max(p)), -1) for p in zip(a, z, strict=True)], np.int64)
    chosen = np.flatnonzero((tray >= 0) & np.isfinite(paths.mm))
    if not len(chosen):
        return paths
    around = _by_tray(network, taps, rack_a[chosen], rack_z[chosen], tray[chosen])
    if ways.avoided:
        around = _measured(around)
    found = np.flatnonzero(np.isfinite(around.mm))
    return with_paths(paths, chosen[found], around, found)


def _weighted(network: TrayNetwork, avoided: tuple[int, ...]) -> TrayNetwork:
    """The same network, in which a metre of these trays counts for many."""
    cost = network.edge_mm.copy()
    cost[np.isin(network.edge_tray, avoided)] *= DETOUR
    return replace(network, cost_mm=cost, _paths={})


def _measured(paths: RackPaths) -> RackPaths:
    """With the lengths that the ways really have, where they were chosen by weight."""
    owner = np.repeat(np.arange(len(paths.mm)), np.diff(paths.ptr))
    mm = np.bincount(owner, np.abs(paths.to_mm - paths.from_mm), len(paths.mm))
    return replace(paths, mm=np.where(np.isfinite(paths.mm), mm, np.inf))


def _by_tray(network: TrayNetwork, taps: Taps, rack_a: Ints, rack_z: Ints, tray: Ints) -> RackPaths:
    """Ways over a point of each tray: its middle, or near an end where that is shorter."""
    options: list[RackPaths] = []
    for share in _SHARES:
        points, place = np.unique(tray, return_inverse=True)
        more = _points(network, taps, points, share)
        middle = len(taps.tray) + place.ravel().astype(np.int64)
        there = find_paths(network, more, rack_a, middle)
        back = find_paths(network, more, middle, rack_z)
        options.append(_joined(there, back))
    best = np.argmin(np.stack([option.mm for option in options]), axis=0)
    made = options[0]
    for number, option in enumerate(options[1:], 1):
        rows = np.flatnonzero(best == number)
        made = with_paths(made, rows, option, rows)
    return made


def _points(network: TrayNetwork, taps: Taps, trays: Ints, share: float) -> Taps:
    """The taps of the racks, and after them one on each of these trays."""
    offset: Floats = network.tray_mm[trays] * share
    edge = np.empty(len(trays), np.int64)
    x, y = np.empty(len(trays)), np.empty(len(trays))
    for number, (tray, at) in enumerate(zip(trays.tolist(), offset.tolist(), strict=True)):
        first, last = int(network.first_edge[tray]), int(network.first_edge[tray + 1])
        starts = network.node_offset_mm[network.edge_a[first:last]]
        edge[number] = first + max(0, int(np.searchsorted(starts, at, side="right")) - 1)
        a, b = int(network.edge_a[edge[number]]), int(network.edge_b[edge[number]])
        part = (at - network.node_offset_mm[a]) / max(float(network.edge_mm[edge[number]]), 1e-9)
        x[number] = network.node_x[a] + (network.node_x[b] - network.node_x[a]) * part
        y[number] = network.node_y[a] + (network.node_y[b] - network.node_y[a]) * part
    return Taps(
        np.concatenate((taps.tray, trays)),
        np.concatenate((taps.offset_mm, offset)),
        np.concatenate((taps.x_mm, x)),
        np.concatenate((taps.y_mm, y)),
        np.concatenate((taps.edge, edge)),
    )


def _joined(there: RackPaths, back: RackPaths) -> RackPaths:
    """One way after the other, pair by pair."""
    size_a, size_z = np.diff(there.ptr), np.diff(back.ptr)
    ptr = np.concatenate((np.zeros(1, np.int64), np.cumsum(size_a + size_z))).astype(np.int64)
    take = np.empty(int(ptr[-1]), np.int64)
    for pair in range(len(size_a)):
        at = int(ptr[pair])
        middle = at + int(size_a[pair])
        take[at:middle] = np.arange(there.ptr[pair], there.ptr[pair + 1])
        take[middle : ptr[pair + 1]] = len(there.edge) + np.arange(back.ptr[pair], back.ptr[pair + 1])
    return RackPaths(
        there.mm + back.mm,
        there.riser_mm + back.riser_mm,
        ptr,
        np.concatenate((there.edge, back.edge))[take],
        np.concatenate((there.from_mm, back.from_mm))[take],
        np.concatenate((there.to_mm, back.to_mm))[take],
    )


def rack_ways(snapshot: Snapshot, taps: Taps, rack_a: Ints, rack_z: Ints) -> RackPaths:
    """The ways between racks given as row numbers, shape (P,) each."""
    return routed(snapshot, tray_network(snapshot), taps, rack_a, rack_z)
