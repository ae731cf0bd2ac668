"""What every rack holds, weighs and draws, as columns."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.catalog.parts import Part
from fabric_studio.layout.footprint import rack_index_of_devices, rack_rects
from fabric_studio.model.build import rack_units
from fabric_studio.model.ends import cage_columns, ends_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ints


@dataclass(frozen=True)
class PartFigures:
    """Aligned with snapshot.parts; what a part adds to its rack. NaN: nobody knows. `inside`: its own figures are part of
    the rack's."""

    power_typ_w: Floats
    power_max_w: Floats
    mass_kg: Floats
    price_usd: Floats
    units: Floats
    accelerators: Ints
    ports: Ints


def part_figures(snapshot: Snapshot) -> PartFigures:
    return snapshot.derived("ui.panels.part_figures", _part_figures)


def _part_figures(snapshot: Snapshot) -> PartFigures:
    rows = np.full((6, len(snapshot.parts)), np.nan)
    ports = np.zeros(len(snapshot.parts), np.int64)
    for index, spec in enumerate(snapshot.parts.spec):
        if not isinstance(spec, Part):
            continue
        figures = (spec.power_typ_w, spec.power_max_w, spec.mass_kg, spec.price_usd)
        own = [0.0 if spec.in_rack_total else np.nan if figure is None else figure for figure in figures]
        if spec.kind == "rack":
            own[0] = 0.0 if spec.power_typ_w is None and not spec.contents else own[0]
            own[1] = 0.0 if spec.power_max_w is None and not spec.contents else own[1]
        rows[:, index] = (*own, rack_units(spec), spec.own_accelerators)
        ports[index] = sum(group.links for group in spec.ports)
    accelerators = np.nan_to_num(rows[5]).astype(np.int64)
    return PartFigures(rows[0], rows[1], rows[2], rows[3], rows[4], accelerators, ports)


@dataclass(frozen=True)
class RackLoad:
    """Aligned with snapshot.racks. Sums of what is known; `unknown_*`: how many parts give no figure."""

    power_typ_w: Floats
    power_max_w: Floats
    unknown_power: Ints
    power_limit_w: Floats
    mass_kg: Floats
    unknown_mass: Ints
    mass_limit_kg: Floats
    floor_kg_m2: Floats
    price_usd: Floats
    unknown_price: Ints
    used_u: Floats
    space_u: Floats
    accelerators: Ints
    ports: Ints
    ports_used: Ints
    devices: Ints


def rack_load(snapshot: Snapshot) -> RackLoad:
    return snapshot.derived("ui.panels.rack_load", _rack_load)


def _rack_load(snapshot: Snapshot) -> RackLoad:
    racks, devices, figures = snapshot.racks, snapshot.devices, part_figures(snapshot)
    count = len(racks)
    rack = rack_index_of_devices(snapshot)
    own = snapshot.parts.index_of(racks.part)
    inner = snapshot.parts.index_of(devices.part)

    def total(column: Floats) -> tuple[Floats, Ints]:
        known = np.nan_to_num(column)
        unknown = np.isnan(column)
        inside = np.bincount(rack, weights=known[inner], minlength=count)
        missing = unknown[own] + np.bincount(rack, weights=unknown[inner], minlength=count)
        return known[own] + inside, missing.astype(np.int64)

    power_max, unknown_power = total(
        np.where(np.isnan(figures.power_max_w), figures.power_typ_w, figures.power_max_w)
    )
    power_typ, _ = total(np.where(np.isnan(figures.power_typ_w), figures.power_max_w, figures.power_typ_w))
    mass, unknown_mass = total(figures.mass_kg)
    price, unknown_price = total(figures.price_usd)
    specs = snapshot.parts.spec
    rating = np.array([getattr(s, "power_rating_w", None) or np.nan for s in specs], float)[own]
    carries = np.array([getattr(s, "static_load_rating_kg", None) or np.nan for s in specs], float)[own]
    space = np.array([getattr(s, "height_u", None) or np.nan for s in specs], float)[own]
    mounted = devices.u > 0
    used_u = np.bincount(rack[mounted], weights=figures.units[inner][mounted], minlength=count).astype(float)
    rects = rack_rects(snapshot)
    area_m2 = np.maximum(rects.width_mm * rects.depth_mm / 1e6, 1e-9)
    return RackLoad(
        power_typ,
        power_max,
        unknown_power,
        np.where(np.isnan(racks.power_limit_w), rating, racks.power_limit_w),
        mass,
        unknown_mass,
        carries,
        mass / area_m2,
        price,
        unknown_price,
        used_u,
        space,
        np.bincount(rack, weights=figures.accelerators[inner], minlength=count).astype(np.int64)
        + figures.accelerators[own],
        np.bincount(rack, weights=figures.ports[inner], minlength=count).astype(np.int64),
        np.bincount(rack, weights=ports_used(snapshot), minlength=count).astype(np.int64),
        np.bincount(rack, minlength=count).astype(np.int64),
    )


def ports_used(snapshot: Snapshot) -> Ints:
    """Logical ports of every device that a cable uses, aligned with snapshot.devices."""
    return snapshot.derived("ui.panels.ports_used", _ports_used)


def _ports_used(snapshot: Snapshot) -> Ints:
    ends, cages = ends_of(snapshot), cage_columns(snapshot)
    if not len(ends.device) or not len(cages.lanes):
        return np.zeros(len(snapshot.devices), np.int64)
    step = np.maximum(1, ends.cage_lanes // np.maximum(1, ends.ports_per_cage))
    line = (ends.device * 65536 + ends.port) * 64 + ends.lane // step
    distinct = np.unique(line[ends.exists])
    return np.bincount(distinct // (65536 * 64), minlength=len(snapshot.devices)).astype(np.int64)
