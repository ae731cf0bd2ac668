"""Execution traces of Chakra as traffic: what is in the one that was named, and which ranks have one beside it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from fabric_studio.base.language import mark, tr
from fabric_studio.io.importers.report import Report, many
from fabric_studio.io.importers.traffic import TrafficFile, TrafficImporter
from fabric_studio.workloads.chakra_files import rank_files, read_trace_file
from fabric_studio.workloads.chakra_trace import COLLECTIVE, KINDS, OPERATIONS, Trace
from fabric_studio.workloads.chakra_wire import WireError, fields, varint


def sniff(head: bytes, path: Path) -> float:
    """A trace starts with the length of its metadata, a message of fields 1 and 2."""
    if not path.name.lower().removesuffix(".gz").endswith(".et"):
        return 0.0
    try:
        size, at = varint(head, 0)
        first = head[at : at + size]
        known = len(first) < size or all(
            field.number in (1, 2) and field.wire == 2 for field in fields(first)
        )
    except WireError:
        return 0.4
    return 0.9 if known else 0.4


def read(path: Path) -> TrafficFile:
    trace = read_trace_file(path)
    report = Report(str(path), f"Chakra trace {trace.version}".strip())
    files = rank_files(path)
    kinds = Counter(KINDS[node.kind] for node in trace.nodes)
    report.read.update(
        bytes=trace.size, messages=trace.messages, nodes=len(trace.nodes), nodes_by_kind=dict(kinds.most_common()),
        dependencies=sum(len(node.needs) for node in trace.nodes), collectives_by_kind=_collectives(trace), ranks_with_a_trace=len(files),
    )  # fmt: skip
    if not trace.version:
        report.warn(tr("the metadata states no version of the schema; read as 0.0.4"))
    if trace.lost:
        report.warn(
            tr(
                "dependencies on nodes that are not in the trace: {lost:,}; they will not be waited for",
                lost=trace.lost,
            )
        )
    ring = trace.cycle()
    if ring:
        told = ", ".join(f"{node.id} {node.name}".strip() for node in ring[:6]) + (
            " ..." if len(ring) > 6 else ""
        )
        report.warn(
            tr(
                "{nodes} wait for each other in a ring, so the trace cannot run: {told}",
                nodes=many(len(ring), "node"),
                told=told,
            )
        )
    missing = [rank for rank in range(max(files) + 1) if rank not in files]
    if missing:
        report.warn(
            tr(
                "no trace beside it for {ranks}, the first of them rank {missing}",
                ranks=many(len(missing), "rank"),
                missing=missing[0],
            )
        )
    return TrafficFile(report, None)


def _collectives(trace: Trace) -> dict[str, int]:
    found: Counter[str] = Counter()
    for node in trace.nodes:
        if node.kind == COLLECTIVE:
            kind = node.attributes.get("comm_type", 0)
            known = isinstance(kind, int) and 0 <= kind < len(OPERATIONS)
            found[
                OPERATIONS[int(kind)].replace("_", "-") if known and isinstance(kind, int) else "not known"
            ] += 1
    return dict(found.most_common())


TRAFFIC_IMPORTER = TrafficImporter("chakra", mark("Chakra execution trace"), "chakra", sniff, read)
