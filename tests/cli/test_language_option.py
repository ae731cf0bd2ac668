"""Which language the command line speaks: that of the option, else of the variable, else English whatever the desktop speaks."""

from pathlib import Path

import pytest

from fabric_studio.base.language import speak
from fabric_studio.cli.main import main


@pytest.fixture(autouse=True)
def english_afterwards(monkeypatch: pytest.MonkeyPatch):
    # Set here first, so that what the option leaves in the environment is taken back.
    monkeypatch.setenv("FABRIC_STUDIO_LANGUAGE", "en")
    yield
    speak({})


@pytest.fixture
def pod(tmp_path: Path) -> Path:
    path = tmp_path / "pod.fabric"
    assert main(["new", "leaf-spine", "-p", "servers=4", "-o", str(path)]) == 0
    return path


def test_the_variable_does_the_same_and_without_it_is_english(
    capsys: pytest.CaptureFixture[str], pod: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FABRIC_STUDIO_LANGUAGE", "zh_CN.UTF-8")
    capsys.readouterr()
    main(["check", str(pod)])
    assert "规则" in capsys.readouterr().out
    monkeypatch.delenv("FABRIC_STUDIO_LANGUAGE")
    monkeypatch.setenv("LANG", "zh_CN.UTF-8")
    main(["check", str(pod)])
    assert capsys.readouterr().out.isascii()


def test_a_language_there_is_not_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "fr", "templates"]) == 2
    assert capsys.readouterr().err.strip().count("\n") == 0
