"""`open`: the window, on a project or on the gallery of templates."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.cli.arguments import path_of
from fabric_studio.cli.verb import Verb
from fabric_studio.io.project import read_members

_DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def declare(parser: ArgumentParser) -> None:
    parser.add_argument(
        "file", type=path_of, nargs="?", metavar="FILE", help=tr("a project; without it the gallery opens")
    )


def run(args: Namespace) -> int:
    if args.file is not None:
        # What is no project at all is said here, as for every other command; what is wrong inside, the window says.
        read_members(args.file)
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in _DISPLAYS):
        raise BadInputError(
            "fabric-studio open",
            tr("there is no display here"),
            tr("see fabric-studio --help for all that needs none"),
        )
    # Loaded here, so that all that is refused is refused at once: Qt takes a while.
    from fabric_studio.ui.main import run as open_window

    return open_window([] if args.file is None else [str(args.file)])


VERB = Verb(declare, run)
