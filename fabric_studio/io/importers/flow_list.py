"""The neutral flow list (src,dst,bytes,start_s) as traffic."""

from __future__ import annotations

import re
from pathlib import Path

from fabric_studio.base.language import mark
from fabric_studio.base.source_text import read_text
from fabric_studio.io.importers.traffic import TrafficFile, TrafficImporter, flow_report, head_text
from fabric_studio.workloads.flow_csv import read_csv

_NAMES = re.compile(r"\A(?:[ \t]*(?:#.*)?\n)*[ \t]*\"?src\"?[ \t]*[,;\t].*\bbytes\b", re.I)


def sniff(head: bytes, path: Path) -> float:
    return 0.9 if _NAMES.search(head_text(head, path)) else 0.0


def read(path: Path) -> TrafficFile:
    return flow_report(read_csv(read_text(path).lines, str(path)), path)


TRAFFIC_IMPORTER = TrafficImporter("flow-list", mark("flow list (CSV)"), "flow_list", sniff, read)
