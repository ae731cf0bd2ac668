"""The fabric by tiers: servers below, leaves, spines and cores above them, WAN spans on top; laid out without a hand.

Boxes that belong together lie together: what is joined below a level (a leaf group, a pod) has a stretch of its own, as
wide as its fullest tier. Where they lie depends on the design alone; what is drawn for a camera is in `logical_frame`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import numpy as np
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import connected_components

from fabric_studio.catalog.parts import Part
from fabric_studio.layout.footprint import rack_index_of_devices
from fabric_studio.model.groups import group_rows
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ids, Ints
from fabric_studio.routing.graph import fabric_graph
from fabric_studio.routing.links import links_of
from fabric_studio.routing.tiers import tiers_of
from fabric_studio.scene.keyed import gathered

DEFAULT_NETWORKS = ("compute", "scale-across")
PITCH_MM = 100.0
"""Least distance of two boxes of one tier, in the units of the plan's camera."""
GAP = 0.06
"""Share of its stretch that a group leaves free to its neighbour."""
CHUNK = 16
"""Where a step would gather more than twice as many boxes at once, steps of this many lie between."""
UNCABLED_LEVEL = {"leaf": 1, "spine": 2, "core": 3, "router": 4}


@dataclass(frozen=True)
class Tier:
    """One row of boxes from left to right. device: rows in snapshot.devices (spans in the WAN row); x: middles, half:
    half of each one's room. steps: ways to gather them, coarsest first and the boxes themselves last; each an array of
    first boxes with the end appended (G+1)."""

    level: int
    device: Ints
    x: Floats
    half: Floats
    steps: tuple[Ints, ...]

    def __len__(self) -> int:
        return len(self.device)

    def spans_of(self, step: int) -> tuple[Floats, Floats]:
        """Left and right of every group of a step."""
        first, last = self.steps[step][:-1], self.steps[step][1:] - 1
        return self.x[first] - self.half[first], self.x[last] + self.half[last]

    def group_of(self, step: int) -> Ints:
        """The group that each box is in."""
        return np.repeat(np.arange(len(self.steps[step]) - 1), np.diff(self.steps[step]))


@dataclass(frozen=True)
class Edges:
    """Links between the same two groups, as one. low, high: groups; span: row, -1 for none; links, CSR."""

    low: Ints
    high: Ints
    span: Ints
    ptr: Ints
    link: Ints

    def __len__(self) -> int:
        return len(self.low)


@dataclass(frozen=True)
class Logical:
    """tiers: from below. Links (K): lower and upper end as (tier, place in it); `span` rows, -1 inside a site; cables,
    CSR. wan: one place for every span, between its two sites. width_mm: of all. gpus: accelerators per device row.
    tier_of, place_of: per device row, -1 for what is not drawn. row_pairs: the pairs of tiers that any link joins."""

    tiers: tuple[Tier, ...]
    low_tier: Ints
    low: Ints
    high_tier: Ints
    high: Ints
    span: Ints
    ptr: Ints
    cable: Ints
    wan: Tier
    width_mm: float
    gpus: Ints
    tier_of: Ints
    place_of: Ints
    row_pairs: tuple[tuple[int, int], ...]
    kept: dict[tuple[int, ...], Edges] = field(default_factory=dict, repr=False)

    def edges(self, low_tier: int, low_step: int, high_tier: int, high_step: int) -> Edges:
        """The links between two rows, gathered by the groups of these steps; worked out once for each pair of steps."""
        key = (low_tier, low_step, high_tier, high_step)
        if key not in self.kept:
            self.kept[key] = self._edges(*key)
        return self.kept[key]

    def _edges(self, low_tier: int, low_step: int, high_tier: int, high_step: int) -> Edges:
        link = np.flatnonzero((self.low_tier == low_tier) & (self.high_tier == high_tier))
        low = self.tiers[low_tier].group_of(low_step)[self.low[link]]
        high = self.tiers[high_tier].group_of(high_step)[self.high[link]]
        if low_tier == high_tier:
            low, high = np.minimum(low, high), np.maximum(low, high)
        first, group = group_rows(low, high, self.span[link])
        order = np.argsort(group, kind="stable")
        ptr = np.searchsorted(group[order], np.arange(len(first) + 1)).astype(np.int64)
        return Edges(low[first], high[first], self.span[link[first]], ptr, link[order])

    def box_of_span(self, span: Ints) -> Ints:
        """The place in the WAN row of spans given as rows; -1 for -1."""
        place = np.full(len(self.wan) + 1, -1, np.int64)
        place[self.wan.device] = np.arange(len(self.wan))
        return place[span]


