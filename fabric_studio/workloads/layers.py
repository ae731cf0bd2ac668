"""Layers from a file of SimAI: forward layer by layer, backward in reverse, each with the collectives that the file states.

As SimAI runs it: forward compute, then its collective, then the next layer. Backward from the last layer: input gradient,
its collective, then the weight gradient, whose collective runs on beside the layers that follow and is waited for at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.source_text import read_text
from fabric_studio.workloads.builder import DemandBuilder, Nodes
from fabric_studio.workloads.demand import Counts, Demand, Ids
from fabric_studio.workloads.group_calls import GroupCalls
from fabric_studio.workloads.layer_file import Layer, LayerFile, read_layers
from fabric_studio.workloads.named_file import FILE, named_file
from fabric_studio.workloads.workload import RANKS, SEED, STEPS, Workload

SOURCE = "workload layers"
MOST_NODES, MOST_KINDS = 5_000_000, 64
_PARTS = ("forward", "input gradient", "weight gradient")


def layers(n_ranks: int, rank_domain: Ids, rank_rail: Ids, params: Mapping[str, Any]) -> Demand:
    """Steps of one forward and one backward pass each, one after the other."""
    path = named_file(SOURCE, params)
    file = read_layers(read_text(path).lines, str(path))
    ranks = _ranks(file, n_ranks, int(params["ranks"]), str(path))
    steps = params["steps"]
    if len(file.layers) * steps * 7 > MOST_NODES:
        raise BadInputError(
            SOURCE,
            tr("{layers:,} layers x {steps:,} steps are too many", layers=len(file.layers), steps=steps),
            tr("choose fewer steps"),
            place="parameter steps",
        )
    builder = DemandBuilder(ranks, steps, params["seed"])
    calls = GroupCalls(builder, groups_of(file, ranks, str(path)), rank_domain, rank_rail, SOURCE)
    run = _Run(builder, calls, file)
    last: Nodes = np.empty(0, np.int64)
    for step in range(steps):
        last = run.step(step, last)
    return builder.finish(*_notes(file, ranks, calls))


class _Run:
    """Lays the steps. Every rank computes alike, so one computation stands for all."""

    def __init__(self, builder: DemandBuilder, calls: GroupCalls, file: LayerFile) -> None:
        self.builder, self.calls, self.layers = builder, calls, file.layers
        wanted = sum(call is not None for layer in file.layers for call in layer.calls)
        self.named = wanted <= MOST_KINDS
        self.kinds: dict[tuple[int, int], int] = {}

    def step(self, step: int, last: Nodes) -> Nodes:
        ends: list[Nodes] = []
        for layer in self.layers:
            last = self._compute(layer, 0, step, last)
            last = self._call(layer, 0, step, last)
        for layer in reversed(self.layers):
            last = self._compute(layer, 1, step, last)
            last = self._call(layer, 1, step, last)
            last = self._compute(layer, 2, step, last)
            beside = self._call(layer, 2, step, last)
            if layer.update_s and layer.calls[2] is not None:
                update = self.builder.computations(layer.update_s, rank=-1, step=step, phase="update")
                self.builder.order(beside, update)
                beside = update
            ends.append(beside)
        return self.builder.barrier(np.unique(np.concatenate([last, *ends])), step=step)

    def _compute(self, layer: Layer, part: int, step: int, last: Nodes) -> Nodes:
        if not layer.compute_s[part]:
            return last
        node = self.builder.computations(
            layer.compute_s[part], rank=-1, step=step, phase=f"{_PARTS[part]} compute"
        )
        self.builder.order(last, node)
        return node

    def _call(self, layer: Layer, part: int, step: int, last: Nodes) -> Nodes:
        call = layer.calls[part]
        if call is None or self.calls.size(call.group) < 2:
            return last
        phase = f"{_PARTS[part]} {call.operation.replace('_', '-')} ({call.group})"
        node = self.calls.call(
            call.operation,
            call.group,
            call.size_bytes,
            step=step,
            phase=phase,
            collective=self._kind(layer, part),
        )
        self.builder.order(last, node)
        return node

    def _kind(self, layer: Layer, part: int) -> int:
        """Calls are timed one by one while there are few; the array of a call is the same on all its groups."""
        call = layer.calls[part]
        if not self.named or call is None:
            return -1
        if (layer.line, part) not in self.kinds:
            name = f"line {layer.line} {layer.name} {_PARTS[part]} ({call.group})"
            algorithm = "pairwise" if call.operation == "all_to_all" else "ring"
            members = self.calls.groups[call.group][0].astype(np.int32)
            self.kinds[layer.line, part] = self.builder.collective(
                name, call.operation, algorithm, call.size_bytes, members
            )
        return self.kinds[layer.line, part]


def _ranks(file: LayerFile, n_ranks: int, wanted: int, source: str) -> int:
    """As many as were asked for, else as the file says, else all."""
    stated = file.sizes["all_gpus"]
    if not wanted and stated > n_ranks:
        raise BadInputError(
            source, tr("is for {stated:,} GPUs, the design has {n_ranks:,} accelerators", stated=stated, n_ranks=n_ranks),
            tr("use a larger design, or say with ranks how many are to take part"), place="line 1",
        )  # fmt: skip
    return wanted or stated or n_ranks


def groups_of(file: LayerFile, ranks: int, source: str) -> dict[str, Counts]:
    """Groups by name, int[G, k]. Tensor groups are of neighbours; pipeline stages are blocks of ranks; inside a stage, ranks
    of the same place in their tensor group are a data group, of which `ep` neighbours each are an expert group."""
    tp, pp, ep = (max(1, file.sizes[key]) for key in ("tp", "pp", "ep"))
    if ranks % (tp * pp):
        raise BadInputError(
            source, tr("{ranks:,} ranks cannot be shared out by groups of {tp} x {pp} pipeline stages", ranks=ranks, tp=tp, pp=pp),
            tr("use a multiple of {tp} ranks", tp=tp * pp), place="line 1",
        )  # fmt: skip
    dp = ranks // (tp * pp)
    if dp % ep:
        raise BadInputError(
            source, tr("{dp:,} data-parallel ranks cannot be shared out by expert groups of {ep}", dp=dp, ep=ep),
            tr("use a multiple of {tp} ranks", tp=tp * pp * ep), place="line 1",
        )  # fmt: skip
    grid = np.arange(ranks, dtype=np.int64).reshape(pp, dp, tp)
    by_place = np.moveaxis(grid, 1, 2).reshape(pp * tp, dp)
    experts = by_place.reshape(pp * tp, dp // ep, ep)
    return {
        "TP": grid.reshape(-1, tp),
        "DP": by_place,
        "EP": experts.reshape(-1, ep),
        "DP_EP": np.moveaxis(experts, 1, 2).reshape(-1, dp // ep),
    }


def _notes(file: LayerFile, ranks: int, calls: GroupCalls) -> tuple[str, ...]:
    sizes = ", ".join(f"{name} {group.shape[1]}" for name, group in calls.groups.items())
    notes = [
        tr(
            "Every collective is a ring over its group (all-to-all: direct), all groups in lockstep; groups of {sizes}.",
            sizes=sizes,
        )
    ]
    stated = file.sizes["all_gpus"]
    if stated and stated != ranks:
        notes.append(
            tr(
                "The file is for {stated:,} GPUs and is run on {ranks:,}: the data-parallel groups are smaller or larger.",
                stated=stated,
                ranks=ranks,
            )
        )
    if file.sizes["pp"] > 1:
        notes.append(
            tr(
                "The file has the layers of one of {count} pipeline stages: traffic between stages and the pipeline bubble are not in it.",
                count=file.sizes["pp"],
            )
        )
    return (*notes, *file.warnings)


WORKLOAD = Workload(
    name="layers",
    title=mark("Layers from a file of SimAI"),
    summary=mark(
        "A training step as a workload text of SimAI states it: compute times and collectives of every layer, forward and backward."
    ),
    params=(FILE, RANKS, STEPS, SEED),
    make=layers,
)
