"""Which free ports of two racks go together: same rate, roles that belong to each other, the lowest first."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from fabric_studio.app.commands.ports import Plug, free_ports
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import tr
from fabric_studio.base.units import format_rate
from fabric_studio.base.wording import listed
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids

_RANK: dict[frozenset[str], int] = {
    frozenset(("compute", "data")): 0,
    frozenset(("compute", "uplink")): 1,
    frozenset(("data", "uplink")): 1,
    frozenset(("data",)): 2,
    frozenset(("storage", "data")): 3,
    frozenset(("uplink",)): 4,
    frozenset(("in-band", "data")): 4,
    frozenset(("wan",)): 5,
    frozenset(("fabric",)): 5,
    frozenset(("oob", "data")): 6,
    frozenset(("oob",)): 6,
    frozenset(("scale-up",)): 7,
}
"""How well the roles of two port groups go together, best first. Pairs that are missing are not joined by themselves:
a console port, or two servers back to back, are cabled by hand."""
_PATCH_RANK = 8
_OOB_SWITCH_PORTS = 8
"""A part with as many out-of-band ports is the switch for them, not a device with a service port."""


def rank(a: Plug, z: Plug) -> tuple[int, int] | None:
    """How well two ports go together, lower is better; None: not at all."""
    if a.device == z.device or (a.is_passive and z.is_passive and a.part is z.part):
        return None
    passive = a.is_passive or z.is_passive
    if not passive and a.rate_gbps != z.rate_gbps:
        return None
    fabrics = {end.part.fabric.split()[0] for end in (a, z) if end.part.fabric}
    roles = _PATCH_RANK if passive else _RANK.get(frozenset((a.group.role, z.group.role)))
    if a.group.role == z.group.role == "oob" and max(a.group.count, z.group.count) < _OOB_SWITCH_PORTS:
        return None
    return None if roles is None else (roles, max(0, len(fabrics) - 1))


def rank_of_roles(a: str, z: str) -> int:
    """How well ports made for two purposes go together, lower is better; those that do not come last."""
    return _RANK.get(frozenset((a, z)), _PATCH_RANK + 1)


def match(free_a: Iterable[Plug], free_z: Iterable[Plug]) -> tuple[Plug, Plug] | None:
    """The best pair of ports, the first of its kind at both ends; None when no two go together."""
    best: tuple[tuple[int, int], Plug, Plug] | None = None
    for a in _kinds(free_a):
        for z in _kinds(free_z):
            order = rank(a, z)
            if order is not None and (best is None or order < best[0]):
                best = (order, a, z)
    return None if best is None else best[1:]


def _kinds(free: Iterable[Plug]) -> list[Plug]:
    """The first two free ports of each kind, on different devices, so that a rack can also be cabled within itself."""
    first: dict[tuple[object, ...], list[Plug]] = {}
    for end in free:
        key = (end.part.id, end.group.role, end.rate_gbps, end.group.cage)
        seen = first.setdefault(key, [])
        if len(seen) < 2 and (not seen or seen[0].device != end.device):
            seen.append(end)
    return [end for ends in first.values() for end in ends]


def match_racks(snapshot: Snapshot, rack_a: int, rack_z: int) -> tuple[Plug, Plug]:
    """The next two free ports to join between two racks; InvariantError says what is free where nothing matches."""
    free_a = list(free_ports(snapshot, devices_in(snapshot, rack_a)))
    free_z = free_a if rack_a == rack_z else list(free_ports(snapshot, devices_in(snapshot, rack_z)))
    found = match(free_a, free_z)
    if found is None:
        names = [snapshot.racks.get(rack).name for rack in (rack_a, rack_z)]
        raise InvariantError(
            tr(
                "no free port of rack {a} ({free_a}) matches one of rack {z} ({free_z}); connect port to port",
                a=names[0],
                free_a=_summary(free_a),
                z=names[1],
                free_z=_summary(free_z),
            )
        )
    return found


def devices_in(snapshot: Snapshot, rack: int) -> Ids:
    """The devices of a rack from the bottom up."""
    mine = np.flatnonzero(snapshot.devices.rack == rack)
    snapshot.racks.get(rack)
    return snapshot.devices.uid[mine[np.argsort(snapshot.devices.u[mine], kind="stable")]]


def _summary(free: Iterable[Plug]) -> str:
    count: dict[str, int] = {}
    for end in free:
        rate = tr("passive") if end.is_passive else format_rate(end.rate_gbps)
        kind = f"{rate} {tr(end.group.role)}"
        count[kind] = count.get(kind, 0) + 1
    return listed([f"{number} x {kind}" for kind, number in count.items()]) or tr("none free")