def logical_of(snapshot: Snapshot, networks: tuple[str, ...] = DEFAULT_NETWORKS) -> Logical:
    return snapshot.derived(f"scene.logical.{networks}", lambda s: _logical(s, networks))


def _logical(snapshot: Snapshot, networks: tuple[str, ...]) -> Logical:
    links, count = links_of(snapshot), len(snapshot.devices)
    chosen = np.flatnonzero((links.z >= 0) & np.isin(links.network, networks))
    a, z = links.a[chosen], links.z[chosen]
    level, cabled = _levels(snapshot, networks, a, z)
    site = _sites(snapshot)
    first_cable = links.cable[links.ptr[chosen]]
    span_uid = snapshot.cables.span[first_cable] if len(chosen) else np.zeros(0, np.int64)
    span = snapshot.spans.index_of(span_uid[span_uid > 0]) if (span_uid > 0).any() else np.zeros(0, np.int64)
    span_row = np.full(len(chosen), -1, np.int64)
    span_row[span_uid > 0] = span
    good = (level[a] >= 0) & (level[z] >= 0) if len(chosen) else np.zeros(0, bool)
    inner = good & (span_row < 0)
    tiers, width, left, right = _place(snapshot, level, cabled, site, a[inner], z[inner])
    tier_of, place_of = np.full(count, -1, np.int64), np.full(count, -1, np.int64)
    for number, tier in enumerate(tiers):
        tier_of[tier.device], place_of[tier.device] = number, np.arange(len(tier))
    keep = np.flatnonzero(good)
    up = np.where(tier_of[a[keep]] <= tier_of[z[keep]], True, False)
    low, high = np.where(up, a[keep], z[keep]), np.where(up, z[keep], a[keep])
    rows = chosen[keep]
    ptr, cable = gathered(links.ptr, links.cable, rows)
    graph = fabric_graph(snapshot, networks)
    return Logical(
        tiers,
        tier_of[low],
        place_of[low],
        tier_of[high],
        place_of[high],
        span_row[keep],
        ptr,
        cable,
        _wan(snapshot, left, right, width),
        width,
        np.bincount(graph.rank_node, minlength=count).astype(np.int64),
        tier_of,
        place_of,
        tuple(divmod(pair, 64) for pair in np.unique(tier_of[low] * 64 + tier_of[high]).tolist()),
    )


def _sites(snapshot: Snapshot) -> Ints:
    """The site each device is at, as a row."""
    if not len(snapshot.devices):
        return np.zeros(0, np.int64)
    halls, storeys, buildings = snapshot.halls, snapshot.storeys, snapshot.buildings
    storey = halls.storey[halls.index_of(snapshot.racks.hall)]
    building = storeys.building[storeys.index_of(storey)]
    site = snapshot.sites.index_of(buildings.site[buildings.index_of(building)])
    return site[rack_index_of_devices(snapshot)].astype(np.int64)


def _levels(snapshot: Snapshot, networks: tuple[str, ...], a: Ints, z: Ints) -> tuple[Ints, Flags]:
    """The tier of every device, -1 for what is no part of a fabric, and which are cabled. Servers and switches that could
    be cabled and are not stand in the row of their role, so that they can be."""
    devices, count = snapshot.devices, len(snapshot.devices)
    level = tiers_of(snapshot, networks).level.copy()
    cabled = np.zeros(count, bool)
    cabled[a] = cabled[z] = True
    level[~cabled] = -1
    specs = [s if isinstance(s, Part) else None for s in snapshot.parts.spec]
    server = np.array([s is not None and s.kind == "server" and bool(s.ports) for s in specs], bool)
    switch = np.array([s is not None and s.kind in ("switch", "router") for s in specs], bool)
    if not count:
        return level, cabled
    part = snapshot.parts.index_of(devices.part)
    free = level < 0
    level[free & server[part]] = 0
    level[free & switch[part] & (devices.role != "nvlink-switch")] = 1
    for role, own in UNCABLED_LEVEL.items():
        level[free & switch[part] & (devices.role == role)] = own
    used = np.unique(level[level >= 0])
    rank = np.full(int(used.max(initial=0)) + 1, -1, np.int64)
    rank[used] = np.arange(len(used))
    # A fabric of spare switches only has no row for servers below it; the rows close up.
    return np.where(level >= 0, rank[level], -1), cabled


