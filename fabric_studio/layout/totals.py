"""What every rack weighs and draws, contents included, and how much of that is not known."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.catalog.parts import Part
from fabric_studio.layout.footprint import rack_index_of_devices, rack_rects
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ints

SERVICE_AISLE_MM = 1200.0
"""House default: half an aisle in front and half behind carry part of a rack's load (aisles of 1.2 m)."""


@dataclass(frozen=True)
class RackTotals:
    """Aligned with snapshot.racks. Sums of the figures that are known; unknown_mass, unknown_power (maximum) and
    unknown_power_typ: how many parts in the rack give none. power_max_w includes the parts' own optics as their makers count them. load_kg_m2: mass over
    footprint plus the rack's share of the aisles; footprint_kg_m2: over the footprint alone."""

    mass_kg: Floats
    power_typ_w: Floats
    power_max_w: Floats
    unknown_mass: Ints
    unknown_power: Ints
    load_kg_m2: Floats
    footprint_kg_m2: Floats
    unknown_power_typ: Ints


def rack_totals(snapshot: Snapshot) -> RackTotals:
    return snapshot.derived("layout.totals", _rack_totals)


def figure(snapshot: Snapshot, name: str) -> Floats:
    """One figure of every row of snapshot.parts: NaN where it is unknown, 0 where the rack's own figure includes it. A patch
    panel or a rack PDU draws nothing, nor does a rack itself when its contents have figures of their own."""
    by_id = dict(zip(snapshot.parts.name, snapshot.parts.spec, strict=True))
    values = []
    for spec in snapshot.parts.spec:
        if not isinstance(spec, Part) or spec.in_rack_total:
            values.append(0.0)
            continue
        value = getattr(spec, name)
        if value is None and name.startswith("power"):
            inside = [by_id.get(content.part) for content in spec.contents]
            counted = any(isinstance(part, Part) and part.in_rack_total for part in inside)
            value = 0.0 if spec.kind in ("panel", "pdu") or (spec.kind == "rack" and not counted) else None
        values.append(np.nan if value is None else float(value))
    return np.array(values, float)


def _rack_totals(snapshot: Snapshot) -> RackTotals:
    racks, devices, rects = snapshot.racks, snapshot.devices, rack_rects(snapshot)
    owner = rack_index_of_devices(snapshot)
    rack_part = snapshot.parts.index_of(racks.part)
    device_part = snapshot.parts.index_of(devices.part)

    def total(name: str) -> tuple[Floats, Ints]:
        values = figure(snapshot, name)
        own, inside = values[rack_part], values[device_part]
        known = np.nan_to_num(own) + np.bincount(owner, weights=np.nan_to_num(inside), minlength=len(racks))
        unknown = np.isnan(own) + np.bincount(owner, weights=np.isnan(inside), minlength=len(racks))
        return known, unknown.astype(np.int64)

    mass, unknown_mass = total("mass_kg")
    typical, unknown_power_typ = total("power_typ_w")
    most, unknown_power = total("power_max_w")
    footprint = np.maximum(rects.width_mm * rects.depth_mm / 1e6, 1e-9)
    shared = np.maximum(rects.width_mm * (rects.depth_mm + SERVICE_AISLE_MM) / 1e6, 1e-9)
    return RackTotals(
        mass,
        typical,
        most,
        unknown_mass,
        unknown_power,
        mass / shared,
        mass / footprint,
        unknown_power_typ,
    )
