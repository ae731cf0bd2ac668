"""What one rank has to keep in memory, against what it has."""

from __future__ import annotations

from dataclasses import dataclass

from fabric_studio.base.language import tr
from fabric_studio.workloads.training.grid import Grid
from fabric_studio.workloads.training.model import BYTES, Model

MASTER = 12
"""Bytes per parameter of Adam in mixed precision: master weights and two moments in FP32 (ZeRO, arXiv 1910.02054)"""
ACTIVATION = 34
"""Bytes per token, layer and unit of width with flash attention and sequence parallelism (arXiv 2205.05198, equation 4)"""


@dataclass(frozen=True, slots=True)
class Memory:
    """Bytes of the fullest rank; `available` 0 = unknown."""

    weights: float
    gradients: float
    optimizer: float
    activations: float
    available: float

    @property
    def needed(self) -> float:
        return self.weights + self.gradients + self.optimizer + self.activations

    @property
    def fits(self) -> bool:
        return not self.available or self.needed <= self.available

    def note(self) -> str:
        parts = tr(
            "weights {weights:.1f}, gradients {gradients:.1f}, optimizer {optimizer:.1f}, activations {activations:.1f} GB",
            weights=self.weights / 1e9,
            gradients=self.gradients / 1e9,
            optimizer=self.optimizer / 1e9,
            activations=self.activations / 1e9,
        )
        if not self.available:
            return tr(
                "Memory: {needed:.1f} GB on the fullest rank ({parts}); how much an accelerator has is not known.",
                needed=self.needed / 1e9,
                parts=parts,
            )
        values = {"needed": self.needed / 1e9, "available": self.available / 1e9, "parts": parts}
        if self.fits:
            return tr(
                "Memory: {needed:.1f} GB on the fullest rank fits in {available:.0f} GB ({parts}).", **values
            )
        return tr(
            "Memory: {needed:.1f} GB on the fullest rank DOES NOT FIT in {available:.0f} GB ({parts}).",
            **values,
        )


def memory_of(
    model: Model,
    grid: Grid,
    *,
    tokens: float,
    micro_batches: int,
    chunks: int,
    sharding: str,
    recompute: bool,
    gradient_bytes: int,
    available: float,
) -> Memory:
    """The first stage, which has most micro-batches under way. `tokens`: of one micro-batch on one rank."""
    share = grid.tp / model.stage_share(grid.stages)
    experts = model.expert_parameters / grid.ep
    parameters = (model.parameters - model.expert_parameters + experts) / share
    weights, gradients, optimizer = parameters * BYTES, parameters * gradient_bytes, parameters * MASTER
    replicas = grid.replicas * grid.cp
    if sharding in ("zero1", "fsdp"):
        optimizer /= replicas
    if sharding == "fsdp":
        weights, gradients = weights / replicas, gradients / replicas
    under_way = min(
        grid.stages * (1 + (grid.stages - 1) / (grid.stages * chunks) if chunks > 1 else 1), micro_batches
    )
    per_layer = tokens * model.hidden * (BYTES if recompute else ACTIVATION / grid.tp)
    return Memory(
        weights, gradients, optimizer, per_layer * model.layers * model.stage_share(grid.stages) * under_way, available
    )
