"""Trays and risers as one graph, in which shortest cable paths are found.

Nodes are tray ends, joints and riser mouths; a rack is no node but a tap at some offset along a tray, so moving a rack
leaves the graph and its shortest paths as they are.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from fabric_studio.layout.joints import joints_of, project
from fabric_studio.model.kinds import Risers, Storeys, Trays
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ids, Ints

_JOINT_MM = 1e-3
WHOLE = 20_000
"""A network of so many nodes is searched whole, once from each node that a way begins at. A larger one is searched no further
than it must be: one search through a network of two million takes two seconds and 30 MB."""


@dataclass(frozen=True)
class TrayNetwork:
    """Nodes (N), edges (E): an edge is a piece of one tray between neighbouring nodes, a joint, or a riser.

    node_tray, node_offset_mm: where on which tray (row); node_x, node_y, node_z: z above the building's datum.
    first_node (T+1), first_edge (T+1): the nodes and edges of each tray, in order of offset.
    edge_tray / edge_riser: rows, -1 where not.
    """

    node_tray: Ints
    node_offset_mm: Floats
    node_x: Floats
    node_y: Floats
    node_z: Floats
    node_storey: Ids
    first_node: Ints
    first_edge: Ints
    edge_a: Ints
    edge_b: Ints
    edge_mm: Floats
    edge_tray: Ints
    edge_riser: Ints
    tray_mm: Floats
    cost_mm: Floats | None = None
    """What an edge counts for in choosing a way, where that is not its length."""
    _paths: dict[int, tuple[Floats, NDArray[np.int32]]] = field(default_factory=dict, repr=False)

    def shortest(self, sources: Ints, limit_mm: float = np.inf) -> tuple[Floats, NDArray[np.int32]]:
        """Distances in mm (inf: no way, or a longer one than the limit) and predecessors, shape (len(sources), N). A small
        network is searched whole, and what is found is kept per source."""
        if len(self.node_tray) > WHOLE:
            return self._search(sources, limit_mm)
        missing = np.array([s for s in np.unique(sources).tolist() if s not in self._paths], np.int64)
        if len(missing):
            for source, dist, pred in zip(missing.tolist(), *self._search(missing, np.inf), strict=True):
                self._paths[source] = (dist, pred)
        rows = [self._paths[s] for s in sources.tolist()]
        return np.array([r[0] for r in rows]), np.array([r[1] for r in rows])

    def _search(self, sources: Ints, limit_mm: float) -> tuple[Floats, NDArray[np.int32]]:
        # Loaded here: it takes as long as all else together, and a list of templates measures nothing.
        from scipy.sparse import csr_matrix
        from scipy.sparse.csgraph import dijkstra

        ptr, neighbour, edge = self._neighbours
        cost = self.edge_mm if self.cost_mm is None else self.cost_mm
        graph = csr_matrix((cost[edge], neighbour, ptr), shape=(len(ptr) - 1,) * 2)
        dist, pred = dijkstra(graph, indices=sources, return_predecessors=True, limit=limit_mm)
        return dist, pred

    @cached_property
    def _neighbours(self) -> tuple[NDArray[np.int32], NDArray[np.int32], Ints]:
        """The nodes next to each, rising, and the edges to them: CSR. No two edges join the same nodes."""
        from scipy.sparse import coo_matrix

        n = len(self.node_tray)
        ends = np.concatenate((self.edge_a, self.edge_b)), np.concatenate((self.edge_b, self.edge_a))
        found = coo_matrix((np.tile(np.arange(len(self.edge_a)), 2), ends), shape=(n, n)).tocsr()
        found.sort_indices()
        return found.indptr, found.indices, found.data

    def edges_between(self, before: Ints, after: Ints) -> tuple[Ints, Flags]:
        """The edge from each of these nodes to a neighbour of it, and whether that is the edge's own direction."""
        ptr, neighbour, edge = self._neighbours
        place = ptr[before].astype(np.int64)
        while (ahead := neighbour[place] != after).any():
            place += ahead
        found = edge[place]
        return found, self.edge_a[found] == before

    @cached_property
    def component(self) -> Ints:
        """Number of the connected piece that each node is in."""
        from scipy.sparse import csr_matrix
        from scipy.sparse.csgraph import connected_components

        ptr, neighbour, edge = self._neighbours
        graph = csr_matrix((np.ones(len(edge)), neighbour, ptr), shape=(len(ptr) - 1,) * 2)
        return np.asarray(connected_components(graph, directed=False)[1], np.int64)


_RECENT: list[tuple[Trays, Risers, Storeys, TrayNetwork]] = []


