"""The command line as a real process: start, streams and exit codes."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from fabric_studio import __version__

ROOT = Path(__file__).resolve().parents[2]
HEAVY = ("PySide6", "numba", "scipy", "networkx", "xlsxwriter")


def run(*argv: object, **options: object) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "fabric_studio", *map(str, argv)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, timeout=120, **options)  # type: ignore[call-overload]


def test_it_starts_as_a_module_and_says_its_version() -> None:
    ran = run("--version")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, f"fabric-studio {__version__}\n".encode(), b"")


def test_a_bad_file_is_one_line_and_exit_code_two(tmp_path: Path) -> None:
    (tmp_path / "x.fabric").write_bytes(b"PK\x03\x04nonsense")
    ran = run("check", tmp_path / "x.fabric", "--json")
    assert (ran.returncode, ran.stdout) == (2, b"")
    assert ran.stderr.count(b"\n") == 1 and b"Traceback" not in ran.stderr


def test_letters_that_standard_output_cannot_show_are_no_fault(tmp_path: Path) -> None:
    source = tmp_path / "机房.conf"
    source.write_text("SwitchName=s0 Nodes=n[0-3]\n", encoding="utf-8")
    environment = {**os.environ, "PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"}
    ran = run("import", source, "-o", tmp_path / "x.fabric", "--json", env=environment)
    assert ran.returncode == 0, ran.stderr
    assert "机房" in json.loads(ran.stdout.decode("ascii"))["source"]
    ran = run("import", source, "-o", tmp_path / "x.fabric", env=environment)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"??.conf" in ran.stdout


def test_a_reader_that_has_enough_is_no_error() -> None:
    command = f"{sys.executable} -m fabric_studio workloads | head -n 1"
    shell = ["bash", "-o", "pipefail", "-c", command]
    ran = subprocess.run(shell, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert ran.stderr == ""
    assert ran.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_behind_standard_output_is_one_line() -> None:
    shell = ["bash", "-c", f"{sys.executable} -m fabric_studio workloads > /dev/full"]
    ran = subprocess.run(shell, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
    assert "standard output" in ran.stderr and "cannot be written" in ran.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize(
    ("argv", "streams", "says"),
    [
        ("templates", ">&-", "standard output: cannot be written"),
        ("--help", ">&-", "standard output: cannot be written"),
        ("--help", ">/dev/full", "standard output: cannot be written"),
        ("info nowhere.fabric", "2>&-", ""),
        ("info nowhere.fabric", "2>/dev/full", ""),
        ("info nowhere.fabric", "<&- >&- 2>&-", ""),
    ],
)
def test_streams_that_are_closed_or_full_change_no_exit_code(argv: str, streams: str, says: str) -> None:
    shell = ["bash", "-c", f"{sys.executable} -m fabric_studio {argv} {streams}"]
    ran = subprocess.run(shell, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1 if says else 0)
    assert says in ran.stderr


def test_a_closed_standard_input_holds_no_measurement(small: Path) -> None:
    shell = f"{sys.executable} -m fabric_studio simulate {small} --workload sweep --measured - <&-"
    ran = subprocess.run(["bash", "-c", shell], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
    assert "standard input: has no table of nccl-tests" in ran.stderr


def test_a_file_system_that_allows_no_more_leaves_the_old_file(small: Path, tmp_path: Path) -> None:
    """The real thing: the system refuses to let the file grow in the middle of writing."""

    def small_files_only() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1_000, 1_000))

    target = tmp_path / "x.fabric"
    target.write_bytes(b"old")
    ran = run("new", "leaf-spine", "-p", "servers=16", "-o", target, preexec_fn=small_files_only)
    assert ran.returncode == 2
    assert ran.stderr.count(b"\n") == 1 and b"x.fabric" in ran.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["x.fabric"]
    assert target.read_bytes() == b"old"


@pytest.mark.parametrize(
    ("verb", "kept_out"),
    [
        (["templates", "--json"], HEAVY),
        (["workloads", "--json"], HEAVY),
        (["--help"], HEAVY),
        (["info", "PROJECT", "--json"], ("PySide6", "numba", "xlsxwriter")),
        (["check", "PROJECT", "--json"], ("PySide6", "numba", "xlsxwriter")),
        (["export", "PROJECT", "--to", "bom.csv", "-o", "OUT"], ("PySide6", "numba")),
        (["simulate", "PROJECT", "--workload", "incast", "-p", "senders=2"], ("PySide6", "xlsxwriter")),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_a_verb_loads_only_what_it_needs(small: Path, tmp_path: Path, verb: list[str], kept_out) -> None:
    argv = [{"PROJECT": str(small), "OUT": str(tmp_path / "out")}.get(word, word) for word in verb]
    program = (
        "import sys, io, contextlib\n"
        "from fabric_studio.cli.main import main\n"
        "with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):\n"
        f"    assert main({argv!r}) == 0\n"
        f"print(*[name for name in {kept_out!r} if name in sys.modules])"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.split() == []


@pytest.mark.parametrize(
    ("loading", "verb"),
    [
        ("numpy", ["templates"]),
        ("fabric_studio.cli.told.facts", ["info", "PROJECT"]),
        ("PySide6", ["screenshot", "PROJECT", "-o", "OUT"]),
        ("xlsxwriter", ["export", "PROJECT", "--to", "bom.xlsx", "-o", "OUT"]),
    ],
)
def test_being_stopped_while_something_is_loaded_is_one_line_too(
    small: Path, tmp_path: Path, loading: str, verb: list[str]
) -> None:
    """The signal comes when the library is looked for, so no clock is in the test."""
    argv = [{"PROJECT": str(small), "OUT": str(tmp_path / "out")}.get(word, word) for word in verb]
    program = (
        "import os, signal, sys\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)  # what runs in the background inherits none\n"
        "class Watch:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name == {loading!r}: os.kill(os.getpid(), signal.SIGINT)\n"
        "sys.meta_path.insert(0, Watch())\n"
        f"sys.argv[1:] = {argv!r}\n"
        "from fabric_studio.__main__ import main\n"
        "sys.exit(main())"
    )
    ran = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, timeout=120)
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, b"", b"fabric-studio: stopped\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a display")
def test_the_window_without_a_display_is_refused_with_a_way_out() -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    ran = run(env=environment)
    assert (ran.returncode, ran.stdout) == (2, b"")
    assert ran.stderr.count(b"\n") == 1 and b"no display" in ran.stderr
