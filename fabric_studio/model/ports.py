"""The cages of a part, numbered from 0 over all its port groups, and how a port is named.

A cable end names a cage by that number and the electrical lanes it uses in it, so a twin-port cage, a breakout and a
port taken twice are all the same question: do two sets of lanes overlap?
"""

from __future__ import annotations

from dataclasses import dataclass

from fabric_studio.base.language import tr
from fabric_studio.catalog.parts import Part, PortGroup


@dataclass(frozen=True, slots=True)
class Cage:
    """One place to plug in. `number` is within the part, `position` within its group (both from 0)."""

    number: int
    position: int
    group: PortGroup

    @property
    def name(self) -> str:
        """As written on the face: "compute 3", or just "3" for the main group of a switch."""
        return (
            f"{self.position + 1}" if self.group.name == "data" else f"{self.group.name} {self.position + 1}"
        )

    @property
    def lanes_per_port(self) -> int:
        """Electrical lanes of one logical port: 4 for one of the two 400G ports of a twin-port OSFP cage."""
        return max(1, self.group.lanes // max(1, self.group.logical_per_cage))

    @property
    def port_gbps(self) -> float:
        """One-way rate of one logical port."""
        return self.group.cage_speed_gbps / max(1, self.group.logical_per_cage)


_CAGES: dict[int, tuple[tuple[PortGroup, ...], tuple[Cage, ...]]] = {}


def cages_of(part: Part) -> tuple[Cage, ...]:
    """All cages of a part; index = the `port` number that cable ends use."""
    known = _CAGES.get(id(part.ports))
    if known is not None and known[0] is part.ports:
        return known[1]
    cages: list[Cage] = []
    for group in part.ports:
        first = len(cages)
        cages.extend(Cage(first + position, position, group) for position in range(group.count))
    if len(_CAGES) > 4096:
        _CAGES.clear()
    _CAGES[id(part.ports)] = (part.ports, tuple(cages))
    return _CAGES[id(part.ports)][1]


def port_name(part: Part, port: int, lane: int = 0, lanes: int = 0) -> str:
    """How one end of a cable is written on a label: "12/2" is the second logical port of cage 12."""
    cages = cages_of(part)
    if not 0 <= port < len(cages):
        return tr("cage {port} (the part has {cages})", port=port + 1, cages=len(cages))
    cage = cages[port]
    if cage.group.logical_per_cage <= 1 and (lanes in (0, cage.group.lanes)):
        return cage.name
    if lanes in (0, cage.group.lanes) and lane == 0:
        return cage.name
    if lanes == cage.lanes_per_port and lane % cage.lanes_per_port == 0:
        return f"{cage.name}/{lane // cage.lanes_per_port + 1}"
    return tr("{cage} lanes {lane}-{lane2}", cage=cage.name, lane=lane + 1, lane2=lane + lanes)


def logical_ports(part: Part, role: str = "") -> list[tuple[int, int, int]]:
    """(cage, first lane, lanes) of every logical port in face order; only of groups with this role when given."""
    return [
        (cage.number, logical * cage.lanes_per_port, cage.lanes_per_port)
        for cage in cages_of(part)
        if not role or cage.group.role == role
        for logical in range(max(1, cage.group.logical_per_cage))
    ]
