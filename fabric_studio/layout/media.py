"""Giving cables the cheapest medium that reaches, all of a design at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec
import numpy as np

from fabric_studio.catalog.media import (
    Pool,
    candidates,
    link_power_w,
    link_price_usd,
    links_carried,
    reach_m,
    stock_lengths_m,
)
from fabric_studio.catalog.parts import Medium, Part, PortGroup
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.model.build import use_part
from fabric_studio.model.ends import cage_columns, ends_of
from fabric_studio.model.groups import group_rows
from fabric_studio.model.journal import Transaction
from fabric_studio.model.ports import cages_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ids, Ints

UNKNOWN_CLASS = "unknown"
UNKNOWN_MEDIUM = Medium(
    id="unknown-medium",
    name="Medium not known",
    medium_class=UNKNOWN_CLASS,
    speed_gbps=0.0,
    lanes=0,
    lane_gbps=0.0,
    max_reach_m=0.0,
    source="made up for an import that does not state it",
    confidence="generic",
)
"""What an import puts where its source says nothing of the cable. It has no reach, no price and no power."""


@dataclass(frozen=True, slots=True)
class LinkType:
    """Cables that ask for the same media: the port groups at both ends, the rate, the fabric, and which rows they are."""

    a: PortGroup
    z: PortGroup
    rate_gbps: float
    fabric: str
    rows: Ints


def link_types(snapshot: Snapshot) -> list[LinkType]:
    """The cables of a design by what media they ask for; cables that end at cages that do not exist are left out."""
    return snapshot.derived_from(
        ("cable", "device", "part"), "layout.media.link_types", lambda s: list(_link_types(s))
    )


def _link_types(snapshot: Snapshot) -> Iterator[LinkType]:
    ends, columns, count = ends_of(snapshot), cage_columns(snapshot), len(snapshot.cables)
    if not count or not len(columns.lanes):
        return
    part = snapshot.parts.index_of(snapshot.devices.part)[ends.device]
    groups: list[PortGroup] = []
    group_of_cage: list[int] = []
    for spec in snapshot.parts.spec:
        for cage in cages_of(spec) if isinstance(spec, Part) else ():
            if not groups or cage.position == 0 or groups[-1] is not cage.group:
                groups.append(cage.group)
            group_of_cage.append(len(groups) - 1)
    flat = np.where(ends.exists, columns.first[part] + ends.port, 0)
    group = np.array(group_of_cage, np.int64)[flat]
    rate_values, rate = np.unique(snapshot.cables.rate_gbps, return_inverse=True)
    a_part, z_part = part[:count], part[count:]
    key = (group[:count], group[count:], rate.ravel(), a_part, z_part, ends.lanes[:count], ends.lanes[count:])
    good = np.flatnonzero(ends.exists[:count] & ends.exists[count:])
    first, member = group_rows(*(column[good] for column in key))
    distinct = np.stack([column[good[first]] for column in key], axis=1)
    order = np.argsort(member, kind="stable")
    rows = good[order]
    cuts = np.searchsorted(member[order], np.arange(len(distinct) + 1))
    for index, (a, z, r, pa, pz, a_lanes, z_lanes) in enumerate(distinct.tolist()):
        fabric = next(
            (
                s.fabric
                for s in (snapshot.parts.spec[pa], snapshot.parts.spec[pz])
                if s.kind == "switch" and s.fabric
            ),
            "",
        )
        yield LinkType(
            as_used(groups[a], a_lanes),
            as_used(groups[z], z_lanes),
            float(rate_values[r]),
            fabric,
            rows[cuts[index] : cuts[index + 1]],
        )


def as_used(group: PortGroup, lanes: int) -> PortGroup:
    """The cage as a link finds it that takes only some of a port's lanes (SN5600: 400G on 4 of 8): it must be shared by
    as many links, so a module or head that serves one link alone does not fit."""
    if 0 < lanes < group.lanes // max(1, group.logical_per_cage) and group.lanes % lanes == 0:
        return msgspec.structs.replace(group, logical_per_cage=group.lanes // lanes)
    return group


@dataclass(frozen=True, slots=True)
class Choice:
    """The cheapest medium for each of K required lengths. medium: index into `media`, -1 where nothing fits."""

    media: tuple[Medium, ...]
    medium: Ints
    stock_m: Floats
    price_usd: Floats


def choose(pool: Pool, link: LinkType, required_m: Floats, *, classes: tuple[str, ...] = ()) -> Choice:
    """`catalog.media.cheapest_that_fits` for many lengths of one type of link; `classes` narrows the choice.

    Only media that carry one link: a twin-port DAC or a splitter joins several lines into one assembly, which is a
    decision about cages, not about one cable.
    """
    media = tuple(
        m
        for m in candidates(pool, link.a, link.z, link.rate_gbps, fabric=link.fabric)
        if not m.condition
        and links_carried(m, link.rate_gbps) == 1
        and (not classes or m.medium_class in classes)
    )
    best, price = np.full(len(required_m), -1, np.int64), np.full(len(required_m), np.inf)
    power, stock_m = np.full(len(required_m), np.inf), np.full(len(required_m), np.nan)
    for index, medium in enumerate(media):
        stock = stock_lengths_m(medium, required_m)
        fits = stock <= reach_m(medium, host_a=link.a, host_z=link.z).limit_m
        base = link_price_usd(medium, link.a, link.z, 0.0, link.rate_gbps)
        cost = np.full(len(stock), 1e15) if base is None else base + (medium.price_usd_per_m or 0.0) * stock
        watts = link_power_w(medium, link.a, link.z, link.rate_gbps)
        draw = 1e9 if watts is None else watts
        better = fits & ((cost < price) | ((cost == price) & (draw < power)) | (best < 0))
        best[better], price[better], power[better], stock_m[better] = index, cost[better], draw, stock[better]
    return Choice(media, best, stock_m, np.where(price >= 1e15, np.nan, price))


def choose_all(
    view: Snapshot, pool: Pool, wanted: Flags, *, classes: tuple[str, ...] = ()
) -> tuple[list[Medium], Ints]:
    """The cheapest medium for every wanted cable of a design, and for each cable its index in that list, -1 where nothing
    fits. Cables that share twin-port cages get one medium, that of the longest: a cage takes one module."""
    required_m = cable_lengths(view).required_mm / 1e3
    media, chosen = _choose_each(view, pool, required_m, wanted, classes)
    together = _together(view, wanted)
    order = np.lexsort((chosen, together))
    differs = (np.diff(together[order]) == 0) & (np.diff(chosen[order]) != 0)
    mixed = np.isin(together, together[order][1:][differs]) & wanted
    if mixed.any():
        longest = np.full(int(together.max()) + 1, -np.inf)
        np.maximum.at(longest, together[mixed], np.nan_to_num(required_m[mixed], nan=np.inf))
        others, again = _choose_each(view, pool, longest[together], mixed, classes)
        chosen = np.where(again >= 0, again + len(media), chosen)
        media += others
    return media, chosen


def _choose_each(
    view: Snapshot, pool: Pool, required_m: Floats, wanted: Flags, classes: tuple[str, ...]
) -> tuple[list[Medium], Ints]:
    media: list[Medium] = []
    chosen = np.full(len(wanted), -1, np.int64)
    for link in link_types(view):
        rows = link.rows[wanted[link.rows]]
        if len(rows):
            choice = choose(pool, link, required_m[rows], classes=classes)
            chosen[rows] = np.where(choice.medium >= 0, choice.medium + len(media), -1)
            media.extend(choice.media)
    return media, chosen


def _together(view: Snapshot, wanted: Flags) -> Ints:
    """A number per cable, the same for wanted cables that share cages with each other, directly or through others."""
    ends, count = ends_of(view), len(view.cables)
    _, cage = group_rows(ends.device, ends.port)
    # Positions of a panel hold no module, so they tie nothing together.
    alone = ends.role == "patch"
    cage = np.where(alone, int(cage.max(initial=0)) + 1 + np.arange(2 * count), cage)
    # Loaded here: it takes as long as all else together, and a list of templates chooses no media.
    from scipy.sparse import csr_matrix
    from scipy.sparse.csgraph import connected_components

    nodes = int(cage.max(initial=0)) + 1
    rows = np.flatnonzero(wanted)
    graph = csr_matrix((np.ones(len(rows)), (cage[rows], cage[count + rows])), shape=(nodes, nodes))
    return np.asarray(connected_components(graph, directed=False)[1][cage[:count]], np.int64)


def assign_media(
    tx: Transaction, pool: Pool, cables: Ids | None = None, *, classes: tuple[str, ...] = ()
) -> int:
    """Set the cheapest medium that fits on these cables (None: all); returns how many nothing fits, left as they were."""
    view = tx.now
    wanted = np.ones(len(view.cables), bool) if cables is None else np.isin(view.cables.uid, cables)
    media, index = choose_all(view, pool, wanted, classes=classes)
    used = np.unique(index[index >= 0]).tolist()
    uid = np.zeros(len(media) + 1, np.int64)
    for number in used:
        uid[number] = use_part(tx, media[number])
    chosen = uid[index]
    changed = (chosen != 0) & ((chosen != view.cables.medium) | (view.cables.z_medium != 0))
    if changed.any():
        tx.set("cable", view.cables.uid[changed], medium=chosen[changed], z_medium=0)
    return int(np.count_nonzero(wanted & (index < 0)))
