"""Links: what the cables of a design connect once patch panels are looked through.

A link runs from one active port to another. Several cables carry it where panels are in the way: position i on the
front of a panel is position i on its rear.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.catalog.parts import Medium, Part
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.model.ends import Ends, ends_of
from fabric_studio.model.ports import cages_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ints, Texts

DEFAULT_LATENCY_NS_PER_M = 4.9
"""Single-mode fibre, group index 1.468; for a medium that is not known."""


@dataclass(frozen=True)
class Links:
    """K links. a, z: rows in snapshot.devices (z = -1 where the chain ends open at a panel); a_port, a_lane and so on:
    the ports there; rate_gbps: one-way, of the slowest cable in the chain; length_mm: of all its cables, NaN where one
    is unknown; delay_ns: one-way, fibre and the modules at both ends, an unknown length counted as 0; panels: how many
    it passes. Its cables, CSR: `ptr` (K+1) over rows of snapshot.cables, from the A end on. network: of the first."""

    a: Ints
    a_port: Ints
    a_lane: Ints
    z: Ints
    z_port: Ints
    z_lane: Ints
    rate_gbps: Floats
    length_mm: Floats
    delay_ns: Floats
    panels: Ints
    ptr: Ints
    cable: Ints
    network: Texts


def links_of(snapshot: Snapshot) -> Links:
    """All links of a design, computed once per snapshot; a cable between two panels alone belongs to none."""
    return snapshot.derived("routing.links", _links)


def panel_devices(snapshot: Snapshot) -> Flags:
    """Which devices pass light through: aligned with snapshot.devices."""
    passive = np.array([isinstance(s, Part) and s.kind == "panel" for s in snapshot.parts.spec], bool)
    return (
        passive[snapshot.parts.index_of(snapshot.devices.part)]
        if len(snapshot.devices)
        else np.zeros(0, bool)
    )


def _links(snapshot: Snapshot) -> Links:
    ends, count = ends_of(snapshot), len(snapshot.cables)
    at_panel = panel_devices(snapshot)[ends.device]
    plain = np.flatnonzero(~at_panel[:count] & ~at_panel[count:])
    chains = _chains_through_panels(snapshot, ends, at_panel, count)
    first = np.concatenate((plain, np.array([c[0] for c in chains], np.int64)))
    last = np.concatenate((plain + count, np.array([c[1] for c in chains], np.int64)))
    sizes = np.concatenate((np.ones(len(plain), np.int64), np.array([len(c[2]) for c in chains], np.int64)))
    ptr = np.concatenate((np.zeros(1, np.int64), np.cumsum(sizes))).astype(np.int64)
    cable = np.concatenate((plain, *(np.array(c[2], np.int64) for c in chains))).astype(np.int64)
    open_end = last < 0
    lengths, cables = cable_lengths(snapshot), snapshot.cables
    per_m, at_end = _delays(snapshot)
    medium = snapshot.parts.index_of(cables.medium)
    run_ns = np.nan_to_num(lengths.required_mm, nan=0.0) / 1e3 * per_m[medium]
    starts = ptr[:-1]

    def over_chain(values: Floats) -> Floats:
        return np.add.reduceat(values[cable], starts) if len(starts) else np.zeros(0)

    rate = np.minimum.reduceat(cables.rate_gbps[cable], starts) if len(starts) else np.zeros(0)
    delay = (
        over_chain(run_ns) + at_end[ends.medium[first]] + np.where(open_end, 0.0, at_end[ends.medium[last]])
    )
    return Links(
        ends.device[first],
        ends.port[first],
        ends.lane[first],
        np.where(open_end, -1, ends.device[last]),
        np.where(open_end, -1, ends.port[last]),
        np.where(open_end, -1, ends.lane[last]),
        rate,
        over_chain(lengths.required_mm),
        delay,
        sizes - 1,
        ptr,
        cable,
        cables.network[ends.cable[first]],
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


def _chains_through_panels(
    snapshot: Snapshot, ends: Ends, at_panel: Flags, count: int
) -> list[tuple[int, int, list[int]]]:
    """(first end, last end or -1, cable rows) of every chain that starts at an active port and meets a panel."""
    touching = np.flatnonzero(at_panel)
    if not len(touching):
        return []
    opposite = [
        _opposite(spec) if isinstance(spec, Part) and spec.kind == "panel" else {}
        for spec in snapshot.parts.spec
    ]
    part = snapshot.parts.index_of(snapshot.devices.part)
    here: dict[tuple[int, int, int], list[int]] = {}
    for end in touching.tolist():
        here.setdefault((int(ends.device[end]), int(ends.port[end]), int(ends.lane[end])), []).append(end)

    def across(end: int) -> int:
        device, port, lane = int(ends.device[end]), int(ends.port[end]), int(ends.lane[end])
        behind = opposite[part[device]].get(port)
        found = (
            [other for other in here.get((device, behind, lane), ()) if other != end]
            if behind is not None
            else []
        )
        return found[0] if found else -1

    chains: list[tuple[int, int, list[int]]] = []
    started: set[int] = set()
    for end in touching[np.argsort(touching % count, kind="stable")].tolist():
        start = (end + count) % (2 * count)
        if at_panel[start] or start in started:
            continue
        cables, at = [start % count], end
        while at_panel[at]:
            onward = across(at)
            if onward < 0 or onward % count in cables:
                at = -1
                break
            cables.append(onward % count)
            at = (onward + count) % (2 * count)
        started.add(start)
        if at >= 0:
            started.add(at)
        chains.append((start, at, cables))
    return chains
