"""Accelerators and network adapters: what computes, and what a server sends with."""

from __future__ import annotations

import msgspec

from fabric_studio.catalog.parts import Spec


class Accelerator(Spec, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One GPU, TPU or NPU. Dense TFLOPS without sparsity; memory in GB and TB/s; scale-up bandwidth in GB/s, one-way
    and, as vendors print it, with both directions added."""

    bf16_dense_tflops: float | None = None
    fp8_dense_tflops: float | None = None
    fp4_dense_tflops: float | None = None
    hbm_gb: float | None = None
    hbm_tbytes_s: float | None = None
    scale_up_one_way_gbytes_s: float | None = None
    scale_up_both_ways_gbytes_s: float | None = None
    scale_up_protocol: str = ""
    tdp_w: float | None = None


class NicPorts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One way to order an adapter: so many ports of that one-way speed in that cage."""

    count: int
    speed_gbps: float
    cage: str


class Nic(Spec, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A network adapter or DPU. `latency_ns` is one-way through the adapter."""

    port_options: tuple[NicPorts, ...]
    pcie: str = ""
    power_typ_w: float | None = None
    power_max_w: float | None = None
    latency_ns: float | None = None
    price_usd: float | None = None


class Service(Spec, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A storage or data service known by its totals, not by its boxes."""

    servers: int | None = None
    capacity_pb: float | None = None
    sustained_tbytes_s: float | None = None
    peak_tbytes_s: float | None = None
