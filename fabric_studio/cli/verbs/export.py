"""`export`: write what buyers, installers and other programs need."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from fabric_studio.base.language import tr
from fabric_studio.cli.arguments import about, check_target, declare_file, load, path_of
from fabric_studio.cli.output import print_lines, watched
from fabric_studio.cli.verb import Verb
from fabric_studio.io.exporter import EXPORTERS


def declare(parser: ArgumentParser) -> None:
    declare_file(parser)
    parser.add_argument(
        "--to", required=True, metavar="FORMAT", help=tr("one of {exporters}", exporters=", ".join(EXPORTERS))
    )
    parser.add_argument(
        "-o", "--output", type=path_of, required=True, metavar="OUT", help=tr("the file to write")
    )


def run(args: Namespace) -> int:
    exporter = EXPORTERS[args.to]
    check_target(args.output, args.file)
    with about(args.file):
        remarks = exporter.write(load(args.file).snapshot(), args.output, watched())
    print_lines([f"{args.output}: {tr(exporter.title)}", *(f"  {remark}" for remark in remarks or ())])
    return 0


VERB = Verb(declare, run)
