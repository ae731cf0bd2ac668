"""docs/cli.md says what the parser does: every verb, every option, and examples that are understood."""

from __future__ import annotations

import re
import shlex
from argparse import ArgumentParser, _SubParsersAction
from pathlib import Path

import pytest

from fabric_studio.cli.main import build_parser
from fabric_studio.cli.verb import SUMMARIES
from fabric_studio.io.exporter import EXPORTERS

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## (\S+)\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S))


def examples(section: str) -> list[list[str]]:
    blocks = re.findall(r"```sh\n(.*?)```", section, re.S)
    return [shlex.split(line) for block in blocks for line in block.splitlines()]


@pytest.fixture(scope="module")
def parsers() -> dict[str, ArgumentParser]:
    (commands,) = (a for a in build_parser(*SUMMARIES)._actions if isinstance(a, _SubParsersAction))
    return dict(commands.choices)


def test_every_verb_has_its_section_in_the_order_of_the_help() -> None:
    assert list(SECTIONS) == list(SUMMARIES)


@pytest.mark.parametrize("verb", SUMMARIES)
def test_every_option_is_described_and_none_that_is_not_there(parsers, verb: str) -> None:
    told = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", SECTIONS[verb]))
    known = {
        name for action in parsers[verb]._actions for name in action.option_strings if name.startswith("--")
    }
    # These mean the same everywhere and are described once, at the top.
    assert told - known == set()
    assert known - told <= {"--help", "--json", "--output"}


@pytest.mark.parametrize("verb", SUMMARIES)
def test_every_example_is_understood(verb: str) -> None:
    lines = examples(SECTIONS[verb])
    assert lines
    for program, *argv in lines:
        assert (program, argv[0]) == ("fabric-studio", verb)
        assert build_parser(verb).parse_args(argv).verb == verb


def test_every_export_format_is_described() -> None:
    assert all(f"`{name}`" in SECTIONS["export"] for name in EXPORTERS)


@pytest.mark.parametrize("verb", SUMMARIES)
def test_every_option_and_argument_has_a_help_text(parsers, verb: str) -> None:
    assert [action.dest for action in parsers[verb]._actions if not action.help] == []
