"""Where a cable end plugs in: the cage behind a PortEnd, what already sits in it, and which ports are still free."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import tr
from fabric_studio.catalog.parts import Medium, Part, PortGroup
from fabric_studio.layout.lengths import PortEnd
from fabric_studio.model.ports import Cage, cages_of, port_name
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Ids, Ints


@dataclass(frozen=True, slots=True)
class Plug:
    """A PortEnd with everything known of it. `lanes` are those of the end itself, not of the whole cage; one for a
    position of a patch panel, which has no electrical lanes. title: the port in words; name: that of the device."""

    device: int
    part: Part
    cage: Cage
    lane: int
    lanes: int
    title: str
    name: str

    @property
    def group(self) -> PortGroup:
        return self.cage.group

    @property
    def end(self) -> PortEnd:
        return PortEnd(self.device, self.cage.number, self.lane, self.lanes)

    @property
    def rate_gbps(self) -> float:
        """One-way rate of the lanes this end uses; infinite where the position is passive and sets no rate."""
        if self.is_passive:
            return float("inf")
        if self.lanes == self.cage.lanes_per_port:
            return self.cage.port_gbps
        return self.group.cage_speed_gbps * self.lanes / max(1, self.group.lanes)

    @property
    def is_passive(self) -> bool:
        """True for a position of a patch panel or an optical switch: it takes any rate."""
        return self.group.cage_speed_gbps <= 0


@dataclass(frozen=True, slots=True)
class Seat:
    """One cable end in a cage: which cable, and the lanes it takes from others there."""

    cable: int
    name: str
    lane: int
    lanes: int

    def overlaps(self, lane: int, lanes: int) -> bool:
        return self.lane < lane + lanes and lane < self.lane + self.lanes


def seats(snapshot: Snapshot, device: int, port: int) -> list[Seat]:
    """Which cables sit in a cage. An attached head (DAC, AOC ...) takes the whole cage, whatever lanes it uses."""

    def by_port(view: Snapshot) -> dict[int, list[Seat]]:
        found: dict[int, list[Seat]] = {}
        for side in ("a", "z"):
            for (_, cage), seat in _side(
                view, side, np.flatnonzero(view.cables.columns[f"{side}_device"] == device)
            ):
                found.setdefault(cage, []).append(seat)
        return found

    return snapshot.derived(f"app.commands.ports.seats {device}", by_port).get(port, [])


def _side(snapshot: Snapshot, side: str, rows: Ints) -> Iterator[tuple[tuple[int, int], Seat]]:
    """One end of the cables in these rows: (device, port) and what sits there."""
    cables = snapshot.cables
    columns = [
        cables.columns[f"{side}_{name}"][rows].tolist() for name in ("device", "port", "lane", "lanes")
    ]
    other_end = cables.z_medium[rows]
    medium = np.where((side == "z") & (other_end != 0), other_end, cables.medium[rows])
    attached = np.array([isinstance(s, Medium) and s.attached for s in snapshot.parts.spec], bool)
    whole = attached[snapshot.parts.index_of(medium)] if len(rows) else attached[:0]
    for uid, name, device, port, lane, lanes, all_of_it in zip(
        cables.uid[rows].tolist(), cables.name[rows].tolist(), *columns, whole.tolist(), strict=True
    ):
        yield (
            (device, port),
            Seat(uid, name, 0 if all_of_it else lane, 1 << 30 if all_of_it else lanes),
        )


def _among(column: Ids, uids: Ids) -> Flags:
    top = int(max(column.max(initial=0), uids.max(initial=0)))
    flags = np.zeros(top + 1, bool)
    flags[uids] = True
    return flags[column]


def plug(snapshot: Snapshot, end: PortEnd) -> Plug:
    """The cage behind an end. `lanes` 0 picks the first free logical port of the cage, or its first when none is free;
    InvariantError when the device has no such cage or lanes."""
    device = snapshot.devices.get(end.device)
    part = snapshot.spec_of(device.part)
    cages = cages_of(part) if isinstance(part, Part) else ()
    if not isinstance(part, Part) or not 0 <= end.port < len(cages):
        what = {"device": device.name, "part": part.name, "cage": end.port + 1}
        raise InvariantError(
            tr(
                "{device} ({part}) has cages 1 to {count}, so there is no cage {cage}",
                count=len(cages),
                **what,
            )
            if cages
            else tr("{device} ({part}) has no cages, so there is no cage {cage}", **what)
        )
    cage = cages[end.port]
    lane, lanes = end.lane, end.lanes
    if lanes <= 0:
        lanes = cage.lanes_per_port
        if lane == 0:
            lane = _first_free(seats(snapshot, end.device, end.port), cage)
    if lane < 0 or lane + lanes > max(1, cage.group.lanes):
        raise InvariantError(
            tr(
                "cage {cage} of {device} has {lanes} lanes, so lanes {first} to {last} cannot be used",
                cage=cage.name,
                device=device.name,
                lanes=cage.group.lanes,
                first=lane + 1,
                last=lane + lanes,
            )
        )
    title = tr("{device} port {port}", device=device.name, port=port_name(part, end.port, lane, lanes))
    return Plug(end.device, part, cage, lane, lanes, title, device.name)


def whole_cage(at: Plug) -> Plug:
    """The same end with all lanes of its cage."""
    return Plug(
        at.device,
        at.part,
        at.cage,
        0,
        max(1, at.group.lanes),
        tr("{device} port {port}", device=at.name, port=port_name(at.part, at.cage.number)),
        at.name,
    )


def _first_free(taken: list[Seat], cage: Cage) -> int:
    step = cage.lanes_per_port
    starts = range(0, step * max(1, cage.group.logical_per_cage), step)
    return next((lane for lane in starts if not any(seat.overlaps(lane, step) for seat in taken)), 0)


def is_free(snapshot: Snapshot, at: Plug) -> bool:
    return not any(seat.overlaps(at.lane, at.lanes) for seat in seats(snapshot, at.device, at.cage.number))


def refuse_taken(snapshot: Snapshot, at: Plug, *, besides: Ids | None = None) -> None:
    """InvariantError that names the cable when another one (not of `besides`) uses any of these lanes."""
    own = set() if besides is None else set(besides.tolist())
    for seat in seats(snapshot, at.device, at.cage.number):
        if seat.cable not in own and seat.overlaps(at.lane, at.lanes):
            raise InvariantError(
                tr(
                    "{at} is taken by cable {seat}; choose a free port or delete that cable",
                    at=at.title,
                    seat=seat.name,
                )
            )


def free_ports(snapshot: Snapshot, devices: Ids) -> Iterator[Plug]:
    """Every free logical port of these devices, in device and face order."""
    taken: dict[tuple[int, int], list[Seat]] = {}
    for side in ("a", "z"):
        rows = np.flatnonzero(_among(snapshot.cables.columns[f"{side}_device"], devices))
        for at, seat in _side(snapshot, side, rows):
            taken.setdefault(at, []).append(seat)
    for uid in devices.tolist():
        device = snapshot.devices.get(uid)
        part = snapshot.spec_of(device.part)
        if not isinstance(part, Part):
            continue
        for cage in cages_of(part):
            step = cage.lanes_per_port
            here = taken.get((uid, cage.number), [])
            for logical in range(max(1, cage.group.logical_per_cage)):
                lane = logical * step
                if not any(seat.overlaps(lane, step) for seat in here):
                    title = tr(
                        "{device} port {port}",
                        device=device.name,
                        port=port_name(part, cage.number, lane, step),
                    )
                    yield Plug(uid, part, cage, lane, step, title, device.name)
