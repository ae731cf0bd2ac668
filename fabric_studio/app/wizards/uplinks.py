"""Leaf-spine with k uplinks: every leaf's uplinks dealt over the spines like cards."""

from __future__ import annotations

import numpy as np

from fabric_studio.app.wizards.chosen import by_name, devices_in, matching, of_part_kind, switch_tiers
from fabric_studio.app.wizards.port_list import PortList, port_list, rates_of
from fabric_studio.app.wizards.rails import ends
from fabric_studio.app.wizards.sketch import Sketch
from fabric_studio.app.wizards.wizard import MEDIUM, Asked, Wizard
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.params import Param
from fabric_studio.base.units import format_rate
from fabric_studio.catalog.parts import Part, PortGroup
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ids, Ints
from fabric_studio.topology.wiring import rank

UPPER_ROLES = {"leaf": "leaf-spine", "spine": "spine-core"}


def between_switches(group: PortGroup) -> bool:
    return group.role in ("data", "uplink", "fabric")


def plan(asked: Asked, sketch: Sketch) -> str:
    view, values = asked.snapshot, asked.values
    switches = of_part_kind(view, devices_in(view, asked.selection), "switch")
    leaves, spines = _tiers(view, switches, str(values["leaves"]), str(values["spines"]))
    rate = _rate(view, leaves, spines, float(str(values["rate"])) if values["rate"] != "auto" else 0.0)
    up = port_list(view, leaves, rate, between_switches)
    down = port_list(view, spines, rate, between_switches)
    wanted = _wanted(view, leaves, spines, rate, int(values["uplinks"]))
    if not wanted.any():
        raise InvariantError(
            tr("the leaves have as many uplinks as ports down already; set the number of uplinks to add more")
        )
    for leaf_rows, spine_rows in _pods(view, leaves, spines):
        _deal(sketch, rate, up, down, leaf_rows, spine_rows, wanted)
    devices = view.devices
    for uids, role in ((leaves, "leaf"), (spines, "spine")):
        sketch.change("device", uids[devices.role[devices.index_of(uids)] == "switch"], role=role)
    return tr("Join {leaves} leaves to {spines} spines", leaves=len(leaves), spines=len(spines))


def _tiers(view: Snapshot, switches: Ids, leaf_names: str, spine_names: str) -> tuple[Ids, Ids]:
    lower, upper = switch_tiers(view, switches)
    # A name typed outranks what the roles say.
    if leaf_names:
        lower = matching(view, "device", switches, leaf_names)
        upper = np.setdiff1d(upper if len(upper) else switches, lower)
    if spine_names:
        upper = matching(view, "device", switches, spine_names)
        lower = np.setdiff1d(lower if len(lower) else switches, upper)
    role = view.devices.role[view.devices.index_of(upper)]
    if (role == "core").any() and (role == "spine").any():
        if len(lower):
            upper = upper[role != "core"]
        else:
            lower, upper = upper[role != "core"], upper[role == "core"]
    if not len(lower) or not len(upper):
        raise InvariantError(
            tr(
                "no leaf is among the {count} switches selected; select both, give them the roles leaf and spine in the inspector, or name them here",
                count=len(switches),
            )
            if not len(lower)
            else tr(
                "no spine is among the {count} switches selected; select both, give them the roles leaf and spine in the inspector, or name them here",
                count=len(switches),
            )
        )
    return by_name(view, "device", lower), by_name(view, "device", upper)


def _rate(view: Snapshot, leaves: Ids, spines: Ids, wanted_gbps: float) -> float:
    """The rate of the spines' ports where the leaves can run at it, else the highest both can."""
    offers: list[set[float]] = []
    usual = 0.0
    for part in np.unique(
        view.devices.part[view.devices.index_of(np.concatenate((leaves, spines)))]
    ).tolist():
        spec = view.spec_of(part)
        if isinstance(spec, Part):
            offers.append(rates_of(spec, between_switches))
            usual = max((group.link_gbps for group in spec.ports if between_switches(group)), default=usual)
    common = {rate for rate in set.intersection(*offers) if rate > 0} if offers else set()
    if wanted_gbps:
        common &= {wanted_gbps}
    if not common:
        raise InvariantError(
            tr(
                "the selected leaves and spines have no port rate in common at {rate}; choose another rate or other switches",
                rate=format_rate(wanted_gbps),
            )
            if wanted_gbps
            else tr(
                "the selected leaves and spines have no port rate in common; choose another rate or other switches"
            )
        )
    return usual if usual in common else max(common)


