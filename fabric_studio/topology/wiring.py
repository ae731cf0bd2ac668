"""Who is connected to whom in a Clos fabric, as arrays and without geometry.

Tiers are numbered from 0 upwards inside themselves: nodes, leaves, spines, cores. A link joins port `lower_port` of a
lower box to port `upper_port` of an upper one; ports count from 0 per box, downlinks first, uplinks after them.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.model.table import Ints


@dataclass(frozen=True)
class Links:
    """n links between two neighbouring tiers, four arrays of shape (n,)."""

    lower: Ints
    lower_port: Ints
    upper: Ints
    upper_port: Ints

    def __len__(self) -> int:
        return len(self.lower)


@dataclass(frozen=True)
class Fabric:
    """A whole fabric. `down` joins nodes to leaves (`lower_port` is the NIC, which is the rail where there are rails),
    `up` leaves to spines, `top` spines to cores (empty with two tiers).

    leaf_rail (leaves,): -1 without rails; leaf_pod, spine_pod: 0 for all with two tiers. uplinks: per leaf.
    """

    nodes: int
    leaves: int
    spines: int
    cores: int
    uplinks: int
    down: Links
    up: Links
    top: Links
    leaf_rail: Ints
    leaf_pod: Ints
    spine_pod: Ints

    @property
    def tiers(self) -> int:
        return 3 if self.cores else 2

    def oversubscription(self) -> float:
        """Ports down over ports up of the fullest leaf: 1.0 is non-blocking, 2.0 halves the bandwidth to the spines.
        1.0 for a single leaf, which needs no spines."""
        if not self.uplinks:
            return 1.0
        return float(np.bincount(self.down.upper, minlength=1).max() / self.uplinks)

    def middle_nodes(self) -> Ints:
        """The node in the middle of those each leaf serves, (leaves,)."""
        first, last = np.full(self.leaves, self.nodes, np.int64), np.zeros(self.leaves, np.int64)
        np.minimum.at(first, self.down.upper, self.down.lower)
        np.maximum.at(last, self.down.upper, self.down.lower)
        return (first + last) // 2


NO_LINKS = Links(*(np.zeros(0, np.int64) for _ in range(4)))


def split(count: int, parts: int) -> Ints:
    """Part of each of `count` things in an even split in order; part sizes differ by one at most. Shape (count,)."""
    return np.arange(count, dtype=np.int64) * parts // max(count, 1)


def rank(values: Ints) -> Ints:
    """How many equal values stand before each one: the next free port of each box. Shape as given."""
    order = np.argsort(values, kind="stable")
    ordered = values[order]
    starts = np.flatnonzero(np.concatenate((np.ones(1, bool), np.diff(ordered) != 0)))[: len(ordered)]
    place = np.empty(len(values), np.int64)
    place[order] = np.arange(len(values)) - np.repeat(starts, np.diff(np.append(starts, len(values))))
    return place


def rail_groups(group: Ints, rails: int) -> Links:
    """Rail-optimised leaf groups: NIC r of every node of group g goes to leaf g * rails + r.

    Source: DGX SuperPOD reference architecture, "leaf r connects GPU r of every node in the SU"; leaves = rails x
    ceil(nodes / ports down) when the groups are as large as a leaf has ports down. group: (nodes,).
    """
    node = np.repeat(np.arange(len(group), dtype=np.int64), rails)
    rail = np.tile(np.arange(rails, dtype=np.int64), len(group))
    return Links(node, rail, group[node] * rails + rail, np.repeat(rank(group), rails))


def whole_nodes(leaf: Ints, nics: int) -> Links:
    """Without rails: all NICs of a node go to its leaf, as under a top-of-rack switch. leaf: (nodes,)."""
    node = np.repeat(np.arange(len(leaf), dtype=np.int64), nics)
    nic = np.tile(np.arange(nics, dtype=np.int64), len(leaf))
    upper = leaf[node]
    return Links(node, nic, upper, rank(upper))


def stripe(lowers: int, uplinks: int, uppers: int, *, first_port: int = 0) -> Links:
    """Deal the uplinks of each lower box over the upper ones like cards: link i of box b goes to (b * uplinks + i) mod
    uppers. Every upper box gets the same number of links within one. Every pair has the same number of parallel links
    when `uppers` divides `uplinks`, and one or none when `uplinks` divides `uppers` (the cores of a fat tree).
    """
    slot = np.arange(lowers * uplinks, dtype=np.int64)
    return Links(slot // uplinks, first_port + slot % uplinks, slot % uppers, slot // uppers)


def even_spines(leaves: int, uplinks: int, ports: int, *, least: int = 1) -> int:
    """The fewest spines that hold all uplinks and share each leaf's evenly; 0 when no number does.

    With 32 uplinks and 64 ports that is the smallest power of two >= leaves / 2: 4, 8, 16, 16 for 1 to 4 SU, the table of
    the DGX SuperPOD H100 reference architecture (not 12 for 3 SU: 32 uplinks do not divide by 12).
    """
    for spines in range(max(1, least), uplinks + 1):
        if uplinks % spines == 0 and leaves * uplinks <= spines * ports:
            return spines
    return 0


def pod_sizes(leaves: int, uplinks: int) -> list[int]:
    """Pods of leaves with as many spines, as large as possible, in which each leaf shares its uplinks evenly: the size
    divides `uplinks`. 144 leaves of 32 uplinks: 32, 32, 32, 32, 16."""
    sizes = []
    while leaves:
        size = next(n for n in range(min(leaves, uplinks), 0, -1) if uplinks % n == 0)
        sizes.append(size)
        leaves -= size
    return sizes


def largest_clos(ports: int) -> tuple[int, int]:
    """Endpoints of the largest two-tier and three-tier non-blocking fabric of one switch: k^2/2 and k^3/4.

    Source: Al-Fares et al., SIGCOMM 2008: 2,048 and 65,536 for k = 64.
    """
    return ports**2 // 2, ports**3 // 4


def two_tiers(down: Links, leaf_rail: Ints, uplinks: int, spines: int, *, first_up: int) -> Fabric:
    """Leaf-spine: the uplinks of every leaf, its ports from `first_up` on, striped over all spines."""
    leaves = len(leaf_rail)
    return Fabric(
        nodes=int(down.lower.max(initial=-1)) + 1,
        leaves=leaves,
        spines=spines,
        cores=0,
        uplinks=uplinks,
        down=down,
        up=stripe(leaves, uplinks, spines, first_port=first_up),
        top=NO_LINKS,
        leaf_rail=leaf_rail,
        leaf_pod=np.zeros(leaves, np.int64),
        spine_pod=np.zeros(spines, np.int64),
    )


def three_tiers(down: Links, leaf_rail: Ints, ports: int) -> Fabric:
    """Spine-core: pods of up to ports/2 leaves and as many spines, all spines striped over the cores, 1:1 at every tier.

    With every leaf full: leaf = spine = N / (ports/2), core = N / ports and N cables per tier, the rule of the DGX
    SuperPOD B200 reference architecture (16 SU: 128, 128, 64). Holds while each pod reaches each core: ports^3 / 4.
    """
    half, leaves = ports // 2, len(leaf_rail)
    pods = pod_sizes(leaves, half)
    parts, first = [], 0
    for size in pods:
        part = stripe(size, half, size, first_port=half)
        parts.append(Links(part.lower + first, part.lower_port, part.upper + first, part.upper_port))
        first += size
    pod = np.repeat(np.arange(len(pods), dtype=np.int64), pods)
    cores = -(-leaves * half // ports)
    return Fabric(
        nodes=int(down.lower.max(initial=-1)) + 1,
        leaves=leaves,
        spines=leaves,
        cores=cores,
        uplinks=half,
        down=down,
        up=_joined(parts),
        top=stripe(leaves, half, cores, first_port=half),
        leaf_rail=leaf_rail,
        leaf_pod=pod,
        spine_pod=pod,
    )


def _joined(parts: list[Links]) -> Links:
    return Links(
        np.concatenate([part.lower for part in parts]),
        np.concatenate([part.lower_port for part in parts]),
        np.concatenate([part.upper for part in parts]),
        np.concatenate([part.upper_port for part in parts]),
    )
