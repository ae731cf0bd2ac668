"""What a view says about a thing under the resting pointer."""

from __future__ import annotations

import numpy as np

from fabric_studio.base.language import counted, tr
from fabric_studio.base.units import format_length, format_mass, format_power, format_rate, format_time
from fabric_studio.layout.load import tray_load
from fabric_studio.layout.totals import rack_totals
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ids
from fabric_studio.routing.links import DEFAULT_LATENCY_NS_PER_M
from fabric_studio.scene.camera import Camera
from fabric_studio.scene.found import found_on
from fabric_studio.ui.canvas.cards import Card
from fabric_studio.ui.canvas.hover import bundle_card, cable_card, thing_card
from fabric_studio.ui.canvas.sheet import Sheet
from fabric_studio.ui.context import Context


def card_of_thing(context: Context, kind: str, uids: Ids, use: Floats | None) -> Card | None:
    """None for what there is nothing to say about."""
    snapshot = context.snapshot
    uids = uids[snapshot.table(kind).has(uids)]
    if not len(uids):
        return None
    if kind == "cable":
        return cable_card(snapshot, int(uids[0]), use) if len(uids) == 1 else bundle_card(snapshot, uids, use)
    if kind in ("rack", "device") and len(uids) == 1:
        sheet = Sheet(snapshot, context.storey, Camera(), context.theme, report=context.report)
        return thing_card(sheet, kind, int(uids[0]))
    words = {
        "device": _devices,
        "rack": _racks,
        "tray": _tray,
        "riser": _riser,
        "storey": _storey,
        "site": _site,
        "building": _building,
        "room": _room,
        "conduit": _conduit,
        "span": _span,
    }.get(kind)
    if words is None:
        return None
    card = words(snapshot, uids)
    return _with_findings(context, kind, uids, card)


def _with_findings(context: Context, kind: str, uids: Ids, card: Card) -> Card:
    if context.report is None or found_on(context.snapshot, context.report, kind).worst_of(uids) is None:
        return card
    mine = [
        f
        for f in context.report.findings
        if not f.approved and f.where and (kind in dict([f.where[0]])) and f.where[0][1] in uids
    ]
    lines = [f"{tr(f.severity)}: {f.text}" for f in mine[:2]]
    if len(mine) > 2:
        lines.append(tr("and {mine} more findings", mine=len(mine) - 2))
    return Card(card.text, card.strong, (*card.lines, *lines), card.tone, card.framed)


def _devices(snapshot: Snapshot, uids: Ids) -> Card:
    rows = snapshot.devices.index_of(uids)
    parts, count = np.unique(snapshot.devices.part[rows], return_counts=True)
    order = np.argsort(-count)[:3]
    lines = [f"{int(count[n]):,} × {snapshot.spec_of(int(parts[n])).name}" for n in order]
    racks = np.unique(snapshot.devices.rack[rows])
    lines.append(
        tr("in {racks:,} racks", racks=len(racks))
        if len(racks) > 1
        else tr("in rack {name}", name=snapshot.racks.get(int(racks[0])).name)
    )
    return Card(tr("devices; come nearer to open them"), f"{len(uids):,}", tuple(lines))


def _racks(snapshot: Snapshot, uids: Ids) -> Card:
    rows, totals = snapshot.racks.index_of(uids), rack_totals(snapshot)
    mass, power = float(totals.mass_kg[rows].sum()), float(totals.power_typ_w[rows].sum())
    names = snapshot.racks.name[rows]
    lines = (
        tr("{names} to {names2}", names=names[0], names2=names[-1]),
        tr(
            "{format_mass}, {format_power} typical",
            format_mass=format_mass(mass),
            format_power=format_power(power),
        ),
    )
    return Card("racks", f"{len(uids):,}", lines)


def _tray(snapshot: Snapshot, uids: Ids) -> Card:
    row, tray = int(snapshot.trays.index_of(uids[:1])[0]), snapshot.trays.get(int(uids[0]))
    load = tray_load(snapshot)
    size = tr(
        "{width_mm:,.0f} × {depth_mm:,.0f} mm at {format_length}",
        width_mm=tray.width_mm,
        depth_mm=tray.depth_mm,
        format_length=format_length(tray.z_mm),
    )
    return Card(
        size,
        str(tray.name),
        (
            tr(
                "{int:,} cables, {tray_fill:.0%} full",
                int=int(load.tray_cables[row]),
                tray_fill=load.tray_fill[row],
            ),
        ),
    )


def _riser(snapshot: Snapshot, uids: Ids) -> Card:
    row, riser = int(snapshot.risers.index_of(uids[:1])[0]), snapshot.risers.get(int(uids[0]))
    load = tray_load(snapshot)
    ends = [snapshot.storeys.get(storey).name for storey in (riser.from_storey, riser.to_storey)]
    words = tr(
        "{int:,} cables, {riser_fill:.0%} full",
        int=int(load.riser_cables[row]),
        riser_fill=load.riser_fill[row],
    )
    return Card(
        tr(
            "{ends} to {ends2}, {width_mm:,.0f} × {depth_mm:,.0f} mm",
            ends=ends[0],
            ends2=ends[1],
            width_mm=riser.width_mm,
            depth_mm=riser.depth_mm,
        ),
        str(riser.name),
        (words,),
    )


