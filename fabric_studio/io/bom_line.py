"""One line of a bill of materials, what it is called, how many spares it gets and how sure its price is."""

from __future__ import annotations

import math
from dataclasses import dataclass

from fabric_studio.base.language import mark
from fabric_studio.base.wording import listed
from fabric_studio.catalog.parts import Medium, Module, Part

SPARE_OPTICS, SPARE_CABLES, SPARE_MINIMUM = 0.05, 0.03, 2
"""House default: 5 % of the optics, 3 % of the cables, at least 2 of each kind and length; no authority gives a share."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BomLine:
    """One thing to order. unit_price_usd None: unknown. confidence: of the price, an estimate unless its source confirms
    it. spares_by: the rule behind the spares, 0 for what gets none."""

    category: str
    sku: str
    part_number: str = ""
    description: str
    unit: str = mark("each")
    used: int
    spares_by: float = 0.0
    stock_length_m: float | None = None
    unit_price_usd: float | None
    confidence: str
    where_used: str
    source: str

    @property
    def spares(self) -> int:
        return max(SPARE_MINIMUM, math.ceil(self.used * self.spares_by)) if self.spares_by else 0

    @property
    def to_order(self) -> int:
        return self.used + self.spares

    @property
    def extended_usd(self) -> float | None:
        return None if self.unit_price_usd is None else self.unit_price_usd * self.to_order


def cable_sku(medium: Medium, stock_length_m: float | None) -> str:
    """ "400g4-sr4-10m": the medium and the stock length, as the bill and the cable schedule both write it."""
    return medium.id if stock_length_m is None else f"{medium.id}-{stock_length_m:g}m"


def module_sku(medium: Medium, module: Module) -> str:
    """ "400g4-sr4-OSFP-2port": the medium, the cage it goes into and how many links it serves."""
    return f"{medium.id}-{module.cage}-{module.links}port"


def price_confidence(spec: Part | Medium, field: str, price: float | None) -> str:
    """ "estimate" unless the part says that this price of it is published; "unknown" without one."""
    if price is None:
        return "unknown"
    return "confirmed" if spec.field_confidence.get(field, "estimate").startswith("published") else "estimate"


def tallied(names: dict[str, int]) -> str:
    """ "leaf-spine 24, server-leaf 112"."""
    return listed([f"{name} {count:,}" for name, count in sorted(names.items())])
