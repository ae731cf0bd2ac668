"""Permutation: every rank sends to one other and receives from one; the classic test of a fabric's bisection and its ECMP."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.params import Param
from fabric_studio.workloads.builder import DemandBuilder
from fabric_studio.workloads.demand import Demand, Ids
from fabric_studio.workloads.workload import RANKS, SEED, STEPS, Workload


def permutation(n_ranks: int, rank_domain: Ids, rank_rail: Ids, params: Mapping[str, Any]) -> Demand:
    """One flow from every rank; nobody sends to itself."""
    if n_ranks < 2:
        raise BadInputError(
            "workload permutation",
            tr("one rank has nobody to send to"),
            tr("use at least 2"),
            place="parameter ranks",
        )
    ranks = np.arange(n_ranks, dtype=np.int32)
    if params["pattern"] == "bisection":
        to = np.roll(ranks, -(n_ranks // 2))
    else:
        # One random cycle through all ranks: a permutation without fixed points.
        cycle = np.random.default_rng(params["seed"]).permutation(ranks)
        to = np.empty_like(ranks)
        to[cycle] = np.roll(cycle, -1)
    builder = DemandBuilder(n_ranks, params["steps"], params["seed"])
    routes = builder.routes(ranks, to)
    last = np.empty(0, np.int64)
    for step in range(params["steps"]):
        nodes = builder.transfers(routes, params["bytes"], step=step, phase="permutation", rank=ranks)
        builder.order(last, nodes)
        last = builder.barrier(nodes, step=step)
    return builder.finish()


WORKLOAD = Workload(
    name="permutation",
    title=mark("Permutation"),
    summary=mark("Every rank sends to one other rank and receives from one."),
    params=(
        Param("bytes", "bytes", 8e6, mark("What each rank sends"), "byte", minimum=1, maximum=1e15),
        Param(
            "pattern",
            "choice",
            "random",
            mark("random: partners drawn by the seed; bisection: rank i sends to the rank half-way round"),
            choices=("random", "bisection"),
        ),
        RANKS,
        STEPS,
        SEED,
    ),
    make=permutation,
)
