"""Import of InfiniBand fabrics from `ibnetdiscover` (plain, -f, -g) and from its ports report (-p)."""

from __future__ import annotations

import re
from pathlib import Path

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.progress import Progress, silent
from fabric_studio.base.source_text import decode, read_text
from fabric_studio.io.importers.foreign import refuse_foreign
from fabric_studio.io.importers.ib_fabric import assemble
from fabric_studio.io.importers.ib_ports_report import REPORT_LINE, read_ports_report
from fabric_studio.io.importers.ib_records import read_records
from fabric_studio.io.importers.importer import Imported, Importer
from fabric_studio.io.importers.name_map import read_name_map
from fabric_studio.io.importers.report import Report

_NODE_LINE = re.compile(r'^(?:Switch|Ca|Rt)[ \t]+\d+[ \t]+"[SHR]-[0-9a-fA-F]', re.M)


def sniff(head: bytes, path: Path) -> float:
    try:
        text, _ = decode(head, str(path), cut=True)
    except BadInputError:
        return 0.0
    if _NODE_LINE.search(text):
        return 0.98
    return 0.95 if REPORT_LINE.search(text) else 0.0


def read(source: Path, *, extra: Path | None = None, progress: Progress | None = None) -> Imported:
    """Read a fabric. `extra`: a file with names for GUIDs (a node-name-map, a GUID map, or hosts with their GUIDs)."""
    progress = progress or silent()
    progress.step(0.0, "reading")
    contents = read_text(source)
    report = Report(str(source), "ibnetdiscover")
    for note in contents.notes:
        report.warn(note)
    lines = contents.lines
    report.read["lines"] = len(lines) - (lines[-1] == "")
    names = read_name_map(extra) if extra is not None else None
    if _NODE_LINE.search(contents.text):
        records = read_records(lines, str(source), report)
    elif REPORT_LINE.search(contents.text):
        records = read_ports_report(lines, str(source), report)
    else:
        refuse_foreign(contents.text, source)
        raise BadInputError(
            str(source),
            tr("holds no Switch or Ca record"),
            tr("save the output of plain `ibnetdiscover` and import that"),
        )
    report.format = records.form
    progress.step(0.3, tr("pairing the ends of cables"))
    return Imported(assemble(records, report, names), report)


IMPORTER = Importer(
    name="ibnetdiscover",
    title=mark("InfiniBand fabric (ibnetdiscover, ibnetdiscover -p)"),
    sniff=sniff,
    read=read,
)
