"""Import of NCCL and RCCL topology files: one server with its GPUs, scale-up links and network ports."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree.ElementTree import Element

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.progress import Progress, silent
from fabric_studio.base.source_text import decode, read_text
from fabric_studio.io.importers.importer import Imported, Importer
from fabric_studio.io.importers.nccl_part import make_part
from fabric_studio.io.importers.nccl_system import counts_gpu_or_net, read_system
from fabric_studio.io.importers.records import Fabric, Node
from fabric_studio.io.importers.report import Report, many
from fabric_studio.io.importers.safe_xml import load_xml, walk

_SYSTEM = re.compile(r"<system[\s>]")
_INSIDE = re.compile(r"<(?:cpu|pci)\s")
_GRAPHS = re.compile(r"<graphs[\s>]")
_DUMP = mark("dump the server with NCCL_TOPO_DUMP_FILE and import that")


def sniff(head: bytes, path: Path) -> float:
    try:
        text, _ = decode(head, str(path), cut=True)
    except BadInputError:
        return 0.0
    if _SYSTEM.search(text) and _INSIDE.search(text):
        return 0.95
    return 0.9 if _GRAPHS.search(text) else 0.0


def read(source: Path, *, extra: Path | None = None, progress: Progress | None = None) -> Imported:
    """Read one server; a second file is of no use to it."""
    progress = progress or silent()
    progress.step(0.0, "reading")
    contents = read_text(source)
    report = Report(str(source), "NCCL topology")
    for note in contents.notes:
        report.warn(note)
    if extra is not None:
        report.leave_out(str(extra), tr("a topology of NCCL needs no second file"))
    root = load_xml(contents.text, str(source))
    if root.tag == "graphs":
        raise _graphs(root, str(source))
    if root.tag != "system":
        raise BadInputError(
            str(source), tr("is XML with the root <{tag}>, not <system>", tag=root.tag[:40]), tr(_DUMP)
        )
    system = read_system(root, str(source), report)
    report.format = "NCCL topology (dump)" if counts_gpu_or_net(system) else "NCCL topology (hint file)"
    part = make_part(system, source.name, report)
    name = source.stem[:60] or "server"
    count = sum(group.count for group in part.ports)
    return Imported(Fabric((Node("server", name, "host", count, part=part),), ()), report)


def _graphs(root: Element, source: str) -> BadInputError:
    """The rings and trees that NCCL laid are an answer of NCCL, not a description of a server."""
    found = [element for _, element in walk(root)]
    graphs, channels = (sum(e.tag == tag for e in found) for tag in ("graph", "channel"))
    gpus = {element.get("dev") for element in found if element.tag == "gpu"}
    return BadInputError(
        source,
        tr(
            "is a graph file of NCCL: {graphs} with {channels} over {gpus}, which NCCL laid inside a server that the file does not describe",
            graphs=many(graphs, "graph"),
            channels=many(channels, "channel"),
            gpus=many(len(gpus), "GPU"),
        ),
        _DUMP,
    )


IMPORTER = Importer(
    name="nccl-topology",
    title=mark("Inside of a server as NCCL or RCCL dump it (XML)"),
    sniff=sniff,
    read=read,
)
