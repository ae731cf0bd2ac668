"""How the parts of the window stand: what is folded, how wide the rest is, and what of it is kept between starts."""

from __future__ import annotations

import json

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QMainWindow, QSplitter, QWidget

from fabric_studio.ui.context import Context
from fabric_studio.ui.window.bottom import HEAD, Bottom
from fabric_studio.ui.window.second_windows import SecondWindows

NATURAL = {"parts": 248, "elevation": 296, "inspector": 328}
"""Widths of the folding parts when they open."""
FOLDING = (*NATURAL, "bottom")
WIDE, MEDIUM = 1600, 1400
"""Window widths from which the rack elevation, and the inspector, are open at first."""
LEAST = (960, 600)
PLAN_PX = 360
"""The least width of the plan."""


class Arrangement(QObject):
    """`whole` is the widget with all of it: parts | (plan | elevation | inspector) over the bottom. The actions
    "view.parts" ... say what is open."""

    def __init__(
        self,
        context: Context,
        window: QMainWindow,
        second: SecondWindows,
        room: QWidget,
        *,
        middle: QWidget,
        parts: QWidget,
        elevation: QWidget,
        inspector: QWidget,
        bottom: Bottom,
    ) -> None:
        super().__init__(window)
        self._context, self._window, self._second = context, window, second
        self._folding = {"parts": parts, "elevation": elevation, "inspector": inspector}
        self._bottom = bottom
        # From the outside in: what is given another parent is styled once more, with all that is in it.
        self.whole = _splitter(Qt.Orientation.Horizontal, room)
        self.whole.addWidget(parts)
        self._right = _splitter(Qt.Orientation.Vertical, self.whole)
        self._upper = _splitter(Qt.Orientation.Horizontal, self._right)
        for part in (middle, elevation, inspector):
            self._upper.addWidget(part)
        self._right.addWidget(bottom)
        for splitter, stretching in ((self._upper, 0), (self._right, 0), (self.whole, 1)):
            splitter.setStretchFactor(stretching, 1)
        self._wanted: object = None
        self._shared_out = False
        self.whole.installEventFilter(self)
        bottom.fold_asked.connect(lambda folded: self.fold("bottom", folded))

    # -- folding ------------------------------------------------------------------------------------------------------

    def fold_for(self, width: int) -> None:
        """What is open at first at a window width: on a projector the plan keeps two thirds."""
        self.fold("parts", False)
        self.fold("inspector", width < MEDIUM)
        self.fold("elevation", width < WIDE)
        self.fold("bottom", True)

    def fold(self, name: str, folded: bool) -> None:
        """Fold or open one of FOLDING."""
        if name == "bottom":
            self._bottom.set_folded(folded)
            if not folded:
                self._open_bottom()
            else:
                self._right.setSizes([max(1, self._right.height() - HEAD), HEAD])
        else:
            self._folding[name].setVisible(not folded)
            if not folded:
                self._give_width(name)
        self._context.actions[f"view.{name}"].setChecked(not folded)
        if not folded and name != "bottom":
            self._keep_room("inspector" if name == "elevation" else "elevation")

    def _keep_room(self, spare: str = "elevation") -> None:
        """Where the plan would lie under the panels at its right, one of them folds."""
        panels = [self._folding["elevation"], self._folding["inspector"]]
        if not self._shared_out or any(panel.isHidden() for panel in panels):
            return
        needed = PLAN_PX + sum(max(panel.minimumWidth(), panel.minimumSizeHint().width()) for panel in panels)
        parts = self._folding["parts"]
        if not parts.isHidden():
            needed += max(parts.minimumWidth(), parts.minimumSizeHint().width())
        if self.whole.width() < needed:
            self.fold(spare, True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._keep_room()
        return False

    def fold_as_checked(self, name: str) -> None:
        """As its checkable action now says."""
        self.fold(name, not self._context.actions[f"view.{name}"].isChecked())

    def show_bottom(self, name: str) -> None:
        """Open the bottom at one of its tabs."""
        self._bottom.show_tab(name)
        self.fold("bottom", False)

    def _open_bottom(self) -> None:
        total = max(self._right.height(), 400)
        high = min(max(260, total // 3), 360)
        self._right.setSizes([total - high, high])

    def _give_width(self, name: str) -> None:
        """A panel that was folded comes back at its natural width."""
        width = NATURAL[name]
        if name == "parts":
            self.whole.setSizes([width, max(1, self.whole.width() - width)])
            return
        sizes = self._upper.sizes()
        place = {"elevation": 1, "inspector": 2}[name]
        if sizes[place] < width:
            sizes[0] = max(PLAN_PX, sizes[0] - (width - sizes[place]))
            sizes[place] = width
            self._upper.setSizes(sizes)

    def share_out(self) -> None:
        """The parts get their natural widths once there is a window to share out."""
        if self._shared_out:
            return
        self._open_second()
        self._shared_out = True
        width = self._window.width()
        self.whole.setSizes([NATURAL["parts"], max(1, width - NATURAL["parts"])])
        upper = [NATURAL["elevation"], NATURAL["inspector"]]
        self._upper.setSizes([max(PLAN_PX, width - NATURAL["parts"] - sum(upper)), *upper])

    def _open_second(self) -> None:
        """Once there is a window that they are beside."""
        wanted, self._wanted = self._wanted, None
        self._second.restore(wanted)

    # -- between starts -----------------------------------------------------------------------------------------------

    def as_text(self) -> str:
        """For the preferences."""
        window = self._window
        return json.dumps(
            {
                "size": [window.width(), window.height()],
                "maximized": window.isMaximized(),
                "second": self._second.kept(),
                "open": [name for name in FOLDING if self._context.actions[f"view.{name}"].isChecked()],
            }
        )

    def set_from(self, text: str) -> None:
        """Put the parts as they stood; anything that cannot be read leaves the first arrangement."""
        window = self._window
        try:
            kept = json.loads(text)
            width, height = (int(side) for side in kept["size"])
            room = window.screen().availableSize()
            window.resize(max(LEAST[0], min(width, room.width())), max(LEAST[1], min(height, room.height())))
            for name in FOLDING:
                self.fold(name, name not in kept["open"])
            if kept.get("maximized"):
                window.setWindowState(Qt.WindowState.WindowMaximized)
            self._wanted = kept.get("second")
            if window.isVisible():
                self._open_second()
        except (ValueError, KeyError, TypeError):
            self.fold_for(window.width())


def _splitter(orientation: Qt.Orientation, room: QWidget) -> QSplitter:
    """In another splitter it takes the next place."""
    splitter = QSplitter(orientation, room)
    splitter.setChildrenCollapsible(False)
    splitter.setHandleWidth(1)
    return splitter
