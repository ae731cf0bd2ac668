#!/usr/bin/env python3
"""Turn a machine with nothing but Python 3.11 into one that runs and tests Fabric Studio.

Standard library only, so that it works before anything is installed; the Makefile is a thin wrapper around it.
Errors are one line on standard error and exit status 2. On Linux, root gets the missing system packages
installed; everybody else gets the exact line that installs them.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "requirements.lock"
VENV = ROOT / ".venv"
STAMP = VENV / "installed.txt"
RESULTS = ROOT / "results"
OLDEST_PYTHON = (3, 11)

# What the Qt wheel links against but does not bring along, as ldd reports it on a Debian without a desktop:
# the Qt modules in use, the xcb, wayland and offscreen platforms and their plugins. Shared object -> Debian package.
QT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
FONT_PACKAGE = "fonts-dejavu-core"
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")

# Real mouse and keys on a real X server: those tests are skipped where these programs are missing.
TEST_PROGRAMS = {"Xvfb": "xvfb", "xdotool": "xdotool"}


class SetUpError(Exception):
    """What the machine lacks and how to get it; fit to show."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def succeeds(command: list[str], *, environment: dict[str, str] | None = None) -> bool:
    """Run a command that says what it does on standard error, so that standard output stays the program's own."""
    return (
        subprocess.run(
            command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=sys.stderr
        ).returncode
        == 0
    )


def require_python() -> None:
    if sys.version_info < OLDEST_PYTHON:
        raise SetUpError(
            "this is Python {}.{}; Fabric Studio needs Python 3.11 or newer: call this script with one, "
            "or `make PYTHON=python3.11 ...`".format(*sys.version_info)
        )


