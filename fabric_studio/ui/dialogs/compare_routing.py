"""One workload under every routing that fits the design: rates and times side by side, and the best one to take over."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHeaderView, QLabel, QTreeWidget, QTreeWidgetItem, QWidget

from fabric_studio.app.routing_comparison import compared
from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress
from fabric_studio.base.units import format_rate, format_time
from fabric_studio.routing.catalogue import POLICIES
from fabric_studio.sim.comparison import RoutingComparison, RoutingOutcome
from fabric_studio.ui.background.work import BackgroundWork
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.frame import DialogFrame
from fabric_studio.ui.icons import icon
from fabric_studio.workloads.catalogue import WORKLOADS

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_GBPS = 8e-9
_FASTEST_WITHIN = 1.001


class CompareRoutingDialog(DialogFrame):
    """Begins at once. `found`: what is shown, None before that. `chosen`: the routing that was taken over, with its pxn; None for none."""

    def __init__(
        self, context: Context, workload: str, params: dict[str, object], parent: QWidget | None = None
    ) -> None:
        super().__init__(
            tr("Compare routings"),
            tr(
                "{workload} under every routing that fits this design. Rates are of single transfers over cables, in Gb/s, while the first"
                " ones all run.",
                workload=tr(WORKLOADS[workload].title),
            ),
            parent,
        )
        self._context = context
        self.found: RoutingComparison | None = None
        self.chosen: tuple[str, str] | None = None
        self.setMinimumSize(860, 520)
        self.table = QTreeWidget()
        self.table.setAccessibleName(tr("Routings"))
        self.table.setRootIsDecorated(False)
        self.table.setUniformRowHeights(True)
        self.table.setAlternatingRowColors(False)
        heads = (
            tr("Routing"), tr("Least"), tr("5 %"), tr("Median"), tr("Mean"), tr("Most"), tr("Of line"), tr("All done after"),
        )  # fmt: skip
        self.table.setHeaderLabels(list(heads))
        header = self.table.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in range(1, len(heads)):
            self.table.headerItem().setTextAlignment(column, _RIGHT)
        self.note = QLabel()
        self.note.setProperty("role", "label")
        self.note.setWordWrap(True)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.body.addWidget(self.table, 1)
        self.body.addWidget(self.note)
        self.work = BackgroundWork(context, self.table)
        self.copy_button = self.add_button(tr("Copy"), self.copy, left=True)
        self.copy_button.setEnabled(False)
        self.add_button(tr("Close"), self.reject)
        self.use_button = self.add_button(tr("Use this routing"), self.use, role="primary")
        self.use_button.setEnabled(False)
        self.table.currentItemChanged.connect(lambda now, _before: self.use_button.setEnabled(now is not None))
        self.table.itemDoubleClicked.connect(lambda _item, _column: self.use())
        snapshot, title = context.snapshot, context.session.title
        own = {name: value for name, value in params.items() if name not in ("routing", "pxn")}

        def work(progress: Progress) -> RoutingComparison | str:
            try:
                return compared(snapshot, title, workload, own, progress)
            except BadInputError as error:
                return str(error)

        self.work.run(tr("Running it under every routing"), work, self._show)

    def use(self) -> None:
        """Take the chosen one over and close."""
        outcome = self._current()
        if outcome is not None:
            self.chosen = outcome.routing, outcome.pxn
            self.accept()

    def copy(self) -> None:
        """As text with tabs, which documents and spreadsheets take as a table."""
        rows = [self.table.headerItem(), *(self.table.topLevelItem(k) for k in range(self.table.topLevelItemCount()))]
        lines = ("\t".join(row.text(c) for c in range(self.table.columnCount())) for row in rows if row is not None)
        QGuiApplication.clipboard().setText("\n".join(lines))

    def done(self, result: int) -> None:
        self.work.wait()
        super().done(result)

    def _current(self) -> RoutingOutcome | None:
        item = self.table.currentItem()
        if item is None or self.found is None:
            return None
        return self.found.outcomes[self.table.indexOfTopLevelItem(item)]

    def _show(self, found: RoutingComparison | str) -> None:
        if isinstance(found, str):
            self.note.setProperty("role", "error")
            self.note.style().unpolish(self.note)
            self.note.style().polish(self.note)
            self.note.setText(found)
            return
        self.found = found
        theme = self._context.theme
        fastest = min((outcome.duration_s for outcome in found.outcomes), default=0.0)
        best: QTreeWidgetItem | None = None
        for outcome in found.outcomes:
            item = QTreeWidgetItem(self.table, _cells(outcome))
            item.setToolTip(0, tr(POLICIES[outcome.routing].summary))
            for column in range(1, self.table.columnCount()):
                item.setTextAlignment(column, _RIGHT)
            if outcome.duration_s <= fastest * _FASTEST_WITHIN:
                item.setIcon(7, icon("check-circle", theme, colour="ok"))
                item.setFont(7, theme.font("text", bold=True))
                best = best or item
        if best is not None:
            self.table.setCurrentItem(best)
        self.copy_button.setEnabled(bool(found.outcomes))
        self.note.setText(_below(found))


def _cells(outcome: RoutingOutcome) -> list[str]:
    title = tr(POLICIES[outcome.routing].title)
    rates = (
        outcome.min_bytes_s, outcome.p5_bytes_s, outcome.median_bytes_s, outcome.mean_bytes_s, outcome.max_bytes_s,
    )  # fmt: skip
    return [
        title if outcome.pxn == "auto" else tr("{title}, without PXN", title=title),
        *(f"{rate * _GBPS:,.1f}" for rate in rates),
        f"{outcome.of_line:.1%}",
        format_time(outcome.duration_s),
    ]


def _below(found: RoutingComparison) -> str:
    """What a line is, and what was left out and why."""
    said = []
    if found.line_bytes_s:
        said.append(tr("Line: {rate} for one accelerator.", rate=format_rate(found.line_bytes_s * _GBPS)))
    for why in dict.fromkeys(found.misfits.values()):
        titles = ", ".join(tr(POLICIES[name].title) for name, its in found.misfits.items() if its == why)
        said.append(tr("Left out: {titles}: {why}.", titles=titles, why=why.rstrip(".")))
    return "\n".join(said)