def _place(
    snapshot: Snapshot, level: Ints, cabled: Flags, site: Ints, a: Ints, z: Ints
) -> tuple[tuple[Tier, ...], float, Floats, Floats]:
    """The rows, the width of all, and the left and right edge of each site."""
    sites = len(snapshot.sites)
    drawn = np.flatnonzero(level >= 0)
    if not len(drawn):
        return (), PITCH_MM, np.zeros(sites), np.zeros(sites)
    top = int(level.max())
    rack = rack_index_of_devices(snapshot)
    groups = [_joined(level, site, cabled, a, z, upto) for upto in range(1, max(top, 1) + 1)]
    order_keys = [np.arange(len(level)), rack, *groups, site]
    order = drawn[np.lexsort([key[drawn] for key in order_keys])]
    start, wide = _stretches(level, groups, site, order)
    tiers, room = [], np.zeros(len(level))
    x = np.zeros(len(level))
    for number in range(top + 1):
        mine = order[level[order] == number]
        own = groups[max(number, 1) - 1]
        code = own[mine]
        new = np.concatenate((np.ones(1, bool), np.diff(code) != 0)) if len(mine) else np.zeros(0, bool)
        begin = np.flatnonzero(new)
        size = np.diff(np.append(begin, len(mine)))
        inside = np.arange(len(mine)) - np.repeat(begin, size)
        step = wide[max(number, 1) - 1][code] / np.repeat(size, size)
        x[mine] = start[max(number, 1) - 1][code] + (inside + 0.5) * step
        room[mine] = step / 2
        splits = [site[mine], *(group[mine] for group in reversed(groups[max(number, 1) - 1 :]))]
        if number == 0:
            splits.append(rack[mine])
        tiers.append(Tier(number, mine, x[mine], room[mine], _steps(splits, len(mine))))
    shift = min((float(tier.x[0] - tier.half[0]) for tier in tiers if len(tier)), default=0.0)
    tiers = [replace(tier, x=tier.x - shift) for tier in tiers]
    x -= shift
    edges = [np.array([f(x[order][site[order] == s], initial=d) for s in range(sites)]) for f, d in
             ((np.min, np.inf), (np.max, -np.inf))]  # fmt: skip
    width = float(max((tier.x[-1] + tier.half[-1] for tier in tiers if len(tier)), default=PITCH_MM))
    return tuple(tiers), width, edges[0], edges[1]


def _joined(level: Ints, site: Ints, cabled: Flags, a: Ints, z: Ints, upto: int) -> Ints:
    """A number for what hangs together over links of tiers up to `upto`, ascending with the first device in it; all that
    is not cabled is one group at the end of its site."""
    count = len(level)
    use = (np.maximum(level[a], level[z]) <= upto) & (site[a] == site[z])
    graph = csr_matrix((np.ones(int(use.sum()), np.int8), (a[use], z[use])), shape=(count, count))
    label = connected_components(graph, directed=False)[1].astype(np.int64)
    label[~cabled] = count + site[~cabled]
    _, first, inverse = np.unique(label, return_index=True, return_inverse=True)
    # Pods by their lowest members: the order on the floor, not that of the switches.
    lowest = np.full(len(first), count, np.int64)
    ground = np.flatnonzero(cabled & (level == level[cabled].min(initial=0)))
    np.minimum.at(lowest, inverse[ground], ground)
    lowest = np.where(lowest < count, lowest, count + first)
    lowest[np.unique(inverse[~cabled])] += 4 * count
    rank = np.empty(len(first), np.int64)
    rank[np.argsort(lowest, kind="stable")] = np.arange(len(first))
    return rank[inverse.ravel()]


