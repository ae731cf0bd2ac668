"""A leaf-spine fabric from what somebody asks for: how many leaves, uplinks and spines, or a refusal that says why."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.topology.wiring import Fabric, even_spines, rail_groups, split, two_tiers, whole_nodes


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


def refusal(parameter: str, what: str, way_out: str) -> BadInputError:
    return BadInputError("leaf-spine", what, way_out, place=f"parameter {parameter}")


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
        raise refusal(
            "ports_down_per_leaf" if wanted.down else "uplinks_per_leaf",
            tr(
                "a leaf of {ports} ports with {room} down and {uplinks} up has no room for a server of {gpus} NICs",
                ports=wanted.ports,
                room=room,
                uplinks=max(wanted.uplinks, 1),
                gpus=wanted.gpus,
            ),
            tr("use fewer uplinks or ports down, a larger switch, or rail_optimised=true"),
        )
    needed = per_group * -(-wanted.servers // servers_per_group)
    if not wanted.leaves:
        return needed, per_group
    if wanted.leaves % per_group:
        raise refusal(
            "leaves",
            tr(
                "{leaves} leaves do not divide into groups of one per rail ({per_group} rails)",
                leaves=wanted.leaves,
                per_group=per_group,
            ),
            tr("use a multiple of {per_group}, or rail_optimised=false", per_group=per_group),
        )
    if wanted.leaves // per_group > wanted.servers:
        raise refusal(
            "leaves",
            tr("{leaves} leaves are more than the servers need", leaves=wanted.leaves),
            tr("use at most {per_group}", per_group=per_group * wanted.servers),
        )
    busiest = -(-wanted.servers // (wanted.leaves // per_group)) * (1 if wanted.rails else wanted.gpus)
    if busiest + max(wanted.uplinks, 1) > wanted.ports:
        raise refusal(
            "leaves",
            tr(
                "{leaves} leaves would need {busiest} ports down and {uplinks} up of {ports} each",
                leaves=wanted.leaves,
                busiest=busiest,
                uplinks=max(wanted.uplinks, 1),
                ports=wanted.ports,
            ),
            tr("use at least {needed} leaves, or a larger switch", needed=needed),
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
            raise refusal(
                "spines",
                tr(
                    "{spines} spines of {ports} ports cannot share {uplinks} uplinks of each of {leaves} leaves evenly",
                    spines=wanted.spines,
                    ports=wanted.ports,
                    uplinks=uplinks,
                    leaves=leaves,
                ),
                tr("use {str} spines", str=", ".join(map(str, good)))
                if good
                else tr("use fewer leaves or a larger switch"),
            )
        return uplinks, wanted.spines
    choice = [wanted.uplinks] if wanted.uplinks else list(range(min(fullest, most), most + 1))
    options = [
        (spines, uplinks)
        for uplinks in choice
        if (spines := even_spines(leaves, uplinks, wanted.ports, least=min(2, uplinks)))
    ]
    if not options:
        raise refusal(
            "servers",
            tr(
                "{leaves} leaves are more than two tiers of {ports}-port switches can join",
                leaves=leaves,
                ports=wanted.ports,
            ),
            tr(
                "use fewer servers, more uplinks per leaf or a larger switch; superpod-h100 and two-storey have three tiers"
            ),
        )
    spines, uplinks = min(options)
    return uplinks, spines
