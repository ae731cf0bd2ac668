"""`info`: counts, totals and capacities of a design."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping

from fabric_studio.app.facts import facts
from fabric_studio.catalog.library import load_library
from fabric_studio.cli.arguments import declare_file, declare_json, load
from fabric_studio.cli.output import print_json, print_lines
from fabric_studio.cli.verb import Verb


def declare(parser: ArgumentParser) -> None:
    declare_file(parser)
    declare_json(parser)


def run(args: Namespace) -> int:
    known = facts(load(args.file).snapshot(), load_library())
    if args.json:
        print_json(known)
    else:
        print_lines(_lines(known))
    return 0


def _lines(known: Mapping[str, object], indent: str = "") -> Iterator[str]:
    for name, value in known.items():
        label = f"{indent}{name.replace('_', ' ')}"
        if isinstance(value, Mapping):
            yield f"{label}:"
            yield from _lines(value, indent + "  ")
        elif isinstance(value, list) and value and isinstance(value[0], Mapping):
            yield f"{label}:"
            for item in value:
                yield f"{indent}  " + ", ".join(
                    f"{key.replace('_', ' ')} {_short(v)}" for key, v in item.items()
                )
        else:
            yield f"{label}: {_short(value)}"


def _short(value: object) -> str:
    if value is None:
        return "unknown"
    if isinstance(value, float):
        return f"{value:,.2f}".rstrip("0").rstrip(".")
    return f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else str(value)


VERB = Verb(declare, run)
