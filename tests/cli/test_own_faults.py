"""Faults of the program itself, and an interruption: one line each, and no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabric_studio.cli.main import main


def test_an_internal_error_is_one_line_with_where_the_details_are(
    capsys: pytest.CaptureFixture[str], small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from fabric_studio.cli.verbs import info

    def fail(*_: object) -> None:
        raise ZeroDivisionError("hidden")

    monkeypatch.setattr(info, "facts", fail)
    assert main(["info", str(small)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    (line,) = err.splitlines()
    assert "fault of this program" in line and "hidden" not in line
    log = Path(line.rpartition(" with ")[2])
    assert "ZeroDivisionError: hidden" in log.read_text()


def test_being_interrupted_is_said_and_is_no_error_of_the_input(
    capsys: pytest.CaptureFixture[str], small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from fabric_studio.cli.verbs import info

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(info, "facts", stop)
    assert main(["info", str(small)]) == 130
    assert capsys.readouterr().err == "fabric-studio: stopped\n"
