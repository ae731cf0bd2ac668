"""Reads the arguments, runs the verb, and turns every error into one line and exit code 2."""

from __future__ import annotations

import logging
import os
import sys
from argparse import ArgumentParser, HelpFormatter
from collections.abc import Sequence
from typing import Any, NoReturn

from fabric_studio import __version__
from fabric_studio.base.errors import BadInputError, FabricError, UnknownNameError
from fabric_studio.base.faults import keep_trace
from fabric_studio.base.language import mark, tr
from fabric_studio.base.translations import (
    ENGLISH,
    LANGUAGE_VARIABLE,
    LANGUAGES,
    named_by_environment,
    use_language,
)
from fabric_studio.cli.interrupt import STOPPED, stop_at_once
from fabric_studio.cli.output import tell
from fabric_studio.cli.streams import TAKES_NO_MORE, give_up, open_streams
from fabric_studio.cli.verb import SUMMARIES, load_verb

_DESCRIPTION = mark(
    "Draw a GPU fabric to scale on a real floor, know at once that every cable fits, and watch it run. Without a command the window opens."
)
EXIT_BAD_INPUT = 2


class _Parser(ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise BadInputError(self.prog, message, tr("see {prog} --help", prog=self.prog))

    def _print_message(self, message: str, file: Any = None) -> None:
        """Unlike argparse, not silent about help that could not be printed."""
        if message:
            (file or sys.stdout).write(message)
            sys.stdout.flush()


_IN_HELP = ("export format", "importer", "traffic format", "routing policy", "rule", "view")
"""Kinds of names of which the help of their verb has them all."""


def build_parser(*verbs: str) -> ArgumentParser:
    """The parser of the command line; only these verbs know their arguments, the others just their names."""
    parser = _Parser(prog="fabric-studio", description=tr(_DESCRIPTION), formatter_class=_formatter)
    parser.add_argument("--version", action="version", version=f"fabric-studio {__version__}")
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        help=tr("the language of texts; default FABRIC_STUDIO_LANGUAGE, or en"),
    )
    commands = parser.add_subparsers(dest="verb", metavar="COMMAND", parser_class=_Parser)
    for name, summary in SUMMARIES.items():
        sub = commands.add_parser(name, help=tr(summary), description=tr(summary), formatter_class=_formatter)
        if name in verbs:
            with stop_at_once():
                load_verb(name).declare(sub)
    return parser


def _formatter(prog: str) -> HelpFormatter:
    return HelpFormatter(prog, max_help_position=28, width=110)


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code: 0, 1 (a check found errors), 2 (bad input or usage), 130 (interrupted)."""
    open_streams()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        language = _take_language(arguments)
        if language is not None:
            # The window looks there too, and so does whatever is started from here.
            os.environ[LANGUAGE_VARIABLE] = language
        use_language((named_by_environment() or ENGLISH) if language is None else language)
        arguments = arguments or ["open"]
        verb = arguments[0]
        if not verb.startswith("-") and verb not in SUMMARIES:
            raise UnknownNameError("command", verb, SUMMARIES, source="fabric-studio")
        args = build_parser(verb).parse_args(arguments)
        if args.verb is None:
            raise BadInputError("fabric-studio", tr("no command given"), tr("see fabric-studio --help"))
        code = load_verb(args.verb).run(args)
        # Here and not at the end of the process, where a closed pipe can no longer be handled.
        sys.stdout.flush()
        return code
    except UnknownNameError as error:
        return _fail(_with_list(error, arguments[0]))
    except FabricError as error:
        return _fail(str(error))
    except KeyboardInterrupt:
        tell(tr("fabric-studio: stopped"))
        return STOPPED
    except BrokenPipeError:
        # Whoever read our output has enough of it.
        give_up("stdout")
        return 0
    except OSError as error:
        if error.filename is not None or error.errno not in TAKES_NO_MORE:
            return _fail_inside(error)
        give_up("stdout")
        return _fail(
            str(
                BadInputError(
                    tr("standard output"),
                    tr("cannot be written ({reason})", reason=error.strerror or ""),
                    tr("write it elsewhere"),
                )
            )
        )
    except MemoryError:
        return _fail(tr("not enough memory for this design; close other programs or use a smaller one"))
    except Exception as error:
        if isinstance(error, ImportError) and not (error.name or "").startswith("fabric_studio"):
            return _fail(
                tr(
                    "a library is missing ({error}); install it, or set the machine up with make env",
                    error=error,
                )
            )
        return _fail_inside(error)


def _take_language(arguments: list[str]) -> str | None:
    """Take `--language X` out of the arguments before they are parsed, since the texts of --help are said in it already."""
    for index, word in enumerate(arguments):
        if word == "--":
            break
        if word.startswith("--language="):
            del arguments[index]
            return word.partition("=")[2]
        if word == "--language" and index + 1 < len(arguments):
            language = arguments[index + 1]
            del arguments[index : index + 2]
            return language
    return None


def _with_list(error: UnknownNameError, verb: str) -> str:
    """The text of an error that names some of what is known, with what names all of it."""
    listing = {"command": "--help", "template": "templates", "workload": "workloads"}.get(error.kind)
    if listing is None and verb in SUMMARIES:
        in_help = error.kind in _IN_HELP
        listing = f"{verb} --help" if in_help else {"new": "templates", "simulate": "workloads"}.get(verb)
    if not error.left_off or listing is None:
        return str(error)
    return tr("{error}; fabric-studio {listing} names them all", error=error, listing=listing)


def _fail(text: str) -> int:
    tell(text if text.startswith("fabric-studio") else f"fabric-studio: {text}")
    return EXIT_BAD_INPUT


def _fail_inside(error: Exception) -> int:
    return _fail(
        tr(
            "an internal error, which is a fault of this program; please report it with {keep_trace}",
            keep_trace=keep_trace(error),
        )
    )
