"""Import of the topology text that SimAI, HPCC, ConWeave and the ns-3 backend of ASTRA-sim read."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.progress import Progress, silent
from fabric_studio.base.source_text import decode, read_text
from fabric_studio.io.importers.importer import Imported, Importer
from fabric_studio.io.importers.report import Report
from fabric_studio.io.importers.simai_topology_fabric import assemble
from fabric_studio.io.importers.simai_topology_lines import header_of, is_link, read_topology


def sniff(head: bytes, path: Path) -> float:
    try:
        text, _ = decode(head, str(path), cut=True)
    except BadInputError:
        return 0.0
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines or header_of(lines[0]) is None:
        return 0.0
    ids = 1
    while ids < len(lines) and all(word.isdecimal() for word in lines[ids].split()):
        ids += 1
    return 0.9 if ids < len(lines) and is_link(lines[ids]) else 0.0


def read(source: Path, *, extra: Path | None = None, progress: Progress | None = None) -> Imported:
    """Read a topology; a second file is of no use to it."""
    progress = progress or silent()
    progress.step(0.0, "reading")
    contents = read_text(source)
    report = Report(str(source), "SimAI / HPCC topology")
    for note in contents.notes:
        report.warn(note)
    if extra is not None:
        report.leave_out(str(extra), tr("a topology of this kind needs no second file"))
    text = read_topology(contents.lines, str(source), report)
    report.format = "SimAI topology" if text.header.is_simai else "HPCC topology (ns-3)"
    progress.step(0.3, tr("joining GPUs and switches"))
    return Imported(assemble(text, str(source), source.name, report), report)


IMPORTER = Importer(
    name="simai-topology",
    title=mark("SimAI, HPCC, ConWeave and ASTRA-sim ns-3 topology (nodes, switches, links)"),
    sniff=sniff,
    read=read,
)
