"""`compare`: two designs side by side, such as one storey and two."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from fabric_studio.app.compare import compare
from fabric_studio.cli.arguments import declare_json, load
from fabric_studio.cli.output import columns, print_json, print_lines
from fabric_studio.cli.verb import Verb


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("a", type=Path, metavar="A.fabric", help="the first design")
    parser.add_argument("z", type=Path, metavar="B.fabric", help="the second design")
    declare_json(parser)


def run(args: Namespace) -> int:
    first, second = load(args.a).snapshot(), load(args.z).snapshot()
    result = compare(first, second, names=(args.a.stem, args.z.stem))
    if args.json:
        print_json(result.to_json())
    else:
        print_lines([*columns(result.table(), numbers=True), "", result.note])
    return 0


VERB = Verb(declare, run)
