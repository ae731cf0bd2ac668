"""The rule that a drag would break, beside the pointer while it is still in the hand."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter

from fabric_studio.app.dragging import Ahead, look_ahead
from fabric_studio.app.jobs import Job
from fabric_studio.base.language import counted, tr
from fabric_studio.base.progress import Progress
from fabric_studio.model.cascade import Chosen
from fabric_studio.ui.canvas.cards import Card, paint_card
from fabric_studio.ui.context import Context

SETTLE_MS = 60
LARGEST = 6_000
"""Cables up to which the whole design is looked at while something is dragged; above it the check comes after the drop."""


class LiveCheck(QObject):
    """Asked for the newest place only; the answer comes from a thread. Signals: `told()`: there is something new to paint."""

    told = Signal()
    _arrived = Signal(object)

    def __init__(self, context: Context, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._wanted: tuple[Chosen, float, float] | None = None
        self._asked: tuple[float, float] | None = None
        self._job: Job[Ahead] | None = None
        self.ahead: Ahead | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SETTLE_MS)
        self._soon.timeout.connect(self._ask)
        self._arrived.connect(self._on_arrived)

    def drag_to(self, moving: Chosen, dx_mm: float, dy_mm: float) -> None:
        """What is dragged, and how far it is from where it stood."""
        if (dx_mm, dy_mm) == self._asked or len(self._context.snapshot.cables) > LARGEST:
            return
        self._wanted, self._asked = (moving, dx_mm, dy_mm), (dx_mm, dy_mm)
        if not self._soon.isActive():
            self._soon.start()

    def let_go(self) -> None:
        """The drag is over, one way or the other."""
        self._soon.stop()
        self._wanted = self._asked = self.ahead = None
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def _ask(self) -> None:
        if self._wanted is None:
            return
        if self._job is not None and not self._job.done:
            self._soon.start()
            return
        context, (moving, dx_mm, dy_mm) = self._context, self._wanted
        base, scratch, library = context.snapshot, context.document.copy(), context.library
        report = context.report

        def work(progress: Progress) -> Ahead:
            return look_ahead(base, scratch, library, moving, dx_mm, dy_mm, report=report, progress=progress)

        self._job = Job(tr("Checking what is dragged"), work, on_done=self._arrived.emit)

    def _on_arrived(self, job: Job[Ahead]) -> None:
        if job is self._job and job.result is not None and self._wanted is not None:
            self.ahead = job.result
            self.told.emit()

    def card(self) -> Card | None:
        """What would be wrong, None while nothing is."""
        ahead = self.ahead
        if ahead is None or not (ahead.refused or ahead.findings):
            return None
        lines = [finding.text for finding in ahead.findings[1:]]
        if ahead.more:
            lines.append(counted(ahead.more, "and {count} more", "and {count} more"))
        text = ahead.refused or ahead.findings[0].text
        return Card(text, "", tuple(lines), tone="error" if ahead.fails else "warn", framed=True)

    def paint(self, painter: QPainter, at: QPointF, room: QRectF) -> None:
        card = self.card()
        if card is not None:
            paint_card(painter, self._context.theme, card, at, room)