def _storey(snapshot: Snapshot, uids: Ids) -> Card:
    storey = snapshot.storeys.get(int(uids[0]))
    carries = tr("nobody said what its floor carries")
    if storey.floor_load_kg_m2 == storey.floor_load_kg_m2:
        carries = tr(
            "its floor carries {floor_load_kg_m2:,.0f} kg/m²", floor_load_kg_m2=storey.floor_load_kg_m2
        )
    return Card(
        tr(
            "floor at {format_length}, {format_length2} clear",
            format_length=format_length(storey.elevation_mm),
            format_length2=format_length(storey.height_mm),
        ),
        str(storey.name),
        (
            tr(
                "{format_length} of floor below it, {carries}",
                format_length=format_length(storey.slab_mm),
                carries=carries,
            ),
        ),
    )


def _site(snapshot: Snapshot, uids: Ids) -> Card:
    site = snapshot.sites.get(int(uids[0]))
    where = tr("its place is not known; type its coordinates")
    if site.latitude_deg == site.latitude_deg and site.longitude_deg == site.longitude_deg:
        where = f"{site.latitude_deg:.2f}°, {site.longitude_deg:.2f}°"
    buildings = int((snapshot.buildings.site == site.uid).sum())
    spans = int(((snapshot.spans.a_site == site.uid) | (snapshot.spans.z_site == site.uid)).sum())
    return Card(
        where,
        str(site.name),
        (tr("{buildings:,} buildings, {spans:,} WAN spans", buildings=buildings, spans=spans),),
    )


def _building(snapshot: Snapshot, uids: Ids) -> Card:
    building = snapshot.buildings.get(int(uids[0]))
    storeys = int((snapshot.storeys.building == building.uid).sum())
    conduits = int((snapshot.conduits.building == building.uid).sum())
    return Card(
        tr("{storeys:,} storeys, {conduits:,} conduits", storeys=storeys, conduits=conduits),
        str(building.name),
    )


def _room(snapshot: Snapshot, uids: Ids) -> Card:
    room = snapshot.rooms.get(int(uids[0]))
    conduits = snapshot.conduits.name[snapshot.conduits.room == room.uid]
    words = (
        tr("{conduits} conduits end here: {join}", conduits=len(conduits), join=", ".join(conduits))
        if len(conduits)
        else tr("no conduit ends here")
    )
    kind = tr("meet-me room") if room.purpose == "meet-me" else tr("room")
    size = f"{format_length(room.width_mm)} × {format_length(room.depth_mm)}"
    return Card(
        tr("{kind}, {size}, on {name}", kind=kind, size=size, name=snapshot.storeys.get(room.storey).name),
        str(room.name),
        (words,),
    )


def _conduit(snapshot: Snapshot, uids: Ids) -> Card:
    conduit = snapshot.conduits.get(int(uids[0]))
    building = snapshot.buildings.get(conduit.building).name
    room = f"{snapshot.rooms.get(conduit.room).name}" if conduit.room else tr("nobody said in which room")
    spans = snapshot.spans
    carried = spans.name[(spans.a_conduit == conduit.uid) | (spans.z_conduit == conduit.uid)]
    lines = (tr("carries {join}", join=", ".join(carried)),) if len(carried) else ()
    return Card(
        tr("conduit into {building}, ends in {room}", building=building, room=room), str(conduit.name), lines
    )


def _span(snapshot: Snapshot, uids: Ids) -> Card:
    span = snapshot.spans.get(int(uids[0]))
    ends = " – ".join(str(snapshot.sites.get(site).name) for site in (span.a_site, span.z_site))
    rates = snapshot.cables.rate_gbps[snapshot.cables.span == span.uid]
    lines = [span_words(span.length_km, shared=span.shared)]
    lines.append(
        tr(
            "{rates:,} links, {format_rate} one-way",
            rates=len(rates),
            format_rate=format_rate(float(rates.sum())),
        )
        if len(rates)
        else tr("no cable runs over it")
    )
    if span.length_basis == "great-circle":
        lines.append(tr("length of the great circle; the route is longer"))
    return Card(ends, str(span.name), tuple(lines))


def span_label(snapshot: Snapshot, span: int, use: Floats | None) -> tuple[str, list[str]]:
    """What the site view writes at a span: whose it is; then length and latency, and capacity with the load there is."""
    row = snapshot.spans.get(span)
    delay_s = row.length_km * 1e3 * DEFAULT_LATENCY_NS_PER_M * 1e-9
    over = snapshot.cables.span == span
    rates = snapshot.cables.rate_gbps[over]
    capacity, total = tr("no cable runs over it"), float(rates.sum())
    if len(rates):
        capacity = counted(
            len(rates),
            "{count} link, {rate} one-way",
            "{count} links, {rate} one-way",
            rate=f"{total / 1e3:,.4g} Tb/s" if total >= 1e3 else format_rate(total),
        )
        if use is not None and np.isfinite(use[over]).any():
            capacity = tr(
                "{capacity}; {mean:.0%} used, busiest link {most:.0%}",
                capacity=capacity,
                mean=float(np.nansum(use[over] * rates) / max(total, 1e-9)),
                most=float(np.nanmax(use[over])),
            )
    length = tr(
        "{km:,.0f} km   {one_way} one way   {both} round trip",
        km=row.length_km,
        one_way=format_time(delay_s),
        both=format_time(2 * delay_s),
    )
    return tr("shared with other traffic") if row.shared else tr("dedicated"), [length, capacity]


def span_words(length_km: float, *, shared: bool) -> str:
    """ "1,130 km   5.54 ms one way   11.1 ms round trip   dedicated"."""
    delay_s = length_km * 1e3 * DEFAULT_LATENCY_NS_PER_M * 1e-9
    use = tr("shared") if shared else tr("dedicated")
    return tr(
        "{length_km:,.0f} km   {format_time} one way   {format_time2} round trip   {use}",
        length_km=length_km,
        format_time=format_time(delay_s),
        format_time2=format_time(2 * delay_s),
        use=use,
    )
