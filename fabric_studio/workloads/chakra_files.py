"""The traces of all ranks: the files `name.<rank>.et` beside the one that was named."""

from __future__ import annotations

import re
from pathlib import Path

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.source_text import read_bytes
from fabric_studio.workloads.chakra_trace import MOST_NODES, RECEIVE, SEND, Trace, read_trace

_NAME = re.compile(r"(.*?)\.?(\d{1,7})\.et(\.gz)?")
_ALIKE = mark("say all_alike=true when one trace stands for all ranks")


def rank_files(path: Path) -> dict[int, Path]:
    """The traces beside this one, by rank; only itself, as rank 0, when its name has no rank."""
    match = _NAME.fullmatch(path.name)
    if match is None:
        return {0: path}
    try:
        names = [other for other in path.parent.iterdir() if other.is_file()]
    except OSError:
        return {int(match[2]): path}
    found: dict[int, Path] = {}
    for other in names:
        its = _NAME.fullmatch(other.name)
        if its is not None and its[1] == match[1]:
            found.setdefault(int(its[2]), other)
    return dict(sorted(found.items()))


def read_trace_file(path: Path) -> Trace:
    return read_trace(read_bytes(path), str(path))


def read_ranks(path: Path, ranks: int, *, all_alike: bool, source: str) -> list[tuple[Path, Trace]]:
    """The trace of every rank with the file it is from. ranks: how many are wanted; 0: as many as there are files.

    BadInputError when one is missing or when one trace cannot stand for all.
    """
    if all_alike:
        trace = read_trace_file(path)
        tied = next((node for node in trace.nodes if node.kind in (SEND, RECEIVE)), None)
        if tied is not None:
            raise BadInputError(
                str(path),
                tr("node {tied} {tied2} sends to or receives from one rank", tied=tied.id, tied2=tied.name),
                tr("give the traces of all ranks; all_alike cannot be true"),
            )
        _bounded(len(trace.nodes) * ranks, source)
        return [(path, trace)] * ranks
    files = rank_files(path)
    count = ranks or max(files) + 1
    _refuse_missing(path, files, count)
    traces = [(files[rank], read_trace_file(files[rank])) for rank in range(count)]
    if not ranks:
        _refuse_missing(path, files, max(count, *(_highest_rank(trace) + 1 for _, trace in traces)))
    _bounded(sum(len(trace.nodes) for _, trace in traces), source)
    return traces


def _refuse_missing(path: Path, files: dict[int, Path], count: int) -> None:
    missing = next((rank for rank in range(count) if rank not in files), None)
    if missing is not None:
        raise BadInputError(
            str(path),
            tr(
                "rank {missing} of {count} has no trace: {path} is not there",
                missing=missing,
                count=count,
                path=_called(path, missing),
            ),
            tr("put it there, or {way_out}", way_out=tr(_ALIKE)),
        )


def _highest_rank(trace: Trace) -> int:
    """The highest rank that a trace sends to or receives from."""
    ends = [node.attributes.get(end) for node in trace.nodes for end in ("comm_dst", "comm_src")]
    return max((end for end in ends if isinstance(end, int) and end < MOST_NODES), default=0)


def _bounded(nodes: int, source: str) -> None:
    if nodes > MOST_NODES:
        raise BadInputError(
            source,
            tr("the traces have {nodes:,} nodes together", nodes=nodes),
            tr("at most {most_nodes:,} are simulated", most_nodes=MOST_NODES),
        )


def _called(path: Path, rank: int) -> str:
    match = _NAME.fullmatch(path.name)
    return path.name if match is None else f"{match[1]}.{rank}.et"
