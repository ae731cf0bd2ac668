"""What lies in the trays: how many cables, how full, how heavy, at every place along them.

Fill is the sum of squared cable diameters over the inside section (packing margin as taught by cabling vendors: d^2, not
pi d^2 / 4). Racks along a row join and leave, so a tray is cut into pieces between those places and its fill is that of
its fullest piece.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.catalog.parts import Medium
from fabric_studio.layout.lengths import cable_pairs
from fabric_studio.layout.trays import tray_network
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ids, Ints

TYPICAL_OD_MM, TYPICAL_KG_PER_M = 3.0, 0.009
"""Of a medium that gives no figure: a fibre cord (DGX SuperPOD Data Center Design H100, table 18)."""


@dataclass(frozen=True)
class TrayPieces:
    """Q pieces of tray and riser with something in them, by edge and offset.

    edge; x0..y1 on the plan; storey uid; tray, riser: rows, -1 where not; cables: physical cables in it; od2_mm2: sum of
    squared diameters; kg_per_m. Every rack pair lies in runs of pieces that follow one another: `pair_ptr` (P+1) over
    `run_first`, `run_last` (last excluded).
    """

    edge: Ints
    x0: Floats
    y0: Floats
    x1: Floats
    y1: Floats
    storey: Ids
    tray: Ints
    riser: Ints
    cables: Floats
    od2_mm2: Floats
    kg_per_m: Floats
    pair_ptr: Ints
    run_first: Ints
    run_last: Ints


@dataclass(frozen=True)
class TrayLoad:
    """Of the fullest piece, aligned with snapshot.trays (T) and snapshot.risers (R). fill: 0..1 of the section."""

    tray_cables: Floats
    tray_fill: Floats
    tray_kg_per_m: Floats
    riser_cables: Floats
    riser_fill: Floats


def physical_cables(snapshot: Snapshot) -> Flags:
    """True once per physical cable: for one with two ends, and for the first line of a breakout cable."""
    cables = snapshot.cables
    return np.asarray((cables.assembly == 0) | (cables.assembly == cables.uid), bool)


def tray_pieces(snapshot: Snapshot) -> TrayPieces:
    return snapshot.derived("layout.load.pieces", _pieces)


def _pieces(snapshot: Snapshot) -> TrayPieces:
    pairs, net = cable_pairs(snapshot), tray_network(snapshot)
    paths, count = pairs.paths, len(pairs.rack_a)
    per_pair = snapshot.derived_from(
        ("cable", "part"),
        "layout.load.per_pair",
        lambda s: _per_pair(s, pairs.pair, count),
        pairs.pair,
        pairs.rack_a,
    )
    low, high = np.minimum(paths.from_mm, paths.to_mm), np.maximum(paths.from_mm, paths.to_mm)
    owner = np.repeat(np.arange(count), np.diff(paths.ptr))
    used = (high - low > 0.5) & ((net.edge_tray[paths.edge] >= 0) | (net.edge_riser[paths.edge] >= 0))
    # A cut wherever a cable joins or leaves; cuts closer than a millimetre are one.
    edge_used = paths.edge[used]
    low_mm, high_mm = (np.rint(column[used]).astype(np.int64) for column in (low, high))
    scale = int(high_mm.max(initial=0)) + 10
    key = np.unique(np.concatenate((edge_used * scale + low_mm, edge_used * scale + high_mm)))
    edge, at = key // scale, (key % scale).astype(np.float64)
    is_piece = np.zeros(len(edge), bool)
    if len(edge):
        is_piece[:-1] = edge[1:] == edge[:-1]
    number = np.cumsum(is_piece) - is_piece
    first = number[np.searchsorted(key, edge_used * scale + low_mm)]
    last = number[np.searchsorted(key, edge_used * scale + high_mm)]
    total = int(is_piece.sum())
    sums: list[Floats] = []
    for weights in per_pair:
        share = weights[owner[used]]
        delta = np.bincount(first, share, total + 1) - np.bincount(last, share, total + 1)
        sums.append(np.cumsum(delta)[:total])
    here = np.flatnonzero(is_piece)
    piece_edge, start, stop = edge[here], at[here], at[here + 1]
    long = np.maximum(net.edge_mm[piece_edge], 1e-9)
    a, b = net.edge_a[piece_edge], net.edge_b[piece_edge]

    def along(column: Floats, offset: Floats) -> Floats:
        return np.asarray(column[a] + (column[b] - column[a]) * (offset / long), np.float64)

    runs = np.bincount(owner[used], minlength=count)
    return TrayPieces(
        piece_edge,
        along(net.node_x, start),
        along(net.node_y, start),
        along(net.node_x, stop),
        along(net.node_y, stop),
        net.node_storey[a],
        net.edge_tray[piece_edge],
        net.edge_riser[piece_edge],
        np.rint(sums[0]),
        sums[1],
        sums[2],
        np.concatenate((np.zeros(1, np.int64), np.cumsum(runs))).astype(np.int64),
        first,
        last,
    )


def _per_pair(snapshot: Snapshot, pair: Ints, count: int) -> list[Floats]:
    """Cables in the trays between every pair of racks, their squared diameters and their kg/m, each added up."""
    part = snapshot.parts.index_of(snapshot.cables.medium)
    # The tails of a splitter part at its head: each lies in the trays by itself.
    splits = np.array([isinstance(s, Medium) and bool(s.far_connectors) for s in snapshot.parts.spec], bool)
    in_trays = (pair >= 0) & (physical_cables(snapshot) | splits[part])
    pair, part = pair[in_trays], part[in_trays]
    od, weight = _per_part(snapshot)
    each = (np.ones(len(pair)), od[part] ** 2, weight[part])
    return [np.bincount(pair, weights=w, minlength=count).astype(np.float64) for w in each]


def _per_part(snapshot: Snapshot) -> tuple[Floats, Floats]:
    specs = [spec if isinstance(spec, Medium) else None for spec in snapshot.parts.spec]
    return (
        np.array([(s.cable_od_mm if s else None) or TYPICAL_OD_MM for s in specs], float),
        np.array([(s.cable_kg_per_m if s else None) or TYPICAL_KG_PER_M for s in specs], float),
    )


def tray_load(snapshot: Snapshot) -> TrayLoad:
    return snapshot.derived("layout.load.trays", _tray_load)


def _tray_load(snapshot: Snapshot) -> TrayLoad:
    pieces, trays, risers = tray_pieces(snapshot), snapshot.trays, snapshot.risers

    def fullest(rows: Ints, count: int, values: Floats) -> Floats:
        best = np.zeros(count)
        on = rows >= 0
        np.maximum.at(best, rows[on], values[on])
        return best

    tray_area = np.maximum(trays.width_mm * trays.depth_mm, 1e-9)
    riser_area = np.maximum(risers.width_mm * risers.depth_mm, 1e-9)
    return TrayLoad(
        fullest(pieces.tray, len(trays), pieces.cables),
        fullest(pieces.tray, len(trays), pieces.od2_mm2) / tray_area,
        fullest(pieces.tray, len(trays), pieces.kg_per_m),
        fullest(pieces.riser, len(risers), pieces.cables),
        fullest(pieces.riser, len(risers), pieces.od2_mm2) / riser_area,
    )
