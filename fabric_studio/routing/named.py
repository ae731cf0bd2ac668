"""Links by what people call them: a cable, a device, or a port of one."""

from __future__ import annotations

import numpy as np

from fabric_studio.catalog.parts import Part
from fabric_studio.model.ports import cages_of, port_name
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints
from fabric_studio.routing.graph import FabricGraph
from fabric_studio.routing.links import links_of


def links_named(snapshot: Snapshot, graph: FabricGraph, name: str) -> Ints:
    """Directed links of the cable, of all cables at the device, or of those at one of its ports ("leaf-01 12/2", "leaf-01 12" for all of
    a cage), of that name; empty when nothing is called so."""
    cabled = np.arange(graph.n_cabled)
    device = np.flatnonzero(snapshot.devices.name == name)
    if len(device):
        return cabled[np.isin(graph.tail[cabled], device) | np.isin(graph.head[cabled], device)]
    links = links_of(snapshot)
    row = np.flatnonzero(snapshot.cables.name[links.cable] == name)
    chain = np.searchsorted(links.ptr, row, side="right") - 1 if len(row) else _at_port(snapshot, name)
    first = snapshot.cables.uid[links.cable[links.ptr[chain]]]
    return cabled[np.isin(graph.link_cable[cabled], first)]


def _at_port(snapshot: Snapshot, name: str) -> Ints:
    """Rows of the links at a port: the name of its device, a blank or colon, and the port as it stands on a label."""
    links, devices, found = links_of(snapshot), snapshot.devices, []
    for split in (1, 2):  # "12/2", "compute 3"
        device, *words = name.replace(":", " ").rsplit(None, split)
        at = np.flatnonzero(devices.name == device)
        if not words or not len(at):
            continue
        for end, cages, lanes in ((links.a, links.a_port, links.a_lane), (links.z, links.z_port, links.z_lane)):
            for row in np.flatnonzero(np.isin(end, at)).tolist():
                part = snapshot.parts.spec[int(snapshot.parts.index_of(devices.part[end[row : row + 1]])[0])]
                if isinstance(part, Part) and " ".join(words) in _names(part, int(cages[row]), int(lanes[row])):
                    found.append(row)
    return np.unique(np.array(found, np.int64))


def _names(part: Part, cage: int, lane: int) -> tuple[str, str]:
    """Of a whole cage, and of the port in it that begins with this lane."""
    cages = cages_of(part)
    each = cages[cage].lanes_per_port if cage < len(cages) else 0
    return port_name(part, cage), port_name(part, cage, lane, each)
