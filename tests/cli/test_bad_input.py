"""Every bad input: one line on standard error that names file, place and way out, exit code 2, and nothing half-written."""

from __future__ import annotations

import errno
import io
import os
import stat
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from fabric_studio.cli.main import main
from fabric_studio.io import members
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


# -- projects that are none ------------------------------------------------------------------------------------------


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


# -- arguments -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["frobnicate"], ("unknown command 'frobnicate'",)),
        (["chekc"], ("check",)),
        (["--frobnicate"], ("--frobnicate", "--help")),
        ([""], ("unknown command",)),
        (["new"], ("TEMPLATE", "new --help")),
        (["info"], ("FILE", "info --help")),
        (["info", "a", "b"], ("b",)),
        (["templates", "--jsn"], ("--jsn",)),
        (["simulate", "x.fabric"], ("--workload",)),
        (["simulate", "x.fabric", "--workload", "incast", "--seed", "one"], ("--seed", "'one'")),
        (
            ["simulate", "x.fabric", "--workload", "incast", "--engine", "magic"],
            ("--engine", "magic", "fluid"),
        ),
        (["export", "x.fabric", "-o", "y"], ("--to",)),
        (["open", "a", "b"], ("b",)),
        (["open", "nowhere.fabric"], ("nowhere.fabric", "does not exist")),
        (["screenshot", "x.fabric"], ("-o",)),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_usage(cli: Cli, argv: list[str], words: tuple[str, ...]) -> None:
    refused(cli(*argv), *words)


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("su=0", ("su", "0", "1 to 256")),
        ("su=-1", ("su", "-1", "1 to 256")),
        ("su=99999999", ("su", "99999999", "1 to 256")),
        ("su=1e400", ("su", "1e400", "whole number")),
        ("su=nan", ("su", "nan", "whole number")),
        ("su=inf", ("su", "inf", "whole number")),
        ("su=1.5", ("su", "1.5", "whole number")),
        ("su=", ("su", "whole number")),
        ("su=four", ("su", "four", "whole number")),
        ("su=１ ２", ("su", "whole number")),
        ("su=" + "9" * 5_000, ("su",)),
        ("su", ("'su'", "KEY=VALUE", "-p su=4")),
        ("=4", ("'=4'", "KEY=VALUE")),
        ("", ("KEY=VALUE",)),
        ("racks=4", ("unknown parameter 'racks'", "su")),
        ("机=4", ("unknown parameter '机'",)),
        ("servers_per_rack=3", ("servers_per_rack", "'3'", "1, 2, 4")),
    ],
)
def test_a_parameter_of_a_template(cli: Cli, tmp_path: Path, typed: str, words: tuple[str, ...]) -> None:
    line = refused(cli("new", "superpod-h100", "-p", typed, "-o", tmp_path / "x.fabric"), *words)
    assert len(line) < 400
    assert list(tmp_path.iterdir()) == []


def test_a_parameter_given_twice(cli: Cli, tmp_path: Path) -> None:
    ran = cli("new", "superpod-h100", "-p", "su=1", "-p", "su=2", "-o", tmp_path / "x.fabric")
    refused(ran, "su is given twice")


def test_an_unknown_template_offers_the_nearest(cli: Cli, tmp_path: Path) -> None:
    refused(
        cli("new", "superpod", "-o", tmp_path / "x.fabric"), "unknown template 'superpod'", "superpod-h100"
    )


def test_an_unknown_workload_offers_the_nearest(cli: Cli, small: Path) -> None:
    refused(cli("simulate", small, "--workload", "allreduce"), "unknown workload 'allreduce'", "all_reduce")


def test_an_unknown_export_format_offers_the_nearest(cli: Cli, small: Path, tmp_path: Path) -> None:
    refused(cli("export", small, "--to", "bom.pdf", "-o", tmp_path / "x"), "'bom.pdf'", "bom.csv")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("argv", "listing"),
    [
        (["simulate", "{small}", "--workload", "allreduce"], ["workloads"]),
        (["simulate", "{small}", "--workload", "incast", "-p", "sender=1"], ["workloads"]),
        (["simulate", "{small}", "--workload", "incast", "--routing", "sprai"], ["simulate", "--help"]),
        (["new", "leaf-spine", "-p", "server=1", "-o", "x"], ["templates"]),
        (["export", "{small}", "--to", "bom.pdf", "-o", "x"], ["export", "--help"]),
        (["import", "{small}", "--format", "visio"], ["import", "--help"]),
        (["check", "{small}", "--rule", "cable"], ["check", "--help"]),
        (["chekc"], ["--help"]),
    ],
    ids=lambda words: " ".join(words),
)
def test_a_list_that_is_cut_says_how_much_and_where_all_of_it_is(
    cli: Cli, small: Path, capsys: pytest.CaptureFixture[str], argv: list[str], listing: list[str]
) -> None:
    line = refused(cli(*(str(small) if word == "{small}" else word for word in argv)), "known: ", " more; ")
    assert line.endswith(f"fabric-studio {' '.join(listing)} names them all")
    try:
        assert main(listing) == 0
    except SystemExit as end:
        assert end.code == 0
    everything = "".join(capsys.readouterr().out.split())
    for name in line.rpartition("known: ")[2].partition(" and ")[0].split(", "):
        assert name in everything


