"""The bill of materials: what to buy, how many, with spares, and how sure each figure is."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from fabric_studio.catalog.parts import Medium, Part
from fabric_studio.layout.lines import cable_lines
from fabric_studio.layout.load import physical_cables
from fabric_studio.layout.totals import rack_totals
from fabric_studio.model.snapshot import Snapshot

SPARE_OPTICS, SPARE_CABLES, SPARE_MINIMUM = 0.05, 0.03, 2
"""House default: 5 % of the optics, 3 % of the cables, at least 2 of each kind and length; no authority gives a share."""


@dataclass(frozen=True, slots=True)
class BomLine:
    """One thing to order. unit_price_usd None: unknown. confidence: of the price, an estimate unless somebody typed it."""

    category: str
    sku: str
    part_number: str
    description: str
    unit: str
    used: int
    spare_share: float
    spares: int
    stock_length_m: float | None
    unit_price_usd: float | None
    confidence: str
    where_used: str
    source: str

    @property
    def to_order(self) -> int:
        return self.used + self.spares

    @property
    def extended_usd(self) -> float | None:
        return None if self.unit_price_usd is None else self.unit_price_usd * self.to_order


@dataclass(frozen=True)
class Bill:
    """All lines, and the totals: power and mass of the design as drawn, cost of what is to be ordered. unpriced: lines
    without a price, so the cost is at least; unknown_*: parts that give no figure, so the total is at least."""

    lines: tuple[BomLine, ...]
    power_typ_w: float
    power_max_w: float
    mass_kg: float
    cost_usd: float
    unpriced: int
    unknown_power: int
    unknown_mass: int
    cables_without_length: int


COLUMNS = (
    "line",
    "category",
    "SKU",
    "manufacturer part no.",
    "description",
    "unit",
    "qty used",
    "spare %",
    "spare qty",
    "qty to order",
    "stock length (m)",
    "lead time (weeks)",
    "unit price (USD)",
    "extended (USD)",
    "confidence",
    "where used",
    "source",
)


def bill_of_materials(snapshot: Snapshot) -> Bill:
    """Racks, devices, cables by medium and stock length, and the modules that fibre cables need in their cages."""
    lines = [*_things(snapshot), *_cables(snapshot), *_modules(snapshot)]
    totals = rack_totals(snapshot)
    return Bill(
        tuple(lines),
        float(totals.power_typ_w.sum()),
        float(totals.power_max_w.sum()),
        float(totals.mass_kg.sum()),
        float(sum(line.extended_usd or 0.0 for line in lines)),
        sum(line.unit_price_usd is None for line in lines),
        int(totals.unknown_power.sum()),
        int(totals.unknown_mass.sum()),
        int(np.isnan(cable_lines(snapshot).required_m).sum()),
    )


def rows(bill: Bill) -> list[list[object]]:
    """The lines as a table under COLUMNS, None for what is unknown."""
    return [
        [
            number,
            line.category,
            line.sku,
            line.part_number,
            line.description,
            line.unit,
            line.used,
            line.spare_share * 100,
            line.spares,
            line.to_order,
            line.stock_length_m,
            None,
            line.unit_price_usd,
            line.extended_usd,
            line.confidence,
            line.where_used,
            line.source,
        ]
        for number, line in enumerate(bill.lines, 1)
    ]


def totals(bill: Bill) -> list[tuple[str, float, str, str]]:
    """(what, value, unit, how sure) of the totals."""

    def least(count: int, what: str) -> str:
        return f"at least; {count:,} {what} give no figure" if count else "sum of the parts' figures"

    cost = "estimate for planning, never a quote"
    if bill.unpriced:
        cost += f"; {bill.unpriced} lines have no price and are not in it"
    return [
        ("Power, typical", bill.power_typ_w, "W", least(bill.unknown_power, "parts")),
        ("Power, maximum", bill.power_max_w, "W", least(bill.unknown_power, "parts")),
        ("Mass", bill.mass_kg, "kg", least(bill.unknown_mass, "parts") + ", cables not counted"),
        ("Cost of what is to be ordered", bill.cost_usd, "USD", cost),
    ]


def price_confidence(spec: Part | Medium, price: float | None) -> str:
    """ "estimate" unless the part says that its price is better than that; "unknown" without one."""
    if price is None:
        return "unknown"
    said = spec.field_confidence.get("price_usd", spec.field_confidence.get("price_usd_est", "estimate"))
    return "confirmed" if said.startswith("published") else "estimate"


def _things(snapshot: Snapshot) -> list[BomLine]:
    found: list[BomLine] = []
    for table in (snapshot.racks, snapshot.devices):
        uids, counts = np.unique(table.columns["part"], return_counts=True)
        for uid, count in zip(uids.tolist(), counts.tolist(), strict=True):
            spec = snapshot.spec_of(uid)
            if not isinstance(spec, Part) or spec.in_rack_total:
                continue
            mask = table.columns["part"] == uid
            where = _some([str(n) for n in table.columns["name"][mask][:4]], count)
            category = {"rack": "rack with contents" if spec.contents else "rack"}.get(spec.kind, spec.kind)
            found.append(
                BomLine(
                    category,
                    spec.id,
                    spec.name,
                    f"{spec.vendor} {spec.name}".strip(),
                    "each",
                    count,
                    0.0,
                    0,
                    None,
                    spec.price_usd,
                    price_confidence(spec, spec.price_usd),
                    where,
                    spec.source,
                )
            )
    order = {name: rank for rank, name in enumerate(("rack with contents", "rack", "server", "switch"))}
    return sorted(found, key=lambda line: (order.get(line.category, 9), line.category, line.sku))


def _cables(snapshot: Snapshot) -> list[BomLine]:
    cables, lines, once = snapshot.cables, cable_lines(snapshot), physical_cables(snapshot)
    found: list[BomLine] = []
    for uid in np.unique(cables.medium[once]).tolist():
        medium = snapshot.spec_of(uid)
        if not isinstance(medium, Medium):
            continue
        mask = once & (cables.medium == uid)
        lengths = np.where(np.isnan(lines.stock_m[mask]), -1.0, lines.stock_m[mask])
        for length, count in zip(*(v.tolist() for v in np.unique(lengths, return_counts=True)), strict=True):
            rows_here = np.flatnonzero(mask)[lengths == length]
            roles = np.unique(cables.role[rows_here].astype(str), return_counts=True)
            where = ", ".join(
                f"{role or 'cable'} {number:,}"
                for role, number in zip(*(v.tolist() for v in roles), strict=True)
            )
            known = length >= 0
            price = None
            if known and (medium.price_usd_fixed is not None or medium.price_usd_per_m is not None):
                price = (medium.price_usd_fixed or 0.0) + (medium.price_usd_per_m or 0.0) * length
            what = "cable" if medium.attached else "fibre cord"
            number = medium.part_numbers if medium.attached else medium.cable_part_numbers
            no_length = (
                ""
                if known
                else (
                    ", length not known"
                    if np.isnan(lines.required_m[rows_here]).all()
                    else ", no stock length is long enough"
                )
            )
            kind = (
                medium.name if medium.attached else f"fibre cord for {medium.name} ({medium.line_connector})"
            )
            spares = max(SPARE_MINIMUM, math.ceil(count * SPARE_CABLES))
            found.append(
                BomLine(
                    what,
                    f"{medium.id}-{length:g}m" if known else medium.id,
                    number,
                    kind + (f", {length:g} m" if known else no_length),
                    "each",
                    count,
                    SPARE_CABLES,
                    spares,
                    length if known else None,
                    price,
                    price_confidence(medium, price),
                    where,
                    medium.source,
                )
            )
    return sorted(found, key=lambda line: (line.category, line.sku))


def _modules(snapshot: Snapshot) -> list[BomLine]:
    """One module per cage that a fibre ends in, however many of its ports are used."""
    cables, lines = snapshot.cables, cable_lines(snapshot)
    module = np.concatenate((lines.a_module, lines.z_module))
    cage = np.stack(
        (
            module,
            np.concatenate((cables.a_device, cables.z_device)),
            np.concatenate((cables.a_port, cables.z_port)),
        ),
        axis=1,
    )[module >= 0]
    found: list[BomLine] = []
    if not len(cage):
        return found
    distinct = np.unique(cage, axis=0)
    device_part = {
        int(u): int(p)
        for u, p in zip(snapshot.devices.uid.tolist(), snapshot.devices.part.tolist(), strict=True)
    }
    for index, (medium, spec) in enumerate(lines.modules):
        mine = distinct[distinct[:, 0] == index]
        if not len(mine) or spec.builtin:
            continue
        parts = np.array([device_part[int(d)] for d in mine[:, 1]])
        where = ", ".join(
            f"{snapshot.spec_of(int(p)).name} {int(n):,}"
            for p, n in zip(*np.unique(parts, return_counts=True), strict=True)
        )
        name = f"{medium.name} module for {spec.cage} cages" + (
            f", {spec.links} ports" if spec.links > 1 else ""
        )
        spares = max(SPARE_MINIMUM, math.ceil(len(mine) * SPARE_OPTICS))
        found.append(
            BomLine(
                "transceiver",
                f"{medium.id}-{spec.cage}-{spec.links}port",
                spec.part_numbers,
                name,
                "each",
                len(mine),
                SPARE_OPTICS,
                spares,
                None,
                spec.price_usd,
                price_confidence(medium, spec.price_usd),
                where,
                medium.source,
            )
        )
    return sorted(found, key=lambda line: line.sku)


def _some(names: list[str], count: int) -> str:
    shown = ", ".join(names)
    return shown if count <= len(names) else f"{shown} and {count - len(names):,} more"
