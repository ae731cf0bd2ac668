"""Connection matrices of csg-htsim (.cm) as traffic."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.language import mark
from fabric_studio.base.source_text import read_text
from fabric_studio.io.importers.traffic import TrafficFile, TrafficImporter, flow_report, head_text
from fabric_studio.workloads.htsim_matrix import is_matrix, read_matrix


def sniff(head: bytes, path: Path) -> float:
    return 0.95 if is_matrix(head_text(head, path)) else 0.0


def read(path: Path) -> TrafficFile:
    return flow_report(read_matrix(read_text(path).lines, str(path)), path)


TRAFFIC_IMPORTER = TrafficImporter("htsim-matrix", mark("htsim connection matrix"), "flow_list", sniff, read)
