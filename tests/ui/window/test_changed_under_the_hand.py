"""The design becomes another while a button is down, before anything is painted anew: no view may answer from what it drew."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fabric_studio.app.opened import Opened
from fabric_studio.model.journal import Document
from fabric_studio.ui.selection import chosen
from tests.factories_plan import plan

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
VIEWS = ("plan", "stack", "section", "logical", "site")


@pytest.fixture
def no_errors(monkeypatch):
    """What slots and events raised: Qt goes on, or ends the program, after it."""
    raised = []
    monkeypatch.setattr("sys.excepthook", lambda *what: raised.append(what))
    yield raised
    assert not raised


def others():
    return {"empty": Document(), "smaller": plan(1, 1, cables_per_rack=0)}


@pytest.mark.parametrize("name", VIEWS)
def test_a_band_drawn_in_a_second_window_over_a_design_that_goes_away(open_window, no_errors, name):
    window = open_window(plan(2, 3), 1500, 900)
    for other in others().values():
        window.context.session.adopt(Opened(plan(2, 3), "Test"))
        window.second.open(name)
        view = window.second.windows[name].part
        QApplication.processEvents()
        view.grab()
        QTest.mousePress(view, LEFT, NONE, QPoint(3, view.height() - 3))
        QTest.mouseMove(view, QPoint(view.width() // 2, view.height() // 2))
        window.context.session.adopt(Opened(other, "Other"))
        far = QPoint(view.width() - 3, 3)
        QTest.mouseMove(view, far)
        for x in range(5, view.width(), 60):
            QTest.mouseMove(view, QPoint(x, view.height() // 2))
        window.second.bring_back(name)
        QTest.mouseRelease(view, LEFT, NONE, far)
        snapshot = window.context.snapshot
        for kind, uids in window.context.selection.ids.items():
            assert snapshot.table(kind).has(np.asarray(uids)).all(), "only what is there can be selected"


def test_the_elevation_lets_go_of_racks_that_go_away(open_window, no_errors):
    window = open_window(plan(2, 3), 1500, 900)
    window.context.selection.set(chosen("rack", int(window.context.snapshot.racks.uid[0])))
    window.second.open("elevation")
    view = window.elevation.view
    QApplication.processEvents()
    for y in (5, view.height() // 2):
        at = QPoint(view.width() // 2, y)
        QTest.mousePress(view, LEFT, NONE, at)
        window.context.session.new()
        QTest.mouseMove(view, at + QPoint(30, 30))
        QTest.mouseRelease(view, LEFT, NONE, at + QPoint(30, 30))
        assert not window.context.selection.of("rack").size
        window.context.document.undo()
        window.context.session.adopt(Opened(plan(2, 3), "Test"))
        window.context.selection.set(chosen("rack", int(window.context.snapshot.racks.uid[0])))
        QApplication.processEvents()
