"""`workloads`: what can be simulated, with its parameters."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from fabric_studio.cli.arguments import declare_json
from fabric_studio.cli.listing import describe
from fabric_studio.cli.output import print_json, print_lines
from fabric_studio.cli.verb import Verb
from fabric_studio.workloads.catalogue import WORKLOADS


def declare(parser: ArgumentParser) -> None:
    declare_json(parser)


def run(args: Namespace) -> int:
    if args.json:
        print_json(
            {
                "workloads": [
                    {
                        "name": w.name,
                        "title": w.title,
                        "summary": w.summary,
                        "params": [p.to_json() for p in w.params],
                    }
                    for w in WORKLOADS.values()
                ]
            }
        )
    else:
        print_lines(describe(WORKLOADS.values()))
    return 0


VERB = Verb(declare, run)
