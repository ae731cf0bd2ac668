"""Choosing a medium: which ones fit two cages at a speed, which stock length to buy, and the cheapest that reaches."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Protocol

import numpy as np
import numpy.typing as npt

from fabric_studio.catalog.ends import End, cable_end
from fabric_studio.catalog.fit import line_connector, links_carried, why_not
from fabric_studio.catalog.parts import Medium
from fabric_studio.catalog.reach import ClassRule, Reach, class_reach, reach_m

__all__ = [
    "MEDIUM_CLASSES",
    "ClassRule",
    "Reach",
    "candidates",
    "cheapest_that_fits",
    "class_reach",
    "line_connector",
    "link_power_w",
    "link_price_usd",
    "links_carried",
    "reach_m",
    "stock_length_m",
    "stock_lengths_m",
    "why_not",
]

MEDIUM_CLASSES = ("DAC", "ACC", "AEC", "AOC", "SR", "DR", "FR", "LR", "ZR", "LPO", "CPO", "BASE-T")
"""Classes in the order a chooser shows them."""

_TOLERANCE_M = 1e-6
"""Lengths are whole millimetres; a required length this much over a stock length is that stock length."""


class HasMedia(Protocol):
    @property
    def media(self) -> Mapping[str, Medium]: ...


Pool = HasMedia | Iterable[Medium]
"""A library, or media from anywhere."""


def _pool(pool: Pool) -> Iterable[Medium]:
    media = getattr(pool, "media", None)
    return media.values() if media is not None else pool  # type: ignore[return-value]


def candidates(
    pool: Pool, end_a: End, end_z: End, speed_gbps: float, *, fabric: str = ""
) -> tuple[Medium, ...]:
    """The media that can carry a link of that speed between two cages, in chooser order.

    An end is a PortGroup (exact: its lanes, its links per cage) or only the name of a cage. Attached media must fit
    both cages and fill them; fibre media need a module for each end. `fabric` (a part's, such as "InfiniBand NDR")
    leaves out what is not offered for it.
    """
    fitting = [m for m in _pool(pool) if not why_not(m, end_a, end_z, speed_gbps, fabric=fabric)]
    return tuple(sorted(fitting, key=lambda m: (_class_order(m), m.id)))


def _class_order(medium: Medium) -> int:
    known = medium.medium_class in MEDIUM_CLASSES
    return MEDIUM_CLASSES.index(medium.medium_class) if known else len(MEDIUM_CLASSES)


def stock_length_m(medium: Medium, required_m: float) -> float | None:
    """The next stock length up; None where the medium has no stock length that long (or none is known)."""
    if math.isnan(required_m):
        return None
    return next((length for length in medium.stock_lengths_m if length >= required_m - _TOLERANCE_M), None)


def stock_lengths_m(medium: Medium, required_m: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """`stock_length_m` for an array of required lengths of any shape; NaN where there is none."""
    stock = np.append(np.asarray(medium.stock_lengths_m, dtype=np.float64), np.nan)
    index = np.searchsorted(stock[:-1], np.asarray(required_m, dtype=np.float64) - _TOLERANCE_M, side="left")
    lengths: npt.NDArray[np.float64] = stock[index]
    return lengths


def link_price_usd(
    medium: Medium, end_a: End, end_z: End, length_m: float, speed_gbps: float | None = None
) -> float | None:
    """Planning price of one link: the cable and its share of the modules at both ends; an estimate, None if unknown."""
    if medium.price_usd_fixed is None and medium.price_usd_per_m is None:
        return None
    price = (medium.price_usd_fixed or 0.0) + (medium.price_usd_per_m or 0.0) * length_m
    for end in (end_a, end_z):
        at_end = cable_end(medium, end, speed_gbps)
        if at_end.price_usd is None:
            return None
        price += at_end.price_usd
    return price


def link_power_w(medium: Medium, end_a: End, end_z: End, speed_gbps: float | None = None) -> float | None:
    """Typical power of one link's share of both ends; None if unknown."""
    powers = [cable_end(medium, end, speed_gbps).power_w_typ for end in (end_a, end_z)]
    return None if None in powers else sum(power for power in powers if power is not None)


def cheapest_that_fits(
    pool: Pool,
    end_a: End,
    end_z: End,
    speed_gbps: float,
    *,
    required_m: float,
    fibre: str | None = None,
    fabric: str = "",
) -> Medium | None:
    """The medium with the lowest planning price that fits both cages and has a stock length within its reach.

    Equal prices: the one that draws less power. Media that hold only on a condition (an LPO-qualified host) are not
    proposed. None when nothing on sale reaches that far, or the length is unknown.
    """
    best: tuple[float, float, str] | None = None
    chosen: Medium | None = None
    for medium in candidates(pool, end_a, end_z, speed_gbps, fabric=fabric):
        length_m = stock_length_m(medium, required_m)
        limit_m = reach_m(medium, fibre=fibre, host_a=end_a, host_z=end_z).limit_m
        if medium.condition or length_m is None or length_m > limit_m:
            continue
        price = link_price_usd(medium, end_a, end_z, length_m, speed_gbps)
        power = link_power_w(medium, end_a, end_z, speed_gbps)
        rank = (math.inf if price is None else price, math.inf if power is None else power, medium.id)
        if best is None or rank < best:
            best, chosen = rank, medium
    return chosen
