"""A whole window on a session of its own, for tests with real mouse and key events."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fabric_studio.app.opened import Opened
from fabric_studio.app.preferences import PreferencesFile
from fabric_studio.app.session import Session
from fabric_studio.catalog.library import load_library
from fabric_studio.model.journal import Document
from fabric_studio.ui.canvas.view import PlanView
from fabric_studio.ui.main import make_window
from fabric_studio.ui.window.main_window import MainWindow
from tests.factories_plan import PARTS


@pytest.fixture(scope="session", autouse=True)
def empty_clipboard() -> Iterator[None]:
    """What was copied goes before Python does: without a display Qt holds it until the process ends, and then calls into Python."""
    yield
    app = QApplication.instance()
    if isinstance(app, QApplication):
        app.clipboard().clear()


@pytest.fixture
def session_on(tmp_path: Path) -> Iterator[Callable[[Document | None], Session]]:
    """A session with its preferences and journals in a folder of the test."""
    made: list[Session] = []

    def make(document: Document | None = None) -> Session:
        library = load_library().with_rows(PARTS.values())
        session = Session(
            library,
            preferences=PreferencesFile(tmp_path / "preferences.json"),
            recovery=tmp_path / "recovery",
        )
        session.preferences.change(theme="dark")
        if document is not None:
            session.adopt(Opened(document, "Test"))
        made.append(session)
        return session

    yield make


@pytest.fixture
def open_window(
    qtbot: QtBot, qapp: QApplication, session_on: Callable[[Document | None], Session]
) -> Iterator[Callable[..., MainWindow]]:
    """`open_window(document, width, height)` shows the window and waits for it; unsaved work is discarded at the end."""

    def show(document: Document | None = None, width: int = 1280, height: int = 800) -> MainWindow:
        window = make_window(session_on(document))
        window.files.ask_unsaved = lambda: "discard"  # type: ignore[method-assign]
        qtbot.addWidget(window)
        window.resize(width, height)
        window.fold_for(width)
        window.show()
        qtbot.waitExposed(window)
        QApplication.processEvents()
        window.plan.fit_all()
        window.plan.setFocus()
        return window

    yield show


class Hand:
    """The user's hand on the plan: everything in millimetres of the drawing."""

    def __init__(self, plan: PlanView) -> None:
        self.plan = plan

    def px(self, x_mm: float, y_mm: float) -> QPoint:
        x, y = self.plan.camera.to_px(x_mm, y_mm)
        return QPoint(round(x), round(y))

    def click(
        self, x_mm: float, y_mm: float, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        QTest.mouseClick(self.plan, Qt.MouseButton.LeftButton, keys, self.px(x_mm, y_mm))

    def hover(self, x_mm: float, y_mm: float) -> None:
        QTest.mouseMove(self.plan, self.px(x_mm, y_mm))

    def press(self, x_mm: float, y_mm: float, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mousePress(self.plan, button, Qt.KeyboardModifier.NoModifier, self.px(x_mm, y_mm))

    def release(
        self,
        x_mm: float,
        y_mm: float,
        keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
        button: Qt.MouseButton = Qt.MouseButton.LeftButton,
    ) -> None:
        QTest.mouseRelease(self.plan, button, keys, self.px(x_mm, y_mm))

    def drag(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
        *,
        let_go: bool = True,
    ) -> None:
        """Press, move in a few steps, let go."""
        a, b = self.px(*start), self.px(*end)
        QTest.mousePress(self.plan, Qt.MouseButton.LeftButton, keys, a)
        for step in range(1, 6):
            QTest.mouseMove(self.plan, a + (b - a) * step / 5)
        if let_go:
            QTest.mouseRelease(self.plan, Qt.MouseButton.LeftButton, keys, b)

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.plan, key, keys)


@pytest.fixture
def hand_on() -> Callable[[MainWindow], Hand]:
    return lambda window: Hand(window.plan)
