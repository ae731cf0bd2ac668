"""How far every link may run: the least of both ends and the fibre, end to end over its panels."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from fabric_studio.catalog.parts import Medium, Part, PortGroup
from fabric_studio.catalog.reach import ClassRule, Reach, class_reach, reach_m
from fabric_studio.model.groups import group_rows
from fabric_studio.model.ports import cages_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ints
from fabric_studio.routing.links import WIRING, wiring_of


@dataclass(frozen=True)
class LinkReach:
    """Aligned with `links_of`. limit_m: inf where the medium is not known; basis: index into `reaches`, -1 for none."""

    limit_m: Floats
    basis: Ints
    reaches: tuple[Reach, ...]


def link_reach(snapshot: Snapshot, class_rules: Iterable[ClassRule] = ()) -> LinkReach:
    """The reach of every link. A medium that is only a class, without a rating of its own, is judged by `class_rules`
    (Library.class_rules) where they are given."""
    rules = tuple(class_rules)
    return snapshot.derived_from(WIRING, f"routing.reach.{bool(rules)}", lambda s: _link_reach(s, rules))


def _link_reach(snapshot: Snapshot, rules: tuple[ClassRule, ...]) -> LinkReach:
    links, cables = wiring_of(snapshot), snapshot.cables
    if not len(links.a):
        return LinkReach(np.zeros(0), np.zeros(0, np.int64), ())
    part = snapshot.parts.index_of(snapshot.devices.part)
    fibres, fibre = np.unique(cables.fibre.astype(str), return_inverse=True)
    rates, rate = np.unique(links.rate_gbps, return_inverse=True)
    a_part, z_part = part[links.a], np.where(links.z >= 0, part[links.z], -1)
    # Cages of one group behave alike: key by the group's first cage. One row per cable of a link, for its fibre.
    columns = (
        links.a_medium,
        links.z_medium,
        a_part,
        _group_start(snapshot, a_part, links.a_port),
        z_part,
        _group_start(snapshot, z_part, links.z_port),
        rate.ravel(),
    )
    key = (*(np.repeat(column, np.diff(links.ptr)) for column in columns), fibre.ravel()[links.cable])
    members, inverse = group_rows(*key)
    reaches: list[Reach] = []
    limit, basis = np.full(len(members), np.inf), np.full(len(members), -1, np.int64)
    for row, (ma, mz, pa, ca, pz, cz, r, f) in enumerate(np.stack(key, axis=1)[members].tolist()):
        reach = _reach(
            rules,
            snapshot.parts.spec[ma],
            snapshot.parts.spec[mz] if mz >= 0 else None,
            _group(snapshot.parts.spec[pa], ca),
            _group(snapshot.parts.spec[pz], cz) if pz >= 0 else None,
            str(fibres[f]) or None,
            float(rates[r]),
        )
        if reach is not None:
            limit[row], basis[row] = reach.limit_m, len(reaches)
            reaches.append(reach)
    # The shortest reach of its cables is that of the link.
    order = np.lexsort((limit[inverse], np.repeat(np.arange(len(links.a)), np.diff(links.ptr))))
    least = inverse[order[links.ptr[:-1]]]
    return LinkReach(limit[least], basis[least], tuple(reaches))


def _reach(
    rules: tuple[ClassRule, ...],
    medium: object,
    far: object,
    host_a: PortGroup | None,
    host_z: PortGroup | None,
    fibre: str | None,
    rate_gbps: float,
) -> Reach | None:
    """The reach between two modules, that of the one that is known where one is not; None where neither is."""

    def of(near: object, other: object, at: PortGroup | None, away: PortGroup | None) -> Reach | None:
        if not isinstance(near, Medium):
            return None
        if near.max_reach_m <= 0:
            return class_reach(rules, near.medium_class, rate_gbps, fibre=fibre)
        known = isinstance(other, Medium) and other.max_reach_m > 0
        return reach_m(
            near,
            fibre=fibre,
            host_a=at,
            host_z=away,
            far=other if known else None,  # type: ignore[arg-type]
        )

    found = [of(medium, far, host_a, host_z), of(far, medium, host_z, host_a)]
    return min((reach for reach in found if reach is not None), key=lambda reach: reach.limit_m, default=None)


def _group(spec: object, port: int) -> PortGroup | None:
    cages = cages_of(spec) if isinstance(spec, Part) else ()
    return cages[port].group if 0 <= port < len(cages) else None


def _group_start(snapshot: Snapshot, part: Ints, port: Ints) -> Ints:
    start = port.copy()
    for row in np.unique(part[part >= 0]):
        spec = snapshot.parts.spec[row]
        cages = cages_of(spec) if isinstance(spec, Part) else ()
        table = np.array([cage.number - cage.position for cage in cages], np.int64)
        here = np.flatnonzero((part == row) & (port >= 0) & (port < len(table)))
        start[here] = table[port[here]]
    return start
