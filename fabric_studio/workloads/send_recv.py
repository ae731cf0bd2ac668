"""Send and receive: every rank sends to the one that is `distance` further round, and receives from the other side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.params import Param
from fabric_studio.workloads.builder import DemandBuilder
from fabric_studio.workloads.collective import refuse_alone
from fabric_studio.workloads.demand import Demand, Ids
from fabric_studio.workloads.workload import RANKS, SEED, STEPS, Workload

SOURCE = "workload send_recv"


def send_recv(n_ranks: int, rank_domain: Ids, rank_rail: Ids, params: Mapping[str, Any]) -> Demand:
    """Each transfer is a flow of its own, as between pipeline stages (nccl-tests sendrecv at distance 1)."""
    refuse_alone(SOURCE, n_ranks)
    distance = params["distance"]
    if distance % n_ranks == 0:
        raise BadInputError(
            SOURCE, tr("a distance of {distance} leads every one of {n_ranks} ranks to itself", distance=distance, n_ranks=n_ranks),
            tr("choose 1 to {n_ranks}", n_ranks=n_ranks - 1), place="parameter distance",
        )  # fmt: skip
    ranks = np.arange(n_ranks, dtype=np.int32)
    builder = DemandBuilder(n_ranks, params["steps"], params["seed"])
    kind = builder.collective("send-recv", "send_recv", "direct", params["bytes"], ranks)
    routes = builder.routes(ranks, (ranks + distance) % n_ranks)
    last = np.empty(0, np.int64)
    for step in range(params["steps"]):
        nodes = builder.transfers(
            routes, params["bytes"], step=step, phase="send-recv", rank=ranks, collective=kind
        )
        builder.order(last, nodes)
        last = builder.barrier(nodes, step=step)
    return builder.finish()


WORKLOAD = Workload(
    name="send_recv",
    title=mark("Send and receive"),
    summary=mark(
        "Every rank sends to the rank that is a distance further round, as from one pipeline stage to the next."
    ),
    params=(
        Param("bytes", "bytes", 1e8, mark("What each rank sends"), "byte", minimum=1, maximum=1e15),
        Param("distance", "int", 1, mark("How many ranks further the receiver is"), minimum=1, maximum=1e6),
        RANKS,
        STEPS,
        SEED,
    ),
    make=send_recv,
)
