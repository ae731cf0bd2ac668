"""A rack, or many."""

from __future__ import annotations

import math

import numpy as np

from fabric_studio.app.commands import racks as rack_commands
from fabric_studio.base.units import format_mass, format_power
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.parts import Part
from fabric_studio.layout.footprint import rack_rects
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids
from fabric_studio.ui.panels.figures import figure, money
from fabric_studio.ui.panels.inspected.network import bandwidth, parts_of
from fabric_studio.ui.panels.inspected.rack_load import rack_load
from fabric_studio.ui.panels.inspected.sheet import Act, Entry, Fact, Sheet, of_limit, tone_of
from fabric_studio.ui.panels.quantity import ANGLE, LENGTH, POWER

ENTRIES = (
    Entry("name", "Name", "text", one=True),
    Entry("x_mm", "x, centre", LENGTH),
    Entry("y_mm", "y, centre", LENGTH),
    Entry("rotation_deg", "Rotation", ANGLE, tip="0°: the front looks up the page; clockwise"),
    Entry("power_limit_w", "Power limit", POWER, optional=True, hint="the part's rating",
          tip="What the feed gives. Empty: the rating of the part, if it has one."),
)  # fmt: skip

_FACING = {0: "up the page", 90: "right", 180: "down the page", 270: "left"}


def subtitle(snapshot: Snapshot, uid: int) -> str:
    rack = snapshot.racks.get(uid)
    hall = snapshot.halls.get(rack.hall).name
    place = f"{hall}, row {snapshot.rows.get(rack.row).name}" if rack.row else hall
    return f"{snapshot.spec_of(rack.part).name} in {place}"


def facts(snapshot: Snapshot, library: Library, uids: Ids) -> list[Fact]:
    rows = snapshot.racks.index_of(uids)
    load, one = rack_load(snapshot), len(uids) == 1
    found: list[Fact] = []
    if one:
        found.append(_facing(snapshot, int(rows[0])))
    limit_w = float(load.power_limit_w[rows].sum())
    found.append(
        _sum(
            "Power, most", load.power_max_w[rows].sum(), limit_w, load.unknown_power[rows].sum(), format_power
        )
    )
    found.append(_sum("Mass", load.mass_kg[rows].sum(), float(load.mass_limit_kg[rows].sum()) if one else math.nan,
                      load.unknown_mass[rows].sum(), format_mass))  # fmt: skip
    found.append(_floor(snapshot, rows))
    used, space = float(load.used_u[rows].sum()), float(load.space_u[rows].sum())
    fraction = used / space if space > 0 else math.nan
    found.append(
        Fact(
            "Rack units",
            f"{used:g} of {space:g} U" if space > 0 else f"{used:g} U",
            tone_of(fraction),
            fraction,
        )
    )
    total, taken = int(load.ports[rows].sum()), int(load.ports_used[rows].sum())
    found.append(Fact("Ports used", f"{taken:,} of {total:,}", used=taken / total if total else math.nan))
    found += _network(snapshot, uids, rows)
    found.append(price_fact(float(load.price_usd[rows].sum()), int(load.unknown_price[rows].sum())))
    return found


def _sum(label: str, value: float, limit: float, unknown: int, write: object) -> Fact:
    text, used = of_limit(float(value), limit, write)  # type: ignore[arg-type]
    tip = f"{unknown} parts give no figure and are left out" if unknown else ""
    return Fact(label, f"{text} and more" if unknown else text, tone_of(used), used, tip=tip)


def _facing(snapshot: Snapshot, row: int) -> Fact:
    turn = round(float(snapshot.racks.rotation_deg[row])) % 360
    return Fact("Front looks", _FACING.get(turn, f"{turn}° clockwise from up the page"))


def _floor(snapshot: Snapshot, rows: Ids) -> Fact:
    """The heaviest footprint against the slab it stands on."""
    load, storeys = rack_load(snapshot), snapshot.storeys
    rated = storeys.floor_load_kg_m2[storeys.index_of(rack_rects(snapshot).storey[rows])]
    here = load.floor_kg_m2[rows]
    share = here / np.where(rated > 0, rated, np.nan)
    worst = int(np.nanargmax(share)) if np.isfinite(share).any() else int(np.argmax(here))
    text, used = of_limit(float(here[worst]), float(rated[worst]), lambda v: f"{v:,.0f} kg/m²")
    return Fact("Floor load", text, tone_of(used), used, tip="Mass over the rack's own footprint" +
                ("" if len(rows) == 1 else ", of the heaviest"))  # fmt: skip


def _network(snapshot: Snapshot, uids: Ids, rows: Ids) -> list[Fact]:
    devices = snapshot.devices.uid[np.isin(snapshot.devices.rack, uids)]
    parts = parts_of(snapshot, devices)
    own, counts = np.unique(snapshot.racks.part[rows], return_counts=True)
    specs = [(snapshot.spec_of(int(part)), int(count)) for part, count in zip(own, counts, strict=True)]
    parts += [(spec, count) for spec, count in specs if isinstance(spec, Part)]
    return network_facts(parts)


def network_facts(parts: list[tuple[Part, int]]) -> list[Fact]:
    offers = bandwidth(parts)
    found = []
    if offers.scale_up:
        found.append(Fact("Scale-up, one-way", offers.scale_up))
    if offers.scale_out:
        found.append(Fact("Scale-out, one-way", offers.scale_out))
    if not math.isnan(offers.ratio):
        tip = "Scale-up over scale-out bandwidth of one accelerator, both one-way"
        found.append(Fact("Ratio", f"{figure(offers.ratio)} : 1", tip=tip))
    return found


def price_fact(price_usd: float, unknown: int) -> Fact:
    if price_usd <= 0:
        return Fact("Cost", "unknown", "dim")
    tip = "Planning price, never a quote" + (
        f"; {unknown} parts have none and are left out" if unknown else ""
    )
    return Fact("Cost", money(price_usd) + (" and more" if unknown else ""), estimate=True, tip=tip)


def acts(snapshot: Snapshot, uids: Ids) -> list[Act]:
    guessed = ~snapshot.racks.position_known[snapshot.racks.index_of(uids)]
    if not guessed.any():
        return []
    tip = "The place was guessed by an import, so cable lengths are unknown. Move the rack, or confirm that it stands here."
    return [
        Act("Confirm place", lambda document, _library, ids: rack_commands.confirm_place(document, ids), tip)
    ]


SHEET = Sheet("rack", "racks", ENTRIES, facts, subtitle, acts=acts)
