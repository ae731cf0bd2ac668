"""What to buy for every cable: its stock length and the module in each cage, as columns."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.catalog.ends import cable_end
from fabric_studio.catalog.media import link_price_usd, stock_lengths_m
from fabric_studio.catalog.parts import Medium, Module
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.layout.media import link_types
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ints


@dataclass(frozen=True)
class CableLines:
    """Aligned with snapshot.cables. required_m, stock_m: NaN where unknown or not on sale; surplus_m: stock - required.
    a_module, z_module: index into `modules`, -1 for attached heads, panel positions and what has no module. price_usd:
    planning price of the line with its share of both modules, NaN where unknown. power_w: typical, both ends."""

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
    stock, price, power = np.full(count, np.nan), np.full(count, np.nan), np.full(count, np.nan)
    ends = (np.full(count, -1, np.int64), np.full(count, -1, np.int64))
    modules: list[tuple[Medium, Module]] = []
    known: dict[tuple[str, Module], int] = {}
    z_medium = np.where(cables.z_medium == 0, cables.medium, cables.z_medium)
    for uid in np.unique(cables.medium).tolist():
        medium = snapshot.spec_of(uid)
        rows = np.flatnonzero(cables.medium == uid)
        if isinstance(medium, Medium):
            stock[rows] = stock_lengths_m(medium, required[rows])
    for kind in link_types(snapshot):
        for uid in np.unique(cables.medium[kind.rows]).tolist():
            medium = snapshot.spec_of(uid)
            if not isinstance(medium, Medium) or medium.max_reach_m <= 0:
                continue
            rows = kind.rows[cables.medium[kind.rows] == uid]
            base = link_price_usd(medium, kind.a, kind.z, 0.0, kind.rate_gbps)
            if base is not None:
                price[rows] = base + (medium.price_usd_per_m or 0.0) * stock[rows]
            watts = 0.0
            for side, group in enumerate((kind.a, kind.z)):
                for far in np.unique(z_medium[rows]).tolist() if side else [uid]:
                    optics = snapshot.spec_of(far)
                    if not isinstance(optics, Medium):
                        continue
                    end = cable_end(optics, group, kind.rate_gbps)
                    watts += end.power_w_typ if end.power_w_typ is not None else np.nan
                    if end.module is not None:
                        key = (optics.id, end.module)
                        if key not in known:
                            known[key] = len(modules)
                            modules.append((optics, end.module))
                        here = rows[z_medium[rows] == far] if side else rows
                        ends[side][here] = known[key]
            power[rows] = watts
    return CableLines(required, stock, stock - required, ends[0], ends[1], tuple(modules), price, power)
