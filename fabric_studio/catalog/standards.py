"""Link standards and long-distance line equipment: the quick reference behind the parts."""

from __future__ import annotations

from fabric_studio.catalog.parts import Spec


class LinkStandard(Spec, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One generation of PCIe, CXL, NVLink, NVSwitch, UALink or InfiniBand.

    `one_way_gbytes_s` and `both_ways_gbytes_s` are of the unit named in `per` (an x16 slot, a GPU, a switch chip, a
    4-lane port). `vendor_text` keeps a printed figure that is easily misread.
    """

    family: str
    generation: str
    per: str
    lanes: int | None = None
    lane_gbps: float | None = None
    links: int | None = None
    link_one_way_gbytes_s: float | None = None
    one_way_gbytes_s: float | None = None
    both_ways_gbytes_s: float | None = None
    encoding: str = ""
    physical_layer: str = ""
    switching: str = ""
    efficiency: float | None = None
    max_accelerators: int | None = None
    max_cable_m: float | None = None
    round_trip_us: float | None = None
    switch_latency_ns: dict[str, float] = {}
    vendor_text: str = ""


class LineEquipment(Spec, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Coherent optics, transponders, line systems and software that joins sites. Capacities one-way."""

    rate_gbps: float | None = None
    span_km_unamplified: float | None = None
    span_km_amplified: float | None = None
    longest_km: float | None = None
    loss_budget_db: float | None = None
    power_min_w: float | None = None
    power_max_w: float | None = None
    channels: int | None = None
    grid_ghz: float | None = None
    amplifier_spacing_km: float | None = None
    amplifier_power_w: float | None = None
    amplifier_latency_ns: float | None = None
    capacity_tbps_per_pair: float | None = None
