"""The cables and modules of a bill of materials."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_length
from fabric_studio.catalog.parts import Medium
from fabric_studio.io.bom_line import (
    SPARE_CABLES,
    SPARE_OPTICS,
    BomLine,
    cable_sku,
    module_sku,
    price_confidence,
    tallied,
)
from fabric_studio.layout.lines import cable_lines
from fabric_studio.layout.load import physical_cables
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints


def cable_lines_to_order(snapshot: Snapshot) -> list[BomLine]:
    """Cables with their heads, and cords for what runs between modules, by medium and stock length. A breakout or twin
    cable counts once, fitted cables of the factory and the fibre of WAN spans not at all."""
    cables, lines = snapshot.cables, cable_lines(snapshot)
    bought = physical_cables(snapshot) & (cables.span == 0)
    found: list[BomLine] = []
    media = {uid: snapshot.spec_of(uid) for uid in np.unique(cables.medium[bought]).tolist()}
    for uid, medium in sorted(media.items(), key=lambda item: item[1].id):
        if not isinstance(medium, Medium) or medium.factory_fitted:
            continue
        rows = np.flatnonzero(bought & (cables.medium == uid))
        stock = np.where(np.isnan(lines.stock_m[rows]), -1.0, lines.stock_m[rows])
        for length in np.unique(stock).tolist():
            here = rows[stock == length]
            unmeasured = bool(np.isnan(lines.required_m[here]).all())
            found.append(_cable_line(snapshot, medium, None if length < 0 else length, here, unmeasured))
    return sorted(found, key=lambda line: line.category)


def _cable_line(
    snapshot: Snapshot, medium: Medium, length_m: float | None, rows: Ints, unmeasured: bool
) -> BomLine:
    price = None
    if length_m is not None and (medium.price_usd_fixed is not None or medium.price_usd_per_m is not None):
        price = (medium.price_usd_fixed or 0.0) + (medium.price_usd_per_m or 0.0) * length_m
    if medium.max_reach_m <= 0:
        what, length = tr("cable, medium not chosen yet"), ""
    else:
        what = (
            medium.name
            if medium.attached
            else tr(
                "cord for {medium} ({line_connector})",
                medium=medium.name,
                line_connector=medium.line_connector,
            )
        )
        length = (
            f", {length_m:g} m"
            if length_m is not None
            else tr(", length not known")
            if unmeasured
            else tr(", no stock length is long enough")
            if medium.stock_lengths_m
            else tr(", stock lengths not known")
        )
    return BomLine(
        category=mark("cable") if medium.attached or medium.max_reach_m <= 0 else mark("cord"),
        sku=cable_sku(medium, length_m),
        part_number=medium.part_numbers if medium.attached else medium.cable_part_numbers,
        description=what + length,
        used=len(rows),
        spares_by=SPARE_CABLES,
        stock_length_m=length_m,
        unit_price_usd=price,
        confidence=price_confidence(medium, "price_usd_fixed", price),
        where_used=tallied(Counter(str(role) or "cable" for role in snapshot.cables.role[rows])),
        source=medium.source,
    )


def module_lines(snapshot: Snapshot) -> list[BomLine]:
    """One module per cage that a fibre ends in, however many of its ports are used; co-packaged engines are not bought."""
    cables, lines = snapshot.cables, cable_lines(snapshot)
    cages = np.stack(
        (
            np.concatenate((lines.a_module, lines.z_module)),
            np.concatenate((cables.a_device, cables.z_device)),
            np.concatenate((cables.a_port, cables.z_port)),
        ),
        axis=1,
    )
    filled = np.unique(cages[cages[:, 0] >= 0], axis=0)
    devices = snapshot.devices
    part_of_cage = devices.part[devices.index_of(filled[:, 1])]
    found: list[BomLine] = []
    for index, (medium, module) in enumerate(lines.modules):
        mine = part_of_cage[filled[:, 0] == index]
        if module.builtin or not len(mine):
            continue
        parts, counts = np.unique(mine, return_counts=True)
        where = {
            snapshot.spec_of(part).name: count
            for part, count in zip(parts.tolist(), counts.tolist(), strict=True)
        }
        ports = tr(", {links} ports", links=module.links) if module.links > 1 else ""
        found.append(
            BomLine(
                category=mark("transceiver"),
                sku=module_sku(medium, module),
                part_number=module.part_numbers,
                description=tr(
                    "{medium} module for {cage} cages{ports}",
                    medium=medium.name,
                    cage=module.cage,
                    ports=ports,
                ),
                used=len(mine),
                spares_by=SPARE_OPTICS,
                unit_price_usd=module.price_usd,
                confidence=price_confidence(medium, "price_usd_per_end", module.price_usd),
                where_used=tallied(where),
                source=medium.source,
            )
        )
    return sorted(found, key=lambda line: line.sku)


def span_lines(snapshot: Snapshot) -> Iterator[BomLine]:
    """The fibre between sites is leased, not bought by the metre: a line without a price, so that nobody forgets it."""
    for span in snapshot.spans:
        links = int((snapshot.cables.span == span.uid).sum())
        if links:
            basis = (
                tr("great circle, the route is longer")
                if span.length_basis == "great-circle"
                else tr("route as typed")
            )
            yield BomLine(
                category=mark("WAN fibre"),
                sku=span.name,
                description=tr(
                    "fibre between sites, {length_km} ({basis})",
                    length_km=format_length(span.length_km * 1e6),
                    basis=basis,
                ),
                unit=mark("link"),
                used=links,
                unit_price_usd=None,
                confidence="unknown",
                where_used=tr("span {span}", span=span.name),
                source=tr("leased or dark fibre, to be agreed with a carrier"),
            )
