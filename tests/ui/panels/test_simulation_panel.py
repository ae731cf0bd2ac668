"""The simulation dock on a small real fabric: the real simulator, real mouse and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from fabric_studio.app.commands import arrange
from fabric_studio.app.preferences import PreferencesFile
from fabric_studio.app.session import Session
from fabric_studio.catalog.library import Library
from fabric_studio.sim.frames import Event, Frame
from fabric_studio.sim.recorder import Recorder
from fabric_studio.ui.context import Context
from fabric_studio.ui.controls import ComboBox
from fabric_studio.ui.panels.simulation.charts.steps import ROW_PX, StepChart
from fabric_studio.ui.panels.simulation.history import HotLinks, folded_steps, frame_at, history_of
from fabric_studio.ui.panels.simulation.panel import SimulationPanel
from fabric_studio.ui.panels.simulation.scrubber import Scrubber
from fabric_studio.ui.panels.simulation.why import why
from fabric_studio.ui.theme import Theme

Show = Callable[..., QWidget]
Shot = Callable[[QWidget, str], None]
LEFT = Qt.MouseButton.LeftButton
PATIENCE_MS = 280_000


@pytest.fixture
def fabric(library: Library, theme: Theme, tmp_path: Path) -> Iterator[Context]:
    """Four servers of 8 GPUs under leaves and spines."""
    session = Session(
        library, preferences=PreferencesFile(tmp_path / "preferences.json"), recovery=tmp_path / "recovery"
    )
    session.new_from_template("leaf-spine", {"servers": 4})
    yield Context(session, theme)
    session.close()


@pytest.fixture
def panel(fabric: Context, show: Show) -> Iterator[SimulationPanel]:
    panel = SimulationPanel(fabric)
    show(panel, 1400, 320)
    panel.controls.speed.setCurrentIndex(panel.controls.speed.count() - 1)
    yield panel
    panel.shut_down()


def finish(panel: SimulationPanel, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: panel.run is not None and panel.run.over and panel._finished, timeout=PATIENCE_MS)


def test_a_training_step_fills_every_chart_and_says_why(
    panel: SimulationPanel, fabric: Context, qtbot: QtBot, shot: Shot
) -> None:
    frames: list[Frame] = []
    fabric.frame_changed.connect(lambda frame: frames.append(frame) if frame is not None else None)
    shot(panel, "simulation-empty")
    panel.controls.choose("training_step", steps=4, straggler_rank=5, straggler_slowdown=1.5)
    qtbot.mouseClick(panel.controls.play, LEFT)
    assert fabric.actions["simulation.play"].text() == "Pause"
    finish(panel, qtbot)
    shot(panel, "simulation-done")
    assert frames and frames[-1].done
    assert panel.utilization.image.image.shape[0] == len(panel._history.cables) > 0
    assert panel._history.throughput_tbps.max() > 0
    assert panel.why.title.text().startswith("Why ")
    assert "waiting for rank 5" in panel.why.accessibleName()
    assert "exposed all-reduce" in panel.why.accessibleName()
    assert fabric.actions["simulation.play"].text() == "Play"


def test_looking_back_drives_plan_and_charts_together(
    panel: SimulationPanel, fabric: Context, qtbot: QtBot
) -> None:
    panel.controls.choose("training_step", steps=2)
    panel.toggle()
    finish(panel, qtbot)
    end_s = panel._history.end_s
    with qtbot.waitSignal(fabric.frame_changed) as heard:
        qtbot.mouseClick(panel.scrubber, LEFT, pos=QPoint(panel.scrubber.width() // 2, 14))
    assert heard.args[0].time_s == pytest.approx(end_s / 2, rel=0.02)
    assert panel.utilization.plot.cursor_line.isVisible() and panel.state.live.isVisible()
    assert "looking back" in panel.state.detail.text()
    with qtbot.waitSignal(fabric.frame_changed) as heard:
        qtbot.keyClick(panel.scrubber, Qt.Key.Key_End)
    assert heard.args[0].done and not panel.state.live.isVisible()


def test_pause_resume_and_stop(panel: SimulationPanel, fabric: Context, qtbot: QtBot) -> None:
    panel.controls.choose("training_step", steps=200)
    panel.controls.speed.setCurrentIndex(0)
    panel.toggle()
    qtbot.waitUntil(lambda: panel._frame is not None, timeout=PATIENCE_MS)
    qtbot.mouseClick(panel.controls.play, LEFT)
    assert fabric.actions["simulation.play"].text() == "Resume"
    qtbot.mouseClick(panel.controls.play, LEFT)
    assert fabric.actions["simulation.play"].text() == "Pause"
    qtbot.mouseClick(panel.controls.stop, LEFT)
    finish(panel, qtbot)
    assert panel.why.title.text().startswith("Not finished after")


def test_cutting_a_cable_while_it_runs_is_marked_on_the_time_line(
    panel: SimulationPanel, fabric: Context, qtbot: QtBot
) -> None:
    panel.controls.choose("all_reduce", bytes=5e10, steps=40)
    panel.controls.speed.setCurrentIndex(2)
    panel.toggle()
    qtbot.waitUntil(lambda: panel._frame is not None and panel._frame.time_s > 0, timeout=PATIENCE_MS)
    roles = fabric.snapshot.cables.role
    cut = fabric.snapshot.cables.uid[np.flatnonzero(roles == "leaf-spine")[:1]]
    arrange.delete(fabric.document, {"cable": cut})
    qtbot.waitUntil(lambda: panel._frame is not None and len(panel._frame.events) > 0, timeout=PATIENCE_MS)
    assert panel.scrubber._events
    panel.stop()
    finish(panel, qtbot)


def test_a_design_without_servers_says_what_is_missing(
    context: Context, show: Show, qtbot: QtBot, shot: Shot
) -> None:
    panel = SimulationPanel(context)
    show(panel, 1100, 300)
    arrange.delete(context.document, {"device": context.snapshot.devices.uid})
    panel.toggle()
    finish(panel, qtbot)
    shot(panel, "simulation-failed")
    assert panel.why.title.text() == "It could not run"
    assert "add servers" in panel.why.lines.text()
    panel.shut_down()


def test_a_wrong_parameter_starts_nothing(panel: SimulationPanel, fabric: Context, qtbot: QtBot) -> None:
    said: list[str] = []
    fabric.notices.posted.connect(lambda notice: said.append(notice.text))
    panel.controls.choose("incast")
    senders = panel.controls.form.fields["senders"]
    senders.setFocus()
    senders.selectAll()  # type: ignore[union-attr]
    qtbot.keyClicks(senders, "many")
    panel.toggle()
    assert panel.run is None and "cannot read 'many'" in said[0]


def test_another_design_ends_the_run(panel: SimulationPanel, fabric: Context, qtbot: QtBot) -> None:
    panel.controls.choose("training_step", steps=100)
    panel.controls.speed.setCurrentIndex(0)
    panel.toggle()
    qtbot.waitUntil(lambda: panel._frame is not None, timeout=PATIENCE_MS)
    fabric.session.new()
    assert panel.run is None and panel.state.title.text() == "No run yet"


def test_the_scrubber_steps_by_keys_and_goes_to_marks(
    theme: Theme, show: Show, qtbot: QtBot, shot: Shot
) -> None:
    scrubber = Scrubber(theme)
    show(scrubber, 600, 42)
    scrubber.show_run(2.0, (Event(0.5, "first pause"), Event(1.5, "spine S2 down")))
    shot(scrubber, "scrubber")
    moved: list[float] = []
    scrubber.moved.connect(moved.append)
    scrubber.setFocus()
    qtbot.keyClick(scrubber, Qt.Key.Key_Left)
    qtbot.keyClick(scrubber, Qt.Key.Key_Home)
    assert moved == [pytest.approx(1.98), 0.0]
    qtbot.mouseClick(scrubber, LEFT, pos=QPoint(12 + int(576 * 0.25) + 3, 14))
    assert moved[-1] == pytest.approx(0.5)
    assert "looking back" in scrubber.accessibleDescription()


# -- without a window ------------------------------------------------------------------------------------------------------


def frame(time_s: float, use: list[float], interval_s: float = 1.0) -> Frame:
    count = len(use)
    return Frame(
        time_s=time_s, interval_s=interval_s, link_utilization=np.array(use, np.float32),
        link_row=np.arange(count, dtype=np.int32), link_cable=np.arange(count) + 100, throughput_bytes_s=1e12 / 8,
        active_flows=1, stalled_flows=0, phase="", step=0, steps=1, rank_step_s=np.empty((0, 0), np.float32),
        progress=0.5, done=False, stalled=False, events=(),
    )  # fmt: skip


def test_the_hottest_links_come_first_on_an_even_grid_of_time() -> None:
    recorder, hot = Recorder(3, 4.0), HotLinks()
    for second in range(4):
        moment = frame(second + 1.0, [0.1, 0.9 if second < 2 else 0.0, 0.6])
        recorder.add(moment)
        hot.add(moment)
    history = history_of(recorder, hot)
    assert history.cables.tolist() == [102, 101, 100]
    first_half, second_half = np.split(history.utilization[1], 2)
    assert first_half == pytest.approx(0.9, abs=1e-3) and (second_half == 0).all()
    assert history.throughput_tbps == pytest.approx(1.0)
    past = frame_at(recorder, moment, 1.5)
    assert (past.time_s, past.link_utilization[1]) == (1.5, pytest.approx(0.9, abs=1e-3))


def test_a_straggler_survives_when_ranks_share_a_line() -> None:
    matrix = np.full((1000, 3), 0.2, np.float32)
    matrix[777] = 0.5
    folded, each = folded_steps(matrix)
    assert each == 4 and folded.shape == (250, 3)
    assert folded[777 // 4].tolist() == pytest.approx([0.5] * 3)


def test_a_straggler_is_a_line_of_its_own_however_many_ranks_there_are(
    theme: Theme, show: Show, shot: Shot
) -> None:
    """1,000 ranks on a chart of 200 lines of the screen: no line skips the slow one, and it is named."""
    chart = StepChart(theme)
    show(chart, 260, 240)
    matrix = np.random.default_rng(1).normal(0.2, 0.004, (1000, 12)).astype(np.float32)
    matrix[777] *= 1.5
    chart.show_steps(*folded_steps(matrix))
    shot(chart, "simulation-straggler")
    rows, each = chart._matrix.shape[0], chart._each
    assert rows * ROW_PX <= chart.plot.height()
    colours = chart.image.image[..., :3].astype(int).mean(axis=1)
    apart = np.abs(colours - np.median(colours, axis=0)).sum(axis=1)
    assert apart.argmax() == 777 // each and apart.max() > 3 * np.sort(apart)[-2]
    assert "1.5x the median" in chart.low.text() and "776" in chart.low.text()
    chart.show_steps(*folded_steps(np.delete(matrix, 777, axis=0)))
    assert "median" not in chart.low.text()


def test_the_words_add_up_to_the_step(panel: SimulationPanel, qtbot: QtBot) -> None:
    panel.controls.choose("training_step", steps=3, straggler_rank=2, straggler_slowdown=2.0)
    panel.toggle()
    finish(panel, qtbot)
    assert panel.run is not None and panel.run.result is not None
    result = panel.run.result
    assert result.step_time_s is not None
    found = why(result)
    assert sum(seconds for seconds, _, _ in found.shares) == pytest.approx(result.step_time_s, rel=0.05)


def test_the_routing_is_chosen_by_its_title_and_told_in_the_result(
    panel: SimulationPanel, qtbot: QtBot, shot: Shot
) -> None:
    panel.controls.choose("permutation", routing="spray", bytes=1e6)
    field = panel.controls.form.fields["routing"]
    assert isinstance(field, ComboBox) and field.currentText() == "Packet spray" and field.count() >= 12
    shot(panel, "simulation-routing")
    qtbot.mouseClick(panel.controls.play, LEFT)
    finish(panel, qtbot)
    assert panel.run is not None and panel.run.result is not None
    assert panel.run.result.params["routing"] == "spray"
    assert any(note.startswith("Routing spray") for note in panel.run.result.model_notes)


def test_a_routing_that_does_not_fit_is_said_in_the_panel(panel: SimulationPanel, qtbot: QtBot) -> None:
    panel.controls.choose("permutation", routing="torus")
    qtbot.mouseClick(panel.controls.play, LEFT)
    finish(panel, qtbot)
    assert panel.run is not None and "routing torus does not fit" in str(panel.run.error)


def test_routings_are_compared_and_one_is_taken_over(
    panel: SimulationPanel, fabric: Context, qtbot: QtBot, shot: Shot
) -> None:
    panel.controls.choose("permutation", bytes=1e6)
    dialog = panel.controls.compare_routings()
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.found is not None or bool(dialog.note.text()), timeout=PATIENCE_MS)
    assert dialog.found is not None, dialog.note.text()
    shot(dialog, "compare-routing")
    titles = [dialog.table.topLevelItem(row).text(0) for row in range(dialog.table.topLevelItemCount())]
    assert titles[:3] == ["ECMP", "Polarised ECMP", "E-ECMP (queue pairs)"] and "Torus" not in " ".join(titles)
    assert "Left out: " in dialog.note.text()
    row = titles.index("Packet spray")
    dialog.table.setCurrentItem(dialog.table.topLevelItem(row))
    qtbot.mouseClick(dialog.use_button, LEFT)
    assert panel.controls.params["routing"] == "spray"
