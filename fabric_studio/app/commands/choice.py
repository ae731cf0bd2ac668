"""Which medium a link gets: the cheapest that fits its cages, its rate and its length."""

from __future__ import annotations

import math
from collections.abc import Iterator

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
    why_not,
)
from fabric_studio.catalog.parts import Medium, PortGroup
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.layout.media import LinkType, choose, choose_all, link_types
from fabric_studio.model.ends import ends_of
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
    return _farthest(library, a.group, z.group, rate_of(a, z), fabric_of(a, z))


def _farthest(library: Library, a: PortGroup, z: PortGroup, rate_gbps: float, fabric: str) -> Medium | None:
    fitting = [
        medium
        for medium in candidates(library, a, z, rate_gbps, fabric=fabric)
        if not medium.condition
        and not medium.far_connectors
        and links_carried(medium, rate_gbps) == 1
        and reach_m(medium, host_a=a, host_z=z).limit_m > 0
    ]
    return max(fitting, key=lambda m: reach_m(m, host_a=a, host_z=z).limit_m, default=None)


def cheapest_of_all(
    snapshot: Snapshot, library: Library, wanted: Flags, *, classes: tuple[str, ...] = ()
) -> tuple[list[Medium], Ints, Ids]:
    """The cheapest medium for every wanted cable line at once; `classes` narrows the choice.

    Lines that share twin-port cages get one medium, as a cage takes one module: that of the longest, or of a line that is
    not wanted and stays as it is. Returns the media, for each line of the design the index of its medium (-1: nothing
    fits, or not wanted) and its assembly: the uid of the first line where a twin-port cable joins lines, else 0.
    """
    media, medium = choose_all(snapshot, library, wanted, classes=classes)
    assembly = np.zeros(len(wanted), np.int64)
    required_m = cable_lengths(snapshot).required_mm / 1e3
    _follow_neighbours(snapshot, wanted, required_m, media, medium)
    for link in link_types(snapshot):
        rows = link.rows[wanted[link.rows]]
        groups = _groups_for_twins(snapshot, link, rows)
        if not len(groups):
            continue
        # As if each line were alone: the lines between two cages are of one length, and nobody else is in them.
        single = choose(library, link, required_m[rows], classes=classes)
        price = np.where(np.isnan(single.price_usd) | (single.medium < 0), np.inf, single.price_usd)
        for twin, cost in _twins(library, link, groups, required_m):
            if classes and twin.medium_class not in classes:
                continue
            better = cost < price[np.searchsorted(rows, groups)].sum(axis=1)
            chosen = groups[better]
            medium[chosen] = len(media)
            assembly[chosen] = snapshot.cables.uid[chosen[:, :1]]
            price[np.searchsorted(rows, chosen)] = (cost[better] / groups.shape[1])[:, None]
            media.append(twin)
    return media, medium, assembly


def nearest_of_all(
    snapshot: Snapshot, library: Library, wanted: Flags, media: list[Medium], medium: Ints
) -> tuple[list[Medium], Ints]:
    """`nearest` for every wanted line: for what nothing on sale reaches, the medium that reaches farthest. Adds to what
    `cheapest_of_all` found."""
    media, medium = list(media), medium.copy()
    for link in link_types(snapshot):
        rows = link.rows[wanted[link.rows]]
        if len(rows):
            best = _farthest(library, link.a, link.z, link.rate_gbps, link.fabric)
            if best is not None:
                medium[rows] = len(media)
                media.append(best)
    return media, medium


def _follow_neighbours(
    snapshot: Snapshot, wanted: Flags, required_m: Floats, media: list[Medium], medium: Ints
) -> None:
    """Give a line the medium that sits in one of its cages already, where that does."""
    ends, count = ends_of(snapshot), len(snapshot.cables)
    fibre = np.array(
        [isinstance(s, Medium) and not s.attached and s.max_reach_m > 0 for s in snapshot.parts.spec], bool
    )
    if not fibre.any() or wanted.all():
        return
    cage = ends.device * 65536 + ends.port
    fixed = np.flatnonzero(~wanted[ends.cable] & fibre[ends.medium] & (ends.role != "patch"))
    fixed = fixed[np.argsort(cage[fixed], kind="stable")]
    here = np.flatnonzero(wanted[ends.cable] & (ends.role != "patch"))
    place = np.searchsorted(cage[fixed], cage[here])
    met = place < len(fixed)
    met[met] = cage[fixed[place[met]]] == cage[here[met]]
    neighbour = np.full(count, -1, np.int64)
    neighbour[ends.cable[here[met]]] = ends.medium[fixed[place[met]]]
    if not met.any():
        return
    for link in link_types(snapshot):
        rows = link.rows[neighbour[link.rows] >= 0]
        for part in np.unique(neighbour[rows]).tolist():
            spec = snapshot.parts.spec[part]
            same = rows[neighbour[rows] == part]
            if why_not(spec, link.a, link.z, link.rate_gbps, fabric=link.fabric):
                continue
            limit_m = reach_m(spec, host_a=link.a, host_z=link.z).limit_m
            medium[same[stock_lengths_m(spec, required_m[same]) <= limit_m]] = len(media)
            media.append(spec)


def _groups_for_twins(snapshot: Snapshot, link: LinkType, rows: Ints) -> Ints:
    """The lines that one twin-port cable could carry together, shape (P, links per cage)."""
    per_cage = link.a.logical_per_cage
    if per_cage < 2 or per_cage != link.z.logical_per_cage or not len(rows):
        return np.empty((0, 2), np.int64)
    return full_pairs(snapshot, rows, per_cage)


def _twins(
    library: Library, link: LinkType, groups: Ints, required_m: Floats
) -> Iterator[tuple[Medium, Floats]]:
    """Media that join the lines between two cages into one cable, each with its price for every group."""
    for medium in candidates(library, link.a, link.z, link.rate_gbps, fabric=link.fabric):
        if (
            medium.condition
            or medium.far_connectors
            or links_carried(medium, link.rate_gbps) != groups.shape[1]
        ):
            continue
        stock = stock_lengths_m(medium, required_m[groups].max(axis=1))
        limit_m = reach_m(medium, host_a=link.a, host_z=link.z).limit_m
        base = link_price_usd(medium, link.a, link.z, 0.0, link.rate_gbps)
        cost = np.full(len(stock), 1e15) if base is None else base + (medium.price_usd_per_m or 0.0) * stock
        yield medium, np.where(stock <= limit_m, cost, np.inf)


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
