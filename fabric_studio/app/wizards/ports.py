"""Range connect ports: port n of one side to port n of the other, hundreds at once, panel to panel too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from fabric_studio.app.commands.cable_roles import network_of, role_of
from fabric_studio.app.commands.matching import rank_of_roles
from fabric_studio.app.commands.ports import plug
from fabric_studio.app.wizards.chosen import by_name, matching, natural
from fabric_studio.app.wizards.port_list import PortList, Wanted, port_list, port_title, rates_of
from fabric_studio.app.wizards.rails import ends, tell_taken
from fabric_studio.app.wizards.sketch import Sketch
from fabric_studio.app.wizards.wizard import MEDIUM, Asked, Wizard
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.params import Param
from fabric_studio.base.wording import listed
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.parts import Part
from fabric_studio.layout.lengths import PortEnd
from fabric_studio.model.cascade import Chosen
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids, Ints, Texts

AUTO = "auto"
FACES = ("front", "rear")
KINDS = (AUTO, *FACES, "compute", "data", "uplink", "storage", "in-band", "oob", "fabric", "scale-up", "wan")
ORDERS = ("straight", "reversed")


def plan(asked: Asked, sketch: Sketch) -> str:
    view, values = asked.snapshot, asked.values
    a, z = _sides(view, asked.selection, str(values["a"]), str(values["z"]))
    kinds = str(values["a_ports"]), str(values["z_ports"])
    kind_a, kind_z, rate = _agree(view, a, z, kinds)
    side_a = port_list(view, a, 0.0 if kind_a in FACES else rate, _of_kind(kind_a))
    side_z = port_list(view, z, 0.0 if kind_z in FACES else rate, _of_kind(kind_z))
    first_a, first_z = int(values["a_first"]) - 1, int(values["z_first"]) - 1
    room = min(len(side_a) - first_a, len(side_z) - first_z)
    count = int(values["count"]) or room
    if room < 1:
        raise InvariantError(
            tr(
                "side A has {side_a} such ports and side Z {side_z}; begin at a port that is there, or choose other ports",
                side_a=len(side_a),
                side_z=len(side_z),
            )
        )
    if count > room:
        sketch.conflict(
            tr(
                "{count} ports are asked for and {room} are there from port {first_a} of A and port {first_z} of Z on: {left} are left out",
                count=count,
                room=room,
                first_a=first_a + 1,
                first_z=first_z + 1,
                left=count - room,
            )
        )
        count = room
    at_a, at_z = first_a + np.arange(count), first_z + np.arange(count)
    if values["order"] == "reversed":
        at_z = at_z[::-1]
    _connect(sketch, side_a, side_z, at_a, at_z, rate)
    sketch.note(
        tr(
            "{a}, {kind_a} ports, to {z}, {kind_z} ports, in the order of their faces",
            a=_words(view, a),
            kind_a=tr(kind_a),
            z=_words(view, z),
            kind_z=tr(kind_z),
        )
    )
    return tr("Connect a range of {count} ports", count=count)


def _connect(sketch: Sketch, side_a: PortList, side_z: PortList, at_a: Ints, at_z: Ints, rate: float) -> None:
    good = side_a.free[at_a] & side_z.free[at_z] & (side_a.device[at_a] != side_z.device[at_z])
    # A port that stands on both sides would be used twice.
    seen = _same_ports(side_a, at_a, side_z, at_z)
    for pair in np.flatnonzero(~good | seen).tolist():
        here, there = int(at_a[pair]), int(at_z[pair])
        if side_a.device[here] == side_z.device[there] or seen[pair]:
            title = port_title(
                sketch.snapshot,
                *(int(c[here]) for c in (side_a.device, side_a.port, side_a.lane, side_a.lanes)),
            )
            sketch.conflict(
                tr("{title} is on both sides; choose two sides without a device in common", title=title),
                ("device", int(side_a.device[here])),
            )
            continue
        for ports, index in ((side_a, here), (side_z, there)):
            if not ports.free[index]:
                tell_taken(sketch, ports, index)
    a, z = at_a[good & ~seen], at_z[good & ~seen]
    role, network = _roles(sketch.snapshot, side_a, side_z, a, z)
    sketch.cables(ends(side_a, a), ends(side_z, z), rate_gbps=rate, role=role, network=network)


def _same_ports(side_a: PortList, at_a: Ints, side_z: PortList, at_z: Ints) -> np.ndarray:
    """Pairs whose A port is also the Z port of a pair before it, or the reverse."""
    keys = [
        ports.device[at] * 65536 * 64 + ports.port[at] * 64 + ports.lane[at]
        for ports, at in ((side_a, at_a), (side_z, at_z))
    ]
    both = np.intersect1d(keys[0], keys[1])
    if not len(both):
        return np.zeros(len(at_a), bool)
    return np.isin(keys[0], both) | np.isin(keys[1], both)


def _roles(view: Snapshot, side_a: PortList, side_z: PortList, a: Ints, z: Ints) -> tuple[Texts, Texts]:
    """What each cable is for and its network, worked out once per kind of pair."""
    devices = view.devices
    rows = [devices.index_of(ports.device[at]) for ports, at in ((side_a, a), (side_z, z))]
    # A switch without a role is told by what hangs on it, so each one is looked at by itself.
    own = [np.where(devices.role[row] == "switch", devices.uid[row], 0) for row in rows]
    keys = list(
        zip(*(devices.role[row].tolist() for row in rows), *(devices.part[row].tolist() for row in rows),
            *(column.tolist() for column in own), side_a.port[a].tolist(), side_z.port[z].tolist(), strict=True)
    )  # fmt: skip
    known: dict[Any, tuple[str, str]] = {}
    by_group: dict[Any, tuple[str, str]] = {}
    found: list[tuple[str, str]] = []
    for index, key in enumerate(keys):
        if key not in known:
            plugs = [
                plug(
                    view,
                    PortEnd(
                        *(int(c[at[index]]) for c in (ports.device, ports.port, ports.lane, ports.lanes))
                    ),
                )
                for ports, at in ((side_a, a), (side_z, z))
            ]
            group = (*key[:6], plugs[0].group.name, plugs[1].group.name)
            if group not in by_group:
                by_group[group] = role_of(view, *plugs), network_of(view, *plugs)
            known[key] = by_group[group]
        found.append(known[key])
    roles, networks = np.empty(len(found), object), np.empty(len(found), object)
    roles[:], networks[:] = [role for role, _ in found], [network for _, network in found]
    return roles, networks


# -- the two sides ----------------------------------------------------------------------------------------------------


def _sides(view: Snapshot, selection: Chosen, a_names: str, z_names: str) -> tuple[Ids, Ids]:
    found_a, found_z = _halves(view, selection)
    if a_names:
        found_a = _named(view, a_names)
    if z_names:
        found_z = _named(view, z_names)
    for side, found, names in (("A", found_a, a_names), ("Z", found_z, z_names)):
        if not len(found):
            raise InvariantError(
                tr(
                    "nothing is called {names}; select two racks or two devices, or name both sides",
                    names=names,
                )
                if names
                else tr(
                    "side {side} is empty; select two racks or two devices, or name both sides", side=side
                )
            )
    return found_a, found_z


def _halves(view: Snapshot, selection: Chosen) -> tuple[Ids, Ids]:
    """Two racks, two devices, or devices in two racks are the two sides; of more, the first half and the second."""
    none = np.zeros(0, np.int64)
    racks = by_name(view, "rack", np.asarray(selection.get("rack", none), np.int64))
    devices = by_name(view, "device", np.asarray(selection.get("device", none), np.int64))
    if len(racks) >= 2:
        half = len(racks) // 2
        return _inside(view, racks[:half]), _inside(view, racks[half:])
    if len(devices) >= 2:
        rack = view.devices.rack[view.devices.index_of(devices)]
        own = sorted(set(rack.tolist()), key=lambda uid: natural(str(view.racks.get(uid).name)))
        if len(own) == 2:
            return _top_down(view, devices[rack == own[0]]), _top_down(view, devices[rack == own[1]])
        half = len(devices) // 2
        return devices[:half], devices[half:]
    return none, none


def _named(view: Snapshot, patterns: str) -> Ids:
    """Devices with such names, and those in racks with such names, rack by rack from the top."""
    devices = by_name(view, "device", matching(view, "device", view.devices.uid, patterns))
    racks = by_name(view, "rack", matching(view, "rack", view.racks.uid, patterns))
    inside = _inside(view, racks)
    return np.concatenate((devices, inside[~np.isin(inside, devices)]))


def _inside(view: Snapshot, racks: Ids) -> Ids:
    found = [_top_down(view, view.devices.where(view.devices.rack == rack)) for rack in racks.tolist()]
    return np.concatenate((np.zeros(0, np.int64), *found))


def _top_down(view: Snapshot, devices: Ids) -> Ids:
    u = view.devices.u[view.devices.index_of(devices)]
    return devices[np.argsort(-u, kind="stable")]


def _words(view: Snapshot, devices: Ids) -> str:
    name = str(view.devices.get(int(devices[0])).name)
    return name if len(devices) == 1 else tr("{name} and {count:,} more", name=name, count=len(devices) - 1)


# -- which ports ------------------------------------------------------------------------------------------------------


def _of_kind(kind: str) -> Wanted:
    if kind in FACES:
        return lambda group: group.role == "patch" and (group.face == kind or group.name == "duplex")
    return lambda group: group.role == kind


def _kinds_of(view: Snapshot, devices: Ids) -> dict[str, set[float]]:
    """The kinds of ports of a side and the rates each can run at; {0} for the faces of panels."""
    found: dict[str, set[float]] = {}
    for part in np.unique(view.devices.part[view.devices.index_of(devices)]).tolist():
        spec = view.spec_of(part)
        if not isinstance(spec, Part):
            continue
        for kind in {group.face if group.role == "patch" else group.role for group in spec.ports}:
            rates = rates_of(spec, _of_kind(kind))
            found[kind] = found[kind] & rates if kind in found else rates
    return {kind: rates for kind, rates in found.items() if rates}


def _agree(view: Snapshot, a: Ids, z: Ids, wanted: tuple[str, str]) -> tuple[str, str, float]:
    """The kinds of ports that go together best, and the rate they run at (0 between panels)."""
    sides = [_kinds_of(view, side) for side in (a, z)]
    best: tuple[tuple[int, float], str, str, float] | None = None
    for kind_a, rates_a in sides[0].items():
        for kind_z, rates_z in sides[1].items():
            if any(want not in (AUTO, kind) for want, kind in zip(wanted, (kind_a, kind_z), strict=True)):
                continue
            common = _common(rates_a, rates_z)
            if common is None:
                continue
            order = (_rank(kind_a, kind_z), -common)
            if best is None or order < best[0]:
                best = (order, kind_a, kind_z, common)
    if best is None:
        said = [listed([tr(kind) for kind in kinds]) or tr("no ports") for kinds in sides]
        raise InvariantError(
            tr(
                "no ports of side A ({said}) go with ports of side Z ({said2}); choose the ports of both sides, or other devices",
                said=said[0],
                said2=said[1],
            )
        )
    return best[1], best[2], best[3]


def _common(a: set[float], z: set[float]) -> float | None:
    """The highest rate of both; a passive position takes any."""
    if a == {0.0} or z == {0.0}:
        return max(a | z)
    both = {rate for rate in a & z if rate > 0}
    return max(both) if both else None


def _rank(a: str, z: str) -> int:
    """Panels are joined at their rears by trunks, and at their fronts to what stands beside them."""
    if a in FACES and z in FACES:
        return 20 + (a != "rear") + (z != "rear")
    if a in FACES or z in FACES:
        face, kind = (a, z) if a in FACES else (z, a)
        order = ("compute", "data", "uplink", "storage", "in-band")
        return 30 + 8 * (face != "front") + (order.index(kind) if kind in order else len(order))
    return rank_of_roles(a, z)


def _suits(wizard: Wizard, view: Snapshot, library: Library, selection: Chosen) -> Mapping[str, Any]:
    """Name the two sides that the selection makes, so that they can be seen and changed."""
    racks = by_name(view, "rack", np.asarray(selection.get("rack", ()), np.int64))
    devices = by_name(view, "device", np.asarray(selection.get("device", ()), np.int64))
    for kind, uids in (("rack", racks), ("device", devices)):
        if len(uids) == 2:
            table = view.table(kind)
            return dict(zip(("a", "z"), (str(table.get(int(uid)).name) for uid in uids), strict=True))
    return {}


WIZARD = Wizard(
    name="ports",
    title=mark("Connect a range of ports"),
    summary=mark(
        "Port n of one side to port n of the other: 24 or 480 at once, panel to panel too, with a list of what is in the way."
    ),
    selects=mark("two racks or two devices"),
    params=(
        Param(
            "a",
            "str",
            "",
            mark(
                "Racks or devices of side A, for example panel-A-*; empty: the first half of what is selected"
            ),
        ),
        Param("z", "str", "", mark("Racks or devices of side Z; empty: the other half of what is selected")),
        Param(
            "a_ports",
            "choice",
            AUTO,
            mark("Which ports of side A; front and rear are faces of a panel"),
            choices=KINDS,
        ),
        Param("z_ports", "choice", AUTO, mark("Which ports of side Z"), choices=KINDS),
        Param(
            "a_first",
            "int",
            1,
            mark("First port of side A, counted over all its devices"),
            minimum=1,
            maximum=100_000,
        ),
        Param(
            "z_first",
            "int",
            1,
            mark("First port of side Z, counted over all its devices"),
            minimum=1,
            maximum=100_000,
        ),
        Param(
            "count",
            "int",
            0,
            mark("How many ports; 0: as many as both sides have"),
            minimum=0,
            maximum=100_000,
        ),
        Param(
            "order",
            "choice",
            ORDERS[0],
            mark("straight: 1 to 1, 2 to 2; reversed: 1 to the last"),
            choices=ORDERS,
        ),
        MEDIUM,
    ),
    plan=plan,
    suits=_suits,
    icon="arrows-left-right",
)
