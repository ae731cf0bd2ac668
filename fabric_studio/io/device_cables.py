"""The cables of one device or panel, port by port and end to end: the sheet that hangs in its rack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.progress import Progress, silent
from fabric_studio.catalog.parts import Part
from fabric_studio.layout.lines import cable_lines
from fabric_studio.layout.sides import WAYS, WORDS, cable_sides, cable_ways
from fabric_studio.model.ports import port_name
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids
from fabric_studio.routing.trace import Trace, trace

COLUMNS = (
    mark("device"),
    mark("port"),
    mark("lanes"),
    mark("cable"),
    mark("type"),
    mark("length (m)"),
    mark("stock (m)"),
    mark("side"),
    mark("way"),
    mark("plugged into"),
    mark("rack"),
    mark("end to end"),
    mark("end rack"),
    mark("panels"),
    mark("total (m)"),
    mark("note"),
)


class _At(NamedTuple):
    """One cable end at a device: its row in the table, and whether it is the A end."""

    row: int
    near_a: bool


def device_cables(
    snapshot: Snapshot, devices: Ids, progress: Progress | None = None
) -> Iterator[list[object]]:
    """Rows under COLUMNS for these devices (uids), in the order of their names and ports; None for what is not known."""
    cables, lines, sides = snapshot.cables, cable_lines(snapshot), cable_sides(snapshot)
    ways = cable_ways(snapshot)
    watch = progress or silent()
    at = _sorted(snapshot, devices)
    for number, end in enumerate(at):
        if number % 500 == 0:
            watch.step(number / max(1, len(at)))
        row, near_a = end
        cable = cables.get(int(cables.uid[row]))
        near = ("a", "z") if near_a else ("z", "a")
        device, port, lane, lanes = (int(getattr(cable, f"{near[0]}_{name}")) for name in _PARTS)
        far, far_port, far_lane, far_lanes = (int(getattr(cable, f"{near[1]}_{name}")) for name in _PARTS)
        way = trace(snapshot, int(cable.uid))
        end_stop = _other_end(way, device, far)
        hand = "" if np.isnan(cable.length_mm) else tr("length set by hand")
        required, stock = float(lines.required_m[row]), float(lines.stock_m[row])
        yield [
            str(snapshot.devices.get(device).name),
            _port(snapshot, device, port, lane, lanes),
            f"{lane + 1}-{lane + lanes}" if lanes else "",
            str(cable.name),
            str(snapshot.spec_of(int(cable.medium if near_a or not cable.z_medium else cable.z_medium)).name),
            None if np.isnan(required) else round(required, 2),
            None if np.isnan(stock) else stock,
            WORDS[int((sides.a if near_a else sides.z)[row])],
            WAYS[int((ways.a if near_a else ways.z)[row])],
            f"{snapshot.devices.get(far).name} {_port(snapshot, far, far_port, far_lane, far_lanes)}",
            str(snapshot.racks.get(snapshot.devices.get(far).rack).name),
            end_stop,
            _rack_of_end(way, device, far),
            way.panels,
            None if np.isnan(way.length_mm) else round(way.length_mm / 1e3, 2),
            hand if way.complete or not way.panels else tr("ends open at a panel"),
        ]


_PARTS = ("device", "port", "lane", "lanes")


def _sorted(snapshot: Snapshot, devices: Ids) -> list[_At]:
    c, found = snapshot.cables, []
    names = dict(zip(snapshot.devices.uid.tolist(), snapshot.devices.name.tolist(), strict=True))
    for near_a, device, port, lane in (
        (True, c.a_device, c.a_port, c.a_lane),
        (False, c.z_device, c.z_port, c.z_lane),
    ):
        for row in np.flatnonzero(np.isin(device, devices)).tolist():
            key = (str(names[int(device[row])]), int(device[row]), int(port[row]), int(lane[row]), row)
            found.append((key, _At(row, near_a)))
    return [at for _, at in sorted(found, key=lambda entry: entry[0])]


def _port(snapshot: Snapshot, device: int, port: int, lane: int, lanes: int) -> str:
    part = snapshot.spec_of(snapshot.devices.get(device).part)
    if not isinstance(part, Part):
        return str(port + 1)
    return port_name(part, port, 0, 0) if part.kind == "panel" else port_name(part, port, lane, lanes)


def _far_end(way: Trace, device: int, far: int) -> int:
    """Which end of the way is the other one, seen from a device in it."""
    order = [stop.device for stop in way.stops]
    if device in order and far in order and order.index(device) > order.index(far):
        return 0
    return -1


def _other_end(way: Trace, device: int, far: int) -> str:
    return way.stops[_far_end(way, device, far)].words


def _rack_of_end(way: Trace, device: int, far: int) -> str:
    return way.stops[_far_end(way, device, far)].rack
