"""The logical ports of many devices as columns, with what is free among them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from fabric_studio.app.commands.ports import seats
from fabric_studio.base.language import tr
from fabric_studio.catalog.parts import Medium, Part, PortGroup
from fabric_studio.model.ports import Cage, cages_of, port_name
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Ids, Ints

Wanted = Callable[[PortGroup], bool]
ALL_LANES = np.uint64(2**64 - 1)
MOST_LANES = 64


def slots_of(part: Part, rate_gbps: float, wanted: Wanted | None = None) -> Ints:
    """(cage, first lane, lanes) of every link of this rate that the wanted ports of a part carry, in face order: its
    logical ports where they run at that rate, else its breakouts. Rate 0 asks for passive positions. Shape (S, 3)."""
    found: list[tuple[int, int, int]] = []
    for cage in cages_of(part):
        links = links_per_cage(cage, rate_gbps) if wanted is None or wanted(cage.group) else 0
        lanes = max(1, cage.group.lanes // max(1, links))
        found.extend((cage.number, link * lanes, lanes) for link in range(links))
    return np.array(found, np.int64).reshape(-1, 3)


def links_per_cage(cage: Cage, rate_gbps: float) -> int:
    """How many links of that rate come out of a cage, 0 when it cannot run at it."""
    group = cage.group
    if group.cage_speed_gbps <= 0:
        return int(rate_gbps == 0)
    links = round(group.cage_speed_gbps / rate_gbps) if rate_gbps > 0 else 0
    if links < 1 or links * rate_gbps != group.cage_speed_gbps:
        return 0
    return links if links == group.logical_per_cage or f"{links}x{rate_gbps:g}G" in group.breakouts else 0


def rates_of(part: Part, wanted: Wanted | None = None) -> set[float]:
    """The one-way rates that links out of the wanted ports can have; 0 for passive positions."""
    rates: set[float] = set()
    for group in part.ports:
        if wanted is None or wanted(group):
            rates.add(max(0.0, group.link_gbps))
            rates.update(float(text.partition("x")[2].removesuffix("G")) for text in group.breakouts)
    return rates


@dataclass(frozen=True)
class PortList:
    """N ports, those of one device after those of the other, in face order. device: uid; ptr (D+1): the ports of each of
    the devices asked for; free: no cable uses any of their lanes, nor an attached head their cage."""

    devices: Ids
    ptr: Ints
    device: Ids
    port: Ints
    lane: Ints
    lanes: Ints
    free: Flags

    def __len__(self) -> int:
        return len(self.port)

    def of(self, index: int) -> Ints:
        """The numbers of the ports of one device."""
        return np.arange(self.ptr[index], self.ptr[index + 1])

    def free_of(self, index: int) -> Ints:
        mine = self.of(index)
        return mine[self.free[mine]]


def port_list(
    snapshot: Snapshot,
    devices: Ids,
    rate_gbps: float,
    wanted: Wanted | None = None,
    *,
    besides: Ids | None = None,
) -> PortList:
    """The ports of these devices at one rate, in the order of the devices given. `besides`: cables that count as gone."""
    parts = snapshot.devices.part[snapshot.devices.index_of(devices)]
    per_part: dict[int, Ints] = {}
    for uid in np.unique(parts).tolist():
        spec = snapshot.spec_of(uid)
        per_part[uid] = (
            slots_of(spec, rate_gbps, wanted) if isinstance(spec, Part) else np.zeros((0, 3), np.int64)
        )
    tables = [per_part[uid] for uid in parts.tolist()]
    count = np.array([len(table) for table in tables], np.int64)
    ptr = np.concatenate((np.zeros(1, np.int64), np.cumsum(count)))
    slots = np.concatenate(tables) if tables else np.zeros((0, 3), np.int64)
    device = np.repeat(devices, count)
    port, lane, lanes = slots.T.copy() if len(slots) else np.zeros((3, 0), np.int64)
    free = are_free(snapshot, device, port, lane, lanes, besides=besides)
    return PortList(devices, ptr, device, port, lane, lanes, free)


def are_free(
    snapshot: Snapshot, device: Ids, port: Ints, lane: Ints, lanes: Ints, *, besides: Ids | None = None
) -> Flags:
    """Which of these ends no cable is in the way of; `besides`: cables that count as gone. All of shape (N,)."""
    if not len(device):
        return np.zeros(0, bool)
    used, place = _used_lanes(snapshot, np.unique(device), int(port.max()) + 1, besides)
    wanted = _bits(lane, lanes)
    return np.asarray((used[place(device), port] & wanted) == 0, bool)


def _used_lanes(
    snapshot: Snapshot, devices: Ids, cages: int, besides: Ids | None
) -> tuple[np.ndarray, Callable[[Ids], Ints]]:
    """A bit per lane in use, (device, cage); and the row of a device in it."""
    cables = snapshot.cables
    attached = np.array([isinstance(s, Medium) and s.attached for s in snapshot.parts.spec], bool)
    used = np.zeros((len(devices), cages), np.uint64)
    inside = np.zeros(int(max(devices.max(initial=0), snapshot.devices.uid.max(initial=0))) + 1, bool)
    inside[devices] = True
    for side in ("a", "z"):
        rows = np.flatnonzero(inside[cables.columns[f"{side}_device"]])
        if besides is not None and len(besides):
            rows = rows[~np.isin(cables.uid[rows], besides)]
        column = {
            name: cables.columns[f"{side}_{name}"][rows] for name in ("device", "port", "lane", "lanes")
        }
        good = (column["port"] >= 0) & (column["port"] < cages)
        rows, column = rows[good], {name: values[good] for name, values in column.items()}
        other = cables.z_medium[rows]
        medium = np.where((side == "z") & (other != 0), other, cables.medium[rows])
        whole = attached[snapshot.parts.index_of(medium)] if len(rows) else attached[:0]
        bits = np.where(whole, ALL_LANES, _bits(column["lane"], column["lanes"]))
        np.bitwise_or.at(used, (np.searchsorted(devices, column["device"]), column["port"]), bits)
    return used, lambda uids: np.searchsorted(devices, uids).astype(np.int64)


def _bits(lane: Ints, lanes: Ints) -> np.ndarray:
    """A bit for each lane from the first on; lanes beyond the 64th count as the 64th."""
    first = np.clip(lane, 0, MOST_LANES - 1).astype(np.uint64)
    count = np.clip(lanes, 1, MOST_LANES).astype(np.uint64)
    return (ALL_LANES >> (np.uint64(MOST_LANES) - count)) << first


def port_title(snapshot: Snapshot, device: int, port: int, lane: int = 0, lanes: int = 0) -> str:
    """ "leaf-01 port 12/2"."""
    row = snapshot.devices.get(device)
    spec = snapshot.spec_of(row.part)
    cages = cages_of(spec) if isinstance(spec, Part) else ()
    if not isinstance(spec, Part) or not 0 <= port < len(cages):
        return tr("{name} cage {port}", name=row.name, port=port + 1)
    # A position of a panel has no lanes to tell apart.
    name = cages[port].name if cages[port].group.role == "patch" else port_name(spec, port, lane, lanes)
    return tr("{name} port {name2}", name=row.name, name2=name)


def holder(
    snapshot: Snapshot, device: int, port: int, lane: int, lanes: int, *, besides: Ids | None = None
) -> str:
    """The name of a cable that uses any of these lanes, "" when none does."""
    gone = set() if besides is None else set(besides.tolist())
    for seat in seats(snapshot, device, port):
        if seat.cable not in gone and seat.overlaps(lane, lanes):
            return seat.name
    return ""
