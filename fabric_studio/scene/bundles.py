"""Cables as they lie: stretches of tray with so many cables in them, drops from the tray into each rack, and straight
runs where no tray joins two racks. Worked out once per snapshot and storey; a change of colour or zoom leaves it as it is.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.layout.footprint import rack_rects
from fabric_studio.layout.lengths import CablePairs, cable_pairs
from fabric_studio.layout.routes import taps_of
from fabric_studio.layout.trays import TrayNetwork, tray_network
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ints
from fabric_studio.scene.camera import Rect
from fabric_studio.scene.detail import DIRECT_BUDGET

TRAY, RISER, DROP, DIRECT = 0, 1, 2, 3


@dataclass(frozen=True)
class Bundles:
    """S stretches on one storey, mm. count: cables in it; kind: TRAY, RISER, DROP, DIRECT; place: row of the tray,
    riser or rack, -1 for DIRECT.

    Entries (E,): the cables of rack pair `entry_pair` lie in stretches `entry_lo` up to but not including `entry_hi`.
    pair_ptr (P+1), pair_cable: the rows of the cables of each pair.
    """

    x1: Floats
    y1: Floats
    x2: Floats
    y2: Floats
    count: Ints
    kind: Ints
    place: Ints
    entry_lo: Ints
    entry_hi: Ints
    entry_pair: Ints
    pair_ptr: Ints
    pair_cable: Ints

    def __len__(self) -> int:
        return len(self.count)

    def touching(self, rect: Rect) -> Flags:
        """Which stretches may be seen in a rectangle."""
        return (
            (np.minimum(self.x1, self.x2) <= rect.x1)
            & (np.maximum(self.x1, self.x2) >= rect.x0)
            & (np.minimum(self.y1, self.y2) <= rect.y1)
            & (np.maximum(self.y1, self.y2) >= rect.y0)
        )

    def cables_in(self, stretch: int) -> Ints:
        """Rows of the cables that lie in one stretch, ascending."""
        pairs = self.entry_pair[(self.entry_lo <= stretch) & (self.entry_hi > stretch)]
        pieces = [self.pair_cable[self.pair_ptr[p] : self.pair_ptr[p + 1]] for p in np.unique(pairs)]
        return np.sort(np.concatenate(pieces)) if pieces else np.zeros(0, np.int64)

    def runs_in(self, chosen: Flags) -> tuple[Ints, Ints, Ints]:
        """(first stretch, last stretch, cable row) for every straight run of every cable that passes a chosen stretch.

        All stretches of an entry lie on one line, one after the other, so a run is one line from the first's start to
        the last's end; the two legs of an elbow are two runs.
        """
        before = _running(chosen)
        entry = np.flatnonzero(before[self.entry_hi] > before[self.entry_lo])
        lo, hi = self.entry_lo[entry], self.entry_hi[entry] - 1
        pair = self.entry_pair[entry]
        bent = self.kind[lo] == DIRECT
        lo, hi = np.concatenate((lo, hi[bent])), np.concatenate((np.where(bent, lo, hi), hi[bent]))
        pair = np.concatenate((pair, pair[bent]))
        size = (self.pair_ptr[1:] - self.pair_ptr[:-1])[pair]
        inside = np.arange(int(size.sum())) - np.repeat(np.cumsum(size) - size, size)
        cable = self.pair_cable[np.repeat(self.pair_ptr[pair], size) + inside]
        return np.repeat(lo, size), np.repeat(hi, size), cable

    def count_of_runs(self, chosen: Flags) -> int:
        """How many lines `runs_in` would give, without making them."""
        before = _running(chosen)
        seen = before[self.entry_hi] > before[self.entry_lo]
        size = (self.pair_ptr[1:] - self.pair_ptr[:-1])[self.entry_pair[seen]]
        return int((size * np.where(self.kind[self.entry_lo[seen]] == DIRECT, 2, 1)).sum())


def bundles_of(snapshot: Snapshot, storey: int) -> Bundles:
    return snapshot.derived(f"scene.bundles.{storey}", lambda s: _bundles(s, storey))


def pair_cables(snapshot: Snapshot) -> tuple[Ints, Ints]:
    """(ptr, cable rows) by rack pair, the same for every storey."""

    def compute(s: Snapshot) -> tuple[Ints, Ints]:
        pairs = cable_pairs(s)
        order = np.argsort(pairs.pair, kind="stable")
        order = order[pairs.pair[order] >= 0]
        ptr = np.searchsorted(pairs.pair[order], np.arange(len(pairs.rack_a) + 1))
        return ptr.astype(np.int64), order.astype(np.int64)

    return snapshot.derived("scene.bundles.pairs", compute)


@dataclass(frozen=True)
class _Piece:
    """Stretches of one kind before they are joined; entry_lo, entry_hi count from its own first stretch."""

    x1: Floats
    y1: Floats
    x2: Floats
    y2: Floats
    kind: int
    place: Ints
    entry_lo: Ints
    entry_hi: Ints
    entry_pair: Ints


def _bundles(snapshot: Snapshot, storey: int) -> Bundles:
    pairs, net = cable_pairs(snapshot), tray_network(snapshot)
    ptr, cable = pair_cables(snapshot)
    pieces = (
        _in_trays(snapshot, storey, pairs, net),
        _in_risers(snapshot, storey, pairs, net),
        _drops(snapshot, storey, pairs),
        _direct(snapshot, storey, pairs),
    )
    size = [len(piece.x1) for piece in pieces]
    first = np.concatenate((np.zeros(1, np.int64), np.cumsum(size)))
    lo = np.concatenate([piece.entry_lo + at for piece, at in zip(pieces, first, strict=False)])
    hi = np.concatenate([piece.entry_hi + at for piece, at in zip(pieces, first, strict=False)])
    pair = np.concatenate([piece.entry_pair for piece in pieces])
    total = int(first[-1])
    weight = (ptr[1:] - ptr[:-1])[pair]
    steps = np.bincount(lo, weight, total + 1) - np.bincount(hi, weight, total + 1)
    count = np.rint(np.cumsum(steps)[:total]).astype(np.int64)

    def join(name: str) -> Floats:
        return np.concatenate([getattr(piece, name) for piece in pieces])

    kind = np.repeat([piece.kind for piece in pieces], size).astype(np.int64)
    place = np.concatenate([piece.place for piece in pieces])
    columns = (join("x1"), join("y1"), join("x2"), join("y2"))
    return _without_empty(Bundles(*columns, count, kind, place, lo, hi, pair, ptr, cable))


def _running(flags: Flags) -> Ints:
    """Shape (S+1,): how many are set before each place."""
    before = np.zeros(len(flags) + 1, np.int64)
    np.cumsum(flags, out=before[1:])
    return before


def _without_empty(full: Bundles) -> Bundles:
    """Drop stretches that no cable lies in (the gaps between cuts) and re-number the entries."""
    used = full.count > 0
    before = _running(used)
    lo, hi = before[full.entry_lo], before[full.entry_hi]
    some = hi > lo
    return Bundles(
        full.x1[used],
        full.y1[used],
        full.x2[used],
        full.y2[used],
        full.count[used],
        full.kind[used],
        full.place[used],
        lo[some],
        hi[some],
        full.entry_pair[some],
        full.pair_ptr,
        full.pair_cable,
    )


def _in_trays(snapshot: Snapshot, storey: int, pairs: CablePairs, net: TrayNetwork) -> _Piece:
    """Each edge of the tray network, cut where cables join or leave it."""
    paths = pairs.paths
    entry_pair = np.repeat(np.arange(len(pairs.rack_a)), np.diff(paths.ptr))
    here = (net.edge_tray[paths.edge] >= 0) & (net.node_storey[net.edge_a[paths.edge]] == storey)
    edge, pair = paths.edge[here], entry_pair[here]
    lo_mm = np.rint(np.minimum(paths.from_mm, paths.to_mm)[here]).astype(np.int64)
    hi_mm = np.rint(np.maximum(paths.from_mm, paths.to_mm)[here]).astype(np.int64)
    span = int(hi_mm.max(initial=0)) + 2
    cuts, at = np.unique(np.concatenate((edge * span + lo_mm, edge * span + hi_mm)), return_inverse=True)
    at = at.reshape(-1)
    lo, hi = at[: len(edge)], at[len(edge) :]
    cut_edge, cut_mm = cuts // span, cuts % span
    if len(cuts) < 2:
        none = np.zeros(0)
        whole = np.zeros(0, np.int64)
        return _Piece(none, none, none, none, TRAY, whole, whole, whole, whole)
    # The stretch after the last cut of an edge leads nowhere; no entry covers it and it is dropped later.
    e, share1 = cut_edge[:-1], cut_mm[:-1] / np.maximum(net.edge_mm[cut_edge[:-1]], 1e-9)
    share2 = np.where(cut_edge[1:] == e, cut_mm[1:] / np.maximum(net.edge_mm[e], 1e-9), share1)
    ax, ay = net.node_x[net.edge_a[e]], net.node_y[net.edge_a[e]]
    dx, dy = net.node_x[net.edge_b[e]] - ax, net.node_y[net.edge_b[e]] - ay
    return _Piece(
        ax + dx * share1,
        ay + dy * share1,
        ax + dx * share2,
        ay + dy * share2,
        TRAY,
        net.edge_tray[e],
        lo.astype(np.int64),
        hi.astype(np.int64),
        pair,
    )


def _in_risers(snapshot: Snapshot, storey: int, pairs: CablePairs, net: TrayNetwork) -> _Piece:
    """From the tray to the riser, on the storeys that it joins."""
    paths = pairs.paths
    entry_pair = np.repeat(np.arange(len(pairs.rack_a)), np.diff(paths.ptr))
    on_riser = net.edge_riser[paths.edge] >= 0
    edge, pair = paths.edge[on_riser], entry_pair[on_riser]
    near_a = net.node_storey[net.edge_a[edge]] == storey
    near_b = net.node_storey[net.edge_b[edge]] == storey
    here = near_a | near_b
    edge, pair, near_a = edge[here], pair[here], near_a[here]
    node = np.where(near_a, net.edge_a[edge], net.edge_b[edge])
    distinct, index = np.unique(np.stack((node, net.edge_riser[edge])), axis=1, return_inverse=True)
    index = index.reshape(-1).astype(np.int64)
    node, riser = distinct
    risers = snapshot.risers
    return _Piece(
        net.node_x[node],
        net.node_y[node],
        risers.x_mm[riser] if len(risers) else np.zeros(0),
        risers.y_mm[riser] if len(risers) else np.zeros(0),
        RISER,
        riser.astype(np.int64),
        index,
        index + 1,
        pair,
    )


def _drops(snapshot: Snapshot, storey: int, pairs: CablePairs) -> _Piece:
    """From each rack's middle to where its cables meet the tray; one stretch for each rack of the storey."""
    racks, taps = snapshot.racks, taps_of(snapshot)
    rows = np.flatnonzero(rack_rects(snapshot).storey == storey)
    number = np.full(len(racks) + 1, -1, np.int64)
    number[rows] = np.arange(len(rows))
    joined = np.isfinite(pairs.paths.mm)
    pair = np.flatnonzero(joined)
    stretch = np.concatenate((number[pairs.rack_a[pair]], number[pairs.rack_z[pair]]))
    pair = np.concatenate((pair, pair))
    here = stretch >= 0
    stretch, pair = stretch[here], pair[here].astype(np.int64)
    return _Piece(
        racks.x_mm[rows],
        racks.y_mm[rows],
        taps.x_mm[rows],
        taps.y_mm[rows],
        DROP,
        rows.astype(np.int64),
        stretch,
        stretch + 1,
        pair,
    )


