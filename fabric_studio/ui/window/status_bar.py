"""The foot of the window: findings by severity, the figures of the design, where the pointer is, the snap."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QPushButton, QWidget

from fabric_studio.base.language import counted, mark, tr
from fabric_studio.base.units import format_length
from fabric_studio.ui.background.reading import Reading
from fabric_studio.ui.canvas.view import PlanView
from fabric_studio.ui.context import Context
from fabric_studio.ui.controls import ElidedLabel
from fabric_studio.ui.icons import icon
from fabric_studio.ui.theme import SPACE
from fabric_studio.ui.totals import Totals, totals_of

SETTLE_MS = 60
_SEVERITIES = (
    ("error", mark("{count} errors"), mark("{count} error"), "warning-circle", "error"),
    ("warning", mark("{count} warnings"), mark("{count} warning"), "warning", "warn"),
    ("info", mark("{count} notes"), mark("{count} note"), "info", "accent"),
)


class StatusBar(QFrame):
    """Clicking a count shows the findings: "findings.show" where the window has declared it."""

    def __init__(self, context: Context, plan: PlanView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context, self._plan = context, plan
        self.setProperty("role", "status")
        self.setFixedHeight(30)
        self.setAccessibleName(tr("Status"))
        self.state = QLabel()
        self.state.setProperty("role", "label")
        self.state.setContentsMargins(6, 0, 0, 0)
        self.counts: dict[str, QPushButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE + 2, 0, SPACE, 0)
        row.setSpacing(4)
        for name, *_ in _SEVERITIES:
            button = QPushButton()
            button.setProperty("role", "status")
            button.clicked.connect(self._show_findings)
            self.counts[name] = button
            row.addWidget(button)
        row.addWidget(self.state)
        row.addSpacing(SPACE * 3)
        self.facts = ElidedLabel()
        self.facts.setProperty("role", "label")
        row.addWidget(self.facts)
        row.addSpacing(SPACE * 2)
        self.hint = ElidedLabel()
        self.hint.setProperty("role", "label")
        row.addWidget(self.hint, 1)
        self.place = QLabel()
        self.place.setProperty("role", "label")
        row.addWidget(self.place)
        row.addSpacing(SPACE)
        unit = QLabel(tr("Gb/s one-way"))
        unit.setProperty("role", "label")
        unit.setToolTip(tr("Every bandwidth in this program is for one direction"))
        row.addWidget(unit)
        self.snap = QPushButton()
        self.snap.setProperty("role", "status")
        self.snap.setToolTip(tr("The grid that things come to rest on; Alt while dragging leaves it"))
        self.snap.clicked.connect(self._choose_snap)
        row.addWidget(self.snap)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SETTLE_MS)
        self._soon.timeout.connect(self._refresh_facts)
        context.document_changed.connect(self._on_change)
        context.document_replaced.connect(self._refresh_facts)
        context.report_changed.connect(self._on_report)
        context.theme_changed.connect(lambda: self._on_report(context.report))
        context.view_changed.connect(self._refresh_snap)
        plan.pointer_moved.connect(self._on_pointer)
        plan.pointer_left.connect(lambda: self.place.setText(""))
        plan.hint_changed.connect(self._on_hint)
        self._totals = Reading("Totals", totals_of, self._show_totals, self)
        self._refresh_facts()
        self._refresh_snap()
        self._on_report(context.report)

    def _on_change(self, _change: object) -> None:
        self._soon.start()
        self.state.setText(tr("checking …"))

    def _refresh_facts(self) -> None:
        self._totals.ask(self._context.snapshot)

    def _show_totals(self, totals: Totals) -> None:
        self.facts.setText("     ".join(totals.words()))

    def _on_report(self, report: object) -> None:
        summary = getattr(report, "summary", {})
        for name, many, one, icon_name, token in _SEVERITIES:
            count, button = int(summary.get(name, 0)), self.counts[name]
            button.setVisible(count > 0)
            button.setText(counted(count, one, many))
            button.setIcon(icon(icon_name, self._context.theme, colour=token))
        words = []
        if report is not None:
            if not any(summary.get(name, 0) for name, *_ in _SEVERITIES):
                words.append(
                    tr("no findings")
                    if getattr(report, "complete", True)
                    else tr("not everything was checked")
                )
            if summary.get("approved", 0):
                words.append(tr("{summary:,} approved", summary=summary["approved"]))
        elif len(self._context.snapshot):
            words.append(tr("checking …"))
        self.state.setText("     ".join(words))

    def _show_findings(self) -> None:
        if "findings.show" in self._context.actions:
            self._context.actions["findings.show"].trigger()

    def _on_pointer(self, x_mm: float, y_mm: float) -> None:
        if self._context.units == "imperial":
            x, y = (format_length(v, imperial=True) for v in (x_mm, y_mm))
            self.place.setText(f"x {x}   y {y}")
        else:
            self.place.setText(f"x {x_mm / 1e3:.3f}   y {y_mm / 1e3:.3f} m")

    def _on_hint(self, text: str) -> None:
        self.hint.setText(text if self._plan.tool.name != "select" else "")

    def _refresh_snap(self) -> None:
        self.snap.setText(tr("snap {length}", length=format_length(self._context.snap_mm)))
        self._on_hint(self._plan.tool.hint())

    def _choose_snap(self) -> None:
        menu = QMenu(self)
        for name, action in self._context.actions:
            if name.startswith("snap."):
                menu.addAction(action)
        above = self.snap.mapToGlobal(QPoint(0, -menu.sizeHint().height()))
        menu.popup(above)
