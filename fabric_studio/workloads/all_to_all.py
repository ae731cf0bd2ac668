"""All-to-all: every rank sends a different part of its array to every other rank, as in mixture-of-experts dispatch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.params import Param
from fabric_studio.workloads.builder import DemandBuilder, Nodes
from fabric_studio.workloads.collective import refuse_alone
from fabric_studio.workloads.collectives.cautions import cautions
from fabric_studio.workloads.collectives.constants import cost_constants
from fabric_studio.workloads.collectives.lanes import two_level
from fabric_studio.workloads.demand import Demand, Ids
from fabric_studio.workloads.domains import Domains
from fabric_studio.workloads.fabric import Fabric
from fabric_studio.workloads.workload import RANKS, SEED, STEPS, Workload

SOURCE = "workload all_to_all"
MOST_FLOWS = 4096
"""Up to this many pairs, each is a flow of its own when the algorithm is auto"""
MOST_PAIRWISE = 1_000_000
MOST_PAIRS = 1 << 21
"""Above this many pairs, link loads are estimated from a sample of them"""


def all_to_all(
    n_ranks: int, rank_domain: Ids, rank_rail: Ids, params: Mapping[str, Any], fabric: Fabric
) -> Demand:
    """Each pair moves bytes / n, as in nccl-tests: `bytes` is the whole array of a rank, its own part stays where it is."""
    refuse_alone(SOURCE, n_ranks)
    algorithm = _algorithm(n_ranks, params["algorithm"])
    builder = DemandBuilder(n_ranks, params["steps"], params["seed"])
    ranks = np.arange(n_ranks, dtype=np.int32)
    kind = builder.collective("all-to-all", "all_to_all", algorithm, params["bytes"], ranks)
    domains = Domains.of(n_ranks, rank_domain, rank_rail)
    exchange = Exchange.lay(builder, domains, algorithm, params["seed"])
    overhead = latency_s(len(domains)) if params["efficiency"] == "measured" else 0.0
    last = np.empty(0, np.int64)
    for step in range(params["steps"]):
        nodes = exchange.run(
            builder, params["bytes"], step=step, phase="all-to-all", collective=kind, overhead_s=overhead
        )
        builder.order(last, nodes)
        last = builder.barrier(nodes, step=step)
    return builder.finish(*exchange.notes)


def _algorithm(n_ranks: int, wanted: str) -> str:
    n_pairs = n_ranks * (n_ranks - 1)
    if wanted == "auto":
        return "pairwise" if n_pairs <= MOST_FLOWS else "aggregate"
    if wanted == "pairwise" and n_pairs > MOST_PAIRWISE:
        raise BadInputError(
            SOURCE, tr("{n_pairs} pairs are too many to follow one by one", n_pairs=n_pairs), tr("choose algorithm=aggregate or fewer ranks"),
            place="parameter algorithm",
        )  # fmt: skip
    return wanted


def latency_s(domains: int) -> float:
    """Software of one exchange: NCCL's base and one step of its table, with Simple, as for its grouped sends."""
    constants = cost_constants()
    step = constants.hardware_latency_us["nvlink" if domains == 1 else "net"]["ring"][2]
    return (constants.base_latency_us["ring"][2] + step) * 1e-6


@dataclass(frozen=True, slots=True, eq=False)
class Exchange:
    """The routes of an all-to-all: `senders` -1 = all of them at once; each route moves `part` of an array."""

    routes: Ids
    senders: Ids | int
    part: float
    notes: tuple[str, ...]

    @classmethod
    def lay(cls, builder: DemandBuilder, domains: Domains, algorithm: str, seed: int) -> Exchange:
        """algorithm: pairwise (each pair is a flow), aggregate (one activity with the load of all pairs) or two_level."""
        n_ranks = builder.n_ranks
        builder.warn(cautions("all_to_all", 0.0, domains, measured=False))
        if algorithm == "two_level":
            lane = two_level(domains, SOURCE).lanes[0]
            routes = builder.lockstep(lane.src, lane.dst, lane.copies)
            return cls(routes, -1, 1.0, (tr(_LOCKSTEP, ranks=n_ranks),))
        shifts = _shifts(n_ranks, np.random.default_rng(seed))
        src = np.tile(np.arange(n_ranks, dtype=np.int32), len(shifts))
        dst = ((src.astype(np.int64) + np.repeat(shifts, n_ranks)) % n_ranks).astype(np.int32)
        if algorithm == "pairwise":
            return cls(builder.routes(src, dst), src, 1 / n_ranks, ())
        stands_for = (n_ranks - 1) / len(shifts)
        routes = builder.lockstep(src, dst, np.full(len(src), stands_for), sampling=stands_for)
        return cls(routes, -1, 1 / n_ranks, _notes(n_ranks, len(shifts)))

    def run(
        self, builder: DemandBuilder, size: float, *, step: int, phase: str, collective: int, overhead_s: float
    ) -> Nodes:  # fmt: skip
        """One exchange of arrays of `size` bytes per rank."""
        return builder.transfers(
            self.routes, size * self.part, step=step, phase=phase, rank=self.senders, collective=collective,
            overhead_s=overhead_s,
        )  # fmt: skip


def _shifts(n_ranks: int, rng: np.random.Generator) -> np.ndarray:
    """Distances from sender to receiver: all of 1..n-1, or one drawn from each of equal parts when there are too many pairs.

    Every shift loads each rank's own links alike, so these stay exact; links further in are estimated without bias.
    """
    count = min(n_ranks - 1, max(MOST_PAIRS // n_ranks, 1))
    edges = np.linspace(1, n_ranks, count + 1).astype(np.int64)
    return rng.integers(edges[:-1], edges[1:])


_LOCKSTEP = mark(
    "All-to-all of {ranks} ranks is one activity: all pairs advance together, at the pace of the most loaded link."
)


def _notes(n_ranks: int, n_shifts: int) -> tuple[str, ...]:
    lockstep = tr(_LOCKSTEP, ranks=n_ranks)
    if n_shifts == n_ranks - 1:
        return (lockstep,)
    sampled = tr(
        "Link loads are estimated from {n_shifts} of {n_ranks} sender-receiver distances; exact for each rank's own links.",
        n_shifts=n_shifts,
        n_ranks=n_ranks - 1,
    )
    return (lockstep, sampled)


WORKLOAD = Workload(
    name="all_to_all",
    title=mark("All-to-all"),
    summary=mark("Every rank sends an equal part of its array to every other rank."),
    params=(
        Param(
            "bytes", "bytes", 1e9,
            mark("Size of the array on every rank, of which each pair of ranks moves bytes / ranks (as nccl-tests counts)"),
            "byte", minimum=1, maximum=1e15,
        ),
        RANKS,
        Param(
            "algorithm", "choice", "auto",
            mark("pairwise: every pair is a flow; aggregate: one activity with the load of all pairs; two_level: over scale-up to the rank on the receiver's rail, then along that rail; auto: pairwise up to 64 ranks, else aggregate"),
            choices=("auto", "pairwise", "aggregate", "two_level"),
        ),
        STEPS,
        SEED,
    ),
    make_on=all_to_all,
)  # fmt: skip
