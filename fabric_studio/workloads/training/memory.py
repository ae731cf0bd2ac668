"""What one rank has to keep in memory, against what it has."""

from __future__ import annotations

from dataclasses import dataclass

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
        parts = f"weights {self.weights / 1e9:.1f}, gradients {self.gradients / 1e9:.1f}, optimizer {self.optimizer / 1e9:.1f}, activations {self.activations / 1e9:.1f} GB"
        if not self.available:
            return f"Memory: {self.needed / 1e9:.1f} GB on the fullest rank ({parts}); how much an accelerator has is not known."
        verdict = "fits in" if self.fits else "DOES NOT FIT in"
        return f"Memory: {self.needed / 1e9:.1f} GB on the fullest rank {verdict} {self.available / 1e9:.0f} GB ({parts})."


def memory_of(
    model: Model,
    grid: Grid,
    *,
    tokens: float,
    micro_batches: int,
    chunks: int,
    sharding: str,
    recompute: bool,
    available: float,
) -> Memory:
    """The first stage, which has most micro-batches under way. `tokens`: of one micro-batch on one rank."""
    share = grid.tp * grid.stages
    experts = model.expert_parameters / grid.ep
    parameters = (model.parameters - model.expert_parameters + experts) / share
    weights, gradients, optimizer = parameters * BYTES, parameters * BYTES, parameters * MASTER
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
        weights, gradients, optimizer, per_layer * model.layers / grid.stages * under_way, available
    )
