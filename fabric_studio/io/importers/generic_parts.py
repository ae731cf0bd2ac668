"""Parts for imported boxes: a catalogue part where the file names it for certain, else a part made of what is known.

A made-up part has the confidence "generic", as many cages as the file tells of, cages of the kind "generic" that every
head fits, and no figure for power, mass, size or price. Unknown is not zero.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from fabric_studio.catalog.parts import Part, PartKind, PortGroup
from fabric_studio.io.importers.records import Node
from fabric_studio.model.ports import cages_of, logical_ports

CERTAIN = {"MQM8700": "qm8700", "MQM9700": "qm9700"}
"""Models as their own firmware prints them, and the catalogue part that is the same box."""

_ASIC = re.compile(r"([\w-]+(?: [\w-]+)?) +Mellanox Technologies")
_KINDS: dict[str, PartKind] = {"switch": "switch", "host": "server", "router": "router"}
_TITLES = {"switch": "Switch", "host": "Host", "router": "Router"}
_IB_LANES = 4


class Use(NamedTuple):
    """One end of a cable at a box: the port as the file names it ("" when it does not), lanes and one-way rate."""

    port: str
    lanes: int | None
    rate_gbps: float


class Outlet(NamedTuple):
    """Where that end goes: the cage, the first electrical lane in it, and how many."""

    port: int
    lane: int
    lanes: int


class Equipped(NamedTuple):
    part: Part
    outlets: list[Outlet]


class PartMaker:
    """Makes the parts of one import; equal boxes get the same part. `made`: the made-up ones."""

    def __init__(self, source: str, network: str, catalogue: Mapping[str, Part]) -> None:
        self.source, self.network, self.catalogue = source, network, catalogue
        self.made: dict[tuple[object, ...], Part] = {}
        self.known: dict[str, int] = {}

    def equip(self, node: Node, uses: Sequence[Use], *, height_u: float | None, rate_gbps: float) -> Equipped:
        """The part of a box and where its cables plug in. rate_gbps: of cages that no cable tells of."""
        if node.part is not None:
            return Equipped(node.part, _plug_own(node.part, uses))
        if node.kind == "host":
            return self._host(node, uses, rate_gbps)
        part = self.catalogue.get(CERTAIN.get(node.attributes.get("model", ""), ""))
        if part is not None and (outlets := _plug(part, node, uses)) is not None:
            self.known[part.id] = self.known.get(part.id, 0) + 1
            return Equipped(part, outlets)
        numbers = _numbers(uses)
        group = _group("data", max([node.ports or 0, *(number + 1 for number in numbers)]), uses, rate_gbps)
        asic = _ASIC.fullmatch(node.attributes.get("description", ""))
        made = self._make(
            node.kind, (group,), node.attributes.get("model", ""), asic[1] if asic else "", height_u
        )
        lanes = group.lanes
        return Equipped(
            made,
            [
                Outlet(number, 0, min(use.lanes or lanes, lanes))
                for number, use in zip(numbers, uses, strict=True)
            ],
        )

    def _host(self, node: Node, uses: Sequence[Use], rate_gbps: float) -> Equipped:
        """A host has a group of cages for each adapter; a port is "adapter/number" where there are several."""
        if len(node.adapters) < 2:
            numbers = _numbers(uses)
            count = max([node.ports or 0, *(number + 1 for number in numbers)])
            groups: list[PortGroup] = (
                [_group("data", count, uses, rate_gbps, role_is_compute=True)] if count else []
            )
        else:
            numbers, groups, first = [0] * len(uses), [], 0
            for adapter in node.adapters:
                mine = [index for index, use in enumerate(uses) if use.port.rsplit("/", 1)[0] == adapter.name]
                inside = _numbers(
                    [uses[index]._replace(port=uses[index].port.rsplit("/", 1)[-1]) for index in mine]
                )
                count = max([adapter.ports or 0, *(number + 1 for number in inside)])
                for index, number in zip(mine, inside, strict=True):
                    numbers[index] = first + number
                if count:
                    used = [uses[index] for index in mine]
                    groups.append(_group(adapter.name, count, used, rate_gbps, role_is_compute=True))
                first += count
        made = self._make("host", tuple(groups), "", "", None)
        lanes = [group.lanes for group in groups for _ in range(group.count)]
        return Equipped(
            made,
            [
                Outlet(number, 0, min(use.lanes or lanes[number], lanes[number]))
                for number, use in zip(numbers, uses, strict=True)
            ],
        )

    def _make(
        self, kind: str, groups: tuple[PortGroup, ...], model: str, asic: str, height_u: float | None
    ) -> Part:
        key = (kind, groups, model, asic, height_u)
        if key not in self.made:
            ports = sum(group.count for group in groups)
            title = (
                f"{_TITLES[kind]} not known{f' ({model or asic})' if model or asic else ''}, {ports} ports"
            )
            self.made[key] = Part(
                id=f"generic-{kind}-{len(self.made) + 1}",
                name=title,
                kind=_KINDS[kind],
                height_u=height_u,
                ports=groups,
                fabric=self.network if kind != "host" else "",
                asic=asic,
                source=f"made up for the import of {self.source}",
                confidence="generic",
            )
        return self.made[key]


def _numbers(uses: Sequence[Use]) -> list[int]:
    """Cage numbers from 0: port n is cage n - 1; ports without a number take the cages that are left, in order."""
    numbers = [int(use.port) - 1 if use.port.isdecimal() and use.port != "0" else -1 for use in uses]
    taken, free = set(numbers), 0
    for index, number in enumerate(numbers):
        if number < 0:
            while free in taken:
                free += 1
            numbers[index] = free
            taken.add(free)
    return numbers


def _group(
    name: str, count: int, uses: Sequence[Use], rate_gbps: float, *, role_is_compute: bool = False
) -> PortGroup:
    """Cages as wide and fast as the widest and fastest cable in them."""
    lanes = [use.lanes for use in uses if use.lanes is not None]
    return PortGroup(
        name=name,
        count=count,
        cage="generic",
        cage_speed_gbps=max((use.rate_gbps for use in uses), default=rate_gbps) or rate_gbps,
        lanes=max(_IB_LANES, *lanes) if lanes else 1,
        role="compute" if role_is_compute else "data",
        note="port count and rate as the imported file tells",
    )


def _plug_own(part: Part, uses: Sequence[Use]) -> list[Outlet]:
    """Where cables go in a part that the importer made: every port is a whole cage."""
    cages = cages_of(part)
    return [Outlet(number, 0, cages[number].group.lanes) for number in _numbers(uses)]


def _plug(part: Part, node: Node, uses: Sequence[Use]) -> list[Outlet] | None:
    """Where cables go in a catalogue switch whose ports are numbered along its face; None when they do not fit.

    A switch that shows twice as many ports as it has runs split: each port in two halves.
    """
    cages = cages_of(part)
    ports = [Outlet(*port) for port in logical_ports(part) if cages[port[0]].group.name == "data"]
    numbers = _numbers(uses)
    highest = max([node.ports or 0, *(number + 1 for number in numbers)])
    if highest > len(ports):
        ports = [
            Outlet(port.port, port.lane + half * (port.lanes // 2), port.lanes // 2)
            for port in ports
            for half in (0, 1)
        ]
    if highest > len(ports):
        return None
    return [
        ports[number]._replace(lanes=min(use.lanes or ports[number].lanes, ports[number].lanes))
        for number, use in zip(numbers, uses, strict=True)
    ]
