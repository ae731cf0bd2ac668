"""Files that hold traffic and no fabric: which there are, which one a file is, and how to run it on a design."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.base.registry import Registry
from fabric_studio.base.source_text import HEAD_BYTES, decode, read_bytes
from fabric_studio.io.importers.report import Report
from fabric_studio.workloads.flow_table import FlowTable


class TrafficFile(NamedTuple):
    """What was read. flows: None where the traffic is more than a list of flows."""

    report: Report
    flows: FlowTable | None


@dataclass(frozen=True, slots=True)
class TrafficImporter:
    """One format. workload: what runs it. sniff(first bytes, path): how sure it is, 0 (no) to 1 (certain)."""

    name: str
    title: str
    workload: str
    sniff: Callable[[bytes, Path], float]
    read: Callable[[Path], TrafficFile]

    def how_to_run(self, path: Path) -> str:
        return f"simulate DESIGN --workload {self.workload} -p file={path}"


TRAFFIC: Registry[TrafficImporter] = Registry(
    "traffic format", "fabric_studio.io.importers", "TRAFFIC_IMPORTER"
)
_LEAST = 0.3


def traffic_format(path: Path, name: str = "auto") -> TrafficImporter | None:
    """The importer of that name, or the one that recognises the file; None when it holds no traffic that we know."""
    if name != "auto":
        return TRAFFIC[name] if name in TRAFFIC else None  # noqa: SIM401 (its get raises)
    head = read_bytes(path)[:HEAD_BYTES]
    sure, found = max(
        ((importer.sniff(head, path), key) for key, importer in TRAFFIC.items()), default=(0.0, "")
    )
    return TRAFFIC[found] if sure >= _LEAST else None


def refuse_traffic(path: Path) -> None:
    """BadInputError that says how to run the file, when it holds traffic; nothing otherwise."""
    importer = traffic_format(path)
    if importer is not None:
        raise BadInputError(
            str(path),
            tr("holds traffic and no fabric ({importer})", importer=tr(importer.title)),
            tr("import a topology and run {path}", path=importer.how_to_run(path)),
        )


def head_text(head: bytes, path: Path) -> str:
    """The first bytes as text, "" for what is none."""
    try:
        return decode(head, str(path), cut=True)[0]
    except BadInputError:
        return ""


def flow_report(table: FlowTable, path: Path) -> TrafficFile:
    """The report of a list of flows."""
    report = Report(str(path), table.form)
    report.read.update(table.facts)
    for text in table.warnings:
        report.warn(text)
    unknown = int((table.size_bytes == 0).sum())
    if unknown:
        report.warn(
            tr(
                "size 0, which never ends in htsim: {unknown:,} of {table:,} flows; zero_bytes of the workload says how much they move",
                unknown=unknown,
                table=len(table),
            )
        )
    for item in table.ignored:
        report.leave_out(item.text, item.reason, line=item.line)
    return TrafficFile(report, table)
