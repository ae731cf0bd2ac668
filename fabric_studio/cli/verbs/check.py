"""`check`: the findings of the design rules. Exit code 0: no error, 1: some, 2: bad input."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from fabric_studio.app.commands import settings
from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.catalog.library import load_library
from fabric_studio.cli.arguments import declare_file, declare_json, load
from fabric_studio.cli.output import print_json, print_lines, watched
from fabric_studio.cli.told.findings import names_of, told
from fabric_studio.cli.verb import Verb
from fabric_studio.model.journal import Document
from fabric_studio.rules.engine import check
from fabric_studio.rules.rule import RULES


def declare(parser: ArgumentParser) -> None:
    declare_file(parser)
    declare_json(parser)
    parser.add_argument(
        "--rule",
        action="append",
        metavar="ID",
        help=tr("only this rule; may be given several times: {rules}", rules=", ".join(RULES)),
    )
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        dest="stated",
        metavar="ID.LIMIT=NUMBER",
        help=tr(
            "judge by this figure, as tray-fill.warn=0.3; the file keeps its own; may be given several times"
        ),
    )


def run(args: Namespace) -> int:
    document = load(args.file)
    for pair in args.stated:
        _state(document, pair)
    snapshot = document.snapshot()
    report = check(snapshot, load_library(), only=args.rule, progress=watched())
    if args.json:
        print_json(report.to_json(names_of(snapshot, report)))
    else:
        print_lines(told(report))
    return 1 if report.summary["error"] else 0


def _state(document: Document, pair: str) -> None:
    """Set a limit in the copy that is checked. BadInputError for what is no such pair, UnknownNameError for no such rule."""
    name, _, number = pair.partition("=")
    rule, _, limit = name.removeprefix("rule.").rpartition(".")
    try:
        value = float(number)
    except ValueError:
        raise BadInputError(
            "--set",
            tr("{pair!r:.80} is not ID.LIMIT=NUMBER", pair=pair),
            tr("write for example tray-fill.warn=0.3"),
        ) from None
    settings.set_limit(document, rule, limit, value)


VERB = Verb(declare, run)
