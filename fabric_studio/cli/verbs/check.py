"""`check`: the findings of the design rules. Exit code 0: no error, 1: some, 2: bad input."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from fabric_studio.base.language import tr
from fabric_studio.catalog.library import load_library
from fabric_studio.cli.arguments import declare_file, declare_json, load
from fabric_studio.cli.output import print_json, print_lines, watched
from fabric_studio.cli.told.findings import names_of, told
from fabric_studio.cli.verb import Verb
from fabric_studio.rules.engine import check
from fabric_studio.rules.rule import RULES


def declare(parser: ArgumentParser) -> None:
    declare_file(parser)
    declare_json(parser)
    parser.add_argument(
        "--rule",
        action="append",
        metavar="ID",
        help=tr("only this rule; may be given several times: {rules}", rules=", ".join(RULES)),
    )


def run(args: Namespace) -> int:
    snapshot = load(args.file).snapshot()
    report = check(snapshot, load_library(), only=args.rule, progress=watched())
    if args.json:
        print_json(report.to_json(names_of(snapshot, report)))
    else:
        print_lines(told(report))
    return 1 if report.summary["error"] else 0


VERB = Verb(declare, run)
