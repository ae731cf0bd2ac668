"""The guards of tests/conftest.py catch what they are there for, and let clean tests pass."""

import re
import subprocess
import sys
from pathlib import Path

CONFTEST = Path(__file__).resolve().parents[1] / "conftest.py"

TESTS = """
import logging
import threading

from PySide6.QtCore import QPauseAnimation, QThread, QTimer

timer, animation, qthread, release = QTimer(), QPauseAnimation(60_000), QThread(), threading.Event()

def test_silent_log(): logging.getLogger("fabric").warning("a fan stopped")
def test_absent_log(expect_log): expect_log("a fan stopped")
def test_thread(): threading.Thread(target=release.wait, daemon=True).start()
def test_timer(qapp): timer.start(60_000)
def test_animation(qapp): animation.start()
def test_qthread(qapp): qthread.start()

def test_clean(qapp, expect_log):
    expect_log("fan")
    logging.getLogger("fabric").warning("a fan stopped")
    for leftover in (timer, animation):
        leftover.stop()
        leftover.start()
        leftover.stop()
    qthread.quit()
    release.set()
"""

CAUGHT = {
    "test_silent_log": "logged unexpectedly",
    "test_absent_log": "announced but never logged",
    "test_thread": "left running: <Thread",
    "test_timer": "QTimer started at",
    "test_animation": "QAbstractAnimation started at",
    "test_qthread": "QThread started at",
}


def test_every_leftover_fails_its_test_and_no_other(tmp_path: Path) -> None:
    guards, patience = re.subn(r"(?m)^PATIENCE_S = .*$", "PATIENCE_S = 0.1", CONFTEST.read_text(encoding="utf-8"))
    assert patience == 1
    (tmp_path / "conftest.py").write_text(guards, encoding="utf-8")
    (tmp_path / "test_it.py").write_text(TESTS, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "no:cacheprovider",
        "--rootdir",
        str(tmp_path),
        str(tmp_path),
    ]
    report = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False).stdout
    sections = report.split("ERROR at teardown of ")[1:]
    found = {section.split()[0]: section for section in sections}
    assert found.keys() == CAUGHT.keys(), report
    for test, message in CAUGHT.items():
        assert message in found[test]
