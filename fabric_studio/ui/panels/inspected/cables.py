"""A cable, or many: what it needs, what it may be, and what is left over."""

from __future__ import annotations

import math

import numpy as np

from fabric_studio.app.commands import cables as commands
from fabric_studio.base.language import counted, mark, tr
from fabric_studio.base.units import format_length, format_power, format_rate, format_time
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.media import link_power_w, link_price_usd, reach_m, stock_length_m
from fabric_studio.catalog.parts import Medium, Part, PortGroup
from fabric_studio.layout.lengths import cable_lengths, derivation
from fabric_studio.model.journal import Document
from fabric_studio.model.ports import cages_of, port_name
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids, Row
from fabric_studio.routing.trace import trace
from fabric_studio.ui.panels.figures import money
from fabric_studio.ui.panels.inspected.sheet import Act, Entry, Fact, Sheet, fixed, tone_of
from fabric_studio.ui.panels.quantity import CABLE_LENGTH


def _set_length(document: Document, uids: Ids, value: float, merge_key: str) -> None:
    commands.set_length(document, uids, value)


ENTRIES = (
    Entry("name", mark("Name"), "text", one=True),
    Entry("length_mm", mark("Length by hand"), CABLE_LENGTH, optional=True, hint=mark("as measured"),
          command=_set_length, tip=mark("Empty: measured along the trays.")),
    Entry("fibre", mark("Fibre"), fixed(("", mark("not set")), ("OM3", "OM3"), ("OM4", "OM4"), ("OM5", "OM5"), ("OS2", "OS2"))),
    Entry("network", mark("Network"), fixed(*((name, name) for name in
          ("compute", "storage", "in-band", "oob", "scale-across", "other")))),
    Entry("role", mark("Role"), "text"),
    Entry("colour", mark("Colour"), "text"),
)  # fmt: skip


def end_name(snapshot: Snapshot, device: int, port: int, lane: int, lanes: int) -> str:
    """ "leaf-01 12/2" """
    row = snapshot.devices.get(device)
    spec = snapshot.spec_of(row.part)
    return f"{row.name} {port_name(spec, port, lane, lanes) if isinstance(spec, Part) else port + 1}"


def subtitle(snapshot: Snapshot, uid: int) -> str:
    cable = snapshot.cables.get(uid)
    return tr(
        "{format_rate} one-way, {value}",
        format_rate=format_rate(cable.rate_gbps),
        value=cable.role or "no role",
    )


def groups(snapshot: Snapshot, cable: Row) -> tuple[PortGroup | None, PortGroup | None]:
    """The port groups at both ends; None where the part has no such cage."""
    found = []
    for device, port in ((cable.a_device, cable.a_port), (cable.z_device, cable.z_port)):
        spec = snapshot.spec_of(snapshot.devices.get(device).part)
        cages = cages_of(spec) if isinstance(spec, Part) else ()
        found.append(cages[port].group if 0 <= port < len(cages) else None)
    return found[0], found[1]


def facts(snapshot: Snapshot, library: Library, uids: Ids) -> list[Fact]:
    return _one(snapshot, int(uids[0])) if len(uids) == 1 else _many(snapshot, uids)


def _one(snapshot: Snapshot, uid: int) -> list[Fact]:
    cable, lengths = snapshot.cables.get(uid), cable_lengths(snapshot)
    row = int(snapshot.cables.index_of(np.array([uid], np.int64))[0])
    required_m = float(lengths.required_mm[row]) / 1e3
    a, z = groups(snapshot, cable)
    found = [
        Fact(tr("From"), end_name(snapshot, cable.a_device, cable.a_port, cable.a_lane, cable.a_lanes),
             link=("device", cable.a_device)),
        Fact(tr("To"), end_name(snapshot, cable.z_device, cable.z_port, cable.z_lane, cable.z_lanes),
             link=("device", cable.z_device)),
        Fact(tr("Needs"), format_length(required_m * 1e3), "warn" if math.isnan(required_m) else "plain"),
        Fact(tr("Derivation"), derivation(snapshot, uid), "dim", wide=True),
    ]  # fmt: skip
    if not math.isnan(cable.length_mm):
        tip = tr("Empty the field above to measure it along the trays again")
        found.append(Fact(tr("Length"), tr("set by hand"), "warn", tip=tip))
    found += _way(snapshot, uid)
    medium = snapshot.spec_of(cable.medium)
    if cable.z_medium and cable.z_medium != cable.medium:
        found.append(
            Fact(
                tr("Other end is"),
                snapshot.spec_of(cable.z_medium).name,
                "warn",
                tip=tr("The ends differ in medium"),
            )
        )
    if isinstance(medium, Medium):
        found += _lengths(snapshot, cable, medium, required_m, a, z)
        found += _costs(medium, required_m, a, z, cable.rate_gbps)
    if cable.assembly:
        lines = snapshot.cables.uid[snapshot.cables.assembly == cable.assembly]
        found.append(
            Fact(
                tr("One cable with"),
                tr("{lines} other lines", lines=len(lines) - 1),
                link=("cable", int(cable.assembly)),
            )
        )
    return found


