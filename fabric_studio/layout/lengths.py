"""How long every cable must be, and why.

required = in the rack to the tray + along the shortest tray path + down again + slack. Slack is a house default (no
authority gives one): in a rack the larger of 5 % and 0.3 m per end, over trays 10 % and 1.5 m per end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from fabric_studio.base.units import format_length
from fabric_studio.layout.footprint import device_places, rack_rects
from fabric_studio.layout.routes import RackPaths, find_paths, rack_paths, taps_of
from fabric_studio.layout.trays import TrayNetwork, tray_network
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ints, Texts

MANAGER_MM = 250.0
"""From a port sideways to the vertical cable manager and into it, house default."""
OVERHEAD_MM = 300.0
"""How far above the taller rack a cable hangs where no tray joins two racks, house default."""
RACK_SLACK, RACK_SLACK_PER_END_MM = 0.05, 300.0
TRAY_SLACK, TRAY_SLACK_PER_END_MM = 0.10, 1500.0

KINDS = ("in-rack", "tray", "direct", "span", "typed", "unknown")
"""direct: no tray joins the racks, measured as a straight orthogonal run; unknown: a rack's place is only guessed."""


class PortEnd(NamedTuple):
    """One end of a cable: a device's cage and the electrical lanes used in it."""

    device: int
    port: int
    lane: int = 0
    lanes: int = 0


@dataclass(frozen=True)
class Lengths:
    """Arrays of one shape (C,): required_mm (NaN: unknown) and what it is made of. kind: one of KINDS."""

    required_mm: Floats
    a_rack_mm: Floats
    z_rack_mm: Floats
    tray_mm: Floats
    riser_mm: Floats
    slack_mm: Floats
    kind: Texts


def cable_lengths(snapshot: Snapshot) -> Lengths:
    """Aligned with snapshot.cables, computed once per snapshot."""
    return snapshot.derived("layout.lengths", _cable_lengths)


@dataclass(frozen=True)
class CablePairs:
    """The distinct pairs of racks that cables join. pair: row of (rack_a, rack_z) per cable, -1 inside one rack."""

    pair: Ints
    rack_a: Ints
    rack_z: Ints
    paths: RackPaths


def cable_pairs(snapshot: Snapshot) -> CablePairs:
    return snapshot.derived("layout.lengths.pairs", _cable_pairs)


def _cable_pairs(snapshot: Snapshot) -> CablePairs:
    a, z = _device_rows(snapshot)
    rack = device_places(snapshot).rack
    count = max(1, len(snapshot.racks))
    key = rack[a] * count + rack[z]
    apart = (rack[a] != rack[z]) & (snapshot.cables.span == 0)
    distinct, inverse = np.unique(key[apart], return_inverse=True)
    pair = np.full(len(key), -1, np.int64)
    pair[apart] = inverse
    rack_a, rack_z = distinct // count, distinct % count
    return CablePairs(pair, rack_a, rack_z, rack_paths(snapshot, rack_a, rack_z))


def _device_rows(snapshot: Snapshot) -> tuple[Ints, Ints]:
    devices = snapshot.devices
    return (
        devices.index_of(snapshot.cables.a_device).astype(np.int64),
        devices.index_of(snapshot.cables.z_device).astype(np.int64),
    )


def _cable_lengths(snapshot: Snapshot) -> Lengths:
    a, z = _device_rows(snapshot)
    pairs = cable_pairs(snapshot)
    joined = pairs.pair >= 0
    tray_mm, riser_mm = np.full(len(a), np.inf), np.zeros(len(a))
    tray_mm[joined] = pairs.paths.mm[pairs.pair[joined]]
    riser_mm[joined] = pairs.paths.riser_mm[pairs.pair[joined]]
    lengths = _measure(snapshot, a, z, tray_mm, riser_mm)
    required, kind = lengths.required_mm.copy(), lengths.kind.copy()
    cables, known = snapshot.cables, snapshot.racks.position_known
    rack = device_places(snapshot).rack
    unknown = (rack[a] != rack[z]) & ~(known[rack[a]] & known[rack[z]])
    required[unknown], kind[unknown] = np.nan, "unknown"
    spanned = cables.span != 0
    if spanned.any():
        span = snapshot.spans.index_of(cables.span[spanned])
        required[spanned], kind[spanned] = snapshot.spans.length_km[span] * 1e6, "span"
    typed = ~np.isnan(cables.length_mm)
    required[typed], kind[typed] = cables.length_mm[typed], "typed"
    return Lengths(
        required,
        lengths.a_rack_mm,
        lengths.z_rack_mm,
        lengths.tray_mm,
        lengths.riser_mm,
        lengths.slack_mm,
        kind,
    )


