"""Two tiers of one switch: servers, leaves, spines, with the oversubscription you ask for."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.params import Param
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.parts import Part
from fabric_studio.model.build import rack_units
from fabric_studio.topology.assembly import Compute, Room, assemble
from fabric_studio.topology.blueprint import Blueprint, Boxes, ports_at
from fabric_studio.topology.generic import generic_server
from fabric_studio.topology.shelving import SERVER_RACK_W, per_rack
from fabric_studio.topology.template import Template, Values
from fabric_studio.topology.wiring import (
    Fabric,
    even_spines,
    rail_groups,
    split,
    two_tiers,
    whole_nodes,
)

NAME = "leaf-spine"
RACKS_PER_BAY = 8
FIRST_SERVER_U = 3
FLOOR_LOAD_KG_M2 = 1220.0
"""House default: the raised floor that TIA-942 recommends (250 lb/ft2)."""
SERVERS = {(8, 200.0): "dgx-a100", (8, 400.0): "dgx-h100", (8, 800.0): "dgx-b300"}
"""The server meant by so many GPUs and such a NIC; any other pair gives a generic one."""
SWITCHES = {100.0: "sn4600c", 200.0: "qm8700", 400.0: "qm9700", 800.0: "sn5600"}


@dataclass(frozen=True)
class Wanted:
    """What was asked for: `leaves`, `down`, `uplinks` and `spines` 0 where the template decides. down, uplinks: per leaf."""

    servers: int
    gpus: int
    ports: int
    leaves: int
    down: int
    uplinks: int
    spines: int
    rails: bool


def _refuse(parameter: str, what: str, way_out: str) -> BadInputError:
    return BadInputError(NAME, what, way_out, place=f"parameter {parameter}")


def leaf_spine_fabric(wanted: Wanted) -> Fabric:
    """Leaves as asked or as needed, then uplinks, then the fewest spines that share them evenly.

    With rails leaf r of a group takes NIC r of its servers, and leaves = rails x groups; without, all NICs of a server go
    to one leaf. Oversubscription = ports down / uplinks of the fullest leaf: 32 / 32 is 1:1, 32 / 16 is 2:1.
    """
    leaves, per_group = _leaves(wanted)
    groups = leaves // per_group
    group = split(wanted.servers, groups)
    down = rail_groups(group, per_group) if wanted.rails else whole_nodes(group, wanted.gpus)
    rail = np.tile(np.arange(per_group), groups) if wanted.rails else np.full(leaves, -1, np.int64)
    fullest = int(np.bincount(down.upper).max())
    uplinks, spines = _spines(wanted, leaves, fullest)
    half = wanted.ports // 2
    return two_tiers(down, rail, uplinks, spines, first_up=half if max(fullest, uplinks) <= half else fullest)


def _leaves(wanted: Wanted) -> tuple[int, int]:
    """Number of leaves, and how many make a group that serves the same servers."""
    per_group = wanted.gpus if wanted.rails else 1
    room = wanted.down or min(wanted.ports // 2, wanted.ports - wanted.uplinks)
    servers_per_group = room if wanted.rails else room // wanted.gpus
    if servers_per_group < 1 or room + max(wanted.uplinks, 1) > wanted.ports:
        raise _refuse(
            "ports_down_per_leaf" if wanted.down else "uplinks_per_leaf",
            f"a leaf of {wanted.ports} ports with {room} down and {max(wanted.uplinks, 1)} up has no room for a server of "
            f"{wanted.gpus} NICs",
            "use fewer uplinks or ports down, a larger switch, or rail_optimised=true",
        )
    needed = per_group * -(-wanted.servers // servers_per_group)
    if not wanted.leaves:
        return needed, per_group
    if wanted.leaves % per_group:
        raise _refuse(
            "leaves",
            f"{wanted.leaves} leaves do not divide into groups of one per rail ({per_group} rails)",
            f"use a multiple of {per_group}, or rail_optimised=false",
        )
    if wanted.leaves // per_group > wanted.servers:
        raise _refuse(
            "leaves",
            f"{wanted.leaves} leaves are more than the servers need",
            f"use at most {per_group * wanted.servers}",
        )
    busiest = -(-wanted.servers // (wanted.leaves // per_group)) * (1 if wanted.rails else wanted.gpus)
    if busiest + max(wanted.uplinks, 1) > wanted.ports:
        raise _refuse(
            "leaves",
            f"{wanted.leaves} leaves would need {busiest} ports down and {max(wanted.uplinks, 1)} up of {wanted.ports} each",
            f"use at least {needed} leaves, or a larger switch",
        )
    return wanted.leaves, per_group


def _spines(wanted: Wanted, leaves: int, fullest: int) -> tuple[int, int]:
    """Uplinks per leaf and spines."""
    if leaves == 1 and not wanted.uplinks and not wanted.spines:
        return 0, 0
    most = wanted.ports - fullest
    if wanted.spines:
        uplinks = wanted.uplinks or min(most, -(-fullest // wanted.spines) * wanted.spines)
        if uplinks % wanted.spines or leaves * uplinks > wanted.spines * wanted.ports:
            good = [
                n for n in range(1, uplinks + 1) if uplinks % n == 0 and leaves * uplinks <= n * wanted.ports
            ]
            raise _refuse(
                "spines",
                f"{wanted.spines} spines of {wanted.ports} ports cannot share {uplinks} uplinks of each of {leaves} leaves evenly",
                f"use {', '.join(map(str, good))} spines" if good else "use fewer leaves or a larger switch",
            )
        return uplinks, wanted.spines
    choice = [wanted.uplinks] if wanted.uplinks else list(range(min(fullest, most), most + 1))
    options = [
        (spines, uplinks)
        for uplinks in choice
        if (spines := even_spines(leaves, uplinks, wanted.ports, least=min(2, uplinks)))
    ]
    if not options:
        raise _refuse(
            "servers",
            f"{leaves} leaves are more than two tiers of {wanted.ports}-port switches can join",
            "use fewer servers, more uplinks per leaf or a larger switch; superpod-h100 and two-storey have three tiers",
        )
    spines, uplinks = min(options)
    return uplinks, spines


def _server(values: Values, library: Library) -> Part:
    gpus, rate = int(values["gpus_per_server"]), float(values["nic_gbps"])
    known = SERVERS.get((gpus, rate))
    return library.part(known) if known else generic_server(gpus, rate)


def _switch(values: Values, library: Library) -> Part:
    rate, wanted = float(values["nic_gbps"]), str(values["switch"])
    switch = library.part(SWITCHES[rate] if wanted == "auto" else wanted)
    if not ports_at(switch, rate):
        raise _refuse(
            "switch",
            f"{switch.name} has no ports for NICs of {rate:g} Gb/s",
            f"use {SWITCHES[rate]} or another rate",
        )
    return switch


def _design(values: Values, library: Library) -> Blueprint:
    rate, servers = float(values["nic_gbps"]), int(values["servers"])
    server, switch, rack = _server(values, library), _switch(values, library), library.part("rack-52u-700")
    fabric = leaf_spine_fabric(
        Wanted(
            servers,
            int(values["gpus_per_server"]),
            len(ports_at(switch, rate)),
            int(values["leaves"]),
            int(values["ports_down_per_leaf"]),
            int(values["uplinks_per_leaf"]),
            int(values["spines"]),
            bool(values["rail_optimised"]),
        )
    )
    each = min(per_rack(server, rack, SERVER_RACK_W), RACKS_PER_BAY)
    node = np.arange(servers, dtype=np.int64)
    none = np.full(servers, -1, np.int64)
    racks = -(-servers // each)
    digits, leaf_digits = max(3, len(str(servers))), max(2, len(str(fabric.leaves)))
    ratio = fabric.oversubscription()
    return assemble(
        title=f"Leaf-spine, {servers} servers, {max(ratio, 1.0):.3g}:1",
        template=NAME,
        values=values,
        fabric=fabric,
        rate_gbps=rate,
        compute=Compute(
            rack,
            racks=racks,
            per_bay=min(RACKS_PER_BAY, racks),
            nodes=Boxes(
                "server",
                server.id,
                [f"server-{n + 1:0{digits}d}" for n in range(servers)],
                node // each,
                (FIRST_SERVER_U + (node % each) * rack_units(server)).astype(np.float64),
                none,
                none,
            ),
        ),
        switch=switch,
        network_rack=rack,
        room=Room((FLOOR_LOAD_KG_M2,)),
        leaf_names=[f"leaf-{n + 1:0{leaf_digits}d}" for n in range(fabric.leaves)],
        leaf_pod=np.full(fabric.leaves, -1, np.int64),
        extra_parts=(server,) if server.id not in library.parts else (),
        notes=(
            f"{fabric.oversubscription():.3g}:1 at the fullest leaf; storage, in-band and OOB networks are not drawn.",
            "Aisles of 1.2 m, a floor of 1,220 kg/m2 and 34.5 kW per rack of switches are house defaults.",
        ),
    )


TEMPLATE = Template(
    name=NAME,
    title="Leaf-spine",
    summary="Servers under leaves and spines of one switch, with or without rails, at the oversubscription of your choice.",
    params=(
        Param("servers", "int", 16, "Servers", minimum=1, maximum=4096),
        Param("gpus_per_server", "int", 8, "GPUs in each server, one NIC each", minimum=1, maximum=16),
        Param(
            "nic_gbps",
            "choice",
            "400",
            "One-way rate of each NIC and link",
            unit="Gb/s",
            choices=("100", "200", "400", "800"),
        ),
        Param(
            "switch",
            "choice",
            "auto",
            "Switch of both tiers; auto: SN4600C for 100G, QM8700 for 200G, QM9700 for 400G, SN5600 for 800G",
            choices=("auto", "sn4600c", "qm8700", "sn5400", "qm9700", "sn5600", "q3400-ra"),
        ),
        Param(
            "rail_optimised",
            "bool",
            True,
            "NIC r of every server to a leaf of rail r; else a server to one leaf",
        ),
        Param("leaves", "int", 0, "Leaves; 0: as many as the servers need", minimum=0, maximum=4096),
        Param(
            "ports_down_per_leaf",
            "int",
            0,
            "Ports of each leaf for servers; 0: half of its ports",
            minimum=0,
            maximum=512,
        ),
        Param(
            "uplinks_per_leaf",
            "int",
            0,
            "Uplinks of each leaf; 0: as many as it has ports down (1:1)",
            minimum=0,
            maximum=512,
        ),
        Param(
            "spines", "int", 0, "Spines; 0: the fewest that share the uplinks evenly", minimum=0, maximum=512
        ),
    ),
    design=_design,
)
