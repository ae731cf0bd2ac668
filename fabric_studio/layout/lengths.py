"""How long every cable must be, and why.

required = in the rack to the tray + along the shortest tray path + down again + slack. Slack is a house default (no
authority gives one): in a rack the larger of 5 % and 0.3 m per end, over trays 10 % and 1.5 m per end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_length
from fabric_studio.base.wording import listed
from fabric_studio.layout.footprint import device_places, rack_rects
from fabric_studio.layout.pairs import CablePairs, cable_ends, cable_pairs
from fabric_studio.layout.routes import RackPaths, taps_of
from fabric_studio.layout.trays import TrayNetwork, tray_network
from fabric_studio.layout.ways import rack_ways
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ints, Texts

__all__ = [
    "CablePairs",
    "Lengths",
    "Measured",
    "PortEnd",
    "cable_lengths",
    "cable_pairs",
    "derivation",
    "derivations",
    "measure",
    "route",
    "tray_names",
]

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


def _cable_lengths(snapshot: Snapshot) -> Lengths:
    ends, pairs = cable_ends(snapshot), cable_pairs(snapshot)
    # One more place at the end, which -1 takes: no way over trays.
    tray_mm = np.append(pairs.paths.mm, np.inf)[pairs.pair]
    riser_mm = np.append(pairs.paths.riser_mm, 0.0)[pairs.pair]
    lengths = _measure(snapshot, ends.a, ends.z, tray_mm, riser_mm)
    required, kind = lengths.required_mm, lengths.kind
    cables, known = snapshot.cables, snapshot.racks.position_known
    if not known.all():
        rack = device_places(snapshot).rack
        unknown = (rack[ends.a] != rack[ends.z]) & ~(known[rack[ends.a]] & known[rack[ends.z]])
        required[unknown], kind[unknown] = np.nan, "unknown"
    spanned = np.flatnonzero(cables.span)
    if len(spanned):
        span = snapshot.spans.index_of(cables.span[spanned])
        required[spanned], kind[spanned] = snapshot.spans.length_km[span] * 1e6, "span"
    typed = ~np.isnan(cables.length_mm)
    required[typed], kind[typed] = cables.length_mm[typed], "typed"
    return lengths


def _measure(snapshot: Snapshot, a: Ints, z: Ints, tray_mm: Floats, riser_mm: Floats) -> Lengths:
    """Lengths between devices given as rows; tray_mm inf where no tray path is known."""
    at, tap_mm = device_places(snapshot), _to_tap(snapshot)
    rack_a, rack_z = at.rack[a], at.rack[z]
    inside = rack_a == rack_z
    direct = np.flatnonzero(~np.isfinite(tray_mm) & ~inside)
    a_mm, z_mm, middle = tap_mm[a], tap_mm[z], tray_mm.copy()
    code = np.ones(len(a), np.int64)
    within = np.flatnonzero(inside)
    if len(within):
        code[within] = 0
        a_mm[within] = z_mm[within] = MANAGER_MM
        i, k = a[within], z[within]
        opposite = np.where(at.face[i] != at.face[k], rack_rects(snapshot).depth_mm[rack_a[within]], 0.0)
        middle[within] = np.abs(at.z_mm[i] - at.z_mm[k]) + opposite
    if len(direct):
        code[direct] = 2
        i, k = a[direct], z[direct]
        a_mm[direct], z_mm[direct] = _over_the_racks(snapshot, i, k)
        middle[direct] = np.abs(at.x_mm[i] - at.x_mm[k]) + np.abs(at.y_mm[i] - at.y_mm[k])
    base = a_mm + middle
    base += z_mm
    slack = TRAY_SLACK * base
    slack += 2 * TRAY_SLACK_PER_END_MM
    slack[within] = np.maximum(RACK_SLACK * base[within], 2 * RACK_SLACK_PER_END_MM)
    base += slack
    riser_mm = riser_mm.copy()
    riser_mm[within] = riser_mm[direct] = 0.0
    return Lengths(base, a_mm, z_mm, middle, riser_mm, slack, _KIND_OF_CODE[code])


_KIND_OF_CODE = np.array(("in-rack", "tray", "direct"), object)


def _to_tap(snapshot: Snapshot) -> Floats:
    """From each device to where its rack's cables meet the tray, (D,); means nothing where no tray is near."""

    def compute(s: Snapshot) -> Floats:
        at, taps, trays = device_places(s), taps_of(s), s.trays
        level = trays.z_mm[taps.tray] if len(trays) else np.zeros(len(s.racks))
        rise = np.abs(level[at.rack] - at.z_mm)
        across = np.abs(at.x_mm - taps.x_mm[at.rack]) + np.abs(at.y_mm - taps.y_mm[at.rack])
        return np.asarray(MANAGER_MM + rise + across, np.float64)

    return snapshot.derived("layout.lengths.to_tap", compute)


