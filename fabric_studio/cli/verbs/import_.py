"""`import`: read a file of another program into a placed, cabled design."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from fabric_studio.cli.arguments import check_target, declare_json
from fabric_studio.cli.output import print_json, print_lines, watched
from fabric_studio.cli.verb import Verb
from fabric_studio.io.importers.design import import_design
from fabric_studio.io.importers.registry import IMPORTERS
from fabric_studio.io.project import save_project


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("source", type=Path, metavar="SOURCE", help="the file to read")
    parser.add_argument(
        "--format",
        default="auto",
        metavar="FORMAT",
        help=f"auto (look at the file) or one of {', '.join(IMPORTERS)}",
    )
    parser.add_argument(
        "--names", type=Path, metavar="FILE", help="a second file that helps, such as a GUID to name map"
    )
    parser.add_argument(
        "-o", "--output", type=Path, required=True, metavar="FILE.fabric", help="where to save the design"
    )
    declare_json(parser)


def run(args: Namespace) -> int:
    check_target(args.output, args.source, args.names, folder=True)
    document, report = import_design(args.source, format=args.format, extra=args.names, progress=watched())
    save_project(document.snapshot(), args.output)
    if args.json:
        print_json(report.as_json())
    else:
        print_lines([*report.as_text().splitlines(), f"Saved as {args.output}"])
    return 0


VERB = Verb(declare, run)
