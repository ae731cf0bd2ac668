"""Cable these racks rail-optimised to those leaves: NIC r of every server to a leaf of rail r."""

from __future__ import annotations

import numpy as np

from fabric_studio.app.wizards.chosen import by_name, devices_in, matching, of_part_kind, switch_tiers
from fabric_studio.app.wizards.port_list import PortList, holder, port_list, port_title, rates_of
from fabric_studio.app.wizards.sketch import PortColumns, Sketch
from fabric_studio.app.wizards.wizard import MEDIUM, Asked, Wizard
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import counted, mark, tr
from fabric_studio.base.params import Param
from fabric_studio.base.units import format_rate
from fabric_studio.catalog.parts import Part, PortGroup
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids, Ints
from fabric_studio.topology.wiring import split

NAME = "rails"


def to_servers(group: PortGroup) -> bool:
    return group.role == "data"


def for_compute(group: PortGroup) -> bool:
    return group.role == "compute"


def plan(asked: Asked, sketch: Sketch) -> str:
    view, values = asked.snapshot, asked.values
    chosen = devices_in(view, asked.selection)
    servers = by_name(
        view, "device", matching(view, "device", of_part_kind(view, chosen, "server"), str(values["servers"]))
    )
    switches = of_part_kind(view, chosen, "switch")
    leaves, _ = switch_tiers(view, switches)
    leaves = matching(
        view, "device", leaves if len(leaves) else _with_data_ports(view, switches), str(values["leaves"])
    )
    leaves = by_name(view, "device", leaves)
    if not len(servers) or not len(leaves):
        raise InvariantError(
            tr("no server is selected; select the racks of the servers and the racks of their leaves")
            if not len(servers)
            else tr("no leaf is selected; select the racks of the servers and the racks of their leaves")
        )
    rate = common_rate(view, servers, leaves, float(str(values["rate"])) if values["rate"] != "auto" else 0.0)
    nics = port_list(view, servers, rate, for_compute)
    down = port_list(view, leaves, rate, to_servers)
    rails = _rails(view, nics, int(values["rails"]), servers)
    grid = _leaf_grid(view, leaves, rails)
    group = _groups(view, servers, leaves, grid, int(values["servers_per_leaf"]), down)
    _connect(sketch, rate, nics, down, rails, grid, group)
    _mark_leaves(sketch, leaves, grid)
    per = "" if len(grid) == 1 else tr(", {groups} groups of {rails}", groups=len(grid), rails=rails)
    sketch.note(
        counted(
            rails,
            "{count} rail at {rate} one-way{per}; a server's NIC r goes to its leaf of rail r",
            "{count} rails at {rate} one-way{per}; a server's NIC r goes to its leaf of rail r",
            rate=format_rate(rate),
            per=per,
        )
    )
    return counted(
        len(servers),
        "Cable {count} server to {leaves} leaves by rail",
        "Cable {count} servers to {leaves} leaves by rail",
        leaves=len(leaves),
    )


def common_rate(view: Snapshot, servers: Ids, leaves: Ids, wanted_gbps: float = 0.0) -> float:
    """The highest rate that the compute ports of all servers and the data ports of all leaves can run at."""
    common: set[float] | None = None
    for uids, wanted in ((servers, for_compute), (leaves, to_servers)):
        for part in np.unique(view.devices.part[view.devices.index_of(uids)]).tolist():
            spec = view.spec_of(part)
            rates = rates_of(spec, wanted) if isinstance(spec, Part) else set()
            common = rates if common is None else common & rates
    found = {rate for rate in common or () if rate > 0 and wanted_gbps in (0.0, rate)}
    if not found:
        names = [view.devices.get(int(uids[0])).name for uids in (servers, leaves)]
        raise InvariantError(
            tr(
                "the compute ports of {server} and the data ports of {leaf} do not run at {rate}; choose another rate or switch",
                server=names[0],
                leaf=names[1],
                rate=format_rate(wanted_gbps),
            )
            if wanted_gbps
            else tr(
                "the compute ports of {server} and the data ports of {leaf} do not have one rate in common; choose another rate or switch",
                server=names[0],
                leaf=names[1],
            )
        )
    return max(found)


