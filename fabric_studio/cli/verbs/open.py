"""`open`: the window, on a project or on the gallery of templates."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from fabric_studio.cli.verb import Verb


def declare(parser: ArgumentParser) -> None:
    parser.add_argument(
        "file", type=Path, nargs="?", metavar="FILE", help="a project; without it the gallery opens"
    )


def run(args: Namespace) -> int:
    # Qt takes half a second to load and no other verb needs it.
    from fabric_studio.ui.main import run as open_window

    return open_window([] if args.file is None else [str(args.file)])


VERB = Verb(declare, run)
