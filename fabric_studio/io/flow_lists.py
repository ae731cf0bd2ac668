"""Writing flows: as the neutral list (.csv), or for htsim (.cm)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.base.wording import either
from fabric_studio.io.htsim_tree import htsim_tree
from fabric_studio.io.whole_file import write_whole
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.routing.router import router_of
from fabric_studio.workloads.demand_flows import flows_of
from fabric_studio.workloads.flow_csv import write_csv
from fabric_studio.workloads.flow_table import FlowTable
from fabric_studio.workloads.htsim_matrix import write_matrix
from fabric_studio.workloads.workload import Workload

FORMS = (".csv", ".cm")


def save_flows(table: FlowTable, path: Path, *, nodes: int = 0) -> None:
    """Replace a file by the flows, in the form that its suffix names. nodes: how many there are at least.

    BadInputError for another suffix, for what the form cannot say, and when the file cannot be written.
    """
    check_form(path)
    if path.suffix.lower() == ".cm":
        highest = int(max(table.src.max(), table.dst.max())) + 1
        text = write_matrix(table, max(nodes, highest), str(path))
    else:
        text = write_csv(table)
    write_whole(path, text.encode("utf-8"))


def check_form(path: Path) -> None:
    """BadInputError when the suffix names no form."""
    if path.suffix.lower() not in FORMS:
        raise BadInputError(
            str(path),
            tr("is no name for a list of flows"),
            tr("end it in {forms}", forms=either(list(FORMS))),
        )


def save_workload(snapshot: Snapshot, workload: Workload, given: Mapping[str, object], path: Path) -> str:
    """Write the flows of a workload on a design; returns what a reader must know about them.

    For htsim, end points get the numbers that the exported fat tree gives them, where the design is one.
    """
    check_form(path)
    router = router_of(snapshot)
    table = flows_of(
        workload.demand(router.n_ranks, router.rank_domain, router.rank_rail, given), workload.source
    )
    told = tr("{table:,} flows written to {path}", table=len(table), path=path)
    if path.suffix.lower() == ".cm":
        try:
            host_rank = htsim_tree(snapshot, str(path)).host_rank
        except BadInputError:
            told += tr("; nodes are ranks, as the design is no fat tree of htsim")
        else:
            host = np.empty(len(host_rank), np.int64)
            host[host_rank] = np.arange(len(host_rank))
            table = replace(table, src=host[table.src], dst=host[table.dst])
            told += tr("; nodes are numbered as in the exported htsim.topo")
    save_flows(table, path, nodes=router.n_ranks)
    return told
