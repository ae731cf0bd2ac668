"""All-to-all: every rank sends a different part of its array to every other rank, as in mixture-of-experts dispatch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.params import Param
from fabric_studio.workloads.builder import DemandBuilder
from fabric_studio.workloads.demand import Demand, Ids
from fabric_studio.workloads.workload import RANKS, SEED, STEPS, Workload

SOURCE = "workload all_to_all"
MOST_FLOWS = 4096
"""Up to this many pairs, each is a flow of its own when the algorithm is auto"""
MOST_PAIRWISE = 1_000_000
MOST_PAIRS = 1 << 21
"""Above this many pairs, link loads are estimated from a sample of them"""


def all_to_all(n_ranks: int, rank_domain: Ids, rank_rail: Ids, params: Mapping[str, Any]) -> Demand:
    """Each pair moves bytes / n, as in nccl-tests: `bytes` is the whole array of a rank, its own part stays where it is."""
    if n_ranks < 2:
        raise BadInputError(
            SOURCE, "one rank has nobody to send to", "use at least 2", place="parameter ranks"
        )
    n_pairs = n_ranks * (n_ranks - 1)
    pairwise = params["algorithm"] == "pairwise" or (params["algorithm"] == "auto" and n_pairs <= MOST_FLOWS)
    if pairwise and n_pairs > MOST_PAIRWISE:
        raise BadInputError(
            SOURCE, f"{n_pairs} pairs are too many to follow one by one", "choose algorithm=aggregate or fewer ranks",
            place="parameter algorithm",
        )  # fmt: skip
    builder = DemandBuilder(n_ranks, params["steps"], params["seed"])
    ranks = np.arange(n_ranks, dtype=np.int32)
    kind = builder.collective(
        "all-to-all", "all_to_all", "pairwise" if pairwise else "aggregate", params["bytes"], ranks
    )
    shifts = _shifts(n_ranks, np.random.default_rng(params["seed"]))
    src = np.tile(ranks, len(shifts))
    dst = ((src.astype(np.int64) + np.repeat(shifts, n_ranks)) % n_ranks).astype(np.int32)
    rank = src if pairwise else -1
    if pairwise:
        routes = builder.routes(src, dst)
    else:
        stands_for = (n_ranks - 1) / len(shifts)
        routes = builder.lockstep(src, dst, np.full(len(src), stands_for), sampling=stands_for)
    last = np.empty(0, np.int64)
    for step in range(params["steps"]):
        nodes = builder.transfers(
            routes, params["bytes"] / n_ranks, step=step, phase="all-to-all", rank=rank, collective=kind
        )
        builder.order(last, nodes)
        last = builder.barrier(nodes, step=step)
    return builder.finish(*_notes(n_ranks, len(shifts), pairwise))


def _shifts(n_ranks: int, rng: np.random.Generator) -> np.ndarray:
    """Distances from sender to receiver: all of 1..n-1, or one drawn from each of equal parts when there are too many pairs.

    Every shift loads each rank's own links alike, so these stay exact; links further in are estimated without bias.
    """
    count = min(n_ranks - 1, max(MOST_PAIRS // n_ranks, 1))
    edges = np.linspace(1, n_ranks, count + 1).astype(np.int64)
    return rng.integers(edges[:-1], edges[1:])


def _notes(n_ranks: int, n_shifts: int, pairwise: bool) -> tuple[str, ...]:
    if pairwise:
        return ()
    lockstep = f"All-to-all of {n_ranks} ranks is one activity: all pairs advance together, at the pace of the most loaded link."
    if n_shifts == n_ranks - 1:
        return (lockstep,)
    sampled = f"Link loads are estimated from {n_shifts} of {n_ranks - 1} sender-receiver distances; exact for each rank's own links."
    return (lockstep, sampled)


WORKLOAD = Workload(
    name="all_to_all",
    title="All-to-all",
    summary="Every rank sends an equal part of its array to every other rank.",
    params=(
        Param(
            "bytes", "bytes", 1e9,
            "Size of the array on every rank, of which each pair of ranks moves bytes / ranks (as nccl-tests counts)",
            "byte", minimum=1, maximum=1e15,
        ),
        RANKS,
        Param(
            "algorithm", "choice", "auto",
            "pairwise: every pair is a flow; aggregate: one activity with the load of all pairs; auto: pairwise up to 64 ranks",
            choices=("auto", "pairwise", "aggregate"),
        ),
        STEPS,
        SEED,
    ),
    make=all_to_all,
)  # fmt: skip
