"""A sweep in the dock: the curve, its knee, and a measurement pasted over it, with real keys and clicks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from fabric_studio.app.preferences import PreferencesFile
from fabric_studio.app.session import Session
from fabric_studio.catalog.library import Library
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.measured import MeasuredDialog
from fabric_studio.ui.panels.simulation.panel import SimulationPanel
from fabric_studio.ui.theme import Theme

Show = Callable[..., QWidget]
Shot = Callable[[QWidget, str], None]
LEFT = Qt.MouseButton.LeftButton
TABLE = Path(__file__).parents[2] / "fixtures" / "measured" / "all_reduce_perf.txt"


@pytest.fixture
def panel(
    library: Library, theme: Theme, show: Show, tmp_path: Path, qtbot: QtBot
) -> Iterator[SimulationPanel]:
    """The dock after a sweep on one server of eight."""
    session = Session(
        library, preferences=PreferencesFile(tmp_path / "preferences.json"), recovery=tmp_path / "recovery"
    )
    session.new_from_template("leaf-spine", {"servers": 2})
    panel = SimulationPanel(Context(session, theme))
    show(panel, 1400, 320)
    panel.controls.speed.setCurrentIndex(panel.controls.speed.count() - 1)
    panel.controls.choose("sweep", ranks=8, largest=1e10)
    panel.toggle()
    qtbot.waitUntil(lambda: panel.run is not None and panel.run.over and panel._finished, timeout=120_000)
    yield panel
    panel.shut_down()
    session.close()


def dialog() -> MeasuredDialog:
    (found,) = (w for w in QApplication.topLevelWidgets() if isinstance(w, MeasuredDialog) and w.isVisible())
    return found


def test_a_pasted_measurement_lies_over_the_curve(panel: SimulationPanel, qtbot: QtBot, shot: Shot) -> None:
    assert panel.sweep.isVisible() and not panel.steps.isVisible()
    assert panel.sweep.knee.isVisible() and "knee" in panel.sweep.knee_words.toPlainText()
    assert "Half of the highest" in panel.why.accessibleName()
    assert not panel.sweep.points.isVisible()
    qtbot.mouseClick(panel.sweep.measure, LEFT)
    asked = dialog()
    QApplication.clipboard().setText("this is no table")
    asked.text.paste()
    asked.show_it()
    assert asked.isVisible() and "no table of nccl-tests" in asked.problem.text()
    asked.open_file(TABLE)
    shot(asked, "measured-dialog")
    qtbot.keyClick(asked, Qt.Key.Key_Return)
    assert not asked.isVisible()
    shot(panel, "simulation-sweep")
    assert len(panel.sweep.points.data) == 5 and panel.sweep.points.isVisible()
    assert "apart on average" in panel.sweep.low.text()


def test_another_collective_is_refused_in_the_dialog(panel: SimulationPanel, qtbot: QtBot) -> None:
    qtbot.mouseClick(panel.sweep.measure, LEFT)
    asked = dialog()
    asked.text.setPlainText(TABLE.read_text().replace("all_reduce_perf", "all_gather_perf"))
    asked.show_it()
    assert asked.isVisible() and "all_gather" in asked.problem.text()
    asked.open_file(TABLE.parent / "none.txt")
    assert "no such file" in asked.problem.text()
    asked.reject()


def test_the_next_run_has_its_steps_back(panel: SimulationPanel, qtbot: QtBot) -> None:
    panel.controls.choose("training_step", steps=2)
    panel.toggle()
    assert not panel.sweep.isVisible() and panel.steps.isVisible()


def test_where_measurements_disagree_the_card_says_so_first(
    library: Library, theme: Theme, show: Show, tmp_path: Path, qtbot: QtBot, shot: Shot
) -> None:
    """All-reduce across racks of 72: docs/validation.md, G-C10."""
    session = Session(
        library, preferences=PreferencesFile(tmp_path / "preferences.json"), recovery=tmp_path / "recovery"
    )
    session.new_from_template("two-storey", {"racks": 2, "storeys": 1})
    panel = SimulationPanel(Context(session, theme))
    show(panel, 1400, 320)
    panel.controls.speed.setCurrentIndex(panel.controls.speed.count() - 1)
    panel.controls.choose("all_reduce", bytes=1e9)
    panel.toggle()
    qtbot.waitUntil(lambda: panel.run is not None and panel.run.over and panel._finished, timeout=120_000)
    shot(panel, "simulation-caution")
    assert panel.why.title.text().startswith("Why at least ")
    assert panel.why.caution.isVisible() and "lower bound" in panel.why.caution.text()
    assert "lower bound" in panel.why.accessibleName()
    panel.shut_down()
    session.close()