def _over_the_racks(snapshot: Snapshot, a: Ints, z: Ints) -> tuple[Floats, Floats]:
    """From devices up to where a cable hangs over the taller rack of the two."""
    at, rects = device_places(snapshot), rack_rects(snapshot)
    level = np.maximum(
        (rects.height_mm + rects.elevation_mm)[at.rack[a]], (rects.height_mm + rects.elevation_mm)[at.rack[z]]
    )
    rise_a, rise_z = (
        MANAGER_MM + np.abs(level + OVERHEAD_MM - rects.elevation_mm[at.rack[d]] - at.z_mm[d]) for d in (a, z)
    )
    return rise_a, rise_z


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
        paths = rack_ways(snapshot, taps_of(snapshot), rack[:1], rack[1:])
        tray_mm, riser_mm, names = paths.mm, paths.riser_mm, _shortened(tray_names(snapshot, paths, 0))
    lengths = _measure(snapshot, rows[:1], rows[1:], tray_mm, riser_mm)
    if rack[0] != rack[1] and not snapshot.racks.position_known[rack].all():
        return Measured(float("nan"), "unknown", _UNKNOWN)
    return Measured(
        float(lengths.required_mm[0]),
        str(lengths.kind[0]),
        _words(snapshot, lengths, 0, rack[0], rack[1], names),
    )


_UNKNOWN = mark(
    "length unknown: the place of a rack is only guessed; move it to where it stands, or confirm its place"
)


def derivation(snapshot: Snapshot, cable: int) -> str:
    """Why a cable must be as long as it is, in one line."""
    row = int(snapshot.cables.index_of(np.array([cable], np.int64))[0])
    return next(derivations(snapshot, np.array([row])))


def derivations(snapshot: Snapshot, rows: Ints | None = None) -> Iterator[str]:
    """`derivation` of many cables, given as row numbers (None: all, in order)."""
    lengths, pairs = cable_lengths(snapshot), cable_pairs(snapshot)
    ends = cable_ends(snapshot)
    rack = device_places(snapshot).rack
    names: dict[int, str] = {-1: ""}
    for row in range(len(ends.a)) if rows is None else rows.tolist():
        kind, pair = lengths.kind[row], int(pairs.pair[row])
        if kind == "unknown":
            yield tr(_UNKNOWN)
        elif kind == "typed":
            yield tr("{length}, set by hand", length=format_length(float(lengths.required_mm[row])))
        elif kind == "span":
            yield _span_words(snapshot, int(snapshot.cables.span[row]))
        else:
            if pair not in names:
                names[pair] = _shortened(tray_names(snapshot, pairs.paths, pair))
            yield _words(snapshot, lengths, row, int(rack[ends.a[row]]), int(rack[ends.z[row]]), names[pair])


def _span_words(snapshot: Snapshot, span: int) -> str:
    row = snapshot.spans.get(span)
    basis = (
        tr("great circle, the route is longer")
        if row.length_basis == "great-circle"
        else tr("route length as typed")
    )
    return tr(
        "{length} over WAN span {name} ({basis})",
        length=format_length(row.length_km * 1e6),
        name=row.name,
        basis=basis,
    )


def _words(snapshot: Snapshot, lengths: Lengths, row: int, rack_a: int, rack_z: int, trays: str) -> str:
    name_a, name_z = snapshot.racks.name[rack_a], snapshot.racks.name[rack_z]
    a_mm, z_mm, middle, slack = (
        format_length(float(column[row]))
        for column in (lengths.a_rack_mm, lengths.z_rack_mm, lengths.tray_mm, lengths.slack_mm)
    )
    total = format_length(float(lengths.required_mm[row]))
    if lengths.kind[row] == "in-rack":
        return tr(
            "{a_mm} to the cable manager + {middle} inside rack {name_a} + {z_mm} from it + {slack} slack = {total}",
            a_mm=a_mm,
            middle=middle,
            name_a=name_a,
            z_mm=z_mm,
            slack=slack,
            total=total,
        )
    if lengths.kind[row] == "direct":
        return tr(
            "{a_mm} up from rack {name_a} + {middle} straight, as no tray joins the racks, + {z_mm} down to rack {name_z} + {slack} slack = {total}",
            a_mm=a_mm,
            name_a=name_a,
            middle=middle,
            z_mm=z_mm,
            name_z=name_z,
            slack=slack,
            total=total,
        )
    rise = float(lengths.riser_mm[row])
    through = tr(" (of it {length} in risers)", length=format_length(rise)) if rise > 0 else ""
    return tr(
        "{a_mm} from rack {name_a} to the tray + {middle} along {trays}{through} + {z_mm} down into rack {name_z} + {slack} slack = {total}",
        a_mm=a_mm,
        name_a=name_a,
        middle=middle,
        trays=trays,
        through=through,
        z_mm=z_mm,
        name_z=name_z,
        slack=slack,
        total=total,
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
        names = [*names[:2], tr("{count} more", count=len(names) - 4), *names[-2:]]
    return listed(names) or tr("the tray")


def route(snapshot: Snapshot, cable: int) -> list[tuple[int, float, float, float]]:
    """The line a cable takes: (storey uid, x, y, z above the building's datum) from its A to its Z end, in mm."""
    row = int(snapshot.cables.index_of(np.array([cable], np.int64))[0])
    ends = cable_ends(snapshot)
    a, z = int(ends.a[row]), int(ends.z[row])
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
