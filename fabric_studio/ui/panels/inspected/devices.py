"""A device in a rack, or many."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from fabric_studio.app.commands import devices as commands
from fabric_studio.app.commands import feeds
from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_mass, format_power, format_rate
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.parts import Part
from fabric_studio.model.journal import Document
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ids
from fabric_studio.ui.panels.figures import figure
from fabric_studio.ui.panels.inspected.network import parts_of, up_and_down
from fabric_studio.ui.panels.inspected.rack_load import part_figures, ports_used
from fabric_studio.ui.panels.inspected.racks import network_facts, price_fact
from fabric_studio.ui.panels.inspected.sheet import Entry, Fact, Sheet, fixed
from fabric_studio.ui.panels.part_facts import confidence_words
from fabric_studio.ui.panels.quantity import NUMBER, UNIT

_ROLES = (
    "server", "leaf", "spine", "core", "switch", "ufm", "management", "storage", "panel", "router", "ocs",
    "nvlink-switch", "power-shelf",
)  # fmt: skip


def _roles(snapshot: Snapshot, _uids: Ids) -> list[tuple[Any, str]]:
    used = {str(role) for role in np.unique(snapshot.devices.role.astype(str))} - {""}
    return [(role, role) for role in dict.fromkeys((*_ROLES, *sorted(used)))]


def _set_unit(document: Document, uids: Ids, value: float, merge_key: str) -> None:
    device = document.snapshot().devices.get(int(uids[0]))
    commands.move_device(document, device.uid, device.rack, value)


def _set_feed(document: Document, uids: Ids, value: str, merge_key: str) -> None:
    feeds.set_feed(document, {"device": uids}, value)


ENTRIES = (
    Entry("name", mark("Name"), "text", one=True),
    Entry("u", mark("Rack unit"), UNIT, one=True, tip=mark("The lowest one it fills; 0: on top or beside the rails"),
          command=_set_unit),
    Entry("face", mark("Its front is at the"), fixed(("front", mark("front of the rack")), ("rear", mark("rear of the rack")))),
    Entry("role", mark("Role"), _roles, free=True),
    Entry("pod", mark("Pod"), NUMBER, hint=mark("none")),
    Entry("rail", mark("Rail"), NUMBER, hint=mark("none")),
    Entry("plane", mark("Plane"), NUMBER, hint=mark("none")),
    Entry("feed", mark("Power feed"), fixed(("both", mark("A and B")), ("A", mark("A alone")), ("B", mark("B alone"))),
          tip=mark("The sides its power supplies are plugged into. On both, either carries it alone."), command=_set_feed),
)  # fmt: skip


def subtitle(snapshot: Snapshot, uid: int) -> str:
    device = snapshot.devices.get(uid)
    return tr(
        "{name} in rack {name2}",
        name=snapshot.spec_of(device.part).name,
        name2=snapshot.racks.get(device.rack).name,
    )


def facts(snapshot: Snapshot, library: Library, uids: Ids) -> list[Fact]:
    rows = snapshot.devices.index_of(uids)
    part = snapshot.parts.index_of(snapshot.devices.part[rows])
    figures, one = part_figures(snapshot), len(uids) == 1
    found: list[Fact] = []
    spec = snapshot.parts.spec[part[0]] if one else None
    if isinstance(spec, Part):
        rack = snapshot.racks.get(int(snapshot.devices.rack[rows[0]]))
        found.append(Fact(tr("Rack"), rack.name, link=("rack", rack.uid)))
        found += _own_figures(spec)
    else:
        found.append(
            _total(tr("Power, most"), figures.power_max_w[part], figures.estimated_power[part], format_power)
        )
        found.append(_total(tr("Mass"), figures.mass_kg[part], figures.estimated_mass[part], format_mass))
    total, taken = int(figures.ports[part].sum()), int(ports_used(snapshot)[rows].sum())
    if total:
        found.append(
            Fact(tr("Ports used"), tr("{taken:,} of {total:,}", taken=taken, total=total), used=taken / total)
        )
    found += network_facts(parts_of(snapshot, uids))
    if one:
        found += _tier(snapshot, int(uids[0]))
    price = figures.price_usd[part]
    found.append(price_fact(float(np.nansum(price)), int(np.isnan(price).sum())))
    return found


def _own_figures(spec: Part) -> list[Fact]:
    named = (
        (tr("Height"), "height_u", lambda v: f"{v:g} U"),
        (tr("Power, most"), "power_max_w", format_power),
        (tr("Power, typical"), "power_typ_w", format_power),
        (tr("Mass"), "mass_kg", format_mass),
        (tr("Capacity, one-way"), "capacity_tbps", lambda v: f"{v:g} Tb/s"),
        (tr("Latency"), "latency_ns", lambda v: f"{v:g} ns"),
    )
    found = []
    for label, name, write in named:
        value = getattr(spec, name)
        if value:
            tip = tr(
                "{confidence}; source: {source}",
                confidence=confidence_words(spec.confidence_of(name)),
                source=spec.source,
            )
            found.append(Fact(label, write(value), estimate=spec.is_estimate(name), tip=tip))
    return found


def _total(label: str, values: Floats, estimated: Flags, write: Callable[[float], str]) -> Fact:
    unknown = int(np.isnan(values).sum())
    tip = tr("{unknown} give no figure and are left out", unknown=unknown) if unknown else ""
    words = write(float(np.nansum(values))) + (tr(" and more") if unknown else "")
    return Fact(label, words, tip=tip, estimate=bool(estimated.any()))


def _tier(snapshot: Snapshot, uid: int) -> list[Fact]:
    down, up = up_and_down(snapshot, uid)
    if not (down or up):
        return []
    text = tr(
        "{format_rate} down, {format_rate2} up", format_rate=format_rate(down), format_rate2=format_rate(up)
    )
    ratio = down / up if up else math.nan
    found = [Fact(tr("Cabled, one-way"), text)]
    if down and up:
        found.append(
            Fact(tr("Oversubscription"), f"{figure(ratio)} : 1", "ok" if ratio <= 1.0 + 1e-9 else "warn")
        )
    return found


SHEET = Sheet(mark("device"), mark("devices"), ENTRIES, facts, subtitle)
