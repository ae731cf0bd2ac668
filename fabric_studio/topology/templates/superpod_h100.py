"""DGX SuperPOD with DGX H100: a rail-optimised InfiniBand fat tree of QM9700, one row of racks per scalable unit.

Source: NVIDIA DGX SuperPOD reference architecture H100 (RA-11333-001 V11), table 4, for the counts of one fabric of up to
8 SU; B200, "larger component counts", for three tiers. Aisles and floor are house defaults.
"""

from __future__ import annotations

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.params import Param
from fabric_studio.catalog.library import Library
from fabric_studio.model.build import rack_units
from fabric_studio.topology.assembly import Appliances, Compute, Room, assemble
from fabric_studio.topology.blueprint import Blueprint, Boxes
from fabric_studio.topology.template import Template, Values
from fabric_studio.topology.wiring import Fabric, Links, even_spines, rail_groups, three_tiers, two_tiers

NODES_PER_SU, RAILS, PORTS = 32, 8, 64
UFM_LINKS = 4
"""Compute + UFM cables are 8 x nodes + 4 at every size of table 4; the node position left free has the ports."""
MAX_SU = 256
"""65,536 ports, the most that three tiers of 64-port switches carry (k^3/4)."""
MOST_RACKS_PER_BAY = 16
FLOOR_LOAD_KG_M2 = 1220.0
"""House default: the raised floor that TIA-942 recommends (250 lb/ft2)."""
FIRST_SERVER_U = 3


def superpod_fabric(su: int) -> Fabric:
    """nodes = 32 SU - 1; leaf r of SU s takes rail r of its 32 nodes; 32 ports down and 32 up.

    To 64 leaves two tiers with the fewest spines that share evenly (4, 8, 16, 16 for 1 to 4 SU). Above, three tiers: leaf =
    spine = 8 SU and core = 4 SU, which is N/32 and N/64 of N = 256 SU ports.
    """
    unit = np.arange(NODES_PER_SU * su - 1, dtype=np.int64) // NODES_PER_SU
    down, rail = rail_groups(unit, RAILS), np.tile(np.arange(RAILS, dtype=np.int64), su)
    spines = even_spines(RAILS * su, PORTS // 2, PORTS)
    if spines:
        return two_tiers(down, rail, PORTS // 2, spines, first_up=PORTS // 2)
    return three_tiers(down, rail, PORTS)


def _design(values: Values, library: Library) -> Blueprint:
    su, each = int(values["su"]), int(values["servers_per_rack"])
    fabric = superpod_fabric(su)
    dgx, rack = library.part("dgx-h100"), library.part("rack-52u-700")
    node = np.arange(fabric.nodes, dtype=np.int64)
    digits = max(3, len(str(fabric.nodes)))
    return assemble(
        title=f"DGX SuperPOD H100, {su} SU",
        template="superpod-h100",
        values=values,
        fabric=fabric,
        rate_gbps=400.0,
        compute=Compute(
            rack,
            racks=-(-fabric.nodes // each),
            per_bay=min(NODES_PER_SU // each, MOST_RACKS_PER_BAY),
            nodes=Boxes(
                "server",
                dgx.id,
                [f"dgx-{n + 1:0{digits}d}" for n in node],
                node // each,
                (FIRST_SERVER_U + (node % each) * rack_units(dgx)).astype(np.float64),
                node // NODES_PER_SU,
                np.full(fabric.nodes, -1, np.int64),
            ),
        ),
        switch=library.part("qm9700"),
        network_rack=rack,
        room=Room((FLOOR_LOAD_KG_M2,)),
        leaf_names=[f"leaf-su{n // RAILS + 1:02d}-r{n % RAILS + 1}" for n in range(fabric.leaves)],
        leaf_pod=np.arange(fabric.leaves, dtype=np.int64) // RAILS,
        appliances=Appliances(library.part("ufm-ndr"), "ufm", UFM_LINKS, _ufm_links(su)),
        notes=(
            tr("Compute fabric with its UFM; storage, in-band and OOB networks are not drawn."),
            tr(
                "Aisles of 1.2 m, a floor of 1,220 kg/m2 and 34.5 kW per rack of switches are house defaults."
            ),
        ),
    )


def _ufm_links(su: int) -> Links:
    """One cable from each UFM to the free port of the last node position, on leaves 1 to 4 of the last SU."""
    each = np.arange(UFM_LINKS, dtype=np.int64)
    free = np.full(UFM_LINKS, NODES_PER_SU - 1, np.int64)
    return Links(each, np.zeros(UFM_LINKS, np.int64), (su - 1) * RAILS + each, free)


TEMPLATE = Template(
    name="superpod-h100",
    title=mark("DGX SuperPOD H100"),
    summary=(
        mark(
            "Scalable units of 32 DGX H100 in rows with hot and cold aisles, one QM9700 leaf per rail in the middle of each row, spines, cores from 9 SU on, UFM; 400G NDR at 1:1."
        )
    ),
    params=(
        Param("su", "int", 1, mark("Scalable units of 32 nodes; the last has 31"), minimum=1, maximum=MAX_SU),
        Param("servers_per_rack", "choice", "4", mark("DGX H100 in one rack"), choices=("1", "2", "4")),
    ),
    design=_design,
)
