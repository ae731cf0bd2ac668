"""The constants of NCCL's cost model, from resources/collectives/nccl.yaml."""

from __future__ import annotations

from functools import lru_cache

import msgspec
import yaml

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.base.resources import resource_path

PROTOCOLS = ("ll", "ll128", "simple")
ALGORITHMS = ("ring", "tree", "nvls", "nvls_tree", "collnet")
Three = tuple[float, float, float]


class Architecture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one generation of accelerators reaches, GB/s one-way; threes are for 1, 2 and 4 or more servers."""

    ll_most: Three
    ring_ll128_per_channel: float
    tree_ll128_per_channel: Three
    tree_per_channel: Three
    nvls_tree_per_channel: Three
    nvls_efficiency: float
    nvls_channels: int
    channels: int


class CostConstants(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Latencies in us, by algorithm and protocol (LL, LL128, Simple)."""

    source: str
    base_latency_us: dict[str, Three]
    hardware_latency_us: dict[str, dict[str, Three]]
    net_overhead_us: float
    ring_plateau: float
    architectures: dict[str, Architecture]
    tree_correction: dict[str, tuple[float, ...]]
    nvls_channel_gbytes_s: float


@lru_cache(maxsize=1)
def cost_constants() -> CostConstants:
    """Read once. BadInputError when the file of this installation is damaged."""
    path = resource_path("collectives", "nccl.yaml")
    try:
        return msgspec.convert(yaml.safe_load(path.read_text("utf-8")), CostConstants)
    except (msgspec.ValidationError, yaml.YAMLError, OSError, UnicodeDecodeError) as error:
        raise BadInputError(
            str(path),
            tr("cannot be used: {error}", error=str(error)[:120]),
            tr("install fabric-studio again"),
        ) from None
