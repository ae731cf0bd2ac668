"""Single collectives, one call per step: all-reduce, all-gather, reduce-scatter and broadcast."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.params import Param
from fabric_studio.workloads.builder import DemandBuilder
from fabric_studio.workloads.collectives.calls import ALGORITHMS, Caller
from fabric_studio.workloads.demand import Demand, Ids
from fabric_studio.workloads.domains import Domains
from fabric_studio.workloads.fabric import Fabric
from fabric_studio.workloads.workload import RANKS, SEED, STEPS, MakeDemandOn, Workload

PROTOCOL = Param(
    "protocol", "choice", "auto", mark("NCCL's protocol, with efficiency=measured; auto: by its cost model"),
    choices=("auto", "ll", "ll128", "simple"),
)  # fmt: skip
TURN_OVERHEAD = Param(
    "turn_overhead_s", "float", 0.0, mark("Further software time of every turn of the collective"), "s", minimum=0, maximum=1.0
)  # fmt: skip
_HELP = {
    "all_reduce": mark(
        "auto: NCCL's choice with efficiency=measured, else ring; ring: one ring per NIC through all ranks; tree: double binary tree over servers; nvls: reduced in the scale-up switch; nvls_tree: that inside, trees between; collnet: reduced in the network's switches (SHARP); hierarchical: inside each scale-up domain, then across"
    ),
    "all_gather": mark(
        "auto: NCCL's choice with efficiency=measured, else ring; ring: one ring per NIC through all ranks; nvls: reduced in the scale-up switch; hierarchical: inside each scale-up domain, then across"
    ),
    "reduce_scatter": mark(
        "auto: NCCL's choice with efficiency=measured, else ring; ring: one ring per NIC through all ranks; nvls: reduced in the scale-up switch; hierarchical: inside each scale-up domain, then across"
    ),
    "broadcast": mark(
        "auto: NCCL's choice with efficiency=measured, else ring; ring: one ring per NIC through all ranks; tree: double binary tree over servers"
    ),
}
"""What the algorithms of an operation are, a name of ALGORITHMS each."""


def algorithm_param(operation: str) -> Param:
    choices = ALGORITHMS[operation]
    return Param("algorithm", "choice", "auto", _HELP[operation], choices=choices)


def refuse_alone(source: str, n_ranks: int) -> None:
    if n_ranks < 2:
        raise BadInputError(
            source, tr("one rank has nobody to talk to"), tr("use at least 2 ranks"), place="parameter ranks"
        )


def _maker(operation: str) -> MakeDemandOn:
    name, words = tr("workload {operation}", operation=operation), operation.replace("_", "-")

    def make(
        n_ranks: int, rank_domain: Ids, rank_rail: Ids, params: Mapping[str, Any], fabric: Fabric
    ) -> Demand:
        """Steps of one call each, one after the other."""
        refuse_alone(name, n_ranks)
        domains = Domains.of(n_ranks, rank_domain, rank_rail)
        builder = DemandBuilder(n_ranks, params["steps"], params["seed"])
        caller = Caller(
            builder, domains, fabric, params["efficiency"] == "measured", name, params["turn_overhead_s"]
        )
        size = params["bytes"]
        choice = caller.pick(operation, size, params["algorithm"], params["protocol"])
        kind = builder.collective(
            words, operation, choice.algorithm, size, domains.ranks, protocol=choice.protocol
        )
        last = np.empty(0, np.int64)
        for step in range(params["steps"]):
            call = caller.call(operation, size, choice, step=step, phase=words, collective=kind)
            builder.order(last, call.first)
            last = builder.barrier(call.last, step=step)
        return builder.finish(*caller.notes)

    return make


def _workload(operation: str, title: str, summary: str, size_help: str) -> Workload:
    return Workload(
        name=operation,
        title=title,
        summary=summary,
        params=(
            Param("bytes", "bytes", 1e9, size_help, "byte", minimum=1, maximum=1e15),
            RANKS, algorithm_param(operation), PROTOCOL, STEPS, TURN_OVERHEAD, SEED,
        ),
        make_on=_maker(operation),
    )  # fmt: skip


WORKLOAD = (
    _workload(
        "all_reduce", mark("All-reduce"),
        mark("Every rank ends with the sum over all ranks, as gradients in data-parallel training."),
        mark("Size of the array on every rank"),
    ),
    _workload(
        "all_gather", mark("All-gather"), mark("Every rank ends with the parts of all ranks, as weights in sharded training."),
        mark("Size of the whole array that every rank ends with"),
    ),
    _workload(
        "reduce_scatter", mark("Reduce-scatter"), mark("Every rank ends with its part of the sum over all ranks."),
        mark("Size of the whole array that every rank begins with"),
    ),
    _workload("broadcast", mark("Broadcast"), mark("Rank 0 sends the same array to every other rank."), mark("Size of the array")),
)  # fmt: skip