def _way(snapshot: Snapshot, uid: int) -> list[Fact]:
    """Hop by hop over the panels that the link passes, and how far that is in all."""
    way = trace(snapshot, uid)
    if not way.panels:
        return []
    found = []
    for number, stop in enumerate(way.stops):
        tip = tr("in rack {rack}", rack=stop.rack)
        found.append(Fact(tr("Stop {number}", number=number + 1), stop.words, link=("device", stop.device), tip=tip))
        if number < len(way.hops):
            hop = way.hops[number]
            words = f"{hop.name}, {hop.medium}, {format_length(hop.length_mm)}"
            found.append(Fact(tr("by cable"), words, link=("cable", hop.cable)))
    total_m = way.length_mm / 1e3
    words = tr("{length} over {panels}", length=format_length(way.length_mm), panels=_panels(way.panels))
    if not way.complete:
        found.append(Fact(tr("End to end"), tr("ends open at a panel"), "warn"))
    elif math.isfinite(way.limit_m):
        used = total_m / way.limit_m if way.limit_m > 0 else math.nan
        found.append(Fact(tr("End to end"), words, tone_of(used), used, tip=tr("of {limit} m", limit=f"{way.limit_m:g}")))
    else:
        found.append(Fact(tr("End to end"), words))
    return found


def _panels(count: int) -> str:
    return counted(count, "{count} panel", "{count} panels")


def _lengths(
    snapshot: Snapshot,
    cable: Row,
    medium: Medium,
    required_m: float,
    a: PortGroup | None,
    z: PortGroup | None,
) -> list[Fact]:
    far = snapshot.spec_of(cable.z_medium) if cable.z_medium else None
    reach = reach_m(
        medium, fibre=cable.fibre or None, host_a=a, host_z=z, far=far if isinstance(far, Medium) else None
    )
    stock_m = stock_length_m(medium, required_m)
    used = required_m / reach.limit_m if reach.limit_m > 0 else math.nan
    over = required_m - reach.limit_m
    tone, words = (
        ("ok", format_length(reach.limit_m * 1e3))
        if not over > 0
        else (
            "error",
            tr(
                "{limit}, {over} too short",
                limit=format_length(reach.limit_m * 1e3),
                over=format_length(round(over, 1) * 1e3),
            ),
        )
    )
    found = [Fact(tr("Reach"), words, tone, used, tip=f"{reach.basis}. {reach.source}")]  # type: ignore[arg-type]
    if stock_m is None:
        text = tr("unknown") if math.isnan(required_m) else tr("not made that long")
        found.append(Fact(tr("Stock length"), text, "dim" if math.isnan(required_m) else "error"))
    else:
        found.append(Fact(tr("Stock length"), f"{stock_m:g} m"))
        found.append(Fact(tr("Surplus"), format_length((stock_m - required_m) * 1e3)))
    return found


def _costs(
    medium: Medium, required_m: float, a: PortGroup | None, z: PortGroup | None, rate_gbps: float
) -> list[Fact]:
    if a is None or z is None or math.isnan(required_m):
        return []
    found = []
    length_m = stock_length_m(medium, required_m) or required_m
    delay_s = (required_m * medium.latency_ns_per_m + 2 * (medium.latency_ns_per_end or 0.0)) * 1e-9
    found.append(
        Fact(tr("Latency, one-way"), format_time(delay_s), tip=tr("Propagation and both ends of the medium"))
    )
    power = link_power_w(medium, a, z, rate_gbps)
    if power is not None:
        found.append(
            Fact(
                tr("Power, both ends"),
                format_power(power),
                estimate=medium.is_estimate("power_w_per_end_typ"),
            )
        )
    price = link_price_usd(medium, a, z, length_m, rate_gbps)
    if price is not None:
        found.append(Fact(tr("Cost"), money(price), estimate=True, tip=tr("Planning price, never a quote")))
    return found


def _many(snapshot: Snapshot, uids: Ids) -> list[Fact]:
    rows, lengths = snapshot.cables.index_of(uids), cable_lengths(snapshot)
    required = lengths.required_mm[rows]
    unknown = int(np.isnan(required).sum())
    known = required[~np.isnan(required)]
    found = []
    if len(known):
        total = format_length(float(known.sum()))
        found.append(Fact(tr("Length in all"), total, tip=tr("Needed, before rounding up to stock lengths")))
        found.append(Fact(tr("Shortest"), format_length(float(known.min()))))
        found.append(Fact(tr("Longest"), format_length(float(known.max()))))
    if unknown:
        found.append(Fact(tr("Length unknown"), f"{unknown:,}", "warn"))
    rate, counts = np.unique(snapshot.cables.rate_gbps[rows], return_counts=True)
    text = ", ".join(
        f"{count:,} x {format_rate(float(value))}" for value, count in zip(rate, counts, strict=True)
    )
    found.append(Fact(tr("Rates, one-way"), text))
    return found


def acts(snapshot: Snapshot, uids: Ids) -> list[Act]:
    tip = tr("For each cable the lowest planning price among the media that fit its ports and reach")
    return [Act(tr("Use cheapest that fits"), commands.use_cheapest, tip)]


SHEET = Sheet(mark("cable"), mark("cables"), ENTRIES, facts, subtitle, extra="medium", acts=acts)
