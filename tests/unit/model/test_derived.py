"""What is worked out from a snapshot is worked out once, and nobody waits for more than what they asked for."""

from __future__ import annotations

import threading

from fabric_studio.model.journal import Document


def test_what_is_known_or_quick_is_not_kept_waiting_by_what_another_thread_works_out():
    snapshot = Document().snapshot()
    begun, go_on = threading.Event(), threading.Event()
    snapshot.derived("known", lambda _: 1)

    def slow(_: object) -> int:
        begun.set()
        assert go_on.wait(20)
        return 2

    thread = threading.Thread(target=lambda: snapshot.derived("slow", slow))
    thread.start()
    assert begun.wait(20)
    assert snapshot.derived("known", lambda _: 0) == 1
    assert snapshot.derived("other", lambda _: 3) == 3
    go_on.set()
    thread.join(20)
    assert snapshot.derived("slow", lambda _: 0) == 2


def test_two_threads_that_ask_for_the_same_work_it_out_once():
    snapshot = Document().snapshot()
    calls, both = [], threading.Barrier(2)
    results = []

    def work(_: object) -> int:
        calls.append(1)
        return len(calls)

    def ask() -> None:
        both.wait(20)
        results.append(snapshot.derived("it", work))

    threads = [threading.Thread(target=ask) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert results == [1, 1]


def test_what_one_thing_is_made_of_may_be_asked_for_while_it_is_made():
    snapshot = Document().snapshot()
    whole = snapshot.derived("whole", lambda s: s.derived("part", lambda _: 2) + 1)
    assert (whole, snapshot.derived("part", lambda _: 0)) == (3, 2)
