"""Sizes typed while something is drawn: the figures appear on the card at the pointer, Enter takes them."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from fabric_studio.base.errors import FabricError
from fabric_studio.ui.panels.quantity import SIZE

_BETWEEN = re.compile(r"\s*[x×*]\s*", re.IGNORECASE)
_FIRST, _LATER = frozenset("0123456789."), frozenset("0123456789.,x×* mftincMFTINC'\"")


class Typing:
    """What was typed so far. A plain number is in metres (feet where the plan is in feet); from 200 on in millimetres."""

    def __init__(self) -> None:
        self.text = ""

    def takes(self, event: QKeyEvent) -> bool:
        """Whether a key goes on with what is typed, or begins it; letters only after a figure."""
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        if event.key() == Qt.Key.Key_Backspace:
            return bool(self.text)
        letter = event.text()
        return len(letter) == 1 and letter in (_LATER if self.text else _FIRST)

    def key(self, event: QKeyEvent) -> bool:
        if not self.takes(event):
            return False
        self.text = self.text[:-1] if event.key() == Qt.Key.Key_Backspace else (self.text + event.text())[:40]
        return True

    def clear(self) -> None:
        self.text = ""

    def lengths_mm(self, *, imperial: bool) -> list[float]:
        """The lengths that were typed, one or two; BadInputError names what cannot be read."""
        return [SIZE.read(part, imperial=imperial) for part in _BETWEEN.split(self.text.strip()) if part]

    def one_mm(self, *, imperial: bool) -> float | None:
        """The first length, None while it cannot be read."""
        try:
            found = self.lengths_mm(imperial=imperial)
        except FabricError:
            return None
        return found[0] if found else None
