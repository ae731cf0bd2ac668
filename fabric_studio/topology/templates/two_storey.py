"""NVL72 racks in rows on one or two stacked storeys, Fairwater-like: one fabric at 1:1, the same on one storey and on two.

Every compute tray has 4 GPUs with a NIC each, NIC r on rail r. All trays of the hall are dealt in order over
ceil(trays / ports down) leaves per rail, so four leaves serve the same trays and a leaf never serves trays that stand far
apart; uplinks are shared evenly over the spines. While the leaves fit the ports of one spine there are two tiers, above
that pods and cores.

Switches. 400G (GB200, ConnectX-7): QM9700, 64 x 400G, the NDR switch of the DGX SuperPOD GB200; three tiers of it end at
65,536 ports (910 racks), and above that the template takes SN5600, 128 x 400G Ethernet. 800G (GB300, ConnectX-8): Q3400,
144 x 800G XDR: two tiers to 10,368 GPUs (144 racks) and far more than 1,440 racks in three, where SN5600 with 64 x 800G
would end at 910 racks too.
"""

from __future__ import annotations

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.params import Param
from fabric_studio.base.wording import either
from fabric_studio.catalog.library import Library
from fabric_studio.topology.assembly import Compute, Room, assemble
from fabric_studio.topology.blueprint import Blueprint, Boxes, ports_at
from fabric_studio.topology.template import Template, Values
from fabric_studio.topology.wiring import (
    Fabric,
    even_spines,
    largest_clos,
    rail_groups,
    split,
    three_tiers,
    two_tiers,
)

TRAYS_PER_RACK, RAILS = 18, 4
RACKS_PER_BAY = 8
"""A scalable unit of the DGX SuperPOD GB200 is 8 NVL72 racks; Fairwater's row of 1.36 MW holds 9 or 10."""
COLD_AISLE_MM, HOT_AISLE_MM = 1800.0, 1200.0
"""House defaults: room to pull a tray in front (estimate), liquid service behind."""
STOREY_HEIGHT_MM = 6000.0
"""Slab to slab, estimate for an AI hall; Fairwater's is not published."""
FLOOR_LOAD_KG_M2 = (2440.0, 2440.0)
"""House default: slabs of the 500 lb/ft2 class, typical on grade and an estimate above it (no public figure). An NVL72 is
2,122 kg/m2 on its footprint and about 880 over its share of the aisles."""


