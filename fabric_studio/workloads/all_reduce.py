"""All-reduce: every rank ends with the sum over all ranks. Ring or hierarchical."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.params import Param
from fabric_studio.workloads.builder import DemandBuilder, Nodes
from fabric_studio.workloads.demand import Demand, Ids
from fabric_studio.workloads.domains import Domains
from fabric_studio.workloads.ring import Rings, lay_rings, ring_all_reduce, ring_note
from fabric_studio.workloads.workload import RANKS, SEED, STEPS, Workload

SOURCE = "workload all_reduce"


def all_reduce(n_ranks: int, rank_domain: Ids, rank_rail: Ids, params: Mapping[str, Any]) -> Demand:
    """Steps of one all-reduce each, one after the other."""
    if n_ranks < 2:
        raise BadInputError(
            SOURCE, "one rank has nobody to reduce with", "use at least 2 ranks", place="parameter ranks"
        )
    domains = Domains.of(n_ranks, rank_domain, rank_rail)
    builder = DemandBuilder(n_ranks, params["steps"], params["seed"])
    size, algorithm, overhead = params["bytes"], params["algorithm"], params["turn_overhead_s"]
    kind = builder.collective("all-reduce", "all_reduce", algorithm, size, domains.ranks)
    rings = lay_rings(builder, domains) if algorithm == "ring" else None
    stages = None if rings else _Hierarchy.over(builder, domains)
    last = np.empty(0, np.int64)
    for step in range(params["steps"]):
        if rings:
            nodes = ring_all_reduce(
                builder, rings, size, step=step, phase="all-reduce", collective=kind, turn_overhead_s=overhead
            )
            builder.order(last, nodes)
        else:
            assert stages is not None
            nodes = stages.run(builder, size, step=step, collective=kind, overhead_s=overhead, after=last)
        last = builder.barrier(nodes, step=step)
    return builder.finish(*(ring_note(rings) if rings else (_Hierarchy.NOTE,)))


class _Hierarchy:
    """Reduce-scatter inside every domain, ring per rail between domains, all-gather inside: three stages in sequence."""

    NOTE = "Hierarchical all-reduce: its three stages follow each other; real libraries overlap them chunk by chunk."

    def __init__(self, inside: Ids, across: list[Rings], domain_size: int) -> None:
        self.inside, self.across, self.domain_size = inside, across, domain_size

    @classmethod
    def over(cls, builder: DemandBuilder, domains: Domains) -> _Hierarchy:
        size = int(domains.sizes[0])
        if len(domains) < 2 or size < 2 or (domains.sizes != size).any():
            raise BadInputError(
                SOURCE,
                f"hierarchical needs two or more scale-up domains of one size above 1; this fabric has {len(domains)}"
                f" of {int(domains.sizes.min())} to {int(domains.sizes.max())} ranks",
                "choose algorithm=ring, or ranks that fill whole domains", place="parameter algorithm",
            )  # fmt: skip
        hops_from, hops_to = (hops.reshape(-1, size) for hops in domains.neighbours())
        inside = [builder.lockstep(a, b, np.ones(size)) for a, b in zip(hops_from, hops_to, strict=True)]
        across = []
        for place in range(size):
            rail = domains.members(place)
            route = builder.lockstep(rail, np.roll(rail, -1), np.ones(len(rail)))
            across.append(Rings(route, 1, len(rail)))
        return cls(np.concatenate(inside), across, size)

    def run(
        self,
        builder: DemandBuilder,
        size: float,
        *,
        step: int,
        collective: int,
        overhead_s: float,
        after: Nodes,
    ) -> Nodes:
        k = self.domain_size

        def inside(phase: str) -> Nodes:
            return builder.transfers(
                self.inside, (k - 1) / k * size, step=step, phase=phase, collective=collective,
                turns=k - 1, overhead_s=(k - 1) * overhead_s,
            )  # fmt: skip

        scatter = inside("reduce-scatter inside")
        builder.order(after, scatter)
        gate = builder.barrier(scatter, step=step)
        across = np.concatenate(
            [
                ring_all_reduce(
                    builder, rail, size / k, step=step, phase="all-reduce across", collective=collective,
                    turn_overhead_s=overhead_s,
                )
                for rail in self.across
            ]
        )  # fmt: skip
        builder.order(gate, across)
        gather = inside("all-gather inside")
        builder.order(builder.barrier(across, step=step), gather)
        return gather


WORKLOAD = Workload(
    name="all_reduce",
    title="All-reduce",
    summary="Every rank ends with the sum over all ranks, as gradients in data-parallel training.",
    params=(
        Param("bytes", "bytes", 1e9, "Size of the array on every rank", "byte", minimum=1, maximum=1e15),
        RANKS,
        Param(
            "algorithm", "choice", "ring",
            "ring: one ring per NIC through all ranks; hierarchical: inside each scale-up domain, then across, then inside",
            choices=("ring", "hierarchical"),
        ),
        STEPS,
        Param("turn_overhead_s", "float", 0.0, "Software time of every turn of a ring", "s", minimum=0, maximum=1.0),
        SEED,
    ),
    make=all_reduce,
)  # fmt: skip
