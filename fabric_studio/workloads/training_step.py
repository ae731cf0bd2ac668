"""A training step: every rank computes and gradients are summed; or a language model with all its kinds of parallelism."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.params import Param
from fabric_studio.workloads.builder import DemandBuilder, Nodes
from fabric_studio.workloads.collective import PROTOCOL, algorithm_param
from fabric_studio.workloads.collectives.calls import Caller
from fabric_studio.workloads.demand import Demand, Floats, Ids
from fabric_studio.workloads.domains import Domains
from fabric_studio.workloads.fabric import Fabric
from fabric_studio.workloads.training.grid import ORDERS
from fabric_studio.workloads.training.llm import llm_step
from fabric_studio.workloads.training.model import models
from fabric_studio.workloads.workload import RANKS, SEED, STEPS, Workload

SOURCE = "workload training_step"
BACKWARD = 2 / 3
"""Fraction of the computation in which gradients appear: the backward pass costs twice the forward pass."""
MOST_NODES = 20_000_000


def training_step(
    n_ranks: int, rank_domain: Ids, rank_rail: Ids, params: Mapping[str, Any], fabric: Fabric
) -> Demand:
    """Data-parallel training with a given computation and size of gradients, or the step of a language model."""
    if params["straggler_rank"] >= n_ranks:
        raise BadInputError(
            SOURCE, tr("{rank} is no rank; there are {count}", rank=params["straggler_rank"], count=n_ranks), tr("choose 0 to {n_ranks}, or -1 for none", n_ranks=n_ranks - 1),
            place="parameter straggler_rank",
        )  # fmt: skip
    if params["model"] != "none":
        return llm_step(n_ranks, rank_domain, rank_rail, params, fabric, slowness(n_ranks, params))
    for name in ("tp", "cp", "pp", "ep"):
        if params[name] > 1:
            raise BadInputError(
                SOURCE, tr("{name} {params} needs a model whose parts it can share out", name=name, params=params[name]), tr("choose a model, or 1"),
                place=f"parameter {name}",
            )  # fmt: skip
    return _data_parallel(n_ranks, rank_domain, rank_rail, params, fabric)


def _data_parallel(
    n_ranks: int, rank_domain: Ids, rank_rail: Ids, params: Mapping[str, Any], fabric: Fabric
) -> Demand:
    """Per step: computation on every rank, then (or with `overlap` during its backward part, in buckets) an all-reduce."""
    steps, buckets = params["steps"], params["buckets"] if params["overlap"] else 1
    if n_ranks * steps * (buckets + 1) > MOST_NODES:
        raise BadInputError(
            SOURCE, tr("{n_ranks} ranks x {steps} steps x {buckets} buckets are too many", n_ranks=n_ranks, steps=steps, buckets=buckets), tr("choose fewer steps or buckets"),
            place="parameter steps",
        )  # fmt: skip
    domains = Domains.of(n_ranks, rank_domain, rank_rail)
    builder = DemandBuilder(n_ranks, steps, params["seed"])
    sends, size = params["bytes"] > 0 and n_ranks > 1, params["bytes"] / buckets
    caller = Caller(builder, domains, fabric, params["efficiency"] == "measured", SOURCE)
    choice = caller.pick("all_reduce", size, params["algorithm"], params["protocol"]) if sends else None
    kinds = [
        builder.collective(
            "gradients" if buckets == 1 else f"gradients {bucket + 1} of {buckets}", "all_reduce", choice.algorithm,
            size, domains.ranks, protocol=choice.protocol,
        )
        for bucket in range(buckets)
    ] if choice else []  # fmt: skip
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
            if choice is None:
                reduced = gate
                continue
            call = caller.call(
                "all_reduce", size, choice, step=step, phase="all-reduce", collective=kinds[bucket]
            )
            builder.order(gate, call.first)
            builder.order(reduced, call.first)
            reduced = builder.barrier(call.last, step=step)
        last = reduced
    return builder.finish(*caller.notes)


def slowness(n_ranks: int, params: Mapping[str, Any]) -> Floats:
    """float64[ranks, steps]: a log-normal jitter of mean 1, times the straggler's factor."""
    rng = np.random.default_rng(params["seed"])
    sigma = np.sqrt(np.log1p(params["jitter"] ** 2))
    factor = np.exp(sigma * rng.standard_normal((n_ranks, params["steps"])) - sigma**2 / 2)
    if params["straggler_rank"] >= 0:
        factor[params["straggler_rank"]] *= params["straggler_slowdown"]
    return np.asarray(factor)


