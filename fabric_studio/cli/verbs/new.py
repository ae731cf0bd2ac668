"""`new`: generate a design from a template."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from fabric_studio.catalog.library import load_library
from fabric_studio.cli.arguments import declare_params, read_pairs
from fabric_studio.cli.output import watched
from fabric_studio.cli.verb import Verb
from fabric_studio.io.project import save_project
from fabric_studio.topology.template import TEMPLATES


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("template", metavar="TEMPLATE", help="one of `fabric-studio templates`")
    declare_params(parser)
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE.fabric")


def run(args: Namespace) -> int:
    document = TEMPLATES[args.template].build(read_pairs(args.param), load_library(), watched())
    save_project(document.snapshot(), args.output)
    return 0


VERB = Verb(declare, run)
