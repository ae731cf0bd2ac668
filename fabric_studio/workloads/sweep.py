"""A message-size sweep, as nccl-tests runs it: one collective at size after size."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.params import Param
from fabric_studio.base.units import format_bytes
from fabric_studio.workloads.all_to_all import Exchange, latency_s
from fabric_studio.workloads.builder import DemandBuilder
from fabric_studio.workloads.collective import PROTOCOL, refuse_alone
from fabric_studio.workloads.collectives.calls import ALGORITHMS, OPERATIONS, Call, Caller
from fabric_studio.workloads.demand import Demand, Ids
from fabric_studio.workloads.domains import Domains
from fabric_studio.workloads.fabric import Fabric
from fabric_studio.workloads.workload import NETWORK, RANKS, SEED, Workload

SOURCE = "workload sweep"
MOST_SIZES = 64


def sweep(
    n_ranks: int, rank_domain: Ids, rank_rail: Ids, params: Mapping[str, Any], fabric: Fabric
) -> Demand:
    """Calls from the smallest size to the largest, each after the one before it has ended."""
    refuse_alone(SOURCE, n_ranks)
    operation, sizes = params["operation"], _sizes(params)
    measured = params["efficiency"] == "measured"
    domains = Domains.of(n_ranks, rank_domain, rank_rail)
    builder = DemandBuilder(n_ranks, 1, params["seed"])
    caller = Caller(builder, domains, fabric, measured, SOURCE)
    exchange = (
        Exchange.lay(builder, domains, "aggregate", params["seed"]) if operation == "all_to_all" else None
    )
    words = operation.replace("_", "-")
    last = np.empty(0, np.int64)
    for size in sizes:
        phase = f"{words} {format_bytes(size)}"
        if exchange:
            kind = builder.collective(phase, operation, "aggregate", size, domains.ranks)
            overhead = latency_s(len(domains)) if measured else 0.0
            nodes = exchange.run(builder, size, step=0, phase=phase, collective=kind, overhead_s=overhead)
            call = Call(nodes, nodes)
        else:
            choice = caller.pick(operation, size, params["algorithm"], params["protocol"])
            kind = builder.collective(
                phase, operation, choice.algorithm, size, domains.ranks, protocol=choice.protocol
            )
            call = caller.call(operation, size, choice, step=0, phase=phase, collective=kind)
        builder.order(last, call.first)
        last = builder.barrier(call.last, step=0)
    return builder.finish(*caller.notes, *(exchange.notes if exchange else ()))


def _sizes(params: Mapping[str, Any]) -> list[float]:
    smallest, largest, factor = params["smallest"], params["largest"], params["factor"]
    if largest < smallest:
        raise BadInputError(
            SOURCE, tr("the largest size, {largest:g}, is below the smallest, {smallest:g}", largest=largest, smallest=smallest), tr("choose a larger one"),
            place="parameter largest",
        )  # fmt: skip
    count = int(np.floor(np.log(largest / smallest) / np.log(factor) + 1e-9)) + 1
    if count > MOST_SIZES:
        raise BadInputError(
            SOURCE, tr("{count} sizes are more than {most_sizes}", count=count, most_sizes=MOST_SIZES), tr("choose a larger factor"), place="parameter factor"
        )  # fmt: skip
    return [smallest * factor**k for k in range(count)]


_ALGORITHMS = tuple(dict.fromkeys(name for names in ALGORITHMS.values() for name in names))
_EFFICIENCY = next(param for param in NETWORK if param.name == "efficiency")

WORKLOAD = Workload(
    name="sweep",
    title=mark("Message-size sweep"),
    summary=mark("One collective at size after size, as nccl-tests runs it; the result marks the knee of its bus bandwidth."),
    params=(
        Param("operation", "choice", "all_reduce", mark("The collective"), choices=(*OPERATIONS, "all_to_all")),
        Param("smallest", "bytes", 1e3, mark("First size of the array"), "byte", minimum=1, maximum=1e15),
        Param("largest", "bytes", 8e9, mark("Sizes go up to this"), "byte", minimum=1, maximum=1e15),
        Param("factor", "float", 2.0, mark("Each size is so many times the one before"), minimum=1.1, maximum=1024),
        RANKS,
        Param("algorithm", "choice", "auto", mark("As of the single collective; auto: NCCL's choice at every size"), choices=_ALGORITHMS),
        PROTOCOL,
        Param("efficiency", "choice", "measured", _EFFICIENCY.help, choices=_EFFICIENCY.choices),
        SEED,
    ),
    make_on=sweep,
)  # fmt: skip
