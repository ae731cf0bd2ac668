"""Add a second plane: the same leaves, spines and cables once more, and a free port of every server on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from fabric_studio.app.commands.devices import occupant
from fabric_studio.app.commands.names import Names
from fabric_studio.app.wizards.chosen import by_name, devices_in, name_of, of_part_kind
from fabric_studio.app.wizards.port_list import PortList, port_list
from fabric_studio.app.wizards.sketch import PortColumns, Sketch
from fabric_studio.app.wizards.spots import Floor, Spot
from fabric_studio.app.wizards.wizard import MEDIUM, Asked, Wizard
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import counted, mark, tr
from fabric_studio.base.params import Param
from fabric_studio.base.units import format_rate
from fabric_studio.base.wording import listed
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.parts import Part, PortGroup
from fabric_studio.layout.footprint import DEFAULT_DEPTH_MM, DEFAULT_WIDTH_MM
from fabric_studio.model.build import rack_units
from fabric_studio.model.cascade import Chosen
from fabric_studio.model.ends import ends_of
from fabric_studio.model.kinds import NETWORKS
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids, Ints

OWN, SAME = mark("racks of their own"), mark("the same racks")
AS_COPIED = mark("as the switches that are copied")
NEW_FROM_B = mark("the new plane from B alone")
APART = mark("the old plane from A alone, the new one from B")


def plan(asked: Asked, sketch: Sketch) -> str:
    view, network = asked.snapshot, str(asked.values["network"])
    switches = _first_plane(view, asked.selection, network)
    fresh, old = next_plane(view, switches)
    feed = str(asked.values["feed"])
    own_racks = asked.values["place"] == OWN
    new = _switches(
        sketch, switches, fresh, str(asked.values["suffix"]), own_racks, "" if feed == AS_COPIED else "B"
    )
    standing = new != 0
    for uid in switches[~standing].tolist():
        name = name_of(view, "device", uid)
        rack = name_of(view, "rack", view.devices.get(uid).rack)
        sketch.conflict(
            tr(
                "there is no room for a second {name} in rack {rack} or beside it; free rack units or enlarge the hall",
                name=name,
                rack=rack,
            ),
            ("device", uid),
        )
    kept = switches[standing]
    sketch.change("device", kept[view.devices.plane[view.devices.index_of(kept)] < 0], plane=old)
    if feed == APART:
        sketch.change("device", kept, feed="A")
    _cables(sketch, network, kept, new[standing])
    sketch.note(
        tr(
            "The {kept} switches there are plane {old}, the new ones plane {fresh}",
            kept=len(kept),
            old=old + 1,
            fresh=fresh + 1,
        )
    )
    return tr("Add plane {fresh}", fresh=fresh + 1)


def next_plane(view: Snapshot, switches: Ids) -> tuple[int, int]:
    """(number of the new plane, number of the one that is copied), from 0."""
    own = view.devices.plane[view.devices.index_of(switches)]
    old = int(own.max(initial=-1))
    return max(int(view.devices.plane.max(initial=-1)), 0) + 1, max(old, 0)


def _first_plane(view: Snapshot, selection: Chosen, network: str) -> Ids:
    """The selected leaves, spines and cores that carry this network, of the lowest plane among them."""
    switches = of_part_kind(view, devices_in(view, selection), "switch")
    cables = view.cables
    mine = cables.network == network
    wired = np.union1d(cables.a_device[mine], cables.z_device[mine])
    switches = switches[np.isin(switches, wired)]
    if not len(switches):
        raise InvariantError(
            tr(
                "no switch of the {network} network is selected; select its leaves and spines, or nothing for all of them",
                network=network,
            )
        )
    plane = view.devices.plane[view.devices.index_of(switches)]
    return by_name(view, "device", switches[plane == plane.min()])


# -- the switches -----------------------------------------------------------------------------------------------------


def _switches(sketch: Sketch, switches: Ids, plane: int, suffix: str, own_racks: bool, feed: str) -> Ids:
    """References to the copies, 0 where there is no room. feed: "" for that of the switch that is copied."""
    view = sketch.snapshot
    devices, names = view.devices, Names(view.devices.name)
    racks = _Racks(sketch)
    found = np.zeros(len(switches), np.int64)
    rows: list[dict[str, Any]] = []
    for index, uid in enumerate(switches.tolist()):
        row = devices.get(uid)
        part = view.spec_of(row.part)
        if not isinstance(part, Part):
            continue
        place = racks.own(row.rack, part, float(row.u)) if own_racks else None
        place = place or racks.same(row.rack, part, float(row.u))
        if place is None:
            continue
        rows.append(
            {
                "rack": place[0], "u": place[1], "part": row.part, "name": names.like(f"{row.name}{suffix}"), "face": row.face,
                "role": row.role, "pod": row.pod, "rail": row.rail, "plane": plane,
                "feed": feed or row.feed,
            }
        )  # fmt: skip
        found[index] = -len(rows)
    if racks.crowded:
        named = listed(racks.crowded[:3])
        if len(racks.crowded) > 3:
            named = tr("{names} and {count:,} more", names=named, count=len(racks.crowded) - 3)
        sketch.note(
            tr(
                "There is no place for a rack beside {named}, so their second plane goes into the same racks",
                named=named,
            )
        )
    if rows:
        columns = {name: _column([row[name] for row in rows]) for name in rows[0]}
        sketch.add("device", len(rows), **columns)
    return found


def _column(values: list[Any]) -> np.ndarray:
    column = np.empty(
        len(values),
        object if isinstance(values[0], str) else float if isinstance(values[0], float) else np.int64,
    )
    column[:] = values
    return column


@dataclass
class _Racks:
    """Where copies go: racks like the old ones beside them, or rack units that are still free."""

    sketch: Sketch

    def __post_init__(self) -> None:
        view = self.sketch.snapshot
        self._floor, self._names = Floor(view), Names(view.racks.name)
        self._own: dict[int, int] = {}
        self.crowded: list[str] = []
        self._claimed: dict[int, list[tuple[float, float]]] = {}

    def own(self, rack: int, part: Part, u: float) -> tuple[int, float] | None:
        """The same rack unit in a new rack beside the old one; None when no rack finds a place."""
        if rack not in self._own:
            self._own[rack] = self._new_rack(rack)
        made = self._own[rack]
        return (made, u) if made else None

    def _new_rack(self, rack: int) -> int:
        view = self.sketch.snapshot
        row = view.racks.get(rack)
        part = view.spec_of(row.part)
        if not isinstance(part, Part) or part.contents:
            return 0
        spot: Spot | None = self._floor.beside(
            rack, part.width_mm or DEFAULT_WIDTH_MM, part.depth_mm or DEFAULT_DEPTH_MM
        )
        if spot is None:
            self.crowded.append(str(row.name))
            return 0
        made = self.sketch.add(
            "rack", 1, hall=spot.hall, row=spot.row, part=row.part, name=self._names.like(str(row.name)), x_mm=spot.x_mm,
            y_mm=spot.y_mm, rotation_deg=spot.rotation_deg, power_limit_w=row.power_limit_w, position_known=True,
        )  # fmt: skip
        return int(made[0])

    def same(self, rack: int, part: Part, u: float) -> tuple[int, float] | None:
        """The free rack units nearest to the old switch in its own rack; None when there are none."""
        view, height = self.sketch.snapshot, rack_units(part)
        spec = view.spec_of(view.racks.get(rack).part)
        top = int(spec.height_u or 42) if isinstance(spec, Part) else 42
        taken = self._claimed.setdefault(rack, [])
        for at in sorted(range(1, top - int(np.ceil(height)) + 2), key=lambda at: (abs(at - u), at)):
            free = all(at >= low + tall or low >= at + height for low, tall in taken)
            if free and occupant(view, rack, float(at), height) is None:
                taken.append((float(at), height))
                return rack, float(at)
        return None


# -- the cables -------------------------------------------------------------------------------------------------------


def _cables(sketch: Sketch, network: str, switches: Ids, copies: Ids) -> None:
    """Every cable of the old switches once more: the same ports at the copies, a free port at whatever else it ends at."""
    view = sketch.snapshot
    cables = view.cables
    order = np.argsort(switches)

    def copy_of(column: Ids) -> Ids:
        place = np.minimum(np.searchsorted(switches[order], column), max(len(order) - 1, 0))
        hit = switches[order[place]] == column if len(order) else np.zeros(len(column), bool)
        return np.where(hit, copies[order[place]] if len(order) else 0, 0)

    copy = {side: copy_of(cables.columns[f"{side}_device"]) for side in "az"}
    rows = np.flatnonzero(
        ((copy["a"] != 0) | (copy["z"] != 0)) & (cables.network == network) & (cables.span == 0)
    )
    ends: dict[str, dict[str, Ints]] = {
        side: {
            name: cables.columns[f"{side}_{name}"][rows].copy()
            for name in ("device", "port", "lane", "lanes")
        }
        for side in "az"
    }
    good = np.ones(len(rows), bool)
    for side in "az":
        inside = copy[side][rows] != 0
        ends[side]["device"][inside] = copy[side][rows][inside]
        good &= inside | _free_ports(sketch, rows, side, ~inside, ends[side])
    if good.any():
        a, z = (PortColumns(*(ends[side][name][good] for name in PortColumns._fields)) for side in "az")
        kept = rows[good]
        sketch.cables(
            a, z, rate_gbps=cables.rate_gbps[kept], role=cables.role[kept], network=cables.network[kept]
        )


def _free_ports(
    sketch: Sketch, rows: Ints, side: str, outside: np.ndarray, ends: dict[str, Ints]
) -> np.ndarray:
    """Give each of these ends a free port of its device, of the same rate and purpose: in the same cage if there is one, else
    the next. Returns which got one."""
    view = sketch.snapshot
    all_ends, cables = ends_of(view), view.cables
    offset = 0 if side == "a" else len(cables)
    role = all_ends.role[rows + offset]
    got = np.zeros(len(rows), bool)
    wanted = np.flatnonzero(outside)
    kinds = sorted({(str(role[i]), float(cables.rate_gbps[rows[i]])) for i in wanted.tolist()})
    for purpose, rate in kinds:
        mine = wanted[(role[wanted] == purpose) & (cables.rate_gbps[rows[wanted]] == rate)]
        devices = np.unique(ends["device"][mine])

        def fits(group: PortGroup, purpose: str = purpose) -> bool:
            return group.role == purpose

        ports = port_list(view, devices, rate, fits)
        _share(sketch, ports, mine, ends, got, purpose, rate)
    return got


def _share(
    sketch: Sketch,
    ports: PortList,
    mine: Ints,
    ends: dict[str, Ints],
    got: np.ndarray,
    purpose: str,
    rate: float,
) -> None:
    free = [ports.free_of(index).tolist() for index in range(len(ports.devices))]
    place = np.searchsorted(ports.devices, ends["device"][mine])
    order = np.lexsort((ends["lane"][mine], ends["port"][mine], place))
    short: dict[int, int] = {}
    # Ports of the same cage first, over all ends, so that none takes the second half of another's cage.
    left: list[int] = []
    for item in order.tolist():
        row, device = int(mine[item]), int(place[item])
        same = next((port for port in free[device] if ports.port[port] == ends["port"][row]), None)
        if same is None:
            left.append(item)
        else:
            _settle(ports, same, row, ends, got)
            free[device].remove(same)
    for item in left:
        row, device = int(mine[item]), int(place[item])
        if free[device]:
            _settle(ports, free[device].pop(0), row, ends, got)
        else:
            short[device] = short.get(device, 0) + 1
    for device, count in short.items():
        uid = int(ports.devices[device])
        sketch.conflict(
            counted(
                count,
                "{device} has no free {purpose} port at {rate} for {count} link of the new plane",
                "{device} has no free {purpose} port at {rate} for {count} links of the new plane",
                device=name_of(sketch.snapshot, "device", uid),
                purpose=tr(purpose),
                rate=format_rate(rate),
            ),
            ("device", uid),
        )


def _settle(ports: PortList, port: int, row: int, ends: dict[str, Ints], got: np.ndarray) -> None:
    for name, column in (("port", ports.port), ("lane", ports.lane), ("lanes", ports.lanes)):
        ends[name][row] = column[port]
    got[row] = True


def _suits(wizard: Wizard, view: Snapshot, library: Library, selection: Chosen) -> Mapping[str, Any]:
    """The suffix says the number of the plane to come."""
    fresh = max(int(view.devices.plane.max(initial=-1)), 0) + 1
    suffix = next(param for param in wizard.params if param.name == "suffix")
    return {"suffix": replace(suffix, default=f"-p{fresh + 1}")}


WIZARD = Wizard(
    name="plane",
    title=mark("Add a second plane"),
    summary=mark("The same leaves, spines and cables once more, and a free port of every server on them."),
    selects=mark("the leaves and spines, or their racks; nothing: all of the network"),
    params=(
        Param(
            "place",
            "choice",
            OWN,
            mark("Where the new switches go; where no rack finds a place, into the same racks"),
            choices=(OWN, SAME),
        ),
        Param(
            "feed",
            "choice",
            AS_COPIED,
            mark("Power feeds of the switches; planes on a feed of their own do not fall together"),
            choices=(AS_COPIED, NEW_FROM_B, APART),
        ),
        Param("suffix", "str", "-p2", mark("What the names of the new switches end in")),
        Param("network", "choice", "compute", mark("The network that gets a second plane"), choices=NETWORKS),
        MEDIUM,
    ),
    plan=plan,
    suits=_suits,
    icon="copy-simple",
)
