"""Ring collectives over scale-up domains and rails, as NCCL lays them: one ring (channel) per NIC of a server.

Channel c enters a domain at its c-th rank, visits all others over scale-up, returns to the c-th rank (NCCL's PXN does that hop)
and leaves over that rank's own NIC to the c-th rank of the next domain. So traffic between servers stays on one rail.
Domains of one rank make a plain ring; a single domain makes one ring that stays inside.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.workloads.builder import DemandBuilder, Nodes
from fabric_studio.workloads.demand import Ids
from fabric_studio.workloads.domains import Domains

MOST_HOPS = 1 << 18
"""Above this many hops in all channels together, they are merged into one activity."""


@dataclass(frozen=True, slots=True, eq=False)
class Rings:
    """The routes of one set of ring channels: an array of `size` bytes is split evenly over `channels`."""

    routes: Ids
    channels: int
    n_ranks: int

    @property
    def merged(self) -> bool:
        return len(self.routes) < self.channels


def lay_rings(builder: DemandBuilder, domains: Domains) -> Rings:
    """Add the routes of a ring over all ranks of `domains`.

    Merged channels advance in lockstep. For a collective that has the fabric to itself this changes nothing in its duration: channels
    carry equal shares, and the one on the most loaded link already runs at the lockstep pace.
    """
    n_ranks = len(domains.ranks)
    inside_from, inside_to = domains.neighbours()
    if len(domains) == 1:
        return Rings(builder.lockstep(inside_from, inside_to, np.ones(n_ranks)), 1, n_ranks)
    channels = int(domains.sizes.min())
    onward = [(domains.members(c), np.roll(domains.members(c), -1)) for c in range(channels)]
    if channels * (len(inside_from) + len(domains)) > MOST_HOPS:
        src = np.concatenate([inside_from, *(a for a, _ in onward)])
        dst = np.concatenate([inside_to, *(b for _, b in onward)])
        copies = np.ones(len(src))
        copies[: len(inside_from)] = channels
        return Rings(builder.lockstep(src, dst, copies), channels, n_ranks)
    routes = [
        builder.lockstep(
            np.concatenate([inside_from, a]),
            np.concatenate([inside_to, b]),
            np.ones(len(inside_from) + len(a)),
        )
        for a, b in onward
    ]
    return Rings(np.concatenate(routes), channels, n_ranks)


def ring_all_reduce(
    builder: DemandBuilder,
    rings: Rings,
    size_bytes: float,
    *,
    step: int,
    phase: str,
    collective: int,
    turn_overhead_s: float = 0.0,
) -> Nodes:
    """All-reduce of `size_bytes` per rank over the rings: 2(n-1) turns of size/n, hence 2(n-1)/n of the size over every hop.

    Alone on links of B bytes/s with one channel: t = 2(n-1) (alpha + size/(n B)). Source: NCCL tuning.cc, nccl-tests PERFORMANCE.md.
    """
    turns = 2 * (rings.n_ranks - 1)
    share = turns / rings.n_ranks * size_bytes / rings.channels
    return builder.transfers(
        rings.routes, share, step=step, phase=phase, collective=collective,
        turns=turns, overhead_s=turns * turn_overhead_s,
    )  # fmt: skip


def ring_note(rings: Rings) -> tuple[str, ...]:
    """What a reader of the results must know about these rings."""
    if not rings.merged:
        return ()
    return (
        f"The ring's {rings.channels} channels are merged into one activity that moves at the pace of its slowest link.",
    )
