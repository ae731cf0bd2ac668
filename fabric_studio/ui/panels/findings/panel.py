"""What the check found: grouped by severity, to show, to fix, to approve; and how every rule fared."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QStackedWidget,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from fabric_studio.base.language import counted, tr
from fabric_studio.rules.findings import Finding, Report
from fabric_studio.ui.context import Context
from fabric_studio.ui.controls import ElidedLabel, SearchField
from fabric_studio.ui.dialogs.mend import fix_all
from fabric_studio.ui.dialogs.rule_settings import RuleSettingsDialog
from fabric_studio.ui.icons import icon
from fabric_studio.ui.panels.findings.delegate import FindingsDelegate, RulesDelegate
from fabric_studio.ui.panels.findings.detail import FindingDetail
from fabric_studio.ui.panels.findings.here import fix_finding, show_finding
from fabric_studio.ui.panels.findings.model import FindingsModel, RulesModel, grouped, summary_words
from fabric_studio.ui.theme import SPACE


class FindingsPanel(QFrame):
    """A click or Return shows the place; F8 and Shift+F8 go on to the next; the foot tells all of the current one.

    While a new check is under way the last findings stay, said to be from before the edit.
    """

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._report: Report | None = context.report
        self.setProperty("role", "panel")
        self.setMinimumWidth(320)
        self.title = QLabel(tr("Findings"))
        self.title.setProperty("role", "title")
        self.state = ElidedLabel()
        self.state.setProperty("role", "label")
        self.search = SearchField(context.theme, tr("Filter by text or rule"), tr("Filter findings"))
        self.rules_button = QPushButton(tr("Rules"))
        self.rules_button.setCheckable(True)
        self.settings_button = QPushButton(tr("Settings …"))
        self.settings_button.setToolTip(tr("Severities, limits and profiles of this project"))
        self.settings_button.clicked.connect(lambda _checked=False: self.show_settings())
        self.rules_button.setToolTip(tr("How every rule fared"))
        self.model, self.rules_model = FindingsModel(self), RulesModel(self)
        self.tree = self._tree()
        self.rules = self._rules_list()
        self.empty_mark, self.empty = QLabel(), QLabel()
        self._stack = QStackedWidget()
        self._empty_page = self._empty()
        for page in (self.tree, self.rules, self._empty_page):
            self._stack.addWidget(page)
        self.detail = FindingDetail(context)

        head = QHBoxLayout()
        head.setSpacing(SPACE)
        head.addWidget(self.title)
        head.addWidget(self.state, 1)
        head.addWidget(self.settings_button)
        head.addWidget(self.rules_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SPACE + 4, SPACE, SPACE, 0)
        layout.setSpacing(SPACE)
        layout.addLayout(head)
        layout.addWidget(self.search)
        self._both = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._both.setSpacing(SPACE)
        self._both.addWidget(self._stack, 3)
        self._both.addWidget(self.detail, 0)
        layout.addLayout(self._both, 1)

        self.search.textChanged.connect(self._fill)
        self.rules_button.toggled.connect(self._fill)
        selection = self.tree.selectionModel()
        selection.currentChanged.connect(self._on_current)
        self.tree.clicked.connect(self._on_clicked)
        self.rules.clicked.connect(self._on_rule_clicked)
        self.rules.doubleClicked.connect(self._show_rule)
        self.tree.installEventFilter(self)
        self.rules.installEventFilter(self)
        self.tree.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        context.report_changed.connect(self._on_report)
        context.document_changed.connect(lambda _change: self._head())
        context.document_replaced.connect(self._forget)
        context.theme_changed.connect(self._on_theme)
        self._declare_actions()
        self._fill()

    # -- building ---------------------------------------------------------------------------------------------------

    def _tree(self) -> QTreeView:
        tree = QTreeView()
        tree.setModel(self.model)
        tree.setHeaderHidden(True)
        tree.setRootIsDecorated(False)
        tree.setUniformRowHeights(True)
        tree.setIndentation(0)
        tree.setMouseTracking(True)
        tree.setExpandsOnDoubleClick(False)
        tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        tree.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        tree.setItemDelegate(FindingsDelegate(self._context, tree))
        tree.setAccessibleName(tr("Findings"))
        return tree

    def _rules_list(self) -> QListView:
        rules = QListView()
        rules.setModel(self.rules_model)
        rules.setMouseTracking(True)
        rules.setUniformItemSizes(True)
        rules.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        rules.setItemDelegate(RulesDelegate(self._context, rules))
        rules.setAccessibleName(tr("Rules"))
        return rules

    def _empty(self) -> QWidget:
        page = QWidget()
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.empty.setProperty("role", "dim")
        layout = QVBoxLayout(page)
        layout.addStretch(2)
        layout.addWidget(self.empty_mark, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self.empty)
        layout.addStretch(3)
        return page

    def _declare_actions(self) -> None:
        """The keys, where nobody has declared them yet."""
        actions = self._context.actions
        for name, text, keys, act in (
            ("findings.next", tr("Next finding"), "F8", lambda: self.step(1)),
            ("findings.previous", tr("Previous finding"), "Shift+F8", lambda: self.step(-1)),
            ("findings.fix", tr("Fix this finding"), "Ctrl+.", self.fix_current),
            ("findings.fix_all", tr("Fix all of this kind …"), "Ctrl+Shift+.", self.fix_all),
            ("findings.settings", tr("Rule settings …"), "", lambda: self.show_settings()),
        ):
            if name not in actions:
                self.addAction(actions.add(name, text, act, shortcut=keys or ()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The detail stands beside the list where the panel is wide, below it where it is high."""
        super().resizeEvent(event)
        wide = self.width() > 1.4 * self.height()
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if self._both.direction() != direction:
            self._both.setDirection(direction)
            self._both.setStretch(1, 2 if wide else 0)

    # -- the current finding ----------------------------------------------------------------------------------------

    @property
    def current(self) -> Finding | None:
        return self.model.finding(self.tree.currentIndex())

    def step(self, by: int) -> None:
        """To the next or previous finding in the list, and show its place."""
        index = self.model.step(self.tree.currentIndex(), by)
        if not index.isValid():
            return
        self.tree.setCurrentIndex(index)
        self.show_current()

    def show_current(self) -> None:
        if self.current is not None:
            show_finding(self._context, self.current)

    def fix_current(self) -> None:
        if self.current is not None:
            fix_finding(self._context, self.current)

    def fix_all(self) -> None:
        """All findings of the rule of the current one, after a look at what that comes to."""
        if self.current is not None:
            fix_all(self._context, self.current.rule, self)

    def show_settings(self, rule: str = "") -> None:
        """Severities, limits and profiles of this project; those of one rule first."""
        dialog = RuleSettingsDialog(self._context, self.window(), rule=rule)
        dialog.exec()
        dialog.deleteLater()

    def _on_current(self, index: QModelIndex, _before: QModelIndex) -> None:
        self.detail.show_finding(self.model.finding(index))

    def _on_clicked(self, index: QModelIndex) -> None:
        if self.model.finding(index) is None:
            self.tree.setExpanded(index, not self.tree.isExpanded(index))
        else:
            self.show_current()

    def _on_rule_clicked(self, index: QModelIndex) -> None:
        """A rule that waits for a figure of the project asks for it; the others by Return or a double click."""
        if self.rules_model.statuses[index.row()].asks:
            self._show_rule(index)

    def _show_rule(self, index: QModelIndex) -> None:
        if index.isValid():
            self.show_settings(self.rules_model.statuses[index.row()].id)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        entered = isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if watched is self.tree and event.type() == QEvent.Type.KeyPress and entered:
            self._on_clicked(self.tree.currentIndex())
            return True
        if watched is self.rules and event.type() == QEvent.Type.KeyPress and entered:
            self._show_rule(self.rules.currentIndex())
            return True
        return super().eventFilter(watched, event)

    # -- following the check ----------------------------------------------------------------------------------------

    def _on_scrolled(self, value: int) -> None:
        bar = self.tree.verticalScrollBar()
        if value >= bar.maximum() - bar.pageStep():
            self.model.load_more()

    def _forget(self) -> None:
        self._report = None
        self._fill()

    def _on_report(self, report: object) -> None:
        if isinstance(report, Report):
            self._report = report
            self._fill()
        else:
            self._head()

    def _fill(self, _value: object = None) -> None:
        kept = self.current
        groups = grouped(self._report, self.search.text())
        self.model.set_groups(groups)
        self.rules_model.set_report(self._report)
        for row, group in enumerate(groups):
            self.tree.setExpanded(
                self.model.index(row, 0), group.severity != "approved" or bool(self.search.text())
            )
        if kept is not None:
            again = self.model.find(kept.rule, kept.key)
            if again.isValid():
                self.tree.setCurrentIndex(again)
        self.detail.show_finding(self.current)
        if self.rules_button.isChecked():
            self._stack.setCurrentWidget(self.rules)
        else:
            self._stack.setCurrentWidget(self.tree if groups else self._empty_page)
        self.search.setVisible(
            not self.rules_button.isChecked() and bool(self._report and self._report.findings)
        )
        self.settings_button.setVisible(self.rules_button.isChecked())
        self.detail.setVisible(not self.rules_button.isChecked() and self.current is not None)
        self._head()

    def _head(self) -> None:
        report, stale = self._report, self._is_stale()
        words = tr("checking…") if report is None or stale else ""
        if report is not None:
            counts = report.summary
            shown = [
                counted(counts["error"], "{count} error", "{count} errors"),
                counted(counts["warning"], "{count} warning", "{count} warnings"),
            ]
            words = ", ".join(shown) + (f", {words}" if words else "")
            if not report.complete:
                words += tr(", not all rules finished")
        self.state.setText(words)
        self._empty_words()

    def _is_stale(self) -> bool:
        return self._report is not None and self._report.revision != self._context.document.revision

    def _empty_words(self) -> None:
        report = self._report
        name, token, words = "hourglass", "dim", tr("Checking the design…")
        if report is not None and self.search.text() and report.findings:
            name, words = "funnel", tr("No finding has “{strip}” in it.", strip=self.search.text().strip())
        elif report is not None:
            finished = all(status.status not in ("crashed", "cancelled") for status in report.rules)
            name, token = ("check-circle", "ok") if finished else ("warning", "warn")
            words = summary_words(report)
        self.empty.setText(words)
        self.empty_mark.setPixmap(icon(name, self._context.theme, colour=token).pixmap(32, 32))

    def _on_theme(self) -> None:
        self._empty_words()
        self.tree.viewport().update()
        self.rules.viewport().update()