def _stretches(level: Ints, groups: list[Ints], site: Ints, order: Ints) -> tuple[list[Floats], list[Floats]]:
    """Where each group of each level begins and how wide its boxes lie, gaps left out."""
    widths: list[Floats] = []
    parents: list[Ints] = []
    below: Floats = np.zeros(0)
    for number, group in enumerate(groups):
        total = int(group.max()) + 1
        upper = groups[number + 1] if number + 1 < len(groups) else site
        parent = np.zeros(total, np.int64)
        parent[group[order]] = upper[order]
        parents.append(parent)
        need = np.zeros(total)
        for tier in (0, 1) if number == 0 else (number + 1,):
            need = np.maximum(need, np.bincount(group[order[level[order] == tier]], minlength=total))
        if number:
            inside = np.unique(groups[number - 1][order[level[order] <= number]])
            need = np.maximum(need, np.bincount(parents[number - 1][inside], below[inside], total))
        below = need * (1 + GAP * (1 if need.max() > 1 else 0))
        widths.append(below)
    starts: list[Floats] = [np.zeros(0)] * len(groups)
    base = np.zeros(int(site.max()) + 1)
    top = parents[-1]
    outer = np.bincount(top, widths[-1], len(base)) * (1 + GAP)
    base[1:] = np.cumsum(outer)[:-1]
    container_start, container_wide = base, outer / (1 + GAP)
    for number in range(len(groups) - 1, -1, -1):
        shown = np.unique(groups[number][order[level[order] <= number + 1]])
        wide, parent = widths[number][shown], parents[number][shown]
        filled = np.bincount(parent, wide, len(container_start))
        before, by_parent = np.empty(len(shown)), np.argsort(parent, kind="stable")
        # One container after the other: what is not cabled comes last of all, after the groups of other sites.
        before[by_parent] = np.cumsum(wide[by_parent]) - wide[by_parent]
        head = np.full(len(container_start), np.inf)
        np.minimum.at(head, parent, before)
        begin = np.zeros(len(widths[number]))
        begin[shown] = (
            container_start[parent] + (container_wide[parent] - filled[parent]) / 2 + before - head[parent]
        )
        starts[number] = begin
        container_start = begin + widths[number] * GAP / 2 / (1 + GAP)
        container_wide = widths[number] / (1 + GAP)
    inner = [s + w * GAP / 2 / (1 + GAP) for s, w in zip(starts, widths, strict=True)]
    return [s * PITCH_MM for s in inner], [w / (1 + GAP) * PITCH_MM for w in widths]


def _steps(splits: list[Ints], count: int) -> tuple[Ints, ...]:
    """Ways to gather boxes, from the coarsest: where any of the first columns changes, a group ends."""
    cut = np.zeros(count, bool)
    if count:
        cut[0] = True
    found: list[Ints] = []

    def add(first: Ints) -> None:
        if not found or len(first) > len(found[-1]) - 1:
            found.append(np.append(first, count).astype(np.int64))

    for column in splits:
        cut[1:] |= np.diff(column) != 0
        add(np.flatnonzero(cut))
    add(np.arange(count))
    whole: list[Ints] = []
    for coarse, fine in zip(found, [*found[1:], None], strict=True):
        whole.append(coarse)
        if fine is not None:
            whole.extend(_between(coarse, fine))
    return tuple(whole)


def _between(coarse: Ints, fine: Ints) -> list[Ints]:
    """Steps of at most CHUNK where one step would gather more."""
    made: list[Ints] = []
    place = np.searchsorted(fine, coarse)
    size = int(np.diff(place).max(initial=1))
    while size > 2 * CHUNK:
        size = -(-size // CHUNK)
        inside = np.arange(len(fine) - 1) - np.repeat(place[:-1], np.diff(place))
        made.append(np.append(fine[:-1][inside % size == 0], fine[-1]))
    return made


def _wan(snapshot: Snapshot, left: Floats, right: Floats, width: float) -> Tier:
    """Every span between the two sites that it joins; spans of one pair side by side."""
    spans, sites = snapshot.spans, snapshot.sites
    if not len(spans):
        none = np.zeros(0, np.int64)
        return Tier(-1, none, np.zeros(0), np.zeros(0), (np.zeros(1, np.int64),))
    middle = np.full(len(left), width / 2)
    filled = np.isfinite(left)
    middle[filled] = (left[filled] + right[filled]) / 2
    a, z = sites.index_of(spans.a_site), sites.index_of(spans.z_site)
    x = (middle[a] + middle[z]) / 2
    _, pair = group_rows(np.minimum(a, z), np.maximum(a, z))
    order = np.lexsort((spans.uid, pair, x))
    size = np.bincount(pair)
    seen = np.zeros(len(size), np.int64)
    shift = np.zeros(len(x))
    pitch = max(width * 0.12, 4 * PITCH_MM)
    for row in order.tolist():
        shift[row] = (seen[pair[row]] - (size[pair[row]] - 1) / 2) * pitch
        seen[pair[row]] += 1
    x = x + shift
    order = np.argsort(x, kind="stable")
    return Tier(-1, order.astype(np.int64), x[order], np.full(len(x), pitch * 0.45), (np.arange(len(x) + 1),))


def devices_in(logical: Logical, snapshot: Snapshot, tier: int, first: int, last: int) -> Ids:
    """The uids of the devices of some boxes that follow one another."""
    return np.sort(snapshot.devices.uid[logical.tiers[tier].device[first:last]])
