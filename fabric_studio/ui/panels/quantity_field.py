"""A field for one number with its unit: "2.7 m", "132 kW". Up, Down and the wheel step it."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.ui.panels.quantity import Quantity
from fabric_studio.ui.theme import FONT_PX, font


class QuantityField(QLineEdit):
    """Signals: `edited(value, stepping)` when Return, leaving the field, or a step gave a new value; `stepping` is True
    for arrow keys and the wheel, which belong to one undo step. NaN: the field was emptied.

    What cannot be read stays in the field, marked, with the reason as its tool tip; Esc puts the old value back.
    """

    edited = Signal(float, bool)

    def __init__(self, quantity: Quantity, *, optional: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.quantity, self.optional = quantity, optional
        self.imperial = False
        self._value, self._several = math.nan, False
        self._shown = ""
        self._hint = ""
        self.returnPressed.connect(self.commit)
        self.textEdited.connect(lambda _text: self._mark(""))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFont(font(FONT_PX["text"]))

    @property
    def value(self) -> float:
        return self._value

    @property
    def problem(self) -> str:
        """Why what is written cannot be used, "" when it can."""
        return self.toolTip() if self.property("invalid") else ""

    def set_hint(self, text: str) -> None:
        """What stands in an empty field: where the value comes from then."""
        self._hint = text
        self.setPlaceholderText(text)

    def set_value(self, value: float, *, several: bool = False) -> None:
        """Show a value; `several`: the selection has different ones. What somebody is typing just now is kept."""
        self._value, self._several = value, several
        self.setPlaceholderText(tr("several") if several else self._hint)
        shown = "" if several else self.quantity.show(value, imperial=self.imperial)
        if not (self.hasFocus() and self.isModified() and shown == self._shown):
            self._shown = shown
            self.setText(shown)
            self.setModified(False)
            self._mark("")

    def commit(self) -> None:
        """Take what is written, if it is new and can be read."""
        if self.text().strip() == self._shown.strip():
            self._mark("")
            return
        try:
            value = self.quantity.read(self.text(), imperial=self.imperial, shown=self._shown)
            if math.isnan(value) and not self.optional:
                if self._several:
                    return
                raise BadInputError(tr(self.quantity.noun), tr("a value is needed here"))
        except BadInputError as error:
            self._mark(str(error))
            return
        self._take(value, stepping=False)

    def _take(self, value: float, *, stepping: bool) -> None:
        self._mark("")
        same = value == self._value or (math.isnan(value) and math.isnan(self._value))
        self._value, self._shown = value, self.quantity.show(value, imperial=self.imperial)
        self._several = False if not same else self._several
        self.setText(self._shown)
        self.setModified(False)
        if not same:
            self.edited.emit(value, stepping)

    def _step(self, count: float) -> None:
        if self._several or self.isReadOnly():
            return
        now = 0.0 if math.isnan(self._value) else self._value
        value = now + count * self.quantity.step
        self._take(min(max(value, self.quantity.minimum), self.quantity.maximum), stepping=True)

    def _mark(self, problem: str) -> None:
        if bool(problem) != bool(self.property("invalid")):
            self.setProperty("invalid", bool(problem))
            self.style().unpolish(self)
            self.style().polish(self)
        self.setToolTip(problem)
        self.setAccessibleDescription(problem)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Up: 1.0,
            Qt.Key.Key_Down: -1.0,
            Qt.Key.Key_PageUp: 10.0,
            Qt.Key.Key_PageDown: -10.0,
        }
        key = Qt.Key(event.key())
        if key in steps:
            fine = (
                0.1
                if event.modifiers() & Qt.KeyboardModifier.AltModifier and not self.quantity.whole
                else 1.0
            )
            coarse = 10.0 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1.0
            self._step(steps[key] * fine * coarse)
        elif key == Qt.Key.Key_Escape and self.isModified():
            self.setText(self._shown)
            self.setModified(False)
            self._mark("")
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Only a focused field turns, so that scrolling the panel changes nothing."""
        if self.hasFocus() and event.angleDelta().y():
            self._step(math.copysign(1.0, event.angleDelta().y()))
            event.accept()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.commit()

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._is_own(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def _is_own(self, event: QKeyEvent) -> bool:
        """Keys the window must not take for shortcuts while somebody types here."""
        stepping = event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down)
        return stepping or (event.key() == Qt.Key.Key_Escape and self.isModified())
