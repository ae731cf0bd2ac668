"""Workload texts of SimAI (layers with times and collectives) as traffic."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.language import mark, tr
from fabric_studio.base.source_text import read_text
from fabric_studio.io.importers.report import Report
from fabric_studio.io.importers.traffic import TrafficFile, TrafficImporter, head_text
from fabric_studio.workloads.layer_file import is_layer_file, read_layers


def sniff(head: bytes, path: Path) -> float:
    return 0.95 if is_layer_file(head_text(head, path)) else 0.0


def read(path: Path) -> TrafficFile:
    file = read_layers(read_text(path).lines, str(path))
    report = Report(str(path), f"SimAI workload ({file.strategy})")
    report.read.update(
        layers_declared=file.declared,
        layers=len(file.layers),
        collectives=sum(file.calls.values()),
        collectives_by_kind=file.calls,
        group_sizes={name: size for name, size in file.sizes.items() if size},
    )
    for text in file.warnings:
        report.warn(text)
    if file.sizes["pp"] > 1:
        report.warn(
            tr(
                "the layers are those of one of {count} pipeline stages; traffic between stages and the bubble are not in the file",
                count=file.sizes["pp"],
            )
        )
    for item in file.ignored:
        report.leave_out(item.text, item.reason, line=item.line)
    return TrafficFile(report, None)


TRAFFIC_IMPORTER = TrafficImporter("simai-workload", mark("workload of SimAI"), "layers", sniff, read)
