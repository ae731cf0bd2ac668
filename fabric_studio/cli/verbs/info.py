"""`info`: counts, totals and capacities of a design."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from fabric_studio.app.facts import facts
from fabric_studio.cli.arguments import declare_file, declare_json, load
from fabric_studio.cli.output import print_json, print_lines
from fabric_studio.cli.told.facts import told
from fabric_studio.cli.verb import Verb


def declare(parser: ArgumentParser) -> None:
    declare_file(parser)
    declare_json(parser)


def run(args: Namespace) -> int:
    known = facts(load(args.file).snapshot())
    if args.json:
        print_json(known)
    else:
        print_lines(told(known))
    return 0


VERB = Verb(declare, run)
