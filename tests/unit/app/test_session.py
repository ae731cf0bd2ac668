"""A session: open, save, unsaved changes, and what is left after a kill."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import threading
from pathlib import Path

import numpy as np
import pytest

from fabric_studio.app import opened
from fabric_studio.app.commands import arrange, cables, racks, shell
from fabric_studio.app.preferences import PreferencesFile
from fabric_studio.app.session import Session
from fabric_studio.base.errors import BadInputError, FabricError
from fabric_studio.io import recovery
from fabric_studio.io.project import load_project, save_project, write_members
from fabric_studio.model import build
from tests.factories import library, pair_of_racks

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def session(tmp_path):
    made = Session(
        library(), preferences=PreferencesFile(tmp_path / "preferences.json"), recovery=tmp_path / "recovery"
    )
    yield made
    made.close()


def another(session: Session) -> Session:
    """The next start of the program, for the same user."""
    return Session(library(), preferences=session.preferences, recovery=session._recovery_folder)


def design(session: Session) -> dict[str, bytes]:
    return write_members(session.document.snapshot())


def place(session: Session, x_mm: float = 0.0) -> int:
    return shell.place_first_rack(session.document, library(), "rack-48u-750", x_mm=x_mm, y_mm=0)


@pytest.fixture
def project(tmp_path):
    path = tmp_path / "pair.fabric"
    save_project(pair_of_racks().document.snapshot(), path, view={"zoom": 2}, runs={"r": b"1"})
    return path


def test_a_new_session_is_empty_and_clean(session):
    assert (session.title, session.path, session.dirty) == ("Untitled", None, False)
    assert len(session.document.snapshot()) == 0


def test_open_edit_save_and_undo_follow_the_saved_state(session, project):
    heard = []
    session.document_replaced.connect(lambda: heard.append("replaced"))
    session.changed.connect(lambda change: heard.append(change.how))
    session.open(project)
    assert (session.title, session.dirty, session.view) == ("pair", False, {"zoom": 2})
    place(session)
    assert session.dirty
    session.document.undo()
    assert not session.dirty
    session.document.redo()
    session.save(view={"zoom": 3})
    assert not session.dirty
    session.document.undo()
    assert session.dirty
    assert heard == ["replaced", "do", "undo", "redo", "undo"]
    project_again = opened.read(project)
    assert project_again.view == {"zoom": 3} and project_again.runs == {"r": b"1"}
    assert session.preferences.recent_files() == [project]


def test_a_file_that_cannot_be_opened_leaves_the_present_design(session, tmp_path):
    place(session)
    before = design(session)
    (tmp_path / "bad.fabric").write_text("no")
    with pytest.raises(BadInputError, match="is not a Fabric Studio project"):
        session.open(tmp_path / "bad.fabric")
    assert design(session) == before and session.dirty


def test_a_design_without_a_file_needs_a_name_to_be_saved(session, tmp_path):
    place(session)
    with pytest.raises(BadInputError, match="lies in no file yet; give a file name"):
        session.save()
    with pytest.raises(BadInputError, match="folder that does not exist"):
        session.save(tmp_path / "missing" / "x.fabric")
    assert session.path is None and session.dirty
    session.save(tmp_path / "x.fabric")
    assert session.path == tmp_path / "x.fabric" and not session.dirty and session.title == "x"


def test_a_template_counts_as_unsaved_and_carries_the_name_of_the_project(session):
    session.new_from_template("leaf-spine", {})
    assert session.dirty and session.path is None and session.title
    assert len(session.document.snapshot().cables) > 0


def test_an_import_brings_its_report(session):
    report = session.import_(ROOT / "tests" / "fixtures" / "import" / "slurm_quirks.conf")
    assert session.report is report and session.dirty and "slurm_quirks" in session.title


def test_saving_in_the_background_saves_the_design_as_it_was_when_asked(session, tmp_path):
    place(session)
    asked = design(session)
    done = []
    job = session.save_later(tmp_path / "x.fabric", on_done=done.append)
    place(session, 5_000)
    assert job.wait(30) and done == [job] and job.error is None
    assert write_members(load_project(tmp_path / "x.fabric")[0].snapshot()) == asked
    assert session.dirty, "the second rack is not in the file"
    session.document.undo()
    assert not session.dirty


def test_a_background_save_that_fails_says_so_and_the_next_one_works(session, tmp_path):
    place(session)
    job = session.save_later(tmp_path / "missing" / "x.fabric")
    assert job.wait(30) and isinstance(job.error, BadInputError)
    session.save_later(tmp_path / "x.fabric").wait(30)
    assert not session.dirty


def test_a_file_written_by_somebody_else_is_noticed(session, project):
    session.open(project)
    assert not session.changed_on_disk
    save_project(Session(library()).document.snapshot(), project)
    assert session.changed_on_disk


# -- recovery -------------------------------------------------------------------------------------------------------


def test_nothing_is_left_after_saving_or_closing(session, tmp_path):
    place(session)
    assert list(session._recovery_folder.iterdir())
    session.save(tmp_path / "x.fabric")
    assert not list(session._recovery_folder.iterdir())
    place(session, 5_000)
    session.close()
    assert not list(session._recovery_folder.iterdir())


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


def del_session_like_a_crash(session: Session) -> None:
    """Let go of the journal without ending it."""
    session._net._journal.__del__()
    session._net._journal._file = None


def test_how_a_design_is_looked_at_is_saved_and_recovered_and_is_no_edit(session, project):
    session.open(project)
    session.look("layers", {"hidden": ["cables"]})
    assert not session.dirty and not session.document.undo_depth
    session.save()
    session.open(project)
    assert session.view["layers"] == {"hidden": ["cables"]}
    place(session)
    session.look("layers", {"hidden": ["cables"], "locked": ["racks"]})
    del_session_like_a_crash(session)
    fresh = another(session)
    [left] = fresh.recoverable()
    fresh.recover(left)
    assert fresh.view["layers"] == {"hidden": ["cables"], "locked": ["racks"]} and left.edits == 1
    fresh.look("layers", {})
    assert "layers" not in fresh.view
    fresh.close()


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


def test_commits_made_while_a_save_was_running_stay_in_the_journal(session, tmp_path, monkeypatch):
    place(session)
    real = save_project

    def slow(*args, **kwargs):
        place(session, 7_000)
        real(*args, **kwargs)

    monkeypatch.setattr("fabric_studio.app.session.save_project", slow)
    session.save(tmp_path / "x.fabric")
    lost = design(session)
    del_session_like_a_crash(session)
    later = another(session)
    (found,) = later.recoverable()
    assert (found.edits, found.path) == (1, tmp_path / "x.fabric")
    later.recover(found)
    assert design(later) == lost
    later.close()


def test_a_torn_or_damaged_record_ends_the_journal_there(session):
    states = []
    for x in range(4):
        place(session, x * 1_000.0)
        states.append(design(session))
    del_session_like_a_crash(session)
    (journal,) = session._recovery_folder.iterdir()
    whole = journal.read_bytes()
    for cut, expected in ((1, states[2]), (len(whole) // 50, states[2])):
        journal.write_bytes(whole[:-cut])
        later = another(session)
        (found,) = later.recoverable()
        assert found.edits == 3
        with journal_kept(found):
            later.recover(found)
        assert design(later) == expected
        later.close()
    broken = bytearray(whole)
    broken[-20] ^= 0xFF
    journal.write_bytes(bytes(broken))
    assert another(session).recoverable()[0].edits == 3
    journal.write_bytes(b"FSJ1" + b"\xff" * 64)
    assert another(session).recoverable() == []


class journal_kept:
    """Puts the journal back after it was recovered, for the next try."""

    def __init__(self, found):
        self._path, self._data = found.journal, found.journal.read_bytes()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._path.write_bytes(self._data)


def test_a_journal_that_cannot_be_written_is_said_once_and_editing_goes_on(session, monkeypatch):
    told = []
    session.notice.connect(told.append)

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("fabric_studio.io.recovery.os.write", full)
    place(session)
    place(session, 5_000)
    assert len(session.document.snapshot().racks) == 2
    assert [notice.text for notice in told] == [
        "recovery journal cannot be written (No space left on device); save often"
    ]


def test_a_journal_that_grew_large_starts_afresh(session, monkeypatch):
    monkeypatch.setattr("fabric_studio.io.recovery.COMPACT_BYTES", 20_000)
    rack = place(session)
    sizes = []
    for _ in range(200):
        arrange.move(session.document, {"rack": np.array([rack])}, 1, 0)
        sizes.append(sum(file.stat().st_size for file in session._recovery_folder.iterdir()))
    assert max(sizes) < 60_000 and len(list(session._recovery_folder.iterdir())) == 1
    lost = design(session)
    del_session_like_a_crash(session)
    later = another(session)
    later.recover(later.recoverable()[0])
    assert design(later) == lost
    later.close()


@pytest.fixture
def slow_journal(monkeypatch):
    """Every design counts as large, and no journal gets beyond its beginning until the event is set."""
    go_on = threading.Event()
    real = recovery._write

    def slow(file, record):
        if isinstance(record, recovery._Base):
            assert go_on.wait(20)
        return real(file, record)

    monkeypatch.setattr("fabric_studio.app.large.LARGE_ROWS", 0)
    monkeypatch.setattr(recovery, "_write", slow)
    yield go_on
    go_on.set()


def test_edits_of_a_large_design_do_not_wait_for_the_journal_and_are_in_it(session, slow_journal):
    rack = place(session)
    arrange.move(session.document, {"rack": np.array([rack])}, 900, 0)
    session.document.undo()
    slow_journal.set()
    session._net.settle()
    arrange.move(session.document, {"rack": np.array([rack])}, 300, 0)
    lost = design(session)
    del_session_like_a_crash(session)
    later = another(session)
    assert later.recoverable()[0].edits == 4
    later.recover(later.recoverable()[0])
    assert design(later) == lost
    later._net.settle()
    later.close()


def test_what_is_committed_while_a_large_journal_begins_again_is_in_it(session, slow_journal, tmp_path):
    slow_journal.set()
    rack = place(session)
    session._net.settle()
    slow_journal.clear()
    session._net.save_begins()
    saved = session.document.snapshot()
    arrange.move(session.document, {"rack": np.array([rack])}, 900, 0)
    session._net.saved(saved, tmp_path / "hall.fabric")
    arrange.move(session.document, {"rack": np.array([rack])}, 900, 0)
    slow_journal.set()
    session._net.settle()
    lost = design(session)
    del_session_like_a_crash(session)
    later = another(session)
    assert [found.edits for found in later.recoverable()] == [2]
    later.recover(later.recoverable()[0])
    assert design(later) == lost
    later.close()


def test_the_journal_of_a_large_design_lies_ready_before_its_first_commit(session, monkeypatch, tmp_path):
    monkeypatch.setattr("fabric_studio.app.large.LARGE_ROWS", 0)
    rack = place(session)
    session.save(tmp_path / "hall.fabric")
    session._net.settle()
    session.open(tmp_path / "hall.fabric")
    session._net.settle()
    assert not another(session).recoverable(), "nothing was done since"
    # From here on no base can be written any more: a kill right after the first commit must not need one.
    monkeypatch.setattr(recovery.Journal, "begin", lambda *_, **__: pytest.fail("too late"))
    arrange.move(session.document, {"rack": np.array([rack])}, 900, 0)
    lost = design(session)
    del_session_like_a_crash(session)
    monkeypatch.undo()
    later = another(session)
    assert [found.edits for found in later.recoverable()] == [1]
    later.recover(later.recoverable()[0])
    assert design(later) == lost
    later.close()


def test_closing_while_the_journal_of_a_large_design_begins_leaves_nothing(session, slow_journal):
    place(session)
    threading.Timer(0.05, slow_journal.set).start()
    session.close()
    assert not list(session._recovery_folder.iterdir())


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
