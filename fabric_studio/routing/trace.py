"""The way of a link from port to port, hop by hop: every cable, and every panel position that it passes."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.catalog.parts import Part
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.model.ports import port_name
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints
from fabric_studio.routing.links import links_of
from fabric_studio.routing.reach import link_reach


@dataclass(frozen=True, slots=True)
class Stop:
    """A place that the link comes by: where it enters a device and where it leaves it. At both ends of a link these are the
    same. device: uid; entry, exit: as on the face ("front 12"); lanes: the electrical lanes used there, "" in a panel."""

    device: int
    name: str
    rack: str
    entry: str
    exit: str
    lanes: str
    panel: bool

    @property
    def words(self) -> str:
        """ "leaf-01 12/2", "panel-A front 3, rear 3"."""
        place = self.entry if self.entry == self.exit else f"{self.entry}, {self.exit}"
        return f"{self.name} {place}" + (f" lanes {self.lanes}" if self.lanes else "")


@dataclass(frozen=True, slots=True)
class Hop:
    """One cable of the way. length_mm: needed, NaN when unknown."""

    cable: int
    name: str
    medium: str
    length_mm: float


@dataclass(frozen=True)
class Trace:
    """stops: one more than hops. complete: it ends at an active port. length_mm: end to end, over all panels; limit_m: how far
    the media at both ends reach, inf where nobody knows, NaN for a cable that is part of no link."""

    stops: tuple[Stop, ...]
    hops: tuple[Hop, ...]
    complete: bool
    length_mm: float
    limit_m: float

    @property
    def panels(self) -> int:
        return sum(stop.panel for stop in self.stops)


def trace(snapshot: Snapshot, cable: int) -> Trace:
    """The link that a cable line carries, from its A end on."""
    links = links_of(snapshot)
    row = int(snapshot.cables.index_of(np.array([cable], np.int64))[0])
    place = np.flatnonzero(links.cable == row)
    if not len(place):
        return _of(snapshot, np.array([row], np.int64), -1)
    link = int(np.searchsorted(links.ptr, place[0], side="right")) - 1
    return _of(snapshot, links.cable[links.ptr[link] : links.ptr[link + 1]], link)


def _of(snapshot: Snapshot, rows: Ints, link: int) -> Trace:
    cables, links = snapshot.cables, links_of(snapshot)
    required = cable_lengths(snapshot).required_mm
    hops = tuple(
        Hop(
            int(cables.uid[row]),
            str(cables.name[row]),
            str(snapshot.spec_of(int(cables.medium[row])).name),
            float(required[row]),
        )
        for row in rows.tolist()
    )
    start = int(snapshot.devices.uid[links.a[link]]) if link >= 0 else int(cables.a_device[rows[0]])
    ends = [_ends_of(snapshot, row) for row in rows.tolist()]
    # Turned so that each cable goes on where the one before it ended.
    here, turned = start, []
    for near, far in ends:
        if near[0] != here:
            near, far = far, near
        turned.append((near, far))
        here = far[0]
    stops = [_stop(snapshot, turned[0][0], turned[0][0])]
    stops += [_stop(snapshot, turned[n][1], turned[n + 1][0]) for n in range(len(turned) - 1)]
    stops.append(_stop(snapshot, turned[-1][1], turned[-1][1]))
    limit = float(link_reach(snapshot).limit_m[link]) if link >= 0 else float("nan")
    complete = link >= 0 and int(links.z[link]) >= 0
    return Trace(tuple(stops), hops, complete, float(required[rows].sum()), limit)


_End = tuple[int, int, int, int]


def _ends_of(snapshot: Snapshot, row: int) -> tuple[_End, _End]:
    c = snapshot.cables
    return (
        (int(c.a_device[row]), int(c.a_port[row]), int(c.a_lane[row]), int(c.a_lanes[row])),
        (int(c.z_device[row]), int(c.z_port[row]), int(c.z_lane[row]), int(c.z_lanes[row])),
    )


def _stop(snapshot: Snapshot, entry: _End, leave: _End) -> Stop:
    device = snapshot.devices.get(entry[0])
    part = snapshot.spec_of(device.part)
    panel = isinstance(part, Part) and part.kind == "panel"

    def name(end: _End) -> str:
        if not isinstance(part, Part):
            return str(end[1] + 1)
        return port_name(part, end[1], 0, 0) if panel else port_name(part, end[1], end[2], end[3])

    _, _, lane, lanes = entry
    shown = "" if panel or not lanes else f"{lane + 1}-{lane + lanes}"
    title = name(entry)
    # The name of a port that is part of a cage says its lanes already.
    whole = isinstance(part, Part) and title == port_name(part, entry[1], 0, 0)
    return Stop(
        entry[0],
        str(device.name),
        str(snapshot.racks.get(device.rack).name),
        title,
        name(leave),
        shown if whole else "",
        panel,
    )
