"""Flow lists in any known form, told apart by their contents."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.source_text import read_text
from fabric_studio.workloads.flow_csv import read_csv
from fabric_studio.workloads.flow_table import FlowTable
from fabric_studio.workloads.hpcc_flows import is_flow_file, read_flows
from fabric_studio.workloads.htsim_matrix import is_matrix, read_matrix


def read_flow_file(path: Path) -> FlowTable:
    """The flows of a neutral flow list, an htsim connection matrix or an HPCC flow file; BadInputError with the line."""
    text = read_text(path)
    if is_matrix(text.text):
        return read_matrix(text.lines, str(path))
    if is_flow_file(text.lines):
        return read_flows(text.lines, str(path))
    return read_csv(text.lines, str(path))
