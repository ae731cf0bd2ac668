"""The catalogues of translated texts: which there are, which one is wished for, and how one is read.

A catalogue is a Qt Linguist file, `resources/i18n/<language>.ts`. It is read here without Qt, so that the window, the reports
and the command line use the same one. English is the language of the keys and has no file.
"""

from __future__ import annotations

import os
from xml.etree.ElementTree import ParseError, parse

from fabric_studio.base.errors import UnknownNameError
from fabric_studio.base.language import speak
from fabric_studio.base.resources import resource_path

ENGLISH = "en"
# In their own words, since someone who reads only that one must find it.
LANGUAGES = {ENGLISH: "English", "zh_CN": "简体中文"}
LANGUAGE_VARIABLE = "FABRIC_STUDIO_LANGUAGE"


def use_language(language: str) -> None:
    """Speak this language from now on. UnknownNameError when there is no such catalogue."""
    if language not in LANGUAGES:
        raise UnknownNameError("language", language, LANGUAGES, source="language")
    speak({} if language == ENGLISH else read_catalogue(language))


def read_catalogue(language: str) -> dict[str, str]:
    """English text to translated text; what is not finished is left out."""
    try:
        # Our own file, and read at every start: the quick parser.
        messages = list(parse(resource_path("i18n", f"{language}.ts")).iter("message"))
    except (ParseError, OSError):
        # A damaged installation still speaks English.
        return {}
    words = {}
    for message in messages:
        source, said = message.find("source"), message.find("translation")
        if source is not None and said is not None and source.text and said.text and not said.get("type"):
            words[source.text] = said.text
    return words


def named_by_environment() -> str:
    """What FABRIC_STUDIO_LANGUAGE asks for, "" when it is not set."""
    return closest(os.environ[LANGUAGE_VARIABLE]) if os.environ.get(LANGUAGE_VARIABLE) else ""


def closest(locale: str) -> str:
    """The language we have for a locale such as `zh-Hans-CN` or `zh_CN.UTF-8`; English for one we do not have."""
    tag = locale.replace("-", "_").split(".")[0].lower()
    # Traditional Chinese is another script; its readers are better served by English than by the wrong characters.
    simplified = tag.startswith("zh") and not any(
        part in tag.split("_") for part in ("hant", "tw", "hk", "mo")
    )
    return "zh_CN" if simplified else ENGLISH
