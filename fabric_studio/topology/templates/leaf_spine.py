"""Two tiers of one switch: servers, leaves, spines, with the oversubscription you ask for."""

from __future__ import annotations

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.params import Param
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.parts import Part
from fabric_studio.model.build import rack_units
from fabric_studio.topology.assembly import Compute, Room, assemble
from fabric_studio.topology.blueprint import Blueprint, Boxes, ports_at
from fabric_studio.topology.generic import generic_server
from fabric_studio.topology.leaf_spine import Wanted, leaf_spine_fabric, refusal
from fabric_studio.topology.shelving import SERVER_RACK_W, per_rack
from fabric_studio.topology.template import Template, Values

NAME = "leaf-spine"
RACKS_PER_BAY = 8
FIRST_SERVER_U = 3
FLOOR_LOAD_KG_M2 = 1220.0
"""House default: the raised floor that TIA-942 recommends (250 lb/ft2)."""
SERVERS = {(8, 200.0): "dgx-a100", (8, 400.0): "dgx-h100", (8, 800.0): "dgx-b300"}
"""The server meant by so many GPUs and such a NIC; any other pair gives a generic one."""
SWITCHES = {100.0: "sn4600c", 200.0: "qm8700", 400.0: "qm9700", 800.0: "sn5600"}


def _server(values: Values, library: Library) -> Part:
    gpus, rate = int(values["gpus_per_server"]), float(values["nic_gbps"])
    known = SERVERS.get((gpus, rate))
    return library.part(known) if known else generic_server(gpus, rate)


def _switch(values: Values, library: Library) -> Part:
    rate, wanted = float(values["nic_gbps"]), str(values["switch"])
    switch = library.part(SWITCHES[rate] if wanted == "auto" else wanted)
    if not ports_at(switch, rate):
        raise refusal(
            "switch",
            tr("{switch} has no ports for NICs of {rate:g} Gb/s", switch=switch.name, rate=rate),
            tr("use {name} or another rate", name=SWITCHES[rate]),
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
            tr(
                "{ratio:.3g}:1 at the fullest leaf; storage, in-band and OOB networks are not drawn.",
                ratio=fabric.oversubscription(),
            ),
            tr(
                "Aisles of 1.2 m, a floor of 1,220 kg/m2 and 34.5 kW per rack of switches are house defaults."
            ),
        ),
    )


TEMPLATE = Template(
    name=NAME,
    title=mark("Leaf-spine"),
    summary=mark(
        "Servers under leaves and spines of one switch, with or without rails, at the oversubscription of your choice."
    ),
    params=(
        Param("servers", "int", 16, mark("Servers"), minimum=1, maximum=4096),
        Param("gpus_per_server", "int", 8, mark("GPUs in each server, one NIC each"), minimum=1, maximum=16),
        Param(
            "nic_gbps",
            "choice",
            "400",
            mark("One-way rate of each NIC and link"),
            unit="Gb/s",
            choices=("100", "200", "400", "800"),
        ),
        Param(
            "switch",
            "choice",
            "auto",
            mark(
                "Switch of both tiers; auto: SN4600C for 100G, QM8700 for 200G, QM9700 for 400G, SN5600 for 800G"
            ),
            choices=("auto", "sn4600c", "qm8700", "sn5400", "qm9700", "sn5600", "q3400-ra"),
        ),
        Param(
            "rail_optimised",
            "bool",
            True,
            mark("NIC r of every server to a leaf of rail r; else a server to one leaf"),
        ),
        Param("leaves", "int", 0, mark("Leaves; 0: as many as the servers need"), minimum=0, maximum=4096),
        Param(
            "ports_down_per_leaf",
            "int",
            0,
            mark("Ports of each leaf for servers; 0: half of its ports"),
            minimum=0,
            maximum=512,
        ),
        Param(
            "uplinks_per_leaf",
            "int",
            0,
            mark("Uplinks of each leaf; 0: as many as it has ports down (1:1)"),
            minimum=0,
            maximum=512,
        ),
        Param(
            "spines",
            "int",
            0,
            mark("Spines; 0: the fewest that share the uplinks evenly"),
            minimum=0,
            maximum=512,
        ),
    ),
    design=_design,
)
