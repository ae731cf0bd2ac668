"""Several jobs at once on one fabric: each is a workload on ranks of its own, and all share the network."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.params import Param
from fabric_studio.base.source_text import read_text
from fabric_studio.workloads.demand import Demand, Ids
from fabric_studio.workloads.fabric import Fabric
from fabric_studio.workloads.merge import merge
from fabric_studio.workloads.named_file import named_file
from fabric_studio.workloads.workload import NETWORK, SEED, Workload

SOURCE = "workload jobs"
MOST_JOBS = 64
_WAY_OUT = mark("write for example all_reduce ranks=0-31 bytes=1GB; training_step ranks=32-63 bytes=2GB")
_OF_NETWORK = {param.name for param in NETWORK}


def jobs(n_ranks: int, rank_domain: Ids, rank_rail: Ids, params: Mapping[str, Any], fabric: Fabric) -> Demand:
    """All jobs start together. BadInputError names the job that cannot be read or made, and the file that holds it."""
    if not params["file"]:
        return _side_by_side(str(params["jobs"]), n_ranks, rank_domain, rank_rail, params, fabric)
    path = named_file(SOURCE, params)
    written = read_text(path).text
    try:
        return _side_by_side(written, n_ranks, rank_domain, rank_rail, params, fabric)
    except BadInputError as error:
        if error.source and not error.source.startswith("workload"):
            raise  # It names a file of its own.
        raise BadInputError(str(path), error.what, error.way_out) from None


def _side_by_side(
    written: str, n_ranks: int, rank_domain: Ids, rank_rail: Ids, params: Mapping[str, Any], fabric: Fabric
) -> Demand:
    from fabric_studio.workloads.catalogue import WORKLOADS  # this module is one of them

    lines = [line.partition("#")[0] for line in written.splitlines()]
    texts = [text.strip() for line in lines for text in line.split(";") if text.strip()]
    if not texts or len(texts) > MOST_JOBS:
        raise BadInputError(
            SOURCE, tr("{count} jobs are none", count=len(texts)) if not texts else tr("{count} jobs are too many", count=len(texts)), tr(_WAY_OUT), place="parameter jobs"
        )  # fmt: skip
    taken = np.full(n_ranks, -1, np.int32)
    demands, ranks, names = [], [], []
    for number, text in enumerate(texts, 1):
        name, mine, given = _read(text, number, n_ranks)
        if name == "jobs":
            raise BadInputError(
                SOURCE, tr("job {number} is made of jobs itself", number=number), tr("name another workload")
            )
        busy = np.flatnonzero(taken[mine] >= 0)
        if len(busy):
            rank = int(mine[busy[0]])
            raise BadInputError(
                SOURCE, tr("job {number}: rank {rank} is job {taken}'s already", number=number, rank=rank, taken=int(taken[rank])), tr("give jobs ranks of their own"),
                place="parameter jobs",
            )  # fmt: skip
        taken[mine] = number
        given = {"seed": int(params["seed"]) + number - 1, "efficiency": params["efficiency"], **given}
        workload = WORKLOADS[name]
        known = {param.name for param in workload.params}
        given = {
            key: value for key, value in given.items() if key in known or key not in ("seed", "efficiency")
        }
        own = np.asarray(rank_domain)[mine], np.asarray(rank_rail)[mine]
        demands.append(workload.demand(len(mine), *own, given, fabric=fabric))
        ranks.append(mine)
        names.append(f"job {number} {name}")
    if any((demand.route_sampling > 1).any() for demand in demands) and len(demands) > 1:
        raise BadInputError(
            SOURCE, tr("an all-to-all of so many ranks is only sampled, which cannot be mixed with other jobs"),
            tr("choose fewer ranks for it"), place="parameter jobs",
        )  # fmt: skip
    return merge(demands, ranks, names, n_ranks)


def _read(text: str, number: int, n_ranks: int) -> tuple[str, Ids, dict[str, object]]:
    """(workload, its ranks, its parameters) of one job."""
    name, *pairs = text.split()
    given: dict[str, object] = {}
    for pair in pairs:
        key, found, value = pair.partition("=")
        if not found or not key or not value or key in _OF_NETWORK - {"efficiency"}:
            raise BadInputError(
                SOURCE,
                tr("job {number}: cannot use {pair!r}", number=number, pair=pair),
                tr(_WAY_OUT),
                place="parameter jobs",
            )
        given[key] = value
    wanted = str(given.pop("ranks", f"0-{n_ranks - 1}"))
    return name, _ranks(wanted, number, n_ranks), given


def _ranks(wanted: str, number: int, n_ranks: int) -> Ids:
    """Ranks written as 0-31,40,48-63."""
    found: list[Ids] = []
    for part in wanted.split(","):
        low, _, high = part.partition("-")
        if not low.isdecimal() or not (high or low).isdecimal() or len(part) > 20:
            raise BadInputError(
                SOURCE, tr("job {number}: {wanted!r} are no ranks", number=number, wanted=wanted), tr("write for example 0-31,40"), place="parameter jobs"
            )  # fmt: skip
        first, last = int(low), int(high or low)
        if last < first or last >= n_ranks:
            raise BadInputError(
                SOURCE, tr("job {number}: {part!r} are no ranks of this design", number=number, part=part), tr("ranks go from 0 to {n_ranks}", n_ranks=n_ranks - 1),
                place="parameter jobs",
            )  # fmt: skip
        found.append(np.arange(first, last + 1, dtype=np.int32))
    ranks = np.concatenate(found)
    if len(np.unique(ranks)) < len(ranks):
        raise BadInputError(
            SOURCE,
            tr("job {number}: a rank is named twice", number=number),
            tr("name each once"),
            place="parameter jobs",
        )
    return ranks


WORKLOAD = Workload(
    name="jobs",
    title=mark("Several jobs at once"),
    summary=mark("Workloads side by side, each on ranks of its own, that share the network."),
    params=(
        Param("jobs", "str", "all_reduce", mark("Workload, its ranks and its parameters, with ; between jobs: all_reduce ranks=0-31 bytes=1GB")),
        Param("file", "str", "", mark("A text file with one job a line, instead of naming them here; # begins a remark")),
        SEED,
    ),
    make_on=jobs,
)  # fmt: skip
