"""The main job by hand: a real window on a real X server, a real pointer and real keys."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def told(x_display: str, tmp_path: Path) -> Callable[[str, int], str]:
    """`told("pod", 280)` plays a story of this folder within so many seconds; what it says at its end."""
    if shutil.which("xdotool") is None:
        pytest.skip("xdotool is not installed")

    def play(story: str, seconds: int) -> str:
        played = subprocess.run(
            [sys.executable, "-m", f"tests.ui.story.{story}", str(tmp_path)],
            cwd=ROOT, env={**os.environ, "DISPLAY": x_display, "QT_QPA_PLATFORM": "xcb"},
            capture_output=True, text=True, timeout=seconds, check=False,
        )  # fmt: skip
        assert played.returncode == 0, played.stdout + played.stderr
        assert "Traceback" not in played.stderr, played.stderr
        return played.stdout

    return play


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_the_main_job_by_hand(told: Callable[[str, int], str], tmp_path: Path) -> None:
    """Racks, switch and servers from the palette, copper that is too short, finding, fix, play, undo to empty, redo."""
    out = told("session", 840)
    assert "needs" in out and "800G DAC" in out and "reaches 2 m" in out
    assert "undone and redone" in out
    assert len(list(tmp_path.glob("*.png"))) >= 10


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_checked_two_plane_pod_in_under_60_actions(told: Callable[[str, int], str], tmp_path: Path) -> None:
    """An empty hall to 16 racks on two planes without an error or a warning; undone to the first byte, redone to the last."""
    out = told("pod", 280)
    found = re.search(r"actions: (\d+); racks: 16; planes: \[-1, 0, 1\]", out)
    assert found is not None and int(found[1]) < 60, out
    assert "'error': 0, 'warning': 0" in out and "'approved': 1" in out
    assert "undone and redone" in out
    assert len(list(tmp_path.glob("*.png"))) >= 18


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_cables_are_cut_and_plugged_elsewhere_in_the_logical_and_the_stack_view(told: Callable[[str, int], str], tmp_path: Path) -> None:
    """One design in two views: what is cut in one comes back in the other, with one selection and one undo."""
    out = told("views", 280)
    assert "cut, taken back, plugged elsewhere, drawn, undone" in out
    assert len(list(tmp_path.glob("*.png"))) >= 8


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_drawing_made_by_hand_simulates_and_loses_any_cable_without_a_traceback(told: Callable[[str, int], str], tmp_path: Path) -> None:
    """Two kinds of servers, uneven uplinks, a WAN: played, cut while it runs, and played again without each cable in turn.
    Slow: 70 actions of a real pointer and nine runs."""
    out = told("freeform", 580)
    assert "kinds of servers: 2 sites: 2" in out
    assert re.search(r"cut while it ran: done: .*Delete 1 cable", out), out
    runs = dict(re.findall(r"without (C\d+): (.*)", out))
    assert len(runs) == 8 and {words.split(":")[0] for words in runs.values()} == {"done", "stalled"}
    for words in runs.values():
        told_why = "no path from server-" in words if words.startswith("stalled") else "Hottest link" in words
        assert told_why, words
    assert len(list(tmp_path.glob("*.png"))) >= 5
