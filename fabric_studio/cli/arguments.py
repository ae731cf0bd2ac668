"""Arguments that several verbs share."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from fabric_studio.base.errors import BadInputError
from fabric_studio.io.project import load_project
from fabric_studio.model.journal import Document


def declare_params(parser: ArgumentParser) -> None:
    parser.add_argument(
        "-p",
        "--param",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a parameter; may be given several times",
    )


def read_pairs(pairs: list[str]) -> dict[str, str]:
    """ "-p su=4 -p nic_gbps=400" as a mapping; BadInputError names what is no pair or is given twice."""
    found: dict[str, str] = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign or not key:
            raise BadInputError("-p", f"{pair!r} is not KEY=VALUE", "write for example -p su=4")
        if key in found:
            raise BadInputError("-p", f"{key} is given twice", "give each parameter once")
        found[key] = value
    return found


def declare_file(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a project: a .fabric file or folder")


def declare_json(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")


def load(path: Path) -> Document:
    """The design of a project file."""
    return load_project(path)[0]
