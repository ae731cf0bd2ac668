"""The tiers of a fabric and how much each carries down and up."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.base.language import mark
from fabric_studio.catalog.parts import Part
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ints
from fabric_studio.routing.graph import BYTES_PER_GBIT, fabric_graph

TIER_NAMES = {1: mark("leaf"), 2: mark("spine"), 3: mark("core")}


@dataclass(frozen=True)
class Tiers:
    """level (D,): 0 for endpoints, 1 for switches next to one, 2 for those next to level 1 ..., -1 for what has no
    cable in this fabric. down_gbps, up_gbps (D,): one-way cabled capacity to lower and to higher levels.

    An appliance (a subnet manager) on a spine does not make it a leaf, nor does anything on a switch whose role says that
    it is a spine or core."""

    level: Ints
    down_gbps: Floats
    up_gbps: Floats


@dataclass(frozen=True, slots=True)
class TierRatio:
    """One tier added up: its switches, capacity down and up, and the worst single switch."""

    tier: str
    level: int
    switches: int
    down_gbps: float
    up_gbps: float
    ratio: float
    worst_device: int
    worst_ratio: float


def tiers_of(snapshot: Snapshot, networks: tuple[str, ...] = ("compute",)) -> Tiers:
    return snapshot.derived(f"routing.tiers.{networks}", lambda s: _tiers(s, networks))


def _tiers(snapshot: Snapshot, networks: tuple[str, ...]) -> Tiers:
    graph, count = fabric_graph(snapshot, networks), len(snapshot.devices)
    tail, head = graph.tail[: graph.n_cabled], graph.head[: graph.n_cabled]
    gbps = graph.capacity_bytes_s[: graph.n_cabled] / BYTES_PER_GBIT
    level = np.full(count, -1, np.int64)
    wired = np.zeros(count, bool)
    wired[tail] = True
    level[wired & ~graph.forwards] = 0
    if not (level == 0).any():
        return Tiers(level, np.zeros(count), np.zeros(count))
    specs = [s.kind if isinstance(s, Part) else "" for s in snapshot.parts.spec]
    appliance = np.array([kind == "appliance" for kind in specs])[
        snapshot.parts.index_of(snapshot.devices.part)
    ]
    telling = (level == 0) & ~appliance
    telling = telling if telling.any() else level == 0
    upper = np.isin(snapshot.devices.role, ("spine", "core"))
    first = np.zeros(count, bool)
    first[head[telling[tail] & ~upper[head]]] = True
    if not (first & graph.forwards).any():
        first[head[telling[tail]]] = True
    first &= graph.forwards
    level[first] = 1
    current = 1
    while True:
        reached = np.zeros(count, bool)
        reached[head[level[tail] == current]] = True
        fresh = reached & (level < 0) & graph.forwards
        if not fresh.any():
            break
        current += 1
        level[fresh] = current
    down, up = np.zeros(count), np.zeros(count)
    # Links between switches of one level are neither up nor down.
    np.add.at(down, tail[level[head] < level[tail]], gbps[level[head] < level[tail]])
    np.add.at(up, tail[level[head] > level[tail]], gbps[level[head] > level[tail]])
    return Tiers(level, down, up)


def oversubscription(snapshot: Snapshot, networks: tuple[str, ...] = ("compute",)) -> list[TierRatio]:
    """Down over up capacity of every tier that has a tier above it."""
    tiers, found = tiers_of(snapshot, networks), []
    for level in range(1, int(tiers.level.max(initial=0)) + 1):
        rows = np.flatnonzero((tiers.level == level) & (tiers.up_gbps > 0))
        if not len(rows):
            continue
        ratios = tiers.down_gbps[rows] / tiers.up_gbps[rows]
        worst = int(np.argmax(ratios))
        down, up = float(tiers.down_gbps[rows].sum()), float(tiers.up_gbps[rows].sum())
        found.append(
            TierRatio(
                TIER_NAMES.get(level, f"tier {level}"),
                level,
                len(rows),
                down,
                up,
                down / up,
                int(snapshot.devices.uid[rows[worst]]),
                float(ratios[worst]),
            )
        )
    return found
