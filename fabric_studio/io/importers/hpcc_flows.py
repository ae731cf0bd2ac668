"""Flow files of HPCC, ConWeave and SimAI as traffic."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.language import mark
from fabric_studio.base.source_text import read_text
from fabric_studio.io.importers.traffic import TrafficFile, TrafficImporter, flow_report, head_text
from fabric_studio.workloads.hpcc_flows import is_flow_file, read_flows


def sniff(head: bytes, path: Path) -> float:
    return 0.9 if is_flow_file(head_text(head, path).split("\n")) else 0.0


def read(path: Path) -> TrafficFile:
    return flow_report(read_flows(read_text(path).lines, str(path)), path)


TRAFFIC_IMPORTER = TrafficImporter("hpcc-flows", mark("HPCC flow file"), "flow_list", sniff, read)
