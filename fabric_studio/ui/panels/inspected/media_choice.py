"""Which media a selection of cables may be of: what fits first, everything else below with the reason."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from fabric_studio.base.language import tr
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.media import link_price_usd, reach_m, stock_length_m, why_not
from fabric_studio.catalog.parts import Medium
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.layout.media import LinkType, link_types
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids


@dataclass(frozen=True, slots=True)
class MediumChoice:
    """One row of the chooser. `reason`: why it does not fit, "" when it does. `note`: what it costs and reaches."""

    medium: Medium
    reason: str
    note: str
    price_usd: float


def ranked_media(snapshot: Snapshot, library: Library, cables: Ids) -> list[MediumChoice]:
    """Every medium of the catalogue for these cables: those that fit all of them by price, then those that fit the ports but
    not the length, then the rest."""
    rows = snapshot.cables.index_of(cables)
    wanted = np.zeros(len(snapshot.cables), bool)
    wanted[rows] = True
    required_m = cable_lengths(snapshot).required_mm / 1e3
    types: list[tuple[LinkType, float]] = []
    for link in link_types(snapshot):
        mine = link.rows[wanted[link.rows]]
        if len(mine):
            types.append((link, float(np.max(required_m[mine]))))
    ranked = []
    for medium in library.media.values():
        if medium.factory_fitted:
            continue
        order, choice = _judge(medium, types)
        ranked.append((order, choice.price_usd, medium.speed_gbps, medium.id, choice))
    return [entry[-1] for entry in sorted(ranked, key=lambda entry: entry[:4])]


def _judge(medium: Medium, types: list[tuple[LinkType, float]]) -> tuple[int, MediumChoice]:
    order, reason, price, limit_m = 0, "", 0.0, math.inf
    for link, required_m in types:
        misfit = why_not(medium, link.a, link.z, link.rate_gbps, fabric=link.fabric)
        if misfit:
            return 3, MediumChoice(medium, misfit, _reach_words(medium.max_reach_m), math.inf)
        limit_m = min(limit_m, reach_m(medium, host_a=link.a, host_z=link.z).limit_m)
        stock_m = stock_length_m(medium, required_m)
        if required_m > limit_m:
            order, reason = (
                2,
                tr(
                    "{required_m:.1f} of {limit_m:g} m: {required_m2:.1f} m too short",
                    required_m=required_m,
                    limit_m=limit_m,
                    required_m2=required_m - limit_m,
                ),
            )
        elif stock_m is None and not math.isnan(required_m):
            order, reason = max(order, 2), tr("not made {required_m:.1f} m long", required_m=required_m)
        each = link_price_usd(
            medium, link.a, link.z, stock_m or max(0.0, np.nan_to_num(required_m)), link.rate_gbps
        )
        price = max(price, math.inf if each is None else each)
    if order == 0 and medium.condition:
        order, reason = 1, ""
    note = _reach_words(limit_m if math.isfinite(limit_m) else medium.max_reach_m)
    if math.isfinite(price) and price > 0:
        note += tr("  ${price:,.0f} est.", price=price)
    if medium.condition:
        note += tr("  only with {condition}", condition=medium.condition)
    return order, MediumChoice(medium, reason, note, price)


def _reach_words(limit_m: float) -> str:
    return (
        tr("to {limit_m:g} km", limit_m=limit_m / 1000)
        if limit_m >= 1000
        else tr("to {limit_m:g} m", limit_m=limit_m)
    )
