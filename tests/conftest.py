"""What every test gets: no window on the desktop, no user settings touched, and nothing left unnoticed.

A test fails when it logs a warning that it did not announce (`expect_log`), when Qt warns (pytest-qt,
`qt_log_level_fail`), or when it leaves a thread, a process or a running timer behind.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import re
import shutil
import subprocess
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Texts are compared in English, whatever the desktop speaks.
os.environ["FABRIC_STUDIO_LANGUAGE"] = "en"

ROOT = Path(__file__).resolve().parents[1]
PATIENCE_S = 30.0

settings.register_profile(
    "quick", deadline=None, max_examples=50, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("ci", settings.get_profile("quick"), derandomize=True, print_blob=True)
settings.register_profile("thorough", settings.get_profile("quick"), max_examples=2_000)
settings.load_profile("ci" if os.environ.get("CI") else "quick")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow tests first: whoever is done with the others has none of them left to wait for."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.fixture(scope="session")
def inputs_dir() -> Path:
    """Real files of other people, kept outside the repository; tests that want them skip where they are absent."""
    named = os.environ.get("FABRIC_STUDIO_INPUTS")
    if named is None:
        beside = ROOT.parent / "shared" / "inputs"
        if not beside.is_dir():
            pytest.skip("no real input files here; set FABRIC_STUDIO_INPUTS to their folder")
        return beside
    if not Path(named).is_dir():
        pytest.fail(f"FABRIC_STUDIO_INPUTS names {named}, which is not a folder")
    return Path(named)


@pytest.fixture(scope="session")
def x_display() -> Iterator[str]:
    """A real X server without a screen (`:7`), for programs started with real mouse and keys."""
    program = shutil.which("Xvfb")
    if program is None:
        pytest.skip("Xvfb is not installed")
    command = [program, "-displayfd", "1", "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        number = server.stdout.readline().strip()
        if not number:
            pytest.fail("Xvfb did not start")
        yield f":{number}"
        server.terminate()


@pytest.fixture(scope="session")
def user_folders(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("user")


@pytest.fixture(autouse=True)
def own_user_folders(
    user_folders: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Settings, recent files and recovery data of each test lie apart, and never in the real user's folders."""
    home = user_folders / re.sub(r"\W+", "_", request.node.name)[:80]
    for kind in ("CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))


class _Warnings(logging.Handler):
    """Collects what a test logs at warning level or above."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []
        self.expected: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def _logged_warnings() -> Iterator[_Warnings]:
    handler = _Warnings()
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)
    unexpected = [line for line in handler.lines if not any(re.search(p, line) for p in handler.expected)]
    if unexpected:
        pytest.fail("logged unexpectedly:\n  " + "\n  ".join(unexpected), pytrace=False)
    absent = [p for p in handler.expected if not any(re.search(p, line) for line in handler.lines)]
    if absent:
        pytest.fail("announced but never logged: " + ", ".join(absent), pytrace=False)


@pytest.fixture
def expect_log(_logged_warnings: _Warnings) -> Callable[[str], None]:
    """`expect_log("pattern")` announces a warning that this test is about; it must then come."""
    return _logged_warnings.expected.append


@pytest.fixture(autouse=True)
def _no_leaked_threads() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    deadline_s = time.monotonic() + PATIENCE_S
    for worker in [*(set(threading.enumerate()) - before), *multiprocessing.active_children()]:
        worker.join(timeout=max(0.0, deadline_s - time.monotonic()))
        if worker.is_alive():
            pytest.fail(f"left running: {worker!r}", pytrace=False)


@pytest.fixture(autouse=True)
def _no_leaked_qt_objects(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Timers, animations and threads that this test started through Qt have stopped at its end."""
    from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QThread, QThreadPool, QTimer

    started: list[tuple[Any, str]] = []

    def remember(kind: type[Any]) -> None:
        start = kind.start

        def start_and_remember(self: Any, *args: Any, **kwargs: Any) -> Any:
            line = traceback.extract_stack(limit=2)[0]
            started.append((self, f"{kind.__name__} started at {line.filename}:{line.lineno}"))
            return start(self, *args, **kwargs)

        monkeypatch.setattr(kind, "start", start_and_remember)

    for kind in (QTimer, QAbstractAnimation, QThread):
        remember(kind)
    yield
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    leaked = [origin for item, origin in started if _still_runs(item)]
    if not QThreadPool.globalInstance().waitForDone(int(PATIENCE_S * 1000)):
        leaked.append("a job in Qt's global thread pool")
    if leaked:
        pytest.fail("left running:\n  " + "\n  ".join(leaked), pytrace=False)


def _still_runs(item: Any) -> bool:
    from PySide6.QtCore import QAbstractAnimation, QThread
    from shiboken6 import isValid

    if not isValid(item):
        return False
    if isinstance(item, QThread):
        return item.isRunning() and not item.wait(int(PATIENCE_S * 1000))
    if isinstance(item, QAbstractAnimation):
        return item.state() == QAbstractAnimation.State.Running
    return bool(item.isActive())