def compute_times(n_ranks: int, params: Mapping[str, Any]) -> Floats:
    """float64[ranks, steps] in s: `compute_s` times the slowness of each, and the straggler's own time."""
    factor, slow = slowness(n_ranks, params), params["straggler_rank"]
    times = params["compute_s"] * factor
    if slow >= 0 and params["straggler_s"] > 0:
        times[slow] = params["straggler_s"] * factor[slow] / params["straggler_slowdown"]
    return np.asarray(times)


WORKLOAD = Workload(
    name="training_step",
    title=mark("Training step"),
    summary=mark("Every rank computes, then all gradients are summed; or a language model with tensor, pipeline, expert and data parallelism."),
    params=(
        Param("compute_s", "float", 0.2, mark("Computation of one rank in one step"), "s", minimum=0, maximum=1e5),
        Param("bytes", "bytes", 2e9, mark("Gradients of one rank; 0 = only wait for each other"), "byte", minimum=0, maximum=1e15),
        STEPS,
        RANKS,
        Param("jitter", "float", 0.02, mark("Relative spread of the computation between ranks and steps"), minimum=0, maximum=2),
        Param("straggler_rank", "int", -1, mark("A rank that is slower than the others; -1 = none"), minimum=-1, maximum=1e6),
        Param("straggler_slowdown", "float", 1.5, mark("How many times longer the straggler computes"), minimum=1, maximum=1000),
        Param("straggler_s", "float", 0.0, mark("The straggler's computation, instead of a factor; 0 = use the factor"), "s",
              minimum=0, maximum=1e5),
        Param("overlap", "bool", False, mark("Sum gradients in buckets while the backward pass still runs")),
        Param("buckets", "int", 4, mark("Number of gradient buckets when overlap is on"), minimum=2, maximum=256),
        algorithm_param("all_reduce"), PROTOCOL,
        Param("model", "choice", "none", mark("none: compute_s and bytes say it all; else the following parameters, and the model's own size"),
              choices=("none", *models())),
        Param("tp", "int", 1, mark("Tensor parallelism: ranks that share every layer"), minimum=1, maximum=4096),
        Param("pp", "int", 1, mark("Pipeline parallelism: stages that share the layers out"), minimum=1, maximum=4096),
        Param("ep", "int", 1, mark("Expert parallelism: replicas that share the experts out"), minimum=1, maximum=4096),
        Param("cp", "int", 1, mark("Context parallelism: ranks that share a sequence"), minimum=1, maximum=4096),
        Param("placement", "choice", ORDERS[0], mark("From neighbouring ranks to distant ones"), choices=ORDERS),
        Param("micro_batches", "int", 8, mark("Micro-batches of every replica in a step"), minimum=1, maximum=4096),
        Param("micro_batch", "int", 1, mark("Sequences in a micro-batch"), minimum=1, maximum=4096),
        Param("chunks", "int", 1, mark("Runs of layers that each stage has (interleaved schedule)"), minimum=1, maximum=64),
        Param("sequence", "int", 0, mark("Tokens in a sequence; 0 = as the model was trained"), minimum=0, maximum=1e8),
        Param("sharding", "choice", "zero1", mark("What replicas share out: nothing, optimizer states, or weights and gradients as well"),
              choices=("none", "zero1", "fsdp")),
        Param("gradient_type", "choice", "bf16", mark("Numbers in which gradients are summed; with fp32 and zero1 the weights are gathered in BF16 after it"),
              choices=("bf16", "fp32")),
        Param("recompute", "bool", False, mark("Compute the forward pass again in the backward pass to save memory")),
        Param("kernel_efficiency", "float", 0.6, mark("Fraction of the peak that computation reaches while it runs"), minimum=0.01, maximum=1),
        Param("peak_tflops", "float", 0.0, mark("BF16 peak of an accelerator; 0 = the part's own"), "TFLOPS", minimum=0, maximum=1e6),
        Param("memory_gb", "float", 0.0, mark("Memory of an accelerator; 0 = the part's own"), "GB", minimum=0, maximum=1e6),
        SEED,
    ),
    make_on=training_step,
)  # fmt: skip