def _measure(snapshot: Snapshot, a: Ints, z: Ints, tray_mm: Floats, riser_mm: Floats) -> Lengths:
    """Lengths between devices given as rows; tray_mm inf where no tray path is known."""
    at, rects, taps, trays = device_places(snapshot), rack_rects(snapshot), taps_of(snapshot), snapshot.trays
    rack_a, rack_z = at.rack[a], at.rack[z]
    inside = rack_a == rack_z

    def to_tray(device: Ints, rack: Ints) -> Floats:
        tray = taps.tray[rack]
        level = trays.z_mm[tray] if len(trays) else np.zeros(len(rack))
        rise = np.abs(level - at.z_mm[device])
        across = np.abs(at.x_mm[device] - taps.x_mm[rack]) + np.abs(at.y_mm[device] - taps.y_mm[rack])
        return np.asarray(MANAGER_MM + rise + across, np.float64)

    def to_top(device: Ints, rack: Ints, top_mm: Floats) -> Floats:
        return MANAGER_MM + np.abs(top_mm + OVERHEAD_MM - rects.elevation_mm[rack] - at.z_mm[device])

    on_tray = np.isfinite(tray_mm) & ~inside
    top = np.maximum(
        rects.height_mm[rack_a] + rects.elevation_mm[rack_a],
        rects.height_mm[rack_z] + rects.elevation_mm[rack_z],
    )
    opposite = np.where(at.face[a] != at.face[z], rects.depth_mm[rack_a], 0.0)
    within = np.abs(at.z_mm[a] - at.z_mm[z]) + opposite
    a_mm = np.where(inside, MANAGER_MM, np.where(on_tray, to_tray(a, rack_a), to_top(a, rack_a, top)))
    z_mm = np.where(inside, MANAGER_MM, np.where(on_tray, to_tray(z, rack_z), to_top(z, rack_z, top)))
    straight = np.abs(at.x_mm[a] - at.x_mm[z]) + np.abs(at.y_mm[a] - at.y_mm[z])
    middle = np.where(inside, within, np.where(on_tray, tray_mm, straight))
    base = a_mm + middle + z_mm
    slack = np.where(
        inside,
        np.maximum(RACK_SLACK * base, 2 * RACK_SLACK_PER_END_MM),
        TRAY_SLACK * base + 2 * TRAY_SLACK_PER_END_MM,
    )
    kind = np.where(inside, "in-rack", np.where(on_tray, "tray", "direct")).astype(object)
    return Lengths(base + slack, a_mm, z_mm, middle, np.where(on_tray, riser_mm, 0.0), slack, kind)


@dataclass(frozen=True, slots=True)
class Measured:
    """One length and its derivation in words."""

    required_mm: float
    kind: str
    text: str


def measure(snapshot: Snapshot, a_device: int, z_device: int) -> Measured:
    """The length a new cable between two devices would need, as `cable_lengths` would give it."""
    rows = snapshot.devices.index_of(np.array([a_device, z_device], np.int64)).astype(np.int64)
    rack = device_places(snapshot).rack[rows]
    tray_mm, riser_mm, names = np.full(1, np.inf), np.zeros(1), ""
    if rack[0] != rack[1]:
        paths = find_paths(tray_network(snapshot), taps_of(snapshot), rack[:1], rack[1:])
        tray_mm, riser_mm, names = paths.mm, paths.riser_mm, _shortened(tray_names(snapshot, paths, 0))
    lengths = _measure(snapshot, rows[:1], rows[1:], tray_mm, riser_mm)
    if rack[0] != rack[1] and not snapshot.racks.position_known[rack].all():
        return Measured(float("nan"), "unknown", _UNKNOWN)
    return Measured(
        float(lengths.required_mm[0]),
        str(lengths.kind[0]),
        _words(snapshot, lengths, 0, rack[0], rack[1], names),
    )


_UNKNOWN = (
    "length unknown: the place of a rack is only guessed; move it to where it stands, or confirm its place"
)


def derivation(snapshot: Snapshot, cable: int) -> str:
    """Why a cable must be as long as it is, in one line."""
    row = int(snapshot.cables.index_of(np.array([cable], np.int64))[0])
    return next(derivations(snapshot, np.array([row])))


def derivations(snapshot: Snapshot, rows: Ints | None = None) -> Iterator[str]:
    """`derivation` of many cables, given as row numbers (None: all, in order)."""
    lengths, pairs = cable_lengths(snapshot), cable_pairs(snapshot)
    a, z = _device_rows(snapshot)
    rack = device_places(snapshot).rack
    names: dict[int, str] = {-1: ""}
    for row in range(len(a)) if rows is None else rows.tolist():
        kind, pair = lengths.kind[row], int(pairs.pair[row])
        if kind == "unknown":
            yield _UNKNOWN
        elif kind == "typed":
            yield f"{format_length(float(lengths.required_mm[row]))}, set by hand"
        elif kind == "span":
            yield _span_words(snapshot, int(snapshot.cables.span[row]))
        else:
            if pair not in names:
                names[pair] = _shortened(tray_names(snapshot, pairs.paths, pair))
            yield _words(snapshot, lengths, row, int(rack[a[row]]), int(rack[z[row]]), names[pair])