def _with_data_ports(view: Snapshot, switches: Ids) -> Ids:
    """Switches of no known tier that servers can be cabled to."""
    rows = view.devices.index_of(switches)
    good = [
        role == "switch" and isinstance(spec := view.spec_of(part), Part) and any(map(to_servers, spec.ports))
        for part, role in zip(view.devices.part[rows].tolist(), view.devices.role[rows], strict=True)
    ]
    return switches[np.array(good, bool)] if len(switches) else switches


def _rails(view: Snapshot, nics: PortList, wanted: int, servers: Ids) -> int:
    """As many as wanted, else one per accelerator of a server, else one per port."""
    count = np.diff(nics.ptr)
    if not count.all():
        name = view.devices.get(int(servers[int(np.argmin(count))])).name
        raise InvariantError(
            tr("{name} has no compute port at this rate; leave it out or choose another rate", name=name)
        )
    ports = int(count.min())
    specs = [view.spec_of(part) for part in view.devices.part[view.devices.index_of(servers)].tolist()]
    accelerators = min((spec.accelerators for spec in specs if isinstance(spec, Part)), default=0)
    rails = wanted or (accelerators if 0 < accelerators <= ports and ports % accelerators == 0 else ports)
    if rails > ports:
        raise InvariantError(
            tr(
                "{rails} rails need {rails} compute ports and the servers have {ports}; use at most {ports} rails",
                rails=rails,
                ports=ports,
            )
        )
    return rails