def is_loadable(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_fonts() -> bool:
    suffixes = (".ttf", ".otf", ".ttc")
    folders = (Path(folder).expanduser() for folder in FONT_FOLDERS)
    return any(path.suffix.lower() in suffixes for folder in folders for path in folder.rglob("*"))


def missing_packages() -> dict[str, str]:
    """What a Linux machine lacks before the window can open: thing -> Debian package."""
    missing = {}
    importlib.invalidate_caches()
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        missing["Python's venv module"] = f"python3.{sys.version_info.minor}-venv"
    missing.update(
        (library, package) for library, package in QT_LIBRARIES.items() if not is_loadable(library)
    )
    if not has_fonts():
        missing["any font"] = FONT_PACKAGE
    return missing


def missing_programs() -> dict[str, str]:
    return {program: package for program, package in TEST_PROGRAMS.items() if shutil.which(program) is None}


def apt_line(packages: dict[str, str]) -> list[str]:
    return ["apt-get", "install", "-y", "--no-install-recommends", *dict.fromkeys(packages.values())]


def may_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt_install(packages: dict[str, str]) -> None:
    say(f"Installing system packages: {' '.join(dict.fromkeys(packages.values()))}")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update"], apt_line(packages)):
        if not succeeds(command, environment=environment):
            raise SetUpError(f"`{' '.join(command)}` failed (see above); run it by hand, then try again")


def prepare_system(for_tests: bool) -> None:
    """Install or name the system libraries and fonts that Qt needs on Linux; elsewhere the wheel brings them."""
    if not sys.platform.startswith("linux"):
        return
    needed = missing_packages()
    optional = missing_programs() if for_tests else {}
    if may_install():
        if needed or optional:
            apt_install({**needed, **optional})
        still_missing = missing_packages()
        if still_missing:
            raise SetUpError(f"still missing after the installation: {', '.join(still_missing)}")
    elif needed:
        if shutil.which("apt-get") is None:
            raise SetUpError(
                f"this machine lacks {', '.join(needed)}; install them with its package manager, then try again"
            )
        say(f"This machine lacks {', '.join(needed)}.")
        raise SetUpError(f"run this as root, then try again: apt-get update && {' '.join(apt_line(needed))}")
    elif optional:
        say(
            f"Tests that need {' and '.join(optional)} will be skipped; as root, this line brings them: "
            f"{' '.join(apt_line(optional))}"
        )


def venv_program(name: str) -> Path:
    return VENV / ("Scripts" if os.name == "nt" else "bin") / (f"{name}.exe" if os.name == "nt" else name)


def wanted_state() -> str:
    """Changes whenever the environment has to be installed again: pins, project metadata, Python, place."""
    digest = hashlib.sha256()
    for path in (LOCK, ROOT / "pyproject.toml"):
        digest.update(path.read_bytes())
    return f"{digest.hexdigest()} {sys.version_info.major}.{sys.version_info.minor} {ROOT}"


def is_environment_usable() -> bool:
    """Whether `.venv` is whole and of the Python that runs this, so that packages can be installed into it."""
    python = venv_program("python")
    if not python.exists():
        return False
    program = "import sys, pip; print(*sys.version_info[:2])"
    answer = subprocess.run([str(python), "-c", program], capture_output=True, text=True)
    return answer.stdout.split() == [str(number) for number in sys.version_info[:2]]


def pip_install(*arguments: str, way_out: str) -> None:
    command = [str(venv_program("python")), "-m", "pip", "install", "--disable-pip-version-check"]
    if not sys.stderr.isatty():
        command.append("--quiet")
    if not succeeds([*command, *arguments]):
        raise SetUpError(f"pip failed (see above); {way_out}")


def prepare_environment() -> None:
    """Make `.venv` hold what the lock file pins, and the project itself in editable form."""
    state = wanted_state()
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == state:
        return
    say(f"Installing the pinned packages into {VENV.name} (a few minutes the first time)")
    if not is_environment_usable():
        create = [sys.executable, "-m", "venv", "--clear", str(VENV)]
        if not succeeds(create):
            raise SetUpError(f"`{' '.join(create)}` failed (see above)")
    # Wheels only: a machine that has just Python has no compiler.
    pip_install(
        *("--require-hashes", "--only-binary", ":all:", "--requirement", str(LOCK)),
        way_out="check the connection to your package index, then try again",
    )
    pip_install(
        *("--no-deps", "--no-build-isolation", "--editable", "."),
        way_out="check that this tree is whole (git status), then try again",
    )
    STAMP.write_text(state, encoding="utf-8")


def x_server_answers() -> bool:
    """Whether DISPLAY leads somewhere: a stale one would make Qt abort instead of falling back."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    error = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return error == 0


def has_display() -> bool:
    if not sys.platform.startswith("linux"):
        return True
    if os.environ.get("WAYLAND_DISPLAY"):
        return True
    return bool(os.environ.get("DISPLAY")) and x_server_answers()


def run_in_environment(*arguments: str) -> int:
    return subprocess.run([str(venv_program("python")), *arguments], cwd=ROOT).returncode


def run(arguments: list[str]) -> int:
    if arguments or has_display():
        return run_in_environment("-m", "fabric_studio", *arguments)
    say(f"No display here: running the demonstration without a window; its results go to {RESULTS}")
    status = run_in_environment("-m", "fabric_studio", "demo", "-o", str(RESULTS))
    if status == 0:
        say(f"Results: {RESULTS}")
    return status


def test(arguments: list[str]) -> int:
    workers = min(os.cpu_count() or 1, 4)
    return run_in_environment("-m", "pytest", "-n", str(workers), "--dist", "worksteal", *arguments)


def lint(_arguments: list[str]) -> int:
    import_linter = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    checks = (["-m", "ruff", "check", "."], ["-m", "mypy"], ["-c", import_linter, "--no-logo"])
    return max(run_in_environment(*check) for check in checks)


def screenshots(arguments: list[str]) -> int:
    return run_in_environment("docs/make_screenshots.py", *arguments)


def env(_arguments: list[str]) -> int:
    return 0


VERBS = {
    "run": (
        run,
        "open the window, or without a display run the demonstration; further arguments go to the program",
    ),
    "test": (test, "run the tests; further arguments go to pytest"),
    "lint": (lint, "ruff, mypy and the import floors"),
    "screenshots": (screenshots, "make the pictures of the documentation again"),
    "env": (env, "only set the machine up"),
}


def main() -> int:
    parser = argparse.ArgumentParser(description="Set this machine up for Fabric Studio, then do one thing.")
    parser.add_argument(
        "verb", choices=VERBS, help="; ".join(f"{verb}: {text}" for verb, (_, text) in VERBS.items())
    )
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="passed on")
    options = parser.parse_args()
    try:
        require_python()
        prepare_system(for_tests=options.verb == "test")
        prepare_environment()
    except SetUpError as error:
        say(f"Set-up stopped: {error}")
        return 2
    except KeyboardInterrupt:
        return 130
    return VERBS[options.verb][0](options.arguments)


if __name__ == "__main__":
    sys.exit(main())
