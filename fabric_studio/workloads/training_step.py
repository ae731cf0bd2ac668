"""Data-parallel training: every rank computes, then all gradients are summed; the slowest rank sets the pace."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.params import Param
from fabric_studio.workloads.builder import DemandBuilder, Nodes
from fabric_studio.workloads.demand import Demand, Floats, Ids
from fabric_studio.workloads.domains import Domains
from fabric_studio.workloads.ring import lay_rings, ring_all_reduce, ring_note
from fabric_studio.workloads.workload import RANKS, SEED, STEPS, Workload

SOURCE = "workload training_step"
BACKWARD = 2 / 3
"""Fraction of the computation in which gradients appear: the backward pass costs twice the forward pass."""
MOST_NODES = 20_000_000


def training_step(n_ranks: int, rank_domain: Ids, rank_rail: Ids, params: Mapping[str, Any]) -> Demand:
    """Per step: computation on every rank, then (or with `overlap` during its backward part, in buckets) a ring all-reduce."""
    steps, buckets = params["steps"], params["buckets"] if params["overlap"] else 1
    if params["straggler_rank"] >= n_ranks:
        raise BadInputError(
            SOURCE, f"{params['straggler_rank']} is no rank; there are {n_ranks}", f"choose 0 to {n_ranks - 1}, or -1 for none",
            place="parameter straggler_rank",
        )  # fmt: skip
    if n_ranks * steps * (buckets + 1) > MOST_NODES:
        raise BadInputError(
            SOURCE, f"{n_ranks} ranks x {steps} steps x {buckets} buckets are too many", "choose fewer steps or buckets",
            place="parameter steps",
        )  # fmt: skip
    domains = Domains.of(n_ranks, rank_domain, rank_rail)
    builder = DemandBuilder(n_ranks, steps, params["seed"])
    sends = params["bytes"] > 0 and n_ranks > 1
    rings = lay_rings(builder, domains) if sends else None
    kinds = [
        builder.collective(
            "gradients" if buckets == 1 else f"gradients {bucket + 1} of {buckets}", "all_reduce", "ring",
            params["bytes"] / buckets, domains.ranks,
        )
        for bucket in range(buckets if sends else 0)
    ]  # fmt: skip
    durations = compute_times(n_ranks, params)
    ranks = np.arange(n_ranks)
    last: Nodes = np.empty(0, np.int64)
    for step in range(steps):
        work = durations[:, step]
        reduced: Nodes = np.empty(0, np.int64)
        ready = last
        if buckets > 1:
            forward = builder.computations(work * (1 - BACKWARD), rank=ranks, step=step, phase="compute")
            builder.order(last, forward)
            ready, work = forward, work * BACKWARD / buckets
        for bucket in range(buckets):
            part = builder.computations(work, rank=ranks, step=step, phase="compute")
            builder.order(ready, part)
            ready = part
            gate = builder.barrier(part, step=step)
            if rings is None:
                reduced = gate
                continue
            transfer = ring_all_reduce(
                builder,
                rings,
                params["bytes"] / buckets,
                step=step,
                phase="all-reduce",
                collective=kinds[bucket],
            )
            builder.order(gate, transfer)
            builder.order(reduced, transfer)
            reduced = builder.barrier(transfer, step=step)
        last = reduced
    return builder.finish(*(ring_note(rings) if rings else ()))


def compute_times(n_ranks: int, params: Mapping[str, Any]) -> Floats:
    """float64[ranks, steps] in s: `compute_s` times a log-normal jitter of mean 1, and the straggler's own time."""
    rng = np.random.default_rng(params["seed"])
    sigma = np.sqrt(np.log1p(params["jitter"] ** 2))
    jitter = np.exp(sigma * rng.standard_normal((n_ranks, params["steps"])) - sigma**2 / 2)
    times = params["compute_s"] * jitter
    slow = params["straggler_rank"]
    if slow >= 0:
        times[slow] *= params["straggler_slowdown"]
        if params["straggler_s"] > 0:
            times[slow] = params["straggler_s"] * jitter[slow]
    return np.asarray(times)


WORKLOAD = Workload(
    name="training_step",
    title="Data-parallel training step",
    summary="Every rank computes, then all gradients are summed by a ring all-reduce; one rank can be slower than the others.",
    params=(
        Param("compute_s", "float", 0.2, "Computation of one rank in one step", "s", minimum=0, maximum=1e5),
        Param("bytes", "bytes", 2e9, "Gradients of one rank; 0 = only wait for each other", "byte", minimum=0, maximum=1e15),
        STEPS,
        RANKS,
        Param("jitter", "float", 0.02, "Relative spread of the computation between ranks and steps", minimum=0, maximum=2),
        Param("straggler_rank", "int", -1, "A rank that is slower than the others; -1 = none", minimum=-1, maximum=1e6),
        Param("straggler_slowdown", "float", 1.0, "How many times longer the straggler computes", minimum=1, maximum=1000),
        Param("straggler_s", "float", 0.0, "The straggler's computation, instead of a factor; 0 = use the factor", "s",
              minimum=0, maximum=1e5),
        Param("overlap", "bool", False, "Sum gradients in buckets while the backward pass still runs"),
        Param("buckets", "int", 4, "Number of gradient buckets when overlap is on", minimum=2, maximum=256),
        SEED,
    ),
    make=training_step,
)  # fmt: skip
