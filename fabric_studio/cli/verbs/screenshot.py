"""`screenshot`: a view of a design as a PNG, without a window."""

from __future__ import annotations

import math
import os
import re
from argparse import ArgumentParser, Namespace

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.cli.arguments import check_target, declare_file, load, path_of
from fabric_studio.cli.interrupt import stop_at_once
from fabric_studio.cli.output import print_lines
from fabric_studio.cli.verb import Verb
from fabric_studio.io.whole_file import write_whole
from fabric_studio.sim.runfile import load_run
from fabric_studio.ui.pictures.screenshots import VIEWS, render

# Qt's platform without a display warns that it has no window manager to give hints to, which nobody needs to read.
os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")
_SIZE = re.compile(r"(\d{1,6})x(\d{1,6})")


def declare(parser: ArgumentParser) -> None:
    declare_file(parser)
    parser.add_argument(
        "-o", "--output", type=path_of, required=True, metavar="OUT.png", help=tr("the file to write")
    )
    parser.add_argument(
        "--view", default="plan", metavar="VIEW", help=tr("one of {views}", views=", ".join(VIEWS))
    )
    parser.add_argument(
        "--storey",
        default="",
        metavar="N",
        help=tr("its number from the ground, or its name; the lowest otherwise"),
    )
    parser.add_argument("--size", default="1920x1080", metavar="WxH", help=tr("in pixels"))
    parser.add_argument("--theme", choices=("light", "dark"), default="light", help=tr("light or dark"))
    parser.add_argument(
        "--run", type=path_of, metavar="RUN.npz", help=tr("colour the cables by this simulation")
    )
    parser.add_argument(
        "--at", type=float, metavar="SECONDS", help=tr("the moment of the run to show; its busiest otherwise")
    )


def run(args: Namespace) -> int:
    size = _SIZE.fullmatch(args.size)
    if size is None:
        raise BadInputError(
            "--size", tr("{size!r:.40} is no size", size=args.size), tr("write for example 1920x1080")
        )
    if args.at is not None and args.run is None:
        raise BadInputError("--at", tr("there is no run to look into"), tr("name one with --run RUN.npz"))
    if args.at is not None and not (math.isfinite(args.at) and args.at >= 0):
        raise BadInputError("--at", tr("{at:g} is no moment of a run", at=args.at), tr("give seconds from 0"))
    check_target(args.output, args.file, args.run)
    shown = None if args.run is None else load_run(args.run)
    if shown is not None and args.at is not None and args.at > shown.duration_s:
        raise BadInputError(
            "--at",
            tr("{at:g} s is past the end of the run", at=args.at),
            tr("give 0 to {duration_s:.6g}", duration_s=shown.duration_s),
        )
    document = load(args.file)
    with stop_at_once():
        picture = render(
            document,
            view=args.view,
            size=(int(size[1]), int(size[2])),
            theme=args.theme,
            storey=args.storey,
            run=shown,
            at_s=args.at,
            path=args.file,
        )
    write_whole(args.output, picture)
    print_lines([tr("{output}: {view}, {size} pixels", output=args.output, view=args.view, size=args.size)])
    return 0


VERB = Verb(declare, run)
