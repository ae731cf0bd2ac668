"""Flows from a file: a neutral flow list, an htsim connection matrix or an HPCC flow file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.params import Param
from fabric_studio.workloads.builder import DemandBuilder, Nodes
from fabric_studio.workloads.demand import Counts, Demand, Floats, Ids
from fabric_studio.workloads.flow_files import read_flow_file
from fabric_studio.workloads.flow_table import FlowTable
from fabric_studio.workloads.named_file import FILE, named_file
from fabric_studio.workloads.workload import SEED, STEPS, Workload

SOURCE = "workload flow_list"
MOST_NODES = 20_000_000


def flow_list(n_ranks: int, rank_domain: Ids, rank_rail: Ids, params: Mapping[str, Any]) -> Demand:
    """Each flow of the file is a flow; it starts at its time, or when the flows have arrived that it waits for."""
    path = named_file(SOURCE, params)
    table = read_flow_file(path)
    src, dst = (_ranks(side, table, params["first_node"], n_ranks, path) for side in (table.src, table.dst))
    sizes = _sizes(table, params["zero_bytes"], path)
    if len(table) * params["steps"] > MOST_NODES:
        raise BadInputError(
            SOURCE,
            tr("{count:,} flows x {steps:,} steps are too many", count=len(table), steps=params["steps"]),
            tr("choose fewer steps"),
            place="parameter steps",
        )
    waits = table.waits
    shift_s = float(table.start_s[~waits].min()) if params["from_first"] else 0.0
    start_s = np.where(waits, table.start_s, table.start_s - shift_s)
    builder = DemandBuilder(n_ranks, params["steps"], params["seed"])
    routes = builder.routes(src, dst)
    last: Nodes = np.empty(0, np.int64)
    for step in range(params["steps"]):
        flows = builder.transfers(routes, sizes, step=step, phase="flows", rank=src)
        builder.order(last, flows[~waits & (start_s == 0)])
        _start_late(builder, flows, np.flatnonzero(~waits & (start_s > 0)), start_s, last, step)
        _follow(builder, table, flows, start_s, step)
        last = builder.barrier(flows, step=step)
    notes = (
        (tr("Times count from the first start, which is at {shift_s:g} s in the file.", shift_s=shift_s),)
        if shift_s
        else ()
    )
    return builder.finish(*notes, *(f"{path.name}: {text}" for text in table.warnings))


def _start_late(
    builder: DemandBuilder, flows: Nodes, late: Counts, start_s: Floats, last: Nodes, step: int
) -> None:
    """Flows that start at the same moment wait for the same clock."""
    moments, clock_of = np.unique(start_s[late], return_inverse=True)
    clocks = (
        builder.computations(moments, rank=-1, step=step, phase="before the start") if len(late) else last[:0]
    )
    builder.order(last, clocks)
    if len(late):
        builder.order(clocks[clock_of], flows[late])


def _follow(builder: DemandBuilder, table: FlowTable, flows: Nodes, start_s: Floats, step: int) -> None:
    """Flows that wait for others, with the pause that they make after them."""
    if not len(table.after):
        return
    pausing = np.flatnonzero(table.waits & (start_s > 0))
    begins = flows.copy()
    if len(pausing):
        begins[pausing] = builder.computations(start_s[pausing], rank=-1, step=step, phase="before the start")
        builder.order(begins[pausing], flows[pausing])
    builder.order(flows[table.before], begins[table.after])


def _ranks(nodes: Counts, table: FlowTable, first: int, n_ranks: int, path: Path) -> Counts:
    ranks = nodes - first
    bad = np.flatnonzero((ranks < 0) | (ranks >= n_ranks))
    if len(bad):
        node, line = int(nodes[bad[0]]), int(table.line[bad[0]])
        raise BadInputError(
            str(path), tr("node {node} is no rank of this design, which has {n_ranks:,}", node=node, n_ranks=n_ranks),
            tr("nodes go from {first} to {first2}; first_node says which node of the file is rank 0", first=first, first2=first + n_ranks - 1), place=f"line {line}",
        )  # fmt: skip
    return ranks


def _sizes(table: FlowTable, zero_bytes: float, path: Path) -> Floats:
    unknown = table.size_bytes == 0
    if unknown.any() and not zero_bytes:
        raise BadInputError(
            str(path), tr("{sum:,} of {table:,} flows have size 0, which never ends in htsim", sum=int(unknown.sum()), table=len(table)),
            tr("say with zero_bytes how much each of them is to move"), place=f"line {table.line[np.argmax(unknown)]}",
        )  # fmt: skip
    return np.where(unknown, zero_bytes, table.size_bytes)


WORKLOAD = Workload(
    name="flow_list",
    title=mark("Flows from a file"),
    summary=mark("Flows that a file lists: src,dst,bytes,start_s in a table (CSV), an htsim connection matrix (.cm) or an HPCC flow file."),
    params=(
        FILE,
        Param("first_node", "int", 0, mark("The node of the file that is rank 0; 1 where node 0 is a switch"), minimum=0, maximum=1e7),
        Param("zero_bytes", "bytes", 0, mark("What flows of size 0 move; 0 = refuse them"), "byte", minimum=0, maximum=1e15),
        Param("from_first", "bool", True, mark("Count time from the first start, not from 0")),
        STEPS,
        SEED,
    ),
    make=flow_list,
)  # fmt: skip
