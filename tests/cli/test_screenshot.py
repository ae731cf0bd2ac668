"""`screenshot` and `demo`: pictures without a display."""

from __future__ import annotations

import json
import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Cli, refused

ROOT = Path(__file__).resolve().parents[2]


def size_of(png: Path) -> tuple[int, int]:
    data = png.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    return width, height


@pytest.mark.parametrize("view", ["plan", "stack", "section", "logical", "site", "rack:A-01", "window"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_view_is_drawn_in_the_size_and_theme_asked_for(
    cli: Cli, qapp, small, tmp_path, view, theme
) -> None:
    target = tmp_path / "x.png"
    size = "1200x800"
    ran = cli("screenshot", small, "-o", target, "--view", view, "--theme", theme, "--size", size)
    assert (ran.code, ran.err, ran.out) == (0, "", f"{target}: {view}, {size} pixels\n")
    assert size_of(target) == (1200, 800)


def test_a_run_heats_up_the_plan(cli: Cli, qapp, small: Path, tmp_path: Path) -> None:
    assert cli("simulate", small, "--workload", "all_reduce", "-o", tmp_path / "run.npz").code == 0
    pictures = []
    for name, extra in (("cold", []), ("hot", ["--run", tmp_path / "run.npz"]), ("at", ["--at", "0"])):
        more = ["--run", tmp_path / "run.npz", *extra] if name == "at" else extra
        assert cli("screenshot", small, "-o", tmp_path / name, "--size", "800x600", *more).code == 0
        pictures.append((tmp_path / name).read_bytes())
    assert pictures[0] != pictures[1]
    late = cli("screenshot", small, "-o", tmp_path / "late", "--run", tmp_path / "run.npz", "--at", "1e6")
    refused(late, "--at", "past the end of the run")
    assert not (tmp_path / "late").exists()


@pytest.mark.parametrize(
    ("extra", "words"),
    [
        (["--view", "elsewhen"], ("unknown view 'elsewhen'", "plan", "rack:NAME")),
        (["--view", "rack:Z-99"], ("unknown rack 'Z-99'", "A-01")),
        (["--storey", "7"], ("unknown storey '7'",)),
        (["--size", "big"], ("--size", "1920x1080")),
        (["--size", "1x1"], ("1x1", "64x64")),
        (["--size", "99999x99999"], ("99999x99999",)),
        (["--size", "-5x5"], ("--size",)),
        (["--theme", "blue"], ("--theme", "light", "dark")),
        (["--at", "1"], ("--at", "--run")),
        (["--run", "nowhere.npz"], ("nowhere.npz",)),
        (["--run", __file__], ("not a run",)),
        (["--run", __file__, "--at", "nan"], ("--at",)),
    ],
    ids=lambda value: " ".join(value)[-40:] if isinstance(value, list) else "",
)
def test_what_cannot_be_drawn_is_refused(cli: Cli, qapp, small: Path, tmp_path: Path, extra, words) -> None:
    refused(cli("screenshot", small, "-o", tmp_path / "x.png", *extra), *words)
    assert list(tmp_path.iterdir()) == []


def test_the_target_is_asked_for(cli: Cli, small: Path) -> None:
    refused(cli("screenshot", small), "-o/--output")


def test_the_project_is_not_overwritten_by_its_picture(cli: Cli, small: Path) -> None:
    before = small.read_bytes()
    refused(cli("screenshot", small, "-o", small), "is what is being read")
    assert small.read_bytes() == before


def test_a_demo_into_a_file_is_refused(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("kept")
    refused(cli("demo", "-o", tmp_path / "file" / "x"), "no folder")
    refused(cli("demo", "-o", tmp_path / "file"), "is a file")
    assert (tmp_path / "file").read_text() == "kept"


def test_a_demo_of_no_size_is_refused(cli: Cli, tmp_path: Path) -> None:
    ran = cli("demo", "-o", tmp_path / "out", "--su", "0")
    assert ran.code == 2 and "su: 0 is not a whole" in ran.err.splitlines()[-1]
    assert not (tmp_path / "out").exists()


@pytest.mark.slow
def test_the_demo_writes_everything_without_a_display_and_says_where(tmp_path: Path) -> None:
    environment = {
        key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")
    }
    environment.pop("QT_QPA_PLATFORM", None)
    command = [sys.executable, "-m", "fabric_studio", "demo", "-o", str(tmp_path / "out"), "--su", "1"]
    ran = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=280)
    assert ran.returncode == 0, ran.stderr
    assert "Traceback" not in ran.stderr and "plugin" not in ran.stderr
    listed = {line.split()[0] for line in ran.stdout.splitlines()[1:]}
    made = {path.name for path in (tmp_path / "out").iterdir()}
    assert listed == made
    assert made >= {
        "superpod.fabric", "info.json", "check.txt", "check.json", "bom.csv", "bom.xlsx", "cables.csv", "cables.xlsx",
        "simulation.json", "run.npz", "plan-light.png", "plan-dark.png", "two-storey-light.png", "rack-light.png",
        "running-light.png", "findings-light.png",
    }  # fmt: skip
    out = tmp_path / "out"
    assert json.loads((out / "info.json").read_text())["gpus"] == 248
    assert json.loads((out / "check.json").read_text())["summary"]["error"] == 0
    assert json.loads((out / "simulation.json").read_text())["step_time_s"] > 0
    assert size_of(out / "running-light.png") == (1600, 1000)
