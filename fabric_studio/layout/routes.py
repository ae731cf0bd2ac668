"""Shortest tray paths between racks: the distance, and the stretches of tray each path lies in.

Worked out once per pair of racks, not per cable: all cables between two racks lie in the same trays.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.base.progress import checkpoint
from fabric_studio.layout.footprint import rack_rects
from fabric_studio.layout.trays import WHOLE, Taps, TrayNetwork, rack_taps, tray_network
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ints


def taps_of(snapshot: Snapshot) -> Taps:
    """Where each rack meets the trays, computed once per snapshot."""

    def compute(s: Snapshot) -> Taps:
        rects = rack_rects(s)
        half = np.maximum(rects.x1 - rects.x0, rects.y1 - rects.y0) / 2
        return rack_taps(tray_network(s), s.trays, rects.storey, s.racks.x_mm, s.racks.y_mm, half)

    return snapshot.derived("layout.routes.taps", compute)


@dataclass(frozen=True)
class RackPaths:
    """Paths for P pairs of racks. mm: along trays and risers, inf where no tray joins them; riser_mm: of that, risers.

    Stretches, CSR by pair (`ptr` P+1): edge of the network, from and to offsets (mm from the edge's first node); in
    travel order from the first rack, `from_mm > to_mm` where the cable runs against the edge's own direction.
    """

    mm: Floats
    riser_mm: Floats
    ptr: Ints
    edge: Ints
    from_mm: Floats
    to_mm: Floats


_FIRST_LIMIT_MM = 25_000.0
_ENTRIES = 16_000_000
"""Distances held at one time, from all nodes that ways begin at to all nodes: 200 MB with those before them."""


def find_paths(net: TrayNetwork, taps: Taps, rack_a: Ints, rack_z: Ints) -> RackPaths:
    """The way of each pair depends on nothing but its two taps: of equally short ways it is the one from the end whose
    edge has the lower number, so a way back is the way there and one pair can be routed again by itself.

    Raises CancelledError between two searches when the work of this thread was stopped."""
    size = len(net.node_tray)
    if size <= WHOLE:
        return _search(net, taps, rack_a, rack_z)
    count = len(rack_a)
    none = np.zeros(0)
    found = RackPaths(
        np.full(count, np.inf),
        np.zeros(count),
        np.zeros(count + 1, np.int64),
        none.astype(np.int64),
        none,
        none,
    )
    apart = np.hypot(taps.x_mm[rack_a] - taps.x_mm[rack_z], taps.y_mm[rack_a] - taps.y_mm[rack_z])
    edge_a, edge_z = taps.edge[rack_a], taps.edge[rack_z]
    source = np.minimum(edge_a, edge_z)
    piece = net.component[net.edge_a]
    left = np.flatnonzero((source >= 0) & (piece[edge_a] == piece[edge_z]))
    left = left[np.argsort(source[left], kind="stable")]
    limit = _FIRST_LIMIT_MM
    while len(left):
        last = limit > float(apart[left].max()) * 4
        if last:
            limit = np.inf
        # What is further apart than the limit along a straight line is so along trays.
        due = left[apart[left] * 0.99 <= limit]
        number = np.unique(source[due], return_inverse=True)[1] // max(1, _ENTRIES // (2 * size))
        for batch in np.split(due, np.flatnonzero(np.diff(number)) + 1) if len(due) else ():
            checkpoint()
            paths = _search(net, taps, rack_a[batch], rack_z[batch], limit)
            within = np.flatnonzero(paths.mm <= limit)
            found = with_paths(found, batch[within], paths, within)
        left = left[np.isinf(found.mm[left])] if not last else left[:0]
        limit *= 2
    return found


def _search(net: TrayNetwork, taps: Taps, rack_a: Ints, rack_z: Ints, limit_mm: float = np.inf) -> RackPaths:
    """Ways that are no longer than the limit, and some of those that are."""
    count = len(rack_a)
    best = np.full(count, np.inf)
    both = (taps.tray[rack_a] >= 0) & (taps.tray[rack_z] >= 0)
    rows = np.flatnonzero(both)
    swap = taps.edge[rack_z] < taps.edge[rack_a]
    source, target = np.where(swap, rack_z, rack_a), np.where(swap, rack_a, rack_z)
    es, et = taps.edge[source[rows]], taps.edge[target[rows]]
    off_s = taps.offset_mm[source[rows]] - net.node_offset_mm[net.edge_a[es]]
    off_t = taps.offset_mm[target[rows]] - net.node_offset_mm[net.edge_a[et]]
    ends_s = np.stack((net.edge_a[es], net.edge_b[es]))
    ends_t = np.stack((net.edge_a[et], net.edge_b[et]))
    lead_s = np.stack((off_s, net.edge_mm[es] - off_s))
    lead_t = np.stack((off_t, net.edge_mm[et] - off_t))
    nodes, inverse = np.unique(ends_s, return_inverse=True)
    dist, pred = (
        net.shortest(nodes, limit_mm) if len(nodes) else (np.zeros((0, 0)), np.zeros((0, 0), np.int32))
    )
    inverse = inverse.reshape(ends_s.shape)
    options = (
        np.stack([lead_s[i] + dist[inverse[i], ends_t[j]] + lead_t[j] for i in (0, 1) for j in (0, 1)])
        if len(rows)
        else np.zeros((4, 0))
    )
    choice = np.argmin(options, axis=0)
    along = options[choice, np.arange(len(rows))] if len(rows) else np.zeros(0)
    same = (es == et) & (np.abs(off_s - off_t) <= along)
    along = np.where(same, np.abs(off_s - off_t), along)
    best[rows] = along

    walk = np.flatnonzero(np.isfinite(along) & ~same)
    i, j = choice[walk] // 2, choice[walk] % 2
    start = inverse[i, walk] if len(walk) else np.zeros(0, np.int64)
    start_node = ends_s[i, walk] if len(walk) else start
    node = ends_t[j, walk] if len(walk) else start
    pieces: list[tuple[Ints, Ints, Ints, Floats, Floats]] = []
    step = 0
    # From the target's end back to the source's: (pair, order, edge, from, to); order counts down to be turned round.
    edge_here = net.edge_mm[et[walk]]
    pieces.append((walk, np.full(len(walk), step), et[walk], np.where(j == 0, 0.0, edge_here), off_t[walk]))
    active = np.arange(len(walk))
    while len(active):
        active = active[node[active] != start_node[active]]
        if not len(active):
            break
        before = pred[start[active], node[active]].astype(np.int64)
        edge, forward = net.edges_between(before, node[active])
        long = net.edge_mm[edge]
        step += 1
        pieces.append(
            (
                walk[active],
                np.full(len(active), step),
                edge,
                np.where(forward, 0.0, long),
                np.where(forward, long, 0.0),
            )
        )
        node[active] = before
    step += 1
    edge_here = net.edge_mm[es[walk]]
    pieces.append((walk, np.full(len(walk), step), es[walk], off_s[walk], np.where(i == 0, 0.0, edge_here)))
    short = np.flatnonzero(same)
    pieces.append((short, np.zeros(len(short), np.int64), es[short], off_s[short], off_t[short]))

    pair = np.concatenate([p[0] for p in pieces]).astype(np.int64)
    order = np.concatenate([p[1] for p in pieces])
    edge = np.concatenate([p[2] for p in pieces]).astype(np.int64)
    first = np.concatenate([p[3] for p in pieces])
    last = np.concatenate([p[4] for p in pieces])
    back = swap[rows[pair]]
    first, last = np.where(back, last, first), np.where(back, first, last)
    sort = np.lexsort((np.where(back, order, -order), pair))
    pair, edge, first, last = rows[pair[sort]], edge[sort], first[sort], last[sort]
    ptr = np.concatenate((np.zeros(1, np.int64), np.cumsum(np.bincount(pair, minlength=count)))).astype(
        np.int64
    )
    rise = np.zeros(count)
    on_riser = net.edge_riser[edge] >= 0
    np.add.at(rise, pair[on_riser], np.abs(last - first)[on_riser])
    return RackPaths(best, rise, ptr, edge, first, last)


def merge_paths(old: RackPaths, known: Ints, fresh: RackPaths, rows: Ints) -> RackPaths:
    """The paths of P pairs, those in `rows` from `fresh`, the others from pair `known[p]` (P,) of `old`."""
    mm, riser_mm = old.mm[np.maximum(known, 0)], old.riser_mm[np.maximum(known, 0)]
    mm[rows], riser_mm[rows] = fresh.mm, fresh.riser_mm
    size = np.diff(old.ptr)[np.maximum(known, 0)]
    size[rows] = np.diff(fresh.ptr)
    start = old.ptr[np.maximum(known, 0)]
    start[rows] = len(old.edge) + fresh.ptr[:-1]
    ptr = np.concatenate((np.zeros(1, np.int64), np.cumsum(size))).astype(np.int64)
    take = np.arange(int(ptr[-1])) + np.repeat(start - ptr[:-1], size)
    return RackPaths(
        mm,
        riser_mm,
        ptr,
        np.concatenate((old.edge, fresh.edge))[take],
        np.concatenate((old.from_mm, fresh.from_mm))[take],
        np.concatenate((old.to_mm, fresh.to_mm))[take],
    )


def with_paths(paths: RackPaths, rows: Ints, other: RackPaths, theirs: Ints) -> RackPaths:
    """`paths` with some rows from rows of another set of paths."""
    return merge_paths(paths, np.arange(len(paths.mm)), _picked(other, theirs), rows)


def _picked(paths: RackPaths, rows: Ints) -> RackPaths:
    size = np.diff(paths.ptr)[rows]
    ptr = np.concatenate((np.zeros(1, np.int64), np.cumsum(size))).astype(np.int64)
    take = np.arange(int(ptr[-1])) + np.repeat(paths.ptr[:-1][rows] - ptr[:-1], size)
    return RackPaths(
        paths.mm[rows],
        paths.riser_mm[rows],
        ptr,
        paths.edge[take],
        paths.from_mm[take],
        paths.to_mm[take],
    )
