"""Words for people, in their language. Keys are the English texts themselves, so English needs no catalogue and a text that
nobody has translated yet is shown in English.

Numbers and names go in by name, never by joining pieces, since other languages order them otherwise:
`tr("Cable {cable} needs {needed}", cable="C12", needed="3.4 m")`.
"""

from __future__ import annotations

from collections.abc import Mapping

_words: dict[str, str] = {}


def tr(text: str, /, **values: object) -> str:
    """The text in the present language, with the values put in. To be called when it is shown, never at import."""
    said = _words.get(text, text)
    return said.format(**values) if values else said


def counted(count: int, one: str, many: str, /, **values: object) -> str:
    """One of two texts by a number, which both may name as {count}: `counted(3, "{count} rack", "{count} racks")`.
    Languages without a plural translate both alike."""
    return tr(one if count == 1 else many, count=f"{count:,}", **values)


def mark(text: str, /) -> str:
    """The text as it stands, but found by those who collect what is to be translated: for tables made at import, whose
    entries are passed to `tr` when they are shown."""
    return text


def speak(words: Mapping[str, str]) -> None:
    """Use this catalogue from now on: English text to translated text. Empty: English."""
    _words.clear()
    _words.update(words)
