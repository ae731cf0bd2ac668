"""What to buy for every cable: its stock length and the module in each cage, as columns."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.catalog.ends import cable_end
from fabric_studio.catalog.media import stock_lengths_m
from fabric_studio.catalog.parts import Medium, Module
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.layout.media import link_types
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ids, Ints


@dataclass(frozen=True)
class CableLines:
    """Aligned with snapshot.cables, one row per link. required_m: of this link, NaN where unknown. stock_m: length to buy
    of the physical cable, the same on all rows of an assembly and long enough for its longest tail; NaN where nothing is
    on sale and for the fibre of a WAN span, which nobody buys by the metre. surplus_m: stock - required.

    a_module, z_module: index into `modules`, -1 for attached heads, panel positions and what has no module. price_usd,
    power_w (typical): the row's share of the physical cable and of the modules at both ends, NaN where unknown, so that
    sums over rows count nothing twice.
    """

    required_m: Floats
    stock_m: Floats
    surplus_m: Floats
    a_module: Ints
    z_module: Ints
    modules: tuple[tuple[Medium, Module], ...]
    price_usd: Floats
    power_w: Floats


def cable_lines(snapshot: Snapshot) -> CableLines:
    return snapshot.derived("layout.lines", _lines)


def _lines(snapshot: Snapshot) -> CableLines:
    cables, count = snapshot.cables, len(snapshot.cables)
    required = cable_lengths(snapshot).required_mm / 1e3
    whole, first = _assemblies(cables.uid, cables.assembly)
    # One tail of unknown length makes the whole cable's unknown: no stock length is infinite.
    longest = np.zeros(len(first))
    np.maximum.at(longest, whole, np.where(np.isnan(required), np.inf, required))
    share = 1.0 / np.bincount(whole, minlength=len(first))[whole]
    stock, price, power = np.full(count, np.nan), np.full(count, np.nan), np.full(count, np.nan)
    for uid in np.unique(cables.medium).tolist():
        medium = snapshot.spec_of(uid)
        rows = np.flatnonzero((cables.medium == uid) & (cables.span == 0))
        if isinstance(medium, Medium):
            stock[rows] = stock_lengths_m(medium, longest[whole[rows]])

    known: dict[tuple[str, Module], int] = {}
    found: list[tuple[Medium, Module]] = []
    ends = (np.full(count, -1, np.int64), np.full(count, -1, np.int64))
    z_medium = np.where(cables.z_medium == 0, cables.medium, cables.z_medium)
    for kind in link_types(snapshot):
        for a_uid, z_uid in np.unique(np.stack((cables.medium, z_medium))[:, kind.rows], axis=1).T.tolist():
            optics = snapshot.spec_of(a_uid), snapshot.spec_of(z_uid)
            rows = kind.rows[(cables.medium[kind.rows] == a_uid) & (z_medium[kind.rows] == z_uid)]
            price[rows] = _cable_price(optics[0], stock[rows], cables.span[rows] != 0) * share[rows]
            power[rows] = 0.0
            for side, (medium, group) in enumerate(zip(optics, (kind.a, kind.z), strict=True)):
                if not isinstance(medium, Medium) or medium.max_reach_m <= 0:
                    price[rows] = power[rows] = np.nan
                    continue
                end = cable_end(medium, group, kind.rate_gbps)
                price[rows] += np.nan if end.price_usd is None else end.price_usd
                power[rows] += np.nan if end.power_w_typ is None else end.power_w_typ
                if end.module is not None:
                    key = (medium.id, end.module)
                    if key not in known:
                        known[key] = len(found)
                        found.append((medium, end.module))
                    ends[side][rows] = known[key]
    return CableLines(required, stock, stock - required, ends[0], ends[1], tuple(found), price, power)


def _assemblies(uid: Ids, assembly: Ids) -> tuple[Ints, Ids]:
    """The physical cable of each row, as an index into the uids of their first rows."""
    first, whole = np.unique(np.where(assembly == 0, uid, assembly), return_inverse=True)
    return whole.astype(np.int64), first


def _cable_price(medium: object, stock_m: Floats, over_span: Flags) -> Floats:
    if not isinstance(medium, Medium) or (medium.price_usd_fixed is None and medium.price_usd_per_m is None):
        return np.full(len(stock_m), np.nan)
    bought = (medium.price_usd_fixed or 0.0) + (medium.price_usd_per_m or 0.0) * stock_m
    return np.where(over_span, 0.0, bought)
