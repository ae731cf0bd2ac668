"""Builds a demand piece by piece, in bulk: routes, transfers, computations and the order between them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from fabric_studio.base.language import tr
from fabric_studio.workloads.demand import Collective, Counts, Demand, Floats, Ids

Nodes = Counts
"""int64[k]: activities as 0, 1, ..., computations as -1, -2, ... until the demand is finished"""


@dataclass
class DemandBuilder:
    """Adds to a demand; every method takes whole arrays and returns ids. `finish` gives the frozen Demand."""

    n_ranks: int
    steps: int
    seed: int
    rank_leader: Ids | None = None
    step_flops: float = 0.0
    peak_flops: float = 0.0
    cautions: dict[str, None] = field(default_factory=dict)
    """Where the model is known to be far from what was measured, each once"""
    _pairs: list[tuple[Any, ...]] = field(default_factory=list)
    _pairs_per_route: list[Counts] = field(default_factory=list)
    _weights: list[Floats] = field(default_factory=list)
    _caps: list[Floats] = field(default_factory=list)
    _activities: list[tuple[Any, ...]] = field(default_factory=list)
    _computations: list[tuple[Any, ...]] = field(default_factory=list)
    _edges: list[tuple[Any, ...]] = field(default_factory=list)
    _phases: list[str] = field(default_factory=lambda: [""])
    _collectives: list[Collective] = field(default_factory=list)
    _sampling: float = 1.0
    _n_routes: int = 0
    _n_activities: int = 0
    _n_computations: int = 0

    def routes(
        self, src: ArrayLike, dst: ArrayLike, *, weight: float = 1.0, cap_bytes_s: float = np.inf
    ) -> Ids:
        """One route for every pair src[i] -> dst[i]: independent flows. Returns int32[len(src)]."""
        count = len(np.asarray(src))
        return self._add_routes(src, dst, np.ones(count), np.ones(count, np.int64), weight, cap_bytes_s)

    def lockstep(
        self,
        src: ArrayLike,
        dst: ArrayLike,
        copies: ArrayLike,
        *,
        weight: float = 1.0,
        cap_bytes_s: float = np.inf,
        sampling: float = 1.0,
    ) -> Ids:
        """One route that drives all pairs src[i] -> dst[i] at once, copies[i] bytes for each byte of progress.

        `sampling` > 1: the pairs are a sample, each of which stands for so many; such a route must be the only one.
        """
        self._sampling = max(self._sampling, sampling)
        count = np.array([len(np.asarray(src))], np.int64)
        return self._add_routes(src, dst, np.asarray(copies, float), count, weight, cap_bytes_s)

    def lockstep_each(
        self, src: ArrayLike, dst: ArrayLike, copies: ArrayLike, *, cap_bytes_s: float = np.inf
    ) -> Ids:
        """G routes, each of which drives its own row of pairs int[G, m] at once; copies float[G, m] or one row for all."""
        rows = np.atleast_2d(np.asarray(src))
        each = np.broadcast_to(np.asarray(copies, float), rows.shape).ravel()
        counts = np.full(len(rows), rows.shape[1], np.int64)
        return self._add_routes(rows.ravel(), np.asarray(dst).ravel(), each, counts, 1.0, cap_bytes_s)

    def _add_routes(
        self, src: ArrayLike, dst: ArrayLike, copies: Floats, per_route: Counts, weight: float, cap: float
    ) -> Ids:
        self._pairs.append((len(copies), np.asarray(src, np.int32), np.asarray(dst, np.int32), copies))
        self._pairs_per_route.append(per_route)
        self._weights.append(np.full(len(per_route), weight))
        self._caps.append(np.full(len(per_route), cap))
        first = self._n_routes
        self._n_routes += len(per_route)
        return np.arange(first, self._n_routes, dtype=np.int32)

    def collective(
        self, name: str, operation: str, algorithm: str, size_bytes: float, ranks: Ids, *, protocol: str = ""
    ) -> int:
        """Declare a kind of collective; its number tags the transfers that carry it out."""
        self._collectives.append(Collective(name, operation, algorithm, size_bytes, ranks, protocol))
        return len(self._collectives) - 1

    def _phase(self, name: str) -> int:
        if name not in self._phases:
            self._phases.append(name)
        return self._phases.index(name)

    def transfers(
        self,
        routes: Ids,
        size_bytes: ArrayLike,
        *,
        step: int,
        phase: str,
        rank: ArrayLike = -1,
        collective: int = -1,
        turns: ArrayLike = 1.0,
        near_turns: ArrayLike = 0.0,
        overhead_s: ArrayLike = 0.0,
        spared_s: float = 0.0,
    ) -> Nodes:
        """One activity on every given route. `turns` times the route's longest latency, `near_turns` times its longest inside
        scale-up domains, and `overhead_s` pass before the first byte. `spared_s` of each turn is in the overhead already."""
        count = len(routes)
        columns = (
            size_bytes,
            turns,
            near_turns,
            overhead_s,
            spared_s,
            rank,
            step,
            self._phase(phase),
            collective,
        )
        self._activities.append((count, routes, *columns))
        first = self._n_activities
        self._n_activities += count
        return np.arange(first, self._n_activities)

    def computations(self, duration_s: ArrayLike, *, rank: ArrayLike, step: int, phase: str) -> Nodes:
        """One computation for every given rank."""
        count = max(np.size(duration_s), np.size(rank))
        self._computations.append((count, duration_s, rank, step, self._phase(phase), -1))
        first = self._n_computations
        self._n_computations += count
        return -1 - np.arange(first, self._n_computations)

    def barrier(self, before: Nodes, *, step: int) -> Nodes:
        """A node of no duration that waits for all of `before`; keeps many-to-many orders small."""
        gate = self.computations(0.0, rank=-1, step=step, phase="")
        self.order(before, gate)
        return gate

    def order(self, before: Nodes, after: Nodes) -> None:
        """Every `after` waits: pairwise for arrays of one length, for all of `before` when either holds a single node."""
        if not len(before) or not len(after):
            return
        if 1 < len(before) != len(after) > 1:
            raise ValueError(
                tr(
                    "{before} nodes cannot stand before {after} pair by pair",
                    before=len(before),
                    after=len(after),
                )
            )
        self._edges.append((max(len(before), len(after)), before, after))

    def finish(self, *notes: str) -> Demand:
        """The demand. `notes` say what a reader of the results must know about how it was made."""
        src, dst, copies = _columns(self._pairs, 3)
        route, size, turns, near_turns, overhead, spared, *tags = _columns(self._activities, 10)
        duration, *computation_tags = _columns(self._computations, 5)
        rank, step, phase, collective = (
            np.concatenate(both).astype(np.int32) for both in zip(tags, computation_tags, strict=True)
        )
        before, after = _columns(self._edges, 2)
        entropy = np.random.default_rng(self.seed).integers(0, 2**62, len(src), dtype=np.int64)
        return Demand(
            n_ranks=self.n_ranks,
            steps=self.steps,
            route_ptr=np.concatenate([[0], np.cumsum(np.concatenate([*self._pairs_per_route, []]))]).astype(
                np.int64
            ),
            pair_src=src.astype(np.int32),
            pair_dst=dst.astype(np.int32),
            pair_copies=copies,
            pair_entropy=entropy,
            route_sampling=np.full(self._n_routes, self._sampling),
            route_weight=np.concatenate([*self._weights, []]),
            route_cap_bytes_s=np.concatenate([*self._caps, []]),
            activity_route=route.astype(np.int32),
            activity_bytes=size,
            activity_turns=turns,
            activity_near_turns=near_turns,
            activity_overhead_s=overhead,
            activity_spared_s=spared,
            computation_s=duration,
            before=self._final(before),
            after=self._final(after),
            node_rank=rank,
            node_step=step,
            node_phase=phase,
            node_collective=collective,
            phases=tuple(self._phases),
            collectives=tuple(self._collectives),
            notes=notes,
            rank_leader=np.arange(self.n_ranks, dtype=np.int32)
            if self.rank_leader is None
            else self.rank_leader,
            step_flops=self.step_flops,
            peak_flops=self.peak_flops,
            cautions=tuple(self.cautions),
        )

    def warn(self, texts: Iterable[str]) -> None:
        """Where the model is known to be far from what was measured; each is said once."""
        self.cautions.update(dict.fromkeys(texts))

    def _final(self, nodes: Floats) -> Ids:
        return np.where(nodes >= 0, nodes, self._n_activities - 1 - nodes).astype(np.int32)


def _columns(pieces: list[tuple[Any, ...]], width: int) -> list[Floats]:
    """Join pieces (count, column, ...): each column of a piece is one number for all of it, or an array of that length."""
    total = sum(piece[0] for piece in pieces)
    out = [np.empty(total) for _ in range(width)]
    at = 0
    for count, *columns in pieces:
        for column, values in zip(out, columns, strict=True):
            column[at : at + count] = values
        at += count
    return out
