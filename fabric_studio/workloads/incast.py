"""Incast: many senders, one receiver, all at once."""

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

SOURCE = "workload incast"


def incast(n_ranks: int, rank_domain: Ids, rank_rail: Ids, params: Mapping[str, Any]) -> Demand:
    """Max-min gives every sender an equal share of the receiver's port: the last byte is in at N x bytes / B."""
    receiver, senders = params["receiver"], params["senders"]
    if receiver >= n_ranks:
        raise BadInputError(
            SOURCE,
            tr("{receiver} is no rank; there are {n_ranks}", receiver=receiver, n_ranks=n_ranks),
            tr("choose 0 to {n_ranks}", n_ranks=n_ranks - 1),
            place="parameter receiver",
        )
    ranks = np.arange(n_ranks, dtype=np.int32)
    domain = np.asarray(rank_domain)[:n_ranks]
    outside = ranks[(domain != domain[receiver]) | (domain < 0)]
    candidates = outside[outside != receiver] if (outside != receiver).any() else ranks[ranks != receiver]
    if senders > len(candidates):
        raise BadInputError(
            SOURCE,
            tr(
                "{senders} senders wanted, {candidates} ranks can send to rank {receiver} over the network",
                senders=senders,
                candidates=len(candidates),
                receiver=receiver,
            ),
            tr("choose at most {candidates}", candidates=len(candidates))
            if len(candidates)
            else tr("use at least 2 ranks"),
            place="parameter senders",
        )
    chosen = np.sort(np.random.default_rng(params["seed"]).permutation(candidates)[:senders])
    builder = DemandBuilder(n_ranks, params["steps"], params["seed"])
    routes = builder.routes(chosen, np.full(senders, receiver))
    last = np.empty(0, np.int64)
    for step in range(params["steps"]):
        nodes = builder.transfers(routes, params["bytes"], step=step, phase="incast", rank=chosen)
        builder.order(last, nodes)
        last = builder.barrier(nodes, step=step)
    return builder.finish()


WORKLOAD = Workload(
    name="incast",
    title=mark("Incast"),
    summary=mark(
        "Senders chosen at random outside the receiver's scale-up domain all send to one receiver at the same moment."
    ),
    params=(
        Param("senders", "int", 8, mark("How many ranks send"), minimum=1, maximum=1e6),
        Param("bytes", "bytes", 1e6, mark("What each sender sends"), "byte", minimum=1, maximum=1e15),
        Param("receiver", "int", 0, mark("The rank that receives"), minimum=0, maximum=1e6),
        RANKS,
        STEPS,
        SEED,
    ),
    make=incast,
)
