"""Links: what the cables of a design connect once patch panels are looked through.

A link runs from one active port to another. Several cables carry it where panels are in the way: position i on the
front of a panel is position i on its rear.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np

from fabric_studio.catalog.parts import Medium, Part
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.model.ends import Ends, ends_of
from fabric_studio.model.groups import group_rows
from fabric_studio.model.ports import cages_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ints, Texts

DEFAULT_LATENCY_NS_PER_M = 4.9
"""Single-mode fibre, group index 1.468; for a medium that is not known."""
MAX_PANELS = 32
"""A chain that passes more is not followed to its end; rules complain long before."""


WIRING = ("cable", "device", "part")
"""Kinds that say what is joined to what, wherever it stands."""


@dataclass(frozen=True)
class Wiring:
    """K links. a, z: rows in snapshot.devices (z = -1 where the chain ends open at a panel); a_port, a_lane and so on:
    the ports there; rate_gbps: one-way, of the slower of its cables at an active port; panels: how many it passes. Its
    cables, CSR: `ptr` (K+1) over rows of snapshot.cables, from the A end on. network: of the first. a_medium, z_medium:
    rows in snapshot.parts of what sits in the two ports (z_medium -1 where z is)."""

    a: Ints
    a_port: Ints
    a_lane: Ints
    z: Ints
    z_port: Ints
    z_lane: Ints
    rate_gbps: Floats
    panels: Ints
    ptr: Ints
    cable: Ints
    network: Texts
    a_medium: Ints
    z_medium: Ints


@dataclass(frozen=True)
class Links(Wiring):
    """The links with their lengths. length_mm: of all cables of a link, NaN where one is unknown; delay_ns: one-way,
    fibre and the modules at both ends, an unknown length counted as 0."""

    length_mm: Floats
    delay_ns: Floats


def links_of(snapshot: Snapshot) -> Links:
    """All links of a design, computed once per snapshot; a cable between two panels alone belongs to none."""
    return snapshot.derived("routing.links", _links)


def wiring_of(snapshot: Snapshot) -> Wiring:
    """All links of a design but their lengths: the same object as long as nothing is cabled otherwise."""
    return snapshot.derived_from(WIRING, "routing.wiring", _wiring)


def panel_devices(snapshot: Snapshot) -> Flags:
    """Which devices pass light through: aligned with snapshot.devices."""
    passive = np.array([isinstance(s, Part) and s.kind == "panel" for s in snapshot.parts.spec], bool)
    return (
        passive[snapshot.parts.index_of(snapshot.devices.part)]
        if len(snapshot.devices)
        else np.zeros(0, bool)
    )


def _links(snapshot: Snapshot) -> Links:
    wiring, cables = wiring_of(snapshot), snapshot.cables
    required, starts = cable_lengths(snapshot).required_mm, wiring.ptr[:-1]
    per_m, at_end = _delays(snapshot)
    run_ns = np.nan_to_num(required, nan=0.0) / 1e3 * per_m[snapshot.parts.index_of(cables.medium)]

    def over_chain(values: Floats) -> Floats:
        of_cable: Floats = values[wiring.cable]
        return np.add.reduceat(of_cable, starts) if len(starts) < len(of_cable) else of_cable

    far = np.where(wiring.z < 0, 0.0, at_end[wiring.z_medium])
    delay = over_chain(run_ns) + at_end[wiring.a_medium] + far
    own = {column.name: getattr(wiring, column.name) for column in fields(Wiring)}
    return Links(**own, length_mm=over_chain(required), delay_ns=delay)


def _wiring(snapshot: Snapshot) -> Wiring:
    ends, count = ends_of(snapshot), len(snapshot.cables)
    at_panel = panel_devices(snapshot)[ends.device]
    plain = np.flatnonzero(~at_panel[:count] & ~at_panel[count:])
    chains = _chains_through_panels(snapshot, ends, at_panel, count)
    first = np.concatenate((plain, chains.first)).astype(np.int64)
    last = np.concatenate((plain + count, chains.last)).astype(np.int64)
    sizes = np.concatenate((np.ones(len(plain), np.int64), np.diff(chains.ptr)))
    ptr = np.concatenate((np.zeros(1, np.int64), np.cumsum(sizes))).astype(np.int64)
    cable = np.concatenate((plain, chains.cable)).astype(np.int64)
    open_end = last < 0
    cables = snapshot.cables
    # Trunks between panels set no rate; only what is plugged into an active port does.
    rate_first = cables.rate_gbps[first % max(count, 1)]
    rate = np.where(open_end, rate_first, np.minimum(rate_first, cables.rate_gbps[last % max(count, 1)]))
    return Wiring(
        ends.device[first],
        ends.port[first],
        ends.lane[first],
        np.where(open_end, -1, ends.device[last]),
        np.where(open_end, -1, ends.port[last]),
        np.where(open_end, -1, ends.lane[last]),
        rate,
        sizes - 1,
        ptr,
        cable,
        cables.network[ends.cable[first]],
        ends.medium[first],
        np.where(open_end, -1, ends.medium[last]),
    )


def _delays(snapshot: Snapshot) -> tuple[Floats, Floats]:
    """ns per metre and ns per end of every part; 0 per end where a medium gives no figure."""
    specs = [s if isinstance(s, Medium) else None for s in snapshot.parts.spec]
    return (
        np.array([s.latency_ns_per_m if s else DEFAULT_LATENCY_NS_PER_M for s in specs], float),
        np.array([(s.latency_ns_per_end or 0.0) if s else 0.0 for s in specs], float),
    )


def _opposite(part: Part) -> dict[int, int]:
    """The cage behind each cage of a panel; a panel with one face is its own opposite."""
    by_face: dict[str, list[int]] = {"front": [], "rear": []}
    for cage in cages_of(part):
        by_face[cage.group.face].append(cage.number)
    front, rear = by_face["front"], by_face["rear"]
    if not front or not rear:
        return {number: number for number in front or rear}
    pairs = list(zip(front, rear, strict=False))
    return {a: b for pair in pairs for a, b in (pair, pair[::-1])}


@dataclass(frozen=True)
class _Chains:
    """first: active end each starts at; last: active end it arrives at, -1 for none; its cables, CSR, in that order."""

    first: Ints
    last: Ints
    ptr: Ints
    cable: Ints


def _chains_through_panels(snapshot: Snapshot, ends: Ends, at_panel: Flags, count: int) -> _Chains:
    """Every chain of cables that starts at an active port and meets a panel, once, from its first cable row on."""
    touching = np.flatnonzero(at_panel)
    none = np.zeros(0, np.int64)
    if not len(touching):
        return _Chains(none, none, np.zeros(1, np.int64), none)
    across = _across_panels(snapshot, ends, touching)
    at = touching[np.argsort(touching % count, kind="stable")]
    first = (at + count) % (2 * count)
    at, first = at[~at_panel[first]], first[~at_panel[first]]
    last = np.full(len(first), -1, np.int64)
    hops = [first % count]
    walking = np.arange(len(first))
    while len(walking) and len(hops) <= MAX_PANELS:
        onward = across[at[walking]]
        row = np.where(onward >= 0, onward % count, -1)
        been = np.any([hop[walking] == row for hop in hops], axis=0)
        walking, onward, row = (column[(row >= 0) & ~been] for column in (walking, onward, row))
        hop = np.full(len(first), -1, np.int64)
        hop[walking] = row
        hops.append(hop)
        at[walking] = (onward + count) % (2 * count)
        arrived = ~at_panel[at[walking]]
        last[walking[arrived]] = at[walking[arrived]]
        walking = walking[~arrived]
    # Each whole chain was walked from both of its ends; the walk from the earlier cable stays.
    earliest = np.full(2 * count, len(first), np.int64)
    np.minimum.at(earliest, last[last >= 0], np.flatnonzero(last >= 0))
    keep = earliest[first] >= np.arange(len(first))
    grid = np.stack(hops, axis=1)[keep]
    sizes = (grid >= 0).sum(axis=1)
    ptr = np.concatenate((np.zeros(1, np.int64), np.cumsum(sizes))).astype(np.int64)
    return _Chains(first[keep], last[keep], ptr, grid[grid >= 0])


def _across_panels(snapshot: Snapshot, ends: Ends, touching: Ints) -> Ints:
    """For every cable end in a panel the end in the position behind it, lane for lane; -1 where there is none. Shape (2C,)."""
    parts = snapshot.parts
    opposite = [_opposite(s) if isinstance(s, Part) and s.kind == "panel" else {} for s in parts.spec]
    part = parts.index_of(snapshot.devices.part)[ends.device[touching]]
    port, behind = ends.port[touching], np.full(len(touching), -1, np.int64)
    for row in np.unique(part):
        table = np.full(max(opposite[row], default=-1) + 2, -1, np.int64)
        for number, other in opposite[row].items():
            table[number] = other
        here = np.flatnonzero(part == row)
        inside = (port[here] >= 0) & (port[here] < len(table))
        behind[here[inside]] = table[port[here[inside]]]
    device, lane = ends.device[touching], ends.lane[touching]
    _, code = group_rows(
        np.concatenate((device, device)), np.concatenate((port, behind)), np.concatenate((lane, lane))
    )
    own, wanted = code[: len(touching)], code[len(touching) :]
    order = np.argsort(own, kind="stable")
    place = np.searchsorted(own[order], wanted)
    found = np.full(len(touching), -1, np.int64)
    # The end itself is no way on: in a panel with one face the second cable of a position is.
    for step in (1, 0):
        at = np.minimum(place + step, len(order) - 1)
        good = (place + step < len(order)) & (own[order[at]] == wanted) & (order[at] != np.arange(len(order)))
        found[good] = touching[order[at[good]]]
    found[behind < 0] = -1
    across = np.full(2 * len(snapshot.cables), -1, np.int64)
    across[touching] = found
    return across
