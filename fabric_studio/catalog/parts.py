"""Parts as data. A figure that is None is unknown and never treated as zero.

Every part carries its source and the confidence of its main facts; `field_confidence` overrides single figures.
Confidence is one of: published, derived, typical, estimate, generic (made up for an import, no public figure).
"""

from __future__ import annotations

from typing import Literal

import msgspec

Confidence = Literal["published", "derived", "typical", "estimate", "generic"]
PortRole = Literal[
    "compute", "storage", "in-band", "oob", "data", "uplink", "scale-up", "fabric", "wan", "patch", "console"
]
PartKind = Literal[
    "rack", "switch", "server", "panel", "appliance", "ocs", "router", "storage", "pdu", "cooling", "medium"
]


class Spec(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What every catalogue row says of itself."""

    id: str
    name: str
    vendor: str = ""
    source: str = ""
    confidence: Confidence = "estimate"
    field_confidence: dict[str, str] = {}
    notes: str = ""

    def confidence_of(self, field: str) -> str:
        """How sure one figure is, as text that starts with published, derived, typical, estimate or generic."""
        return self.field_confidence.get(field, self.confidence)

    def is_estimate(self, field: str) -> bool:
        """True where the figure must be shown as an estimate."""
        return not self.confidence_of(field).startswith(("published", "derived"))


class PortGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`count` equal cages in a row on one face. `lanes` is the number of electrical lanes a cage has and
    `logical_per_cage` how many links of `cage_speed_gbps / logical_per_cage` it carries without a splitter
    (QM9700: 32 OSFP cages of 8 lanes, 800 Gb/s, 2 logical ports of 400 Gb/s). Speeds are one-way.

    `lane_gbps` is written only where a lane can run faster than `cage_speed_gbps / lanes` (ConnectX-8: 8 x 100 or
    4 x 200 Gb/s). `breakouts` are per cage: "2x400G". Positions of a panel (role patch) have no speed: 0."""

    name: str
    count: int
    cage: str
    cage_speed_gbps: float
    lanes: int
    logical_per_cage: int = 1
    role: PortRole = "data"
    face: Literal["front", "rear"] = "front"
    max_module_power_w: float | None = None
    breakouts: tuple[str, ...] = ()
    note: str = ""
    lane_gbps: float | None = None

    @property
    def link_gbps(self) -> float:
        """One-way rate of one logical link of the cage."""
        return self.cage_speed_gbps / self.logical_per_cage

    @property
    def links(self) -> int:
        """Logical links of the whole group, without splitters."""
        return self.count * self.logical_per_cage


class ScaleUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The scale-up domain inside one part: NVLink, ICI, NeuronLink, UALink. Bandwidth one-way per accelerator, GB/s."""

    protocol: str
    domain_accelerators: int
    one_way_gbytes_s_per_accelerator: float
    switch_chips: int = 0
    links_per_accelerator: int = 0
    topology: str = ""


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A device that comes inside a rack-scale part: `count` of `part`, the first at `first_u`, each `step_u` higher.
    Devices are numbered from `first_index` (compute 1-8 below the switch trays, 9-18 above)."""

    part: str
    name: str
    count: int
    first_u: int
    step_u: int = 1
    first_index: int = 1


class Part(Spec, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Something that stands on the floor or sits in a rack.

    Racks: `height_u` is the U space inside; `mass_kg` and power are of the rack as delivered, contents included.
    Contents that are already in the rack's figures have `in_rack_total` set and add nothing to totals. A part with
    `contents` states its accelerators as a headline only: count `own_accelerators` so that none is counted twice.
    `height_u` is the space a device takes and the space a rack offers; 0 is a device mounted beside the rails.
    """

    kind: PartKind
    height_u: float | None = None
    width_mm: float | None = None
    depth_mm: float | None = None
    height_mm: float | None = None
    mass_kg: float | None = None
    power_typ_w: float | None = None
    power_max_w: float | None = None
    power_note: str = ""
    ports: tuple[PortGroup, ...] = ()
    fabric: str = ""
    asic: str = ""
    accelerator: str = ""
    accelerators: int = 0
    scale_up: ScaleUp | None = None
    contents: tuple[Content, ...] = ()
    in_rack_total: bool = False
    static_load_rating_kg: float | None = None
    power_rating_w: float | None = None
    capacity_tbps: float | None = None
    headline_tbps: float | None = None
    headline_direction: str = ""
    buffer_mb: float | None = None
    latency_ns: float | None = None
    insertion_loss_db: float | None = None
    cooling: str = ""
    price_usd: float | None = None
    cpus: int | None = None
    raw_pb: float | None = None
    read_gbytes_s: float | None = None
    write_gbytes_s: float | None = None
    cooling_kw: float | None = None
    switch_time_ms: float | None = None
    spare_ports: int | None = None

    @property
    def own_accelerators(self) -> int:
        """Accelerators to count for this part itself: those of its contents are counted with the contents."""
        return 0 if self.contents else self.accelerators

    @property
    def floor_standing(self) -> bool:
        """True for what stands on the floor by itself (racks, cooling units) and is not mounted in a rack."""
        return self.kind in ("rack", "cooling")

    @property
    def footprint_kg_m2(self) -> float | None:
        """Mass over the part's own footprint; None while mass or footprint is unknown."""
        if not self.mass_kg or not self.width_mm or not self.depth_mm:
            return None
        return self.mass_kg / (self.width_mm * self.depth_mm / 1e6)


class Module(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What sits in a cage at one end of a fibre. Figures are per module; a twin-port module serves `links` = 2.

    `of` names the medium whose figures the module has (the 2 x 400G DR4 module is half a `400g4-dr4` end each); the
    library fills them in. `interop` marks a module of another host side that meets the medium only at its optical
    side, so at least one end must be a module without that mark. `builtin` is a co-packaged engine: nothing to buy.
    """

    cage: str
    links: int = 1
    of: str = ""
    host_lanes: int = 0
    host_lane_gbps: float = 0.0
    part_numbers: str = ""
    max_reach_m: float | None = None
    power_w_typ: float | None = None
    power_w_max: float | None = None
    latency_ns: float | None = None
    price_usd: float | None = None
    interop: bool = False
    builtin: bool = False


class Medium(Spec, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A kind of cable with what sits at its ends. Power, price and latency per end are per module.

    `attached` media (DAC, ACC, AEC, AOC) have their heads fixed to the cable and fill the whole cage at each end; the
    others are fibre between modules, and a twin-port module serves two of them. `price_usd_per_end` is 0 for attached.
    `host_connectors` are the cages a head or module goes into, normalised names; empty for CPO (faceplate).
    `reach_by_fibre_m` overrides `max_reach_m` where the fibre grade is known.

    `far_connectors`: a splitter has one head in a cage of `host_connectors` and `heads - 1` heads in these.
    `host_lanes` and `host_lane_gbps` are the electrical side of a head or module (8 x 50G where the optical side is
    4 x 100G); 0 means as `lanes` and `lane_gbps`. `far_lanes` and `far_lane_gbps`: a splitter with a gearbox. `reach_by_heads_m` has the part's reach with "flat" or "finned"
    heads and with heads "unknown". `fabrics` limits the use ("InfiniBand"); empty is any. `condition` says what must
    hold before the medium may be proposed (an LPO-qualified host). `cable_part_numbers` is the fibre of a link.
    """

    kind: Literal["medium"] = "medium"
    medium_class: str
    speed_gbps: float
    lanes: int
    lane_gbps: float
    modulation: str = ""
    max_reach_m: float
    min_reach_m: float = 0.0
    reach_by_fibre_m: dict[str, float] = {}
    host_connectors: tuple[str, ...] = ()
    line_connector: str = ""
    attached: bool = False
    fibre_or_wire: str = ""
    fibres: int | None = None
    links: int = 1
    heads: int = 2
    power_w_per_end_typ: float | None = None
    power_w_per_end_max: float | None = None
    latency_ns_per_end: float | None = None
    latency_ns_per_m: float = 4.9
    fec: str = ""
    cable_od_mm: float | None = None
    cable_kg_per_m: float | None = None
    min_bend_mm: float | None = None
    stock_lengths_m: tuple[float, ...] = ()
    part_numbers: str = ""
    breakouts: tuple[str, ...] = ()
    fits_part_rule: str = ""
    price_usd_fixed: float | None = None
    price_usd_per_m: float | None = None
    price_usd_per_end: float | None = None
    far_connectors: tuple[str, ...] = ()
    host_lanes: int = 0
    host_lane_gbps: float = 0.0
    far_lanes: int = 0
    far_lane_gbps: float = 0.0
    reach_by_heads_m: dict[str, float] = {}
    modules: tuple[Module, ...] = ()
    fabrics: tuple[str, ...] = ()
    condition: str = ""
    factory_fitted: bool = False
    pre_fec_ber: str = ""
    cable_part_numbers: str = ""

    def price_usd(self, length_m: float) -> float | None:
        """The planning price of one cable with both its ends, an estimate, never a quote; None when unknown."""
        if self.price_usd_fixed is None and self.price_usd_per_end is None:
            return None
        ends = 2 * (self.price_usd_per_end or 0.0)
        return ends + (self.price_usd_fixed or 0.0) + (self.price_usd_per_m or 0.0) * length_m


AnyPart = Part | Medium
