"""The simulator is got ready behind the window, once."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fabric_studio.base.progress import Progress
from fabric_studio.ui.background import warming
from fabric_studio.ui.background.warming import Warming


def test_the_first_start_shows_how_far_it_is(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "is_ready", lambda: False)
    seen: list[int] = []

    def compile_some(progress: Progress) -> None:
        for part in range(5):
            progress.step(part / 4, "preparing simulator")

    monkeypatch.setattr(warming, "warm_up", compile_some)
    shown = Warming()
    qtbot.addWidget(shown)
    shown.bar.valueChanged.connect(seen.append)
    shown.begin()
    assert shown.isVisibleTo(None) and "preparing" in shown.words.text()
    qtbot.waitUntil(lambda: shown.isHidden())
    assert seen == sorted(seen) and seen[-1] == 1000
    shown.shut_down()


def test_later_starts_do_nothing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(warming, "is_ready", lambda: True)
    monkeypatch.setattr(warming, "warm_up", lambda progress: pytest.fail("nothing is to be compiled"))
    shown = Warming()
    qtbot.addWidget(shown)
    shown.begin()
    assert shown.isHidden()
    shown.shut_down()
