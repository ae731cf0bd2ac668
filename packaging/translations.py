"""Collects every text shown to people into the Qt Linguist files below resources/i18n, and fills translations in.

python packaging/translations.py                 collect: new texts become unfinished, texts no longer used become vanished
python packaging/translations.py --missing       ... and list what has no translation yet, as `#mark: English`
python packaging/translations.py --words FILE    ... after filling in FILE, a YAML mapping of English text or `#mark` to translation
python packaging/translations.py --clean         ... and drop the vanished
python packaging/translations.py --check         change nothing; say what is wrong, exit code 1

Several people may run it at once in one tree: it locks, reads, merges and replaces the file whole.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from string import Formatter
from xml.sax.saxutils import escape, quoteattr

import yaml
from defusedxml.ElementTree import parse

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "fabric_studio"
CATALOGUES = ROOT / "resources" / "i18n"
PROFILES = ROOT / "resources" / "rules" / "profiles.yaml"
# Which of their arguments are texts.
CALLS = {"tr": (0,), "mark": (0,), "counted": (1, 2)}


@dataclass
class Message:
    """One text: where it is said, and what it is in the other language."""

    source: str
    places: list[str] = field(default_factory=list)
    said: str = ""

    @property
    def key(self) -> str:
        """A short name for the text, for lists that are filled in by hand."""
        return "#" + hashlib.sha1(self.source.encode(), usedforsecurity=False).hexdigest()[:6]


class WrongCall(ValueError):
    """A call whose text cannot be collected."""


def collected(folder: Path = SOURCES) -> dict[str, list[str]]:
    """Every literal given to `tr`, `mark` and `counted`: text to the files that say it, in order."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder.parent).as_posix()
        for text in literals(ast.parse(path.read_text(encoding="utf-8")), name):
            places = found.setdefault(text, [])
            if name not in places:
                places.append(name)
    for text in profile_texts():
        found.setdefault(text, []).append(PROFILES.relative_to(ROOT).as_posix())
    return dict(sorted(found.items()))


def profile_texts() -> list[str]:
    """Titles and reasons of the rule profiles, which are data and no calls."""
    profiles = yaml.safe_load(PROFILES.read_text(encoding="utf-8"))
    return sorted({profile[field] for profile in profiles for field in ("title", "reason")})


def literals(tree: ast.AST, name: str) -> Iterator[str]:
    """The texts of one module."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        for index in CALLS.get(node.func.id, ()):
            if index < len(node.args):
                yield from _of(node.args[index], name)


def _of(node: ast.expr, name: str) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        if node.value:
            yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _of(node.body, name)
        yield from _of(node.orelse, name)
    elif isinstance(node, (ast.JoinedStr, ast.BinOp)):
        raise WrongCall(
            f"{name}:{node.lineno}: the text of tr, mark and counted is a literal; values go in by name"
        )


def placeholders(text: str) -> set[str]:
    """The names of the values in a text."""
    return {part[1].split(".")[0].split("[")[0] for part in Formatter().parse(text) if part[1] is not None}


def read(path: Path) -> dict[str, str]:
    """English to translation, finished or not, from a .ts file; nothing when there is none."""
    if not path.exists():
        return {}
    words = {}
    for message in parse(path).getroot().iter("message"):
        words[message.findtext("source") or ""] = message.findtext("translation") or ""
    return words


def merged(found: dict[str, list[str]], words: dict[str, str], *, keep: bool) -> list[Message]:
    """The messages of a catalogue, sorted by their English."""
    messages = [Message(text, places, words.get(text, "")) for text, places in found.items()]
    if keep:
        messages += [Message(text, [], said) for text, said in words.items() if said and text not in found]
    return sorted(messages, key=lambda message: message.source)


def written(messages: list[Message], language: str) -> str:
    """The .ts file."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines += [f'<TS version="2.1" sourcelanguage="en" language={quoteattr(language)}>', "<context>"]
    lines += ["    <name>FabricStudio</name>"]
    for message in messages:
        state = "" if message.said and message.places else ' type="unfinished"'
        if not message.places:
            state = ' type="vanished"'
        lines.append("    <message>")
        lines += [f'        <location filename="../../{place}"/>' for place in message.places]
        lines.append(f"        <source>{escape(message.source)}</source>")
        lines.append(f"        <translation{state}>{escape(message.said)}</translation>")
        lines.append("    </message>")
    return "\n".join([*lines, "</context>", "</TS>", ""])


def faults(found: dict[str, list[str]], words: dict[str, str]) -> list[str]:
    """What is wrong with a catalogue, a line each."""
    wrong = [f"not translated: {text!r} ({found[text][0]})" for text in found if not words.get(text)]
    wrong += [f"no longer used: {text!r}" for text in words if text not in found]
    for text, said in words.items():
        try:
            if said and text in found and placeholders(text) != placeholders(said):
                wrong.append(f"other values: {text!r} and {said!r}")
        except ValueError:
            wrong.append(f"braces do not match: {text!r} or {said!r}")
    return wrong


def _filled(words: dict[str, str], found: dict[str, list[str]], path: Path) -> None:
    keys = {Message(text).key: text for text in found}
    for name, said in yaml.safe_load(path.read_text(encoding="utf-8")).items():
        text = keys.get(name, name)
        if text in found:
            words[text] = str(said)
        else:
            print(f"{path.name}: {name!r} is said nowhere", file=sys.stderr)


def _replace(path: Path, text: str) -> None:
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)
    Path(name).chmod(0o644)
    Path(name).replace(path)


def _locked(path: Path) -> object:
    """Held while it lives. Where the system has no such lock, one person works alone."""
    file = (Path(tempfile.gettempdir()) / f"fabric-studio-{path.name}.lock").open("w", encoding="utf-8")
    try:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)
    except ImportError:
        pass
    return file


def main() -> int:
    """The exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--language", default="zh_CN")
    parser.add_argument("--words", type=Path, action="append", default=[])
    parser.add_argument(
        "--missing", metavar="PART", nargs="?", const="", help="only files whose path has PART"
    )
    parser.add_argument("--clean", action="store_true")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    path = CATALOGUES / f"{options.language}.ts"
    lock = _locked(path)
    try:
        found = collected()
    except (WrongCall, SyntaxError) as error:
        print(error, file=sys.stderr)
        return 1
    words = read(path)
    if options.check:
        wrong = faults(found, words)
        print("\n".join(wrong) or f"{len(words)} texts, all translated")
        return 1 if wrong else 0
    for file in options.words:
        _filled(words, found, file)
    _replace(path, written(merged(found, words, keep=not options.clean), options.language))
    del lock
    missing = [Message(text, found[text]) for text in found if not words.get(text)]
    if options.missing is not None:
        for message in missing:
            if any(re.search(re.escape(options.missing), place) for place in message.places):
                print(f"'{message.key}': {message.source}")
    print(f"{len(found)} texts, {len(missing)} without translation", file=sys.stderr)
    for line in faults(found, {text: said for text, said in words.items() if said}):
        if line.startswith(("other values", "braces")):
            print(line, file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
