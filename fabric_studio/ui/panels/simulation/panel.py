"""The simulation dock: choose a workload, play it, watch links heat up, look back, and read why it took that long."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from fabric_studio.app.running import SHOWN_IN_S, Run
from fabric_studio.base.language import tr
from fabric_studio.sim.frames import Frame
from fabric_studio.sim.measured import Measurement, beside, ranks_note
from fabric_studio.sim.results import Result
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.measured import MeasuredDialog
from fabric_studio.ui.panels.simulation.charts.links import UtilizationChart
from fabric_studio.ui.panels.simulation.charts.steps import StepChart
from fabric_studio.ui.panels.simulation.charts.sweep import SweepChart
from fabric_studio.ui.panels.simulation.charts.throughput import ThroughputChart
from fabric_studio.ui.panels.simulation.history import (
    NOTHING,
    History,
    folded_steps,
    frame_at,
    history_of_result,
)
from fabric_studio.ui.panels.simulation.history_work import HistoryWork
from fabric_studio.ui.panels.simulation.link_words import link_words
from fabric_studio.ui.panels.simulation.run_controls import RunControls
from fabric_studio.ui.panels.simulation.run_state import RunState
from fabric_studio.ui.panels.simulation.run_words import waiting_words
from fabric_studio.ui.panels.simulation.scrubber import Scrubber
from fabric_studio.ui.panels.simulation.why import why
from fabric_studio.ui.panels.simulation.why_card import WhyCard
from fabric_studio.ui.selection import chosen
from fabric_studio.ui.theme import SPACE

FRAME_MS = 33
"""30 looks at the run a second; a frame that was not seen in time is skipped, never queued."""


class SimulationPanel(QFrame):
    """One run at a time. Call `shut_down` before the window goes.

    Signals: `started()`: a run was begun, so the panel should be seen.
    """

    started = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.run: Run | None = None
        self._frame: Frame | None = None
        self._charts = self._new_charts()
        self._history: History = NOTHING
        self._steps: object = None
        self._finished = False
        self._is_sweep = False
        self._pace_set = False
        self.setProperty("role", "panel")
        self.setMinimumWidth(620)
        actions = context.actions
        self._play_action = actions.add(
            "simulation.play", tr("Play"), self.toggle, shortcut="F5", icon_name="play"
        )
        self._stop_action = actions.add(
            "simulation.stop", tr("Stop"), self.stop, shortcut="Shift+F5", icon_name="stop"
        )
        self.addActions([self._play_action, self._stop_action])
        self._stop_action.setEnabled(False)
        theme = context.theme
        self.controls = RunControls(context, self._play_action, self._stop_action)
        self.state = RunState(theme)
        self.utilization, self.steps = UtilizationChart(theme), StepChart(theme)
        self.sweep = SweepChart(theme)
        self.sweep.hide()
        self.why, self.throughput = WhyCard(theme), ThroughputChart(theme)
        self.scrubber = Scrubber(theme)
        self._arrange()

        self._timer = QTimer(self)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self.tick)
        self.controls.speed_changed.connect(self._on_speed)
        self.scrubber.moved.connect(self._look_at)
        self.scrubber.went_live.connect(self._go_live)
        self.state.live.clicked.connect(lambda _checked=False: self.scrubber.go_live())
        for chart in (self.utilization, self.throughput):
            chart.scrubbed.connect(self.scrubber.go_to)
        self.utilization.link_pointed.connect(self._on_link)
        self.utilization.link_opened.connect(self._on_link_opened)
        self.sweep.asked.connect(self.ask_measured)
        context.document_replaced.connect(self.forget)
        context.theme_changed.connect(self._refresh_state)
        self.forget()

    def _arrange(self) -> None:
        charts = QHBoxLayout()
        charts.setSpacing(SPACE * 3)
        charts.addWidget(self.utilization, 5)
        charts.addWidget(self.steps, 3)
        charts.addWidget(self.sweep, 4)
        charts.addWidget(self.why, 3)
        charts.addWidget(self.throughput, 3)
        right = QVBoxLayout()
        right.setSpacing(4)
        right.addLayout(self.state)
        right.addLayout(charts, 1)
        right.addWidget(self.scrubber)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(SPACE + 4, SPACE, SPACE + 4, 0)
        layout.setSpacing(SPACE * 2)
        layout.addWidget(self.controls)
        layout.addLayout(right, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """On a narrow window the charts that say least go first."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        room = self.width() - self.controls.width()
        self.throughput.setVisible(room >= 1000)
        swept = self._is_sweep
        self.sweep.setVisible(swept)
        self.steps.setVisible(not swept and room >= 640)
        self.utilization.scale_bar.setVisible(room >= 560)

    # -- running ----------------------------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Play, pause, or begin a new run."""
        run = self.run
        if run is None or run.over:
            self.begin()
        elif run.state == "paused":
            run.play()
        else:
            run.pause()
        self._refresh_state()

    def begin(self) -> None:
        """A new run of what is set now, on the design as it is now."""
        problem = self.controls.problem
        if problem:
            self._context.notices.error(problem)
            return
        self.forget()
        flat_out = self.controls.factor is None
        self.run = Run(
            self._context.session,
            self.controls.workload_name,
            self.controls.params,
            as_fast_as_possible=flat_out,
        )
        self._timer.start()
        self._refresh_state()
        self.started.emit()

    def stop(self) -> None:
        if self.run is not None:
            self.run.stop()

    def forget(self) -> None:
        """End the run and empty the charts."""
        self.shut_down()
        self._charts.stop()
        self._charts.deleteLater()
        self._charts = self._new_charts()
        self._frame, self._history, self._steps, self._finished = None, NOTHING, None, False
        self._pace_set = False
        self.utilization.show_history(NOTHING)
        self.throughput.show_history(NOTHING)
        empty, each = folded_steps(NOTHING.utilization)
        self.steps.show_steps(empty, each)
        self._show_sweep(None)
        self.scrubber.reset()
        self._context.set_frame(None)
        self._cursors(None)
        self._refresh_state()

    def shut_down(self) -> None:
        """Stop the run's threads and the timer."""
        self._timer.stop()
        self._charts.stop()
        run, self.run = self.run, None
        if run is not None:
            run.close()

    def _on_speed(self) -> None:
        """The chosen multiple of the pace at which the whole run takes a few seconds."""
        run, factor = self.run, self.controls.factor
        if run is None or run.over or run.expected_s <= 0:
            return
        pace = max(run.expected_s / SHOWN_IN_S, 1e-12)
        self._context.do(run.set_speed, None if factor is None else factor * pace)
        self._pace_set = True

    # -- following the run --------------------------------------------------------------------------------------------

    def tick(self) -> None:
        """Take the newest frame, if there is one; called 30 times a second while a run lives."""
        run = self.run
        if run is None:
            return
        if run.expected_s > 0 and not self._pace_set:
            self._on_speed()
        over = run.over
        frame = run.latest()
        if frame is not None:
            self._take(run, frame)
        if over and not self._finished:
            self._finish(run)
        self._refresh_state()

    def _take(self, run: Run, frame: Frame) -> None:
        self._frame = frame
        self._charts.take(frame, run.recorder)
        if frame.rank_step_s is not self._steps:
            self._steps = frame.rank_step_s
            self.steps.show_steps(*folded_steps(frame.rank_step_s))
        self.scrubber.show_run(max(frame.time_s, self._history.end_s), frame.events)
        if self.scrubber.live:
            self._context.set_frame(frame)
            self._cursors(None)

    def _finish(self, run: Run) -> None:
        self._finished = True
        self._timer.stop()
        frame = run.latest()
        if frame is not None:
            self._take(run, frame)
        result = run.result
        if result is not None:
            self.why.show_why(why(result), (*result.cautions, *result.model_notes))
            self._show_sweep(result)
            self._charts.stop()
            self._show_history(history_of_result(result))

    def _new_charts(self) -> HistoryWork:
        work = HistoryWork(self)
        work.made.connect(self._on_history)
        return work

    def _on_history(self, work: HistoryWork, history: History) -> None:
        if work is self._charts and not self._finished:
            self._show_history(history)

    def _show_history(self, history: History) -> None:
        self._history = history
        self.utilization.show_history(history)
        self.throughput.show_history(history)

    # -- a sweep of sizes ---------------------------------------------------------------------------------------------

    def _show_sweep(self, result: Result | None) -> None:
        """Of a sweep the bandwidth by size says more than one step of every rank."""
        self._is_sweep = self.sweep.show_result(result)
        self._make_room()

    def ask_measured(self) -> None:
        MeasuredDialog(self.lay_measured, self.window()).open()

    def lay_measured(self, measurement: Measurement) -> None:
        """Lay a measurement over the curve of the last run. BadInputError when they cannot be compared."""
        result = self.run.result if self.run is not None else None
        if result is None:
            return
        self.sweep.show_measured(beside(result, measurement))
        if note := ranks_note(result, measurement):
            self._context.notices.warning(note)

    # -- looking back -------------------------------------------------------------------------------------------------

    def _look_at(self, time_s: float) -> None:
        """Plan and charts at another moment."""
        run = self.run
        if run is not None and run.recorder is not None and self._frame is not None:
            self._context.set_frame(frame_at(run.recorder, self._frame, time_s))
        self._cursors(time_s)
        self._refresh_state()

    def _go_live(self) -> None:
        if self._frame is not None:
            self._context.set_frame(self._frame)
        self._cursors(None)
        self._refresh_state()

    def _cursors(self, time_s: float | None) -> None:
        self.state.live.setVisible(time_s is not None)
        for chart in (self.utilization, self.throughput):
            chart.plot.show_cursor(time_s)

    def _on_link(self, row: int) -> None:
        """Name the link under the pointer."""
        history = self._history
        if not 0 <= row < len(history.cables):
            self.utilization.show_history(history)
            return
        mean = float(history.utilization[row].mean())
        name = (
            history.names[row]
            if history.names
            else link_words(self._context.snapshot, int(history.cables[row]))
        )
        self.utilization.show_words(
            tr("{row}: {name}, {mean:.0%} on average", row=row + 1, name=name, mean=mean)
        )

    def _on_link_opened(self, row: int) -> None:
        """Show the cable behind a line of the chart on the plan."""
        if 0 <= row < len(self._history.cables):
            uid = int(self._history.cables[row])
            if uid and uid in self._context.snapshot.cables:
                self._context.show(chosen("cable", uid))

    # -- words --------------------------------------------------------------------------------------------------------

    def _refresh_state(self) -> None:
        run = self.run
        state = run.state if run is not None else ""
        if state == "playing" and self._frame is None:
            state = "preparing"  # the first step compiles what is not in the cache yet
        playing = state in ("playing", "stalled", "preparing")
        self._play_action.setText(
            tr("Pause") if playing else tr("Resume") if state == "paused" else tr("Play")
        )
        self._stop_action.setEnabled(state in ("playing", "stalled", "paused", "preparing"))
        looking_at_s = None if self.scrubber.live else self.scrubber.at_s
        self.state.show_run(state, run, self._frame, looking_at_s)
        if not self._finished or (run is not None and run.result is None):
            title, text, tone = waiting_words(state, run, self._frame)
            self.why.show_state(title, text, tone=tone)
