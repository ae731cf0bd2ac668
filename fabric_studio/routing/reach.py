"""How far every link may run: the least of both ends and the fibre, end to end over its panels."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.catalog.parts import Medium, Part, PortGroup
from fabric_studio.catalog.reach import Reach, reach_m
from fabric_studio.model.groups import group_rows
from fabric_studio.model.ports import cages_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ints
from fabric_studio.routing.links import links_of


@dataclass(frozen=True)
class LinkReach:
    """Aligned with `links_of`. limit_m: inf where the medium is not known; basis: index into `reaches`, -1 for none."""

    limit_m: Floats
    basis: Ints
    reaches: tuple[Reach, ...]


def group_at(snapshot: Snapshot, device: int, port: int) -> PortGroup | None:
    """The port group a cage belongs to; device is a row. None where the part has no such cage."""
    spec = snapshot.spec_of(int(snapshot.devices.part[device]))
    cages = cages_of(spec) if isinstance(spec, Part) else ()
    return cages[port].group if 0 <= port < len(cages) else None


def link_reach(snapshot: Snapshot) -> LinkReach:
    return snapshot.derived("routing.reach", _link_reach)


def _link_reach(snapshot: Snapshot) -> LinkReach:
    links, cables = links_of(snapshot), snapshot.cables
    count = len(links.a)
    if not count:
        return LinkReach(np.zeros(0), np.zeros(0, np.int64), ())
    first, last = links.cable[links.ptr[:-1]], links.cable[links.ptr[1:] - 1]
    # The medium at the active A end: the cable may lie either way round.
    a_uid = snapshot.devices.uid[links.a]
    starts_at_a = cables.a_device[first] == a_uid
    z_medium = np.where(cables.z_medium == 0, cables.medium, cables.z_medium)
    medium_a = np.where(starts_at_a, cables.medium[first], z_medium[first])
    z_uid = np.where(links.z >= 0, snapshot.devices.uid[links.z], 0)
    ends_at_z = cables.z_device[last] == z_uid
    medium_z = np.where(ends_at_z, z_medium[last], cables.medium[last])
    part = snapshot.parts.index_of(snapshot.devices.part)
    fibres, fibre = np.unique(cables.fibre[first].astype(str), return_inverse=True)
    key = np.stack(
        (
            snapshot.parts.index_of(medium_a),
            snapshot.parts.index_of(medium_z),
            part[links.a],
            links.a_port,
            np.where(links.z >= 0, part[links.z], -1),
            links.z_port,
            fibre.ravel(),
        ),
        axis=1,
    )
    # Cages of one group behave alike: key by the group's first cage.
    key[:, 3] = _group_start(snapshot, key[:, 2], key[:, 3])
    key[:, 5] = _group_start(snapshot, key[:, 4], key[:, 5])
    members, inverse = group_rows(*key.T)
    kinds = key[members]
    reaches: list[Reach] = []
    limit, basis = np.full(len(kinds), np.inf), np.full(len(kinds), -1, np.int64)
    specs = snapshot.parts.spec
    for row, (ma, mz, pa, ca, pz, cz, f) in enumerate(kinds.tolist()):
        medium, far = specs[ma], specs[mz]
        if not isinstance(medium, Medium) or medium.max_reach_m <= 0:
            continue
        reach = reach_m(
            medium,
            fibre=str(fibres[f]) or None,
            host_a=_group(specs[pa], ca),
            host_z=_group(specs[pz], cz) if pz >= 0 else None,
            far=far if isinstance(far, Medium) and far.max_reach_m > 0 else None,
        )
        limit[row], basis[row] = reach.limit_m, len(reaches)
        reaches.append(reach)
    return LinkReach(limit[inverse], basis[inverse], tuple(reaches))


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
