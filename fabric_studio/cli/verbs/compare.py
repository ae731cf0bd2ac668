"""`compare`: two designs side by side, such as one storey and two."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from pathlib import Path

from fabric_studio.app.compare import compare, drawn_again, told_apart
from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.cli.arguments import declare_params, load, path_of, read_pairs
from fabric_studio.cli.output import columns, print_json, print_lines, visible, watched
from fabric_studio.cli.verb import Verb
from fabric_studio.model.snapshot import Snapshot


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("a", type=path_of, metavar="A.fabric", help=tr("the first design"))
    parser.add_argument(
        "z",
        type=path_of,
        metavar="B.fabric",
        nargs="?",
        help=tr(
            "the second design; without it the template of the first is drawn again, with the parameters of -p"
        ),
    )
    declare_params(parser)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=tr("print one JSON document and nothing else"))
    form.add_argument("--csv", action="store_true", help=tr("print the figures as CSV and nothing else"))


def run(args: Namespace) -> int:
    pairs = read_pairs(args.param)
    if bool(pairs) == (args.z is not None):
        raise BadInputError(
            "compare",
            tr("a second design and -p are both given")
            if pairs
            else tr("there is nothing to compare it with"),
            tr("name a second project, or else a parameter of its template such as -p storeys=1"),
        )
    first = load(args.a).snapshot()
    second, name = _again(args.a, first, pairs) if args.z is None else (load(args.z).snapshot(), args.z.stem)
    result = compare(first, second, names=told_apart(args.a.stem, name))
    if args.json:
        print_json(result.to_json())
    elif args.csv:
        sys.stdout.write("".join(f"{visible(line)}\n" for line in result.to_csv().splitlines()))
    else:
        print_lines([*columns(result.table(), numbers=True), "", result.note])
    return 0


def _again(path: Path, first: Snapshot, pairs: Mapping[str, str]) -> tuple[Snapshot, str]:
    try:
        second = drawn_again(first, pairs, progress=watched()).snapshot()
    except BadInputError as error:
        raise BadInputError(str(path), f"{error.place} {error.what}".strip(), error.way_out) from None
    return second, " ".join(f"{key}={value}" for key, value in pairs.items())


VERB = Verb(declare, run)
