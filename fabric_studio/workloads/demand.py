"""A demand: what ranks send and compute, and in which order, as arrays. It knows no links and no cables.

Words: a *pair* is traffic from one rank to another. A *route* is one or more pairs that move in lockstep (one pair for a flow, every
hop of a ring for a ring). An *activity* moves bytes along a route; a *computation* takes time on one rank. Activities and
computations together are *nodes*: activities first (0..A-1), computations after them (A..N-1).
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ids = NDArray[np.int32]
Counts = NDArray[np.int64]

_BUS_FACTORS = {"all_gather": 1.0, "reduce_scatter": 1.0, "all_to_all": 1.0, "all_reduce": 2.0}


@dataclass(frozen=True, slots=True, eq=False)
class Collective:
    """One kind of collective call, made once in every step that has nodes tagged with it.

    `size_bytes` is S of nccl-tests: the whole array of one rank. `ranks` int32[n] are those taking part.
    """

    name: str
    operation: str
    algorithm: str
    size_bytes: float
    ranks: Ids
    protocol: str = ""
    """LL, LL128 or Simple of NCCL in small letters, where it plays a part"""

    def bus_factor(self) -> float:
        """Bus bandwidth over algorithm bandwidth. Source: NVIDIA nccl-tests doc/PERFORMANCE.md."""
        n = len(self.ranks)
        return _BUS_FACTORS[self.operation] * (n - 1) / n if self.operation in _BUS_FACTORS else 1.0


@dataclass(frozen=True, slots=True, eq=False)
class Demand:
    """R routes of P pairs, A activities, C computations, N = A + C nodes, E edges of the dependency graph."""

    n_ranks: int
    steps: int
    route_ptr: Counts
    """int64[R+1]: route -> its pairs"""
    pair_src: Ids
    pair_dst: Ids
    pair_copies: Floats
    """float64[P]: bytes on this pair per byte of the route's progress"""
    pair_entropy: Counts
    """int64[P]: what an ECMP hash sees of the flow besides its ends"""
    route_sampling: Floats
    """float64[R]: how many real pairs each pair stands for; above 1 the demand has this one route only"""
    route_weight: Floats
    route_cap_bytes_s: Floats
    activity_route: Ids
    activity_bytes: Floats
    activity_turns: Floats
    """float64[A]: how many times the route's latency is paid (a ring pays it in every turn)"""
    activity_near_turns: Floats
    """float64[A]: how many times the latency inside the scale-up domain is paid on top of that"""
    activity_overhead_s: Floats
    activity_spared_s: Floats
    """float64[A]: what the overhead contains already of the latency of each turn"""
    computation_s: Floats
    before: Ids
    """int32[E]: node that must finish ..."""
    after: Ids
    """int32[E]: ... before this one starts"""
    node_rank: Ids
    """int32[N]: the rank whose own work this is; -1 = shared by all that take part"""
    node_step: Ids
    node_phase: Ids
    node_collective: Ids
    """int32[N]: index into `collectives`, -1 = none"""
    phases: tuple[str, ...]
    """Names by phase number; number 0 has no name: barriers that take no time"""
    collectives: tuple[Collective, ...]
    notes: tuple[str, ...]
    """What a reader of the result must know about how this demand was made"""
    rank_leader: Ids
    """int32[n_ranks]: whose own work a rank shares: itself, or the one that stands for its tensor group"""
    step_flops: float = 0.0
    """Operations of the model in one step, all ranks together; 0 = not known"""
    peak_flops: float = 0.0
    """Of one rank, per second; 0 = not known"""
    jobs: tuple[str, ...] = ()
    """Names of the jobs that run side by side; empty = one alone"""
    node_job: Ids = field(default_factory=lambda: np.empty(0, np.int32))
    """int32[N]: index into `jobs`; empty when there are none"""
    cautions: tuple[str, ...] = ()
    """Where the model is known to be far from what was measured: to be said beside the figures"""

    @property
    def n_activities(self) -> int:
        return len(self.activity_route)

    @property
    def n_nodes(self) -> int:
        return len(self.node_rank)

    def bytes_sent(self) -> float:
        """All bytes that leave a rank, every pair of every activity counted."""
        if not len(self.activity_route):
            return 0.0
        fan = np.add.reduceat(
            np.append(self.pair_copies, 0.0), self.route_ptr[:-1].clip(max=len(self.pair_copies))
        )
        fan[np.diff(self.route_ptr) == 0] = 0.0
        return float(fan[self.activity_route] @ self.activity_bytes)
