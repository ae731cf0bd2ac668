"""Which medium a link gets: the cheapest that fits its cages, its rate and its length."""

from __future__ import annotations

import math

import numpy as np

from fabric_studio.app.commands.ports import Plug
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.media import (
    candidates,
    link_power_w,
    link_price_usd,
    links_carried,
    reach_m,
    stock_length_m,
    stock_lengths_m,
)
from fabric_studio.catalog.parts import Medium
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.layout.media import LinkType, choose, link_types
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ids, Ints


def fabric_of(a: Plug, z: Plug) -> str:
    """The fabric a link belongs to, as its switch says; "" when neither end is a switch that says so."""
    return next((end.part.fabric for end in (a, z) if end.part.kind == "switch" and end.part.fabric), "")


def rate_of(a: Plug, z: Plug) -> float:
    """One-way rate two ends can run at: the slower one's. Between two passive positions it is not known yet, 0."""
    rate = min(a.rate_gbps, z.rate_gbps)
    return rate if math.isfinite(rate) else 0.0


def cheapest(library: Library, a: Plug, z: Plug, required_m: float, *, whole_cages: bool) -> Medium | None:
    """The lowest planning price per link. A twin-port DAC carries both links of two cages and is only taken into account
    with `whole_cages`: both are free. Splitters and media that hold only on a condition are not proposed."""
    rate = rate_of(a, z)
    best: tuple[float, float, str] | None = None
    chosen: Medium | None = None
    for medium in candidates(library, a.group, z.group, rate, fabric=fabric_of(a, z)):
        carried = links_carried(medium, rate)
        if medium.condition or medium.far_connectors or (carried > 1 and not whole_cages):
            continue
        length_m = stock_length_m(medium, required_m)
        if length_m is None or length_m > reach_m(medium, host_a=a.group, host_z=z.group).limit_m:
            continue
        price = link_price_usd(medium, a.group, z.group, length_m, rate)
        power = link_power_w(medium, a.group, z.group, rate)
        rank = (
            math.inf if price is None else price / carried,
            math.inf if power is None else power,
            medium.id,
        )
        if best is None or rank < best:
            best, chosen = rank, medium
    return chosen


def nearest(library: Library, a: Plug, z: Plug) -> Medium | None:
    """The medium with the longest reach of those that fit two cages, for a link that nothing on sale reaches."""
    fitting = [
        medium
        for medium in candidates(library, a.group, z.group, rate_of(a, z), fabric=fabric_of(a, z))
        if not medium.condition
        and not medium.far_connectors
        and links_carried(medium, rate_of(a, z)) == 1
        and reach_m(medium, host_a=a.group, host_z=z.group).limit_m > 0
    ]
    return max(fitting, key=lambda m: reach_m(m, host_a=a.group, host_z=z.group).limit_m, default=None)


def cheapest_of_all(snapshot: Snapshot, library: Library, wanted: Flags) -> tuple[list[Medium], Ints, Ids]:
    """The cheapest medium for every wanted cable line at once.

    Returns the media, for each line of the design the index of its medium (-1: nothing fits, or not wanted) and its
    assembly: the uid of the first line where a twin-port cable joins lines, else 0.
    """
    media: list[Medium] = []
    medium, assembly = np.full(len(wanted), -1, np.int64), np.zeros(len(wanted), np.int64)
    required_m = cable_lengths(snapshot).required_mm / 1e3
    for link in link_types(snapshot):
        rows = link.rows[wanted[link.rows]]
        if not len(rows):
            continue
        single = choose(library, link, required_m[rows])
        price = np.where(np.isnan(single.price_usd), np.inf, single.price_usd)
        medium[rows] = np.where(single.medium >= 0, single.medium + len(media), -1)
        media.extend(single.media)
        for twin, pair, cost in _twins(snapshot, library, link, rows, required_m):
            alone = price[np.searchsorted(rows, pair)].sum(axis=1)
            better = cost < alone
            chosen = pair[better]
            medium[chosen] = len(media)
            assembly[chosen] = snapshot.cables.uid[chosen[:, :1]]
            price[np.searchsorted(rows, chosen)] = (cost[better] / pair.shape[1])[:, None]
            media.append(twin)
    return media, medium, assembly


def _twins(
    snapshot: Snapshot, library: Library, link: LinkType, rows: Ints, required_m: Floats
) -> list[tuple[Medium, Ints, Floats]]:
    """Media that join the lines between two cages into one cable: (medium, lines (P, carried) by row, price (P,))."""
    per_cage = link.a.logical_per_cage
    if per_cage < 2 or per_cage != link.z.logical_per_cage:
        return []
    groups = full_pairs(snapshot, rows, per_cage)
    if not len(groups):
        return []
    found = []
    for medium in candidates(library, link.a, link.z, link.rate_gbps, fabric=link.fabric):
        if medium.condition or medium.far_connectors or links_carried(medium, link.rate_gbps) != per_cage:
            continue
        stock = stock_lengths_m(medium, required_m[groups].max(axis=1))
        limit_m = reach_m(medium, host_a=link.a, host_z=link.z).limit_m
        base = link_price_usd(medium, link.a, link.z, 0.0, link.rate_gbps)
        cost = np.full(len(stock), 1e15) if base is None else base + (medium.price_usd_per_m or 0.0) * stock
        found.append((medium, groups, np.where(stock <= limit_m, cost, np.inf)))
    return found


def full_pairs(snapshot: Snapshot, rows: Ints, per_cage: int) -> Ints:
    """Lines (given as rows) that join the same two cages, `per_cage` of each pair with nobody else in either cage.
    Shape (P, per_cage), in lane order of the A end."""
    cables = snapshot.cables
    a_cage, z_cage = cables.a_device * 65536 + cables.a_port, cables.z_device * 65536 + cables.z_port
    cages, load = np.unique(np.concatenate((a_cage, z_cage)), return_counts=True)
    alone = (load[np.searchsorted(cages, a_cage[rows])] == per_cage) & (
        load[np.searchsorted(cages, z_cage[rows])] == per_cage
    )
    rows = rows[alone]
    order = rows[np.lexsort((cables.a_lane[rows], z_cage[rows], a_cage[rows]))]
    key = np.stack((a_cage[order], z_cage[order]), axis=1)
    if not len(order):
        return np.empty((0, per_cage), np.int64)
    starts = np.flatnonzero(np.append(True, (np.diff(key, axis=0) != 0).any(axis=1)))
    full = starts[np.diff(np.append(starts, len(order))) == per_cage]
    pairs: Ints = order[full[:, None] + np.arange(per_cage)]
    return pairs
