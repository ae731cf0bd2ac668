"""Projects that are none, or damaged: one line that names the file and the place, whatever verb reads them."""

from __future__ import annotations

import errno
import io
import os
import stat
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Cli, refused

READERS: dict[str, list[str]] = {
    "info": ["--json"],
    "check": ["--json"],
    "simulate": ["--workload", "incast", "--json"],
    "export": ["--to", "bom.csv"],
}


def read(cli: Cli, verb: str, project: object, tmp_path: Path):
    output = ["-o", tmp_path / "out.csv"] if verb == "export" else []
    return cli(verb, project, *READERS[verb], *output)


def repacked(project: Path, target: Path, change: Callable[[dict[str, bytes]], object]) -> Path:
    """A copy of a project with other members."""
    with zipfile.ZipFile(project) as archive:
        held = {name: archive.read(name) for name in archive.namelist()}
    change(held)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in held.items():
            archive.writestr(name, data)
    return target


def edited(member: str, old: bytes, new: bytes) -> Callable[[dict[str, bytes]], object]:
    def change(held: dict[str, bytes]) -> None:
        assert old in held[member]
        held[member] = held[member].replace(old, new, 1)

    return change


def zip_of(name: str, data: bytes, mode: int = 0o644) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        entry = zipfile.ZipInfo(name)
        entry.external_attr = mode << 16
        archive.writestr(entry, data, zipfile.ZIP_DEFLATED)
    return buffer.getvalue()


BYTES = {
    "empty": (b"", "is empty"),
    "text": (b"SwitchName=s0 Nodes=n[0-3]\n", "is not a Fabric Studio project"),
    "png": (b"\x89PNG\r\n\x1a\n" + bytes(100), "is not a Fabric Studio project"),
    "pickle": (b"\x80\x04cos\nsystem\n(S'true'\ntR.", "is not a Fabric Studio project"),
    "zip-of-something": (zip_of("word/document.xml", b"<x/>"), "is no member of a project"),
    "path-upwards": (zip_of("../../etc/passwd", b"x"), "is no member of a project"),
    "absolute-path": (zip_of("/etc/passwd", b"x"), "is no member of a project"),
    "link": (zip_of("design.json", b"/etc/passwd", stat.S_IFLNK | 0o777), "is a symbolic link"),
    "bomb": (zip_of("design.json", bytes(40 << 20)), "times its size"),
    "not-a-zip": (b"PK\x03\x04" + bytes(200), "is damaged or was cut off"),
}


@pytest.mark.parametrize("verb", READERS)
@pytest.mark.parametrize("case", BYTES)
def test_a_file_that_is_no_project(cli: Cli, tmp_path: Path, verb: str, case: str) -> None:
    data, what = BYTES[case]
    project = tmp_path / "bad.fabric"
    project.write_bytes(data)
    refused(read(cli, verb, project, tmp_path), str(project), what)
    assert [path.name for path in tmp_path.iterdir()] == ["bad.fabric"]


@pytest.mark.parametrize("verb", READERS)
@pytest.mark.parametrize("kept", [10, 1_000, 0.5, 0.99])
def test_a_truncated_project(cli: Cli, small: Path, tmp_path: Path, verb: str, kept: float) -> None:
    data = small.read_bytes()
    project = tmp_path / "cut.fabric"
    project.write_bytes(data[: int(kept if kept > 1 else kept * len(data))])
    refused(read(cli, verb, project, tmp_path), str(project), "damaged or was cut off", "backup")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda held: held.pop("format.json"), ("has no format.json",)),
        (lambda held: held.pop("cables.csv"), ("has no cables.csv",)),
        (
            lambda held: held.update({"format.json": b'{"format": 99, "written_by": "9.0"}'}),
            ("format 99", "9.0"),
        ),
        (lambda held: held.update({"format.json": b'{"format": 0}'}), ("format 0",)),
        (lambda held: held.update({"format.json": b'{"format": "1"}'}), ("format.json",)),
        (lambda held: held.update({"format.json": b"[" * 100_000}), ("format.json",)),
        (lambda held: held.update({"design.json": b"[]"}), ("design.json",)),
        (lambda held: held.update({"design.json": b"\xff\xfe"}), ("design.json",)),
        (lambda held: held.update({"cables.csv": b""}), ("cables.csv",)),
        (lambda held: held.update({"view.json": b"[1]"}), ("view.json",)),
        (lambda held: held.update({"evil.pkl": b"x"}), ("evil.pkl",)),
        (edited("design.json", b'"x_mm":', b'"y_cm":'), ("design.json line",)),
        (edited("design.json", b'"x_mm":', b'"x_mm":NaN,"x_mm":'), ("design.json",)),
        (edited("design.json", b'"x_mm":', b'"x_mm":1e400,"q":'), ("design.json",)),
        (edited("design.json", b'"part":', b'"part":99999, "x":'), ("design.json line",)),
        (edited("cables.csv", b"server-leaf", b"server-leaf,surplus"), ("cables.csv line",)),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_a_project_with_a_wrong_member_names_it(cli: Cli, small: Path, tmp_path: Path, change, words) -> None:
    project = repacked(small, tmp_path / "bad.fabric", change)
    refused(cli("check", project, "--json"), str(project), *words)


@pytest.mark.parametrize("uid", ["999999", "0", "-5", "1e3", "99999999999999999999"])
def test_a_cable_that_refers_to_what_is_not_there_is_named_by_its_line(
    cli: Cli, small: Path, tmp_path: Path, uid: str
) -> None:
    def change(held: dict[str, bytes]) -> None:
        head, first, *rest = held["cables.csv"].decode().splitlines()
        column = head.split(",").index("a_device")
        cells = first.split(",")
        cells[column] = uid
        held["cables.csv"] = "\n".join([head, ",".join(cells), *rest, ""]).encode()

    project = repacked(small, tmp_path / "bad.fabric", change)
    refused(cli("info", project), str(project), "cables.csv line 2")


@pytest.mark.parametrize("verb", READERS)
def test_a_project_that_is_not_there(cli: Cli, tmp_path: Path, verb: str) -> None:
    refused(read(cli, verb, tmp_path / "no.fabric", tmp_path), "no.fabric", "does not exist")


@pytest.mark.parametrize("verb", READERS)
def test_a_folder_that_is_no_project(cli: Cli, tmp_path: Path, verb: str) -> None:
    (tmp_path / "folder").mkdir()
    refused(read(cli, verb, tmp_path / "folder", tmp_path), "folder", "without a project in it")


def test_a_path_below_a_file(cli: Cli, small: Path) -> None:
    refused(cli("info", small / "x.fabric"), "x.fabric")


def test_a_pipe_is_refused_and_not_waited_for(cli: Cli, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.fabric")
    refused(cli("info", tmp_path / "pipe.fabric"), "neither a file nor a folder")


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="no devices here")
def test_a_device_is_no_project(cli: Cli) -> None:
    refused(cli("info", "/dev/null"), "/dev/null", "neither a file nor a folder")


def test_a_file_that_may_not_be_read(cli: Cli, small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Root may read everything, so the refusal of the system is played."""

    def no(self: Path, *args: object, **kwargs: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(self))

    monkeypatch.setattr(Path, "open", no)
    refused(cli("info", small), str(small), "may not read")


@pytest.mark.parametrize("name", ["a\0b", "x" * 5_000, "a\nb\x1b[31m", "\udce4", ""])
def test_names_that_no_file_can_have_or_that_play_tricks(cli: Cli, name: str) -> None:
    line = refused(cli("info", name))
    assert "\x1b" not in line