def tray_network(snapshot: Snapshot) -> TrayNetwork:
    """The graph of this revision; the same object as long as no tray, riser or storey changed."""
    for trays, risers, storeys, network in _RECENT:
        if trays is snapshot.trays and risers is snapshot.risers and storeys is snapshot.storeys:
            return network
    network = _build(snapshot.trays, snapshot.risers, snapshot.storeys)
    _RECENT.insert(0, (snapshot.trays, snapshot.risers, snapshot.storeys, network))
    del _RECENT[4:]
    return network


def _build(trays: Trays, risers: Risers, storeys: Storeys) -> TrayNetwork:
    count = len(trays)
    length = np.hypot(trays.x2_mm - trays.x1_mm, trays.y2_mm - trays.y1_mm)
    elevation = storeys.elevation_mm[storeys.index_of(trays.storey)] if count else np.zeros(0)
    joints = joints_of(trays, length)
    joint_a, offset_a, joint_b, offset_b = joints.a, joints.a_mm, joints.b, joints.b_mm
    mouths = _riser_mouths(trays, risers, length)
    mouth = [point for riser in mouths for point in riser]

    tray_of = np.concatenate(
        (np.repeat(np.arange(count), 2), joint_a, joint_b, np.array([t for t, _ in mouth], np.int64))
    )
    ends = np.stack((np.zeros(count), length), axis=1).ravel()
    offset_of = np.round(
        np.concatenate((ends, offset_a, offset_b, np.array([o for _, o in mouth], float))), 3
    )
    order = _by_tray_and_offset(tray_of, offset_of)
    tray_of, offset_of = tray_of[order], offset_of[order]
    keep = np.ones(len(order), bool)
    keep[1:] = (np.diff(tray_of) != 0) | (np.diff(offset_of) > 1.0)
    tray_of, offset_of = tray_of[keep], offset_of[keep]
    node_of = np.empty(len(order), np.int64)
    node_of[order] = np.cumsum(keep) - 1
    first_node = np.searchsorted(tray_of, np.arange(count + 1)).astype(np.int64)
    part = offset_of / np.maximum(length[tray_of], 1e-9) if count else offset_of

    def nodes_at(first: int, tray: Ints, offset: Floats) -> Ints:
        """The node nearest to each of these points, which are the ones from number `first` on: the one that the point was
        put to or, where many lay close together, the next."""
        before = node_of[first : first + len(tray)]
        after = np.minimum(before + 1, first_node[tray + 1] - 1)
        nearer = np.abs(offset_of[before] - offset) <= np.abs(offset_of[after] - offset)
        return np.where(nearer, before, after)

    inner = np.flatnonzero(np.diff(tray_of) == 0)
    edge_a, edge_b = inner, inner + 1
    edge_mm = offset_of[edge_b] - offset_of[edge_a]
    edge_tray = tray_of[inner]
    first_edge = np.searchsorted(edge_tray, np.arange(count + 1)).astype(np.int64)
    node_x = trays.x1_mm[tray_of] + (trays.x2_mm - trays.x1_mm)[tray_of] * part
    node_y = trays.y1_mm[tray_of] + (trays.y2_mm - trays.y1_mm)[tray_of] * part
    node_z = (elevation + trays.z_mm)[tray_of]

    met = 2 * count + len(joint_a)
    u, v = nodes_at(2 * count, joint_a, offset_a), nodes_at(met, joint_b, offset_b)
    met += len(joint_b)
    low, high = np.minimum(u, v), np.maximum(u, v)
    # One edge for each pair of nodes, in the order in which they were found.
    _, first = np.unique(low * max(len(tray_of), 1) + high, return_index=True)
    first.sort()
    low, high = low[first], high[first]
    gap = np.abs(node_x[low] - node_x[high]) + np.abs(node_y[low] - node_y[high]) + _JOINT_MM
    rises: dict[tuple[int, int], tuple[float, int]] = {}
    for riser, found in enumerate(mouths):
        spots = nodes_at(
            met, np.array([t for t, _ in found], np.int64), np.array([o for _, o in found], float)
        )
        met += len(found)
        for i, (ta, _) in enumerate(found):
            for j, (tb, _) in enumerate(found[i + 1 :], i + 1):
                one, two = sorted((int(spots[i]), int(spots[j])))
                if trays.storey[ta] == trays.storey[tb]:
                    continue
                rise = abs(node_z[one] - node_z[two]) + sum(
                    abs(node_x[n] - risers.x_mm[riser]) + abs(node_y[n] - risers.y_mm[riser])
                    for n in (one, two)
                )
                if (one, two) not in rises or rise < rises[one, two][0]:
                    rises[one, two] = (float(rise) + _JOINT_MM, riser)
    pairs = np.array(list(rises), np.int64).reshape(-1, 2)
    edge_a = np.concatenate((edge_a, low, pairs[:, 0]))
    edge_b = np.concatenate((edge_b, high, pairs[:, 1]))
    edge_mm = np.concatenate((edge_mm, gap, np.array([way for way, _ in rises.values()], float)))
    edge_tray = np.concatenate((edge_tray, np.full(len(low) + len(pairs), -1, np.int64)))
    edge_riser = np.concatenate(
        (np.full(len(inner) + len(low), -1, np.int64), np.array([r for _, r in rises.values()], np.int64))
    )
    return TrayNetwork(
        tray_of,
        offset_of,
        node_x,
        node_y,
        node_z,
        trays.storey[tray_of] if count else np.zeros(0, np.int64),
        first_node,
        first_edge,
        edge_a,
        edge_b,
        edge_mm,
        edge_tray,
        edge_riser,
        length,
    )


