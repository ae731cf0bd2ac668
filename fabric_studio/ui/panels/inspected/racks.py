"""A rack, or many."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from fabric_studio.app.commands import racks as rack_commands
from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_mass, format_power
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.parts import Part
from fabric_studio.layout.feeds import SIDES, rack_feeds
from fabric_studio.layout.footprint import rack_rects
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Ids
from fabric_studio.ui.panels.figures import figure, money
from fabric_studio.ui.panels.inspected.network import bandwidth, parts_of
from fabric_studio.ui.panels.inspected.rack_load import rack_load
from fabric_studio.ui.panels.inspected.sheet import Act, Entry, Fact, Sheet, of_limit, tone_of
from fabric_studio.ui.panels.quantity import ANGLE, LENGTH, POWER
from fabric_studio.ui.totals import and_more

ENTRIES = (
    Entry("name", mark("Name"), "text", one=True),
    Entry("x_mm", mark("x, centre"), LENGTH),
    Entry("y_mm", mark("y, centre"), LENGTH),
    Entry("rotation_deg", mark("Rotation"), ANGLE, tip=mark("0°: the front looks up the page; clockwise")),
    Entry("power_limit_w", mark("Power limit"), POWER, optional=True, hint=mark("the part's rating"),
          tip=mark("What each of its power feeds, A and B, gives by itself. Empty: what its rack PDUs pass on, else the rating of the part.")),
)  # fmt: skip

_FACING = {0: mark("up the page"), 90: mark("right"), 180: mark("down the page"), 270: mark("left")}


def subtitle(snapshot: Snapshot, uid: int) -> str:
    rack = snapshot.racks.get(uid)
    hall = snapshot.halls.get(rack.hall).name
    place = tr("{hall}, row {name}", hall=hall, name=snapshot.rows.get(rack.row).name) if rack.row else hall
    return tr("{name} in {place}", name=snapshot.spec_of(rack.part).name, place=place)


def facts(snapshot: Snapshot, library: Library, uids: Ids) -> list[Fact]:
    rows = snapshot.racks.index_of(uids)
    load, one = rack_load(snapshot), len(uids) == 1
    found: list[Fact] = []
    if one:
        found.append(_facing(snapshot, int(rows[0])))
    found += _power(snapshot, rows)
    mass = float(load.mass_kg[rows].sum())
    found.append(
        _sum(tr("Mass"), mass, math.nan, load.unknown_mass[rows], load.estimated_mass[rows], format_mass)
    )
    if one and not math.isnan(load.holds_limit_kg[rows[0]]):
        text, share = of_limit(
            float(load.holds_kg[rows[0]]), float(load.holds_limit_kg[rows[0]]), format_mass
        )
        found.append(
            Fact(
                tr("Holds"),
                text,
                tone_of(share),
                share,
                tip=tr("Mass of what is in the rack against what it is rated for"),
            )
        )
    found += _floor(snapshot, rows)
    used, space = float(load.used_u[rows].sum()), float(load.space_u[rows].sum())
    fraction = used / space if space > 0 else math.nan
    found.append(
        Fact(
            tr("Rack units"),
            tr("{used:g} of {space:g} U", used=used, space=space) if space > 0 else f"{used:g} U",
            tone_of(fraction),
            fraction,
        )
    )
    total, taken = int(load.ports[rows].sum()), int(load.ports_used[rows].sum())
    found.append(
        Fact(
            tr("Ports used"),
            tr("{taken:,} of {total:,}", taken=taken, total=total),
            used=taken / total if total else math.nan,
        )
    )
    found += _network(snapshot, uids, rows)
    found.append(price_fact(float(load.price_usd[rows].sum()), int(load.unknown_price[rows].sum())))
    return found


def _power(snapshot: Snapshot, rows: Ids) -> list[Fact]:
    """Against the limit; by feed where the two differ, each as the rule judges it."""
    load, feeds = rack_load(snapshot), rack_feeds(snapshot)
    told_apart = bool(feeds.told_apart[rows].any())
    limit_w = math.nan if told_apart else float(load.power_limit_w[rows].sum())
    total_w, unknown, estimated = (
        float(load.power_max_w[rows].sum()), load.unknown_power[rows], load.estimated_power[rows],
    )  # fmt: skip
    found = [_sum(tr("Power, most"), total_w, limit_w, unknown, estimated, format_power)]
    for column, side in enumerate(SIDES if told_apart else ()):
        gives_w = float(feeds.limit_w[rows, column].sum())
        text, used = of_limit(
            float(feeds.load_w[rows, column].sum()),
            math.nan if math.isinf(gives_w) else gives_w,
            format_power,
        )
        tip = tr(
            "What feed {feed} carries while feed {other} is lost: all that is on both, and what is on {feed} alone",
            feed=side,
            other=SIDES[1 - column],
        )
        found.append(Fact(tr("Feed {feed} alone", feed=side), text, tone_of(used), used, tip=tip))
    return found


def _sum(
    label: str, value: float, limit: float, unknown: Ids, estimated: Flags, write: Callable[[float], str]
) -> Fact:
    text, used = of_limit(value, limit, write)
    blank = int(unknown.sum())
    tip = tr("{blank} parts give no figure and are left out", blank=blank) if blank else ""
    return Fact(label, and_more(text, blank), tone_of(used), used, tip=tip, estimate=bool(estimated.any()))


def _facing(snapshot: Snapshot, row: int) -> Fact:
    turn = round(float(snapshot.racks.rotation_deg[row])) % 360
    return Fact(
        tr("Front looks"),
        tr(_FACING[turn]) if turn in _FACING else tr("{turn}° clockwise from up the page", turn=turn),
    )


def _floor(snapshot: Snapshot, rows: Ids) -> list[Fact]:
    """The heaviest rack against the slab it stands on, as the rule judges: with its share of the aisles, and alone."""
    load, storeys = rack_load(snapshot), snapshot.storeys
    rated = storeys.floor_load_kg_m2[storeys.index_of(rack_rects(snapshot).storey[rows])]
    spread, alone = load.floor_kg_m2[rows], load.footprint_kg_m2[rows]
    share = np.nan_to_num(spread / np.where(rated > 0, rated, np.nan))
    worst = int(np.argmax(share if share.any() else spread))
    limit = float(rated[worst])
    text, used = of_limit(float(spread[worst]), limit, lambda v: f"{v:,.0f} kg/m²")
    which = "" if len(rows) == 1 else tr(", of the heaviest")
    estimate = bool(load.estimated_mass[rows[worst]])
    tip = tr("Over the footprint and the halves of the aisles before and behind it{which}", which=which)
    over = not math.isnan(limit) and alone[worst] > limit
    hint = (
        tr("Above the floor's rating: it holds only if the aisles carry their share")
        if over
        else tr("Over the footprint alone")
    )
    return [
        Fact(tr("Floor load"), text, tone_of(used), used, tip=tip, estimate=estimate),
        Fact(
            tr("On its footprint"),
            f"{alone[worst]:,.0f} kg/m²",
            "warn" if over else "plain",
            tip=hint + which,
            estimate=estimate,
        ),
    ]


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
        found.append(Fact(tr("Scale-up, one-way"), offers.scale_up))
    if offers.scale_out:
        found.append(Fact(tr("Scale-out, one-way"), offers.scale_out))
    if not math.isnan(offers.ratio):
        tip = tr("Scale-up over scale-out bandwidth of one accelerator, both one-way")
        found.append(Fact(tr("Ratio"), f"{figure(offers.ratio)} : 1", tip=tip))
    return found


def price_fact(price_usd: float, unknown: int) -> Fact:
    if price_usd <= 0:
        return Fact(tr("Cost"), tr("unknown"), "dim")
    tip = tr("Planning price, never a quote") + (
        tr("; {unknown} parts have none and are left out", unknown=unknown) if unknown else ""
    )
    return Fact(tr("Cost"), money(price_usd) + (tr(" and more") if unknown else ""), estimate=True, tip=tip)


def acts(snapshot: Snapshot, uids: Ids) -> list[Act]:
    guessed = ~snapshot.racks.position_known[snapshot.racks.index_of(uids)]
    if not guessed.any():
        return []
    tip = tr(
        "The place was guessed by an import, so cable lengths are unknown. Move the rack, or confirm that it stands here."
    )
    return [
        Act(
            tr("Confirm place"),
            lambda document, _library, ids: rack_commands.confirm_place(document, ids),
            tip,
        )
    ]


SHEET = Sheet(mark("rack"), mark("racks"), ENTRIES, facts, subtitle, acts=acts)
