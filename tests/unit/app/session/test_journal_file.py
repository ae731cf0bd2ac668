"""The journal on the disk: every commit in it, whatever happens to the file, and at no cost to the window."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from fabric_studio.app.commands import arrange
from fabric_studio.base.errors import BadInputError
from fabric_studio.io import recovery
from fabric_studio.io.project import save_project
from tests.factories_session import another, del_session_like_a_crash, design, place


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


@pytest.mark.parametrize("view", [b"[" * 50_000, b'{"layers":' + b"[" * 990 + b"]" * 990 + b"}", b"[]", b"{"])
def test_a_view_in_a_journal_that_is_none_is_refused_in_one_line(session, monkeypatch, view):
    place(session)
    with monkeypatch.context() as wrong:
        real = recovery._View
        wrong.setattr(recovery, "_View", lambda _view: real(view))
        session.look("layers", {"hidden": ["racks"]})
    del_session_like_a_crash(session)
    later = another(session)
    (found,) = later.recoverable()
    with pytest.raises(BadInputError, match="cannot be recovered") as caught:
        later.recover(found)
    assert "\n" not in str(caught.value) and later.recoverable(), "the journal is kept"


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
