"""Writing flows: as the neutral list (.csv), or for htsim (.cm)."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.errors import BadInputError
from fabric_studio.io.whole_file import write_whole
from fabric_studio.workloads.flow_csv import write_csv
from fabric_studio.workloads.flow_table import FlowTable
from fabric_studio.workloads.htsim_matrix import write_matrix

FORMS = (".csv", ".cm")


def save_flows(table: FlowTable, path: Path, *, nodes: int = 0) -> None:
    """Replace a file by the flows, in the form that its suffix names. nodes: how many there are at least.

    BadInputError for another suffix, for what the form cannot say, and when the file cannot be written.
    """
    if path.suffix.lower() not in FORMS:
        raise BadInputError(str(path), "is no name for a list of flows", f"end it in {' or '.join(FORMS)}")
    if path.suffix.lower() == ".cm":
        highest = int(max(table.src.max(), table.dst.max())) + 1
        text = write_matrix(table, max(nodes, highest), str(path))
    else:
        text = write_csv(table)
    write_whole(path, text.encode("utf-8"))