def _direct(snapshot: Snapshot, storey: int, pairs: CablePairs) -> _Piece:
    """An elbow for each pair of racks that no tray joins; above DIRECT_BUDGET pairs, neighbouring racks share one."""
    racks, rects = snapshot.racks, rack_rects(snapshot)
    loose = ~np.isfinite(pairs.paths.mm)
    loose &= (rects.storey[pairs.rack_a] == storey) | (rects.storey[pairs.rack_z] == storey)
    pair = np.flatnonzero(loose).astype(np.int64)
    a, z = pairs.rack_a[pair], pairs.rack_z[pair]
    cell, x, y = _cells(racks.x_mm, racks.y_mm, a, z)
    low, high = np.minimum(cell[a], cell[z]), np.maximum(cell[a], cell[z])
    ends, index = np.unique(np.stack((low, high)), axis=1, return_inverse=True)
    index = index.reshape(-1).astype(np.int64)
    x1, y1, x2, y2 = x[ends[0]], y[ends[0]], x[ends[1]], y[ends[1]]
    return _Piece(
        np.stack((x1, x2), axis=1).reshape(-1),
        np.stack((y1, y1), axis=1).reshape(-1),
        np.stack((x2, x2), axis=1).reshape(-1),
        np.stack((y1, y2), axis=1).reshape(-1),
        DIRECT,
        np.full(2 * len(x1), -1, np.int64),
        2 * index,
        2 * index + 2,
        pair,
    )


def _cells(x: Floats, y: Floats, a: Ints, z: Ints) -> tuple[Ints, Floats, Floats]:
    """(cell of each rack, x, y of each cell): one rack a cell, or as many as keep the pairs of cells in budget."""
    cell = np.arange(len(x))
    side = 64
    while (
        len(a)
        and len(np.unique(np.minimum(cell[a], cell[z]) * (len(x) + 1) + np.maximum(cell[a], cell[z])))
        > DIRECT_BUDGET
    ):
        wide, tall = np.ptp(x) + 1.0, np.ptp(y) + 1.0
        key = np.floor((x - x.min()) / wide * side).astype(np.int64) * side + np.floor(
            (y - y.min()) / tall * side
        ).astype(np.int64)
        cell = np.unique(key, return_inverse=True)[1].reshape(-1)
        side //= 2
    number = np.maximum(np.bincount(cell), 1) if len(cell) else np.ones(0)
    return cell, np.bincount(cell, x) / number, np.bincount(cell, y) / number
