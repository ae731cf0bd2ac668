"""The page of all rules, made from the rules: `python -m fabric_studio.rules.document [file]`."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from pathlib import Path

from fabric_studio.rules.rule import RULES, Limit, Rule

PAGE = Path(__file__).resolve().parents[2] / "docs" / "rules.md"


def page() -> str:
    """The whole page as Markdown."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield "# Design rules"
    yield ""
    yield "<!-- Made by `python -m fabric_studio.rules.document`; edit the rules in fabric_studio/rules/checks instead. -->"
    yield ""
    yield (
        "`fabric-studio check FILE` runs all of them; the window does after every edit. A finding can be approved with a reason, which is "
        "kept in the project: it then no longer counts. A rule that had nothing to judge by, crashed or was stopped is said to be so, "
        "and never to have passed."
    )
    yield ""
    yield (
        "The settings named below belong to the project. In the window they stand under **Findings > Rule settings**; a rule that waits for one "
        "has **State it** in the list of rules (**Findings**, **Rules**). `fabric-studio check FILE --set tray-fill.warn=0.3` judges by another "
        "figure once, without writing it down."
    )
    yield ""
    yield "| rule | severity | what it finds |"
    yield "|---|---|---|"
    for rule in RULES.values():
        yield f"| [{rule.name}](#{rule.name}) | {rule.severity} | {rule.title} |"
    for rule in RULES.values():
        yield ""
        yield from _section(rule)


def _section(rule: Rule) -> Iterator[str]:
    yield f"## {rule.name}"
    yield ""
    yield f"**{rule.title}** ({rule.severity})."
    yield ""
    yield f"> {rule.example}"
    yield ""
    yield rule.rationale
    yield ""
    yield f"- Source: {rule.source}."
    if rule.mend:
        yield f"- Fix: {rule.mend}"
    for limit in rule.limits:
        yield f"- Setting `rule.{rule.name}.{limit.name}`: {_default(limit)} ({limit.source})."


def _default(limit: Limit) -> str:
    return limit.unit if math.isnan(limit.default) else f"{limit.default:g} {limit.unit}"


def main(arguments: list[str]) -> None:
    path = Path(arguments[0]) if arguments else PAGE
    path.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
