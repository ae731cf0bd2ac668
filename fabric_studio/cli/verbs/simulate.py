"""`simulate`: run a workload on a design."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.cli.arguments import (
    about,
    check_target,
    declare_file,
    declare_json,
    declare_params,
    load,
    path_of,
    read_pairs,
)
from fabric_studio.cli.network_options import declare_network, with_network
from fabric_studio.cli.output import print_json, print_lines, watched
from fabric_studio.cli.told import measured
from fabric_studio.cli.told.comparison import told as told_comparison
from fabric_studio.cli.told.run import told
from fabric_studio.cli.verb import Verb
from fabric_studio.io.flow_lists import check_form, save_workload
from fabric_studio.io.nccl_tests import nccl_tests, read_nccl_tests
from fabric_studio.io.run_tables import check_folder, save_run_tables
from fabric_studio.io.whole_file import real_path
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.routing.router import FabricRouter, router_of
from fabric_studio.sim.comparison import compare_routing
from fabric_studio.sim.measured import Measurement, beside
from fabric_studio.sim.results import LINKS_IN_JSON, Result
from fabric_studio.sim.runfile import save_run
from fabric_studio.sim.simulate import simulate
from fabric_studio.sim.warmup import is_ready, warm_up
from fabric_studio.workloads.catalogue import WORKLOADS

_LINKS_IN_TEXT = 8


def declare(parser: ArgumentParser) -> None:
    declare_file(parser)
    parser.add_argument(
        "--workload",
        required=True,
        metavar="NAME",
        help=tr("one of {workloads}", workloads=", ".join(WORKLOADS)),
    )
    declare_params(parser)
    parser.add_argument(
        "--engine",
        choices=("fluid",),
        default="fluid",
        help=tr("the model; fluid shares links max-min fairly"),
    )
    parser.add_argument("--seed", type=int, metavar="N", help=tr("for everything random"))
    parser.add_argument("--links", type=int, metavar="N", help=tr("how many of the hottest links to list"))
    parser.add_argument(
        "--flows",
        type=path_of,
        metavar="FILE",
        help=tr("also write the traffic as a list of flows: .csv, or .cm for htsim"),
    )
    parser.add_argument(
        "-o",
        "--output",
        type=path_of,
        metavar="RUN.npz",
        help=tr("keep the run, to look at it in the window"),
    )
    parser.add_argument(
        "--compare-routing",
        action="store_true",
        help=tr("run it under every routing that fits, and put rates and times side by side"),
    )
    declare_network(parser)
    parser.add_argument(
        "--csv", type=path_of, metavar="FOLDER", help=tr("also write the run as tables into a folder")
    )
    parser.add_argument(
        "--measured",
        type=path_of,
        metavar="FILE",
        help=tr("what nccl-tests printed, to lay over the sweep; - reads standard input"),
    )
    declare_json(parser)


def run(args: Namespace) -> int:
    if args.links is not None and args.links < 0:
        raise BadInputError("--links", tr("{links} is negative", links=args.links), tr("give 0 or more"))
    workload, params = WORKLOADS[args.workload], with_network(read_pairs(args.param), args)
    if args.compare_routing:
        return _compare(args, params)
    _check_targets(args, params)
    measurement = None if args.measured is None else _measurement(args.measured, workload.name)
    if measurement is not None:
        params = {**measurement.range_as_params(), **params}
    snapshot = load(args.file).snapshot()
    result = simulate_design(snapshot, str(args.file), workload.name, params, seed=args.seed)
    compared = () if measurement is None else beside(result, measurement)
    written = []
    if args.flows is not None:
        seed = {} if args.seed is None else {"seed": args.seed}
        written.append(save_workload(snapshot, workload, {**seed, **params}, args.flows))
    if args.output is not None:
        save_run(result, args.output)
    if args.csv is not None:
        names = ", ".join(save_run_tables(result, args.csv))
        written.append(tr("{names} written into {folder}", names=names, folder=args.csv))
    if args.json:
        document = result.to_json(LINKS_IN_JSON if args.links is None else args.links)
        if measurement is not None:
            document["measured"] = measured.to_json(result, measurement, compared)
        print_json(document)
    else:
        print_lines(told(result, _LINKS_IN_TEXT if args.links is None else args.links))
        if measurement is not None:
            print_lines(measured.told(result, measurement, compared))
        print_lines(written)
    return 0


def _check_targets(args: Namespace, params: dict[str, str]) -> None:
    """BadInputError for what cannot be written, would overwrite what is read, or would be written twice."""
    measured_file = None if args.measured is None or str(args.measured) == "-" else args.measured
    read = [
        args.file,
        measured_file,
        *(path_of(params[key]) for key in ("file", "groups") if params.get(key)),
    ]
    targets = {"--output": args.output, "--flows": args.flows, "--csv": args.csv}
    taken: dict[Path, str] = {}
    for option, target in targets.items():
        if target is None:
            continue
        check_target(target, *read, folder=option == "--csv")
        first = taken.setdefault(real_path(target), option)
        if first != option:
            raise BadInputError(
                str(target), tr("is named by {first} and by {second}", first=first, second=option), tr("give each a place of its own")
            )  # fmt: skip
    if args.flows is not None:
        check_form(args.flows)
    if args.csv is not None:
        check_folder(args.csv)


def _compare(args: Namespace, params: dict[str, str]) -> int:
    with_one_run = (args.output, args.flows, args.csv, args.measured, args.links)
    if any(option is not None for option in with_one_run) or "routing" in params:
        raise BadInputError(
            "--compare-routing",
            tr("takes every routing in turn and keeps no run"),
            tr("leave out --routing, --output, --flows, --csv, --measured and --links"),
        )
    router = _router(load(args.file).snapshot(), str(args.file))
    WORKLOADS[args.workload].read(params)
    get_ready()
    with about(args.file):
        found = compare_routing(router, args.workload, params, seed=args.seed, progress=watched())
    if args.json:
        print_json(found.to_json())
    else:
        print_lines(told_comparison(found))
    return 0


def _router(snapshot: Snapshot, source: str) -> FabricRouter:
    """BadInputError when the design has nothing to run a workload on."""
    router = router_of(snapshot)
    if router.n_ranks == 0:
        raise BadInputError(
            source, tr("has no accelerator and no cabled server to run on"), tr("add servers and cable them")
        )
    return router


def _measurement(path: Path, workload: str) -> Measurement:
    """Read before anything runs, so that no long work ends in vain."""
    if workload != "sweep":
        raise BadInputError(
            "--measured", tr("is laid over a sweep of message sizes only"), tr("give --workload sweep")
        )
    if str(path) == "-":
        return nccl_tests(sys.stdin.read(), tr("standard input"))
    return read_nccl_tests(path)


def simulate_design(
    snapshot: Snapshot, source: str, workload: str, params: dict[str, str], *, seed: int | None = None
) -> Result:
    """The finished run of a workload on a design; BadInputError when the design has nothing to run it on."""
    router = _router(snapshot, source)
    WORKLOADS[workload].read(params)
    get_ready()
    with about(Path(source)):
        return simulate(router, workload, params, seed=seed, progress=watched())


def get_ready() -> None:
    """Compile the simulator, with its progress, where no start before this one has."""
    if not is_ready():
        once = tr("fabric-studio: compiling the simulator, about a minute; later starts take it from a cache")
        warm_up(watched(once))


VERB = Verb(declare, run)
