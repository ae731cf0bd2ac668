"""The guided tour of two minutes: a card that points at the real thing, and goes on when the user does what it says.

It never comes by itself a second time, stands in nobody's way (clicks beside the card reach the window), and Esc ends it.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from fabric_studio.base.language import tr
from fabric_studio.ui.actions.window_base import WindowBase
from fabric_studio.ui.theme import RADIUS, SPACE
from fabric_studio.ui.tour.steps import STEPS, Step

WIDE = 340
LOOK_MS = 150
"""How often it looks whether a step is done and where its target is now."""
_VEIL = 0.32


class Tour(QObject):
    """`start()` from the Help menu; `offer()` at the start of the program, which does it once in a lifetime."""

    def __init__(self, window: WindowBase) -> None:
        super().__init__(window)
        self._window = window
        self.row = -1
        self._was_done = False
        self._ring = _Ring(window)
        self.card = _Card(window)
        self.card.next_button.clicked.connect(self.next)
        self.card.back_button.clicked.connect(self.back)
        self.card.leave_button.clicked.connect(self.leave)
        self._look = QTimer(self)
        self._look.setInterval(LOOK_MS)
        self._look.timeout.connect(self.look)

    @property
    def running(self) -> bool:
        return self.row >= 0

    @property
    def step(self) -> Step:
        return STEPS[self.row]

    def offer(self) -> None:
        """Begin it, unless this user has seen it."""
        preferences = self._window.context.session.preferences
        if not preferences.values.tour_seen:
            preferences.change(tour_seen=True)
            self.start()

    def start(self) -> None:
        if not self.running:
            application = QApplication.instance()
            assert application is not None
            application.installEventFilter(self)
        self._go(0)
        self._look.start()
        self.card.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """End it, wherever it is."""
        if not self.running:
            return
        self.row = -1
        self._look.stop()
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self._ring.hide()
        self.card.hide()

    def next(self) -> None:
        if self.row + 1 == len(STEPS):
            self.leave()
        else:
            self._go(self.row + 1)

    def back(self) -> None:
        self._go(max(0, self.row - 1))

    def look(self) -> None:
        """Go on when the step was done, and follow what it points at. What was done before counts only on Next, or a
        user who comes back would be rushed through."""
        if not self._window.isVisible():
            self.leave()
            return
        if self._busy:
            return
        if not self._was_done and self.step.done(self._window):
            self.next()
            return
        self._place()

    @property
    def _busy(self) -> bool:
        """A dialog or a menu is open: it is that which must be seen."""
        busy = QApplication.activeModalWidget() is not None or QApplication.activePopupWidget() is not None
        self.card.setVisible(not busy)
        self._ring.setVisible(not busy)
        return busy

    def _go(self, row: int) -> None:
        self.row = row
        self.step.prepare(self._window)
        self._was_done = self.step.done(self._window)
        self.card.show_step(row)
        for widget in (self._ring, self.card):
            widget.show()
            widget.raise_()
        self._place()

    def _place(self) -> None:
        target = self.step.target(self._window)
        whole = self._window.rect()
        hole = QRect()
        if target is not None and target.isVisible():
            hole = QRect(target.mapTo(self._window, QPoint(0, 0)), target.size()).intersected(whole)
        self._ring.show_hole(whole, hole)
        self.card.setGeometry(beside(hole, self.card.fitting(), whole))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
            and self.card.isVisible()
            and not self._window.palette_bar.isVisible()
        ):
            self.leave()
            return True
        return False


def beside(hole: QRect, size: QRect, whole: QRect) -> QRect:
    """Where a card of a size goes: beside what it points at where there is room, else in its lower left corner; in the middle when
    it points at nothing."""
    card, gap = QRect(size), SPACE * 2
    if hole.isEmpty():
        card.moveCenter(whole.center())
        return card
    inside = whole.adjusted(gap, gap, -gap, -gap)
    x = min(max(hole.center().x() - card.width() // 2, inside.left()), inside.right() - card.width())
    y = min(max(hole.top(), inside.top()), inside.bottom() - card.height())
    for left, top in (
        (hole.right() + gap, y),
        (hole.left() - gap - card.width(), y),
        (x, hole.bottom() + gap),
        (x, hole.top() - gap - card.height()),
    ):
        card.moveTo(left, top)
        if inside.contains(card):
            return card
    card.moveTo(hole.left() + gap * 2, hole.bottom() - card.height() - gap * 4)
    return card


class _Ring(QWidget):
    """A veil over the window with a hole where the tour points."""

    def __init__(self, window: WindowBase) -> None:
        super().__init__(window)
        self._theme = window.context.theme
        self._hole = QRect()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_hole(self, whole: QRect, hole: QRect) -> None:
        if (whole, hole) != (self.geometry(), self._hole):
            self.setGeometry(whole)
            self._hole = hole
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil, hole = QPainterPath(), QPainterPath()
        veil.addRect(QRectF(self.rect()))
        if not self._hole.isEmpty():
            hole.addRoundedRect(QRectF(self._hole).adjusted(-3, -3, 3, 3), RADIUS, RADIUS)
        painter.fillPath(veil.subtracted(hole), self._theme.colour("window", _VEIL))
        painter.setPen(QPen(self._theme.colour("accent"), 2))
        painter.drawPath(hole)


class _Card(QFrame):
    """What it says, how far it is, and the way on, back and out."""

    def __init__(self, window: WindowBase) -> None:
        super().__init__(window)
        self.setProperty("role", "card")
        self.title, self.text, self.far = QLabel(), QLabel(), QLabel()
        self.title.setProperty("role", "title")
        self.far.setProperty("role", "label")
        for label in (self.title, self.text):
            label.setWordWrap(True)
        self.leave_button = QPushButton(tr("Leave"))
        self.leave_button.setProperty("role", "quiet")
        self.leave_button.setToolTip(tr("End the tour (Esc)"))
        self.back_button = QPushButton(tr("Back"))
        self.back_button.setProperty("role", "quiet")
        self.next_button = QPushButton()
        self.next_button.setProperty("role", "primary")
        buttons = QHBoxLayout()
        buttons.setSpacing(4)
        buttons.addWidget(self.far)
        buttons.addStretch(1)
        for button in (self.leave_button, self.back_button, self.next_button):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE * 2, SPACE * 2, SPACE * 2, SPACE + 4)
        column.setSpacing(SPACE)
        column.addWidget(self.title)
        column.addWidget(self.text)
        column.addSpacing(SPACE)
        column.addLayout(buttons)
        self.hide()

    def show_step(self, row: int) -> None:
        step = STEPS[row]
        self.title.setText(tr(step.title))
        self.text.setText(tr(step.text))
        self.far.setText(tr("{step} of {steps}", step=row + 1, steps=len(STEPS)))
        self.back_button.setVisible(row > 0)
        self.next_button.setText(tr("Finish") if row + 1 == len(STEPS) else tr("Next"))
        self.setAccessibleName(f"{tr(step.title)}. {tr(step.text)}")

    def fitting(self) -> QRect:
        """Its size for the words of now."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        return QRect(0, 0, WIDE, layout.totalHeightForWidth(WIDE))
