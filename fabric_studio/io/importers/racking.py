"""A guess at which rack an imported box stands in: hosts of one leaf together, leaves in their row, spines in the middle.

Nothing here is knowledge; it is a tidy starting point from which a planner drags the racks to where they really stand.
"""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from fabric_studio.io.importers.hostlist import natural_key
from fabric_studio.io.importers.records import Fabric, Node

RACK_U = 42
HOSTS_PER_RACK, SWITCHES_PER_RACK = 40, 32
"""House defaults: a little air in a host rack, room for cable managers in a network rack. Boxes of unknown height are 1 U."""
_NARROWEST_ROW, _WIDEST_ROW = 6, 96
_LAST = (("\uffff",), ("\uffff",))


@dataclass(slots=True)
class Rack:
    """What stands in one rack, lowest first, with the lowest rack unit of each; 0 for modules of a big chassis."""

    nodes: list[tuple[str, float]] = field(default_factory=list)

    def stack(self, keys: Iterable[str], first_u: int, each_u: int = 1) -> None:
        self.nodes.extend((key, float(first_u + index * each_u)) for index, key in enumerate(keys))


@dataclass(slots=True)
class Row:
    """Racks from left to right, with the place of the network racks among them."""

    racks: list[Rack]
    network_at: list[int]


@dataclass(frozen=True, slots=True)
class Racking:
    """All rows of the hall; pods: the number of the pod of a node, where the tree has pods; crowded: chassis whose
    modules are in no rack unit, as they are more than a rack has."""

    rows: list[Row]
    pods: dict[str, int]
    crowded: frozenset[str]


def plan_racks(fabric: Fabric) -> Racking:
    """Racks and rows for every host, switch and router of a fabric; aggregation nodes stand nowhere."""
    built_in = _built_in(fabric)
    switches = {node.key: node for node in fabric.nodes if node.kind == "switch" and node.key not in built_in}
    leaf_of, parents = _joins(fabric, switches, built_in)
    pod_of = _pods(switches, parents)
    first_parent = {
        leaf: min(above, key=lambda key: natural_key(switches[key].name)) for leaf, above in parents.items()
    }

    leaf_order = {
        key: (
            natural_key(switches[first_parent[key]].name) if key in first_parent else (),
            natural_key(node.name),
        )
        for key, node in switches.items()
    }

    hosts = [node for node in fabric.nodes if node.kind == "host"]
    home = {
        node.key: min(leaf_of[node.key], key=leaf_order.__getitem__)
        for node in hosts
        if leaf_of.get(node.key)
    }
    if fabric.numbered:
        ordered = [list(run) for _, run in itertools.groupby(hosts, key=lambda node: home.get(node.key))]
    else:
        groups: dict[tuple[object, ...], list[Node]] = defaultdict(list)
        for node in hosts:
            leaf = home.get(node.key)
            groups[(leaf_order[leaf] if leaf else _LAST), natural_key(node.group)].append(node)
        ordered = [sorted(groups[key], key=lambda node: natural_key(node.name)) for key in sorted(groups)]
    host_racks = _fill(ordered)
    leaves_of = {node.key: set(leaf_of.get(node.key, ())) for node in hosts}
    leaves = sorted(set().union(*leaves_of.values()), key=leaf_order.__getitem__)
    upper_racks, crowded = _network_racks(fabric, set(leaves) | built_in.keys())
    rows = _rows(host_racks, leaves_of, leaves, upper_racks)
    _put_in(host_racks, built_in)
    pods = {key: pod_of[key] for key in leaves if key in pod_of}
    pods |= {key: pod_of[leaf] for key, leaf in home.items() if leaf in pod_of}
    return Racking(rows, pods, frozenset(crowded))


def _built_in(fabric: Fabric) -> dict[str, str]:
    """Switches inside a host, such as the router of an accelerator, and which host it is."""
    kind = {node.key: node.kind for node in fabric.nodes}
    found = {}
    for cable in fabric.cables:
        if cable.inside:
            for here, there in ((cable.a.node, cable.z.node), (cable.z.node, cable.a.node)):
                if kind[here] == "switch" and kind[there] == "host":
                    found[here] = there
    return found


def _put_in(racks: list[Rack], built_in: dict[str, str]) -> None:
    """Put what is inside a host into its rack, in no rack unit."""
    inside: dict[str, list[str]] = defaultdict(list)
    for switch, host in built_in.items():
        inside[host].append(switch)
    for rack in racks:
        rack.nodes += [(switch, 0.0) for host, _ in list(rack.nodes) for switch in inside.get(host, ())]


def _joins(
    fabric: Fabric, switches: dict[str, Node], built_in: dict[str, str]
) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """The switches each host hangs on, by what is built into it too, and those one tier up from each switch."""
    leaf_of: dict[str, list[str]] = defaultdict(list)
    above: dict[str, dict[str, None]] = defaultdict(dict)
    for cable in fabric.cables:
        for here, there in ((cable.a.node, cable.z.node), (cable.z.node, cable.a.node)):
            if there not in switches:
                continue
            if here not in switches:
                leaf_of[built_in.get(here, here)].append(there)
            elif (switches[here].level or 0) < (switches[there].level or 0):
                above[here][there] = None
    return leaf_of, {key: list(of) for key, of in above.items()}


