"""What every rack holds, and the limits it is held against, as columns. Sums are those that the rules judge by."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.catalog.parts import Part
from fabric_studio.layout.feeds import rack_feeds
from fabric_studio.layout.footprint import rack_index_of_devices
from fabric_studio.layout.totals import figure, rack_totals
from fabric_studio.model.build import rack_units
from fabric_studio.model.ends import cage_columns, ends_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ints

_ESTIMATED = ("power_max_w", "mass_kg")


@dataclass(frozen=True)
class PartFigures:
    """Aligned with snapshot.parts; what a part adds to its rack. NaN: nobody knows. estimated_*: the figure is one."""

    power_max_w: Floats
    mass_kg: Floats
    price_usd: Floats
    units: Floats
    accelerators: Ints
    ports: Ints
    estimated_power: Flags
    estimated_mass: Flags


def part_figures(snapshot: Snapshot) -> PartFigures:
    return snapshot.derived("ui.panels.part_figures", _part_figures)


def _part_figures(snapshot: Snapshot) -> PartFigures:
    specs = [spec if isinstance(spec, Part) else None for spec in snapshot.parts.spec]
    estimated = [
        np.array(
            [bool(s and getattr(s, name) and not s.in_rack_total and s.is_estimate(name)) for s in specs],
            bool,
        )
        for name in _ESTIMATED
    ]
    return PartFigures(
        figure(snapshot, "power_max_w"),
        figure(snapshot, "mass_kg"),
        figure(snapshot, "price_usd"),
        np.array([rack_units(s) if s else 0.0 for s in specs], float),
        np.array([s.own_accelerators if s else 0 for s in specs], np.int64),
        np.array([sum(group.links for group in s.ports) if s else 0 for s in specs], np.int64),
        *estimated,
    )


@dataclass(frozen=True)
class RackLoad:
    """Aligned with snapshot.racks. Sums of what is known; `unknown_*`: how many parts give no figure. NaN: no limit.
    power_limit_w: of the weaker feed; floor_kg_m2: with the rack's share of the aisles; footprint_kg_m2: on the footprint alone."""

    power_max_w: Floats
    unknown_power: Ints
    power_limit_w: Floats
    estimated_power: Flags
    mass_kg: Floats
    unknown_mass: Ints
    estimated_mass: Flags
    holds_kg: Floats
    holds_limit_kg: Floats
    floor_kg_m2: Floats
    footprint_kg_m2: Floats
    price_usd: Floats
    unknown_price: Ints
    used_u: Floats
    space_u: Floats
    accelerators: Ints
    ports: Ints
    ports_used: Ints


def rack_load(snapshot: Snapshot) -> RackLoad:
    return snapshot.derived("ui.panels.rack_load", _rack_load)


def _rack_load(snapshot: Snapshot) -> RackLoad:
    racks, devices = snapshot.racks, snapshot.devices
    figures, totals, count = part_figures(snapshot), rack_totals(snapshot), len(snapshot.racks)
    rack = rack_index_of_devices(snapshot)
    own = snapshot.parts.index_of(racks.part)
    inner = snapshot.parts.index_of(devices.part)

    def inside(column: Floats | Ints | Flags) -> Floats:
        return np.bincount(rack, weights=column[inner].astype(float), minlength=count).astype(float)

    def of_part(name: str) -> Floats:
        return np.array([getattr(spec, name, None) or np.nan for spec in snapshot.parts.spec], float)[own]

    price = figures.price_usd
    mounted = devices.u > 0
    used_u = np.bincount(rack[mounted], weights=figures.units[inner][mounted], minlength=count).astype(float)
    limit_w = rack_feeds(snapshot).limit_w.min(axis=1, initial=np.inf)
    return RackLoad(
        totals.power_max_w,
        totals.unknown_power,
        np.where(np.isinf(limit_w), np.nan, limit_w),
        figures.estimated_power[own] | (inside(figures.estimated_power) > 0),
        totals.mass_kg,
        totals.unknown_mass,
        figures.estimated_mass[own] | (inside(figures.estimated_mass) > 0),
        totals.mass_kg - np.nan_to_num(figures.mass_kg[own]),
        of_part("static_load_rating_kg"),
        totals.load_kg_m2,
        totals.footprint_kg_m2,
        np.nan_to_num(price[own]) + inside(np.nan_to_num(price)),
        (np.isnan(price[own]) + inside(np.isnan(price))).astype(np.int64),
        used_u,
        of_part("height_u"),
        inside(figures.accelerators).astype(np.int64) + figures.accelerators[own],
        inside(figures.ports).astype(np.int64),
        np.bincount(rack, weights=ports_used(snapshot), minlength=count).astype(np.int64),
    )


def ports_used(snapshot: Snapshot) -> Ints:
    """Logical ports of every device that a cable uses, aligned with snapshot.devices."""
    return snapshot.derived_from(("cable", "device", "part"), "ui.panels.ports_used", _ports_used)


def _ports_used(snapshot: Snapshot) -> Ints:
    ends, cages = ends_of(snapshot), cage_columns(snapshot)
    if not len(ends.device) or not len(cages.lanes):
        return np.zeros(len(snapshot.devices), np.int64)
    part = snapshot.parts.index_of(snapshot.devices.part)
    count = cages.count[part]
    first = np.cumsum(count) - count
    step = np.maximum(1, ends.cage_lanes // np.maximum(1, ends.ports_per_cage))
    there = np.flatnonzero(ends.exists)
    place = (ends.lane // step)[there]
    # Marked in one row for each cage: sorting the ends of 300,000 cables takes ten times as long.
    marks = np.zeros((int(count.sum()), int(place.max(initial=0)) + 1), bool)
    marks[first[ends.device[there]] + ends.port[there], place] = True
    used = np.flatnonzero(marks) // marks.shape[1]
    device = np.repeat(np.arange(len(count)), count)
    return np.bincount(device[used], minlength=len(count))
