"""A network as ASTRA-sim's building blocks, where it is made of them: rings, all with all, and single switches over the numbers
of the ranks, in which each dimension moves by one stride."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from fabric_studio.io.importers.astrasim_dimensions import Dimension
from fabric_studio.io.plain_network import PlainNetwork
from fabric_studio.model.table import Floats, Ints


@dataclass(frozen=True, slots=True)
class _Direct:
    """Links between ranks, parallel ones added up: key = lower rank * n + higher rank, sorted."""

    key: Ints
    rate_gbps: Floats
    delay_ns: Floats


@dataclass(frozen=True, slots=True)
class _Group:
    """Ranks at one switch, and the link of each."""

    members: Ints
    rate_gbps: float
    delay_ns: float


@dataclass(frozen=True, slots=True)
class _Block:
    kind: str
    size: int
    stride: int


def find_blocks(network: PlainNetwork, inside: int) -> tuple[Dimension, ...] | None:
    """The dimensions outside servers of `inside` ranks; None when the network is not made of such blocks alone."""
    found = _taken_apart(network)
    if found is None:
        return None
    direct, groups = found
    n = network.n_ranks
    near = direct.key[direct.key < n]
    mine = [group for group in groups if group.members[0] == 0]
    for blocks in _readings(near, mine, inside, n):
        dimensions = [_measured(block, direct, groups, n) for block in blocks]
        links = sum(_links(block, n) for block in blocks if block.kind != "Switch")
        switches = sum(n // block.size for block in blocks if block.kind == "Switch")
        if links == len(direct.key) and switches == len(groups) and all(dimensions):
            return tuple(dimension for dimension in dimensions if dimension)
    return None


def _taken_apart(network: PlainNetwork) -> tuple[_Direct, list[_Group]] | None:
    """Links between ranks, and the switches that have nothing but ranks. A switch of one rank that has no other link is that
    rank's router and counts as the rank. None when switches are joined to each other in any other way."""
    n = network.n_ranks
    stands_for = np.arange(len(network))
    from_rank = (network.a < n) ^ (network.z < n)
    rank = np.minimum(network.a, network.z)[from_rank]
    switch = np.maximum(network.a, network.z)[from_rank]
    links = np.bincount(np.append(network.a, network.z), minlength=len(network))
    ranks_at = np.bincount(switch, minlength=len(network))
    own = (links[rank] == 1) & (ranks_at[switch] == 1) & (links[switch] > 1)
    routers = len(rank) == n and bool(own.all())
    router_ns = 0.0
    if routers:
        stands_for[switch] = rank
        router_ns = float(network.switch_ns[switch - n].mean())
    a, z = stands_for[network.a], stands_for[network.z]
    kept = a != z
    a, z, rate, delay = a[kept], z[kept], network.rate_gbps[kept], network.delay_ns[kept] + router_ns
    a, z = np.minimum(a, z), np.maximum(a, z)
    if (a >= n).any():
        return None
    between = z < n
    key, of = np.unique(a[between] * n + z[between], return_inverse=True)
    count = np.bincount(of, minlength=len(key))
    added = np.bincount(of, rate[between], minlength=len(key)).astype(float)  # of no link: whole numbers
    direct = _Direct(
        key, added,
        np.bincount(of, delay[between], minlength=len(key)) / np.maximum(count, 1),
    )  # fmt: skip
    groups = []
    up = np.flatnonzero(~between)
    up = up[np.lexsort((a[up], z[up]))]
    for part in np.split(up, np.flatnonzero(np.diff(z[up])) + 1) if len(up) else ():
        rates = np.unique(rate[part])
        if len(rates) > 1 or len(np.unique(a[part])) < len(part):
            return None
        delay_ns = float(delay[part].mean()) + float(network.switch_ns[z[part[0]] - n]) / 2
        groups.append(_Group(a[part], float(rates[0]), delay_ns))
    return direct, groups


def _readings(near: Ints, mine: list[_Group], stride: int, n: int) -> Iterator[list[_Block]]:
    """Ways to read what rank 0 is joined to as blocks, the first dimension first."""
    if stride == n:
        if not len(near) and not mine:
            yield []
        return
    for index, group in enumerate(mine):
        size = len(group.members)
        if size > 1 and np.array_equal(group.members, np.arange(size) * stride) and n % (size * stride) == 0:
            for rest in _readings(near, mine[:index] + mine[index + 1 :], size * stride, n):
                yield [_Block("Switch", size, stride), *rest]
    if not len(near) or near[0] != stride:
        return
    sizes = [int(far // stride) + 1 for far in near[::-1].tolist() if far % stride == 0]
    for size in sizes:
        if n % (size * stride):
            continue
        ring = np.unique(np.array([1, size - 1]) * stride)
        kinds = [("Ring", ring)]
        if size > 3:
            kinds.append(("FullyConnected", np.arange(1, size) * stride))
        for kind, ends in kinds:
            if np.isin(ends, near).all():
                for rest in _readings(near[~np.isin(near, ends)], mine, size * stride, n):
                    yield [_Block(kind, size, stride), *rest]


def _links(block: _Block, n: int) -> int:
    if block.kind == "Ring":
        return n if block.size > 2 else n // 2
    return n * (block.size - 1) // 2


def _measured(block: _Block, direct: _Direct, groups: list[_Group], n: int) -> Dimension | None:
    """The dimension with its rate and latency; None when a link of it is missing or unlike the others."""
    rank = np.arange(n)
    place = rank // block.stride % block.size
    base = rank - place * block.stride
    if block.kind == "Switch":
        first = np.unique(base)
        fitting = [
            group
            for group in groups
            if len(group.members) == block.size
            and np.array_equal(group.members - group.members[0], np.arange(block.size) * block.stride)
        ]
        starts = sorted(int(group.members[0]) for group in fitting)
        rates = {group.rate_gbps for group in fitting}
        if starts != first.tolist() or len(rates) > 1:
            return None
        mean = float(np.mean([group.delay_ns for group in fitting]))
        return Dimension(block.kind, block.size, rates.pop() / 8, mean)
    steps = [1] if block.kind == "Ring" else range(1, block.size // 2 + 1)
    wanted = []
    for step in steps:
        other = base + (place + step) % block.size * block.stride
        wanted.append(np.minimum(rank, other) * n + np.maximum(rank, other))
    keys = np.unique(np.concatenate(wanted))
    at = np.searchsorted(direct.key, keys)
    if (at >= len(direct.key)).any() or (direct.key[at] != keys).any():
        return None
    rate = direct.rate_gbps[at]
    if rate.min() != rate.max():
        return None
    return Dimension(block.kind, block.size, float(rate[0]) / 8, float(direct.delay_ns[at].mean()))
