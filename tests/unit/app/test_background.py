"""Checks and simulations that run beside the editing: the newest design counts, and nothing is left running."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from fabric_studio.app.checking import Checker
from fabric_studio.app.commands import arrange, cables
from fabric_studio.app.latest import Latest
from fabric_studio.app.opened import Opened
from fabric_studio.app.running import Run
from fabric_studio.app.session import Session
from fabric_studio.base.errors import BadInputError, FabricError
from fabric_studio.layout.lengths import PortEnd
from fabric_studio.model.journal import Document
from fabric_studio.rules.engine import check
from tests.factories import library, pair_of_racks

PATIENCE_S = 60


@pytest.fixture
def session():
    made = Session(library())
    yield made
    made.close()


# -- latest wins ----------------------------------------------------------------------------------------------------


def test_only_the_newest_input_is_reported_and_what_lies_between_is_never_begun():
    begun, done, started, go = [], [], threading.Event(), threading.Event()

    def work(item, progress):
        begun.append(item)
        started.set()
        go.wait(PATIENCE_S)
        progress.step(0.5)
        return item * 10

    latest = Latest("ten times", work, lambda item, output: done.append((item, output)))
    latest.submit(1)
    assert started.wait(PATIENCE_S)
    latest.submit(2)
    latest.submit(3)
    go.set()
    assert latest.wait(PATIENCE_S)
    assert begun == [1, 3] and done == [(3, 30)]
    assert not latest.busy


def test_errors_are_reported_and_cancelled_work_is_not(expect_log):
    told = []
    latest = Latest(
        "divide",
        lambda item, _: 1 / item,
        lambda *_: told.append("done"),
        on_error=lambda item, error: told.append(str(error)),
    )
    expect_log("divide")
    latest.submit(0)
    latest.wait(PATIENCE_S)
    assert told == ["divide failed: ZeroDivisionError: division by zero"]
    latest.cancel()
    latest.submit(2)
    latest.wait(PATIENCE_S)
    assert told[1:] == ["done"]


def test_quiet_time_puts_many_edits_into_one():
    begun = []
    latest = Latest("note", lambda item, _: begun.append(item), lambda *_: None, quiet_s=0.2)
    for number in range(20):
        latest.submit(number)
    latest.wait(PATIENCE_S)
    assert begun == [19]


# -- check ----------------------------------------------------------------------------------------------------------


def test_every_commit_is_checked_and_the_report_is_of_the_present_design(session):
    pair = pair_of_racks()
    session.adopt(Opened(pair.document, "pair"))
    checker = Checker(session, quiet_s=0)
    heard = []
    checker.checked.connect(heard.append)
    cables.connect_ports(
        session.document, library(), PortEnd(pair.switch, 0), PortEnd(pair.server, 0), medium_id="800g8-dac"
    )
    assert checker.report is None
    assert checker.wait(PATIENCE_S)
    report = checker.report
    assert report is heard[-1]
    assert any(finding.rule == "cable-too-long" for finding in report.findings)
    assert report.summary == check(session.document.snapshot(), library()).summary
    session.document.undo()
    checker.wait(PATIENCE_S)
    assert checker.report is not None
    assert not any(finding.rule == "cable-too-long" for finding in checker.report.findings)
    session.new()
    checker.wait(PATIENCE_S)
    assert checker.report is not None and checker.report.findings == ()
    checker.close()


def test_a_check_that_breaks_is_said(session, monkeypatch):
    def broken(*_, **__):
        raise FabricError("no rules")

    monkeypatch.setattr("fabric_studio.app.checking.check", broken)
    told = []
    checker = Checker(session, quiet_s=0)
    checker.failed.connect(told.append)
    checker.check_now()
    checker.wait(PATIENCE_S)
    assert set(told) == {"no rules"} and checker.report is None
    checker.close()


# -- run ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def small(session):
    session.new_from_template("leaf-spine", {"servers": 16, "rail_optimised": False})
    return session


def test_a_run_ends_with_a_result(small):
    run = Run(small, "all_reduce", {"bytes": "64MB"}, as_fast_as_possible=True)
    states = []
    run.state_changed.connect(states.append)
    assert run.wait(PATIENCE_S)
    assert run.state == "done" and run.over and run.error is None
    assert run.result is not None and run.result.complete
    frame = run.latest()
    assert frame is not None and frame.done and run.latest() is None
    assert run.recorder is not None and len(run.recorder.times_s) > 0
    assert states[-1] == "done"
    run.close()


def test_a_run_can_be_paused_and_stopped(small):
    run = Run(small, "all_reduce", {"bytes": "1GB"}, speed=1e-6)
    run.pause()
    assert run.state in ("preparing", "paused")
    run.play()
    run.stop()
    assert run.wait(PATIENCE_S) and run.state == "stopped"
    with pytest.raises(BadInputError, match="speed: 0"):
        run.set_speed(0)
    run.close()


def test_cutting_a_cable_while_it_runs_changes_the_picture(small):
    run = Run(small, "all_to_all", {"bytes": "1GB"}, speed=1e-9)
    spine = small.document.snapshot().cables
    uplinks = spine.uid[spine.role == "leaf-spine"]
    arrange.delete(small.document, {"cable": uplinks[:1]})
    run.caught_up(PATIENCE_S)
    run.set_speed(None)
    assert run.wait(PATIENCE_S) and run.state == "done"
    assert any("Delete 1 cable" in event.text for event in run.latest().events)
    run.close()


def test_traffic_that_lost_its_way_stands_still_until_the_edit_is_undone(small):
    run = Run(small, "all_to_all", {"bytes": "1GB"}, speed=1e-9)
    drawn = small.document.snapshot().cables
    arrange.delete(small.document, {"cable": drawn.uid[drawn.role == "server-leaf"][:8]})
    run.caught_up(PATIENCE_S)
    run.set_speed(None)
    deadline = threading.Event()
    for _ in range(PATIENCE_S * 20):
        run.latest()
        if run.state == "stalled":
            break
        deadline.wait(0.05)
    assert run.state == "stalled"
    small.document.undo()
    assert run.wait(PATIENCE_S) and run.state == "done"
    run.close()


def test_bad_requests_fail_with_words(session):
    run = Run(session, "all_reduce", {})
    assert run.wait(PATIENCE_S) and run.state == "failed"
    assert "has no accelerator and no cabled server" in str(run.error)
    run.close()


def test_unknown_workloads_and_parameters_fail_with_words(small):
    for workload, params, words in (
        ("all_reduse", {}, "unknown workload"),
        ("all_reduce", {"bites": 1}, "unknown parameter"),
    ):
        run = Run(small, workload, params)
        run.wait(PATIENCE_S)
        assert run.state == "failed" and words in str(run.error)
        run.close()


def test_opening_another_design_stops_the_run(small):
    run = Run(small, "all_reduce", {"bytes": "1GB"}, speed=1e-9)
    small.adopt(Opened(Document(), "other"))
    assert run.wait(PATIENCE_S) and run.state == "stopped"
    run.close()
    assert len(np.unique(small.document.snapshot().cables.uid)) == 0