def _wanted(view: Snapshot, leaves: Ids, spines: Ids, rate: float, uplinks: int) -> Ints:
    """New uplinks per leaf: as many as asked for; else all leaves get as many as the fullest one needs for 1:1, rounded up
    so that the spines share them evenly, less what they have."""
    if uplinks:
        return np.full(len(leaves), uplinks, np.int64)
    down, up = _capacity(view, leaves, spines)
    least = int(np.ceil(down.max() / rate - 1e-9))
    each = max(1, len(spines) // max(1, len(_pods(view, leaves, spines))))
    wanted: Ints = np.maximum(-(-least // each) * each - np.floor(up / rate + 1e-9), 0).astype(np.int64)
    return wanted


def _capacity(view: Snapshot, leaves: Ids, spines: Ids) -> tuple[Floats, Floats]:
    """Cabled one-way capacity of each leaf to anything that is no spine, and to spines, Gb/s."""
    cables = view.cables
    down, up = np.zeros(len(leaves)), np.zeros(len(leaves))
    order = np.argsort(leaves)
    for own, far in (("a_device", "z_device"), ("z_device", "a_device")):
        mine = np.isin(cables.columns[own], leaves) & (cables.network == "compute")
        above = np.isin(cables.columns[far], spines)
        for total, rows in ((down, np.flatnonzero(mine & ~above)), (up, np.flatnonzero(mine & above))):
            np.add.at(
                total,
                order[np.searchsorted(leaves[order], cables.columns[own][rows])],
                cables.rate_gbps[rows],
            )
    return down, up


def _pods(view: Snapshot, leaves: Ids, spines: Ids) -> list[tuple[Ints, Ints]]:
    """Which leaves belong to which spines: by pod where all have one and the spines have the same pods, else all to all."""
    devices = view.devices
    a, z = devices.pod[devices.index_of(leaves)], devices.pod[devices.index_of(spines)]
    if (z >= 0).all() and np.isin(a, z).all():
        return [(np.flatnonzero(a == pod), np.flatnonzero(z == pod)) for pod in np.unique(a).tolist()]
    return [(np.arange(len(leaves)), np.arange(len(spines)))]


def _deal(
    sketch: Sketch, rate: float, up: PortList, down: PortList, leaf_rows: Ints, spine_rows: Ints, wanted: Ints
) -> None:
    view = sketch.snapshot
    ports = [_uplink_ports(view, up, leaf, int(wanted[leaf])) for leaf in leaf_rows.tolist()]
    for leaf, found in zip(leaf_rows.tolist(), ports, strict=True):
        short = int(wanted[leaf]) - len(found)
        if short > 0:
            uid = int(up.devices[leaf])
            sketch.conflict(
                tr(
                    "{uid} has {found} free ports at {rate} for {wanted} uplinks: {short} are left out",
                    uid=view.devices.get(uid).name,
                    found=len(found),
                    rate=format_rate(rate),
                    wanted=int(wanted[leaf]),
                    short=short,
                ),
                ("device", uid),
            )
    at_leaf = np.concatenate(ports) if ports else np.zeros(0, np.int64)
    card = np.arange(len(at_leaf))
    spine = spine_rows[card % len(spine_rows)]
    turn = rank(spine)
    room = np.array([len(down.free_of(index)) for index in range(len(down.devices))], np.int64)
    fits = turn < room[spine]
    for row in np.unique(spine[~fits]).tolist():
        uid, many = int(down.devices[row]), int((spine[~fits] == row).sum())
        sketch.conflict(
            tr(
                "{uid} has {room} free ports at {rate}: {many} uplinks are left out",
                uid=view.devices.get(uid).name,
                room=room[row],
                rate=format_rate(rate),
                many=many,
            ),
            ("device", uid),
        )
    if not fits.any():
        return
    free = np.concatenate([down.free_of(index) for index in range(len(down.devices))])
    first = np.concatenate((np.zeros(1, np.int64), np.cumsum(room)))[:-1]
    at_spine = free[first[spine[fits]] + turn[fits]]
    devices = view.devices
    role = devices.role[devices.index_of(up.device[at_leaf[fits]])]
    names = np.array([UPPER_ROLES.get(str(name), "leaf-spine") for name in role], object)
    sketch.cables(
        ends(up, at_leaf[fits]), ends(down, at_spine), rate_gbps=rate, role=names, network="compute"
    )
    uneven = wanted[leaf_rows][wanted[leaf_rows] % len(spine_rows) != 0]
    if len(uneven):
        sketch.note(
            tr(
                "{uneven} uplinks do not divide by {spine_rows} spines, so not every leaf has the same number of links to every spine",
                uneven=uneven[0],
                spine_rows=len(spine_rows),
            )
        )


def _uplink_ports(view: Snapshot, up: PortList, leaf: int, count: int) -> Ints:
    """The free ports for uplinks of one leaf: those made for it, then the upper half of its ports, then the lower half from
    the top, so that ports down stay together."""
    mine = up.of(leaf)
    spec = view.spec_of(view.devices.get(int(up.devices[leaf])).part)
    assert isinstance(spec, Part)
    made_for_it = np.repeat(
        [group.role in ("uplink", "fabric") for group in spec.ports], [group.count for group in spec.ports]
    )[up.port[mine]]
    place = np.arange(len(mine))
    half = len(mine) // 2
    order = np.where(made_for_it, place, np.where(place >= half, len(mine) + place, 4 * len(mine) - place))
    ranked = mine[np.argsort(order, kind="stable")]
    return np.sort(ranked[up.free[ranked]][:count])


WIZARD = Wizard(
    name="uplinks",
    title=mark("Join leaves to spines"),
    summary=mark(
        "k uplinks of every leaf dealt over the spines, or as many as make 1:1; also spines to cores."
    ),
    selects=mark("the leaves and the spines, or their racks; nothing: all of the design"),
    params=(
        Param(
            "uplinks",
            "int",
            0,
            mark("New uplinks of each leaf; 0: as many as are missing for 1:1"),
            minimum=0,
            maximum=1024,
        ),
        Param(
            "leaves",
            "str",
            "",
            mark("Switches with such names are the lower tier; empty: as their roles say"),
        ),
        Param(
            "spines",
            "str",
            "",
            mark("Switches with such names are the upper tier; empty: as their roles say"),
        ),
        Param(
            "rate",
            "choice",
            "auto",
            mark("One-way rate of each link; auto: that of the spines' ports"),
            unit="Gb/s",
            choices=("auto", "100", "200", "400", "800", "1600"),
        ),
        MEDIUM,
    ),
    plan=plan,
    icon="tree-structure",
)
