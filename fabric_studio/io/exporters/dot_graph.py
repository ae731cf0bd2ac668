"""The cabling as a DOT graph with ports, one edge per cable line: for Graphviz, and as a plan for PTM (topology.dot).

Names are always quoted. A panel is a node like any other, so a link over two panels is three edges.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from fabric_studio.base.language import mark, tr
from fabric_studio.base.progress import Progress
from fabric_studio.catalog.parts import Part
from fabric_studio.io.exporter import Exporter
from fabric_studio.io.sheets import clean
from fabric_studio.io.whole_file import write_whole
from fabric_studio.model.ports import port_name
from fabric_studio.model.snapshot import Snapshot


def write(snapshot: Snapshot, path: Path, progress: Progress) -> None:
    write_whole(path, "\n".join(lines(snapshot, progress)).encode())
    progress.step(1.0, tr("Written"))


def lines(snapshot: Snapshot, progress: Progress) -> Iterator[str]:
    """Every device, then every cable, in the order of the design."""
    yield "graph G {"
    names = _names(snapshot)
    for device in snapshot.devices:
        yield f"  {names[device.uid]} [comment={_quoted(str(device.role))}];"
    for number, cable in enumerate(snapshot.cables):
        if number % 1000 == 0:
            progress.step(number / max(1, len(snapshot.cables)), tr("Written"))
        a = _port(snapshot, cable.a_device, cable.a_port, cable.a_lane, cable.a_lanes)
        z = _port(snapshot, cable.z_device, cable.z_port, cable.z_lane, cable.z_lanes)
        label = _quoted(str(cable.name))
        yield f"  {names[cable.a_device]}:{a} -- {names[cable.z_device]}:{z} [comment={label}];"
    yield "}"
    yield ""


def _names(snapshot: Snapshot) -> dict[int, str]:
    """What each device is called in the graph: its name, with its rack where two share one."""
    table = snapshot.devices
    all_names = Counter(table.name.tolist())
    double = {name for name, count in all_names.items() if count > 1}
    return {
        device.uid: _quoted(
            f"{snapshot.racks.get(device.rack).name} {device.name} {device.uid}"
            if device.name in double
            else str(device.name)
        )
        for device in table
    }


def _port(snapshot: Snapshot, device: int, port: int, lane: int, lanes: int) -> str:
    part = snapshot.spec_of(snapshot.devices.get(device).part)
    if not isinstance(part, Part):
        return _quoted(str(port + 1))
    return _quoted(
        port_name(part, port, 0, 0) if part.kind == "panel" else port_name(part, port, lane, lanes)
    )


def _quoted(text: str) -> str:
    """A DOT string; a line break cannot end it early, and letters that no text file holds are left out."""
    plain = clean(text.replace("\n", " ").replace("\r", " "))
    return '"' + plain.replace("\\", "\\\\").replace('"', '\\"') + '"'


EXPORTER = Exporter("topology.dot", mark("Cabling as a DOT graph"), ".dot", write)
