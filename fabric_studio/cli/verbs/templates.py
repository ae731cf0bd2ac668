"""`templates`: what can be generated, with its parameters."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from fabric_studio.cli.arguments import declare_json
from fabric_studio.cli.listing import describe
from fabric_studio.cli.output import print_json, print_lines
from fabric_studio.cli.verb import Verb
from fabric_studio.topology.template import TEMPLATES


def declare(parser: ArgumentParser) -> None:
    declare_json(parser)


def run(args: Namespace) -> int:
    if args.json:
        print_json({"templates": [template.to_json() for template in TEMPLATES.values()]})
    else:
        print_lines(describe(TEMPLATES.values()))
    return 0


VERB = Verb(declare, run)
