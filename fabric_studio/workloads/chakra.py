"""Execution traces of Chakra: what each rank computes, sends and calls, in the order that its trace demands."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.params import Param
from fabric_studio.base.source_text import read_text
from fabric_studio.workloads.chakra_files import read_ranks
from fabric_studio.workloads.chakra_lowering import SOURCE, Lowering
from fabric_studio.workloads.chakra_trace import TraceNode
from fabric_studio.workloads.demand import Demand, Ids
from fabric_studio.workloads.named_file import FILE, named_file
from fabric_studio.workloads.workload import RANKS, SEED, Workload


def chakra(n_ranks: int, rank_domain: Ids, rank_rail: Ids, params: Mapping[str, Any]) -> Demand:
    """One run through the traces of all ranks."""
    path = named_file(SOURCE, params)
    alike = bool(params["all_alike"])
    wanted = int(params["ranks"]) or (n_ranks if alike else 0)
    traces = read_ranks(path, wanted, all_alike=alike, source=SOURCE)
    if len(traces) > n_ranks:
        raise BadInputError(
            str(path), tr("there are traces of {traces:,} ranks, the design has {n_ranks:,} accelerators", traces=len(traces), n_ranks=n_ranks), tr("use a larger design, or say with ranks how many")
        )  # fmt: skip
    for file, trace in {id(trace): (file, trace) for file, trace in traces}.values():
        _refuse_ring(trace.cycle(), str(file))
    return Lowering(traces, rank_domain, rank_rail, params, _groups(params, len(traces))).demand()


def _refuse_ring(ring: list[TraceNode], source: str) -> None:
    if ring:
        told = ", ".join(f"{node.id} {node.name}".strip() for node in ring[:4]) + (
            " ..." if len(ring) > 4 else ""
        )
        raise BadInputError(
            source,
            tr("{ring} nodes wait for each other in a ring: {told}", ring=len(ring), told=told),
            tr("take one of their dependencies out of the trace"),
        )


def _groups(params: Mapping[str, Any], ranks: int) -> dict[str, list[int]]:
    """Process groups from a file {"name": [ranks]}, as ASTRA-sim's comm-group-configuration has them."""
    name = str(params["groups"]).strip()
    if not name:
        return {}
    try:
        found = json.loads(read_text(Path(name)).text)
    except (ValueError, RecursionError) as error:
        raise BadInputError(
            name,
            tr("is no JSON: {error}", error=str(error)[:80]),
            tr('write for example {"0": [0, 1, 2, 3]}'),
        ) from None
    groups: dict[str, list[int]] = {}
    for key, members in found.items() if isinstance(found, dict) else ():
        if (
            not isinstance(members, list)
            or not all(type(rank) is int and 0 <= rank < ranks for rank in members)
            or len(set(members)) < len(members)
        ):
            raise BadInputError(
                name,
                tr(
                    "group {key!r} is no list of different ranks from 0 to {ranks}",
                    key=key[:40],
                    ranks=ranks - 1,
                ),
                tr("correct it"),
            )
        groups[str(key)] = members
    if not groups:
        raise BadInputError(name, tr("holds no groups"), tr('write for example {"0": [0, 1, 2, 3]}'))
    return groups


WORKLOAD = Workload(
    name="chakra",
    title=mark("Chakra execution traces"),
    summary=mark("What each rank computes, sends and calls, from traces name.0.et, name.1.et ... of schema 0.0.4; name one of them."),
    params=(
        FILE,
        RANKS,
        Param("all_alike", "bool", False, mark("The named trace stands for all ranks; it must not send to or receive from single ones")),
        Param("groups", "str", "", mark("JSON with the ranks of every process group that the traces name; empty: as the traces show")),
        Param("peak_tflops", "float", 0.0, mark("Gives computations that state operations but no duration one; 0 = they take no time"), "TFLOPS",
              minimum=0, maximum=1e9),
        Param("memory_gbytes_s", "float", 0.0, mark("The same for memory accesses that state a size"), "GB/s", minimum=0, maximum=1e9),
        SEED,
    ),
    make=chakra,
)  # fmt: skip