def _span_words(snapshot: Snapshot, span: int) -> str:
    row = snapshot.spans.get(span)
    basis = (
        "great circle, the route is longer" if row.length_basis == "great-circle" else "route length as typed"
    )
    return f"{format_length(row.length_km * 1e6)} over WAN span {row.name} ({basis})"


def _words(snapshot: Snapshot, lengths: Lengths, row: int, rack_a: int, rack_z: int, trays: str) -> str:
    name_a, name_z = snapshot.racks.name[rack_a], snapshot.racks.name[rack_z]
    a_mm, z_mm, middle, slack = (
        format_length(float(column[row]))
        for column in (lengths.a_rack_mm, lengths.z_rack_mm, lengths.tray_mm, lengths.slack_mm)
    )
    total = format_length(float(lengths.required_mm[row]))
    if lengths.kind[row] == "in-rack":
        return f"{a_mm} to the cable manager + {middle} inside rack {name_a} + {z_mm} from it + {slack} slack = {total}"
    if lengths.kind[row] == "direct":
        return (
            f"{a_mm} up from rack {name_a} + {middle} straight, as no tray joins the racks, + {z_mm} down to rack {name_z} "
            f"+ {slack} slack = {total}"
        )
    rise = float(lengths.riser_mm[row])
    through = f" (of it {format_length(rise)} in risers)" if rise > 0 else ""
    return (
        f"{a_mm} from rack {name_a} to the tray + {middle} along {trays}{through} + {z_mm} down into rack {name_z} "
        f"+ {slack} slack = {total}"
    )


def tray_names(snapshot: Snapshot, paths: RackPaths, pair: int) -> list[str]:
    """The trays and risers that the cables of one pair of racks lie in, in order from its first rack."""
    net = tray_network(snapshot)
    names: list[str] = []
    for edge in paths.edge[paths.ptr[pair] : paths.ptr[pair + 1]]:
        tray, riser = int(net.edge_tray[edge]), int(net.edge_riser[edge])
        name = (
            str(snapshot.trays.name[tray])
            if tray >= 0
            else str(snapshot.risers.name[riser])
            if riser >= 0
            else ""
        )
        if name and (not names or names[-1] != name):
            names.append(name)
    return names


def _shortened(names: list[str]) -> str:
    if len(names) > 5:
        names = [*names[:2], f"{len(names) - 4} more", *names[-2:]]
    return ", ".join(names) or "the tray"


def route(snapshot: Snapshot, cable: int) -> list[tuple[int, float, float, float]]:
    """The line a cable takes: (storey uid, x, y, z above the building's datum) from its A to its Z end, in mm."""
    row = int(snapshot.cables.index_of(np.array([cable], np.int64))[0])
    a, z = (int(column[row]) for column in _device_rows(snapshot))
    at, rects, pairs, net = (
        device_places(snapshot),
        rack_rects(snapshot),
        cable_pairs(snapshot),
        tray_network(snapshot),
    )

    def port(device: int) -> tuple[int, float, float, float]:
        rack = at.rack[device]
        return (
            int(rects.storey[rack]),
            float(at.x_mm[device]),
            float(at.y_mm[device]),
            float(rects.elevation_mm[rack] + at.z_mm[device]),
        )

    line = [port(a)]
    pair = int(pairs.pair[row])
    if pair >= 0:
        paths = pairs.paths
        for k in range(int(paths.ptr[pair]), int(paths.ptr[pair + 1])):
            line.extend(_stretch(net, int(paths.edge[k]), float(paths.from_mm[k]), float(paths.to_mm[k])))
    line.append(port(z))
    return line


def _stretch(net: TrayNetwork, edge: int, first: float, last: float) -> list[tuple[int, float, float, float]]:
    """Two points of one stretch of tray, riser or joint."""
    ends = (int(net.edge_a[edge]), int(net.edge_b[edge]))
    long = max(float(net.edge_mm[edge]), 1e-9)
    points = []
    for offset in (first, last):
        share = offset / long
        x, y, z = (
            float(c[ends[0]] + (c[ends[1]] - c[ends[0]]) * share)
            for c in (net.node_x, net.node_y, net.node_z)
        )
        points.append((int(net.node_storey[ends[0] if share < 0.5 else ends[1]]), x, y, z))
    return points