def _leaf_grid(view: Snapshot, leaves: Ids, rails: int) -> Ids:
    """Leaves by (group, rail): by the rails they have, else dealt in the order of their names."""
    if len(leaves) % rails:
        raise InvariantError(
            tr(
                "{leaves} leaves do not make groups of one per rail ({rails} rails); select a multiple of {rails} leaves, or set the number of rails",
                leaves=len(leaves),
                rails=rails,
            )
        )
    rail = view.devices.rail[view.devices.index_of(leaves)]
    counts = np.bincount(rail[rail >= 0], minlength=rails)
    if (rail >= 0).all() and len(counts) == rails and (counts == len(leaves) // rails).all():
        return np.stack([leaves[rail == number] for number in range(rails)], axis=1)
    return leaves.reshape(-1, rails)


def _groups(view: Snapshot, servers: Ids, leaves: Ids, grid: Ids, most: int, down: PortList) -> Ints:
    """The group of leaves of each server: that of its own pod where pods are known, else servers dealt in order, `most` to
    a group or evenly."""
    devices = view.devices
    pod, leaf_pod = devices.pod[devices.index_of(servers)], devices.pod[devices.index_of(grid)]
    same = (leaf_pod == leaf_pod[:, :1]).all() and (leaf_pod >= 0).all()
    if (
        not most
        and same
        and len(np.unique(leaf_pod[:, 0])) == len(grid)
        and np.isin(pod, leaf_pod[:, 0]).all()
    ):
        order = np.argsort(leaf_pod[:, 0])
        return order[np.searchsorted(leaf_pod[order, 0], pod)].astype(np.int64)
    if most:
        if most * len(grid) < len(servers):
            raise InvariantError(
                tr(
                    "{servers} servers need {servers2} groups of leaves at {most} each, and there are {grid}; select more leaves or put more servers on each",
                    servers=len(servers),
                    servers2=-(-len(servers) // most),
                    most=most,
                    grid=len(grid),
                )
            )
        return np.arange(len(servers), dtype=np.int64) // most
    return split(len(servers), len(grid))


def _connect(
    sketch: Sketch, rate: float, nics: PortList, down: PortList, rails: int, grid: Ids, group: Ints
) -> None:
    """The first free port of each rail's share of a server's ports, to the next free port of its leaf."""
    view = sketch.snapshot
    leaf_row = {uid: index for index, uid in enumerate(down.devices.tolist())}
    free = [down.free_of(index).tolist() for index in range(len(down.devices))]
    used = [0] * len(free)
    from_port: list[int] = []
    to_port: list[int] = []
    for server in range(len(nics.devices)):
        mine = nics.of(server)
        for rail in range(rails):
            share = mine[rail * len(mine) // rails : (rail + 1) * len(mine) // rails]
            open_ports = share[nics.free[share]]
            leaf = leaf_row[int(grid[group[server], rail])]
            if not len(open_ports):
                tell_taken(sketch, nics, int(share[0]))
            elif used[leaf] >= len(free[leaf]):
                at = int(open_ports[0])
                name = view.devices.get(int(down.devices[leaf])).name
                title = port_title(
                    view, *(int(c[at]) for c in (nics.device, nics.port, nics.lane, nics.lanes))
                )
                sketch.conflict(
                    tr("{name} has no free port left for {title}", name=name, title=title),
                    ("device", int(down.devices[leaf])),
                    ("device", int(nics.device[at])),
                )
            else:
                from_port.append(int(open_ports[0]))
                to_port.append(free[leaf][used[leaf]])
                used[leaf] += 1
    a, z = np.array(from_port, np.int64), np.array(to_port, np.int64)
    sketch.cables(ends(nics, a), ends(down, z), rate_gbps=rate, role="server-leaf", network="compute")


def ends(ports: PortList, index: Ints) -> PortColumns:
    """These ports as ends of cables."""
    return PortColumns(ports.device[index], ports.port[index], ports.lane[index], ports.lanes[index])


def tell_taken(sketch: Sketch, ports: PortList, index: int) -> None:
    """Say which cable is in a port that is wanted."""
    if not sketch.words_left:
        sketch.conflicts_unworded(1)
        return
    at = [int(column[index]) for column in (ports.device, ports.port, ports.lane, ports.lanes)]
    title = port_title(sketch.snapshot, *at)
    sketch.conflict(
        tr("{title} is taken by cable {holder}", title=title, holder=holder(sketch.snapshot, *at)),
        ("device", at[0]),
    )


def _mark_leaves(sketch: Sketch, leaves: Ids, grid: Ids) -> None:
    """Leaves that had no role or rail get theirs."""
    devices = sketch.snapshot.devices
    flat, rail = grid.ravel(), np.tile(np.arange(grid.shape[1], dtype=np.int64), len(grid))
    rows = devices.index_of(flat)
    plain = devices.role[rows] == "switch"
    sketch.change("device", flat[plain], role="leaf")
    if (devices.rail[devices.index_of(leaves)] < 0).all():
        sketch.change("device", flat, rail=rail)


WIZARD = Wizard(
    name=NAME,
    title=mark("Cable servers to leaves by rail"),
    summary=mark(
        "NIC r of every server goes to a leaf of rail r, as in a DGX SuperPOD: traffic on one rail crosses one switch."
    ),
    selects=mark("the racks of the servers and of their leaves; nothing: all of the design"),
    params=(
        Param(
            "servers",
            "str",
            "",
            mark("Only servers with such names, for example dgx-0*; empty: all selected"),
        ),
        Param(
            "leaves",
            "str",
            "",
            mark("Only leaves with such names, for example leaf-su01-*; empty: all selected"),
        ),
        Param("rails", "int", 0, mark("Rails; 0: one per accelerator of a server"), minimum=0, maximum=64),
        Param(
            "servers_per_leaf",
            "int",
            0,
            mark("Servers to a group of leaves; 0: by pod where pods are known, else spread evenly"),
            minimum=0,
            maximum=4096,
        ),
        Param(
            "rate",
            "choice",
            "auto",
            mark("One-way rate of each link; auto: the highest both sides can run at"),
            unit="Gb/s",
            choices=("auto", "100", "200", "400", "800", "1600"),
        ),
        MEDIUM,
    ),
    plan=plan,
    icon="share-network",
)
