"""A user's hands on a real window: xdotool moves the pointer and types, from a thread beside the window's own.

Coordinates are asked of the window's thread, so that a drag that runs its own loop can be steered too.
"""

from __future__ import annotations

import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QPoint, QRect, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from fabric_studio.ui.window.main_window import MainWindow

T = TypeVar("T")


class _Asker(QObject):
    asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.asked.connect(self._answer, Qt.ConnectionType.QueuedConnection)

    @Slot(object)
    def _answer(self, question: Callable[[], None]) -> None:
        question()


class Hands:
    """Everything here is called on the story's own thread."""

    def __init__(self, window: MainWindow, pictures: Path) -> None:
        self.window, self._pictures, self._asker = window, pictures, _Asker()
        self._count = 0

    def ask(self, question: Callable[[], T]) -> T:
        """The answer of the window's own thread."""
        done, box = threading.Event(), {}

        def run() -> None:
            try:
                box["value"] = question()
            except BaseException as error:
                box["error"] = error
            done.set()

        self._asker.asked.emit(run)
        if not done.wait(60):
            raise TimeoutError("the window does not answer")
        if "error" in box:
            raise box["error"]
        return box["value"]  # type: ignore[no-any-return]

    def until(self, question: Callable[[], Any], what: str, seconds: float = 60.0) -> None:
        """Wait for something to become true."""
        deadline = time.monotonic() + seconds
        while not self.ask(question):
            if time.monotonic() > deadline:
                self.picture("stuck")
                raise TimeoutError(f"waited in vain for: {what}")
            time.sleep(0.05)

    def tool(self, *words: object) -> None:
        subprocess.run(["xdotool", *map(str, words)], check=True, capture_output=True)

    def move(self, at: QPoint) -> None:
        self.tool("mousemove", "--sync", at.x(), at.y())
        time.sleep(0.05)

    def click(self, at: QPoint, *, double: bool = False) -> None:
        self.move(at)
        self.tool("click", *(("--repeat", 2, "--delay", 60) if double else ()), 1)
        time.sleep(0.15)

    def drag(self, start: QPoint, end: QPoint, steps: int = 8) -> None:
        self.move(start)
        self.tool("mousedown", 1)
        for step in range(1, steps + 1):
            self.tool("mousemove", start.x() + (end.x() - start.x()) * step // steps, start.y() + (end.y() - start.y()) * step // steps)
            time.sleep(0.06)
        time.sleep(0.25)
        self.picture("dragging")
        self.tool("mouseup", 1)
        time.sleep(0.3)

    def key(self, *keys: str) -> None:
        for name in keys:
            self.tool("key", name)
            time.sleep(0.12)

    def type(self, text: str) -> None:
        self.tool("type", "--delay", 30, text)
        time.sleep(0.3)

    def at(self, widget: Callable[[], QWidget], rect: Callable[[], QRect] | None = None) -> QPoint:
        """The middle of a widget, or of a rectangle in it, on the screen."""
        return self.ask(lambda: widget().mapToGlobal((rect() if rect else widget().rect()).center()))

    def on_plan(self, x_mm: float, y_mm: float) -> QPoint:
        def point() -> QPoint:
            x, y = self.window.plan.camera.to_px(x_mm, y_mm)
            return self.window.plan.mapToGlobal(QPoint(round(x), round(y)))

        return self.ask(point)

    def picture(self, name: str, widget: Callable[[], QWidget] | None = None) -> None:
        """Of the window, or of a dialog before it."""
        self._count += 1
        path = self._pictures / f"{self._count:02d}-{name}.png"
        self.ask(lambda: (widget() if widget else self.window).grab().save(str(path)))
