"""The bill of materials: what to buy, how many, with spares, and how sure each figure is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from fabric_studio.base.language import counted, mark, tr
from fabric_studio.catalog.parts import Medium, Part
from fabric_studio.io.bom_cables import cable_lines_to_order, module_lines, span_lines
from fabric_studio.io.bom_line import BomLine
from fabric_studio.io.bom_parts import part_lines
from fabric_studio.layout.lines import cable_lines
from fabric_studio.layout.load import physical_cables
from fabric_studio.layout.totals import rack_totals
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ints


@dataclass(frozen=True)
class Total:
    """One total of the whole design. confidence: as of a line; note: what is not in it."""

    what: str
    value: float
    unit: str
    confidence: str
    note: str


@dataclass(frozen=True)
class Bill:
    """All lines in the order of a purchase, and the totals: power and mass as drawn, cost of what is to be ordered."""

    lines: tuple[BomLine, ...]
    totals: tuple[Total, ...]


COLUMNS = (
    mark("line"),
    mark("category"),
    mark("SKU"),
    mark("manufacturer part no."),
    mark("description"),
    mark("unit"),
    mark("qty used"),
    mark("spare (%)"),
    mark("spare qty"),
    mark("qty to order"),
    mark("stock length (m)"),
    mark("lead time (weeks)"),
    mark("unit price (USD)"),
    mark("extended (USD)"),
    mark("confidence"),
    mark("where used"),
    mark("source"),
)


def bill_of_materials(snapshot: Snapshot) -> Bill:
    """Racks, devices, cables by medium and stock length, the modules that fibres need in their cages, WAN fibre."""
    lines = (
        *part_lines(snapshot),
        *cable_lines_to_order(snapshot),
        *module_lines(snapshot),
        *span_lines(snapshot),
    )
    return Bill(lines, (*_physical_totals(snapshot), _cost(lines)))


def titles() -> list[str]:
    """COLUMNS in the language of the reader."""
    return [tr(name) for name in COLUMNS]


def rows(bill: Bill) -> list[list[object]]:
    """The lines as a table under COLUMNS, None for what is unknown."""
    return [
        [
            number,
            tr(line.category),
            line.sku,
            line.part_number,
            line.description,
            tr(line.unit),
            line.used,
            line.spares_by * 100,
            line.spares,
            line.to_order,
            line.stock_length_m,
            None,
            line.unit_price_usd,
            line.extended_usd,
            tr(line.confidence),
            line.where_used,
            line.source,
        ]
        for number, line in enumerate(bill.lines, 1)
    ]


def total_rows(bill: Bill) -> list[list[object]]:
    """The totals under the same columns, to stand below the lines: money under the money, the rest with its unit."""
    found = []
    for total in bill.totals:
        row: list[object] = [None] * len(COLUMNS)
        row[1], row[4], row[5] = tr("total"), total.what, total.unit
        row[COLUMNS.index("extended (USD)" if total.unit == "USD" else "qty used")] = total.value
        row[COLUMNS.index("confidence")], row[COLUMNS.index("source")] = tr(total.confidence), total.note
        found.append(row)
    return found


def _physical_totals(snapshot: Snapshot) -> list[Total]:
    totals, lines = rack_totals(snapshot), cable_lines(snapshot)
    bought = physical_cables(snapshot) & (snapshot.cables.span == 0)
    mass = lines.stock_m[bought] * _kg_per_m(snapshot)[bought]
    parts = [spec for spec in snapshot.parts.spec if isinstance(spec, Part)]
    media = [spec for spec in snapshot.parts.spec if isinstance(spec, Medium)]
    return [
        _total(tr("Power, typical"), totals.power_typ_w, "W", totals.unknown_power_typ, parts, "power_typ_w"),
        _total(tr("Power, maximum"), totals.power_max_w, "W", totals.unknown_power, parts, "power_max_w"),
        _total(tr("Mass of racks and devices"), totals.mass_kg, "kg", totals.unknown_mass, parts, "mass_kg"),
        _total(tr("Mass of cables"), mass, "kg", np.isnan(mass).astype(np.int64), media, "cable_kg_per_m"),
    ]


def _total(
    what: str, values: Floats, unit: str, unknown: Ints, specs: Sequence[Part | Medium], field: str
) -> Total:
    missing, value = int(unknown.sum()), float(np.nansum(values))
    estimate = any(getattr(spec, field) is not None and spec.is_estimate(field) for spec in specs)
    sure = mark("unknown") if missing and not value else mark("estimate") if estimate else mark("confirmed")
    note = (
        tr("at least: {count:,} without a figure are not in it", count=missing)
        if missing
        else tr("sum of the parts' figures")
    )
    return Total(what, value, unit, sure, note)


def _kg_per_m(snapshot: Snapshot) -> Floats:
    """Per cable, NaN where its medium gives no figure."""
    known = [
        np.nan if not isinstance(spec, Medium) or spec.cable_kg_per_m is None else spec.cable_kg_per_m
        for spec in snapshot.parts.spec
    ]
    return np.array(known, float)[snapshot.parts.index_of(snapshot.cables.medium)]


def _cost(lines: tuple[BomLine, ...]) -> Total:
    unpriced = sum(line.unit_price_usd is None for line in lines)
    sure = tr("for planning, never a quote")
    if unpriced:
        sure += counted(
            unpriced, "; at least: {count} line has no price", "; at least: {count} lines have no price"
        )
    cost = sum(line.extended_usd or 0.0 for line in lines)
    return Total(tr("Cost of what is to be ordered"), cost, "USD", "estimate", sure)
