"""One view on a session of its own, and a hand that uses it: places in pixels of the view."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fabric_studio.app.session import Session
from fabric_studio.model.journal import Document
from fabric_studio.model.table import Ids
from fabric_studio.ui.context import Context
from fabric_studio.ui.theme import Theme
from fabric_studio.ui.views.view import View

NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


class Hand:
    def __init__(self, view: View) -> None:
        self.view = view

    def at(self, devices: Ids) -> QPoint:
        """The middle of the box of these devices."""
        place = self.view.place_of(devices)
        assert place is not None
        return place.toPoint()

    def click(self, px: QPoint, keys: Qt.KeyboardModifier = NONE) -> None:
        QTest.mouseClick(self.view, LEFT, keys, px)
        self.look()

    def drag(self, start: QPoint, end: QPoint, *, let_go: bool = True, button: Qt.MouseButton = LEFT) -> None:
        QTest.mousePress(self.view, button, NONE, start)
        for step in range(1, 6):
            QTest.mouseMove(self.view, start + (end - start) * step / 5)
        if let_go:
            QTest.mouseRelease(self.view, button, NONE, end)
        self.look()

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.view, key, keys)
        self.look()

    def hover(self, px: QPoint) -> None:
        QTest.mouseMove(self.view, px + QPoint(1, 0))
        QTest.mouseMove(self.view, px)
        self.look()

    def on_cable(self, row: int) -> QPoint:
        """A pixel where a cable is painted and no box lies over it."""
        view = self.view
        for x1, y1, x2, y2, _ in view.wires.pieces_with(
            view.context.snapshot.cables.index_of(view.context.snapshot.cables.uid[[row]])
        ):
            for share in (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8):
                spot = view.on_screen(QPointF(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)).toPoint()
                picture = view.in_picture(QPointF(spot))
                if view.rect().contains(spot) and row in view.wires.cables_at(picture.x(), picture.y(), 1.0):
                    things = view.things_at(QPointF(spot))
                    if things and things[0][0] == "cable":
                        return spot
        raise AssertionError(f"cable {row} is not in sight")

    def look(self) -> None:
        """Let the view paint, as a screen would, and come to rest."""
        self.view.glide.finish()
        self.view.grab()
        QApplication.processEvents()


@pytest.fixture
def show_view(
    qtbot: QtBot, qapp: QApplication, session_on: Callable[[Document | None], Session]
) -> Iterator[Callable[..., Hand]]:
    """`show_view(LogicalView, document)` shows a view of 1200 x 700 and gives the hand on it."""
    sessions: list[Session] = []

    def show(make: type[View], document: Document | None, width: int = 1200, height: int = 700) -> Hand:
        session = session_on(document)
        sessions.append(session)
        theme = Theme("dark")
        theme.apply()
        view = make(Context(session, theme))
        qtbot.addWidget(view)
        view.resize(width, height)
        view.show()
        qtbot.waitExposed(view)
        view.setFocus()
        hand = Hand(view)
        hand.look()
        return hand

    yield show
    for session in sessions:
        session.close()
