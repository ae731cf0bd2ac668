"""Long work in a thread: progress, result, error, stop."""

from __future__ import annotations

import threading

from fabric_studio.app.jobs import Job
from fabric_studio.base.errors import FabricError


def test_a_job_reports_progress_and_its_result():
    heard, done = [], []

    def work(progress):
        progress.step(0.5, "half")
        return 42

    job = Job("count", work, on_progress=lambda *step: heard.append(step), on_done=done.append)
    assert job.wait(10) and job.done
    assert job.result == 42 and heard == [(0.5, "half")] and done == [job]


def test_a_job_stops_at_its_next_step():
    started = threading.Event()

    def work(progress):
        started.set()
        while True:
            progress.step(0.1)

    job = Job("endless", work)
    assert started.wait(10)
    job.cancel()
    assert job.wait(10) and job.cancelled and job.result is None and job.error is None


def test_errors_end_in_the_job_and_defects_are_logged(expect_log):
    def refuse(progress):
        raise FabricError("no room")

    job = Job("refuse", refuse)
    job.wait(10)
    assert str(job.error) == "no room"
    expect_log("jobs: defect")
    job = Job("defect", lambda progress: 1 / 0)
    job.wait(10)
    assert str(job.error) == "defect failed: ZeroDivisionError: division by zero"
