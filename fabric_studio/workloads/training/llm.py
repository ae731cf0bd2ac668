"""Lays a training step of a language model: passes of micro-batches through the stages, with what each one sends and waits for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.workloads.builder import DemandBuilder, Nodes
from fabric_studio.workloads.collectives.teams import Teams
from fabric_studio.workloads.demand import Counts, Demand, Floats, Ids
from fabric_studio.workloads.fabric import Fabric
from fabric_studio.workloads.training.grid import Grid
from fabric_studio.workloads.training.memory import memory_of
from fabric_studio.workloads.training.model import BYTES, GRADIENT_BYTES, Model, models
from fabric_studio.workloads.training.schedule import Pass, one_forward_one_backward

SOURCE = "workload training_step"
MOST_NODES, MOST_SEPARATE = 20_000_000, 1_500_000
TENSOR_CALLS = 2
"""All-reduces of the tensor group per layer and pass: after attention and after the feed-forward part (arXiv 1909.08053)"""
DEFAULT_PEAK = 989e12


def llm_step(
    n_ranks: int,
    rank_domain: Ids,
    rank_rail: Ids,
    params: Mapping[str, Any],
    fabric: Fabric,
    slowness: Floats,
) -> Demand:
    """Steps of the chosen model, one after the other. `slowness` float[n_ranks, steps]: how much longer each rank computes."""
    model = models()[params["model"]]
    grid = Grid.over(
        SOURCE, n_ranks, params["tp"], params["cp"], params["pp"], params["ep"], params["placement"]
    )
    _refuse(model, grid, params)
    step = _Step(model, grid, params, fabric, rank_domain, rank_rail, slowness)
    last: Nodes = np.empty(0, np.int64)
    for number in range(params["steps"]):
        last = step.lay(number, last)
    return step.builder.finish(*step.notes())


def _refuse(model: Model, grid: Grid, params: Mapping[str, Any]) -> None:
    chunks, micro_batches = params["chunks"], params["micro_batches"]
    told = None
    if grid.stages * chunks > model.layers:
        told = (
            tr(
                "{model} has {layers} layers, fewer than pp {stages} x chunks {chunks}",
                model=model.name,
                layers=model.layers,
                stages=grid.stages,
                chunks=chunks,
            ),
            "pp",
        )
    elif chunks > 1 and micro_batches % grid.stages:
        told = (
            tr(
                "interleaved chunks need micro-batches in multiples of pp {stages}, not {micro_batches}",
                stages=grid.stages,
                micro_batches=micro_batches,
            ),
            "micro_batches",
        )
    elif grid.ep > 1 and model.experts < grid.ep:
        told = (
            tr(
                "{model} has {experts} experts, too few for ep {ep}",
                model=model.name,
                experts=model.experts,
                ep=grid.ep,
            ),
            "ep",
        )
    elif params["sharding"] == "fsdp" and grid.stages * chunks > 1:
        told = (tr("fsdp is laid without pipeline stages and chunks"), "sharding")
    elif params["steps"] * micro_batches * grid.stages * chunks > MOST_NODES // 40:
        told = (tr("so many steps, micro-batches and stages are too many"), "micro_batches")
    if told:
        raise BadInputError(SOURCE, told[0], tr("choose another value"), place=f"parameter {told[1]}")


@dataclass(slots=True, eq=False)
class _Passes:
    """The passes of one stage in their order, each with the nodes of all units that begin it and that end it or a part of it."""

    stage: int
    order: list[Pass]
    begin: dict[Pass, Nodes] = field(default_factory=dict)
    end: dict[Pass, Nodes] = field(default_factory=dict)
    parts: dict[Pass, list[Nodes]] = field(default_factory=dict)


@dataclass(eq=False)
class _Step:
    model: Model
    grid: Grid
    params: Mapping[str, Any]
    fabric: Fabric
    rank_domain: Ids
    rank_rail: Ids
    slowness: Floats
    builder: DemandBuilder = field(init=False)

    def __post_init__(self) -> None:
        params, grid, model = self.params, self.grid, self.model
        n_ranks = grid.ranks.size
        self.chunks, self.micro_batches = int(params["chunks"]), int(params["micro_batches"])
        self.measured = params["efficiency"] == "measured"
        per_replica = grid.stages * self.micro_batches * self.chunks * 2 * params["steps"]
        self.separate = per_replica * grid.replicas * 4 <= MOST_SEPARATE
        self.units = grid.replicas if self.separate else 1
        sequence = params["sequence"] or model.sequence
        self.tokens = params["micro_batch"] * sequence / grid.cp
        peak = params["peak_tflops"] * 1e12 or self.fabric.peak_flops or DEFAULT_PEAK
        flops = model.forward_flops(params["micro_batch"] * sequence, sequence)
        self.share = model.stage_share(grid.stages) / self.chunks
        """Of the model what one chunk of the fullest stage holds, which sets the pace"""
        self.forward_s = flops * self.share / (grid.tp * grid.cp) / (peak * params["kernel_efficiency"])
        self.layers = model.layers * self.share
        self.gradient_bytes = GRADIENT_BYTES[params["gradient_type"]]
        self.builder = DemandBuilder(n_ranks, params["steps"], params["seed"], rank_leader=grid.leader)
        self.builder.step_flops = 3 * flops * self.micro_batches * grid.replicas
        self.builder.peak_flops = peak
        self.peak_known = bool(params["peak_tflops"] or self.fabric.peak_flops)
        stages = range(grid.stages)
        self.tensor = [self._teams(grid.tensor_groups(s), per_unit=grid.cp) for s in stages]
        self.context = [self._teams(grid.context_groups(s), per_unit=grid.tp) for s in stages]
        self.experts = [self._expert_teams(s) for s in stages]
        self.reductions = [self._reduction_teams(s) for s in stages]
        self.onward: dict[tuple[int, int], Ids] = {}

    # -- who talks to whom ------------------------------------------------------------------------------------------

    def _team(self, members: Counts) -> Teams:
        return Teams(
            self.builder, members, self.rank_domain, self.rank_rail, self.fabric, self.measured, SOURCE
        )

    def _teams(self, groups: Counts, per_unit: int) -> Teams:
        """Bundles by unit, or one bundle of all replicas where they are not followed one by one."""
        k = groups.shape[1]
        return self._team(groups.reshape(self.units, -1, k) if self.separate else groups.reshape(1, -1, k))

    def _expert_teams(self, stage: int) -> Teams:
        groups = self.grid.expert_groups(stage)
        bundles = self.grid.replicas // self.grid.ep if self.separate else 1
        return self._team(groups.reshape(bundles, -1, self.grid.ep))

    def _reduction_teams(self, stage: int) -> list[tuple[Teams, float]]:
        """Teams that sum gradients, each with the bytes of one chunk of layers on one rank, in BF16."""
        grid, share = self.grid, self.grid.tp / self.share
        experts = self.model.expert_parameters
        found = []
        dense = grid.data_groups(stage)
        if dense.shape[1] > 1:
            found.append((self._team(dense[:, None, :]), (self.model.parameters - experts) / share * BYTES))
        if experts and grid.replicas > grid.ep:
            units = grid.ranks[stage].reshape(grid.replicas // grid.ep, grid.ep, -1)
            same = units.transpose(1, 2, 0).reshape(-1, 1, grid.replicas // grid.ep)
            found.append((self._team(same), experts / (share * grid.ep) * BYTES))
        return found

    def _send_routes(self, stage: int, to: int) -> Ids:
        if (stage, to) not in self.onward:
            rows = self.units, -1
            self.onward[stage, to] = self.builder.lockstep_each(
                self.grid.ranks[stage].reshape(rows), self.grid.ranks[to].reshape(rows), 1.0
            )
        return self.onward[stage, to]

    # -- one step ---------------------------------------------------------------------------------------------------

    def lay(self, step: int, last: Nodes) -> Nodes:
        """One step; returns what ends it."""
        stages = self.grid.stages
        passes = [
            _Passes(s, one_forward_one_backward(s, stages, self.micro_batches, self.chunks))
            for s in range(stages)
        ]
        ends: list[Nodes] = []
        for mine in passes:
            self._compute(mine, step)
            self.builder.order(last, mine.begin[mine.order[0]])
            self.builder.order(
                np.concatenate([mine.end[one] for one in mine.order[:-1]] or [last[:0]]),
                np.concatenate([mine.begin[one] for one in mine.order[1:]] or [last[:0]]),
            )
            self._gather(mine, step, last)
            for one in mine.order:
                ends += self._reduce(mine, one, step)
            ends.append(mine.end[mine.order[-1]])
        for mine in passes:
            self._send(mine, passes, step)
        return self.builder.barrier(np.concatenate(ends), step=step)

    def _parts(self, one: Pass) -> int:
        """The last backward pass through a chunk is cut into as many parts as there are buckets of gradients to send early."""
        last = one.backward and one.micro_batch == self.micro_batches - 1
        return max(int(self.params["buckets"]) // self.chunks, 1) if last and self.params["overlap"] else 1

    def _compute(self, mine: _Passes, step: int) -> None:
        """All passes of a stage: computation, then what its groups exchange. Those alike are laid at once."""
        kinds: dict[tuple[bool, int], list[Pass]] = {}
        for one in mine.order:
            kinds.setdefault((one.backward, self._parts(one)), []).append(one)
        for (backward, parts), alike in kinds.items():
            took = self.forward_s * ((3 if self.params["recompute"] else 2) if backward else 1)
            count = len(alike)
            before: Nodes = np.empty(0, np.int64)
            for _ in range(parts):
                nodes = self.builder.computations(
                    np.tile(took / parts * self._slowness(mine.stage, step), count),
                    rank=np.tile(self._leaders(mine.stage), count), step=step,
                    phase="backward" if backward else "forward",
                )  # fmt: skip
                self.builder.order(before, nodes)
                before = self._exchange(mine.stage, nodes, parts, count, step)
                for one, begun, ended in zip(
                    alike, nodes.reshape(count, -1), before.reshape(count, -1), strict=True
                ):
                    mine.begin.setdefault(one, begun)
                    mine.end[one] = ended
                    mine.parts.setdefault(one, []).append(ended)

    def _exchange(self, stage: int, done: Nodes, parts: int, count: int, step: int) -> Nodes:
        activation = self.tokens * self.model.hidden * BYTES
        leaders = np.tile(self._leaders(stage), count)
        if self.grid.tp > 1:
            calls = TENSOR_CALLS * self.layers / parts
            nodes = self.tensor[stage].call(
                "all_reduce", activation, calls, step=step, phase="tensor", rank=leaders, times=count
            )
            self.builder.order(done, nodes)
            done = nodes
        if self.grid.cp > 1:
            keys = 2 * self.tokens * self.grid.cp * self.model.kv_width / self.grid.tp * BYTES
            nodes = self.context[stage].call(
                "all_gather", keys, self.layers / parts, step=step, phase="context", rank=leaders, times=count
            )
            self.builder.order(done, nodes)
            done = nodes
        if self.grid.ep > 1:
            sent = activation / self.grid.tp * self.model.top_k
            nodes = self.experts[stage].call(
                "all_to_all", sent, 2 * self.layers / parts, step=step, phase="experts", times=count
            )
            nodes = np.repeat(nodes, len(done) // len(nodes))
            self.builder.order(done, nodes)
            done = nodes
        return done

    def _send(self, mine: _Passes, passes: list[_Passes], step: int) -> None:
        """What a stage's passes hand on to the next stage of their direction, which waits for it."""
        stages = self.grid.stages
        onward: dict[int, list[tuple[Nodes, Nodes]]] = {}
        for one in mine.order:
            shift = -1 if one.backward else 1
            wraps = not 0 <= mine.stage + shift < stages
            to, chunk = (mine.stage + shift) % stages, one.chunk + (shift if wraps else 0)
            if chunk < 0:
                continue
            if chunk == self.chunks:
                # The last chunk's forward pass is followed by its own backward pass, on the same stage.
                self.builder.order(mine.end[one], mine.begin[one._replace(backward=True)])
                continue
            onward.setdefault(to, []).append((mine.end[one], passes[to].begin[one._replace(chunk=chunk)]))
        for to, pairs in onward.items():
            ended, begun = (np.concatenate(side) for side in zip(*pairs, strict=True))
            if to != mine.stage:
                size = self.tokens * self.model.hidden * BYTES / self.grid.tp
                routes = np.tile(self._send_routes(mine.stage, to), len(pairs))
                nodes = self.builder.transfers(routes, size, step=step, phase="pipeline")
                self.builder.order(ended, nodes)
                ended = nodes
            self.builder.order(ended, begun)

    # -- gradients and sharded weights --------------------------------------------------------------------------------

    def _reduce(self, mine: _Passes, one: Pass, step: int) -> list[Nodes]:
        """The sum of a chunk's gradients, after the last backward pass through it, or of all chunks after the last of all."""
        early, teams_of = bool(self.params["overlap"]), self.reductions[mine.stage]
        if not one.backward or one.micro_batch != self.micro_batches - 1 or not teams_of:
            return []
        if not early and one != mine.order[-1]:
            return []
        ends = []
        scale = 1.0 if early else float(self.chunks)
        wide, sharding = self.gradient_bytes / BYTES, self.params["sharding"]
        # Sums of one width and weights of another are two calls: each replica updates its part, then all gather the weights.
        calls: tuple[tuple[str, float], ...] = (("all_reduce", wide),)
        if sharding == "fsdp":
            calls = (("reduce_scatter", wide),)
        elif sharding == "zero1" and wide != 1:
            calls = (("reduce_scatter", wide), ("all_gather", 1.0))
        for done in mine.parts[one]:
            gate = self.builder.barrier(done, step=step)
            for teams, size in teams_of:
                before, each = gate, size * scale / len(mine.parts[one])
                for operation, width in calls:
                    nodes = teams.call(operation, each * width, 1, step=step, phase="gradients")
                    self.builder.order(before, nodes)
                    before = nodes
                ends.append(before)
        return ends

    def _gather(self, mine: _Passes, step: int, last: Nodes) -> None:
        """Sharded weights: each pass waits for them; those of the next pass are gathered while it computes."""
        if self.params["sharding"] != "fsdp" or not self.reductions[mine.stage]:
            return
        free = last
        for place, one in enumerate(mine.order):
            nodes = np.concatenate([
                teams.call("all_gather", size, 1, step=step, phase="weights") for teams, size in self.reductions[mine.stage]
            ])  # fmt: skip
            self.builder.order(free, nodes)
            gate = self.builder.barrier(nodes, step=step)
            self.builder.order(gate, mine.begin[one])
            if place:
                free = self.builder.barrier(
                    np.concatenate([gate, mine.end[mine.order[place - 1]]]), step=step
                )
            else:
                free = gate

    # -- ranks ------------------------------------------------------------------------------------------------------

    def _leaders(self, stage: int) -> Ids:
        return self.grid.ranks[stage, : self.units, 0].astype(np.int32)

    def _slowness(self, stage: int, step: int) -> Floats:
        """float[units]: the slowest rank of each."""
        each = self.slowness[self.grid.ranks[stage], step].max(axis=1)
        return np.asarray(each if self.separate else each.max(keepdims=True))

    def notes(self) -> tuple[str, ...]:
        grid, params = self.grid, self.params
        memory = memory_of(
            self.model, grid, tokens=self.tokens, micro_batches=self.micro_batches, chunks=self.chunks,
            sharding=params["sharding"], recompute=params["recompute"], gradient_bytes=self.gradient_bytes,
            available=params["memory_gb"] * 1e9 or self.fabric.memory_bytes,
        )  # fmt: skip
        notes = [
            tr(
                "{model}: tp {tp}, cp {cp}, pp {pp}, dp {dp}, ep {ep}; {micro_batches} micro-batches of {sequences} x {tokens:.0f} tokens in every replica.",
                model=self.model.name,
                tp=grid.tp,
                cp=grid.cp,
                pp=grid.stages,
                dp=grid.replicas,
                ep=grid.ep,
                micro_batches=self.micro_batches,
                sequences=params["micro_batch"],
                tokens=self.tokens * grid.cp / params["micro_batch"],
            ),
            memory.note(),
            tr(
                "Kernels reach {share:.0%} of the peak (an estimate, parameter kernel_efficiency); traffic of tensor, context and expert groups is not hidden behind computation.",
                share=params["kernel_efficiency"],
            ),
            tr(
                "Beside published training runs of 3,072 to 16,384 accelerators this model, with efficiency=measured and kernels at 60 % of"
                " the peak, is between 7 % too slow and 15 % too fast."
            ),
        ]
        domains = np.asarray(self.rank_domain)[grid.tensor_groups(0)]
        if grid.tp > 1 and (domains != domains[:, :1]).any():
            notes.append(
                tr("Tensor groups leave their scale-up domain: choose a smaller tp or another placement.")
            )
        if not self.peak_known:
            notes.append(
                tr(
                    "The accelerators' peak is not known; {default_peak:.0f} TFLOP/s is taken (peak_tflops).",
                    default_peak=DEFAULT_PEAK / 1e12,
                )
            )
        if not self.separate:
            notes.append(
                tr(
                    "All replicas move in step, at the pace of the slowest: they are too many to follow one by one."
                )
            )
        return tuple(notes)
