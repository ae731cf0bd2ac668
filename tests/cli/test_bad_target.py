"""Places that cannot be written to: nothing half-written, and nothing lost that was there."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from fabric_studio.io import members
from tests.cli.conftest import Cli, refused


def writers(small: Path, source: Path) -> dict[str, list[object]]:
    return {
        "new": ["new", "leaf-spine", "-p", "servers=2", "-o"],
        "import": ["import", source, "-o"],
        "export": ["export", small, "--to", "cables.xlsx", "-o"],
        "simulate": ["simulate", small, "--workload", "incast", "-p", "senders=2", "-o"],
    }


WRITERS = ("new", "import", "export", "simulate")


@pytest.fixture
def write(cli: Cli, small: Path, tmp_path_factory: pytest.TempPathFactory):
    source = tmp_path_factory.mktemp("source") / "x.conf"
    source.write_text(
        "SwitchName=s0 Nodes=n[0-3]\nSwitchName=s1 Nodes=n[4-7]\nSwitchName=s2 Switches=s[0-1]\n"
    )

    def call(verb: str, target: object):
        return cli(*writers(small, source)[verb], target)

    return call


def everything_in(folder: Path) -> dict[str, bytes | None]:
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in sorted(folder.rglob("*"))
    }


@pytest.mark.parametrize("verb", WRITERS)
def test_a_target_in_a_folder_that_does_not_exist(write, tmp_path: Path, verb: str) -> None:
    refused(write(verb, tmp_path / "no" / "x.out"), "folder that does not exist", "choose another place")
    assert everything_in(tmp_path) == {}


@pytest.mark.parametrize("verb", WRITERS)
def test_a_target_below_a_file(write, tmp_path: Path, verb: str) -> None:
    (tmp_path / "file").write_text("kept")
    refused(write(verb, tmp_path / "file" / "x.out"), "no folder")
    assert everything_in(tmp_path) == {"file": b"kept"}


@pytest.mark.parametrize("verb", WRITERS)
def test_a_folder_that_is_no_project_is_never_touched(write, tmp_path: Path, verb: str) -> None:
    folder = tmp_path / "holiday"
    folder.mkdir()
    (folder / "beach.jpg").write_bytes(b"kept")
    refused(write(verb, folder), "holiday", "folder")
    assert everything_in(tmp_path) == {"holiday": None, "holiday/beach.jpg": b"kept"}


@pytest.mark.parametrize("verb", WRITERS)
def test_links_that_lead_in_a_circle_are_no_target(write, tmp_path: Path, verb: str) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    refused(write(verb, tmp_path / "a"), str(tmp_path / "a"), "leads in a circle")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "b"]


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="no /proc here")
@pytest.mark.parametrize("verb", WRITERS)
def test_a_place_where_nobody_can_write(write, verb: str) -> None:
    refused(write(verb, "/proc/x.out"), "/proc/x.out")


@pytest.mark.parametrize("verb", WRITERS)
def test_a_pipe_is_not_replaced_by_a_file(write, tmp_path: Path, verb: str) -> None:
    os.mkfifo(tmp_path / "x.out")
    refused(write(verb, tmp_path / "x.out"), "neither a file nor a folder")
    assert stat.S_ISFIFO((tmp_path / "x.out").stat().st_mode)


@pytest.mark.parametrize("verb", WRITERS)
@pytest.mark.parametrize("name", ["x" * 300 + ".out", "a\0b.out"])
def test_a_name_that_no_file_can_have(write, tmp_path: Path, verb: str, name: str) -> None:
    refused(write(verb, str(tmp_path) + "/" + name))
    assert everything_in(tmp_path) == {}


@pytest.mark.parametrize("verb", ["export", "simulate"])
def test_the_project_itself_is_never_the_target(cli: Cli, small: Path, tmp_path: Path, verb: str) -> None:
    project = tmp_path / "mine.fabric"
    project.write_bytes(small.read_bytes())
    (tmp_path / "link").symlink_to(project)
    for target in (project, tmp_path / "link", tmp_path / "." / "mine.fabric"):
        extra = ["--to", "bom.csv"] if verb == "export" else ["--workload", "incast"]
        refused(cli(verb, project, *extra, "-o", target), "is what is being read")
    assert project.read_bytes() == small.read_bytes()


def test_the_source_of_an_import_is_never_the_target(cli: Cli, tmp_path: Path) -> None:
    source = tmp_path / "topology.conf"
    source.write_text("SwitchName=s0 Nodes=n[0-3]\n")
    refused(cli("import", source, "-o", source), "is what is being read")
    assert source.read_text() == "SwitchName=s0 Nodes=n[0-3]\n"


@pytest.mark.parametrize("option", ["-o", "--flows"])
def test_what_a_simulation_reads_is_never_its_target(
    cli: Cli, small: Path, tmp_path: Path, option: str
) -> None:
    for name, reads in {
        "m.csv": ["--workload", "sweep", "--measured", tmp_path / "m.csv"],
        "f.csv": ["--workload", "flow_list", "-p", f"file={tmp_path / 'f.csv'}"],
    }.items():
        (tmp_path / name).write_text("kept")
        refused(cli("simulate", small, *reads, option, tmp_path / name), name, "is what is being read")
        assert (tmp_path / name).read_text() == "kept"


def test_two_results_never_go_into_one_file(cli: Cli, small: Path, tmp_path: Path) -> None:
    target, link = tmp_path / "x.csv", tmp_path / "link.csv"
    link.symlink_to(target)
    for first, second in ((("-o", target), ("--flows", link)), (("--flows", target), ("--csv", target))):
        ran = cli("simulate", small, "--workload", "incast", *first, *second)
        refused(ran, "is named by --", "give each a place of its own")
    assert [path.name for path in tmp_path.iterdir()] == ["link.csv"]


def test_a_long_name_of_what_is_down_is_cut(cli: Cli, small: Path) -> None:
    line = refused(cli("simulate", small, "--workload", "incast", "--down", "x" * 5_000), "is no cable")
    assert len(line) < 400


@pytest.mark.parametrize("verb", ["new", "import", "export"])
def test_a_disk_that_fills_up_leaves_the_old_file(write, tmp_path: Path, monkeypatch, verb: str) -> None:
    target = tmp_path / "x.fabric"
    target.write_bytes(b"old")

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(members.os, "fsync", full)
    refused(write(verb, target), str(target), "no space left")
    monkeypatch.undo()
    assert everything_in(tmp_path) == {"x.fabric": b"old"}
