"""What each algorithm moves between which ranks, per byte of the array: lanes that run beside each other.

A lane is a channel: it carries its share of the array over one NIC of every server, and over all of scale-up. Its pairs move in
lockstep, as a pipelined collective does. In-switch reduction has no pairs of ranks; it is stated as traffic between neighbours in
the domain, which loads every rank's way into and out of the switch alike.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.workloads.collectives.trees import double_tree
from fabric_studio.workloads.demand import Floats, Ids
from fabric_studio.workloads.domains import Domains

MOST_HOPS = 1 << 16
"""Above this many hops in all lanes together, they are merged into one."""
MOST_PAIRS = 1 << 21

Pairs = tuple[Ids, Ids, Floats]


@dataclass(frozen=True, slots=True, eq=False)
class Lane:
    """Pairs src[i] -> dst[i] that carry copies[i] bytes per byte of the lane, which is `share` of the array."""

    src: Ids
    dst: Ids
    copies: Floats
    share: float = 1.0


@dataclass(frozen=True, slots=True, eq=False)
class Lanes:
    """All lanes of one call, the latencies that it pays in turn, and whether channels were merged."""

    lanes: tuple[Lane, ...]
    far_turns: float
    near_turns: float
    merged: int = 1


def ring(domains: Domains, operation: str) -> Lanes:
    """Channel c enters a domain at its c-th rank, visits all others over scale-up, returns to the c-th rank (NCCL's PXN does that
    hop) and leaves over that rank's own NIC to the c-th rank of the next domain, so traffic between servers stays on one rail.

    Every hop carries 2(n-1)/n of the array for an all-reduce, (n-1)/n for all-gather and reduce-scatter, all of it for a broadcast.
    """
    ranks, count = len(domains.ranks), len(domains)
    passes = 2 if operation == "all_reduce" else 1
    weight = 1.0 if operation == "broadcast" else passes * (ranks - 1) / ranks
    turns = passes * (count - 1), passes * (ranks - 1) - passes * (count - 1)
    root = domains.ranks[0] if operation == "broadcast" else -1
    inside = _without_root(_scaled(_inside(domains), weight), root)
    if count == 1:
        return Lanes((Lane(*inside),), *turns)
    onward = [
        _without_root((a, np.roll(a, -1), np.full(count, weight)), root)
        for a in map(domains.members, range(_channels(domains)))
    ]
    return _channelled(inside, onward, *turns)


def tree(domains: Domains, operation: str) -> Lanes:
    """A double binary tree over domains, a chain through the ranks of each: up for the sum, down for the result.

    Half of a lane goes over either tree; a broadcast goes only down.
    """
    both = operation == "all_reduce"
    size, count = int(domains.sizes.max()), len(domains)
    here, there, _ = _inside(domains)
    per_rank = np.repeat((domains.sizes - 1) / domains.sizes, np.where(domains.sizes > 1, domains.sizes, 0))
    down: Pairs = (here, there, per_rank)
    inside = _joined(down, (there, here, per_rank)) if both else down
    turns = (2 if both else 1) * (count.bit_length() - 1), (2 if both else 1) * (size - 1)
    if count == 1:
        return Lanes((Lane(*inside),), *turns)
    return _channelled(inside, _tree_pairs(domains, both), *turns)


def nvls(domains: Domains, operation: str) -> Lanes:
    """One domain whose switch reduces and copies: every rank sends and receives S (1 + 1/n), or (n-1)/n for half the work."""
    n = len(domains.ranks)
    weight = 1 + 1 / n if operation == "all_reduce" else (n - 1) / n
    return Lanes((Lane(*_scaled(_inside(domains), weight)),), 0, 2)


def nvls_tree(domains: Domains, operation: str) -> Lanes:
    """NVLS inside every domain, a double binary tree between the same places of different domains."""
    here, there, _ = _inside(domains)
    weight = np.repeat(1 + 1 / domains.sizes, np.where(domains.sizes > 1, domains.sizes, 0))
    turns = 2 * (len(domains).bit_length() - 1), 2
    return _channelled((here, there, weight), _tree_pairs(domains, True), *turns)


def collnet(domains: Domains, operation: str) -> Lanes:
    """The network's switches reduce: inside a domain each rank gets the sum of its part, sends it up once and gets the result.

    Between domains the load is stated along a ring of those on one rail: every NIC sends and receives its part once, and a link
    between switches carries one stream each way, as the reduced one.
    """
    here, there, _ = _inside(domains)
    weight = np.repeat(2 * (domains.sizes - 1) / domains.sizes, np.where(domains.sizes > 1, domains.sizes, 0))
    onward = [
        (a, np.roll(a, -1), np.ones(len(domains))) for a in map(domains.members, range(_channels(domains)))
    ]
    return _channelled((here, there, weight), onward, 2, 2)


def inside_half(domains: Domains) -> Lanes:
    """Reduce-scatter or all-gather inside every domain at once: one lane for each, (k-1)/k of the array on every hop."""
    lanes = []
    for first, last in zip(domains.ptr[:-1], domains.ptr[1:], strict=True):
        members = domains.ranks[first:last]
        if len(members) > 1:
            weight = np.full(len(members), (len(members) - 1) / len(members))
            lanes.append(Lane(members, np.roll(members, -1), weight))
    return Lanes(tuple(lanes), 0, int(domains.sizes.max()) - 1)


def two_level(domains: Domains, source: str) -> Lanes:
    """All-to-all in two hops: over scale-up to the rank on the destination's rail, then along that rail (as DeepEP and PXN do)."""
    size, count = int(domains.sizes[0]), len(domains)
    if (domains.sizes != size).any():
        raise BadInputError(
            source, tr("two-level all-to-all needs scale-up domains of one size"), tr("choose algorithm=pairwise or aggregate"),
            place="parameter algorithm",
        )  # fmt: skip
    if count * size * (size + count - 2) > MOST_PAIRS:
        raise BadInputError(
            source, tr("{count:,} pairs are too many for two-level", count=count * size * (size + count - 2)), tr("choose algorithm=aggregate"),
            place="parameter algorithm",
        )  # fmt: skip
    grid = domains.ranks.reshape(count, size)
    near = [np.stack([grid, np.roll(grid, -shift, axis=1)]).reshape(2, -1) for shift in range(1, size)]
    far = [np.stack([grid, np.roll(grid, -shift, axis=0)]).reshape(2, -1) for shift in range(1, count)]
    src, dst = np.concatenate([*near, *far, np.empty((2, 0), np.int32)], axis=1).astype(np.int32)
    copies = np.concatenate(
        [np.full(count * size * (size - 1), 1 / size), np.full(count * size * (count - 1), 1 / count)]
    )
    return Lanes((Lane(src, dst, copies),), min(count - 1, 1), min(size - 1, 1))


