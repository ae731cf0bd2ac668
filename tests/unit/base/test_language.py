"""Texts and their languages: one catalogue, complete, with the same values in every language."""

import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from fabric_studio.base.errors import UnknownNameError
from fabric_studio.base.language import counted, speak, tr
from fabric_studio.base.translations import closest, named_by_environment, read_catalogue, use_language

ROOT = Path(__file__).resolve().parents[3]
HAN = re.compile(r"[\u4e00-\u9fff]")


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """packaging/translations.py, which is no part of the package."""
    spec = importlib.util.spec_from_file_location("translations_tool", ROOT / "packaging" / "translations.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    speak({})


def test_every_text_has_its_chinese_with_the_same_values_and_none_is_left_over(tool: ModuleType) -> None:
    path = ROOT / "resources" / "i18n" / "zh_CN.ts"
    assert tool.faults(tool.collected(), tool.read(path)) == []
    assert 'type="' not in path.read_text(encoding="utf-8")


def test_a_text_with_pieces_joined_is_refused(tool: ModuleType) -> None:
    with pytest.raises(tool.WrongCall, match=r"x\.py:1"):
        list(tool.literals(tool.ast.parse('tr(f"Rack {name}")'), "x.py"))


def test_a_number_picks_its_text_and_is_written_with_thousands() -> None:
    assert counted(1, "{count} rack", "{count} racks") == "1 rack"
    assert counted(12_345, "{count} rack of {hall}", "{count} racks of {hall}", hall="A") == "12,345 racks of A"
    speak({"{count} racks": "{count} 个机柜"})
    assert counted(3, "{count} rack", "{count} racks") == "3 个机柜"


def test_what_nobody_translated_is_english() -> None:
    speak({"Open": "打开"})
    assert (tr("Open"), tr("Nobody translated {this}", this="it")) == ("打开", "Nobody translated it")


def test_the_catalogue_speaks_chinese() -> None:
    assert sum(bool(HAN.search(said)) for said in read_catalogue("zh_CN").values()) > 0


def test_a_language_we_do_not_have_is_named() -> None:
    with pytest.raises(UnknownNameError, match="known: en, zh_CN"):
        use_language("fr")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("zh_CN.UTF-8", "zh_CN"),
        ("zh-Hans-SG", "zh_CN"),
        ("zh_TW", "en"),
        ("zh-Hant-HK", "en"),
        ("de_DE", "en"),
        ("C", "en"),
    ],
)
def test_the_nearest_language_is_spoken(locale: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert closest(locale) == language
    monkeypatch.setenv("FABRIC_STUDIO_LANGUAGE", locale)
    assert named_by_environment() == language
