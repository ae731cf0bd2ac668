"""The window goes on answering while a design loads, is checked, edited in every view, undone, saved and simulated.

What is asserted is the processor time of the window's own thread in one turn of its event loop, as it would be on a
machine with nothing else to do. The time on the clock is printed beside it (`pytest -s`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEventLoop

from fabric_studio.app.commands import arrange
from fabric_studio.catalog.library import load_library
from fabric_studio.io.project import save_project
from fabric_studio.topology.template import TEMPLATES
from fabric_studio.ui.selection import chosen
from fabric_studio.ui.views import VIEWS
from fabric_studio.ui.window.main_window import MainWindow
from tests.ui.event_loop import Turn, Watch

STALL_MS = 100.0
GPUS_PER_RACK = 72
PATIENCE_S = 60.0


def turn_until(done: Callable[[], bool]) -> None:
    """Turn the event loop as the program does."""
    loop, end = QEventLoop(), time.monotonic() + PATIENCE_S
    wait = QEventLoop.ProcessEventsFlag.AllEvents | QEventLoop.ProcessEventsFlag.WaitForMoreEvents
    while not done():
        assert time.monotonic() < end, "it takes too long"
        loop.processEvents(wait)


def turn_for(seconds: float) -> None:
    end = time.monotonic() + seconds
    turn_until(lambda: time.monotonic() >= end)


def story(window: MainWindow, path: Path) -> Iterator[tuple[str, Callable[[], object], Callable[[], bool]]]:
    """(what happens, what begins it, when it is done)"""
    context = window.context

    def rested() -> bool:
        return (
            not (window.plan.glide.active or window.views.current.glide.active) and context.report is not None
        )

    def checked() -> bool:
        return rested() and not window.checks.checker.busy

    yield (
        "open",
        lambda: window.files.open_path(path),
        lambda: len(context.snapshot) > 0 and not window.work.busy,
    )
    yield "check", lambda: None, checked
    rack = context.snapshot.racks.uid[len(context.snapshot.racks) // 2 :][:1]
    yield "select", lambda: context.selection.set(chosen("rack", int(rack[0]))), rested
    yield "move", lambda: arrange.move(context.document, {"rack": rack}, 600.0, 0.0), checked
    yield "undo", context.actions["edit.undo"].trigger, checked
    yield "select nothing", context.selection.clear, rested
    yield (
        "move, with the totals shown",
        lambda: arrange.move(context.document, {"rack": rack}, 600.0, 0.0),
        checked,
    )
    yield (
        "save",
        context.actions["file.save"].trigger,
        lambda: not window.work.busy and not context.session.dirty,
    )
    undo = context.actions["edit.undo"].trigger
    row = context.snapshot.racks.row[context.snapshot.racks.index_of(rack)[0]]
    whole_row = {"rack": context.snapshot.racks.where(context.snapshot.racks.row == row)}
    for name in ("plan", *(entry.name for entry in VIEWS)):
        yield (
            f"{name} shown",
            lambda name=name: window.views.show_view(name),
            lambda name=name: window.views.name == name and rested(),
        )
        yield "  move", lambda: arrange.move(context.document, {"rack": rack}, 600.0, 0.0), checked
        yield "  undo", undo, checked
        yield (
            f"  delete a row of {len(whole_row['rack'])}",
            lambda: arrange.delete(context.document, whole_row),
            checked,
        )
        yield "  undo that", undo, checked
    yield "plan again", lambda: window.views.show_view("plan"), rested
    yield "simulate", window.simulation.begin, lambda: context.frame is not None
    yield "edit meanwhile", lambda: arrange.move(context.document, {"rack": rack}, -600.0, 0.0), checked
    yield "stop", window.simulation.stop, lambda: window.simulation.run is None or window.simulation.run.over


def worst_turns(window: MainWindow, path: Path) -> list[tuple[str, Turn, float]]:
    """Of everything that happens in the story the turn that took the window's thread most, and the longest on the clock."""
    window.show_bottom("simulation")
    turn_for(1.0)
    worst = []
    with Watch(sample_from_ms=40.0) as watch:
        for what, begin, done in story(window, path):
            watch.clear()
            begin()
            turn_until(done)
            turn_for(0.4)
            worst.append((what, max(watch.turns, key=lambda turn: turn.fair_ms), watch.worst_wall_ms))
    return worst


@pytest.mark.parametrize("racks", [16, pytest.param(1440, marks=pytest.mark.slow)])
def test_no_turn_of_the_loop_takes_the_window_a_tenth_of_a_second(open_window, tmp_path, racks):
    path = tmp_path / "design.fabric"
    save_project(TEMPLATES["two-storey"].build({"racks": racks}, load_library()).snapshot(), path)
    tries = [worst_turns(open_window(None, 1920, 1080), path)]
    if max(turn.fair_ms for _, turn, _ in tries[0]) >= STALL_MS:
        # On a machine that does other things too even processor time grows; what is slow is slow twice.
        tries.append(worst_turns(open_window(None, 1920, 1080), path))
    told = [f"{racks * GPUS_PER_RACK:,} GPUs{'':27} fair ms     own ms   clock ms"]
    stalls = []
    for each in zip(*tries, strict=True):
        what, turn, wall_ms = min(each, key=lambda measured: measured[1].fair_ms)
        told.append(f"  {what:36} {turn.fair_ms:8.0f} {turn.own_ms:10.0f} {wall_ms:10.0f}")
        if turn.fair_ms >= STALL_MS:
            stalls.append(f"{what}: {turn.fair_ms:.0f} ms in\n{turn.where}")
    print("\n".join(told))
    assert not stalls, "\n".join(stalls)
