"""The cheapest cable that would really do: fits the cages, reaches, is sold in a length that is long enough."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from fabric_studio.base.language import tr
from fabric_studio.catalog.ends import cable_end
from fabric_studio.catalog.media import (
    candidates,
    link_power_w,
    link_price_usd,
    links_carried,
    reach_m,
    stock_length_m,
    why_not,
)
from fabric_studio.catalog.parts import Medium, PortGroup
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.layout.media import LinkType, link_types
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids, Ints
from fabric_studio.routing.links import WIRING, links_of
from fabric_studio.rules.findings import Fix
from fabric_studio.rules.rule import Context

T = TypeVar("T")
LOSSY_COPPER = ("DAC", "ACC")
"""Copper that is not retimed: its margin shrinks with every centimetre."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """What to use instead. stock_m: the length of every cable to buy; power_w: at the A and at the Z end, typical, None
    where unknown."""

    medium: Medium
    stock_m: tuple[float, ...]
    power_w: tuple[float | None, float | None]

    @property
    def lengths(self) -> str:
        """ "5 m", "2 x 5 m", "3 + 30 + 5 m"."""
        if len(self.stock_m) > 1 and len(set(self.stock_m)) == 1:
            return f"{len(self.stock_m)} x {self.stock_m[0]:g} m"
        return " + ".join(f"{length:g}" for length in self.stock_m) + " m"

    @property
    def words(self) -> str:
        """ "400G AEC (4x100G) fits: 5 m, 5 W per end"."""
        a, z = self.power_w
        if a is None or z is None:
            power = tr("power not known")
        elif math.isclose(a, z):
            power = tr("{power:g} W per end", power=a)
        else:
            power = tr("{a:g} W at one end and {z:g} W at the other", a=a, z=z)
        return tr(
            "{medium} fits: {lengths}, {power}", medium=self.medium.name, lengths=self.lengths, power=power
        )

    def fix(self, cables: Ids) -> Fix:
        return Fix(
            "set-medium",
            {"cables": cables.tolist(), "medium": self.medium.id},
            tr("use {medium}, {lengths}", medium=self.medium.name, lengths=self.lengths),
        )


@dataclass(frozen=True, slots=True)
class _Line:
    """One link that the new medium has to carry: the port groups at its ends, its cables by required length."""

    a: PortGroup
    z: PortGroup
    rate_gbps: float
    fabric: str
    parts: tuple[LinkType, ...]
    required_m: tuple[float, ...]
    fibres: tuple[str, ...]
    a_cage: tuple[int, int]
    z_cage: tuple[int, int]


def type_of_cable(snapshot: Snapshot) -> Ints:
    """Index into `link_types` for every cable, -1 where a cage does not exist."""

    def compute(s: Snapshot) -> Ints:
        found = np.full(len(s.cables), -1, np.int64)
        for index, kind in enumerate(link_types(s)):
            found[kind.rows] = index
        return found

    return snapshot.derived_from(WIRING, "rules.type_of_cable", compute)


def cheapest(context: Context, links: Sequence[int], *, share: float = 1.0) -> Proposal | None:
    """The cheapest medium for the links (rows of `links_of`) of one physical cable, or for one link over panels.

    A twin-port cable is proposed for all lines between two cages, a splitter for lines out of one cage; fibre makes each
    line a cable of its own. `share`: unretimed copper must stay below this part of its reach. None when nothing on sale
    fits and reaches, or a length is not known.
    """
    lines = [line for row in links if (line := _line(context.snapshot, row)) is not None]
    if len(lines) < len(links) or not lines:
        return None
    best: tuple[float, float, str] | None = None
    chosen: Proposal | None = None
    first = lines[0]
    for medium in _candidates(context, first.a, first.z, first.rate_gbps, first.fabric):
        stock = _stock(context, medium, lines, share)
        if stock is None:
            continue
        price, power = _cost(context, medium, lines, stock)
        rank = (price, power, medium.id)
        if best is None or rank < best:
            best, chosen = rank, Proposal(medium, stock, _power_at_ends(medium, lines))
    return chosen


def _line(snapshot: Snapshot, row: int) -> _Line | None:
    links, cables, kinds = links_of(snapshot), snapshot.cables, link_types(snapshot)
    if links.z[row] < 0:
        return None
    chain = links.cable[links.ptr[row] : links.ptr[row + 1]]
    index = type_of_cable(snapshot)[chain]
    required = cable_lengths(snapshot).required_mm[chain] / 1e3
    if (index < 0).any() or not np.isfinite(required).all():
        return None
    parts = tuple(kinds[k] for k in index.tolist())
    devices = snapshot.devices.uid
    forward = cables.a_device[chain[0]] == devices[links.a[row]]
    onward = cables.z_device[chain[-1]] == devices[links.z[row]]
    return _Line(
        parts[0].a if forward else parts[0].z,
        parts[-1].z if onward else parts[-1].a,
        float(links.rate_gbps[row]),
        next((part.fabric for part in parts if part.fabric), ""),
        parts if len(parts) > 1 else (),
        tuple(required.tolist()),
        tuple(sorted({str(grade) for grade in cables.fibre[chain] if grade})),
        (int(links.a[row]), int(links.a_port[row])),
        (int(links.z[row]), int(links.z_port[row])),
    )


def does(context: Context, medium: Medium, links: Sequence[int]) -> bool:
    """Whether this medium fits, reaches and is sold in the lengths that these links need."""
    lines = [line for row in links if (line := _line(context.snapshot, row)) is not None]
    if len(lines) < len(links) or not lines:
        return False
    first = lines[0]
    if medium.id not in {m.id for m in _candidates(context, first.a, first.z, first.rate_gbps, first.fabric)}:
        return False
    return _stock(context, medium, lines, 1.0) is not None


def _kept(context: Context, key: object, compute: Callable[[], T]) -> T:
    if key not in context.kept:
        context.kept[key] = compute()
    found: T = context.kept[key]
    return found


def _candidates(context: Context, a: PortGroup, z: PortGroup, rate: float, fabric: str) -> tuple[Medium, ...]:
    def compute() -> tuple[Medium, ...]:
        return tuple(m for m in candidates(context.library, a, z, rate, fabric=fabric) if not m.condition)

    return _kept(context, ("candidates", a, z, rate, fabric), compute)


def _fits(context: Context, medium: Medium, a: PortGroup, z: PortGroup, rate: float, fabric: str) -> bool:
    def compute() -> bool:
        return not why_not(medium, a, z, rate, fabric=fabric)

    return _kept(context, ("fits", medium.id, a, z, rate, fabric), compute)


def _limit_m(context: Context, medium: Medium, line: _Line) -> float:
    def compute() -> float:
        return min(
            reach_m(medium, fibre=grade or None, host_a=line.a, host_z=line.z).limit_m
            for grade in line.fibres or ("",)
        )

    return _kept(context, ("reach", medium.id, line.a, line.z, line.fibres), compute)


def _stock(
    context: Context, medium: Medium, lines: Sequence[_Line], share: float
) -> tuple[float, ...] | None:
    """The lengths to buy, None where the medium does not do for all of the lines."""
    carried = links_carried(medium, lines[0].rate_gbps)
    if carried > 1 and not _one_cable(medium, lines, carried):
        return None
    lengths: list[float] = []
    for line in lines:
        if line.parts and medium.attached:
            return None
        checks = [(line.a, line.z, line.fabric), *((part.a, part.z, part.fabric) for part in line.parts)]
        if not all(_fits(context, medium, a, z, line.rate_gbps, fabric) for a, z, fabric in checks):
            return None
        limit_m = _limit_m(context, medium, line)
        if medium.medium_class in LOSSY_COPPER and sum(line.required_m) >= share * limit_m and share < 1:
            return None
        here = [stock_length_m(medium, required) for required in line.required_m]
        known = [length for length in here if length is not None]
        if len(known) < len(here) or sum(known) > limit_m:
            return None
        lengths += known
    return tuple(lengths) if carried == 1 else (max(lengths),)


def _one_cable(medium: Medium, lines: Sequence[_Line], carried: int) -> bool:
    """Whether a cable that carries several links can carry just these lines."""
    a_cages, z_cages = {line.a_cage for line in lines}, {line.z_cage for line in lines}
    if medium.far_connectors:
        one, many = sorted((a_cages, z_cages), key=len)
        return 1 < len(lines) <= carried and len(one) == 1 and len(many) == len(lines)
    return len(lines) == carried and len(a_cages) == len(z_cages) == 1


def _cost(
    context: Context, medium: Medium, lines: Sequence[_Line], stock: tuple[float, ...]
) -> tuple[float, float]:
    """Planning price and power of all the lines; what is not known counts as infinite."""
    one_cable = links_carried(medium, lines[0].rate_gbps) > 1
    ends = [_price_and_power(context, medium, line) for line in lines]
    price = sum(cost for cost, _ in (ends[:1] if one_cable else ends))
    return price + (medium.price_usd_per_m or 0.0) * sum(stock), sum(power for _, power in ends)


def _price_and_power(context: Context, medium: Medium, line: _Line) -> tuple[float, float]:
    def compute() -> tuple[float, float]:
        price = link_price_usd(medium, line.a, line.z, 0.0, line.rate_gbps)
        power = link_power_w(medium, line.a, line.z, line.rate_gbps)
        return math.inf if price is None else price, math.inf if power is None else power

    return _kept(context, ("cost", medium.id, line.a, line.z, line.rate_gbps), compute)


def _power_at_ends(medium: Medium, lines: Sequence[_Line]) -> tuple[float | None, float | None]:
    line = lines[0]
    heads = len(lines) if links_carried(medium, line.rate_gbps) > 1 and not medium.far_connectors else 1
    a, z = (cable_end(medium, end, line.rate_gbps).power_w_typ for end in (line.a, line.z))
    return (None if a is None else a * heads, None if z is None else z * heads)
