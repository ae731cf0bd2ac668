"""Language models by their dimensions, and what one pass of one sequence costs. From resources/models/llm.yaml."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

import msgspec
import yaml

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.base.resources import resource_path

BYTES = 2
"""Of a weight, a gradient or an activation in BF16"""
GRADIENT_BYTES = {"bf16": 2, "fp32": 4}
"""Of a gradient as it is summed. Llama 3 sums in FP32 (arXiv 2407.21783, section 3.3.2); weights are gathered in BF16."""


class Model(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`active` parameters work on each token, the rest are experts that it does not visit. `kv_width`: keys, all heads."""

    name: str
    parameters: float
    active: float
    layers: int
    hidden: int
    kv_width: int
    sequence: int
    experts: int
    top_k: int
    source: str

    @property
    def expert_parameters(self) -> float:
        """Those that expert parallelism shares out: each expert is visited by top_k / experts of the tokens."""
        if self.experts < 2:
            return 0.0
        return (self.parameters - self.active) / (1 - self.top_k / self.experts)

    def stage_share(self, stages: int) -> float:
        """Of all layers those of the fullest of so many stages: a layer is not cut in two."""
        return math.ceil(self.layers / stages) / self.layers

    def forward_flops(self, tokens: float, sequence: float) -> float:
        """Operations of a forward pass: 2 per active parameter and token, and causal attention over half the sequence.

        Backward takes twice as many. Source: Narayanan et al., arXiv 2104.04473, appendix, without recomputation.
        """
        attention = 2 * self.layers * self.hidden * sequence
        return tokens * (2 * self.active + attention)


@lru_cache(maxsize=1)
def models() -> Mapping[str, Model]:
    """All models by name. BadInputError when the file of this installation is damaged."""
    path = resource_path("models", "llm.yaml")
    try:
        rows = msgspec.convert(yaml.safe_load(path.read_text("utf-8")), list[Model], strict=False)
    except (msgspec.ValidationError, yaml.YAMLError, OSError, UnicodeDecodeError) as error:
        raise BadInputError(
            str(path),
            tr("cannot be used: {error}", error=str(error)[:120]),
            tr("install fabric-studio again"),
        ) from None
    return MappingProxyType({model.name: model for model in rows})