def _inside(domains: Domains) -> Pairs:
    here, there = domains.neighbours()
    return here, there, np.ones(len(here))


def _channels(domains: Domains) -> int:
    return int(domains.sizes.min())


def _scaled(pairs: Pairs, weight: float) -> Pairs:
    return pairs[0], pairs[1], pairs[2] * weight


def _joined(*pairs: Pairs) -> Pairs:
    src, dst, copies = (np.concatenate(column) for column in zip(*pairs, strict=True))
    return src, dst, copies


def _without_root(pairs: Pairs, root: int) -> Pairs:
    """Nothing goes back into the root of a broadcast."""
    keep = pairs[1] != root
    return pairs[0][keep], pairs[1][keep], pairs[2][keep]


def _tree_pairs(domains: Domains, both_ways: bool) -> list[Pairs]:
    """For every channel the hops between its ranks over both trees, half of the lane on each."""
    trees = double_tree(len(domains))
    child = np.concatenate([np.flatnonzero(parents >= 0) for parents in trees])
    parent = np.concatenate([parents[parents >= 0] for parents in trees])
    half = np.full(len(child), 0.5)
    found = []
    for members in map(domains.members, range(_channels(domains))):
        down: Pairs = (members[parent], members[child], half)
        found.append(_joined(down, (members[child], members[parent], half)) if both_ways else down)
    return found


def _channelled(inside: Pairs, onward: list[Pairs], far_turns: float, near_turns: float) -> Lanes:
    """A lane for every channel, or one for all where there would be too many hops.

    Merged channels advance together. For a collective that has the fabric to itself this changes nothing in its duration: channels
    carry equal shares, and the one on the most loaded link already runs at that pace.
    """
    channels = len(onward)
    if channels * (len(inside[0]) + len(onward[0][0])) <= MOST_HOPS:
        lanes = tuple(Lane(*_joined(inside, hops), 1 / channels) for hops in onward)
        return Lanes(lanes, far_turns, near_turns)
    pairs = _joined(inside, *(_scaled(hops, 1 / channels) for hops in onward))
    return Lanes((Lane(*pairs),), far_turns, near_turns, merged=channels)
