"""`new`: generate a design from a template."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from fabric_studio.base.language import tr
from fabric_studio.catalog.library import load_library
from fabric_studio.cli.arguments import check_target, declare_params, path_of, read_pairs
from fabric_studio.cli.output import print_lines, watched
from fabric_studio.cli.verb import Verb
from fabric_studio.io.project import save_project
from fabric_studio.topology.template import TEMPLATES


def declare(parser: ArgumentParser) -> None:
    parser.add_argument(
        "template", metavar="TEMPLATE", help=tr("one of {templates}", templates=", ".join(TEMPLATES))
    )
    declare_params(parser)
    parser.add_argument(
        "-o",
        "--output",
        type=path_of,
        required=True,
        metavar="FILE.fabric",
        help=tr("where to save it; a name without .fabric becomes a folder, for git"),
    )


def run(args: Namespace) -> int:
    template, params = TEMPLATES[args.template], read_pairs(args.param)
    check_target(args.output, folder=True)
    snapshot = template.build(params, load_library(), watched()).snapshot()
    save_project(snapshot, args.output)
    print_lines(
        [
            tr(
                "{output}: {racks:,} racks, {devices:,} devices, {cables:,} cables",
                output=args.output,
                racks=len(snapshot.racks),
                devices=len(snapshot.devices),
                cables=len(snapshot.cables),
            )
        ]
    )
    return 0


VERB = Verb(declare, run)
