"""`simulate`: run a workload on a design."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.units import format_time
from fabric_studio.cli.arguments import declare_file, declare_json, declare_params, load, read_pairs
from fabric_studio.cli.output import print_json, print_lines, watched
from fabric_studio.cli.verb import Verb
from fabric_studio.routing.router import router_of
from fabric_studio.sim.results import Result
from fabric_studio.sim.runfile import save_run
from fabric_studio.sim.simulate import simulate


def declare(parser: ArgumentParser) -> None:
    declare_file(parser)
    parser.add_argument("--workload", required=True, metavar="NAME", help="one of `fabric-studio workloads`")
    declare_params(parser)
    parser.add_argument(
        "--engine", choices=("fluid",), default="fluid", help="the model; fluid shares links max-min fairly"
    )
    parser.add_argument("--seed", type=int, help="for everything random")
    parser.add_argument(
        "--links", type=int, default=20, metavar="N", help="how many of the hottest links to list"
    )
    parser.add_argument("-o", "--output", type=Path, metavar="RUN.npz", help="keep the run")
    declare_json(parser)


def run(args: Namespace) -> int:
    if args.links < 0:
        raise BadInputError("--links", f"{args.links} is negative", "give 0 or more")
    router = router_of(load(args.file).snapshot())
    if router.n_ranks == 0:
        raise BadInputError(
            str(args.file),
            "has no accelerator and no cabled server to run a workload on",
            "add servers and cable them",
        )
    result = simulate(
        router, args.workload, read_pairs(args.param), seed=args.seed, progress=watched(), notes=router.notes
    )
    if args.output is not None:
        save_run(result, args.output)
    if args.json:
        print_json(result.to_json(args.links))
    else:
        print_lines(_text(result, args.links))
    return 0


def _text(result: Result, links: int) -> Iterator[str]:
    told = result.to_json(links)
    yield f"{told['workload']}: {format_time(told['step_time_s'])} ({told['engine']} model)"
    for collective in told["collectives"]:
        yield "  " + ", ".join(
            f"{key} {value:.4g}" if isinstance(value, float) else f"{key} {value}"
            for key, value in collective.items()
        )
    for link in told["links"]:
        yield f"  {link['name']}: mean {link['mean_utilization']:.1%}, most {link['max_utilization']:.1%}"
    for note in told["model_notes"]:
        yield f"  note: {note}"


VERB = Verb(declare, run)
