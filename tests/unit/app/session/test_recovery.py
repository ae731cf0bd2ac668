"""What is recovered after a crash, and who is offered it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import numpy as np
import pytest

from fabric_studio.app import opened
from fabric_studio.app.commands import arrange, cables, racks
from fabric_studio.app.session import Session
from fabric_studio.base.errors import BadInputError, FabricError
from fabric_studio.model import build
from tests.factories import library, pair_of_racks
from tests.factories_session import another, del_session_like_a_crash, design, place

ROOT = Path(__file__).resolve().parents[4]


def test_a_running_session_is_not_offered_and_a_dropped_one_is(session, project):
    session.open(project)
    place(session)
    arrange.move(session.document, {"rack": session.document.snapshot().racks.uid}, 5, 5)
    session.document.undo()
    lost = design(session)
    later = another(session)
    assert later.recoverable() == [], "the other window is still running"
    del_session_like_a_crash(session)
    (found,) = later.recoverable()
    assert (found.path, found.edits, found.last_label) == (project, 3, "Undo Move 3 racks")
    later.recover(found)
    assert design(later) == lost and later.path == project and later.dirty
    assert later.document.undo() == "Recover" and len(later.document.snapshot().racks) == 2
    assert later.recoverable() == []
    later.close()


def test_what_was_recovered_survives_the_next_crash_too(session):
    place(session)
    lost = design(session)
    del_session_like_a_crash(session)
    second = another(session)
    second.recover(second.recoverable()[0])
    del_session_like_a_crash(second)
    third = another(session)
    (found,) = third.recoverable()
    third.recover(found)
    assert design(third) == lost
    third.close()


def test_a_template_that_was_never_edited_is_recovered(session):
    session.new_from_template("leaf-spine", {})
    lost = design(session)
    del_session_like_a_crash(session)
    later = another(session)
    (found,) = later.recoverable()
    assert found.path is None and found.edits == 0 and found.last_label.startswith("New: ")
    later.recover(found)
    assert design(later) == lost
    later.discard(found)
    later.close()


CHILD = """
    import os, signal, sys
    import numpy as np
    from fabric_studio.app.commands import arrange, racks, shell
    from fabric_studio.app.session import Session
    from fabric_studio.io import recovery

    session = Session()
    mode, project = sys.argv[1], sys.argv[2]
    if project:
        session.open(project)
    if mode == "torn":
        real, calls = os.write, 0
        def torn(file, data):
            global calls
            calls += 1
            if calls == 8:
                real(file, bytes(data)[: len(data) // 2])
                os.kill(os.getpid(), signal.SIGKILL)
            return real(file, data)
        recovery.os.write = torn
    rack = shell.place_first_rack(session.document, session.library, "rack-48u-750", x_mm=0, y_mm=0)
    print("committed", flush=True)
    for step in range(100_000):
        arrange.move(session.document, {"rack": np.array([rack])}, 1, 0)
        print("committed", flush=True)
        if mode == "undo" and step % 3 == 2:
            session.document.undo()
            print("undone", flush=True)
"""


@pytest.mark.parametrize("mode", ["plain", "undo", "torn"])
def test_kill_minus_9_loses_nothing_that_was_committed(tmp_path, monkeypatch, mode, project):
    home = tmp_path / "home"
    environment = {**os.environ, "FABRIC_STUDIO_HOME": str(home), "PYTHONPATH": str(ROOT)}
    child = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(CHILD), mode, "" if mode == "plain" else str(project)],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    told = []
    for line in child.stdout:
        told.append(line.strip())
        if len(told) == 60 and mode != "torn":
            child.send_signal(signal.SIGKILL)
    child.wait()
    child.stdout.close()
    assert child.returncode == -signal.SIGKILL
    monkeypatch.setenv("FABRIC_STUDIO_HOME", str(home))
    session = Session(library())
    (found,) = session.recoverable()
    session.recover(found)
    moved = max(session.document.snapshot().racks.x_mm) if mode == "plain" else None
    committed, undone = told.count("committed"), told.count("undone")
    in_flight = found.edits - len(told)
    assert 0 <= in_flight <= 1, "at most the commit that was being told of when the kill came"
    if mode == "plain":
        assert moved == committed - 1 + in_flight
    if mode == "torn":
        assert committed == 6 and in_flight == 0, "base and 6 commits were whole, the 8th write was torn"
    if mode == "undo":
        assert undone > 0
    session.close()


def test_two_starts_do_not_recover_the_same_work(session):
    place(session)
    del_session_like_a_crash(session)
    first, second = another(session), another(session)
    (found,) = first.recoverable()
    with found.journal.open("rb") as held:
        from fabric_studio.io.file_lock import try_lock

        assert try_lock(held.fileno())
        with pytest.raises(BadInputError, match="another window is recovering it"):
            second.recover(found)
    first.recover(found)
    with pytest.raises(BadInputError, match="cannot be read"):
        second.recover(found)
    first.close()


def test_every_kind_of_edit_and_value_comes_back_exactly(session):
    pair = pair_of_racks()
    session.adopt(opened.Opened(pair.document, "pair"))
    cables.connect_racks(session.document, library(), pair.switch_rack, pair.server_rack, count=4)
    cables.set_length(session.document, session.document.snapshot().cables.uid, 1234.5)
    with session.document.transaction("Odd") as tx:
        build.set_setting(tx, "name", "机 \n\\ ä")
        tx.set("rack", pair.switch_rack, position_known=False)
    racks.place_rack(session.document, library(), "gb200-nvl72", hall=pair.hall, x_mm=8_000, y_mm=8_000)
    arrange.delete(session.document, {"device": np.array([pair.server])})
    session.document.undo()
    lost = design(session)
    del_session_like_a_crash(session)
    later = another(session)
    later.recover(later.recoverable()[0])
    assert design(later) == lost
    for kind, table in session.document.snapshot().tables.items():
        again = later.document.snapshot().table(kind)
        for name, column in table.columns.items():
            assert again.columns[name].dtype == column.dtype
            np.testing.assert_array_equal(again.columns[name], column)
    later.close()


def test_a_failed_recovery_keeps_the_journal(session, monkeypatch):
    place(session)
    del_session_like_a_crash(session)
    later = another(session)
    (found,) = later.recoverable()

    def full(*_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("fabric_studio.io.recovery.os.write", full)
        with pytest.raises(FabricError, match="no new recovery journal could be written"):
            later.recover(found)
    assert found.journal.exists()
    later.close()