def even_fabric(trays: int, ports: int) -> Fabric:
    """Rail-optimised leaves for `trays` nodes of 4 NICs, at 1:1 or a little better where a leaf is not quite full."""
    half = ports // 2
    per_rail = -(-trays // half)
    leaves = RAILS * per_rail
    down = rail_groups(split(trays, per_rail), RAILS)
    rail = np.tile(np.arange(RAILS, dtype=np.int64), per_rail)
    options = [
        (spines, uplinks)
        for uplinks in range(-(-trays // per_rail), half + 1)
        if (spines := even_spines(leaves, uplinks, ports, least=2))
    ]
    if not options:
        return three_tiers(down, rail, ports)
    spines, uplinks = min(options)
    return two_tiers(down, rail, uplinks, spines, first_up=half)


def _switch_for(values: Values, library: Library) -> str:
    """The switch wanted, or the one that suits; BadInputError when it cannot hold the fabric."""
    rate, wanted = float(values["nic_gbps"]), str(values["switch"])
    endpoints = int(values["racks"]) * TRAYS_PER_RACK * RAILS
    choices = ("qm9700", "sn5600") if rate == 400 else ("q3400-ra", "sn5600")
    limits = {name: largest_clos(len(ports_at(library.part(name), rate)))[1] for name in choices}
    if wanted == "auto":
        return next(name for name in choices if endpoints <= limits[name])
    if wanted not in choices:
        raise BadInputError(
            "two-storey",
            tr("{wanted} has no port for a NIC of {rate:g} Gb/s", wanted=wanted, rate=rate),
            tr("use {switches}", switches=either(choices)),
            place="parameter switch",
        )
    if endpoints > limits[wanted]:
        others = [name for name in choices if endpoints <= limits[name]]
        raise BadInputError(
            "two-storey",
            tr(
                "three tiers of {switch} hold {limit:,} NICs and {racks} racks have {endpoints:,}",
                switch=wanted,
                limit=limits[wanted],
                racks=values["racks"],
                endpoints=endpoints,
            ),
            tr(
                "use {switches}, or at most {count} racks",
                switches=either(others),
                count=limits[wanted] // (TRAYS_PER_RACK * RAILS),
            ),
            place="parameter switch",
        )
    return wanted


def _design(values: Values, library: Library) -> Blueprint:
    racks, storeys, rate = int(values["racks"]), int(values["storeys"]), float(values["nic_gbps"])
    switch = library.part(_switch_for(values, library))
    nvl72 = library.part("gb200-nvl72" if rate == 400 else "gb300-nvl72")
    tray = library.part("gb200-compute-tray" if rate == 400 else "gb300-compute-tray")
    trays = racks * TRAYS_PER_RACK
    fabric = even_fabric(trays, len(ports_at(switch, rate)))
    none = np.full(trays, -1, np.int64)
    in_pods = fabric.tiers == 3
    digits = max(2, len(str(fabric.leaves // RAILS)))
    return assemble(
        title=f"{racks} {nvl72.name} on {'two storeys' if storeys == 2 else 'one storey'}",
        template="two-storey",
        values=values,
        fabric=fabric,
        rate_gbps=rate,
        compute=Compute(
            nvl72,
            racks=racks,
            # At most half of the racks, so that two racks use both storeys, and one storey has the same bays as two.
            per_bay=min(RACKS_PER_BAY, -(-racks // 2)),
            nodes=Boxes(
                "server",
                tray.id,
                (),
                np.arange(trays, dtype=np.int64) // TRAYS_PER_RACK,
                np.zeros(trays),
                fabric.leaf_pod[fabric.down.upper[::RAILS]] if in_pods else none,
                none,
            ),
            inside=True,
        ),
        switch=switch,
        network_rack=library.part("rack-48u-750"),
        room=Room(
            FLOOR_LOAD_KG_M2[:storeys],
            storeys,
            STOREY_HEIGHT_MM,
            cold_aisle_mm=COLD_AISLE_MM,
            hot_aisle_mm=HOT_AISLE_MM,
        ),
        leaf_names=[f"leaf-{n // RAILS + 1:0{digits}d}-r{n % RAILS + 1}" for n in range(fabric.leaves)],
        leaf_pod=fabric.leaf_pod if in_pods else np.full(fabric.leaves, -1, np.int64),
        notes=(
            tr(
                "Compute fabric of {switch}, {tiers} tiers; storage, in-band and OOB networks are not drawn.",
                switch=switch.name,
                tiers=fabric.tiers,
            ),
            tr(
                "Floor ratings of 2,440 kg/m2, aisles of 1.8 m (cold) and 1.2 m (hot), storeys of 6 m and 34.5 kW per rack of switches are house defaults."
            ),
        ),
    )


TEMPLATE = Template(
    name="two-storey",
    title=mark("NVL72 hall on one or two storeys"),
    summary=(
        mark(
            "GB200 or GB300 NVL72 racks in rows on one storey or two stacked ones with trays and risers, rail-optimised leaves in the middle of the rows, spines and cores at 1:1; the same fabric either way."
        )
    ),
    params=(
        Param("racks", "int", 64, mark("NVL72 racks of 72 GPUs"), minimum=2, maximum=1440),
        Param("storeys", "int", 2, mark("Storeys the racks stand on"), minimum=1, maximum=2),
        Param(
            "nic_gbps",
            "choice",
            "400",
            mark(
                "One-way rate of each GPU's NIC: 400 is GB200 with ConnectX-7, 800 is GB300 with ConnectX-8"
            ),
            unit="Gb/s",
            choices=("400", "800"),
        ),
        Param(
            "switch",
            "choice",
            "auto",
            mark("Switch of all tiers; auto: QM9700 for 400G (SN5600 above 910 racks), Q3400 for 800G"),
            choices=("auto", "qm9700", "sn5600", "q3400-ra"),
        ),
    ),
    design=_design,
)