def _by_tray_and_offset(tray: Ints, offset: Floats) -> Ints:
    """What np.lexsort((offset, tray)) says, in half the time: small numbers are sorted by their digits."""
    order = np.argsort(offset, kind="stable")
    key = tray[order]
    small = len(key) and int(key.max()) < 1 << 16
    return order[np.argsort(key.astype(np.uint16) if small else key, kind="stable")]


def _riser_mouths(trays: Trays, risers: Risers, length: Floats) -> list[list[tuple[int, float]]]:
    """For each riser, the nearest tray point on each of its storeys within its own width and a tray's half width."""
    mouths: list[list[tuple[int, float]]] = []
    for r in range(len(risers)):
        found: list[tuple[int, float]] = []
        for storey in (risers.from_storey[r], risers.to_storey[r]):
            rows = np.flatnonzero(trays.storey == storey)
            if not len(rows):
                continue
            offset, distance = project(risers.x_mm[r], risers.y_mm[r], trays, rows, length)
            best = int(np.argmin(distance))
            if distance[best] <= risers.width_mm[r] + trays.width_mm[rows[best]]:
                found.append((int(rows[best]), float(offset[best])))
        mouths.append(found)
    return mouths


@dataclass(frozen=True)
class Taps:
    """Where each rack's cables leave for the trays, aligned with snapshot.racks. tray: row, -1: none is near enough."""

    tray: Ints
    offset_mm: Floats
    x_mm: Floats
    y_mm: Floats
    edge: Ints


TAP_REACH_MM = 1500.0
"""House default: a tray serves a rack when its centre line passes within this of the rack's edge."""


def rack_taps(
    network: TrayNetwork, trays: Trays, storey: Ids, x_mm: Floats, y_mm: Floats, half_mm: Floats
) -> Taps:
    """The nearest tray on its own storey for each of R points; half_mm: half of the rack's longer side."""
    count = len(x_mm)
    tray, offset = np.full(count, -1, np.int64), np.zeros(count)
    for level in np.unique(storey):
        rows = np.flatnonzero((trays.storey == level) & (network.tray_mm > 1.0))
        here = np.flatnonzero(storey == level)
        if not len(rows):
            continue
        for chunk in np.array_split(here, max(1, len(here) * len(rows) // 2_000_000 + 1)):
            along, distance = project(x_mm[chunk, None], y_mm[chunk, None], trays, rows, network.tray_mm)
            best = np.argmin(distance, axis=1)
            pick = np.arange(len(chunk))
            near = distance[pick, best] <= half_mm[chunk] + TAP_REACH_MM
            tray[chunk[near]] = rows[best[near]]
            offset[chunk[near]] = along[pick, best][near]
    got = tray >= 0
    edge = np.full(count, -1, np.int64)
    x, y = x_mm.copy(), y_mm.copy()
    if got.any():
        key_scale = float(network.tray_mm.max()) + 10.0
        node_key = network.node_tray * key_scale + network.node_offset_mm
        at = np.searchsorted(node_key, tray[got] * key_scale + offset[got], side="right") - 1
        within = at - network.first_node[tray[got]]
        edges_here = network.first_edge[tray[got] + 1] - network.first_edge[tray[got]]
        edge[got] = network.first_edge[tray[got]] + np.clip(within, 0, np.maximum(edges_here - 1, 0))
        share = offset[got] / np.maximum(network.tray_mm[tray[got]], 1e-9)
        x[got] = trays.x1_mm[tray[got]] + (trays.x2_mm - trays.x1_mm)[tray[got]] * share
        y[got] = trays.y1_mm[tray[got]] + (trays.y2_mm - trays.y1_mm)[tray[got]] * share
    return Taps(tray, offset, x, y, edge)
