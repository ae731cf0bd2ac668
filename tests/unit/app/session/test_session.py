"""A session: what is open, what is saved, and when it asks."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabric_studio.app import opened
from fabric_studio.app.session import Session
from fabric_studio.base.errors import BadInputError
from fabric_studio.io.project import load_project, save_project, write_members
from tests.factories import library
from tests.factories_session import another, del_session_like_a_crash, design, place

ROOT = Path(__file__).resolve().parents[4]


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


def test_nothing_is_left_after_saving_or_closing(session, tmp_path):
    place(session)
    assert list(session._recovery_folder.iterdir())
    session.save(tmp_path / "x.fabric")
    assert not list(session._recovery_folder.iterdir())
    place(session, 5_000)
    session.close()
    assert not list(session._recovery_folder.iterdir())


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