def _pods(switches: dict[str, Node], parents: dict[str, list[str]]) -> dict[str, int]:
    """Pods are the subtrees of tier 1, where every leaf has exactly one switch above it and there are several of those."""
    leaves = [key for key, node in switches.items() if node.level == 0]
    tops = {parents[leaf][0] for leaf in leaves if len(parents.get(leaf, ())) == 1}
    if len(tops) < 2 or any(len(parents.get(leaf, ())) != 1 for leaf in leaves):
        return {}
    number = {
        key: index for index, key in enumerate(sorted(tops, key=lambda key: natural_key(switches[key].name)))
    }
    return {leaf: number[parents[leaf][0]] for leaf in leaves}


def _fill(groups: Sequence[Sequence[Node]]) -> list[Rack]:
    """Host racks; a group that fits in one rack is not torn apart. Hosts of one import are equally tall."""
    each = max((_units(node) for group in groups for node in group), default=1)
    room = max(1, HOSTS_PER_RACK // each)
    racks: list[Rack] = []
    free = 0
    for group in groups:
        waiting = [node.key for node in group]
        if len(waiting) > free and len(waiting) <= room:
            free = 0
        while waiting:
            if free == 0:
                racks.append(Rack())
                free = room
            now, waiting = waiting[:free], waiting[free:]
            racks[-1].stack(now, (room - free) * each + 1, each)
            free -= len(now)
    return racks


def _units(node: Node) -> int:
    """Rack units that a host fills; 1 when nobody says."""
    height_u = None if node.part is None else node.part.height_u
    return max(1, math.ceil(height_u or 1))


def _network_racks(fabric: Fabric, leaves: set[str]) -> tuple[list[Rack], set[str]]:
    """Racks for the switches that are nobody's leaf and for routers, tier by tier; a director chassis in one rack."""
    rest = [node for node in fabric.nodes if node.kind in ("switch", "router") and node.key not in leaves]
    units: dict[tuple[object, ...], list[str]] = defaultdict(list)
    for node in rest:
        chassis = (natural_key(node.group), ()) if node.group else ((), natural_key(node.name))
        tier = 99 if node.level is None else 0 if node.group else node.level
        units[tier, *chassis].append(node.key)
    names = {node.key: natural_key(node.name) for node in rest}
    racks: list[Rack] = []
    crowded: set[str] = set()
    filled = SWITCHES_PER_RACK
    for key in sorted(units):
        keys = sorted(units[key], key=lambda key: names[key])
        if len(keys) > RACK_U:
            racks.append(Rack([(key, 0.0) for key in keys]))
            crowded.update(keys)
            filled = SWITCHES_PER_RACK
            continue
        if filled + len(keys) > SWITCHES_PER_RACK:
            racks.append(Rack())
            filled = 0
        racks[-1].stack(keys, filled + 1)
        filled += len(keys)
    return racks, crowded


def _rows(
    host_racks: list[Rack], leaves_of: dict[str, set[str]], leaves: list[str], upper: list[Rack]
) -> list[Row]:
    """Rows of about the same length, in a hall about as wide as deep, each with its leaves in the middle."""
    total = len(host_racks) + math.ceil(len(leaves) / SWITCHES_PER_RACK) + len(upper)
    longest = min(_WIDEST_ROW, max(_NARROWEST_ROW, math.ceil(2 * math.sqrt(total))))
    rows: list[Row] = []
    waiting, placed = list(host_racks), set[str]()
    while waiting:
        hosts: list[Rack] = []
        here: dict[str, None] = {}
        while waiting:
            fresh = set().union(*(leaves_of[key] for key, _ in waiting[0].nodes)) - placed
            after = len(here.keys() | fresh)
            if hosts and len(hosts) + 1 + math.ceil(after / SWITCHES_PER_RACK) > longest:
                break
            here.update(dict.fromkeys(leaf for leaf in leaves if leaf in fresh))
            hosts.append(waiting.pop(0))
        placed |= here.keys()
        rows.append(_row(hosts, _leaf_racks(list(here))))
    if not upper:
        return rows
    if len(rows) == 1 and len(rows[0].racks) + len(upper) <= longest:
        return [_row([rack for index, rack in enumerate(rows[0].racks) if index not in rows[0].network_at],
                     [rows[0].racks[index] for index in rows[0].network_at] + upper)]  # fmt: skip
    own = [
        Row(upper[at : at + longest], list(range(len(upper[at : at + longest]))))
        for at in range(0, len(upper), longest)
    ]
    middle = len(rows) // 2
    return rows[:middle] + own + rows[middle:]


def _leaf_racks(leaves: list[str]) -> list[Rack]:
    racks = []
    for at in range(0, len(leaves), SWITCHES_PER_RACK):
        racks.append(Rack())
        racks[-1].stack(leaves[at : at + SWITCHES_PER_RACK], 1)
    return racks


def _row(hosts: list[Rack], network: list[Rack]) -> Row:
    middle = len(hosts) // 2
    racks = hosts[:middle] + network + hosts[middle:]
    return Row(racks, list(range(middle, middle + len(network))))