def test_an_unknown_rule(cli: Cli, small: Path) -> None:
    refused(cli("check", small, "--rule", "no-such-rule"), "no-such-rule")


def test_an_unknown_importer(cli: Cli, small: Path, tmp_path: Path) -> None:
    source = tmp_path / "x.conf"
    source.write_text("SwitchName=s0 Nodes=n[0-3]\n")
    ran = cli("import", source, "--format", "visio", "-o", tmp_path / "x.fabric")
    refused(ran, "unknown importer 'visio'")
    assert [path.name for path in tmp_path.iterdir()] == ["x.conf"]


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("bytes=-1", ("bytes",)),
        ("bytes=1e400", ("bytes", "1e400")),
        ("bytes=nan", ("bytes", "nan")),
        ("bytes=12 parsec", ("bytes", "12 parsec", "64MB")),
        ("senders=0", ("senders", "0")),
        ("senders=1000000", ("senders",)),
        ("senders=1e20", ("'1e20' is not a whole number from 1 to 1,000,000",)),
        ("routing=torus", ("small.fabric: ", "routing torus does not fit")),
        ("receiver=4000", ("receiver",)),
        ("seed=-1", ("seed",)),
        ("algorithm=ring", ("unknown parameter 'algorithm'",)),
    ],
)
def test_a_parameter_of_a_workload(cli: Cli, small: Path, typed: str, words: tuple[str, ...]) -> None:
    refused(cli("simulate", small, "--workload", "incast", "-p", typed), *words)


def test_a_negative_number_of_links(cli: Cli, small: Path) -> None:
    refused(cli("simulate", small, "--workload", "incast", "--links", "-1"), "--links", "-1 is negative")


@pytest.mark.parametrize("seed", ["-1", str(2**70)])
def test_a_seed_out_of_range(cli: Cli, small: Path, seed: str) -> None:
    refused(cli("simulate", small, "--workload", "incast", "--seed", seed), "seed", seed)


def test_a_design_without_anything_to_run_on(cli: Cli, empty: Path) -> None:
    refused(cli("simulate", empty, "--workload", "incast"), str(empty), "add servers")


@pytest.mark.parametrize(
    ("text", "words"),
    [("", ("is empty",)), ("hello\n", ("no format that can be imported",)), ("\0\1\2", ("binary",))],
)
def test_a_source_that_is_no_topology(cli: Cli, tmp_path: Path, text: str, words: tuple[str, ...]) -> None:
    (tmp_path / "x.txt").write_text(text)
    refused(cli("import", tmp_path / "x.txt", "-o", tmp_path / "x.fabric", "--json"), "x.txt", *words)
    assert [path.name for path in tmp_path.iterdir()] == ["x.txt"]


# -- targets ---------------------------------------------------------------------------------------------------------


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


# -- the program's own faults ----------------------------------------------------------------------------------------


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


@pytest.mark.parametrize(
    "argv",
    [
        ("check", ""),
        ("info", " "),
        ("compare", "", ""),
        ("new", "leaf-spine", "-o", ""),
        ("screenshot", "{small}", "-o", ""),
        ("export", "{small}", "--to", "bom.csv", "-o", ""),
        ("import", ""),
        ("simulate", "", "--workload", "incast"),
        *(
            ("simulate", "{small}", "--workload", "incast", option, "")
            for option in ("-o", "--csv", "--flows", "--measured")
        ),
    ],
)
def test_no_path_is_not_the_folder_one_happens_to_be_in(
    cli: Cli, small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, argv: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    refused(cli(*(str(small) if word == "{small}" else word for word in argv)), "no name is given")
    assert list(tmp_path.iterdir()) == []


def test_a_path_with_a_nul_is_refused(cli: Cli) -> None:
    refused(cli("check", "pod\0.fabric"), "no file name can hold")
