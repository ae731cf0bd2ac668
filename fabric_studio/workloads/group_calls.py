"""Collectives that many groups of ranks make at the same time, each within itself, as tensor and expert groups do.

Every call is a ring over its group, laid as in ring.py (one channel for each NIC that the group has in a server), but for
all-to-all, where each pair sends directly. All groups move in lockstep, at the pace of the most loaded link.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.workloads.builder import DemandBuilder, Nodes
from fabric_studio.workloads.demand import Counts, Ids
from fabric_studio.workloads.domains import Domains

MOST_PAIRS = 4_000_000


@dataclass(slots=True)
class GroupCalls:
    """Makes calls over groups: groups[name] is int[G, k], G groups of k ranks each; equal shapes of calls share a route."""

    builder: DemandBuilder
    groups: dict[str, Counts]
    rank_domain: Ids
    rank_rail: Ids
    source: str
    _routes: dict[tuple[str, bool], Ids] = field(default_factory=dict)

    def size(self, group: str) -> int:
        return int(self.groups[group].shape[1])

    def call(
        self, operation: str, group: str, size_bytes: float, *, step: int, phase: str, collective: int = -1
    ) -> Nodes:
        """One call of every group of that name: the activity that carries it out. `size_bytes` is the whole array of a rank.

        operation: all_reduce, all_gather, reduce_scatter, broadcast (along the ring) or all_to_all.
        """
        k = self.size(group)
        direct = operation == "all_to_all"
        passes = 2 if operation == "all_reduce" else 1
        share = (
            size_bytes if operation == "broadcast" else size_bytes / k * (1 if direct else passes * (k - 1))
        )
        turns = 1 if direct else passes * (k - 1)
        return self.builder.transfers(
            self._route(group, direct), share, step=step, phase=phase, collective=collective, turns=turns
        )

    def _route(self, group: str, direct: bool) -> Ids:
        if (group, direct) not in self._routes:
            members = self.groups[group]
            pairs = members.size * (members.shape[1] - 1 if direct else 2)
            if pairs > MOST_PAIRS:
                raise BadInputError(
                    self.source,
                    tr(
                        "all-to-all in groups of {shape} makes {pairs:,} pairs",
                        shape=members.shape[1],
                        pairs=pairs,
                    ),
                    tr("use fewer ranks"),
                )
            hops = [_pairs(ranks) if direct else self._ring(ranks) for ranks in members]
            src, dst, copies = (np.concatenate(column) for column in zip(*hops, strict=True))
            self._routes[group, direct] = self.builder.lockstep(src, dst, copies)
        return self._routes[group, direct]

    def _ring(self, ranks: Counts) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Hops of one group with the part of the array that each carries: all of it inside servers, between them what
        the channel of that NIC has."""
        domains = _domains(ranks, self.rank_domain, self.rank_rail)
        inside_from, inside_to = domains.neighbours()
        if len(domains) == 1:
            return inside_from, inside_to, np.ones(len(inside_from))
        channels = int(domains.sizes.min())
        onward = [domains.members(c) for c in range(channels)]
        src = np.concatenate([inside_from, *onward])
        dst = np.concatenate([inside_to, *(np.roll(a, -1) for a in onward)])
        copies = np.concatenate(
            [np.ones(len(inside_from)), np.full(len(src) - len(inside_from), 1 / channels)]
        )
        return src, dst, copies


def _pairs(ranks: Counts) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    src, dst = (side.ravel() for side in np.meshgrid(ranks, ranks, indexing="ij"))
    other = src != dst
    return src[other], dst[other], np.ones(int(other.sum()))


def _domains(ranks: Counts, rank_domain: Ids, rank_rail: Ids) -> Domains:
    """The members of one group by scale-up domain, in the order of the lowest rank of each."""
    domain = rank_domain[ranks].astype(np.int64)
    domain = np.where(domain < 0, domain.max(initial=0) + 1 + np.arange(len(ranks)), domain)
    _, first, number = np.unique(domain, return_index=True, return_inverse=True)
    order = np.lexsort((ranks, rank_rail[ranks], first[number]))
    sizes = np.bincount(number)[np.argsort(first)]
    return Domains(ranks[order].astype(np.int32), np.concatenate([[0], np.cumsum(sizes)]).astype(np.int64))
