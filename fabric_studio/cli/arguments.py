"""Arguments that several verbs share."""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.io.project import load_project
from fabric_studio.io.whole_file import real_path
from fabric_studio.model.journal import Document

_LONGEST_VALUE = 200


def declare_params(parser: ArgumentParser) -> None:
    parser.add_argument(
        "-p",
        "--param",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help=tr("a parameter; may be given several times"),
    )


def read_pairs(pairs: list[str]) -> dict[str, str]:
    """ "-p su=4 -p nic_gbps=400" as a mapping; BadInputError names what is no pair or is given twice."""
    found: dict[str, str] = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign or not key:
            raise BadInputError(
                "-p", tr("{pair!r:.80} is not KEY=VALUE", pair=pair), tr("write for example -p su=4")
            )
        if len(value) > _LONGEST_VALUE:
            raise BadInputError(
                "-p",
                tr("the value of {key:.80} has {value:,} letters", key=key, value=len(value)),
                tr("give at most {longest_value}", longest_value=_LONGEST_VALUE),
            )
        if key in found:
            raise BadInputError("-p", tr("{key:.80} is given twice", key=key), tr("give each parameter once"))
        found[key] = value
    return found


def path_of(text: str) -> Path:
    """A path as it was typed; BadInputError for none at all, which would mean the folder one happens to be in."""
    if not text.strip():
        raise BadInputError(tr("path"), tr("no name is given"), tr("name a file"))
    if "\0" in text:
        raise BadInputError(
            tr("path"),
            tr("{path} holds a letter that no file name can hold", path=repr(text)),
            tr("name a file"),
        )
    return Path(text)


def declare_file(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=path_of, metavar="FILE", help=tr("a project: a .fabric file or folder"))


def declare_json(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=tr("print one JSON document and nothing else"))


@contextmanager
def about(path: Path) -> Iterator[None]:
    """What is wrong with "the design", which has no name of its own, is said of the file it was read from."""
    try:
        yield
    except BadInputError as error:
        if error.source not in ("design", tr("design")):
            raise
        raise BadInputError(str(path), error.what, error.way_out, place=error.place) from None


def load(path: Path) -> Document:
    """The design of a project file."""
    return load_project(path)[0]


def check_target(path: Path, *sources: Path | None, folder: bool = False) -> None:
    """BadInputError where it is plain beforehand that this is no place to write to, so that no long work ends in vain.

    `sources` are what is read, which is never overwritten. `folder`: whether a folder will do. Devices and pipes will not:
    a file is replaced as a whole, and they would be gone.
    """
    try:
        parent = real_path(path).parent
        if any(source is not None and _is_same(path, source) for source in sources):
            raise _no_target(path, tr("is what is being read"))
        if not parent.exists():
            raise _no_target(path, tr("lies in a folder that does not exist"))
        if not parent.is_dir():
            raise _no_target(path, tr("lies below something that is no folder"))
        if path.is_dir():
            if not folder:
                raise _no_target(path, tr("is a folder"))
        elif path.exists() and not path.is_file():
            raise _no_target(path, tr("is neither a file nor a folder"))
        elif not os.access(parent, os.W_OK | os.X_OK):
            raise _no_target(path, tr("you may not write there"))
    except (OSError, ValueError) as error:
        raise _no_target(
            path, tr("is no place to write to ({why})", why=getattr(error, "strerror", "") or error)
        ) from None


def _is_same(path: Path, source: Path) -> bool:
    """Whether both lead to one file; what does not exist is no other's."""
    try:
        return path.samefile(source)
    except (OSError, ValueError):
        return False


def _no_target(path: Path, what: str) -> BadInputError:
    return BadInputError(str(path), what, tr("choose another place to save"))
